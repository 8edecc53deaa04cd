//! Rules without a position.

use nian_solver::{AnyPosition, NotationError};

/// The positions of all kinds of games, one of which turns rules into a position.
const POSITIONS: [&str; 7] = ["0", "1", "0,0", "0,1", "0@1", "0@1,1", "0,0@0"];

/// Parses rules, `subtraction.1-3.misere`, into a position under them; with several dice, one with
/// so many dice.
pub(super) fn read(rules: &str, dice: Option<u8>) -> Result<AnyPosition, String> {
    if let Some(at) = rules.find(':') {
        return Err(format!(
            "`{rules}` at byte {at}: expected rules alone, without a position"
        ));
    }
    let mut result = Err(String::new());
    let faces = format!("0@1{}", ",1".repeat(dice.map_or(1, |dice| dice.into()) - 1));
    for state in POSITIONS.into_iter().chain([&faces[..]]) {
        let read: Result<_, NotationError> = format!("{rules}:{state}").parse();
        match read {
            Ok(position) => result = Ok(position),
            Err(error) if error.at <= rules.len() => {
                return Err(format!("`{rules}` {error}"));
            }
            Err(_) => {}
        }
    }
    result
}
