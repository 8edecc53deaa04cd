//! What search finds of a rule.

use nian_oracle::Oracle;
use nian_solver::period::{Period, period};

use super::rule::{Goal, Rule, Takes};

/// The largest heap whose outcome is shown: with one heap, with two, with three.
pub const SHOWN: [u64; 3] = [120, 20, 10];
/// The longest table in which a period is looked for.
const LONGEST: u64 = 4096;

/// Called with the per cent that is done.
pub type Percent<'a> = &'a mut dyn FnMut(u32);

/// What is found of a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The largest heap that was searched and is shown.
    pub most: u64,
    /// The safe positions, ascending: the heaps of each in ascending order. Where holdings decide, those in
    /// which whoever is to move holds an even number.
    pub safe: Vec<Vec<u64>>,
    /// The same where that player holds an odd number.
    pub safe_odd: Vec<Vec<u64>>,
    /// With one heap the Grundy values from 0 on, where they are defined.
    pub values: Vec<u64>,
    /// With one heap and listed takes, how the outcomes repeat, proved by the table.
    pub period: Option<Period>,
    /// How far a period was looked for; 0 where it was not.
    pub searched: u64,
    /// What is noticed about the safe positions.
    pub law: Option<Law>,
}

/// Something that holds of all safe positions that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Law {
    /// Each safe opening is the last one and the earliest of which so many times is at least the last.
    Sum {
        /// Whether that is a theorem here.
        proved: bool,
    },
    /// There is none: whoever begins leaves one coin.
    LeaveOne,
    /// A position is safe as the same with the usual end is, but where no heap has a Grundy value larger than
    /// 1 it is the other way round.
    Turned {
        /// Whether that is a theorem here.
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

/// One heap, and takes that do not depend on the last one.
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
    // Where any number may be taken no period was looked for.
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

/// One heap from which at most a multiple of the last take is taken.
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

/// The numbers 1 and, from each to the next, the last one and the earliest of which so many times is at
/// least the last, up to `most`.
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

/// All choices of so many heaps up to `most`, each in ascending order.
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

/// Whether the other end turns the outcomes round just where no Grundy value is larger than 1.
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
