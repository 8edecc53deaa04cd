//! Tests of the site as it is written to disk: all pages, in all languages.

mod chapters;
mod examples;
mod html;
mod languages;
mod lessons;
mod links;
mod names;
mod pages;
mod previews;
mod scripts;
mod third_party;
mod untold;

use nian_site::{Address, Options, Outline, Page, outlines, write_site};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A page as written.
struct Written {
    address: Address,
    /// The file, below the site's root.
    file: String,
    html: String,
}

/// The site, written once for all tests, beside empty files in place of the wasm.
fn site() -> &'static Path {
    static SITE: OnceLock<PathBuf> = OnceLock::new();
    SITE.get_or_init(|| {
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("site");
        let _ = fs::remove_dir_all(&out);
        bundle_into(&out);
        write(&Options {
            out: out.clone(),
            project: project(),
            site_url: None,
            bundled: true,
        })
        .expect("the site is written");
        out
    })
}

/// Makes a folder with empty files in place of what Trunk puts into it.
fn bundle_into(out: &Path) {
    fs::create_dir_all(out).expect("a folder for the site");
    for name in [
        "nian-engine-0123456789abcdef.js",
        "nian-engine-0123456789abcdef_bg.wasm",
        "nian-practise-0123456789abcdef.js",
        "nian-practise-0123456789abcdef_bg.wasm",
        "nian-play-0123456789abcdef.js",
        "nian-play-0123456789abcdef_bg.wasm",
        "nian-class-0123456789abcdef.js",
        "nian-class-0123456789abcdef_bg.wasm",
        "nian-paper-0123456789abcdef.js",
        "nian-paper-0123456789abcdef_bg.wasm",
        "nian-scorm-0123456789abcdef.js",
        "nian-scorm-0123456789abcdef_bg.wasm",
        "nian-teach-0123456789abcdef.js",
        "nian-teach-0123456789abcdef_bg.wasm",
        "nian-worker.js",
        "nian-worker_bg.wasm",
        "nian-qr.js",
        "nian-qr_bg.wasm",
    ] {
        fs::write(out.join(name), "").expect("a file in place of the bundle's");
    }
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn write(options: &Options) -> Result<(), nian_site::SiteError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    tokio::task::LocalSet::new().block_on(&runtime, write_site(options))
}

impl Written {
    fn read(address: Address) -> Self {
        let file = format!("{}index.html", address.folder());
        let html = fs::read_to_string(site().join(&file));
        Self {
            address,
            html: html.unwrap_or_else(|error| panic!("{file}: {error}")),
            file,
        }
    }
}

/// Whether the page is part of another one now: it says so, and no more.
fn has_moved(page: Page) -> bool {
    matches!(page, Page::Lab | Page::Tables | Page::Numbers | Page::Teach)
}

fn pages() -> Vec<Written> {
    Address::all(articles()).map(Written::read).collect()
}

/// The pages of our articles.
fn articles() -> &'static [Outline] {
    static ARTICLES: OnceLock<Vec<Outline>> = OnceLock::new();
    ARTICLES.get_or_init(|| outlines(&project().join("www/articles")).expect("the articles"))
}
