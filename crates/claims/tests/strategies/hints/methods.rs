//! Each method, followed to the letter and held against search.

use super::games::{Rules, SETS, positions};
use crate::Outcome;
use nian_oracle::Oracle;
use nian_solver::dynamic::Dynamic;
use nian_solver::holding::Side;
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::{AnyPosition, Ending, Method, Move};
use std::collections::{BTreeMap, HashMap};

/// What a hint says of each position that has this method, beside what search finds.
pub(super) fn tried(method: Method, mut says: impl FnMut(&AnyPosition) -> bool) -> Outcome {
    let mut oracle = Oracle::new(Rules);
    let mut count = 0;
    for position in positions() {
        if position.method() != method {
            continue;
        }
        count += 1;
        let safe = oracle.outcome(&position).is_safe();
        if says(&position) != safe {
            let found = if safe { "safe" } else { "unsafe" };
            return Err(format!("{position} is {found}"));
        }
    }
    match count {
        0..100 => Err(format!("{count} positions are few")),
        _ => Ok(()),
    }
}

/// Stacks of 1, 2, 4, 8, … pair off.
pub(super) fn columns(position: &AnyPosition) -> bool {
    (0..8).all(|power| {
        let stacks = position
            .heaps()
            .iter()
            .filter(|&&heap| heap >> power & 1 == 1);
        stacks.count() % 2 == 0
    })
}

/// Pairs with the next differences and the least numbers not used before; `numbers` are the first of them.
pub(super) fn pairs(method: Method, first: &[[u64; 2]], numbers: &[u64]) -> Outcome {
    let mut all = first.to_vec();
    for difference in first.len() as u64..40 {
        let used = |number: &u64| all.iter().any(|pair| pair.contains(number));
        let least = (1..).find(|number| !used(number)).expect("a number");
        all.push([least, least + difference]);
    }
    let named: Vec<&[u64]> = all[first.len()..]
        .iter()
        .take(3)
        .map(|pair| &pair[..])
        .collect();
    assert_eq!(named.concat(), numbers);
    tried(method, |position| {
        let mut rows = position.heaps().to_vec();
        rows.sort_unstable();
        all.iter().any(|pair| pair[..] == rows)
    })
}

pub(super) fn remainder(method: Method, rest: u64) -> Outcome {
    tried(method, |position| match position {
        AnyPosition::Subtraction(rules, _) => {
            let k = rules.set.run().expect("1 to k");
            position.heaps()[0] % (k + 1) == rest
        }
        _ => false,
    })
}

/// From small heaps on: where nothing can be taken it is safe or not, and elsewhere if every move leaves what is unsafe.
pub(super) fn working_up(method: Method, at_the_end: bool) -> Outcome {
    fn safe(position: &AnyPosition, end: bool, known: &mut HashMap<AnyPosition, bool>) -> bool {
        if let Some(&safe) = known.get(position) {
            return safe;
        }
        let moves: Vec<Move> = position.moves().collect();
        let mut left = moves.iter().filter_map(|&mv| position.play(mv).ok());
        let is_safe = match moves.is_empty() {
            true => end,
            false => left.all(|left| !safe(&left, end, known)),
        };
        known.insert(position.clone(), is_safe);
        is_safe
    }
    let mut known = HashMap::new();
    tried(method, |position| safe(position, at_the_end, &mut known))
}

/// The outcomes of a subtraction game, heap by heap.
fn outcomes(rules: Subtraction, most: u64) -> Vec<bool> {
    let mut oracle = Oracle::new(rules);
    let heaps = (0..=most).map(|stones| rules.heap(stones).expect("a heap"));
    heaps.map(|heap| oracle.outcome(&heap).is_safe()).collect()
}

/// As many heaps in a row as can be taken at most agree with those a period before: so do all after them.
pub(super) fn repeating(ending: Ending) -> Outcome {
    for text in SETS {
        let numbers = text
            .split(',')
            .map(|number| number.parse().expect("a number"));
        let set = Set::new(numbers).expect("a set");
        let window = set.largest().expect("a largest number") as usize;
        let all = outcomes(Subtraction { set, ending }, 400);
        let agrees = |start: usize, length: usize| {
            all[start..start + window] == all[start + length..start + length + window]
        };
        let mut found = (0..150).flat_map(|start| (1..150).map(move |length| (start, length)));
        if !found.any(|(start, length)| agrees(start, length)) {
            return Err(format!("{text}, {ending:?}: no period"));
        }
    }
    Ok(())
}

/// Every period, wherever it begins, fails: each divides some Fibonacci number, which cannot lie between two safe
/// heaps, and there is always another safe one.
pub(super) fn never_repeating(ending: Ending) -> Outcome {
    let set = Set::FIBONACCI;
    let all = outcomes(Subtraction { set, ending }, 3000);
    for length in 1..=50 {
        // It still fails as far up as was searched.
        let fails = (2000..=2900 - length).any(|heap| all[heap] != all[heap + length]);
        let number = set
            .numbers(u64::MAX / 2)
            .find(|number| number % length as u64 == 0);
        let number = number.ok_or(format!("{length} divides no Fibonacci number"))? as usize;
        let apart = (0..all.len()).all(|heap| !all[heap] || all.get(heap + number) != Some(&true));
        if !fails || !apart {
            return Err(format!("{ending:?}: perhaps every {length}"));
        }
    }
    Ok(())
}

