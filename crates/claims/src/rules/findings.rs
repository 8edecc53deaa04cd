//! Findings of a search on a rule.

use nian_oracle::Oracle;
use nian_solver::period::{Period, period};

use super::rule::{Goal, Rule, Takes};

/// The largest heap shown: with one heap, with two, with three.
pub const SHOWN: [u64; 3] = [120, 20, 10];
/// The largest heap for which a period is searched.
const LONGEST: u64 = 4096;

/// Callback with the progress in per cent.
pub type Percent<'a> = &'a mut dyn FnMut(u32);

/// The findings on a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The largest heap searched and shown.
    pub most: u64,
    /// The safe positions, ascending, each with its heaps in ascending order. Where holdings decide, those in which the
    /// player to move holds an even number.
    pub safe: Vec<Vec<u64>>,
    /// The same where that player holds an odd number.
    pub safe_odd: Vec<Vec<u64>>,
    /// With one heap the Grundy values from heap 0 on, if they are defined.
    pub values: Vec<u64>,
    /// With one heap and listed takes, the period of the outcomes, proved by the table.
    pub period: Option<Period>,
    /// The largest heap in which a period was searched; 0 if none was.
    pub searched: u64,
    /// A law of the safe positions.
    pub law: Option<Law>,
}

/// A law that holds for all safe positions found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Law {
    /// Each safe start is the sum of the last one and the earliest one that, times the multiplier, is at least the
    /// last.
    Sum {
        /// Whether this is a theorem for the rule.
        proved: bool,
    },
    /// There is no safe start: whoever begins leaves one coin.
    LeaveOne,
    /// Outcomes are those of the other ending, except where no heap has a Grundy value larger than 1: there they are
    /// reversed.
    Turned {
        /// Whether this is a theorem for the rule.
        proved: bool,
    },
}

/// Searches a rule.
#[must_use]
pub fn search(rule: &Rule, tell: Percent<'_>) -> Findings {
    match (rule.heaps, &rule.takes) {
        (1, Takes::Times(..)) => openings(rule, tell),
        (1, _) => one_heap(rule, tell),
        _ => several(rule, tell),
    }
}

fn is_safe(oracle: &mut Oracle<Rule>, rule: &Rule, heaps: &[u64], odd: bool) -> bool {
    oracle.outcome(&rule.opening(heaps.to_vec(), odd)).is_safe()
}

/// Searches one heap with takes that do not depend on the last one.
fn one_heap(rule: &Rule, tell: Percent<'_>) -> Findings {
    let mut oracle = Oracle::new(rule.clone());
    let holding = rule.goal.is_holding();
    let window = rule.takes.largest();
    let mut table = Vec::new();
    let mut found = Findings {
        most: SHOWN[0],
        ..Findings::default()
    };
    let mut most = window.map_or(SHOWN[0], |window| (4 * window + 2).max(SHOWN[0]));
    loop {
        for heap in table.len() as u64..=most {
            let safe = [false, holding].map(|odd| is_safe(&mut oracle, rule, &[heap], odd));
            table.push((safe, holding && !heap.is_multiple_of(2)));
        }
        tell((100 * most / LONGEST).min(99) as u32);
        found.period = window.and_then(|window| period(&table, window as usize));
        if window.is_none() || found.period.is_some() || most >= LONGEST {
            break;
        }
        most = (4 * most).min(LONGEST);
    }
    // If any number may be taken, no period was searched.
    found.searched = window.map_or(0, |_| most);
    let shown = || (0..=SHOWN[0]).zip(&table);
    let safe = |odd: usize| shown().filter(move |(_, (safe, _))| safe[odd]);
    found.safe = safe(0).map(|(heap, _)| vec![heap]).collect();
    if holding {
        found.safe_odd = safe(1).map(|(heap, _)| vec![heap]).collect();
    }
    if rule.goal == Goal::Last {
        let values = (0..=SHOWN[0]).map(|heap| oracle.grundy(&rule.opening(vec![heap], false)));
        found.values = values.map_while(|value| value).collect();
    }
    found
}

/// Searches one heap whose takes are limited by a multiple of the last one.
fn openings(rule: &Rule, tell: Percent<'_>) -> Findings {
    let mut oracle = Oracle::new(rule.clone());
    let least = if rule.goal == Goal::Last { 1 } else { 2 };
    let mut safe = Vec::new();
    for heap in least..=SHOWN[0] {
        if is_safe(&mut oracle, rule, &[heap], false) {
            safe.push(heap);
        }
        tell((100 * heap / SHOWN[0]).min(99) as u32);
    }
    let Takes::Times(times, over) = rule.takes else {
        return Findings::default();
    };
    let law = if rule.goal == Goal::NotLast {
        safe.is_empty().then_some(Law::LeaveOne)
    } else {
        let by_law = sums(times, over, SHOWN[0]);
        (by_law == safe).then_some(Law::Sum { proved: over == 1 })
    };
    Findings {
        most: SHOWN[0],
        safe: safe.into_iter().map(|heap| vec![heap]).collect(),
        law,
        ..Findings::default()
    }
}

/// The sequence that begins with 1 and continues with the sum of its last number and the earliest one that, times
/// `times / over`, is at least the last, up to `most`.
#[must_use]
pub fn sums(times: u64, over: u64, most: u64) -> Vec<u64> {
    let mut all = vec![1];
    while let Some(&last) = all.last() {
        let earliest = all.iter().find(|&&earlier| earlier * times / over >= last);
        match earliest.map(|earliest| last + earliest) {
            Some(next) if next <= most => all.push(next),
            _ => break,
        }
    }
    all
}

/// All combinations of so many heaps up to `most`, each in ascending order.
#[must_use]
pub fn choices(heaps: u8, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for _ in 0..heaps {
        let longer = all.iter().flat_map(|before: &Vec<u64>| {
            let least = before.last().copied().unwrap_or(0);
            (least..=most).map(move |heap| [&before[..], &[heap]].concat())
        });
        all = longer.collect();
    }
    all
}

fn several(rule: &Rule, tell: Percent<'_>) -> Findings {
    let mut oracle = Oracle::new(rule.clone());
    let most = SHOWN[usize::from(rule.heaps) - 1];
    let all = choices(rule.heaps, most);
    let mut safe = Vec::new();
    let mut outcomes = Vec::new();
    for (at, heaps) in all.iter().enumerate() {
        outcomes.push(is_safe(&mut oracle, rule, heaps, false));
        if outcomes[at] {
            safe.push(heaps.clone());
        }
        tell((100 * at / all.len()) as u32);
    }
    let fixed = !matches!(rule.takes, Takes::Times(..));
    let law = rule.goal == Goal::NotLast && fixed && turned(rule, &all, &outcomes);
    let proved = rule.takes == Takes::Any;
    let law = law.then_some(Law::Turned { proved });
    Findings {
        most,
        safe,
        law,
        ..Findings::default()
    }
}

/// Whether the ending reverses the outcomes exactly where no Grundy value is larger than 1.
fn turned(rule: &Rule, all: &[Vec<u64>], outcomes: &[bool]) -> bool {
    let usual = Rule {
        goal: Goal::Last,
        ..rule.clone()
    };
    let mut oracle = Oracle::new(usual.clone());
    all.iter().zip(outcomes).all(|(heaps, &safe)| {
        let mut value = |&heap: &u64| oracle.grundy(&usual.opening(vec![heap], false));
        let small = heaps
            .iter()
            .all(|heap| value(heap).is_some_and(|value| value <= 1));
        is_safe(&mut oracle, &usual, heaps, false) != (safe == small)
    })
}
