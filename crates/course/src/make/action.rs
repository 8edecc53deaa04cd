//! What can happen on the page, and what the page is to do.

use super::file::ImportError;
use nian_words::Language;

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A move was played on the board.
    Play(String),
    /// One goes to a step, by the list (then its row keeps the focus), or by what is named so.
    Go(usize, Focus),
    /// What pupils see has been stepped through.
    Stepped(usize),
    /// A text is typed.
    Write(Field, String),
    /// A question is chosen, by its name; the empty one asks nothing.
    Ask(String),
    /// A picture is chosen, by its name; the empty one is the usual one.
    Show(String),
    /// Whether each move has its mark.
    Marks(bool),
    /// A step without a move is wanted.
    Insert,
    /// A step is wanted that goes back to this one.
    GoBack,
    /// A step is taken away.
    Remove(usize),
    /// A step changes places with another.
    Swap(usize, usize, Focus),
    /// The last change is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// The example is to start from this position.
    Start(String),
    /// The texts are written in the language with this tag from now on; the empty one asks for another.
    Tag(String),
    /// The tag of another language is typed.
    OtherTag(String),
    /// A file is to be chosen.
    Pick,
    /// A new one is begun.
    Empty,
    /// The one before is brought back.
    BringBack,
    /// The text that was put aside is to be seen.
    SeeAside,
    /// The text of the file is typed.
    Source(String),
    /// A file is being read, or what was pasted is loading: see [`Make::imports`](super::Make::imports).
    Import,
    /// This is what has come of the import with this number. One that another import or a change has overtaken is left out.
    Imported(u32, Import),
    /// The same of what the address asks for, which is looked at and nobody's own before it is changed.
    Looked(u32, Import),
    /// The words of a language are there.
    Learnt(Language),
    /// Another window has changed what is kept.
    OtherWindow,
    /// This offset in the text of the file is to be seen, in units of UTF-16.
    Jump(usize),
    /// It is passed on in this way.
    PassOn(Export),
    /// How that went.
    Passed(ExportResult),
}

/// What has the focus after an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Focus {
    /// What has it now.
    Stays,
    /// The row of the step.
    Row,
    /// What is named so.
    On(&'static str),
}

/// A field that is typed into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The title.
    Title,
    /// What a step says.
    Say,
    /// The move of a step.
    Play,
    /// The position of a step.
    Position,
}

impl Field {
    /// The key of the file.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Say => "say",
            Self::Play => "play",
            Self::Position => "position",
        }
    }
}

/// What an address, a file or a pasted text holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Import {
    /// The text of a file.
    Text(String),
    /// A position, and the moves played from it.
    Game(String, Vec<String>),
    /// Nothing that can be made further.
    Not(ImportError),
}

/// A way to pass an example on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// As a file.
    File,
    /// As the tag of an element.
    Tag,
    /// As the tag of a frame.
    Frame,
    /// As an address.
    Link,
    /// Into the reader's own lesson.
    Add,
    /// On the stage.
    Project,
}

impl Export {
    /// All of them, in their order.
    pub const ALL: [Self; 6] = [
        Self::File,
        Self::Tag,
        Self::Frame,
        Self::Link,
        Self::Add,
        Self::Project,
    ];

    /// Its name, which its button has.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Tag => "tag",
            Self::Frame => "frame",
            Self::Link => "link",
            Self::Add => "add",
            Self::Project => "project",
        }
    }
}

/// How an example has been passed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportResult {
    /// The browser saves it as a file.
    Saved,
    /// It does not let the page save a file.
    NotSaved,
    /// This text was copied, or could not be.
    Copied(Export, String, bool),
    /// It was added to the reader's lesson, which has so many things now.
    Added(usize),
    /// The lesson is full.
    Full,
    /// The browser keeps nothing.
    Forbidden,
    /// The example is too long for a lesson.
    LongForLesson,
    /// It is too long for an address.
    LongForAddress,
    /// It did not work.
    Failed,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// What is seen follows the draft: at once, or once nothing more is typed.
    Show {
        /// Whether something is being typed.
        is_typing: bool,
    },
    /// This has the focus.
    Focus(String),
    /// The draft is the reader's own, so the address names none any more.
    Own,
    /// The words of this language are needed.
    Learn(Language),
    /// The reader chooses a file.
    Pick,
    /// The text of the file is unfolded and seen.
    OpenSource,
    /// The cursor goes to this offset in it, in units of UTF-16.
    Jump(usize),
    /// The example is passed on in this way.
    PassOn(Export),
}
