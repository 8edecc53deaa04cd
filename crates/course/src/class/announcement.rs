/// What is said of what has just been done. A title is `None` where a lesson has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Announcement {
    /// Nothing.
    #[default]
    Nothing,
    /// What was asked for waits for something that has yet to come.
    Coming,
    /// The thing of this title has this number now.
    Moved(String, usize),
    /// It was taken away.
    Removed(String),
    /// It was added.
    Added(String),
    /// So many were added.
    AddedSeveral(usize),
    /// The lesson of this title was opened.
    Opened(Option<String>),
    /// It is looked at.
    Looked(Option<String>),
    /// A lesson is kept no longer.
    Discarded(Option<String>),
    /// It is kept again.
    Restored(Option<String>),
    /// A new lesson begins.
    Begun,
    /// The thing of this title, which has this number, was taken by its grip.
    Grabbed(String, usize),
    /// It is where it was.
    PutBack(String),
    /// Something was taken back.
    Undone,
    /// It was done again.
    Redone,
    /// The browser saves it as a file.
    Saved,
    /// It does not let the page save a file.
    NotSaved,
    /// The address was copied.
    Copied,
    /// The browser has not let the page copy this address.
    NotCopied(String),
    /// An address of so many characters may be cut off on its way.
    TooLong(usize),
    /// An address of so many characters is too long for the page that prints.
    CannotPrint(usize),
    /// There is no room for what was to be added.
    Full,
}
