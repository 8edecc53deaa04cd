//! Rules of games with a name, and rules whose positions the notation can express.

use super::rule::{Goal, Rule, Takes};

/// The names of the games that are recognised.
pub const NAMES: [&str; 7] = [
    "nim",
    "up-to",
    "fibonacci",
    "tripling",
    "dynamic",
    "global",
    "parity",
];

/// The name of the game that a rule defines.
#[must_use]
pub fn name(rule: &Rule) -> Option<&'static str> {
    let usual = rule.goal == Goal::Last;
    Some(match (&rule.takes, rule.heaps) {
        (Takes::Any, 2..) => "nim",
        (Takes::UpTo(_), 1) if rule.goal.is_holding() => "parity",
        (Takes::UpTo(_), 1) => "up-to",
        (Takes::Times(2, 1), 1) if usual => "fibonacci",
        (Takes::Times(3, 1), 1) if usual => "tripling",
        (Takes::Times(_, 1), 1) if usual => "dynamic",
        (Takes::Times(_, 1), _) if usual => "global",
        _ => return None,
    })
}

/// The opening with these heaps in the notation, if it can express it; `odd` is as in [`Rule::opening`].
#[must_use]
pub fn position(rule: &Rule, heaps: &[u64], odd: bool) -> Option<String> {
    let listed: Vec<_> = heaps.iter().map(u64::to_string).collect();
    let listed = listed.join(",");
    let heap = heaps.first().copied().unwrap_or(0);
    let misere = match rule.goal {
        Goal::NotLast => ".misere",
        _ => "",
    };
    let text = match (&rule.takes, rule.heaps) {
        (Takes::Any, _) => format!("nim{misere}:{listed}"),
        (Takes::UpTo(k), 1) if rule.goal.is_holding() => {
            let even = if rule.goal == Goal::Even { ".even" } else { "" };
            let mine = u64::from(odd);
            let other = u64::from((heap + mine).is_multiple_of(2));
            match (mine, other) {
                (0, 0) => format!("parity.{k}{even}:{heap}"),
                _ => format!("parity.{k}{even}:{heap}@{mine},{other}"),
            }
        }
        (Takes::UpTo(_) | Takes::Of(_), 1) if !rule.goal.is_holding() => {
            let usual = Rule {
                goal: Goal::Last,
                ..rule.clone()
            };
            format!("subtraction.{usual}{misere}:{heap}")
        }
        (Takes::Times(times, 1), 1) if rule.goal == Goal::Last => format!("dynamic.{times}:{heap}"),
        (Takes::Times(times, 1), _) if rule.goal == Goal::Last => {
            let limit = heaps.iter().max()?;
            format!("dynamic.{times}.global:{listed}@{limit}")
        }
        _ => return None,
    };
    Some(text)
}
