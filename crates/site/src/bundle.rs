use crate::{SiteError, files};
use std::path::Path;

/// The two files that the bundler has made of `crates/widgets`; their names carry a hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    glue: String,
    wasm: String,
}

impl Bundle {
    /// Finds `nian-HASH.js` and `nian-HASH_bg.wasm` in a folder.
    pub(crate) fn find(folder: &Path) -> Result<Self, SiteError> {
        let paths = files::list(folder)?;
        let only = |suffix: &str| {
            let mut names = paths
                .iter()
                .map(|path| files::name(path))
                .filter(|name| name.starts_with("nian-") && name.ends_with(suffix));
            match (names.next(), names.next()) {
                (Some(name), None) => Ok(name.to_owned()),
                (None, _) => Err(SiteError::new(
                    folder,
                    format!("no nian-HASH{suffix} in it"),
                )),
                _ => Err(SiteError::new(
                    folder,
                    format!("more than one nian-HASH{suffix} in it"),
                )),
            }
        };
        Ok(Self {
            glue: only(".js")?,
            wasm: only("_bg.wasm")?,
        })
    }

    /// The loader with the two names filled in.
    pub(crate) fn fill(&self, loader: &str) -> String {
        loader
            .replace("%GLUE%", &self.glue)
            .replace("%WASM%", &self.wasm)
    }
}
