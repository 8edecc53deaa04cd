use super::file::ImportError;

/// What is said of what has just been done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Announcement {
    /// Nothing.
    #[default]
    Nothing,
    /// A move is this step.
    Played(usize, String),
    /// A step was added.
    Inserted,
    /// A step was added that goes back to this one.
    WentBack(usize),
    /// This step was taken away.
    Removed(usize),
    /// A step is at this place now.
    Moved(usize, usize),
    /// Something was taken back.
    Undone,
    /// It was done again.
    Redone,
    /// A new one has begun.
    Emptied,
    /// The one before is back.
    BroughtBack,
    /// It starts from another position, from which all steps can be played.
    Started,
    /// It starts from another position; this step cannot be played from there.
    StartedWrong(usize),
    /// It was opened: to be looked at only, or as the reader's own.
    Opened {
        /// Whether it is only looked at.
        is_foreign: bool,
    },
    /// Where one stands.
    Standing,
    /// What was given is no example.
    NotOurs(ImportError),
}
