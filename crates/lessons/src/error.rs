use nian_solver::numerals::SystemError;
use nian_solver::{NotationError, PlayError};
use std::fmt;

/// Why an example cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleError {
    /// The step that is wrong: 0 is the start; `None` where the file itself is.
    pub step: Option<usize>,
    /// The key of the example or the step that it is about; empty for these as a whole.
    pub key: &'static str,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is not JSON from this place on, or not such as examples are made of.
    Json {
        /// The line, 1-based.
        line: usize,
        /// The character in that line, 1-based.
        column: usize,
        /// What is wrong there.
        wanted: Syntax,
    },
    /// A key that means nothing here.
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A key that is needed.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A value of another kind than expected.
    Kind {
        /// Its key; empty for an example or a step as a whole.
        key: &'static str,
        /// What was expected.
        expected: ValueKind,
    },
    /// An example has one of `start`, `pairs` and `numeral`, not several and not none.
    NoStart,
    /// More of something than an example may have, so that none keeps its reader waiting.
    TooMuch {
        /// Of what.
        of: Amount,
        /// The most there may be.
        most: u64,
    },
    /// What should be the tag of a language is none.
    Tag {
        /// The text.
        text: String,
    },
    /// A text is empty.
    NoText {
        /// The tag of its language.
        language: String,
    },
    /// A text is a string, and the file does not say in which language.
    NoLanguage,
    /// A position that cannot be read.
    Position {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// A move that cannot be read.
    Move {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// A move that cannot be played.
    Play {
        /// Its text.
        text: String,
        /// The rule it breaks.
        error: PlayError,
    },
    /// `back` leads to a step that does not come before this one.
    Back {
        /// Where it leads.
        to: u64,
    },
    /// The game has no picture of this kind.
    Show,
    /// This cannot be asked about what is shown, or its answer is to be seen there.
    Ask,
    /// The step needs a position, but a table of pairs or a number is shown.
    NoPosition,
    /// The step needs a table of pairs, but something else is shown.
    NoTable,
    /// The table has no room for this pair.
    NoSuchPair {
        /// How many it has room for.
        of: u64,
    },
    /// A number system that cannot be read.
    System {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: SystemError,
    },
    /// They are not Fibonacci digits, or those of another number.
    Digits {
        /// The digits.
        text: String,
    },
    /// This is only done with Fibonacci digits.
    OnlyFibonacci,
    /// The number is too small or too large for what is done with it.
    Value {
        /// The least.
        least: u64,
        /// The most.
        most: u64,
    },
    /// The step needs a number in a number system, but something else is shown.
    NoNumeral,
    /// The work on the number has not so many stages.
    NoSuchStage {
        /// The last one's number.
        of: usize,
    },
    /// What the example expects is not so.
    Expect {
        /// What it is about.
        fact: Fact,
        /// What the example states; `—` for an empty list.
        stated: String,
        /// What is true; `—` for an empty list, or where there is no such thing.
        found: String,
    },
}

/// A kind of value in an example file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Keys and values: `{ … }`.
    Object,
    /// A text: `"…"`.
    Text,
    /// A text, or an object with texts by the tags of their languages.
    Texts,
    /// A whole number, not negative.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list: `[ … ]`.
    List,
    /// `"start"` or the number of a step.
    Back,
    /// One of these words.
    OneOf(&'static [&'static str]),
}

/// A fact that an example can state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The canonical text of the position.
    Position,
    /// Safe or unsafe.
    Outcome,
    /// The winning moves.
    Winning,
    /// The column sums (Nim).
    Sums,
    /// The last pair of the table.
    Pair,
    /// The faces safe to leave (dice).
    Faces,
    /// The digits of a number, the highest first.
    Digits,
}

/// What an example may not have too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Bytes of its file.
    Bytes,
    /// Steps.
    Steps,
    /// Pairs in a table.
    Pairs,
    /// Entries of the table from which the outcome of a position is read.
    Entries,
}

/// What was wanted where a text is not the JSON of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// A value of any kind.
    Value,
    /// A key, in double quotes.
    Key,
    /// A key that has not been there yet.
    Once,
    /// The colon after a key.
    Colon,
    /// A comma, or the bracket that closes an object or a list.
    Comma,
    /// The quotation mark that closes a text, on the line on which the text begins.
    Quote,
    /// After `\`, a sign that means something there.
    Escape,
    /// A whole number that is not too large and has no zero in front.
    Number,
    /// Fewer brackets within brackets.
    Depth,
    /// The end of the file.
    Rest,
    /// UTF-8.
    Encoding,
}

impl Syntax {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Value,
        Self::Key,
        Self::Once,
        Self::Colon,
        Self::Comma,
        Self::Quote,
        Self::Escape,
        Self::Number,
        Self::Depth,
        Self::Rest,
        Self::Encoding,
    ];
}

