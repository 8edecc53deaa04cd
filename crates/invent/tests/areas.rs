//! The squares that are searched are what the solver says, cell by cell, and so are their moves.

use nian_invent::{AREAS, Area, SIDE};
use nian_solver::AnyPosition;

fn position(game: &str, x: usize, y: usize) -> Option<AnyPosition> {
    let between = if game.starts_with("dynamic") {
        '@'
    } else {
        ','
    };
    format!("{game}:{x}{between}{y}").parse().ok()
}

#[test]
fn cells_are_as_the_solver_says() {
    for game in AREAS {
        let area = Area::of(game).expect("it is one of them");
        let cells = area.cells();
        assert_eq!(cells.len(), SIDE * SIDE);
        let mut tried = 0;
        // All of the corner, and each 17th of each 31st row beyond.
        let far = |most: usize, step: usize| (0..most).chain((most..SIDE).step_by(step));
        for y in far(60, 31) {
            for x in far(60, 17) {
                let Some(position) = position(game, x, y) else {
                    assert_eq!((game, x, y), ("euclid", 0, 0));
                    continue;
                };
                let safe = position.outcome().is_safe();
                assert_eq!(cells[y * SIDE + x] == 1, safe, "{position}");
                let winning = area.winning(x, y);
                assert_eq!(winning.is_empty(), safe, "{position}");
                if let Some(mv) = winning.split(' ').next().filter(|mv| !mv.is_empty()) {
                    let mv = position.read_move(mv).expect("a move");
                    let after = position.play(mv).expect("a legal move");
                    assert!(after.outcome().is_safe(), "{position} {mv}");
                }
                tried += 1;
            }
        }
        assert!(tried > 9_000, "{game}: {tried}");
    }
}

#[test]
fn other_games_have_none() {
    for game in ["", "dynamic.4", "chess", "nim.misere"] {
        assert!(Area::of(game).is_none(), "{game}");
    }
}
