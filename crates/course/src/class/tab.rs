use crate::deck::Kind;

/// What is to be seen on the shelf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The ready-made lessons.
    #[default]
    Ready,
    /// Examples and boards, by chapter.
    Examples,
    /// Tables.
    Tables,
    /// Ways of writing numbers.
    Numbers,
    /// Claims, by article.
    Claims,
    /// Exercises.
    Exercises,
    /// Examples of one's own.
    Mine,
}

impl Tab {
    /// All tabs, in their order.
    pub const ALL: [Self; 7] = [
        Self::Ready,
        Self::Examples,
        Self::Tables,
        Self::Numbers,
        Self::Claims,
        Self::Exercises,
        Self::Mine,
    ];

    /// The kind of thing that is to be seen; `None` for what does not come from the site's files of names.
    pub(super) fn kind(self) -> Option<Kind> {
        match self {
            Self::Ready | Self::Mine => None,
            Self::Examples => Some(Kind::Example),
            Self::Tables => Some(Kind::Table),
            Self::Numbers => Some(Kind::Number),
            Self::Claims => Some(Kind::Claim),
            Self::Exercises => Some(Kind::Exercise),
        }
    }
}
