//! What hints tell of a way to find out who wins: each is followed to the letter, for every game and variant that it
//! is told of.

use crate::places::Place;
use crate::{Outcome, Row, row};
use nian_oracle::Oracle;
use nian_solver::dynamic::Dynamic;
use nian_solver::holding::Side;
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::{AnyPosition, Ending, Game, Method, Move, PlayError};
use std::collections::{BTreeMap, HashMap};

pub(crate) const ROWS: &[Row] = &[
    row(
        Place::Hints,
        "Split each row into stacks of 1, 2, 4, 8, … and put them in columns: the position is safe if every column has \
         an even number of stacks.",
        &[],
        |_| tried(Method::Columns, columns),
    ),
    row(
        Place::Hints,
        "While a row has more than one coin, safe positions are those of ordinary Nim; with single coins only, leave an \
         odd number of them.",
        &[],
        |_| {
            tried(Method::ColumnsMisere, |position| {
                match position.heaps().iter().any(|&heap| heap > 1) {
                    true => columns(position),
                    false => position.heaps().iter().sum::<u64>() % 2 == 1,
                }
            })
        },
    ),
    row(
        Place::Hints,
        "{0, 0} is safe; the other safe pairs differ by 1, 2, 3, …, and the smaller number of each is the least positive \
         integer not used before: {} and {}, {} and {}, {} and {}, …",
        &[1, 2, 3, 5, 4, 7],
        |numbers| pairs(Method::Pairs, &[[0, 0]], numbers),
    ),
    row(
        Place::Hints,
        "{0, 1} and {2, 2} are safe; the other safe pairs differ by 2, 3, 4, …, and the smaller number of each is the \
         least positive integer not used before: {} and {}, {} and {}, {} and {}, …",
        &[3, 5, 4, 7, 6, 10],
        |numbers| pairs(Method::PairsMisere, &[[2, 2], [0, 1]], numbers),
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by k + 1: the position is safe if the remainder is {}, and unsafe \
         if not.",
        &[0],
        |rest| remainder(Method::Remainder, rest[0]),
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by k + 1: the position is safe if the remainder is {}, and unsafe \
         if not.",
        &[1],
        |rest| remainder(Method::RemainderMisere, rest[0]),
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is safe; any other is safe if every take leaves \
         an unsafe one. In the end the outcomes repeat with a period.",
        &[],
        |_| {
            working_up(Method::Table, true)?;
            repeating(Ending::Normal)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is unsafe; any other is safe if every take leaves \
         an unsafe one. In the end the outcomes repeat with a period.",
        &[],
        |_| {
            working_up(Method::TableMisere, false)?;
            repeating(Ending::Misere)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is safe; any other is safe if every take leaves \
         an unsafe one. The outcomes never repeat with a period, and no quicker way is known here.",
        &[],
        |_| {
            working_up(Method::NoPeriod, true)?;
            never_repeating(Ending::Normal)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps: one from which nothing can be taken is unsafe; any other is safe if every take leaves \
         an unsafe one. The outcomes never repeat with a period, and no quicker way is known here.",
        &[],
        |_| {
            working_up(Method::NoPeriodMisere, false)?;
            never_repeating(Ending::Misere)
        },
    ),
    row(
        Place::Hints,
        "Where at most k may be taken, divide the heap by 2k + 2 if k is odd, by k + 2 if k is even. If whoever has just \
         taken holds the parity that they want, the remainders 0 and 1 are safe; if not, k + 1 is, and for odd k also \
         k + 2.",
        &[],
        |_| tried(Method::Holding, holding),
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, all are; otherwise a \
         face is safe if every tip leaves an unsafe position. From {} stones on it repeats every {}.",
        &[2, 9],
        |numbers| {
            working_up(Method::Faces, true)?;
            nines("dice", numbers)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, none is; otherwise a \
         face is safe if every tip leaves an unsafe position. From {} stones on it repeats every {}.",
        &[12, 9],
        |numbers| {
            working_up(Method::FacesMisere, false)?;
            nines("dice.misere", numbers)
        },
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, the position is; \
         otherwise it is safe if every tip leaves an unsafe one.",
        &[],
        |_| working_up(Method::SeveralFaces, true),
    ),
    row(
        Place::Hints,
        "Work up from small heaps and note which faces up are safe: where nothing can be taken, the position is unsafe; \
         otherwise it is safe if every tip leaves an unsafe one.",
        &[],
        |_| working_up(Method::SeveralFacesMisere, false),
    ),
    row(
        Place::Hints,
        "Split the heap greedily into safe starts (Fibonacci numbers where one may take twice the last take): the \
         position is safe if the limit is less than the smallest part.",
        &[],
        |_| parts(),
    ),
    row(
        Place::Hints,
        "Each heap with its limit has a Grundy value: the least number that is not among the values that one take from \
         it can leave; an empty heap has 0. The position is safe if their nim-sum is 0. No formula for the values is \
         known here: work up from small heaps.",
        &[],
        |_| values(),
    ),
    row(
        Place::Hints,
        "With one limit for several heaps no rule is known here. Work up from small heaps and find for each choice of \
         heaps the least limit that wins: the position is safe if the limit is less. Two equal heaps are safe, whatever \
         the limit.",
        &[],
        |_| limits(),
    ),
    row(
        Place::Hints,
        "The position is safe if one number is 0, or if the numbers differ and the larger divided by the smaller is less \
         than the golden ratio φ ≈ 1.618; otherwise it is unsafe.",
        &[],
        |_| tried(Method::Golden, golden),
    ),
    row(
        Place::Hints,
        "Take the largest power of 2 that fits, write a 1 there, and go on with what is left.",
        &[],
        |_| binary(),
    ),
    row(
        Place::Hints,
        "Always take the largest term that fits: so no two neighbours are used.",
        &[],
        |_| fibonacci(),
    ),
];

/// Every game: what may be played is all that it knows.
struct Rules;

impl Game for Rules {
    type Position = AnyPosition;

    fn moves(&self, position: &AnyPosition) -> impl Iterator<Item = Move> {
        position.moves()
    }

    fn play(&self, position: &AnyPosition, mv: Move) -> Result<AnyPosition, PlayError> {
        position.play(mv)
    }

    fn end(&self, position: &AnyPosition) -> Option<nian_solver::Outcome> {
        position.end()
    }
}

/// The sets that are tried besides 1 to k.
const SETS: [&str; 8] = [
    "1,3,4", "2,5", "2,3,7", "3,5,6,10", "4,9,11", "2", "2,4,6", "1,5,8,12",
];

/// Positions of every game and every variant.
fn positions() -> Vec<AnyPosition> {
    let mut all = Vec::new();
    let mut add = |text: String| all.extend(text.parse::<AnyPosition>());
    for rules in ["nim", "nim.misere"] {
        for [a, b, c] in triples(8) {
            add(format!("{rules}:{a},{b},{c}"));
            add(format!(
                "{rules}:{},{},{},{}",
                a % 4,
                b % 4,
                c % 4,
                (a + b) % 3
            ));
        }
        (0..=9).for_each(|a| add(format!("{rules}:{a}")));
    }
    for rules in ["wythoff", "wythoff.misere", "euclid"] {
        for [a, b] in doubles(30) {
            add(format!("{rules}:{a},{b}"));
        }
    }
    let runs = (1..=9).map(|k| format!("1-{k}"));
    let sets = SETS.map(str::to_owned).into_iter();
    for set in runs.chain(sets).chain(["fib".to_owned()]) {
        for heap in 0..=120 {
            add(format!("subtraction.{set}:{heap}"));
            add(format!("subtraction.{set}.misere:{heap}"));
        }
    }
    for k in 1..=8 {
        for (heap, hands) in (0..=50).flat_map(|heap| doubles(3).map(move |hands| (heap, hands))) {
            let [a, b] = hands;
            add(format!("parity.{k}:{heap}@{a},{b}"));
            add(format!("parity.{k}.even:{heap}@{a},{b}"));
            add(format!("sides.{k}:{heap}@{a},{b},odd"));
            add(format!("sides.{k}:{heap}@{a},{b},even"));
        }
    }
    for (heap, up) in (0..=50).flat_map(|heap| (1..=6).map(move |up| (heap, up))) {
        add(format!("dice:{heap}@{up}"));
        add(format!("dice.misere:{heap}@{up}"));
    }
    for mode in ["one", "both", "one-sum"] {
        for ending in ["", ".misere"] {
            for (heap, [a, b]) in (0..=24).flat_map(|heap| doubles(6).map(move |up| (heap, up))) {
                let [a, b] = [a + 1, b + 1];
                add(format!("dice.{mode}{ending}:{heap}@{a},{b}"));
                add(format!(
                    "dice.{mode}{ending}:{}@{a},{b},{}",
                    heap / 2,
                    a % 6 + 1
                ));
                add(format!("dice.{mode}{ending}:{}@{a},{b},2,5", heap / 2));
            }
        }
    }
    for m in [1, 2, 3, 4, 7] {
        for (heap, limit) in
            (0..=60).flat_map(|heap| (0..=heap + 1).map(move |limit| (heap, limit)))
        {
            add(format!("dynamic.{m}:{heap}@{limit}"));
        }
        for [heap, limit, other] in triples(7) {
            add(format!("dynamic.{m}.local:0@{other},{heap}@{limit}"));
            add(format!("dynamic.{m}.global:{heap},0@{limit}"));
            add(format!("dynamic.{m}.local:{heap}@{limit},3@{other},1@1"));
            add(format!("dynamic.{m}.global:{heap},{other}@{limit}"));
            add(format!("dynamic.{m}.global:{heap},{other},2@{limit}"));
            for own in 0..=other {
                add(format!("dynamic.{m}.local:{heap}@{limit},{other}@{own}"));
            }
        }
    }
    all
}

fn doubles(below: u64) -> impl Iterator<Item = [u64; 2]> {
    (0..below).flat_map(move |a| (0..below).map(move |b| [a, b]))
}

fn triples(below: u64) -> impl Iterator<Item = [u64; 3]> {
    doubles(below).flat_map(move |[a, b]| (0..below).map(move |c| [a, b, c]))
}

/// What a hint says of each position that has this method, beside what search finds.
fn tried(method: Method, mut says: impl FnMut(&AnyPosition) -> bool) -> Outcome {
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
fn columns(position: &AnyPosition) -> bool {
    (0..8).all(|power| {
        let stacks = position
            .heaps()
            .iter()
            .filter(|&&heap| heap >> power & 1 == 1);
        stacks.count() % 2 == 0
    })
}

/// Pairs with the next differences and the least numbers not used before; `numbers` are the first of them.
fn pairs(method: Method, first: &[[u64; 2]], numbers: &[u64]) -> Outcome {
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

fn remainder(method: Method, rest: u64) -> Outcome {
    tried(method, |position| match position {
        AnyPosition::Subtraction(rules, _) => {
            let k = rules.set.run().expect("1 to k");
            position.heaps()[0] % (k + 1) == rest
        }
        _ => false,
    })
}

/// From small heaps on: where nothing can be taken it is safe or not, and elsewhere if every move leaves what is unsafe.
fn working_up(method: Method, at_the_end: bool) -> Outcome {
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
fn repeating(ending: Ending) -> Outcome {
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
fn never_repeating(ending: Ending) -> Outcome {
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

fn holding(position: &AnyPosition) -> bool {
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
fn nines(rules: &str, numbers: &[u64]) -> Outcome {
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
fn parts() -> Outcome {
    let mut starts: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
    let starts_of = |rules: &Dynamic| -> Vec<u64> {
        let mut oracle = Oracle::new(Rules);
        let m = rules.multiplier();
        let start = |heap: u64| format!("dynamic.{m}:{heap}").parse().expect("a start");
        (1..=70)
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

fn values() -> Outcome {
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

fn limits() -> Outcome {
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

fn golden(position: &AnyPosition) -> bool {
    let &[a, b] = position.heaps() else {
        return false;
    };
    let ratio = a.max(b) as f64 / a.min(b) as f64;
    a.min(b) == 0 || (a != b && ratio < (1.0 + 5_f64.sqrt()) / 2.0)
}

fn binary() -> Outcome {
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

fn fibonacci() -> Outcome {
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

/// Every method has its hint in every language, in the order that the numbers in cards count by, and every hint has a
/// row.
#[test]
fn every_method_has_its_hint() {
    for language in ["zh-Hant", "zh-Hans", "en", "ja"] {
        assert_eq!(
            Place::hints(language).map(|(name, _)| name),
            Method::NAMES,
            "{language}"
        );
    }
    for (name, text) in Place::hints("en") {
        let has_row = ROWS.iter().any(|row| row.sentence() == text);
        assert!(has_row, "{name}: no row tries “{text}”");
    }
}

/// There are positions of every game and of both endings, wherever a game has two.
#[test]
fn every_game_is_among_the_positions() {
    let all = positions();
    let missing = AnyPosition::missing_from(all.iter().map(ToString::to_string));
    assert!(missing.is_empty(), "{missing:?}");
    let of_games = Method::NAMES.len() - 2; // the others are of numbers
    let methods: BTreeMap<Method, usize> = all.iter().fold(BTreeMap::new(), |mut all, position| {
        *all.entry(position.method()).or_default() += 1;
        all
    });
    assert_eq!(methods.len(), of_games, "{methods:?}");
}
