//! `dice.one:31@4,2`, `dice.both.misere:31@4,2,6`; moves `a3` and `3+5`.

use alloc::vec::Vec;
use core::fmt;

use super::{Faces, MAX_DICE, MIN_DICE, Mode, SeveralDice, State};
use crate::notation::Notation;
use crate::reader::Reader;
use crate::{Ending, Expected, Move, NotationError};

/// An option of the dice games.
enum Choice {
    Mode(Mode),
    Misere,
}

fn read_choice(reader: &mut Reader<'_>) -> Result<Choice, NotationError> {
    let choice = reader.word(Expected::DiceOption, |word| match word {
        "misere" => Some(Choice::Misere),
        "one" => Some(Choice::Mode(Mode::One)),
        "both" => Some(Choice::Mode(Mode::Both)),
        _ => None,
    })?;
    if matches!(choice, Choice::Mode(Mode::One)) && reader.take(b'-') {
        return reader.word(Expected::DiceOption, |word| {
            (word == "sum").then_some(Choice::Mode(Mode::OneSum))
        });
    }
    Ok(choice)
}

/// Parses the options of the dice games in any order, each at most once, and the colon. Without a
/// mode the game is that with one die.
pub(crate) fn read_options(
    reader: &mut Reader<'_>,
) -> Result<(Option<Mode>, Ending), NotationError> {
    let (mut mode, mut ending) = (None, Ending::Normal);
    while reader.take(b'.') {
        reader.checked(Expected::DiceOption, |reader| {
            Ok(match read_choice(reader)? {
                Choice::Mode(found) => mode.replace(found).is_none().then_some(()),
                Choice::Misere if ending.is_misere() => None,
                Choice::Misere => {
                    ending = Ending::Misere;
                    Some(())
                }
            })
        })?;
    }
    if !reader.take(b':') {
        return reader.error(Expected::Colon);
    }
    Ok((mode, ending))
}

/// Parses faces separated by `between`, as many as there may be dice.
fn read_faces(reader: &mut Reader<'_>, between: u8) -> Result<Faces, NotationError> {
    let mut up = Vec::new();
    loop {
        up.push(reader.face()?);
        if up.len() == usize::from(MAX_DICE) || !reader.take(between) {
            break;
        }
    }
    match Faces::new(&up) {
        Some(faces) => Ok(faces),
        None => reader.error(Expected::Faces {
            min: MIN_DICE,
            max: MAX_DICE,
        }),
    }
}

impl Notation for SeveralDice {
    const NAME: &'static str = "dice";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        reader.checked(Expected::DiceOption, |reader| {
            let (mode, ending) = read_options(reader)?;
            Ok(mode.map(|mode| Self { mode, ending }))
        })
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, NotationError> {
        let heap = reader.number()?;
        if !reader.take(b'@') {
            return reader.error(Expected::At);
        }
        let faces = read_faces(reader, b',')?;
        Ok(State { heap, faces })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        match self.mode {
            Mode::Both => read_faces(reader, b'+').map(Move::TurnAll),
            Mode::One | Mode::OneSum => {
                let die = reader.row()?;
                let face = reader.face()?;
                Ok(Move::Turn { die, face })
            }
        }
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.mode {
            Mode::One => ".one",
            Mode::Both => ".both",
            Mode::OneSum => ".one-sum",
        })?;
        self.ending.write_option(f)
    }

    fn write_state(state: &State, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", state.heap)?;
        for (die, face) in state.faces.up().iter().enumerate() {
            let before = if die == 0 { "@" } else { "," };
            write!(f, "{before}{face}")?;
        }
        Ok(())
    }
}
