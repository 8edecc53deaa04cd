/// What could not be read of an address, a file or a pasted text. The rest is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A later version has written it.
    Later,
    /// It has so many things, which is too many.
    Many(usize),
    /// This is not understood.
    Item(String),
    /// The thing with this number, 1-based, an example of somebody's own, is damaged.
    Made(usize),
    /// A text could not be read, or had to be shortened.
    Text,
    /// This, `NAME=VALUE`, is no value that can be used.
    Value(String),
    /// Answers cannot be shown so.
    Answers(String),
    /// There is no thing of this number.
    At(String),
    /// This is no step.
    Step(String),
    /// The end of the address is missing.
    Cut,
    /// There is nothing in it.
    Empty,
    /// The file is too large.
    Large,
    /// The file is a lesson, and damaged.
    Damaged,
    /// The file is no lesson.
    Foreign,
    /// The file is that of a single example, too long for a lesson.
    Example,
    /// The file is in another encoding, which has this name.
    Encoding(String),
    /// The file cannot be read.
    Unread,
    /// There is nothing of this name.
    Unknown(String),
    /// There is nothing at this address.
    Nowhere,
}

impl Fault {
    /// Its name, by which its sentence is called.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Later => "later",
            Self::Many(_) => "many",
            Self::Item(_) => "item",
            Self::Made(_) => "made",
            Self::Text => "text",
            Self::Value(_) => "value",
            Self::Answers(_) => "answers",
            Self::At(_) => "at",
            Self::Step(_) => "step",
            Self::Cut => "cut",
            Self::Empty => "empty",
            Self::Large => "large",
            Self::Damaged => "damaged",
            Self::Foreign => "foreign",
            Self::Example => "example",
            Self::Encoding(_) => "encoding",
            Self::Unread => "unread",
            Self::Unknown(_) => "unknown",
            Self::Nowhere => "nowhere",
        }
    }

    /// Whether nothing could be read: there is no rest.
    #[must_use]
    pub fn is_total(&self) -> bool {
        matches!(
            self,
            Self::Empty
                | Self::Large
                | Self::Damaged
                | Self::Foreign
                | Self::Example
                | Self::Encoding(_)
                | Self::Unread
        )
    }

    /// What its sentence names; empty where it names nothing.
    #[must_use]
    pub fn about(&self) -> String {
        match self {
            Self::Many(number) | Self::Made(number) => number.to_string(),
            Self::Item(about)
            | Self::Value(about)
            | Self::Answers(about)
            | Self::At(about)
            | Self::Step(about)
            | Self::Encoding(about)
            | Self::Unknown(about) => about.clone(),
            _ => String::new(),
        }
    }
}

/// The beginning of a text, as much as a sentence names of it: so many units of UTF-16.
pub(super) fn clipped(text: &str, most: usize) -> String {
    let mut units = 0;
    let fits = |letter: &char| {
        units += letter.len_utf16();
        units <= most
    };
    text.chars().take_while(fits).collect()
}
