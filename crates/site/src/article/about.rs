use super::Section;
use super::chapter::{self, AboutChapter, Chapter};
use super::picture::Picture;
use crate::{SiteError, files};
use nian_lessons::Frame;
use nian_words::Language;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// The content of `SLUG/article.json`: metadata of an article.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct About {
    /// The 1-based place among the articles.
    pub(crate) order: u32,
    picture: Option<Picture>,
    source: Option<Sources>,
    chapters: Option<Vec<AboutChapter>>,
}

/// The printed source, by language tag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sources {
    citation: BTreeMap<String, String>,
    short: BTreeMap<String, String>,
}

/// The printed source in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The full citation: author, title, journal, volume and number, year and pages where known.
    pub citation: String,
    /// The short citation: author, journal, year where known.
    pub short: String,
}

impl About {
    /// Reads the file.
    ///
    /// # Errors
    /// The file, if it is missing, is invalid JSON, or names an unknown position or picture.
    pub(crate) fn read(file: &Path) -> Result<Self, SiteError> {
        let mut about: Self = serde_json::from_str(&files::read(file)?)
            .map_err(|error| SiteError::new(file, error))?;
        if let Some(picture) = &about.picture {
            picture.frame().map_err(|what| SiteError::new(file, what))?;
        }
        let folder = file.parent().unwrap_or(file);
        for chapter in about.chapters.iter_mut().flatten() {
            chapter.read_plate(folder)?;
        }
        Ok(about)
    }

    /// The frame of the picture.
    pub(crate) fn picture(&self) -> Option<Frame> {
        self.picture.as_ref()?.frame().ok()
    }

    /// The chapters of an article with these sections, in a language.
    ///
    /// # Errors
    /// What is wrong with them.
    pub(crate) fn chapters(
        &self,
        sections: &[Section],
        language: Language,
    ) -> Result<Vec<Chapter>, String> {
        match &self.chapters {
            Some(about) => chapter::divided(about, sections, language),
            None => chapter::by_headings(sections),
        }
    }

    /// The source in a language.
    ///
    /// # Errors
    /// A message, if there is a source but none in this language.
    pub(crate) fn source(&self, language: Language) -> Result<Option<Source>, String> {
        let Some(source) = &self.source else {
            return Ok(None);
        };
        let tag = language.tag();
        let text = |texts: &BTreeMap<String, String>| {
            let text = texts.get(tag).cloned();
            text.ok_or_else(|| format!("the source is not named in `{tag}`"))
        };
        Ok(Some(Source {
            citation: text(&source.citation)?,
            short: text(&source.short)?,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::About;
    use nian_words::Language;
    use std::{env, fs, process};

    fn read(name: &str, text: &str) -> Result<About, String> {
        let file = env::temp_dir().join(format!("nian-about-{name}-{}.json", process::id()));
        fs::write(&file, text).expect("a file");
        let about = About::read(&file);
        fs::remove_file(&file).expect("it is there");
        about.map_err(|error| error.what)
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (name, text, said) in [
            ("order", "{}", "missing field `order`"),
            (
                "key",
                r#"{"order": 1, "pictures": 2}"#,
                "unknown field `pictures`",
            ),
            (
                "position",
                r#"{"order": 1, "picture": {"position": "nim:x", "show": "rows"}}"#,
                "the picture's position",
            ),
            (
                "show",
                r#"{"order": 1, "picture": {"position": "nim:3", "show": "pie"}}"#,
                "`pie` is no picture",
            ),
            (
                "fit",
                r#"{"order": 1, "picture": {"position": "nim:3", "show": "die"}}"#,
                "`die` is no picture of nim:3",
            ),
        ] {
            let what = read(name, text).expect_err(name);
            assert!(what.contains(said), "{name}: {what}");
        }
    }

    #[test]
    fn a_source_is_named_in_each_language_or_in_none() {
        let without = read("none", r#"{"order": 1}"#).expect("all that there must be");
        assert_eq!(without.source(Language::En), Ok(None));
        assert_eq!(without.picture(), None);
        let text =
            r#"{"order": 1, "source": {"citation": {"en": "A, “B”, C"}, "short": {"en": "A"}}}"#;
        let english = read("english", text).expect("a source");
        let short = english.source(Language::En).expect("in English");
        assert_eq!(short.map(|source| source.short), Some("A".to_owned()));
        let error = english
            .source(Language::ZhHant)
            .expect_err("in English only");
        assert!(error.contains("`zh-Hant`"), "{error}");
    }
}
