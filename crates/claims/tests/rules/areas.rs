//! The areas that are searched are what the solver says, cell by cell, and so is what is told of a cell.

use nian_claims::rules::{Area, Outlook, Plane, SIDE};
use nian_solver::AnyPosition;

#[test]
fn cells_are_as_the_solver_says() {
    for game in Plane::ALL.map(Plane::name) {
        let area = Area::of(game).expect("it is one of them");
        let cells = area.cells();
        let rows = cells.len() / SIDE;
        assert_eq!(rows, if game.starts_with("dice") { 1296 } else { SIDE });
        let mut tried = 0;
        // All of the corner, and each 17th of each 31st row beyond.
        let far = |most: usize, step: usize, end: usize| (0..most).chain((most..end).step_by(step));
        for y in far(60, 31, rows) {
            for x in far(60, 17, SIDE) {
                let cell = area.cell(x, y);
                let Ok(position) = cell.position.parse::<AnyPosition>() else {
                    assert_eq!((game, x, y), ("euclid", 0, 0));
                    assert_eq!(cell.outlook, Outlook::Nothing);
                    continue;
                };
                let safe = position.outcome().is_safe();
                assert_eq!(cells[y * SIDE + x] == 1, safe, "{position}");
                if let Outlook::Unsafe { mv, left } = cell.outlook {
                    assert!(!safe, "{position}");
                    let mv = position.read_move(&mv).expect("a move");
                    let after = position.play(mv).expect("a legal move");
                    assert!(after.outcome().is_safe(), "{position} {mv}");
                    let left: AnyPosition = left.parse().expect("a position");
                    // A limit beyond the heap is told as the heap.
                    assert!(left.outcome().is_safe(), "{position} {left}");
                    assert_eq!(after.heaps(), left.heaps(), "{position} {left}");
                    assert!(after == left || game.starts_with("dynamic"), "{position}");
                } else {
                    assert_eq!((cell.outlook, safe), (Outlook::Safe, true), "{position}");
                }
                tried += 1;
            }
        }
        assert!(tried > 9_000, "{game}: {tried}");
    }
}

#[test]
fn beyond_an_area_there_is_nothing() {
    for (game, rows) in [("nim", SIDE), ("dice.one", 1296)] {
        let area = Area::of(game).expect("it is one of them");
        for (x, y) in [(SIDE, 0), (0, rows), (SIDE - 1, rows + 5)] {
            assert_eq!(area.cell(x, y).outlook, Outlook::Nothing);
        }
    }
}

#[test]
fn other_games_have_none() {
    for game in ["", "dynamic.4", "chess", "nim.misere", "dice", "dice.two"] {
        assert!(Area::of(game).is_none(), "{game}");
    }
}
