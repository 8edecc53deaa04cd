//! The dice games: heap against the faces up.

use nian_solver::dice::{self, Dice};
use nian_solver::several_dice::{self, Faces, SafeTable, SeveralDice};
use nian_solver::{AnyPosition, Ending, MAX_NUMBER, Outcome};

use super::{Cell, Content, Order, Sheet, Span, fits};
use crate::grundy::{DICE_STONES, Searches, several_dice_stones};

/// The default last heap.
const TO: u64 = 30;

/// The content, and the range of heaps: Grundy values need a search, which ends at `searched`.
fn asked_for(ending: Ending, asked: &Order, searched: u64) -> Result<(Content, Span), String> {
    asked.no_columns()?;
    let show = asked.show(if ending.is_misere() {
        &[Content::Outcomes]
    } else {
        &[Content::Outcomes, Content::Grundy]
    })?;
    let most = if show == Content::Grundy {
        searched
    } else {
        MAX_NUMBER
    };
    let lines = asked.lines(TO, most)?;
    Ok((show, lines))
}

pub(super) fn one(rules: Dice, asked: &Order) -> Result<Sheet, String> {
    let (show, lines) = asked_for(rules.ending, asked, DICE_STONES)?;
    let faces: Vec<u8> = (1..=6).collect();
    let heads = faces.iter().map(u8::to_string).collect();
    table(show, lines, heads, |heap, place| {
        let state = dice::State::new(heap, faces[place])?;
        Some((AnyPosition::Dice(rules, state), None))
    })
}

/// The order of the dice does not matter, so each combination of faces is listed once.
pub(super) fn several(rules: SeveralDice, dice: u8, asked: &Order) -> Result<Sheet, String> {
    let (show, lines) = asked_for(rules.ending, asked, several_dice_stones(dice))?;
    let faces = in_order(dice);
    let heads = faces.iter().map(|up| listed(up)).collect();
    let known = small_heaps(rules, dice, lines);
    table(show, lines, heads, |heap, place| {
        let faces = Faces::new(&faces[place])?;
        let state = several_dice::State::new(heap, faces)?;
        let safe = known.as_ref().and_then(|known| known.is_safe(heap, faces));
        let outcome = safe.map(Outcome::safe_if);
        Some((AnyPosition::SeveralDice(rules, state), outcome))
    })
}

/// The outcomes of heaps too small for the closed form, computed once: the solver computes them for each position.
fn small_heaps(rules: SeveralDice, dice: u8, lines: Span) -> Option<SafeTable> {
    let last = several_dice::ruled_from(rules, dice).checked_sub(1)?;
    let most = usize::try_from(last.min(lines.to)).ok()?;
    (lines.from <= last).then(|| SafeTable::new(rules, dice, most))?
}

/// `position` returns a position, and its outcome if that is known.
fn table(
    show: Content,
    lines: Span,
    heads: Vec<String>,
    position: impl Fn(u64, usize) -> Option<(AnyPosition, Option<Outcome>)>,
) -> Result<Sheet, String> {
    fits(lines, heads.len() as u64)?;
    let mut searches = Searches::default();
    let mut table = Sheet::new(&["heap"]);
    let columns = heads.len();
    table.head.extend(heads);
    for heap in lines.numbers() {
        let mut line = vec![Cell::Number(heap)];
        for place in 0..columns {
            let position = position(heap, place);
            line.push(match position {
                None => Cell::None,
                Some((position, _)) if show == Content::Grundy => {
                    Cell::number(searches.grundy(&position))
                }
                Some((position, known)) => {
                    Cell::outcome(known.unwrap_or_else(|| position.outcome()))
                }
            });
        }
        table.lines.push(line);
    }
    Ok(table)
}

/// Every combination of faces on so many dice, in ascending order.
fn in_order(dice: u8) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..dice {
        let mut longer = Vec::new();
        for up in &all {
            let least = up.last().copied().unwrap_or(1);
            longer.extend((least..=6).map(|face| [up.as_slice(), &[face]].concat()));
        }
        all = longer;
    }
    all
}

/// Faces in the notation: `1,6`.
fn listed(up: &[u8]) -> String {
    let faces: Vec<String> = up.iter().map(u8::to_string).collect();
    faces.join(",")
}
