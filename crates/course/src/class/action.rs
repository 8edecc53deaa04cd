use crate::deck::{Fault, Names, Opened, Thing};
use crate::elements::Answers;

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The names of things are there, or do not come.
    Names(Option<Box<Names>>),
    /// The fields of the thing at this place are unfolded, or folded.
    Unfold(usize),
    /// A thing goes from one place to another; what has this key has the focus then, if it was not dragged there.
    Move(usize, usize, Option<String>),
    /// The thing at this place is taken away.
    Remove(usize),
    /// A field is typed into.
    Write(Field, String),
    /// The thing at this place begins at this step.
    Start(usize, u16),
    /// When answers are visible.
    Answers(Answers),
    /// The last change is taken back.
    Undo,
    /// It is done again.
    Redo,
    /// All things are taken away.
    Empty,
    /// The lesson before is brought back.
    BringBack,
    /// A file is to be chosen.
    Pick,
    /// A file was read.
    Open(Opened),
    /// What was typed or pasted means these things, and could not be read to this extent.
    Add(Vec<Thing>, Vec<Fault>),
    /// The lesson goes on stage.
    Project,
    /// The lesson of a link becomes one's own.
    Edit,
    /// The address is to be copied.
    Copy,
    /// This text was copied, or could not be.
    Copied(String, bool),
    /// The lesson is saved as a file.
    Download,
    /// The lesson goes on paper.
    Print,
    /// What pupils get is to be seen.
    Pupils,
    /// They get so many things.
    UpTo(usize),
    /// Enough of what pupils get.
    ClosePupils,
    /// The class has come to this step of the thing with this number.
    Placed(usize, u16),
    /// The stage was left, there.
    Left(usize, u16),
    /// The files of the stage or of the paper did not come.
    Failed,
    /// They are asked for again.
    Again,
    /// Another window has changed what is kept.
    OtherWindow,
}

/// A field that is typed into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The title of the lesson.
    Title,
    /// What the thing at this place is called.
    Name(usize),
    /// Its question.
    Question(usize),
    /// Its note.
    Note(usize),
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The names of things are needed.
    LoadNames,
    /// What has this key has the focus, or the field for what is added.
    Focus(String),
    /// The heading has the focus, where it stands.
    FocusHeading,
    /// The field for what is added has the focus, and is emptied if all of it was read.
    FocusAdding {
        /// Whether all of it was read.
        empties: bool,
    },
    /// This follows the path in the address of the page, without a further entry in the history.
    Address(String),
    /// The page of this address is loaded.
    Go(String),
    /// The text is copied.
    Copy(String),
    /// The reader gets this file: the title, if it has one, and its text.
    Download(Option<String>, String),
    /// The reader chooses a file.
    Pick,
    /// The stage, or the paper, is to be seen.
    Show,
}
