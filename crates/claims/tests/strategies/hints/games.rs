//! Positions of every game and every variant, and search that knows their moves alone.

use nian_solver::{AnyPosition, Game, Move, PlayError};

/// Every game: what may be played is all that it knows.
pub(super) struct Rules;

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
pub(super) const SETS: [&str; 8] = [
    "1,3,4", "2,5", "2,3,7", "3,5,6,10", "4,9,11", "2", "2,4,6", "1,5,8,12",
];

/// Positions of every game and every variant: also of all sizes that exercises ask for, but for many large rows of Nim.
pub(super) fn positions() -> Vec<AnyPosition> {
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
        // Safe ones with rows to 31, and others.
        for [a, b] in doubles(32) {
            add(format!("{rules}:{a},{b},{}", a ^ b));
            add(format!("{rules}:{a},{b},{}", (a + b) % 32));
        }
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
        for (heap, hands) in (0..=60).flat_map(|heap| doubles(3).map(move |hands| (heap, hands))) {
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
    for (heap, [a, b]) in (41..=100).flat_map(|heap| doubles(6).map(move |up| (heap, up))) {
        for mode in ["one", "both"] {
            add(format!("dice.{mode}:{heap}@{},{}", a + 1, b + 1));
        }
    }
    for (heap, limit) in (61..=144).flat_map(|heap| (1..heap).map(move |limit| (heap, limit))) {
        for m in [2, 3] {
            add(format!("dynamic.{m}:{heap}@{limit}"));
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
