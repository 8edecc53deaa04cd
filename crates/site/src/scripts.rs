//! The scripts of `www` with values filled in that only Rust knows: `%NAME%` stands for a text, the string `"%NAME%"`
//! for a value.

use crate::bundle::Bundle;
use crate::known::known;
use crate::{SiteError, files, styles, tools};
use std::path::{Path, PathBuf};

/// The path of each script below `www`, and its content, in which the version is not filled in yet.
pub(crate) type Scripts = Vec<(PathBuf, String)>;

/// Reads all scripts.
pub(crate) fn read(
    www: &Path,
    bundle: &Bundle,
    articles: &[&'static str],
) -> Result<Scripts, SiteError> {
    let mut values = known(articles).to_vec();
    values.extend(tools::values());
    values.push((
        "STANCE",
        serde_json::Value::from(styles::stance(www)?).to_string(),
    ));
    let filled = scripts(www)?.into_iter().map(|script| {
        let text = files::read(&script)?.replace("%RELEASE%", env!("CARGO_PKG_VERSION"));
        let text = bundle.fill(&with(&values, text));
        let place = script.strip_prefix(www).expect("it lies there");
        Ok((place.to_owned(), text))
    });
    filled.collect()
}

/// Writes all scripts into `out`.
pub(crate) fn write(out: &Path, scripts: &Scripts, version: &str) -> Result<(), SiteError> {
    for (place, text) in scripts {
        files::write(&out.join(place), text.replace("%VERSION%", version))?;
    }
    Ok(())
}

/// Fills values into a script.
fn with(values: &[(&str, String)], script: String) -> String {
    values.iter().fold(script, |script, (name, value)| {
        script.replace(&format!("\"%{name}%\""), value)
    })
}

/// The scripts in `www`, and their modules in folders.
fn scripts(www: &Path) -> Result<Vec<PathBuf>, SiteError> {
    let mut scripts = Vec::new();
    for path in files::list(www)? {
        if path.is_dir() {
            scripts.extend(files::list(&path)?);
        } else {
            scripts.push(path);
        }
    }
    scripts.retain(|path| path.extension().is_some_and(|kind| kind == "js"));
    Ok(scripts)
}
