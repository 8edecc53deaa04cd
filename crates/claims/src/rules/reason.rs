//! The reason why an opening of a rule is safe or unsafe.

use nian_oracle::Oracle;
use nian_solver::{Game, Move};

use super::findings::SHOWN;
use super::game::Position;
use super::known::position;
use super::rule::{Rule, Takes};

/// The most takes listed in a reason.
const TOLD: usize = 4;

/// The reason for the outcome of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The reason, with at most four takes.
    pub why: Why,
    /// Whether there are more takes.
    pub more: bool,
    /// The opening in the notation, if it can express it.
    pub position: Option<String>,
}

/// The reason why an opening of a rule is safe or unsafe, `odd` as in [`Rule::opening`]; `None` if there is no such
/// opening, or it is larger than those shown.
#[must_use]
pub fn reason(rule: &Rule, heaps: &[u64], odd: bool) -> Option<Reason> {
    let most = SHOWN[usize::from(rule.heaps) - 1];
    let fits = heaps.len() == usize::from(rule.heaps) && heaps.iter().all(|&heap| heap <= most);
    // One more than are listed, to see whether there are more.
    let mut why = fits.then(|| why(rule, heaps, odd, TOLD + 1))?;
    let told = match &mut why {
        Why::Over => 0,
        Why::Leaves(takes) => first(takes),
        Why::Answered(takes) => first(takes),
    };
    Some(Reason {
        why,
        more: told > TOLD,
        position: position(rule, heaps, odd),
    })
}

/// Truncates the list; returns its original length.
fn first<T>(takes: &mut Vec<T>) -> usize {
    let all = takes.len();
    takes.truncate(TOLD);
    all
}

/// The reason for the outcome of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing can be taken any more.
    Over,
    /// These takes leave safe positions: the number taken, and the position after it.
    Leaves(Vec<(u64, Left)>),
    /// Each take has a reply that leaves a safe position or ends the game, or loses at once: the number taken, that of the
    /// reply, if there is one, and the position after them.
    Answered(Vec<(u64, Option<u64>, Left)>),
}

/// The position after a take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Left {
    /// The heaps, in ascending order.
    pub heaps: Vec<u64>,
    /// The limit for the next take, if takes are limited by the last one and something is left: with another limit the
    /// same heaps may be unsafe.
    pub limit: Option<u64>,
}

/// The reason for the outcome of an opening, with at most `most` takes.
fn why(rule: &Rule, heaps: &[u64], odd: bool, most: usize) -> Why {
    let position = rule.opening(heaps.to_vec(), odd);
    if rule.end(&position).is_some() {
        return Why::Over;
    }
    let mut oracle = Oracle::new(rule.clone());
    let winning = winning(rule, &mut oracle, &position);
    if !winning.is_empty() {
        let told = winning.into_iter().take(most);
        return Why::Leaves(
            told.map(|(take, after)| (take, left(rule, take, &after)))
                .collect(),
        );
    }
    let mut answer_to = |mv| {
        let after = rule.play(&position, mv).ok()?;
        if rule.end(&after).is_some() {
            return Some((taken(mv), None, left(rule, taken(mv), &after)));
        }
        let (answer, after) = self::winning(rule, &mut oracle, &after)
            .into_iter()
            .next()?;
        Some((taken(mv), Some(answer), left(rule, answer, &after)))
    };
    let mut answers = Vec::new();
    let moves: Vec<_> = rule.moves(&position).collect();
    for mv in moves {
        // Equal takes from two heaps may have one answer: from either of them to the same heaps.
        let answer = answer_to(mv).filter(|answer| !answers.contains(answer));
        answers.extend(answer);
        if answers.len() == most {
            break;
        }
    }
    Why::Answered(answers)
}

/// The position after a take, with the limit of the rule, which may exceed the heaps.
fn left(rule: &Rule, take: u64, after: &Position) -> Left {
    let heaps = after.heaps().to_vec();
    let limit = match rule.takes {
        Takes::Times(times, over) => Some(take * times / over),
        _ => None,
    };
    let limit = limit.filter(|_| heaps.iter().any(|&heap| heap > 0));
    Left { heaps, limit }
}

fn taken(mv: Move) -> u64 {
    match mv {
        Move::Row { take, .. } => take,
        _ => 0,
    }
}

/// The takes that leave a safe position.
fn winning(rule: &Rule, oracle: &mut Oracle<Rule>, position: &Position) -> Vec<(u64, Position)> {
    let moves: Vec<_> = rule.moves(position).collect();
    let after = moves
        .into_iter()
        .filter_map(|mv| Some((taken(mv), rule.play(position, mv).ok()?)));
    after
        .filter(|(_, after)| oracle.outcome(after).is_safe())
        .collect()
}
