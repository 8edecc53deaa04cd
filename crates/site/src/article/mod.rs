//! An article: Markdown with widgets, parsed into sections.

mod about;
mod chapter;
mod discovery;
mod markdown;
mod numbered;
mod own;
mod picture;
mod rows;
mod widget;

pub(crate) use about::About;
pub use about::Source;
pub use chapter::Chapter;
pub(crate) use chapter::WHOLE;
pub use discovery::Discovery;
pub(crate) use markdown::{plain, to_html, whole_block};
pub(crate) use own::{Own, Slot};
pub use widget::WidgetTag;

use nian_lessons::Frame;

/// A page of prose with examples.
#[derive(Clone, Debug, PartialEq)]
pub struct Article {
    /// The plain text of the first-level heading.
    pub title: String,
    /// The plain text of its first paragraph.
    pub summary: String,
    /// The blocks before the first section.
    pub lead: Vec<Block>,
    /// The sections in document order; a subsection follows its section.
    pub sections: Vec<Section>,
    /// The chapters, which hold all sections in their order.
    pub chapters: Vec<Chapter>,
    /// The picture beside its name, if there is one.
    pub picture: Option<Frame>,
    /// The printed source, if there is one.
    pub source: Option<Source>,
}

/// A section under a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The anchor: the name of the example, or of the part of the article.
    pub id: String,
    /// The level of its heading: 2 for a part, 3 for a section inside a part.
    pub level: u8,
    /// The heading, as HTML.
    pub heading: String,
    /// The heading, as plain text.
    pub title: String,
    /// The blocks of the section, without its subsections.
    pub blocks: Vec<Block>,
}

/// A block of an article.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// Prose, as HTML.
    Html(String),
    /// A widget.
    Widget(WidgetTag),
    /// A discovery board or its line.
    Discovery(Discovery),
}

impl Section {
    /// Its widgets in document order, without those of its subsections.
    pub fn widgets(&self) -> impl Iterator<Item = &WidgetTag> {
        self.blocks.iter().filter_map(Block::widget)
    }
}

impl Block {
    fn widget(&self) -> Option<&WidgetTag> {
        match self {
            Self::Widget(widget) => Some(widget),
            Self::Html(_) | Self::Discovery(_) => None,
        }
    }
}

impl Article {
    /// All widgets in document order.
    pub fn widgets(&self) -> impl Iterator<Item = &WidgetTag> {
        let sections = self.sections.iter().flat_map(Section::widgets);
        self.lead.iter().filter_map(Block::widget).chain(sections)
    }
}
