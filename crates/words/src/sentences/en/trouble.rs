use super::words;
use crate::sentences::message::Trouble;
use crate::sentences::text::{cat, character, clip, digits};
use nian_lessons::{Fact, Kind, Problem};
use nian_solver::{Expected, NotationError, PlayError};

pub(super) fn say(message: &Trouble<'_>) -> String {
    match message {
        Trouble::Unreadable { text, error } => unreadable(text, error),
        Trouble::Refused(error) => refused(*error),
        Trouble::InStep(0) => "At the start of the example:".into(),
        Trouble::InStep(step) => cat(&["In step ", &digits(*step as u64), " of the example:"]),
        Trouble::Lesson(problem) => lesson(problem),
    }
}

fn unreadable(text: &str, error: &NotationError) -> String {
    let expected = expected(error.expected);
    let at = character(text, error);
    cat(&[
        "“",
        &clip(text),
        "” cannot be read: from character ",
        &at,
        " on, ",
        &expected,
        " was expected.",
    ])
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Game => "the name of a game (nim, wythoff or dice)".into(),
        Expected::Option => "the option misere, at most once,".into(),
        Expected::Colon => "a colon and then a position".into(),
        Expected::Number => "a number up to 9223372036854775807 without leading zero".into(),
        Expected::Heaps { min, max } if min == max => {
            cat(&["a position of exactly ", &digits(min), " rows"])
        }
        Expected::Heaps { min, max } => cat(&[
            "a position of ",
            &digits(min),
            " to ",
            &digits(max),
            " rows",
        ]),
        Expected::At => "@ and then the face that is up".into(),
        Expected::Face => "a face from 1 to 6".into(),
        Expected::Row => "the letter of a row".into(),
        Expected::End => "the end".into(),
    }
}

fn refused(error: PlayError) -> String {
    match error {
        PlayError::OtherKind => "This game has no move of that kind.".into(),
        PlayError::NoSuchRow { rows: 1 } => "There is no such row: there is only one.".into(),
        PlayError::NoSuchRow { rows } => {
            cat(&["There is no such row: there are only ", &words(rows), "."])
        }
        PlayError::TakeNone => "At least one coin must be taken.".into(),
        PlayError::TooMany { most } => cat(&[
            "That is too many: at most ",
            &digits(most),
            " can be taken there.",
        ]),
        PlayError::NoSide { up } => {
            let (up, below) = (digits(up), digits(7 - up));
            cat(&[
                "The die shows ",
                &up,
                ": it can be tipped neither to ",
                &up,
                " nor to ",
                &below,
                ".",
            ])
        }
        PlayError::NoFace => "A die has the faces 1 to 6.".into(),
        PlayError::Over => "The game is over.".into(),
    }
}

fn lesson(problem: &Problem) -> String {
    match problem {
        Problem::Json { line, column } => cat(&[
            "The file of the example cannot be read from line ",
            &digits(*line as u64),
            ", character ",
            &digits(*column as u64),
            " on.",
        ]),
        Problem::UnknownKey { key } => cat(&["The key “", &clip(key), "” is not known."]),
        Problem::MissingKey { key } => cat(&["The key “", key, "” is missing."]),
        Problem::Kind { key: "", expected } => cat(&["Here ", &kind(*expected), " was expected."]),
        Problem::Kind { key, expected } => cat(&["“", key, "” should be ", &kind(*expected), "."]),
        Problem::NoStart => {
            "There must be either start (a position) or pairs (a table of safe pairs).".into()
        }
        Problem::TooLong { most } => cat(&["It is too long: at most ", &digits(*most), "."]),
        Problem::NoText => "The text is missing in one of the languages.".into(),
        Problem::Position { text, error } | Problem::Move { text, error } => {
            unreadable(text, error)
        }
        Problem::Play { text, error } => {
            cat(&["“", &clip(text), "” cannot be played. ", &refused(*error)])
        }
        Problem::Back { to } => cat(&[
            "back must lead to an earlier step, and step ",
            &digits(*to),
            " is not.",
        ]),
        Problem::Show => "This game has no such picture.".into(),
        Problem::NoPosition => "A table of safe pairs is shown here, not a position.".into(),
        Problem::NoTable => "A position is shown here, not a table of safe pairs.".into(),
        Problem::NoSuchPair { of } => {
            cat(&["The table has room for only ", &digits(*of), " pairs."])
        }
        Problem::Expect {
            fact,
            stated,
            found,
        } => {
            let stated = clip(stated);
            cat(&[
                self::fact(*fact),
                " should be “",
                &stated,
                "”, but the rules give “",
                found,
                "”.",
            ])
        }
    }
}

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Object => "an object { }".into(),
        Kind::Text => "a text".into(),
        Kind::Number => "a whole number".into(),
        Kind::Flag => "true or false".into(),
        Kind::List => "a list [ ]".into(),
        Kind::Back => "start or the number of an earlier step".into(),
        Kind::OneOf(words) => cat(&["one of these words: ", &words.join(", ")]),
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Position => "The position",
        Fact::Outcome => "The outcome",
        Fact::Winning => "The winning moves",
        Fact::Sums => "The column sums",
        Fact::Pair => "The pair",
        Fact::Faces => "The safe faces",
    }
}
