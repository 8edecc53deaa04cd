//! A million positions at once: searching, choosing a cell, and the reasons.

use nian_course::area::{Action, Area, CellInfo, Condition, Effect};
use nian_course::plane::{Action as PlaneAction, Cells};
use nian_messages::{Cell, Outlook, Question};

fn area(game: &str) -> Effect {
    let game = game.to_owned();
    Effect::Ask(Question::Area { game })
}

fn cell(game: &str, x: usize, y: usize) -> Effect {
    let game = game.to_owned();
    Effect::Ask(Question::Cell { game, x, y })
}

fn cells() -> Cells {
    Cells::new(vec![0; 10_000], 100)
}

fn known(position: &str, outcome: Outlook) -> Option<Cell> {
    Some(Cell {
        position: position.to_owned(),
        outcome,
        mv: None,
        left: None,
    })
}

fn go(x: i64, y: i64) -> Action {
    Action::Plane(PlaneAction::Go([x, y]))
}

fn started(game: &str) -> Area {
    let mut state = Area::default();
    assert_eq!(state.apply(Action::Start(game.to_owned())), [area(game)]);
    state
}

/// A game that has been searched, and its first cell that is told of.
fn drawn(game: &str) -> Area {
    let mut state = started(game);
    let effects = state.apply(Action::Searched(cells()));
    assert_eq!(effects, [Effect::PassFocus, cell(game, 1, 2)]);
    state.apply(Action::Known(known("first", Outlook::Safe)));
    state
}

#[test]
fn a_game_is_searched_and_its_first_cell_told_of() {
    let mut state = Area::default();
    assert_eq!(state.condition(), Condition::Idle);
    assert!(state.cells().is_none());
    state.apply(Action::Start("nim".to_owned()));
    assert_eq!(state.condition(), Condition::Searching);
    state.apply(Action::Searched(cells()));
    assert_eq!(state.condition(), Condition::Idle);
    assert_eq!(state.cells().map(|(_, game)| game), Some("nim"));
    assert_eq!(state.view().chosen(), [1, 2]);
    assert_eq!(state.cell_info(), None);
    state.apply(Action::Known(known("nim:1,2", Outlook::Unsafe)));
    assert_eq!(
        state.cell_info().and_then(CellInfo::position),
        Some("nim:1,2")
    );
}

#[test]
fn it_is_stopped_or_fails_and_what_was_seen_stays() {
    let mut state = drawn("nim");
    assert!(state.apply(Action::Stop).is_empty(), "nothing goes on");
    state.apply(Action::Start("euclid".to_owned()));
    let stopped = [Effect::Cancel, Effect::PassFocus];
    assert_eq!(state.apply(Action::Stop), stopped);
    assert_eq!(state.condition(), Condition::Stopped);
    assert!(
        state.apply(Action::Searched(cells())).is_empty(),
        "too late"
    );
    assert_eq!(state.cells().map(|(_, game)| game), Some("nim"));
    assert_eq!(state.apply(go(1, 0)), [cell("nim", 2, 2)]);
    state.apply(Action::Known(known("nim:2,2", Outlook::Safe)));
    // A cell that is chosen meanwhile is told of once the search has stopped.
    state.apply(Action::Start("euclid".to_owned()));
    assert_eq!(state.apply(go(1, 0)), []);
    let [cancel, focus] = stopped;
    let told = [cancel, focus.clone(), cell("nim", 3, 2)];
    assert_eq!(state.apply(Action::Stop), told);
    // Or has failed.
    state.apply(Action::Start("euclid".to_owned()));
    assert_eq!(state.apply(go(1, 0)), []);
    let told = [focus, cell("nim", 4, 2)];
    assert_eq!(state.apply(Action::Failed), told);
    assert_eq!(state.condition(), Condition::Failed);
    assert_eq!(state.cells().map(|(_, game)| game), Some("nim"));
}

/// The first cell of other cells is another one, though it stands where the one before did.
#[test]
fn what_is_told_is_of_the_cells_that_are_seen() {
    let mut state = drawn("nim");
    state.apply(Action::Start("euclid".to_owned()));
    state.apply(Action::Searched(cells()));
    // A search takes the place of the question.
    state.apply(Action::Start("nim".to_owned()));
    let told = [Effect::Cancel, Effect::PassFocus, cell("euclid", 1, 2)];
    assert_eq!(state.apply(Action::Stop), told);
}

#[test]
fn one_cell_is_asked_about_at_a_time_and_the_last_counts() {
    let mut state = drawn("nim");
    assert_eq!(state.apply(go(1, 0)), [cell("nim", 2, 2)]);
    assert!(state.apply(go(1, 0)).is_empty());
    assert!(state.apply(go(1, 0)).is_empty());
    let old = Action::Known(known("nim:2,2", Outlook::Safe));
    assert_eq!(state.apply(old), [cell("nim", 4, 2)]);
    assert_eq!(
        state.cell_info().and_then(CellInfo::position),
        Some("first")
    );
    state.apply(Action::Known(known("nim:4,2", Outlook::Unsafe)));
    assert_eq!(
        state.cell_info().and_then(CellInfo::position),
        Some("nim:4,2")
    );
    // No cell takes the place of a search.
    state.apply(go(1, 0));
    state.apply(Action::Start("euclid".to_owned()));
    assert!(state.apply(go(1, 0)).is_empty());
    let old = known("nim:5,2", Outlook::Safe);
    assert!(state.apply(Action::Known(old)).is_empty());
    assert_eq!(
        state.cell_info().and_then(CellInfo::position),
        Some("nim:4,2")
    );
}

#[test]
fn the_card_follows_the_cell_while_it_is_open() {
    let mut state = drawn("nim");
    let tell = |state: &mut Area, position: &str, outcome| {
        state.apply(go(1, 0));
        state.apply(Action::Known(known(position, outcome)));
    };
    assert_eq!(state.card(), None);
    state.apply(Action::Why);
    assert!(state.is_why_open());
    assert_eq!(state.card(), Some(("first", true)));
    tell(&mut state, "nim:2,2", Outlook::Safe);
    assert_eq!(state.card(), Some(("nim:2,2", true)));
    tell(&mut state, "nim:3,2", Outlook::Nothing);
    assert_eq!(state.card(), Some(("nim:2,2", false)));
    tell(&mut state, "nim:4,2", Outlook::Unsafe);
    state.apply(Action::Why);
    assert_eq!(state.card(), Some(("nim:4,2", false)));
    tell(&mut state, "nim:5,2", Outlook::Safe);
    assert_eq!(state.card(), Some(("nim:4,2", false)));
    state.apply(Action::Why);
    assert_eq!(state.card(), Some(("nim:5,2", true)));
    state.apply(go(1, 0));
    state.apply(Action::Known(None));
    assert_eq!(state.cell_info(), Some(&CellInfo::Failed));
    assert_eq!(state.card(), Some(("nim:5,2", false)));
}
