//! One die, and two dice.

use crate::places::{Place, prose};
use crate::trying::{Named, Trial, each, from, none};
use crate::{Outcome, Row, claimed, row};
use nian_solver::several_dice::{Faces, Mode, SeveralDice, State};
use nian_solver::{Ending, Move};

const ARTICLE: &str = "nim-and-variants";

pub(crate) const ROWS: &[Row] = &[
    claimed(
        prose(ARTICLE, "dice"),
        "the safe faces repeat every 9 stones, from 2 stones on.",
        "nim-and-variants/dice",
    ),
    // It is said of the length that search has proved.
    claimed(
        Place::Sentences,
        "Right, and from 2 on it repeats every $1.",
        "nim-and-variants/dice",
    ),
    claimed(
        Place::Example("nim-and-variants/dice"),
        "from 2 stones on, the rows repeat every 9.",
        "nim-and-variants/dice",
    ),
    claimed(
        Place::Example("nim-and-variants/dice"),
        "from 2 stones on the rows repeat every 9.",
        "nim-and-variants/dice",
    ),
    claimed(
        Place::Example("nim-and-variants/dice"),
        "Now 16 stones: whichever face is up, some tip leaves a safe position, so no face is safe at \
         all.",
        "nim-and-variants/dice",
    ),
    claimed(
        prose(ARTICLE, "more-dice"),
        "In brackets is the heap from which the rule holds",
        "nim-and-variants/more-dice",
    ),
    claimed(
        prose(ARTICLE, "misere-dice"),
        "Again the safe faces repeat every 9 stones, from 12 on",
        "nim-and-variants/misere-dice",
    ),
    claimed(
        prose(ARTICLE, "two-dice-both"),
        "From 12 stones on it is safe if both dice are on the axis 1–6.",
        "nim-and-variants/two-dice-both",
    ),
    claimed(
        prose(ARTICLE, "two-dice-both"),
        "everything repeats every 14 stones, from 12 on.",
        "nim-and-variants/two-dice-both",
    ),
    row(
        prose(ARTICLE, "two-dice-both"),
        "From {} stones on at least one of the three leaves a safe position again, and from {} on \
         all of them do.",
        &[22, 34],
        |bounds| {
            let mut trial = Trial::new(BOTH);
            from(bounds[0], 120, |heap| {
                both_back(&mut trial, heap, Named::Some)
            })?;
            from(bounds[1], 120, |heap| {
                both_back(&mut trial, heap, Named::Each)
            })
        },
    ),
    row(
        Place::Example("nim-and-variants/two-dice-both"),
        "From {} stones on, tipping both back to 1 or 6 can always be made safe",
        &[22],
        |bounds| {
            let mut trial = Trial::new(BOTH);
            from(bounds[0], 120, |heap| {
                both_back(&mut trial, heap, Named::Some)
            })
        },
    ),
    row(
        prose(ARTICLE, "two-dice-both"),
        "With {} to {} stones there is always some move that none of the three answers",
        &[12, 21],
        |ends| {
            let mut trial = Trial::new(BOTH);
            none(ends[0]..=ends[1], |heap| {
                both_back(&mut trial, heap, Named::Some)
            })
        },
    ),
    row(
        prose(ARTICLE, "two-dice-both"),
        "tip the first to 7−y and the second to 7−x. The two moves together take \
         x+y+(7−y)+(7−x)={}, so the remainder stays, and again one die is on 1–6.",
        &[14],
        |round| across(round[0]),
    ),
    row(
        prose(ARTICLE, "two-dice-both"),
        "by tipping it away and the other die to 1–6 one can take {}, {}, {}, {}, {}, {}, {} or {}, \
         and one of these leaves the remainder 0, 1 or 2.",
        &[3, 4, 5, 6, 8, 9, 10, 11],
        other_remainders,
    ),
    claimed(
        prose(ARTICLE, "two-dice-one"),
        "From 7 stones on, dice on the same axis are safe, and dice on different axes are not",
        "nim-and-variants/two-dice-one",
    ),
    row(
        prose(ARTICLE, "two-dice-one"),
        "From {} stones on you are safe if you take the smaller of its two numbers, from {} on \
         either will do; with {} to {} there is always some move after which neither does",
        &[14, 18, 8, 13],
        |bounds| {
            let mut trial = Trial::new(ONE);
            from(bounds[0], 120, |heap| {
                after_it(&mut trial, heap, Named::Each, smaller)
            })?;
            from(bounds[1], 120, |heap| {
                after_it(&mut trial, heap, Named::Each, either)
            })?;
            none(bounds[2]..=bounds[3], |heap| {
                after_it(&mut trial, heap, Named::Some, either)
            })
        },
    ),
    row(
        prose(ARTICLE, "two-dice-one"),
        "With {} stones and two 1s up, say, the other player takes {}, and you do best to take the \
         other {} at once.",
        &[8, 3, 5],
        |numbers| {
            let after = state(numbers[0] - numbers[1], [3, 1]);
            let all = Move::Turn { die: 1, face: 5 };
            assert_eq!(after.heap(), numbers[2]);
            Trial::new(ONE).wins(&after, Named::Each, &[all])
        },
    ),
    claimed(
        prose(ARTICLE, "two-dice-one-sum"),
        "But from 66 on the rule is suddenly simple",
        "nim-and-variants/two-dice-one-sum",
    ),
    row(
        prose(ARTICLE, "two-dice-one-sum"),
        "With {} stones no faces are safe; with {} only two 2s and two 3s; and even with {} some pairs \
         on one axis, such as two 4s or two 5s, are unsafe.",
        &[10, 30, 65],
        irregular,
    ),
    claimed(
        Place::Example("nim-and-variants/two-dice-one-sum"),
        "from 66 on that is safe.",
        "nim-and-variants/two-dice-one-sum",
    ),
    claimed(
        Place::Example("nim-and-variants/more-dice"),
        "from 340 on for three dice",
        "nim-and-variants/more-dice",
    ),
];

