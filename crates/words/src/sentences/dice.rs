//! Explanations of positions of the dice game.

use super::fill::Arg;
use super::lists::{alternatives, list};
use super::text::digits;
use crate::table::Template;
use crate::tables::Words;
use nian_solver::Reason;

/// The end: every face takes more than the heap has.
pub(super) fn stuck(words: &Words, heap: u64, up: u8, misere: bool) -> String {
    let templates = if heap == 0 {
        words.moves.stones_gone.map(Template)
    } else {
        words.dice.stuck
    };
    let template = templates[usize::from(misere)];
    words.fill(template, &[Arg::Number(heap), Arg::Number(up.into())])
}

/// The sentences for the reasons of a position with moves.
pub(super) fn explain(words: &Words, reasons: &[Reason]) -> String {
    let [heap, Reason::SafeFaces { faces, up }, turns @ ..] = reasons else {
        return String::new();
    };
    let what = when(words, heap) + &safe_faces(words, faces, *up);
    if turns.is_empty() {
        return what;
    }
    words.then(what, &self::turns(words, turns))
}

/// The beginning of the sentence: the heap, and its remainder if that decides.
fn when(words: &Words, heap: &Reason) -> String {
    match *heap {
        Reason::Residue {
            heap,
            residue,
            modulus,
        } => {
            let args = [heap, residue, modulus].map(Arg::Number);
            words.fill(words.moves.remainder, &args)
        }
        Reason::SmallHeap { heap } => words.fill(words.dice.small, &[Arg::Number(heap)]),
        _ => String::new(),
    }
}

/// The end of the sentence: the safe faces, and the face up.
fn safe_faces(words: &Words, faces: &[u8], up: u8) -> String {
    let template = match faces {
        [] => Template(words.dice.none_safe),
        [_, _, _, _, _, _] => Template(words.dice.all_safe),
        _ if faces.contains(&up) => words.dice.up_safe,
        _ => words.dice.up_unsafe,
    };
    let mut safe = Vec::new();
    for &face in faces {
        safe.push(digits(face.into()));
    }
    let faces = list(&safe, words.forms.comma, words.forms.and);
    words.fill(template, &[Arg::Text(&faces), Arg::Number(up.into())])
}

/// The faces to tip to, with the heaps after them.
fn turns(words: &Words, reasons: &[Reason]) -> String {
    let mut turns = Vec::new();
    for reason in reasons {
        if let Reason::Turn { face, heap, .. } = *reason {
            let args = [Arg::Number(face.into()), Arg::Number(heap)];
            turns.push(words.fill(words.dice.turn, &args));
        }
    }
    let turns = alternatives(words, &turns);
    words.fill(words.dice.turns, &[Arg::Text(&turns)])
}
