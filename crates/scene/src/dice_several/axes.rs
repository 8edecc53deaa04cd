//! The three axes as boxes with the dice that are on them, and the common property of the safe
//! positions.
use super::block::{axis, axis_name};
use super::words::text_size;
use crate::bounds::letter;
use crate::canvas::{Canvas, between};
use crate::mark::{draw_diamond, draw_mark};
use crate::measure::text_width;
use crate::{Anchor, View};
use nian_solver::several_dice::{AxisRule, State};
use nian_solver::{AnyPosition, Outcome, Reason};

/// The line height of the rule.
const LINE: f32 = 20.0;
/// The mark before the rule, with its distance.
const MARK: f32 = 22.0;
/// The height of a box.
const BOX: f32 = 50.0;
const MOST_BOX: f32 = 108.0;
const GAP: f32 = 8.0;
const LETTER: f32 = 16.0;
/// The distance of letters.
const PITCH: f32 = 17.0;

/// The layout of the boxes.
pub(super) struct Place {
    pub middle: f32,
    /// The width of the boxes.
    pub width: f32,
    /// The top of the boxes.
    pub top: f32,
}

/// The height of the boxes and of one line of text or two.
pub(super) fn height(view: &View<'_>, area: f32) -> f32 {
    let words = view.language.picture();
    let one_six = words.safe_one_six(2);
    let rules = [
        words.safe_same_axis(),
        words.safe_even(),
        words.safe_all_or_each(),
        &one_six,
    ];
    let long = |rule: &&str| folded(rule, text_size(view), area).1.is_some();
    let more = if rules.iter().any(long) { LINE } else { 0.0 };
    BOX + 32.0 + more
}

/// A rule in two lines, broken at the space nearest to its middle, if it does not fit on one.
fn folded(rule: &str, size: f32, area: f32) -> (&str, Option<&str>) {
    if text_width(rule, size) + MARK <= area {
        return (rule, None);
    }
    let middle = rule.len() / 2;
    let spaces = rule.match_indices(' ').map(|(at, _)| at);
    match spaces.min_by_key(|at| at.abs_diff(middle)) {
        Some(at) => (&rule[..at], Some(&rule[at + 1..])),
        None => (rule, None),
    }
}

/// Draws the boxes and, with answers, the rule.
pub(super) fn draw(
    canvas: &mut Canvas,
    view: &View<'_>,
    position: &AnyPosition,
    state: &State,
    place: &Place,
) {
    let rule = view.answers.then(|| rule(position)).flatten();
    let width = between(40.0, (place.width - 2.0 * GAP - 8.0) / 3.0, MOST_BOX);
    for lower in 1..=3 {
        let x = place.middle + (f32::from(lower) - 2.0) * (width + GAP);
        let count = state.faces().axes()[usize::from(lower) - 1];
        let wrong = rule.is_some_and(|(rule, _)| is_wrong(rule, lower, count));
        let class = if wrong { "axis-box odd" } else { "axis-box" };
        let area = [x - width / 2.0, place.top, width, BOX];
        canvas.rect("box", (lower.into(), 0), class, area, 7.0);
        let at = (x, place.top + 17.0);
        let ids = (lower.into(), 0);
        canvas.text("name", ids, "label", at, text_size(view), axis_name(lower));
        draw_letters(canvas, state, lower, (x, place.top + 35.0));
        if wrong {
            let at = (x + width / 2.0 - 12.0, place.top + 13.0);
            draw_diamond(canvas, "odd", ids, at, 6.0);
        }
    }
    if view.answers && position.end().is_none() {
        let two = state.faces().dice() == 2;
        draw_rule(canvas, view, (rule, two), place);
    }
}

/// The common property of the safe positions with this heap, and whether this position has it;
/// `None` for small heaps.
fn rule(position: &AnyPosition) -> Option<(AxisRule, bool)> {
    for step in position.explain().steps {
        if let Reason::Axes { rule, holds, .. } = step {
            return Some((rule, holds));
        }
    }
    None
}

/// Whether this number of dice on an axis alone breaks the rule.
fn is_wrong(rule: AxisRule, lower: u8, count: u8) -> bool {
    match rule {
        AxisRule::Even => count % 2 == 1,
        AxisRule::OneSix(least) => lower == 1 && count < least,
        AxisRule::AllOrEach => false,
    }
}

/// The letters of the dice on an axis, or a short line.
fn draw_letters(canvas: &mut Canvas, state: &State, lower: u8, (x, y): (f32, f32)) {
    let mut on_axis = Vec::new();
    for (die, &face) in state.faces().up().iter().enumerate() {
        if axis(face) == lower {
            on_axis.push(die);
        }
    }
    if on_axis.is_empty() {
        canvas.line(
            "none",
            (lower.into(), 0),
            "none",
            (x - 6.0, y),
            (x + 6.0, y),
        );
    }
    for (i, &die) in on_axis.iter().enumerate() {
        let x = x + (i as f32 - (on_axis.len() as f32 - 1.0) / 2.0) * PITCH;
        let at = (x, y + 0.34 * LETTER);
        canvas.text("on", (die as u64, 0), "count", at, LETTER, letter(die));
    }
}

fn draw_rule(
    canvas: &mut Canvas,
    view: &View<'_>,
    (rule, two): (Option<(AxisRule, bool)>, bool),
    place: &Place,
) {
    let words = view.language.picture();
    let size = text_size(view);
    let y = place.top + BOX + 22.0;
    let Some((rule, holds)) = rule else {
        let at = (place.middle, y);
        let text = words.small_heap();
        canvas.text("rule", (0, 0), "label", at, size, text);
        return;
    };
    let text = match rule {
        AxisRule::Even if two => words.safe_same_axis().to_owned(),
        AxisRule::Even => words.safe_even().to_owned(),
        AxisRule::AllOrEach => words.safe_all_or_each().to_owned(),
        AxisRule::OneSix(least) => words.safe_one_six(least.into()),
    };
    let (first, second) = folded(&text, size, place.width);
    let lines = [Some(first), second];
    let width = |line: &&str| text_width(line, size) + MARK;
    let widest = lines.iter().flatten().map(width).fold(0.0, f32::max);
    let left = (place.middle - widest / 2.0).max(1.0);
    let outcome = Outcome::safe_if(holds);
    draw_mark(canvas, "held", (0, 0), outcome, (left + 8.0, y - 4.5), 8.0);
    for (line, text) in lines.into_iter().flatten().enumerate() {
        let at = (left + MARK, y + line as f32 * LINE);
        let ids = (line as u64, 0);
        let text = canvas.text("rule", ids, "label", at, size, text);
        text.anchored(Anchor::Start);
    }
}
