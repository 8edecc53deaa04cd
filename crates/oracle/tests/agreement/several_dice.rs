//! Several dice: rule and table against search, and the proof that the rule lasts for ever.

use nian_oracle::Oracle;
use nian_solver::several_dice::{
    Faces, MAX_DICE, MIN_DICE, Mode, SafeTable, SeveralDice, State, axis_rule, ruled_from,
};

use crate::counts::Count;
use crate::{ENDINGS, agree, compare};

const MODES: [Mode; 3] = [Mode::One, Mode::Both, Mode::OneSum];

/// Every face on so many dice.
fn all_faces(dice: u8) -> Vec<Faces> {
    let mut all = vec![vec![]];
    for _ in 0..dice {
        all = (all.iter())
            .flat_map(|up: &Vec<u8>| (1..=6).map(move |face| [up.as_slice(), &[face]].concat()))
            .collect();
    }
    all.iter().map(|up| Faces::new(up).unwrap()).collect()
}

fn strip(dice: u8, most: u64) -> Vec<State> {
    let faces = all_faces(dice);
    (0..=most)
        .flat_map(|heap| {
            faces
                .iter()
                .map(move |&faces| State::new(heap, faces).unwrap())
        })
        .collect()
}

fn games() -> impl Iterator<Item = SeveralDice> {
    MODES
        .into_iter()
        .flat_map(|mode| ENDINGS.map(|ending| SeveralDice { mode, ending }))
}

#[test]
fn two_dice() {
    let mut count = Count::default();
    for rules in games() {
        agree(&mut count, rules, &strip(2, 100));
    }
    count.report("two dice");
}

/// Every position with faces in ascending order: which die shows which makes no difference, which
/// the test of two dice does not take for granted.
fn agree_in_order(count: &mut Count, rules: SeveralDice, dice: u8, most: u64) {
    let mut oracle = Oracle::new(rules);
    count.ranges += 1;
    let in_order = |state: &State| state.faces().up().is_sorted();
    for state in strip(dice, most).iter().filter(|&state| in_order(state)) {
        compare(count, &mut oracle, rules, state);
    }
}

#[test]
fn three_dice() {
    let mut count = Count::default();
    for rules in games() {
        agree_in_order(&mut count, rules, 3, 36);
    }
    count.report("three dice");
}

#[test]
fn four_dice() {
    let mut count = Count::default();
    for rules in games() {
        agree_in_order(
            &mut count,
            rules,
            4,
            if rules.mode == Mode::Both { 18 } else { 30 },
        );
    }
    count.report("four dice");
}

/// The rule, which the program answers by, against the table, which is made from the rules of the
/// game: a stretch as long as the window that proves the period, and a whole round more.
#[test]
fn the_rule_is_proved_by_the_table() {
    for rules in games() {
        for dice in MIN_DICE..=MAX_DICE {
            let table = SafeTable::new(rules, dice, 500).unwrap();
            let period = table.period().unwrap();
            let from = ruled_from(rules, dice);
            assert_eq!(period.start, from, "{rules:?}, {dice} dice");
            assert!(from + period.length + period.window <= 500);
            let faces = all_faces(dice);
            for heap in from..=500 {
                let rule = axis_rule(rules, dice, heap).unwrap();
                for &faces in &faces {
                    let safe = table.is_safe(heap, faces).unwrap();
                    assert_eq!(rule.holds(faces.axes()), safe, "{rules:?} {heap} {faces}");
                }
            }
            println!("{rules:?}, {dice} dice: {period:?}");
        }
    }
}

/// One heap less than [`ruled_from`] says would be wrong: it is the least.
#[test]
fn the_rule_starts_no_earlier() {
    for rules in games() {
        for dice in MIN_DICE..=MAX_DICE {
            let from = ruled_from(rules, dice);
            let table = SafeTable::new(rules, dice, from as usize).unwrap();
            let round = 28; // a multiple of every period
            let rule = axis_rule(rules, dice, from - 1 + round).unwrap();
            let fits =
                |faces: &Faces| table.is_safe(from - 1, *faces) == Some(rule.holds(faces.axes()));
            assert!(!all_faces(dice).iter().all(fits), "{rules:?}, {dice} dice");
        }
    }
}
