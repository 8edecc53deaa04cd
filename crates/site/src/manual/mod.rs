//! The manual for authors of other pages: a Markdown file for each chapter and language in `docs/manual`.

mod lessons;
mod markdown;
mod samples;

pub(crate) use lessons::ManualExample;
pub(crate) use samples::{LiveTag, sample_of};

use crate::{Address, CHAPTERS, Page, SiteError, files};
use nian_words::Language;
use std::path::Path;
use std::rc::Rc;

/// The name of the file of the page `embed/` itself.
const FIRST: &str = "index";

/// The manual in a language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Manual {
    chapters: Vec<(Page, Rc<Chapter>)>,
    lessons: Vec<ManualExample>,
}

/// A page of the manual.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chapter {
    /// The plain text of the first-level heading.
    pub(crate) title: String,
    /// The plain text of its first paragraph.
    pub(crate) summary: String,
    /// The headings of the second level: anchor and plain text.
    pub(crate) sections: Vec<(String, String)>,
    /// The content, from top to bottom.
    pub(crate) pieces: Vec<Piece>,
}

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Piece {
    /// Prose, as HTML.
    Html(String),
    /// A tag, and the widget that it makes.
    Sample(LiveTag),
    /// The builder of tags.
    Builder,
    /// A table of the reference.
    Reference(Reference),
    /// A file to paste elsewhere.
    Recipe(String),
    /// The name of an example to download, `nim.json`.
    Example(String),
}

/// A table of the reference, from the same data as `custom-elements.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reference {
    /// Tags and attributes, each with a sample.
    Options,
    /// Properties, methods and events.
    Interface,
    /// The hooks for style sheets.
    Styles,
}

impl Reference {
    /// The anchor in a link to the table.
    const NAMES: [(&'static str, Self); 3] = [
        ("options", Self::Options),
        ("interface", Self::Interface),
        ("styles", Self::Styles),
    ];

    fn named(name: &str) -> Option<Self> {
        let found = Self::NAMES.into_iter().find(|(known, _)| *known == name);
        found.map(|(_, reference)| reference)
    }
}

impl Manual {
    /// Reads `docs/manual/LANGUAGE/CHAPTER.md` and `docs/manual/lessons` below the project's folder.
    ///
    /// # Errors
    /// The first file that is missing or malformed, or an example with a false statement.
    pub fn read(project: &Path, language: Language) -> Result<Self, SiteError> {
        let folder = project.join("docs/manual");
        let pages = [(FIRST, Page::Embed)]
            .into_iter()
            .chain(CHAPTERS.map(|name| (name, Page::Manual(name))));
        let mut chapters = Vec::new();
        for (name, page) in pages {
            let file = folder.join(language.tag()).join(format!("{name}.md"));
            let text = files::read(&file)?;
            let chapter = markdown::read(&text, Address { language, page }, project);
            let chapter = chapter.map_err(|what| SiteError::new(&file, what))?;
            chapters.push((page, Rc::new(chapter)));
        }
        let lessons = lessons::read(&folder.join("lessons"))?;
        Ok(Self { chapters, lessons })
    }

    /// The chapter that is this page.
    pub(crate) fn chapter(&self, page: Page) -> Option<&Rc<Chapter>> {
        let found = self.chapters.iter().find(|(known, _)| *known == page);
        found.map(|(_, chapter)| chapter)
    }

    /// All pages of the manual, in the order of their list.
    pub(crate) fn pages(&self) -> impl Iterator<Item = (Page, &Chapter)> {
        let all = self.chapters.iter();
        all.map(|(page, chapter)| (*page, chapter.as_ref()))
    }

    /// The example with this name.
    pub(crate) fn example(&self, name: &str) -> Option<&ManualExample> {
        self.lessons.iter().find(|example| example.name == name)
    }

    /// The examples to download.
    pub(crate) fn lessons(&self) -> &[ManualExample] {
        &self.lessons
    }
}

#[cfg(test)]
mod tests {
    use super::{Manual, Piece, Reference};
    use nian_words::Language;
    use std::path::Path;

    /// Every language has all tables of the reference, recipes and examples.
    #[test]
    fn the_languages_have_the_same_pieces() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let read = |language| Manual::read(&project, language).expect("a manual");
        let kinds = |manual: &Manual| -> Vec<_> {
            let all = manual.pages().map(|(page, chapter)| {
                let pieces = chapter.pieces.iter();
                let kept = pieces.filter(|piece| !matches!(piece, Piece::Html(_)));
                let mut kept: Vec<Piece> = kept.cloned().collect();
                for piece in &mut kept {
                    // The text between the tags is in the language of the page.
                    if let Piece::Sample(tag) = piece {
                        tag.code.clear();
                    }
                }
                (page, kept)
            });
            all.collect()
        };
        let first = kinds(&read(Language::ZhHant));
        for language in Language::WITH_PAGES {
            assert_eq!(kinds(&read(language)), first, "{}", language.tag());
        }
        let all: Vec<_> = first.iter().flat_map(|(_, pieces)| pieces).collect();
        for (_, reference) in Reference::NAMES {
            assert!(all.contains(&&Piece::Reference(reference)), "{reference:?}");
        }
        assert!(all.contains(&&Piece::Builder));
        for example in read(Language::En).lessons() {
            assert!(all.contains(&&Piece::Example(example.name.clone())));
        }
    }
}
