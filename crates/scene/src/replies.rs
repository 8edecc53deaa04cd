//! Every move, what it leaves, and the reply to those that lose.
use crate::{Cell, Panel, Table, View};
use nian_solver::AnyPosition;

/// More moves than these are not listed.
const LISTED: usize = 40;

/// The moves of `position`, and the replies to those that lose.
pub(crate) fn panel(view: &View<'_>, position: &AnyPosition) -> Panel {
    let words = view.language.sentences();
    let mut rows = Vec::new();
    for mv in position.moves().take(LISTED) {
        let Ok(judgement) = position.judge(mv) else {
            continue;
        };
        let mut cell = Cell::text(words.move_name(position, mv));
        cell.action = view.playable.then_some(mv);
        let mut left = Cell::text(judgement.after.to_string());
        let mut reply = Cell::text(String::new());
        if view.answers {
            left.mark = Some(judgement.outcome);
            if let Some(mv) = judgement.reply {
                reply.text = words.move_name(&judgement.after, mv);
            }
        }
        rows.push(vec![cell, left, reply]);
    }
    Panel::Table(Table {
        caption: words.position(position),
        head: Cell::texts(&["", "", ""]),
        rows,
    })
}
