//! What the address of a handout may say: `print=sheet`, `key` or `both`; of an article also `text`, which is none; and how
//! much room there is to write, `room=more` or `none`.

use super::room::Space;
use crate::query::{Fallback, InvalidValue, Reader};

/// What is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contents {
    /// The text of an article, as in a book.
    Text,
    /// The questions.
    Sheet,
    /// The answers.
    Key,
    /// The questions, and the answers on pages of their own.
    Both,
}

impl Contents {
    /// All values; the first is for articles only.
    pub const ALL: [Self; 4] = [Self::Text, Self::Sheet, Self::Key, Self::Both];

    /// Those that there are of an article, or of something else.
    #[must_use]
    pub fn all(of_article: bool) -> &'static [Self] {
        &Self::ALL[usize::from(!of_article)..]
    }

    /// Its name in an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Sheet => "sheet",
            Self::Key => "key",
            Self::Both => "both",
        }
    }

    /// The one of this name, of an article or of something else.
    #[must_use]
    pub fn named(name: &str, of_article: bool) -> Option<Self> {
        let mut all = Self::all(of_article).iter();
        all.find(|contents| contents.name() == name).copied()
    }
}

/// What a query asks for, and the first of what cannot be; the questions with the usual room where it says nothing.
///
/// ```
/// use nian_course::handout::{Contents, Space, asked};
///
/// let query = [("print", "text"), ("room", "more")].map(|(name, value)| (name.to_owned(), value.to_owned()));
/// assert_eq!(asked(&query, true), (Contents::Text, Space::More, None));
/// let (contents, _, refused) = asked(&query, false);
/// assert_eq!(contents, Contents::Sheet);
/// assert_eq!(refused.expect("there is no text").value, "text");
/// ```
#[must_use]
pub fn asked(
    query: &[(String, String)],
    of_article: bool,
) -> (Contents, Space, Option<InvalidValue>) {
    let mut reader = Reader::new(query);
    let usual = Contents::Sheet;
    let contents = reader.read("print", Fallback::Named(usual.name()), |name| {
        Contents::named(name, of_article)
    });
    let space = Space::default();
    let space_read = reader.read("room", Fallback::Named(space.name()), Space::named);
    let refused = reader.refused.into_iter().next();
    (
        contents.unwrap_or(usual),
        space_read.unwrap_or(space),
        refused,
    )
}
