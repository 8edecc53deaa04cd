use super::{Action, Choice, Kind, Target, Widget, choices};

/// What a key does to the widget as a whole; `None` if nothing.
///
/// `key` is the DOM's name of it (`"ArrowLeft"`, `" "`). Keys with modifiers, and those that a
/// control of the widget uses itself, are not to be asked about.
#[must_use]
pub fn key_action(widget: &Widget, key: &str) -> Option<Action> {
    if key == "Escape" {
        let open = widget.popup.is_some() || widget.chosen.is_some();
        return open.then_some(Action::Dismiss);
    }
    match widget.kind {
        Kind::Example(_) => example_key(key),
        Kind::Game(_) | Kind::Tables(_) => None,
    }
}

fn example_key(key: &str) -> Option<Action> {
    Some(match key {
        "ArrowLeft" | "PageUp" => Action::GoTo(Target::Prev),
        "ArrowRight" | "PageDown" => Action::GoTo(Target::Next),
        "Home" => Action::GoTo(Target::First),
        "End" => Action::GoTo(Target::Last),
        " " => Action::TogglePlaying,
        _ => return None,
    })
}

/// What a key does on the board, where moves are chosen; `None` if nothing.
///
/// Up and down go from row to row, left and right take fewer or more (or another face), Enter
/// plays what is chosen.
#[must_use]
pub fn board_key(widget: &Widget, key: &str) -> Option<Action> {
    if !matches!(widget.kind, Kind::Game(_)) || !widget.can_choose() {
        return None;
    }
    let all: Vec<Choice> = choices(widget.position()?, widget.chosen)
        .into_iter()
        .filter(|choice| choice.most() > 0)
        .collect();
    let at = all
        .iter()
        .position(|choice| choice.taken_by(widget.chosen) > 0);
    let least = |at: usize| Some(Action::Choose(all.get(at)?.take(all[at].more(0))));
    match (key, at) {
        ("Enter", Some(_)) => Some(Action::Take),
        ("ArrowDown" | "ArrowUp" | "ArrowRight" | "ArrowLeft", None) => least(0),
        ("ArrowDown", Some(at)) => least((at + 1) % all.len()),
        ("ArrowUp", Some(at)) => least((at + all.len() - 1) % all.len()),
        ("ArrowRight", Some(at)) => {
            let more = all[at].more(all[at].taken_by(widget.chosen));
            Some(Action::Choose(all[at].take(more)))
        }
        ("ArrowLeft", Some(at)) => {
            let fewer = all[at].fewer(all[at].taken_by(widget.chosen));
            Some(Action::Choose(all[at].take(fewer)))
        }
        _ => None,
    }
}
