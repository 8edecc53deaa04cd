//! The chapters of an article: each is a page with some of its sections.

use super::picture::Plate;
use super::{Article, Section};
use crate::SiteError;
use nian_lessons::Frame;
use nian_words::Language;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

/// A chapter as `article.json` describes it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AboutChapter {
    name: String,
    title: BTreeMap<String, String>,
    sections: Vec<String>,
    picture: Option<Plate>,
    /// What `picture` describes, once it has been read.
    #[serde(skip)]
    plate: Option<Frame>,
}

impl AboutChapter {
    /// Reads its picture; `folder` is the article's.
    ///
    /// # Errors
    /// A picture of an example that is not there, or that does not fit its position.
    pub(super) fn read_plate(&mut self, folder: &Path) -> Result<(), SiteError> {
        let plate = self.picture.as_ref().map(|picture| picture.frame(folder));
        self.plate = plate.transpose()?;
        Ok(())
    }
}

/// A chapter of an article, in the article's language.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Its folder below that of the article.
    pub name: &'static str,
    /// Its title, as plain text.
    pub title: String,
    /// Its picture, if it has one of its own.
    pub picture: Option<Frame>,
    /// The 0-based indices of its sections.
    pub sections: Range<usize>,
}

/// The page with the whole article has this name among those of the chapters.
pub(crate) const WHOLE: &str = "whole";

/// The chapters as `article.json` divides the sections.
///
/// # Errors
/// A name that is no folder or is there twice, a title that is missing in the language, a section that is unknown, in no
/// chapter, in two, or out of order.
pub(super) fn divided(
    about: &[AboutChapter],
    sections: &[Section],
    language: Language,
) -> Result<Vec<Chapter>, String> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut next = 0;
    for one in about {
        let name = folder_name(&one.name)?;
        if chapters.iter().any(|chapter| chapter.name == name) {
            return Err(format!("the chapter `{name}` is there twice"));
        }
        let tag = language.tag();
        let title = one.title.get(tag);
        let title = title.ok_or_else(|| format!("the chapter `{name}` has no title in `{tag}`"))?;
        let first = next;
        for id in &one.sections {
            let at = sections.iter().position(|section| section.id == *id);
            let at = at.ok_or_else(|| format!("the chapter `{name}`: no section `{id}`"))?;
            if at < next {
                return Err(
                    match chapters.iter().find(|other| other.sections.contains(&at)) {
                        Some(other) => format!(
                            "the section `{id}` is in two chapters, `{}` and `{name}`",
                            other.name
                        ),
                        None => format!("the chapter `{name}`: the section `{id}` is out of order"),
                    },
                );
            }
            if at > next {
                return Err(in_none(&sections[next]));
            }
            next += 1;
        }
        if first == next {
            return Err(format!("the chapter `{name}` has no section"));
        }
        chapters.push(Chapter {
            name,
            title: title.clone(),
            picture: one.plate.clone(),
            sections: first..next,
        });
    }
    match sections.get(next) {
        Some(section) => Err(in_none(section)),
        None => Ok(chapters),
    }
}

/// A chapter for each section of the second level, with the sections inside it: what an article has that names none.
///
/// # Errors
/// A section's anchor that is no name of a folder.
pub(super) fn by_headings(sections: &[Section]) -> Result<Vec<Chapter>, String> {
    let mut first = 0;
    let groups = sections.chunk_by(|_, next| next.level > 2);
    groups
        .map(|group| {
            let range = first..first + group.len();
            first = range.end;
            Ok(Chapter {
                name: folder_name(&group[0].id)?,
                title: group[0].title.clone(),
                picture: None,
                sections: range,
            })
        })
        .collect()
}

/// Leaked, as pages have static names.
fn folder_name(name: &str) -> Result<&'static str, String> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || name == WHOLE || !name.chars().all(fits) {
        return Err(format!(
            "`{name}` is no name of a chapter: a-z, 0-9 and -, and not `{WHOLE}`"
        ));
    }
    Ok(name.to_owned().leak())
}