const BOTH: SeveralDice = SeveralDice {
    mode: Mode::Both,
    ending: Ending::Normal,
};
const ONE: SeveralDice = SeveralDice {
    mode: Mode::One,
    ending: Ending::Normal,
};

const ONE_SUM: SeveralDice = SeveralDice {
    mode: Mode::OneSum,
    ending: Ending::Normal,
};

fn state(heap: u64, up: [u8; 2]) -> State {
    State::new(heap, Faces::new(&up).expect("faces")).expect("a heap")
}

fn all(up: [u8; 2]) -> Move {
    Move::TurnAll(Faces::new(&up).expect("faces"))
}

/// The smaller number of the axis that a face is on.
fn axis(face: u8) -> u8 {
    face.min(7 - face)
}

fn up(state: &State) -> [u8; 2] {
    let faces = state.faces();
    [faces.up()[0], faces.up()[1]]
}

/// Both dice to 1 or 6, to take 2, 7 or 12.
const BACK: [[u8; 2]; 4] = [[1, 1], [1, 6], [6, 1], [6, 6]];

/// With both dice on 1–6 the other player tips both away, and both are tipped back.
fn both_back(trial: &mut Trial<SeveralDice>, heap: u64, named: Named) -> Outcome {
    let back = BACK.map(all);
    BACK.into_iter()
        .try_for_each(|up| trial.answers(&state(heap, up), named, |_, _| back.to_vec()))
}

/// With one die on 1–6 and the remainder 0, 1 or 2: both are tipped back, or, if the other die has
/// come to 1–6, across. From 28 stones on, the first such heap beyond 21.
fn across(round: u64) -> Outcome {
    let mut trial = Trial::new(BOTH);
    let heaps = (28..=120).filter(|heap| heap % round <= 2);
    each(heaps, |heap| {
        for one_six in [1, 6] {
            for other in 2..=5 {
                trial.answers(&state(heap, [one_six, other]), Named::Some, |_, after| {
                    let [x, y] = up(after);
                    match axis(y) {
                        1 => vec![all([7 - y, 7 - x])],
                        _ => BACK.map(all).to_vec(),
                    }
                })?;
            }
        }
        Ok(())
    })?;
    // Two such moves make a round; and what they leave is safe from the first heap on.
    each([14, 15, 16], |heap| {
        for (x, y) in (2..=5).flat_map(|x| [(x, 1), (x, 6)]) {
            let after = state(heap - u64::from(x + y), [x, y]);
            trial.wins(&after, Named::Each, &[all([7 - y, 7 - x])])?;
        }
        Ok(())
    })
}

/// With one die on 1–6 and another remainder: exactly these can be taken with the other die on 1–6
/// and this one away, and one of them wins.
fn other_remainders(takes: &[u64]) -> Outcome {
    let mut trial = Trial::new(BOTH);
    let moves: Vec<[u8; 2]> = (2..=5).flat_map(|x| [[x, 1], [x, 6]]).collect();
    let mut sums: Vec<u64> = moves.iter().map(|[x, y]| u64::from(x + y)).collect();
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums, takes);
    let heaps = (12..=120).filter(|heap| heap % 14 > 2);
    each(heaps, |heap| {
        for one_six in [1, 6] {
            for other in 2..=5 {
                let moves: Vec<Move> = moves
                    .iter()
                    .filter(|[x, y]| axis(*x) != axis(one_six) && axis(*y) != axis(other))
                    .map(|&up| all(up))
                    .collect();
                trial.wins(&state(heap, [one_six, other]), Named::Some, &moves)?;
            }
        }
        Ok(())
    })
}

/// The numbers that the other die may be tipped to.
fn either(face: u8) -> Vec<u8> {
    vec![face, 7 - face]
}

fn smaller(face: u8) -> Vec<u8> {
    vec![axis(face)]
}

/// With both dice on one axis the other player tips one to another axis, and the other is tipped
/// after it.
fn after_it(
    trial: &mut Trial<SeveralDice>,
    heap: u64,
    named: Named,
    numbers: fn(u8) -> Vec<u8>,
) -> Outcome {
    for face in 1..=6 {
        for up in [[face, face], [face, 7 - face]] {
            trial.answers(&state(heap, up), named, |mv, _| {
                let Move::Turn { die, face } = mv else {
                    return vec![];
                };
                let after = |face| Move::Turn { die: 1 - die, face };
                numbers(face).into_iter().map(after).collect()
            })?;
        }
    }
    Ok(())
}

/// Which faces are safe with three heaps below the one that the rule begins with.
fn irregular(heaps: &[u64]) -> Outcome {
    let mut trial = Trial::new(ONE_SUM);
    let mut safe = |heap: u64| -> Vec<[u8; 2]> {
        let all = (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b]));
        all.filter(|&up| trial.is_safe(&state(heap, up))).collect()
    };
    let [few, more, last] = [0, 1, 2].map(|place: usize| safe(heaps[place]));
    let right = few.is_empty()
        && more == [[2, 2], [3, 3]]
        && [[4, 4], [5, 5]].iter().all(|up| !last.contains(up))
        && !last.is_empty();
    match right {
        true => Ok(()),
        false => Err(format!("{few:?}, {more:?}, {last:?}")),
    }
}
