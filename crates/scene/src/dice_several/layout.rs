use super::words::WIDE;
use super::{axes, block, pairs};
use crate::View;
use crate::bounds::most_in_heap;
use crate::canvas::Point;
use crate::stones::{Lines, Stones};
use nian_solver::several_dice::{Mode, SeveralDice, State, modulus, ruled_from};

/// The least width of a die in a row of dice; narrower dice are in pairs.
const LEAST_DIE: f32 = 146.0;
const MOST_FACE: f32 = 52.0;
/// The space between the dice and the heap.
const BESIDE: f32 = 36.0;
const BELOW: f32 = 12.0;

/// The layout of dice, axes and heap.
pub(super) struct DiceLayout {
    /// The top left corner of each die's block.
    pub dice: Vec<Point>,
    /// The side of a face.
    pub side: f32,
    /// The axes below the dice, in the middle of them.
    pub axes: axes::Place,
    /// The top of the table of moves, if it is shown.
    pub pairs: Option<f32>,
    pub heap: Stones,
    /// The height of the picture.
    pub height: f32,
}

impl DiceLayout {
    pub(super) fn new(view: &View<'_>, rules: SeveralDice, state: &State) -> Self {
        let dice = usize::from(state.faces().dice());
        let beside = dice == 2 && view.width >= WIDE;
        let area = if beside {
            (0.58 * view.width).min(400.0)
        } else {
            view.width
        };
        let per_row = if area >= dice as f32 * LEAST_DIE {
            dice
        } else {
            2
        };
        let side = block::side(area / per_row as f32).min(MOST_FACE);
        let beside_dice = if beside { area + BESIDE } else { 0.0 };
        let mut heap = heap(view, rules, state, view.width - beside_dice);
        let left = if beside {
            (view.width - beside_dice - heap.width()).max(0.0) / 2.0
        } else {
            0.0
        };
        let middle = left + area / 2.0;
        let mut places = Vec::new();
        for die in 0..dice {
            let (line, column) = (die / per_row, die % per_row);
            let in_line = per_row.min(dice - line * per_row) as f32;
            let x = middle + (column as f32 - in_line / 2.0) * block::length(side);
            places.push((x, line as f32 * block::length(side)));
        }
        let top = dice.div_ceil(per_row) as f32 * block::length(side) + 6.0;
        let mut floor = top + axes::height(view, area);
        let pairs = has_pairs(view, rules, state).then_some(floor + BELOW);
        if pairs.is_some() {
            floor += BELOW + pairs::HEIGHT;
        }
        let height = if beside {
            let height = floor.max(heap.height());
            heap.move_to((left + beside_dice, (height - heap.height()) / 2.0));
            height
        } else {
            heap.move_to(((view.width - heap.width()) / 2.0, floor + BELOW));
            floor + BELOW + heap.height()
        };
        Self {
            dice: places,
            side,
            axes: axes::Place {
                middle,
                width: area,
                top,
            },
            pairs,
            heap,
            height,
        }
    }
}

/// The heap, as large as the largest of any frame.
fn heap(view: &View<'_>, rules: SeveralDice, state: &State, width: f32) -> Stones {
    let most = most_in_heap(view);
    let dice = state.faces().dice();
    let modulus = modulus(rules, dice);
    let kind = Lines {
        per_line: if modulus.is_some() { 14 } else { 10 },
        group: modulus.unwrap_or(10),
        kept: 0,
        take: if rules.mode == Mode::One {
            6
        } else {
            6 * u64::from(dice)
        },
        modulus: modulus.unwrap_or(10),
        has_rest: modulus.is_some(),
        decides: modulus.is_some() && state.heap() >= ruled_from(rules, dice),
    };
    // The heap's stones are not touched.
    let most_width = if view.width < WIDE { 200.0 } else { 380.0 };
    Stones::new(view, width.min(most_width), most, kind)
}

/// Whether any frame marks the moves of two dice that are both tipped.
fn has_pairs(view: &View<'_>, rules: SeveralDice, state: &State) -> bool {
    let marks = view.frame.marks || view.frames.iter().any(|frame| frame.marks);
    marks && rules.mode == Mode::Both && state.faces().dice() == 2
}