fn in_none(section: &Section) -> String {
    format!("the section `{}` is in no chapter", section.id)
}

impl Article {
    /// The sections of a chapter.
    #[must_use]
    pub fn sections_of(&self, chapter: &Chapter) -> &[Section] {
        &self.sections[chapter.sections.clone()]
    }

    /// The sections of a chapter that have an example to step through.
    pub fn examples_of(&self, chapter: &Chapter) -> impl Iterator<Item = &Section> {
        let sections = self.sections_of(chapter).iter();
        sections.filter(|section| section.widgets().any(|one| one.element == "nian-example"))
    }

    /// The chapter with this name.
    #[must_use]
    pub fn chapter(&self, name: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.name == name)
    }

    /// The chapter with the section of this anchor.
    #[must_use]
    pub fn chapter_with(&self, id: &str) -> Option<&Chapter> {
        let at = self.sections.iter().position(|section| section.id == id)?;
        let mut chapters = self.chapters.iter();
        chapters.find(|chapter| chapter.sections.contains(&at))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Article;
    use super::{AboutChapter, by_headings, divided};
    use nian_words::Language;

    fn article() -> Article {
        let text = "# T\n\n## One {#one}\n\n### Two {#two}\n\n## Three {#three}\n";
        Article::parse(text, Language::En).expect("an article")
    }

    fn chapters(json: &str) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let about: Vec<AboutChapter> = serde_json::from_str(json).expect("chapters");
        let article = article();
        let chapters = divided(&about, &article.sections, Language::En)?;
        let ids = |chapter: &super::Chapter| {
            let sections = article.sections_of(chapter).iter();
            sections.map(|section| section.id.clone()).collect()
        };
        Ok(chapters.iter().map(|one| (one.name, ids(one))).collect())
    }

    fn json(chapters: &[(&str, &[&str])]) -> String {
        let chapters = chapters.iter().map(|(name, sections)| {
            serde_json::json!({ "name": name, "title": { "en": "T" }, "sections": sections })
        });
        serde_json::Value::from(chapters.collect::<Vec<_>>()).to_string()
    }

    #[test]
    fn every_section_is_in_one_chapter() {
        let good = json(&[("a", &["one"]), ("b", &["two", "three"])]);
        assert_eq!(
            chapters(&good).expect("chapters"),
            [
                ("a", vec!["one".to_owned()]),
                ("b", vec!["two".to_owned(), "three".to_owned()])
            ]
        );
        for (given, said) in [
            (
                json(&[("a", &["one"]), ("b", &["three"])]),
                "the section `two` is in no chapter",
            ),
            (
                json(&[("a", &["one", "two"])]),
                "the section `three` is in no chapter",
            ),
            (
                json(&[("a", &["one", "two"]), ("b", &["two", "three"])]),
                "the section `two` is in two chapters, `a` and `b`",
            ),
            (
                json(&[("a", &["one", "two", "one"])]),
                "the section `one` is out of order",
            ),
            (json(&[("a", &["four"])]), "no section `four`"),
            (json(&[("a", &[])]), "has no section"),
            (json(&[("a", &["one"]), ("a", &["two"])]), "is there twice"),
            (json(&[("whole", &["one"])]), "is no name of a chapter"),
            (json(&[("A b", &["one"])]), "is no name of a chapter"),
            (
                r#"[{"name": "a", "title": {"de": "T"}, "sections": ["one"]}]"#.to_owned(),
                "has no title in `en`",
            ),
        ] {
            let error = chapters(&given).expect_err(said);
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn an_article_without_chapters_has_one_for_each_part() {
        let article = article();
        let chapters = by_headings(&article.sections).expect("chapters");
        let named: Vec<_> = chapters
            .iter()
            .map(|chapter| {
                (
                    chapter.name,
                    chapter.title.as_str(),
                    chapter.sections.clone(),
                )
            })
            .collect();
        assert_eq!(named, [("one", "One", 0..2), ("three", "Three", 2..3)]);
    }
}
