//! How a step of an example has gone.

/// How a step has gone: a sign in what the platform keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It has not been seen.
    Unseen,
    /// It has been seen, and asks nothing.
    Seen,
    /// It has been seen, and its question is open.
    Open,
    /// It was answered right at once.
    Right,
    /// It was answered right with a hint.
    Hinted,
    /// It was answered wrong first.
    Wrong,
    /// Its answer was given.
    Given,
    /// It has been seen with a hint, and its question is open.
    OpenHinted,
}

impl Mark {
    const ALL: [(Self, char); 8] = [
        (Self::Unseen, '.'),
        (Self::Seen, 's'),
        (Self::Open, 'o'),
        (Self::Right, 'y'),
        (Self::Hinted, 'h'),
        (Self::Wrong, 'x'),
        (Self::Given, 'g'),
        (Self::OpenHinted, 't'),
    ];

    /// Its sign.
    #[must_use]
    pub fn sign(self) -> char {
        Self::ALL[self as usize].1
    }

    /// The mark of a sign.
    #[must_use]
    pub fn of(sign: char) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, own)| *own == sign);
        found.map(|(mark, _)| *mark)
    }

    /// Whether its question is open.
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::OpenHinted)
    }

    /// Whether its question has been answered: that stays as it was answered first.
    #[must_use]
    pub fn is_answered(self) -> bool {
        matches!(self, Self::Right | Self::Hinted | Self::Wrong | Self::Given)
    }

    /// Whether there is nothing left to do.
    #[must_use]
    pub fn is_settled(self) -> bool {
        self == Self::Seen || self.is_answered()
    }

    /// What it is worth, in half points.
    #[must_use]
    pub fn halves(self) -> u32 {
        match self {
            Self::Right => 2,
            Self::Hinted => 1,
            _ => 0,
        }
    }
}

/// Marks with the length of each run, of two and more, behind its sign: `s3o`.
#[must_use]
pub(super) fn packed(marks: &[Mark]) -> String {
    let mut text = String::new();
    for run in marks.chunk_by(|one, other| one == other) {
        text.push(run[0].sign());
        if run.len() > 1 {
            text += &run.len().to_string();
        }
    }
    text
}

/// So many marks of such a text; `None` if it is none, or of others.
#[must_use]
pub(super) fn unpacked(text: &str, count: usize) -> Option<Vec<Mark>> {
    let mut marks = Vec::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let mark = Mark::of(sign)?;
        rest = &rest[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = match digits {
            0 => 1,
            1..=3 => rest[..digits].parse().ok()?,
            _ => return None,
        };
        rest = &rest[digits..];
        if marks.len() + length > count {
            return None;
        }
        marks.resize(marks.len() + length, mark);
    }
    (marks.len() == count).then_some(marks)
}
