//! What can happen to a course, and what its page is to do.

use super::lesson::Lesson;
use crate::deck::Names;
use nian_words::Language;

/// What the platform has of a course: texts, empty where it has nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LaunchData {
    /// `cmi.suspend_data`.
    pub suspend: String,
    /// `cmi.core.lesson_status`.
    pub status: String,
    /// `cmi.core.lesson_mode`.
    pub mode: String,
    /// `cmi.student_data.mastery_score`.
    pub mastery: String,
    /// `cmi.student_preference.language`.
    pub language: String,
}

/// Whether the platform records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recording {
    /// There is no platform.
    #[default]
    None,
    /// It records.
    On,
    /// It has not taken what was to be recorded.
    Refused,
}

impl Recording {
    /// That of its name in the script.
    #[must_use]
    pub fn named(name: &str) -> Self {
        match name {
            "on" => Self::On,
            "refused" => Self::Refused,
            _ => Self::None,
        }
    }
}

/// What is seen in the element of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observation {
    /// A step of an example.
    Step {
        /// The step; 0 is the start.
        step: usize,
        /// Whether a question is open.
        is_open: bool,
        /// Whether a hint is shown.
        is_hinted: bool,
        /// The step that has just been answered, and whether rightly. A right move may have led on from it already.
        answer: Option<(usize, bool)>,
    },
    /// The tasks of an exercise.
    Tasks {
        /// So many have been gone past.
        past: u32,
        /// How they went: right, wrong, with a hint, given, gone past without an answer.
        went: [u32; 5],
    },
}

/// What the page waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// What has been seen is recorded.
    Record,
    /// What was refused is tried again.
    Retry,
    /// A platform that was not there is looked for.
    Seek,
}

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The examples have come, each in the place of its thing, and the names in the language of the page.
    Loaded(Vec<Option<Lesson>>, Option<Names>),
    /// They have not.
    NotLoaded,
    /// They are asked for again.
    Again,
    /// The thing at this place, 0-based, is to be seen.
    Go(usize),
    /// Another language is wanted.
    Speak(Language),
    /// The names in a language have come, or not.
    Named(Language, Option<Names>),
    /// This is seen in the element of the thing at this place.
    Saw(usize, Observation),
    /// A session with the platform has begun: it has this.
    Began(LaunchData),
    /// This has come of recording.
    Recorded(Recording),
    /// What was refused is to be tried now.
    Record,
    /// The time for this has come.
    Due(Timer),
    /// A platform is there that was looked for.
    Found,
    /// There is none yet.
    NotFound,
    /// The network is back.
    Online,
    /// The page is not seen any more.
    Hidden,
    /// The page is left.
    Left,
    /// It is come back to as it was.
    Returned,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The examples and the names are to come.
    Load,
    /// The names in a language are to come.
    Name(Language),
    /// The page is in this language.
    Speak(Language),
    /// A session begins if none is going, and the platform is told the values of the course.
    Record,
    /// After so many milliseconds this is due; what waited for the same does not any more.
    Wait(Timer, u32),
    /// This is not waited for any more.
    Forget(Timer),
    /// A platform is looked for: it is [`Found`](Action::Found), or not.
    Seek,
    /// The element of the thing at this place is shown, and no other.
    Show(usize),
    /// The element of the thing at this place is done with.
    Drop(usize),
    /// The name of what is shown gets the focus.
    Focus,
    /// The same where the reader has asked for it (`true`), or where what goes has the focus.
    Lead(bool),
    /// What has the focus may go: what stays has it then.
    PassFocus,
    /// The session ends.
    End,
}

/// The element that shows a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ElementSpec {
    /// Its name.
    pub tag: String,
    /// Its attributes.
    pub attributes: Vec<(String, String)>,
    /// What is set as its `state`: how far one has come in an exercise.
    pub state: Option<String>,
}
