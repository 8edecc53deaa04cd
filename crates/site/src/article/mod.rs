//! An article of ours: Markdown with widgets in it, read into sections.

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
    /// What its first-level heading says, as plain text.
    pub title: String,
    /// The plain text of its first paragraph.
    pub summary: String,
    /// What stands before the first section.
    pub lead: Vec<Block>,
    /// The sections, those inside a section after it.
    pub sections: Vec<Section>,
    /// What is drawn beside its name, if anything.
    pub picture: Option<Frame>,
    /// Where it was printed, if it was.
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
    /// What stands in it, without the sections inside it.
    pub blocks: Vec<Block>,
}

/// A piece of an article, from top to bottom.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// Prose, as HTML.
    Html(String),
    /// A widget.
    Widget(WidgetTag),
    /// What readers find themselves.
    Discovery(Discovery),
}

impl Section {
    /// Whether it holds a widget itself, not only in the sections inside it.
    #[must_use]
    pub fn has_widget(&self) -> bool {
        self.blocks
            .iter()
            .any(|block| matches!(block, Block::Widget(_)))
    }
}

impl Article {
    /// All widgets, in the order in which they stand.
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
