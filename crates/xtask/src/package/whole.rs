//! `cargo xtask package --site`: the site as it stands in `dist`, as a zip for a school's web server.

use super::{compress, failed};
use crate::{failure::Result, process::announced, project};
use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};
use zip::ZipArchive;

/// What it is written to.
pub(crate) fn file() -> PathBuf {
    project::root().join(format!("nian-site-{}.zip", env!("CARGO_PKG_VERSION")))
}

/// Writes the zip, and looks into it.
pub(super) fn package() -> Result {
    let zip = file();
    announced("site: a zip of it", "seconds", || {
        compress(&project::dist(), &zip)
            .map_err(|error| failed(&format!("{}: {error}", zip.display())))?;
        let files = unpacked(&zip).map_err(|error| failed(&error.to_string()))?;
        whole(&files).map_err(|what| failed(&format!("{}: {what}", zip.display())))
    })?;
    eprintln!(
        "{}: unpacked into any folder of a web server it is the site.",
        zip.display()
    );
    Ok(())
}

/// What is in a zip: each file by its path, with its text where it is a page.
fn unpacked(zip: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut archive = ZipArchive::new(File::open(zip)?)?;
    let mut files = BTreeMap::new();
    for at in 0..archive.len() {
        let mut file = archive.by_index(at)?;
        let name = file.name()?.into_owned();
        let mut text = String::new();
        if name.ends_with(".html") {
            file.read_to_string(&mut text)?;
        } else {
            io::copy(&mut file, &mut io::sink())?; // its sum is looked at
        }
        files.insert(name, text);
    }
    Ok(files)
}

/// Whether there is a first page, and every link of every page leads to a file.
fn whole(files: &BTreeMap<String, String>) -> std::result::Result<(), String> {
    if !files.contains_key("index.html") {
        return Err("it has no index.html".to_owned());
    }
    for (page, text) in files {
        for link in links(text) {
            let Some(to) = target(page, link) else {
                continue;
            };
            if !files.contains_key(&to) {
                return Err(format!("{page} leads to {link}, and there is no {to}"));
            }
        }
    }
    Ok(())
}

/// What a page links to and asks for. The site's writer puts attributes into double quotes, and escapes `<`
/// and `>` elsewhere; `src` of a widget is a name.
fn links(html: &str) -> impl Iterator<Item = &str> {
    let tags = html.split('<').filter_map(|piece| piece.split_once('>'));
    let ours = tags.map(|(tag, _)| tag).filter(|tag| {
        let name = tag.split(' ').next().unwrap_or_default();
        !name.contains('-')
    });
    ours.flat_map(|tag| {
        let value = |start| Some(tag.split_once(start)?.1.split_once('"')?.0);
        [" href=\"", " src=\""].into_iter().filter_map(value)
    })
}

/// The file that a link of a page leads to; none for a place in the page, or on another site.
fn target(page: &str, link: &str) -> Option<String> {
    let path = link.split(['?', '#']).next().unwrap_or_default();
    if path.is_empty() || path.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    if path.ends_with('/') || path.ends_with("..") || path.ends_with("/.") || path == "." {
        parts.push("index.html");
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::{target, unpacked, whole};
    use crate::package::compress;
    use std::{env, fs, process};

    #[test]
    fn a_site_is_whole_when_its_links_lead_to_files() {
        let folder = env::temp_dir().join(format!("nian-site-{}", process::id()));
        let zip = folder.with_extension("zip");
        let pack = |page: &str| {
            let text = format!(
                "<p><a href=\"{page}\">x</a><a href=\"https://x.example/\">y</a><nian-claim src=\"a/b\"></nian-claim></p>"
            );
            fs::write(folder.join("en/index.html"), text).unwrap();
            compress(&folder, &zip).unwrap();
            whole(&unpacked(&zip).unwrap())
        };
        fs::create_dir_all(folder.join("en")).unwrap();
        assert!(pack("#here").unwrap_err().contains("index.html"));
        fs::write(folder.join("index.html"), "").unwrap();
        assert_eq!(pack("#here"), Ok(()));
        assert_eq!(pack("../?x=1#here"), Ok(()));
        assert!(pack("../nothing.js").unwrap_err().contains("no nothing.js"));
        assert!(pack("play/").unwrap_err().contains("en/play/index.html"));
        fs::remove_dir_all(folder).unwrap();
        fs::remove_file(zip).unwrap();
    }

    #[test]
    fn a_link_is_followed_from_its_page() {
        let to = |link| target("en/play/index.html", link);
        let file = |name: &str| Some(name.to_owned());
        assert_eq!(to("../../nian.js"), file("nian.js"));
        assert_eq!(to("../"), file("en/index.html"));
        assert_eq!(to("./?p=nim:1"), file("en/play/index.html"));
        assert_eq!(to("../show/a/b/"), file("en/show/a/b/index.html"));
        for none in [
            "#main",
            "?p=nim:1",
            "https://x.example/",
            "mailto:x@x.example",
        ] {
            assert_eq!(to(none), None, "{none}");
        }
    }
}
