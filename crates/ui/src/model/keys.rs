use super::{Action, Choice, Kind, Target, Widget, choices};
use nian_solver::several_dice::Mode;
use nian_solver::{AnyPosition, Move};

/// The keys that go to another step.
pub const STEP_KEYS: [(&str, Target); 6] = [
    ("ArrowLeft", Target::Prev),
    ("PageUp", Target::Prev),
    ("ArrowRight", Target::Next),
    ("PageDown", Target::Next),
    ("Home", Target::First),
    ("End", Target::Last),
];

/// The action of a key on the widget as a whole; `None` if the key does nothing.
///
/// `key` is the DOM's `KeyboardEvent.key` (`"ArrowLeft"`, `" "`). The caller leaves out keys with
/// modifiers, and those that the focused control handles itself.
#[must_use]
pub fn key_action(widget: &Widget, key: &str) -> Option<Action> {
    if key == "Escape" {
        let open = widget.popup.is_some() || widget.chosen.is_some();
        return open.then_some(Action::Dismiss);
    }
    match widget.kind {
        Kind::Example(_) => example_key(key),
        _ => None,
    }
}

fn example_key(key: &str) -> Option<Action> {
    if key == " " {
        return Some(Action::TogglePlaying);
    }
    let (_, target) = STEP_KEYS.iter().find(|(name, _)| *name == key)?;
    Some(Action::GoTo(*target))
}

/// The action of a key with Ctrl or ⌘ in a game: Z undoes, with Shift it redoes, and so does Y; `None` if there is
/// nothing to undo or redo.
#[must_use]
pub fn history_key(widget: &Widget, key: &str, shift: bool) -> Option<Action> {
    let Kind::Game(game) = &widget.kind else {
        return None;
    };
    match (key, shift) {
        ("z" | "Z", false) => game.undo_target().map(|_| Action::Undo),
        ("z" | "Z", true) | ("y" | "Y", false) => game.redo_target().map(|_| Action::Redo),
        _ => None,
    }
}

/// The action of a key on a board with choosable moves; `None` if the key does nothing.
///
/// Up and down change the row, left and right take fewer or more (or another face), Enter plays the
/// chosen move.
#[must_use]
pub fn board_key(widget: &Widget, key: &str) -> Option<Action> {
    // On an example the left and right arrow keys go to another step until a move is being chosen.
    let steps = widget.kind.example().is_some() && widget.chosen.is_none();
    let is_step = steps && matches!(key, "ArrowLeft" | "ArrowRight");
    if widget.can_choose() && !is_step {
        choosing(widget, key)
    } else {
        None
    }
}

fn choosing(widget: &Widget, key: &str) -> Option<Action> {
    let position = widget.position()?;
    if let AnyPosition::SeveralDice(rules, _) = position
        && rules.mode == Mode::Both
    {
        return all_dice_key(position, widget.chosen, key);
    }
    let all: Vec<Choice> = choices(position, widget.chosen)
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

/// The same where every die is tipped at once: left and right go through all moves, with the last
/// die changing first; up and down change the first die.
fn all_dice_key(position: &AnyPosition, chosen: Option<Move>, key: &str) -> Option<Action> {
    let moves: Vec<Move> = position.moves().collect();
    let at = moves.iter().position(|&mv| Some(mv) == chosen);
    let to = match (key, at) {
        ("Enter", Some(_)) => return Some(Action::Take),
        ("ArrowDown" | "ArrowUp" | "ArrowRight" | "ArrowLeft", None) => 0,
        ("ArrowRight", Some(at)) => (at + 1) % moves.len(),
        ("ArrowLeft", Some(at)) => (at + moves.len() - 1) % moves.len(),
        ("ArrowDown" | "ArrowUp", Some(_)) => {
            return first_die(position, chosen, key == "ArrowDown");
        }
        _ => return None,
    };
    moves.get(to).map(|&mv| Action::Choose(Some(mv)))
}

/// Chooses the next face of the first die, or the previous one.
fn first_die(position: &AnyPosition, chosen: Option<Move>, next: bool) -> Option<Action> {
    let all = choices(position, chosen);
    let die = all.first()?;
    let face = die.taken_by(chosen);
    let to = if next {
        die.more(face)
    } else {
        die.fewer(face)
    };
    die.take(to).map(|mv| Action::Choose(Some(mv)))
}