/// What is wrong with an example, gathered while it is read or replayed.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    /// The step that is being read or replayed.
    pub(crate) step: Option<usize>,
    pub(crate) all: Vec<ExampleError>,
}

impl Faults {
    /// Notes what is wrong under a key of the example or the step.
    pub(crate) fn note(&mut self, key: &'static str, problem: Problem) {
        let step = self.step;
        self.all.push(ExampleError { step, key, problem });
    }

    /// What came of it where nothing is wrong, else the first of the faults; nothing comes of it
    /// only where there is one.
    pub(crate) fn settle<T>(mut self, value: Option<T>) -> Result<T, ExampleError> {
        let value = value.filter(|_| self.all.is_empty());
        value.ok_or_else(|| self.all.swap_remove(0))
    }
}

impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            None => {}
            Some(0) => f.write_str("start: ")?,
            Some(step) => write!(f, "step {step}: ")?,
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json {
                line,
                column,
                wanted,
            } => write!(
                f,
                "not the JSON of a lesson from line {line}, column {column} on: {wanted}"
            ),
            Self::UnknownKey { key } => write!(f, "unknown key `{key}`"),
            Self::MissingKey { key } => write!(f, "missing key `{key}`"),
            Self::Kind { key: "", expected } => write!(f, "expected {expected}"),
            Self::Kind { key, expected } => write!(f, "`{key}`: expected {expected}"),
            Self::NoStart => f.write_str("expected one of \"start\", \"pairs\" and \"numeral\""),
            Self::TooMuch { of, most } => write!(f, "{of}: at most {most} are allowed"),
            Self::NoLanguage => {
                f.write_str("expected a \"language\" in the file, as this text is a string")
            }
            Self::Tag { text } => write!(f, "`{text}` is not the tag of a language"),
            Self::NoText { language } => write!(f, "the text in `{language}` is empty"),
            Self::Position { text, error } => write!(f, "position `{text}`: {error}"),
            Self::Move { text, error } => write!(f, "move `{text}`: {error}"),
            Self::Play { text, error } => write!(f, "move `{text}`: {error}"),
            Self::Back { to } => write!(f, "step {to} does not come before this one"),
            Self::Show => f.write_str("this game has no such picture"),
            Self::Ask => f.write_str("this cannot be asked about what is shown here"),
            Self::NoPosition => f.write_str("no position is shown here"),
            Self::NoTable => f.write_str("no table of pairs is shown here"),
            Self::NoSuchPair { of } => write!(f, "the table has room for {of} pairs"),
            Self::System { text, error } => write!(f, "number system `{text}`: {error}"),
            Self::Digits { text } => write!(
                f,
                "digits `{text}`: expected the Fibonacci digits 0 and 1 of this number"
            ),
            Self::OnlyFibonacci => f.write_str("this can be done in \"fibonacci\" only"),
            Self::Value { least, most } => {
                write!(f, "`value`: expected a number from {least} to {most}")
            }
            Self::NoNumeral => f.write_str("no number in a number system is shown here"),
            Self::NoSuchStage { of } => write!(f, "the work on this number has {of} steps"),
            Self::Expect {
                fact,
                stated,
                found,
            } => {
                write!(f, "expected {} `{stated}`, found `{found}`", fact.key())
            }
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bytes => "bytes of the file",
            Self::Steps => "steps",
            Self::Pairs => "pairs",
            Self::Entries => "entries of the table of outcomes",
        })
    }
}

impl fmt::Display for Syntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Value => "expected a value",
            Self::Key => "expected a key in double quotes",
            Self::Once => "the same key again",
            Self::Colon => "expected `:`",
            Self::Comma => "expected `,` or a closing bracket",
            Self::Quote => "expected `\"` on the same line",
            Self::Escape => "no such escape",
            Self::Number => "expected a whole number up to 18446744073709551615",
            Self::Depth => "nested too deeply",
            Self::Rest => "expected the end",
            Self::Encoding => "not UTF-8",
        })
    }
}

impl fmt::Display for ValueKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Object => "an object",
            Self::Text => "a text",
            Self::Texts => "a text, or an object with texts by language",
            Self::Number => "a whole number",
            Self::Flag => "true or false",
            Self::List => "a list",
            Self::Back => "\"start\" or the number of an earlier step",
            Self::OneOf(words) => return write!(f, "one of {}", words.join(", ")),
        })
    }
}

impl Fact {
    /// All of them.
    pub(crate) const ALL: [Self; 7] = [
        Self::Position,
        Self::Outcome,
        Self::Winning,
        Self::Sums,
        Self::Pair,
        Self::Faces,
        Self::Digits,
    ];

    /// The fact's name in an example's `expect`.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Outcome => "outcome",
            Self::Winning => "winning",
            Self::Sums => "sums",
            Self::Pair => "pair",
            Self::Faces => "faces",
            Self::Digits => "digits",
        }
    }
}

impl std::error::Error for ExampleError {}
