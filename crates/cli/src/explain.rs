//! `nian explain POSITION…`: sentences.

use std::ffi::OsString;
use std::io::{self, BufRead, Write};

use nian_solver::{AnyPosition, Move};
use nian_words::{Language, Sentences};

use crate::visible::visible;
use crate::{input, print_error};

/// The most moves of a position that are all judged.
const MOST_MOVES: usize = 1000;

/// What to write beside the outcome and its reasons.
pub(crate) struct Wanted {
    pub(crate) language: Language,
    /// Every losing move, with its refutation.
    pub(crate) losing: bool,
    /// These moves.
    pub(crate) moves: Vec<String>,
}

/// Explains every position, those of `input` in place of `-`, separated by empty lines.
///
/// Returns whether all positions and moves are valid.
pub(crate) fn run(
    positions: &[OsString],
    wanted: &Wanted,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<bool> {
    let mut first = true;
    input::each(positions, input, |text| {
        if !first {
            writeln!(output)?;
        }
        first = false;
        explain(text, wanted, output)
    })
}

/// Explains one position; returns whether it and the wanted moves are valid.
fn explain(text: &[u8], wanted: &Wanted, output: &mut impl Write) -> io::Result<bool> {
    let sentences = wanted.language.sentences();
    // Text that is not UTF-8 is no position either; the message says where it ceases to be valid.
    let text = String::from_utf8_lossy(text);
    let position: AnyPosition = match text.parse() {
        Ok(position) => position,
        Err(error) => {
            let what = sentences.notation_error(&text, &error);
            writeln!(output, "{}", visible(&what))?;
            return Ok(false);
        }
    };
    let explanation = position.explain();
    writeln!(output, "{position}")?;
    writeln!(output, "  {}", sentences.position(&position))?;
    writeln!(output, "  {}", sentences.outcome(explanation.outcome))?;
    writeln!(
        output,
        "  {}",
        sentences.explanation(&position, &explanation)
    )?;
    let winning = position.winning_moves();
    for &mv in &winning {
        say(sentences, &position, mv, output)?;
    }
    let mut all = true;
    if wanted.losing {
        all &= losing(sentences, &position, &winning, output)?;
    }
    for mv in &wanted.moves {
        all &= single(sentences, &position, mv, output)?;
    }
    Ok(all)
}

/// Writes the refutation of each losing move; returns whether there were few enough.
fn losing(
    sentences: Sentences,
    position: &AnyPosition,
    winning: &[Move],
    output: &mut impl Write,
) -> io::Result<bool> {
    let moves: Vec<Move> = position.moves().take(MOST_MOVES + 1).collect();
    if moves.len() > MOST_MOVES {
        let what = format!("more than {MOST_MOVES} moves; name some with --move");
        print_error(&format!("nian: {position}: {what}"));
        return Ok(false);
    }
    for mv in moves.into_iter().filter(|mv| !winning.contains(mv)) {
        say(sentences, position, mv, output)?;
    }
    Ok(true)
}

/// Writes what a move from the command line does; returns whether it is legal.
fn single(
    sentences: Sentences,
    position: &AnyPosition,
    text: &str,
    output: &mut impl Write,
) -> io::Result<bool> {
    match position.read_move(text) {
        Ok(mv) => say(sentences, position, mv, output),
        Err(error) => {
            let what = sentences.notation_error(text, &error);
            writeln!(output, "  {}", visible(&what))?;
            Ok(false)
        }
    }
}

/// Writes what a move does; returns whether it is legal.
fn say(
    sentences: Sentences,
    position: &AnyPosition,
    mv: Move,
    output: &mut impl Write,
) -> io::Result<bool> {
    let judged = position.judge(mv);
    let text = match &judged {
        Ok(judgement) => sentences.judgement(position, judgement),
        Err(error) => sentences.play_error(*error),
    };
    writeln!(output, "  {mv}: {text}")?;
    Ok(judged.is_ok())
}
