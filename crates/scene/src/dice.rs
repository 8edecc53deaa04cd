//! The pictures of the dice game: the die beside its heap, and the table heap × face.
use crate::canvas::Canvas;
use crate::die::{self, Cross};
use crate::room::position_of;
use crate::stones::{self, Stones};
use crate::tables::{face_head, face_row};
use crate::{Cell, Scene, Table, View};
use nian_solver::dice::{Dice, State, sides};
use nian_solver::{AnyPosition, Move, Outcome};

/// From this width on, the heap stands beside the die, else below it.
const WIDE: f32 = 540.0;
/// Between the die and the heap.
const BESIDE: f32 = 40.0;
const BELOW: f32 = 14.0;
const MOST_FACE: f32 = 66.0;
/// Rows of the table: two periods of nine would no longer be seen at a glance.
const TABLE_ROWS: u64 = 12;

/// Draws `state` as a die and a heap.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, state: State) -> Scene {
    let most = most_stones(view, state);
    let wide = view.width >= WIDE;
    let sized = Cross::new(
        [0.0, 0.0],
        if wide { view.width / 2.0 } else { view.width },
        MOST_FACE,
    );
    let room = if wide {
        view.width - sized.width() - BESIDE
    } else {
        view.width
    };
    let heap = Stones::new([0.0, 0.0], room, most);
    let (die_at, heap_at, height) = if wide {
        let left = (view.width - sized.width() - BESIDE - heap.width()) / 2.0;
        let height = sized.height().max(heap.height());
        let middle = |part: f32| (height - part) / 2.0;
        (
            [left, middle(sized.height())],
            [left + sized.width() + BESIDE, middle(heap.height())],
            height,
        )
    } else {
        let below = sized.height() + BELOW;
        let middle = |part: f32| (view.width - part) / 2.0;
        (
            [middle(sized.width()), 0.0],
            [middle(heap.width()), below],
            below + heap.height(),
        )
    };
    let mut canvas = Canvas::default();
    let cross = Cross::new(die_at, sized.width(), MOST_FACE);
    die::draw(&mut canvas, view, position, state, &cross);
    let before = before(view).unwrap_or(state.heap());
    stones::draw(
        &mut canvas,
        view,
        state.heap(),
        before,
        &Stones::new(heap_at, room, most),
    );
    Scene {
        width: view.width,
        height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The stones before the move just played.
fn before(view: &View<'_>) -> Option<u64> {
    view.frame
        .played
        .as_ref()
        .map(|played| played.before.heaps()[0])
}

/// The most stones that the example ever shows.
fn most_stones(view: &View<'_>, state: State) -> u64 {
    let shown = view
        .frames
        .iter()
        .filter_map(position_of)
        .filter_map(|position| match position {
            AnyPosition::Dice(_, state) => Some(state.heap()),
            _ => None,
        });
    shown.chain(before(view)).fold(state.heap(), u64::max)
}

/// The table heap × face about `state`: the present cell lit, those one move away reachable.
pub(crate) fn table(view: &View<'_>, rules: Dice, state: State) -> Table {
    let rows = TABLE_ROWS.min(most_stones(view, state) + 1);
    let last = state.heap().max(rows - 1);
    let rows = (last + 1 - rows..=last).map(|heap| {
        let mut row = face_row(rules.ending, heap, view.answers);
        for (face, cell) in (1..).zip(&mut row[1..]) {
            tell(cell, view, state, (heap, face));
        }
        row[0].lit = heap == state.heap();
        row
    });
    let caption = view.language.picture().safe_faces().to_string();
    Table {
        caption,
        head: face_head(view.language),
        rows: rows.collect(),
    }
}

/// What a cell has to do with the present position.
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
