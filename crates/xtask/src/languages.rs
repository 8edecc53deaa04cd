//! The languages in which our pages are written: the folders of texts that have pages.

use crate::project;
use std::{fs, io, path::Path, sync::OnceLock};

/// Their tags, the first language first, whose pages stand at the top of the site.
pub(crate) fn with_pages() -> &'static [String] {
    static TAGS: OnceLock<Vec<String>> = OnceLock::new();
    TAGS.get_or_init(|| {
        let texts = project::root().join("crates/words/texts");
        read(&texts).unwrap_or_else(|error| panic!("{}: {error}", texts.display()))
    })
}

fn read(texts: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(texts)? {
        let folder = entry?.path();
        if folder.join("pages").is_dir() {
            let about = fs::read_to_string(folder.join("about.txt"))?;
            let mut places = about
                .lines()
                .filter_map(|line| line.strip_prefix("place = "));
            let place: u32 = places
                .next()
                .and_then(|place| place.trim().parse().ok())
                .ok_or_else(|| io::Error::other("about.txt tells no place"))?;
            let tag = folder.file_name().expect("it is in a folder");
            found.push((place, tag.to_string_lossy().into_owned()));
        }
    }
    found.sort();
    Ok(found.into_iter().map(|(_, tag)| tag).collect())
}

/// The folder of a language's pages on the site.
pub(crate) fn folder(tag: &str) -> String {
    let first = with_pages().first().is_some_and(|first| first == tag);
    if first {
        String::new()
    } else {
        format!("{tag}/")
    }
}

/// One of these tags, as a command line says it.
pub(crate) fn of_tag(tag: &str) -> Result<&'static str, String> {
    let found = with_pages().iter().find(|known| *known == tag);
    let tags = || format!("expected one of {}", with_pages().join(", "));
    found.map(String::as_str).ok_or_else(tags)
}

#[cfg(test)]
mod tests {
    use super::{folder, of_tag, with_pages};

    #[test]
    fn the_first_language_stands_at_the_top() {
        let [first, others @ ..] = with_pages() else {
            panic!("there are languages");
        };
        assert_eq!(folder(first), "");
        assert!(!others.is_empty());
        for other in others {
            assert_eq!(folder(other), format!("{other}/"));
        }
    }

    /// A language for widgets has no pages.
    #[test]
    fn others_are_refused() {
        assert_eq!(of_tag("en"), Ok("en"));
        for tag in ["ja", "", "EN", "xx"] {
            assert!(of_tag(tag).is_err(), "{tag}");
        }
    }
}
