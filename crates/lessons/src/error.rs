use nian_solver::numerals::SystemError;
use nian_solver::{NotationError, PlayError};
use std::fmt;

/// Why an example cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleError {
    /// The step with the error: 0 is the start; `None` for an error in the file as a whole.
    pub step: Option<usize>,
    /// The key of the example or the step with the error; empty for the example or the step as a
    /// whole.
    pub key: &'static str,
    /// The error.
    pub problem: Problem,
}

/// The errors that an example can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// From this place on the text is not JSON, or none that examples use, such as a fraction.
    Json {
        /// The line, 1-based.
        line: usize,
        /// The character in that line, 1-based.
        column: usize,
        /// What was expected there.
        wanted: Syntax,
    },
    /// An unknown key.
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A missing key.
    MissingKey {
        /// The key.
        key: &'static str,
    },
    /// A value of the wrong type.
    Kind {
        /// Its key; empty for an example or a step as a whole.
        key: &'static str,
        /// The expected type.
        expected: ValueKind,
    },
    /// An example needs exactly one of `start`, `pairs` and `numeral`.
    NoStart,
    /// A limit is exceeded; limits keep the replay of every example fast.
    TooMuch {
        /// The limited quantity.
        of: Amount,
        /// The limit.
        most: u64,
    },
    /// The tag of a language is malformed.
    Tag {
        /// The text.
        text: String,
    },
    /// An empty text.
    NoText {
        /// The tag of its language.
        language: String,
    },
    /// A text is a plain string, but the file has no `language`.
    NoLanguage,
    /// An invalid position.
    Position {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// An invalid move.
    Move {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: NotationError,
    },
    /// An illegal move.
    Play {
        /// Its text.
        text: String,
        /// The rule it breaks.
        error: PlayError,
    },
    /// `back` does not name an earlier step.
    Back {
        /// The step it names.
        to: u64,
    },
    /// The game has no picture of this kind.
    Show,
    /// The question does not apply to what is shown, or its answer is visible there.
    Ask,
    /// The step needs a position, but a table of pairs or a number is shown.
    NoPosition,
    /// The step needs a table of pairs, but something else is shown.
    NoTable,
    /// The table has fewer pairs.
    NoSuchPair {
        /// The number of pairs of the table.
        of: u64,
    },
    /// An invalid number system.
    System {
        /// Its text.
        text: String,
        /// What is wrong with the text.
        error: SystemError,
    },
    /// These are no Fibonacci digits, or those of another number.
    Digits {
        /// The digits.
        text: String,
    },
    /// This work needs Fibonacci digits.
    OnlyFibonacci,
    /// The number is too small or too large for the work on it.
    Value {
        /// The least number allowed.
        least: u64,
        /// The largest number allowed.
        most: u64,
    },
    /// The step needs a number in a number system, but something else is shown.
    NoNumeral,
    /// The work on the number has fewer stages.
    NoSuchStage {
        /// The 0-based index of the last stage.
        of: usize,
    },
    /// A fact stated by the example is not true.
    Expect {
        /// The fact.
        fact: Fact,
        /// The stated value; `—` for an empty list.
        stated: String,
        /// The true value; `—` for an empty list, or if the fact does not apply.
        found: String,
    },
}

/// A type of value in an example file.
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

/// The quantities of an example that are limited.
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

/// What the parser of JSON expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// A value of any kind.
    Value,
    /// A key, in double quotes.
    Key,
    /// A key that its object does not have already.
    Once,
    /// A colon after a key.
    Colon,
    /// A comma, or the bracket that closes an object or a list.
    Comma,
    /// The quotation mark that closes a text, on the line on which the text begins.
    Quote,
    /// After `\`, a character of an escape sequence.
    Escape,
    /// A whole number without leading zeros that fits `u64`.
    Number,
    /// A smaller depth of nesting.
    Depth,
    /// The end of the file.
    Rest,
    /// UTF-8.
    Encoding,
}

impl Syntax {
    /// All values.
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

/// The errors of an example, collected by the parser and the replay.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    /// The step that is being parsed or replayed.
    pub(crate) step: Option<usize>,
    pub(crate) all: Vec<ExampleError>,
}

impl Faults {
    /// Adds an error under a key of the example or the step.
    pub(crate) fn report(&mut self, key: &'static str, problem: Problem) {
        let step = self.step;
        self.all.push(ExampleError { step, key, problem });
    }

    /// Returns `value`, or the first error. `value` may be `None` only if there is an error.
    pub(crate) fn into_result<T>(mut self, value: Option<T>) -> Result<T, ExampleError> {
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
    /// All facts.
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
