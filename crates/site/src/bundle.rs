use crate::{SiteError, files};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

/// The files that the bundler has made of `crates/widgets`; their names carry a hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    glue: String,
    wasm: String,
    /// What `nian-split` says of the parts it has taken out of the wasm, as a JSON object; it does
    /// so for the finished site only.
    parts: String,
    /// What the wasm of the worker is told apart by from older ones in a cache.
    verify: String,
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
        let parts = paths
            .iter()
            .find(|path| files::name(path).ends_with(".parts.json"));
        Ok(Self {
            glue: only(".js")?,
            wasm: only("_bg.wasm")?,
            verify: fingerprint(folder)?,
            parts: parts.map_or_else(|| Ok("{}".into()), |path| files::read(path))?,
        })
    }

    /// The loader with the names filled in.
    pub(crate) fn fill(&self, loader: &str) -> String {
        loader
            .replace("%GLUE%", &self.glue)
            .replace("%WASM%", &self.wasm)
            .replace("%WORDS%", &self.beside("${language}.txt"))
            .replace("%PART%", &self.beside("${name}.part"))
            .replace("\"%PARTS%\"", &self.parts)
            .replace("%VERIFY%", &self.verify)
    }

    /// The file with the words of a language. They are read in the order that this very wasm
    /// knows, so the name carries the same hash.
    pub(crate) fn words(&self, language: &str) -> String {
        self.beside(&format!("{language}.txt"))
    }

    fn beside(&self, ending: &str) -> String {
        let name = self.glue.strip_suffix(".js").unwrap_or(&self.glue);
        format!("{name}.{ending}")
    }
}

/// A number made of what `verify.js` and `verify_bg.wasm` hold.
fn fingerprint(folder: &Path) -> Result<String, SiteError> {
    let mut hasher = DefaultHasher::new();
    for name in ["verify.js", "verify_bg.wasm"] {
        let file = folder.join(name);
        let bytes = fs::read(&file).map_err(|error| SiteError::new(&file, error))?;
        hasher.write(&bytes);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::Bundle;
    use std::fs;

    /// What is found in a folder with these files.
    fn find(name: &str, files: &[&str]) -> Result<Bundle, String> {
        let folder =
            std::env::temp_dir().join(format!("nian-bundle-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        for file in files {
            fs::write(folder.join(file), "").expect("a file");
        }
        for file in ["verify.js", "verify_bg.wasm"] {
            fs::write(folder.join(file), file).expect("a file");
        }
        let found = Bundle::find(&folder).map_err(|error| error.what);
        fs::remove_dir_all(&folder).expect("the folder is there");
        found
    }

    #[test]
    fn the_names_are_filled_in() {
        let files = [
            "index.html",
            "nian-widgets-1a.js",
            "nian-widgets-1a_bg.wasm",
        ];
        let bundle = find("one", &files).expect("a bundle");
        let loader = bundle.fill("import('./%GLUE%'); '%WASM%'; `%WORDS%`");
        assert_eq!(
            loader,
            "import('./nian-widgets-1a.js'); 'nian-widgets-1a_bg.wasm'; \
             `nian-widgets-1a.${language}.txt`"
        );
        assert_eq!(bundle.words("en"), "nian-widgets-1a.en.txt");
    }

    #[test]
    fn none_and_two_are_refused() {
        let none = find("none", &["nian.js"]).expect_err("no bundle");
        assert!(none.starts_with("no nian-HASH"), "{none}");
        let two = find("two", &["nian-1.js", "nian-2.js", "nian-1_bg.wasm"]).expect_err("two");
        assert!(two.starts_with("more than one nian-HASH"), "{two}");
    }
}
