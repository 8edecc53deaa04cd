/// What is said on the line below the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Announcement {
    /// Nothing.
    #[default]
    Nothing,
    /// Something has yet to come.
    Coming,
    /// There is no thing of this number.
    NoThing(usize),
    /// This is the beginning.
    AtStart,
    /// This is the end.
    AtEnd,
    /// No answer waits.
    NothingAsked,
    /// There is no position to play from.
    NoPosition,
    /// The thing cannot be loaded.
    Failed,
    /// It has a mistake.
    Wrong,
    /// The speaker's window was closed.
    SpeakerGone,
    /// It is back.
    SpeakerThere,
    /// The browser does not let it be opened.
    SpeakerRefused,
    /// What the page said.
    Given(String),
}
