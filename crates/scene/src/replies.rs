//! Every move, the position after it, and the replies to losing ones: a tree of moves as a table.
use crate::bounds::position_of;
use crate::count::count;
use crate::short::state;
use crate::{Cell, Panel, Table, View};
use nian_lessons::Show;
use nian_solver::{AnyPosition, Move};
use nian_words::Language;

/// The most rows of the table.
const MOST_ROWS: usize = 40;
/// The most replies listed for a move.
const MOST_REPLIES: usize = 3;
/// The most rows of other steps that are compared to find the longest table; fewer if an outcome is read from a table
/// that is computed anew each time. In an example with more rows, a table may be shorter than another.
const MOST_COMPARED: u64 = 300;
/// The number of entries of such a table that take about as long as a row.
const ENTRIES: u64 = 500;
/// The columns: the move, the position after it, the reply, the position after that.
const COLUMNS: usize = 4;

/// The moves of `position`, and the replies to losing ones.
///
/// The table has as many rows as the longest one of the example.
pub(crate) fn panel(view: &View<'_>, position: &AnyPosition) -> Panel {
    let words = view.language.picture();
    let (mut rows, listed) = rows(view, position);
    let mut room = rows.len();
    let mut compared = 0;
    let mut last = position;
    for frame in view.frames {
        if let Some(other) = position_of(frame).filter(|_| frame.show == Show::Replies)
            && compared < MOST_COMPARED
            && other != last
            && other != position
        {
            let rows = self::rows(view, other).0.len();
            compared += (rows as u64 + 4) * (1 + other.entries() / ENTRIES);
            room = room.max(rows);
            last = other;
        }
    }
    while rows.len() < room {
        rows.push(vec![Cell::default(); COLUMNS]);
    }
    let mut caption = words.replies().to_string();
    let left_out = count(position) - listed;
    if left_out > 0 {
        caption.push_str(words.semicolon());
        caption.push_str(&words.left_out(left_out));
    }
    let leaves = words.leaves();
    Panel::Table(Table {
        caption,
        head: Cell::texts(&[words.a_move(), leaves, words.reply(), leaves]),
        rows,
    })
}

/// The rows, and the number of moves in them.
fn rows(view: &View<'_>, position: &AnyPosition) -> (Vec<Vec<Cell>>, u64) {
    let (mut rows, mut listed) = (Vec::new(), 0);
    for mv in position.moves().take(MOST_ROWS) {
        let Ok(after) = position.play(mv) else {
            continue;
        };
        let of_move = move_rows(view, position, mv, &after);
        if rows.len() + of_move.len() > MOST_ROWS {
            break;
        }
        rows.extend(of_move);
        listed += 1;
    }
    (rows, listed)
}

/// The rows of one move: one for each reply, at least one.
fn move_rows(
    view: &View<'_>,
    position: &AnyPosition,
    mv: Move,
    after: &AnyPosition,
) -> Vec<Vec<Cell>> {
    let mut first = played(view.language, position, mv, (after, 1));
    first[0].lit = view.chosen == Some(mv);
    first[0].action = view.playable.then_some(mv);
    let mut rows = vec![first];
    if !view.answers {
        rows[0].resize(COLUMNS, Cell::default());
        return rows;
    }
    rows[0][1].mark = Some(after.outcome());
    for (i, &reply) in after.winning_moves().iter().take(MOST_REPLIES).enumerate() {
        let Ok(then) = after.play(reply) else {
            continue;
        };
        let mut cells = played(view.language, after, reply, (&then, 2));
        cells[1].mark = Some(then.outcome());
        if i > 0 {
            rows.push(vec![Cell::default(); COLUMNS - 2]);
        }
        let last = rows.len() - 1;
        rows[last].extend(cells);
    }
    rows[0].resize(COLUMNS, Cell::default());
    rows
}

/// A move and the position after it, at this depth.
fn played(
    language: Language,
    before: &AnyPosition,
    mv: Move,
    (after, moves): (&AnyPosition, usize),
) -> Vec<Cell> {
    let name = language.sentences().move_name(before, mv);
    vec![Cell::text(name), Cell::text(state(language, after, moves))]
}
