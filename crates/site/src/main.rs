//! `nian-site [--bundled] [--site-url URL] OUT_DIR`: writes the site into the bundler's output folder.
//! `nian-site --inline-styles OUT_DIR`: inlines its minified styles into its pages.
//! `nian-site --describe PACKAGE_DIR`: writes descriptions of the elements for editors and frameworks into a package.
#![forbid(unsafe_code)]

use nian_site::{Options, SiteError, describe, inline_styles, outlines, write_site};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: nian-site [--bundled] [--site-url URL] OUT_DIR
       nian-site --inline-styles OUT_DIR
       nian-site --describe PACKAGE_DIR

Writes the pages, styles, scripts and lessons of the site into OUT_DIR, where the bundler has
put nian-HASH.js and nian-HASH_bg.wasm before, and those of the workers, the QR codes and the tasks.
With --bundled, the pages take their script as one file, which is to be made of it and its parts.
With --site-url, the pages name the address that they will have to other sites and messengers.
With --inline-styles, puts the pages' styles, which may have been minified since, into the pages.
With --describe, writes what editors and frameworks are told of the elements into a package for npm.
";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match arguments.as_slice() {
        [help] if help == "--help" || help == "-h" => {
            print!("{USAGE}");
            ExitCode::SUCCESS
        }
        [inline, out] if inline == "--inline-styles" => {
            let articles = outlines(&project().join("www/articles"));
            finished(articles.and_then(|articles| inline_styles(Path::new(out), &articles)))
        }
        [option, package] if option == "--describe" => finished(describe(Path::new(package))),
        [bundled, rest @ ..] if bundled == "--bundled" => write_as_told(rest, true),
        rest => write_as_told(rest, false),
    }
}

/// Writes the site as the arguments say; fails if they are invalid.
fn write_as_told(arguments: &[OsString], bundled: bool) -> ExitCode {
    let (url, out) = match arguments {
        [out] => (None, out),
        [option, url, out] if option == "--site-url" => (Some(url), out),
        _ => return refuse(),
    };
    match url.map(|url| url.to_str().map(str::to_owned)) {
        Some(None) => refuse(),
        url => finished(write(out, bundled, url.flatten())),
    }
}

fn refuse() -> ExitCode {
    eprint!("{USAGE}");
    ExitCode::from(2)
}

/// The project's folder: this program runs beside the sources that it was built from.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn write(out: &OsStr, bundled: bool, site_url: Option<String>) -> Result<(), SiteError> {
    let options = Options {
        out: out.into(),
        project: project(),
        site_url,
        bundled,
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| SiteError {
            file: options.out.clone(),
            what: error.to_string(),
        })?;
    tokio::task::LocalSet::new().block_on(&runtime, write_site(&options))
}

fn finished(result: Result<(), SiteError>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nian-site: {error}");
            ExitCode::FAILURE
        }
    }
}
