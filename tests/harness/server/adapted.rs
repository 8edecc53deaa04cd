//! Pages and styles as a test has them served.

use super::Host;

/// What pages of ours and of the tests have first in their head.
const FIRST: &str = "<meta charset=";

/// What in a page of ours has a worker keep the site, and what stands there where none is to.
const WORKER: [&str; 2] = [" data-worker=", " data-no-worker="];

/// What browsers do not know that are a few years old, and what they are told instead.
const NEWER: [(&str, &str); 4] = [
    ("@container", "@unknown"),
    ("color-mix(", "unknown("),
    ("light-dark(", "unknown("),
    ("@media (width", "@media (unknown"),
];

impl Host {
    /// A page with the scripts in it that the tests need there.
    pub(super) fn adapted(&self, page: &[u8]) -> Vec<u8> {
        let page = String::from_utf8_lossy(page);
        let scripts = [
            (self.listens, "tell.js"),
            (self.setup.old, "old.js"),
            (self.setup.impatient, "impatient.js"),
        ]
        .into_iter()
        .filter(|(wanted, _)| *wanted)
        .map(|(_, name)| format!("<script src=/fixtures/{name}></script>"));
        let scripts: String = scripts.collect();
        let page = page.replacen(FIRST, &(scripts + FIRST), 1);
        if self.setup.worker {
            return page.into_bytes();
        }
        page.replacen(WORKER[0], WORKER[1], 1).into_bytes()
    }

    /// Styles as an older browser reads them.
    pub(super) fn aged(&self, styles: Vec<u8>) -> Vec<u8> {
        if !self.setup.old {
            return styles;
        }
        let mut text = String::from_utf8_lossy(&styles).into_owned();
        for (newer, unknown) in NEWER {
            text = text.replace(newer, unknown);
        }
        text.into_bytes()
    }
}
