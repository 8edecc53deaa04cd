//! Where the focus goes when the control that had it is gone, or asks for something else by now.
use crate::model::{Command, Kind, Widget};

const BOARD: &str = "[part=board]";
const FIELDS: &str =
    ".nian-task .nian-pick, .nian-task input, [data-ask] .nian-pick, [data-ask] input";
const ANSWERS: &str = ".nian-caption .nian-answers button";
const NEXT: &str = ".nian-controls [data-do=next]";
const PREVIOUS: &str = ".nian-controls [data-do=prev]";
const BACK: &str = ".nian-caption [data-do=prev]";
const REVEAL: &str = "[data-do=reveal]";

/// CSS selectors, of which the first that finds a control in the card of `widget` names the one that gets the focus.
/// `gone` is what the control that had it did: its `data-do`.
///
/// A reader who answers by the keyboard goes on where the next thing is to be done, and never stands on a button that
/// would now skip a task, ask for a hint or give a wrong answer.
#[must_use]
pub fn focus_after(widget: &Widget, gone: &str) -> Vec<&'static str> {
    if leads_on(gone) && widget.task_is_open() {
        return vec![FIELDS, BOARD]; // a button of an answer would be pressed by the same key
    }
    let closed = widget.exercise().is_some() && !widget.task_is_open();
    let first = match gone {
        _ if closed => ".nian-next",
        _ if widget.is_refuted() || widget.verdict() == Some(false) => BACK,
        _ if gone == Command::Hint.text() => REVEAL,
        _ => FIELDS,
    };
    match (&widget.kind, widget.can_choose()) {
        (_, true) | (Kind::Game(_), _) => vec![first, FIELDS, BOARD],
        _ => vec![first, FIELDS, ANSWERS, NEXT, PREVIOUS],
    }
}

/// Whether a control leads to another task, so that the focus does not stay on it: pressed twice it would skip one.
#[must_use]
pub fn leads_on(command: &str) -> bool {
    command == Command::NextTask.text()
}
