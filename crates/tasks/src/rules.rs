//! Rules as text: the first part of a position.

use alloc::string::{String, ToString};

use nian_solver::{AnyPosition, NotationError};

use crate::Error;

/// Any position with these rules.
pub(crate) fn read_rules(rules: &str) -> Result<AnyPosition, Error> {
    // A position of each game, and of each number of dice and heaps.
    const STATES: [&str; 6] = ["2", "1", "1,2", "12@1", "12@1,2", "2@1"];
    let mut furthest: Option<NotationError> = None;
    for state in STATES {
        let mut text = String::from(rules);
        text.push(':');
        text.push_str(state);
        match text.parse::<AnyPosition>() {
            Ok(position) => return Ok(position),
            Err(error) => {
                if furthest.as_ref().is_none_or(|other| other.at < error.at) {
                    furthest = Some(error);
                }
            }
        }
    }
    Err(furthest.map_or(Error::NotOffered, Error::NoRules))
}

/// The canonical text of a position's rules.
pub(crate) fn rules_text(position: &AnyPosition) -> String {
    let mut text = position.to_string();
    text.truncate(text.find(':').unwrap_or(0));
    text
}
