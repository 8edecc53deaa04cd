//! The languages in which our pages are written: the folders of texts that have pages.

// The one of nian-words, which would have this command compiled later.
#[path = "../../words/src/tags.rs"]
mod tags;

use crate::project;
use std::{fs, io, path::Path, sync::OnceLock};
use tags::meant;

/// A language with pages.
struct Language {
    tag: String,
    /// The codes that a tag of it begins with, and what behind them means it, a space between.
    codes: String,
    subtags: String,
}

/// Their tags, the first language first, whose pages stand at the top of the site.
pub(crate) fn with_pages() -> &'static [String] {
    static TAGS: OnceLock<Vec<String>> = OnceLock::new();
    TAGS.get_or_init(|| all().iter().map(|one| one.tag.clone()).collect())
}

fn all() -> &'static [Language] {
    static ALL: OnceLock<Vec<Language>> = OnceLock::new();
    ALL.get_or_init(|| {
        let texts = project::root().join("crates/words/texts");
        read(&texts).unwrap_or_else(|error| panic!("{}: {error}", texts.display()))
    })
}

fn read(texts: &Path) -> io::Result<Vec<Language>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(texts)? {
        let folder = entry?.path();
        if folder.join("pages").is_dir() {
            let about = fs::read_to_string(folder.join("about.txt"))?;
            let told = |key: &str| {
                let key = format!("{key} = ");
                let mut lines = about.lines().filter_map(|line| line.strip_prefix(&key));
                lines.next().unwrap_or_default().trim().trim_matches('"')
            };
            let place: u32 = told("place")
                .parse()
                .map_err(|_| io::Error::other("about.txt tells no place"))?;
            let tag = folder.file_name().expect("it is in a folder");
            let tag = tag.to_string_lossy().into_owned();
            let (code, own) = tag.split_once('-').unwrap_or((&tag, ""));
            let listed = |own: &str, added| format!("{own} {added}").to_ascii_lowercase();
            let language = Language {
                codes: listed(code, told("members")),
                subtags: listed(own, told("also")),
                tag,
            };
            found.push((place, language));
        }
    }
    found.sort_by_key(|(place, _)| *place);
    Ok(found.into_iter().map(|(_, language)| language).collect())
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

/// The tag of the language that is meant by a tag or a locale at the command line.
pub(crate) fn of_tag(tag: &str) -> Result<&'static str, String> {
    let read: Vec<_> = all()
        .iter()
        .map(|one| (&*one.codes, &*one.subtags))
        .collect();
    let found = meant(tag, &read).map(|index| all()[index].tag.as_str());
    found.ok_or_else(|| format!("expected one of {}", with_pages().join(", ")))
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
        for (tag, language) in [
            ("en", "en"),
            ("EN", "en"),
            ("zh-TW", "zh-Hant"),
            ("zh_CN.UTF-8", "zh-Hans"),
            ("yue-HK", "zh-Hant"),
            ("cmn-CN", "zh-Hans"),
        ] {
            assert_eq!(of_tag(tag), Ok(language), "{tag}");
        }
        for tag in ["ja", "", "xx"] {
            assert!(of_tag(tag).is_err(), "{tag}");
        }
    }
}
