//! The pictures of the dice game: the die beside its heap, and the table heap × face.
use crate::bounds::{before_heap, most_in_heap};
use crate::canvas::Canvas;
use crate::die::{self, Cross};
use crate::stones::{self, Lines, Stones};
use crate::tables::{face_head, face_row};
use crate::{Cell, Scene, Table, View};
use nian_solver::dice::{Dice, State, sides};
use nian_solver::{AnyPosition, Move, Outcome};

/// From this width on, the heap is beside the die, else below it.
const WIDE: f32 = 540.0;
/// The space between the die and the heap.
const BESIDE: f32 = 40.0;
const BELOW: f32 = 14.0;
const MOST_FACE: f32 = 66.0;
/// The rows of the table: two periods of nine would be too many for a glance.
const TABLE_ROWS: u64 = 12;

/// Draws `state` as a die and a heap.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, state: State) -> Scene {
    let most = most_in_heap(view);
    let wide = view.width >= WIDE;
    let half = if wide { view.width / 2.0 } else { view.width };
    let mut die = Cross::new(half, MOST_FACE);
    let beside = if wide { die.width() + BESIDE } else { 0.0 };
    let mut heap = Stones::new(view, view.width - beside, most, Lines::NINES);
    let middle = |room: f32, part: f32| (room - part) / 2.0;
    let height = if wide {
        let height = die.height().max(heap.height());
        let left = middle(view.width, beside + heap.width());
        die.move_to((left, middle(height, die.height())));
        heap.move_to((left + beside, middle(height, heap.height())));
        height
    } else {
        let below = die.height() + BELOW;
        die.move_to((middle(view.width, die.width()), 0.0));
        heap.move_to((middle(view.width, heap.width()), below));
        below + heap.height()
    };
    let mut canvas = Canvas::default();
    die::draw(&mut canvas, view, position, state, &die);
    let before = before_heap(view).unwrap_or(state.heap());
    let taken = stones::chosen(view);
    stones::draw(&mut canvas, view, [state.heap(), before, taken], &heap);
    Scene {
        width: view.width,
        height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The table heap × face near `state`: the present cell lit, those one move away reachable.
pub(crate) fn table(view: &View<'_>, rules: Dice, state: State) -> Table {
    let many = TABLE_ROWS.min(most_in_heap(view) + 1);
    let last = state.heap().max(many - 1);
    let mut rows = Vec::new();
    for heap in last + 1 - many..=last {
        let mut row = face_row(rules.ending, heap, view.answers);
        for (face, cell) in (0..).zip(&mut row) {
            if face == 0 {
                cell.lit = heap == state.heap();
            } else {
                tell(cell, view, state, (heap, face));
            }
        }
        rows.push(row);
    }
    let caption = view.language.picture().safe_faces().to_string();
    Table {
        caption,
        head: face_head(view.language),
        rows,
    }
}

/// Sets the state of a cell in relation to the present position.
fn tell(cell: &mut Cell, view: &View<'_>, state: State, (heap, face): (u64, u8)) {
    cell.lit = (heap, face) == (state.heap(), state.up());
    cell.reachable = sides(state.up()).contains(&face) && heap + u64::from(face) == state.heap();
    if cell.reachable && view.answers && view.frame.marks && cell.mark.is_none() {
        cell.mark = Some(Outcome::Unsafe);
    }
    if cell.reachable && view.playable {
        cell.action = Some(Move::Take(u64::from(face)));
    }
}
