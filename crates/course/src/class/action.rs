use super::tab::Tab;
use crate::deck::{Fault, Names, Opened, QuestionKind, Thing};
use crate::elements::Answers;
use std::rc::Rc;

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The names of things are there, or do not come.
    Names {
        /// The names.
        names: Option<Rc<Names>>,
        /// Whether the words of the language are there, which pictures and titles of boards are made of.
        is_learnt: bool,
    },
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
    /// The menu of the lessons opens, or closes.
    Menu,
    /// A new lesson begins.
    Begin,
    /// The lesson at this place of the others opens.
    TurnTo(usize),
    /// The lesson at this place of the others is kept no longer.
    Discard(usize),
    /// The one that was discarded last is kept again.
    Restore,
    /// A tab of the shelf is to be seen.
    See(Tab),
    /// The shelf is searched for this; these things it names outright.
    Search(String, Vec<Thing>),
    /// A thing goes into the lesson; if it is there, out of it.
    Put(Thing),
    /// The same with all things of the ready-made lesson at this place.
    PutReady(usize),
    /// All things of the group at this place of the tab go into the lesson.
    PutGroup(usize),
    /// The thing at this place is taken by its grip.
    Grab(usize),
    /// It is carried to this place; whether by keys, which need the focus there.
    Carry(usize, bool),
    /// It stays there.
    Release,
    /// It goes back to where it was.
    PutBack,
    /// Where there is no room for the lesson beside the shelf, it is to be seen, or no more.
    Fold,
    /// How the question of the thing at this place is asked.
    Asks(usize, QuestionKind),
    /// A file is to be chosen.
    Pick,
    /// A file was read.
    Open(Opened),
    /// What was typed or pasted means these things, and could not be read to this extent.
    Add(Vec<Thing>, Vec<Fault>),
    /// The lesson goes on stage.
    Project,
    /// A pupil goes to the thing at this place of the lesson.
    GoTo(usize),
    /// The lesson of a link comes at the end of one's own.
    Edit,
    /// The address is to be copied.
    Copy,
    /// This text was copied, or could not be.
    Copied(String, bool),
    /// The lesson is saved as a file.
    Download,
    /// The browser has taken the file, or could not.
    Downloaded(bool),
    /// The lesson goes on paper.
    Print,
    /// What pupils get is to be seen.
    Pupils,
    /// They get so many things.
    UpTo(usize),
    /// They get it without questions, or with them.
    Bare(bool),
    /// Enough of what pupils get.
    ClosePupils,
    /// The slips of a class.
    Slips(SlipsAction),
    /// The class has come to this step of the thing with this number.
    Placed(usize, u16),
    /// The stage was left, there.
    Left(usize, u16),
    /// The network is back: names that did not come are asked for again.
    Online,
    /// Another window has changed what is kept.
    OtherWindow,
}

/// What is done with the slips of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SlipsAction {
    /// They are to be collected, in this year.
    Open(u16),
    /// These are all lines now.
    Write(String),
    /// Their table, which is this text, is to be copied.
    Copy(String),
    /// Enough of them.
    Close,
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
    /// What there is to choose from, each on a line.
    Choices(usize),
    /// The answer.
    Answer(usize),
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
    /// The field for what is added is emptied.
    EmptyAdding,
    /// This follows the path in the address of the page, without a further entry in the history.
    Address(String),
    /// The page of this address is loaded.
    Go(String),
    /// The text is copied.
    Copy(String),
    /// The reader gets this file: the title, if it has one, and its text; answered by [`Action::Downloaded`].
    Download(Option<String>, String),
    /// The reader chooses a file.
    Pick,
    /// The stage is to be seen.
    Show,
}