pub(super) fn holding(position: &AnyPosition) -> bool {
    let (k, side, holds) = match position {
        AnyPosition::Parity(rules, state) => (rules.takes.k(), rules.winner, state.other()),
        AnyPosition::Sides(rules, state) => {
            let side = state.to_move().other();
            (rules.takes.k(), side, state.holding(side))
        }
        _ => return false,
    };
    let wanted = u64::from(side == Side::Odd);
    let odd = k % 2 == 1;
    let rest = position.heaps()[0] % if odd { 2 * k + 2 } else { k + 2 };
    match holds % 2 == wanted {
        true => rest <= 1,
        false => rest == k + 1 || (odd && rest == k + 2),
    }
}

/// From a heap on, and not before, the faces are safe that were with so many stones less.
pub(super) fn nines(rules: &str, numbers: &[u64]) -> Outcome {
    let mut oracle = Oracle::new(Rules);
    let mut faces = |heap: u64| -> Vec<bool> {
        let at = |up| format!("{rules}:{heap}@{up}").parse().expect("a position");
        (1..=6)
            .map(|up| oracle.outcome(&at(up)).is_safe())
            .collect()
    };
    let mut again = |heap: u64| faces(heap) == faces(heap + numbers[1]);
    if again(numbers[0] - 1) {
        return Err(format!("from {} on", numbers[0] - 1));
    }
    match (numbers[0]..=150).find(|&heap| !again(heap)) {
        Some(heap) => Err(format!("not with {heap}")),
        None => Ok(()),
    }
}

/// The safe starts are found by search, and the heap is split into the largest that fits, and so on.
pub(super) fn parts() -> Outcome {
    let mut starts: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
    let starts_of = |rules: &Dynamic| -> Vec<u64> {
        let mut oracle = Oracle::new(Rules);
        let m = rules.multiplier();
        let start = |heap: u64| format!("dynamic.{m}:{heap}").parse().expect("a start");
        (1..=144)
            .filter(|&heap| oracle.outcome(&start(heap)).is_safe())
            .collect()
    };
    tried(Method::Parts, |position| {
        let AnyPosition::Dynamic(rules, state) = position else {
            return false;
        };
        let starts = starts
            .entry(rules.multiplier())
            .or_insert_with(|| starts_of(rules));
        if rules.multiplier() == 2 {
            assert!(
                starts
                    .windows(3)
                    .all(|three| three[0] + three[1] == three[2])
            );
        }
        let filled = state.heaps().iter().position(|&heap| heap > 0);
        let Some(row) = filled else { return true };
        let (mut rest, mut smallest) = (state.heaps()[row], 0);
        while rest > 0 {
            smallest = starts
                .iter()
                .copied()
                .filter(|&start| start <= rest)
                .max()
                .expect("1");
            rest -= smallest;
        }
        state.limit(row) < smallest
    })
}

pub(super) fn values() -> Outcome {
    /// Of a heap with a limit, under a multiplier.
    fn value(of: [u64; 3], known: &mut HashMap<[u64; 3], u64>) -> u64 {
        if let Some(&value) = known.get(&of) {
            return value;
        }
        let [times, heap, limit] = of;
        let takes = 1..=heap.min(limit);
        let left: Vec<u64> = takes
            .map(|take| value([times, heap - take, times * take], known))
            .collect();
        let value = (0..).find(|value| !left.contains(value)).expect("a number");
        known.insert(of, value);
        value
    }
    let mut known = HashMap::new();
    tried(Method::Values, |position| {
        let AnyPosition::Dynamic(rules, state) = position else {
            return false;
        };
        let times = rules.multiplier().into();
        let rows = (0..).zip(state.heaps());
        let sum = rows.fold(0, |sum, (row, &heap)| {
            sum ^ value([times, heap, state.limit(row)], &mut known)
        });
        sum == 0
    })
}

pub(super) fn limits() -> Outcome {
    let mut oracle = Oracle::new(Rules);
    let mut wrong = None;
    tried(Method::Limits, |position| {
        let AnyPosition::Dynamic(rules, state) = position else {
            return false;
        };
        let heaps = state.heaps();
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let with = |limit| {
            let state = rules.state(heaps.to_vec(), vec![limit]).expect("heaps");
            AnyPosition::Dynamic(*rules, state)
        };
        let least = (1..=largest).find(|&limit| !oracle.outcome(&with(limit)).is_safe());
        if heaps.len() == 2 && heaps[0] == heaps[1] && least.is_some() {
            wrong = Some(position.to_string());
        }
        least.is_none_or(|least| state.limit(0) < least)
    })?;
    wrong.map_or(Ok(()), |position| Err(format!("{position}: a limit wins")))
}

pub(super) fn golden(position: &AnyPosition) -> bool {
    let &[a, b] = position.heaps() else {
        return false;
    };
    let ratio = a.max(b) as f64 / a.min(b) as f64;
    a.min(b) == 0 || (a != b && ratio < (1.0 + 5_f64.sqrt()) / 2.0)
}

pub(super) fn binary() -> Outcome {
    for number in 1..=500_u64 {
        let mut left = number;
        let mut digits = String::new();
        for power in (0..=number.ilog2()).rev() {
            let fits = 1 << power <= left;
            digits.push(if fits { '1' } else { '0' });
            left -= u64::from(fits) << power;
        }
        if digits != format!("{number:b}") {
            return Err(format!("{number}: {digits}"));
        }
    }
    Ok(())
}

pub(super) fn fibonacci() -> Outcome {
    let terms: Vec<u64> = Set::FIBONACCI.numbers(5000).collect();
    for number in 1..=3000_u64 {
        let mut left = number;
        let mut places = Vec::new();
        while left > 0 {
            let place = terms.iter().rposition(|&term| term <= left).expect("1");
            left -= terms[place];
            places.push(place);
        }
        if places.windows(2).any(|two| two[0] < two[1] + 2) {
            return Err(format!("{number}: {places:?}"));
        }
    }
    Ok(())
}
