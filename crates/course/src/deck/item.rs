//! An item of a lesson's address: what a thing shows.

use nian_solver::AnyPosition;
use nian_tasks::Skill;
use std::fmt;

/// The most characters of an example that somebody has made: three times as many as the longest of ours has.
pub const MOST_PACKED: usize = 30_000;
/// The most characters of a position.
const MOST_OF_POSITION: usize = 400;
/// The most characters of each of the two names of an example or a claim.
const MOST_OF_NAME: usize = 60;

/// The kind of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A table: `table:wythoff`.
    Table,
    /// A number: `number:binary=45`, `number:mixed:2,3=5`.
    Number,
    /// A claim of an article: `claim:ARTICLE/CLAIM`.
    Claim,
    /// Tasks of a skill: `exercise:winning`.
    Exercise,
    /// An example that somebody has made, packed as [`crate::packed`] does it: `lesson:PACKED`.
    Lesson,
    /// An example of an article: `ARTICLE/EXAMPLE`.
    Example,
    /// A position: `nim:3,4,5`.
    Game,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Table,
        Self::Number,
        Self::Claim,
        Self::Exercise,
        Self::Lesson,
        Self::Example,
        Self::Game,
    ];

    /// Its name, which stands before what it shows, if that is not an example or a game.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Number => "number",
            Self::Claim => "claim",
            Self::Exercise => "exercise",
            Self::Lesson => "lesson",
            Self::Example => "example",
            Self::Game => "game",
        }
    }

    /// Whether its items begin with no word for it.
    fn is_plain(self) -> bool {
        matches!(self, Self::Example | Self::Game)
    }

    /// Whether a thing of this kind begins at a step that is told.
    #[must_use]
    pub fn has_steps(self) -> bool {
        matches!(self, Self::Example | Self::Lesson | Self::Number)
    }

    /// Whether it can show this.
    fn shows(self, of: &str) -> bool {
        match self {
            Self::Table => all(of, |byte| byte.is_ascii_lowercase() || byte == b'-'),
            Self::Number => is_number(of),
            Self::Claim | Self::Example => is_named(of),
            Self::Exercise => Skill::named(of).is_some(),
            Self::Lesson => of.len() <= MOST_PACKED && all(of, is_of_word),
            Self::Game => of.len() <= MOST_OF_POSITION && is_position(of),
        }
    }
}

/// What a thing shows, and where it begins.
///
/// ```
/// use nian_course::deck::{Item, Kind};
///
/// let item = Item::parse("nim-and-variants/ex2~3").expect("an item");
/// assert_eq!((item.kind, item.start), (Kind::Example, 3));
/// assert_eq!(item.to_string(), "nim-and-variants/ex2~3");
/// assert_eq!(Item::parse("nonsense"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The kind of thing.
    pub kind: Kind,
    /// What it shows, without the word for the kind.
    pub of: String,
    /// Its first step, at most 999; 0 is the start.
    pub start: u16,
}

impl Item {
    /// What a text shows; `None` where it is no item. Spaces around it make it none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let step = text.rsplit_once('~').and_then(|(before, step)| {
            let step = step_of(step)?;
            Some((before, step))
        });
        let (before, start) = step.unwrap_or((text, 0));
        let word = before.split_once(':').and_then(|(word, of)| {
            let kind = Kind::ALL.into_iter().find(|kind| kind.name() == word)?;
            (!kind.is_plain()).then_some((kind, of))
        });
        let (kind, of) = match word {
            Some(found) => found,
            None if before.contains('/') => (Kind::Example, before),
            None => (Kind::Game, before),
        };
        kind.shows(of).then(|| Self {
            kind,
            of: of.to_owned(),
            start,
        })
    }

    /// Whether it is no position that only looks like one: a board would show another in its place.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        self.kind != Kind::Game || self.of.parse::<AnyPosition>().is_ok()
    }

    /// The item with its start at the beginning.
    #[must_use]
    pub fn at_start(&self) -> Self {
        Self {
            start: 0,
            ..self.clone()
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.kind.is_plain() {
            f.write_str(self.kind.name())?;
            f.write_str(":")?;
        }
        f.write_str(&self.of)?;
        if self.start > 0 {
            write!(f, "~{}", self.start)?;
        }
        Ok(())
    }
}

/// The step that one to three digits name.
pub(super) fn step_of(text: &str) -> Option<u16> {
    let is_step = (1..=3).contains(&text.len()) && all(text, |byte| byte.is_ascii_digit());
    is_step.then(|| text.parse().ok()).flatten()
}

/// Whether there is a text, and all of its bytes are such.
pub(super) fn all(text: &str, is: fn(u8) -> bool) -> bool {
    !text.is_empty() && text.bytes().all(is)
}

fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
}

/// ARTICLE/NAME.
fn is_named(of: &str) -> bool {
    let is_one = |name: &str| name.len() <= MOST_OF_NAME && all(name, is_of_name);
    of.split_once('/')
        .is_some_and(|(article, name)| is_one(article) && is_one(name))
}

/// GAME.RULES:STATE.
fn is_position(of: &str) -> bool {
    let Some((rules, state)) = of.split_once(':') else {
        return false;
    };
    let mut rules = rules.split('.');
    let game = rules.next().unwrap_or_default();
    all(game, |byte| byte.is_ascii_lowercase())
        && rules.all(|one| all(one, |byte| is_of_name(byte) || byte == b','))
        && all(state, |byte| {
            byte.is_ascii_lowercase() || byte.is_ascii_digit() || matches!(byte, b'@' | b',')
        })
}

/// SYSTEM=VALUE, or SYSTEM:NUMBERS=VALUE.
fn is_number(of: &str) -> bool {
    let are_digits = |text: &str| all(text, |byte| byte.is_ascii_digit());
    let Some((system, value)) = of.split_once('=') else {
        return false;
    };
    let (name, numbers) = match system.split_once(':') {
        Some((name, numbers)) => (name, Some(numbers)),
        None => (system, None),
    };
    value.len() <= 19
        && are_digits(value)
        && all(name, |byte| byte.is_ascii_lowercase())
        && numbers.is_none_or(|numbers| numbers.split(',').all(are_digits))
}
