//! An article: Markdown with widgets, parsed into sections.

mod about;
mod discovery;
mod markdown;
mod own;
mod rows;
mod widget;

pub(crate) use about::About;
pub use about::Source;
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
    /// Whether the section itself, without its subsections, has a widget.
    #[must_use]
    pub fn has_widget(&self) -> bool {
        self.blocks
            .iter()
            .any(|block| matches!(block, Block::Widget(_)))
    }
}

impl Article {
    /// All widgets in document order.
    pub fn widgets(&self) -> impl Iterator<Item = &WidgetTag> {
        let sections = self.sections.iter().flat_map(|section| &section.blocks);
        self.lead
            .iter()
            .chain(sections)
            .filter_map(|block| match block {
                Block::Widget(widget) => Some(widget),
                Block::Html(_) | Block::Discovery(_) => None,
            })
    }
}
