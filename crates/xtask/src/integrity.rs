//! `integrity.json`: by what a page knows that a script of ours is the one that its author has looked at.

use crate::failure::{Failure, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha384};
use std::{fs, io, path::Path};

/// Where it stands in a site.
pub(crate) const FILE: &str = "integrity.json";

/// The scripts that stand in other people's pages.
const SCRIPTS: [&str; 2] = ["nian.js", "frame.js"];

/// Writes the value of the attribute `integrity` for each.
pub(crate) fn write(site: &Path) -> Result {
    let failed = |error: io::Error| Failure::new(format!("writing {FILE}: {error}"), "");
    let mut lines = Vec::new();
    for name in SCRIPTS {
        let value = value(&fs::read(site.join(name)).map_err(failed)?);
        lines.push(format!("  {name:?}: {value:?}"));
    }
    fs::write(site.join(FILE), format!("{{\n{}\n}}\n", lines.join(",\n"))).map_err(failed)
}

fn value(bytes: &[u8]) -> String {
    format!("sha384-{}", BASE64_STANDARD.encode(Sha384::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn a_value_is_what_browsers_compute() {
        // `printf 'alert(1)' | openssl dgst -sha384 -binary | base64`
        assert_eq!(value(b"alert(1)"), "sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW");
    }
}
