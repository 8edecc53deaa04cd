//! The boards, in the order of the articles.

use nian_solver::Ending;
use nian_solver::dice::{self, Dice};
use nian_solver::dynamic::{Dynamic, Heaps, State as Start};
use nian_solver::holding::{Side, UpTo};
use nian_solver::nim::{Nim, Rows};
use nian_solver::parity::{self, Parity};
use nian_solver::sides::{self, Sides};
use nian_solver::subtraction::{Heap, Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff};

use super::ground::{Ground, Layout, Plan};
use super::guess::{Finding, Trial};
use super::{Board, Tell};

/// All of them.
pub const BOARDS: [Board; 7] = [
    Board {
        name: "rows",
        numbers: &[[1, 4]],
        plan: rows_plan,
        judge: rows_judge,
    },
    Board {
        name: "pairs",
        numbers: &[[1, PAIRS], [1, PAIRS]],
        plan: pairs_plan,
        judge: pairs_judge,
    },
    Board {
        name: "take",
        numbers: &[[1, FAR]],
        plan: take_plan,
        judge: take_judge,
    },
    Board {
        name: "dice",
        numbers: &[[1, ROUND]],
        plan: dice_plan,
        judge: dice_judge,
    },
    Board {
        name: "doubling",
        numbers: &[[2, STARTS]],
        plan: doubling_plan,
        judge: doubling_judge,
    },
    Board {
        name: "sides",
        numbers: &[[1, ROUND]],
        plan: sides_plan,
        judge: sides_judge,
    },
    Board {
        name: "parity",
        numbers: &[[2, ROUND], [1, ROUND]],
        plan: parity_plan,
        judge: parity_judge,
    },
];

/// How far guesses about one heap are tried.
const FAR: u64 = 200;
/// The greatest number after which something may be said to repeat.
const ROUND: u64 = 60;
/// The most coins in a row that a guess about rows is tried with: all stacks of up to 8 are in them.
const ROWS: u64 = 15;
/// The most coins in a row that a guess at the next safe pair may name.
const PAIRS: u64 = 40;
/// The most stones at the start that a guess at the next safe start may name.
const STARTS: u64 = 100;
/// How far a line goes on once its first positions are marked.
const ON: u64 = 20;

fn same<P>(position: P) -> P {
    position
}

fn lines_of<P>(
    lines: &[u64],
    columns: impl Iterator<Item = u64> + Clone,
    at: impl Fn(u64, u64) -> Option<P>,
) -> Vec<Vec<P>> {
    let line = |&line: &u64| {
        columns
            .clone()
            .filter_map(|column| at(line, column))
            .collect()
    };
    lines.iter().map(line).collect()
}

// Nim: rows of at most three coins, all that can come of 1, 2 and 3.

fn rows_ground() -> Ground<Nim> {
    Ground {
        rules: Nim {
            ending: Ending::Normal,
        },
        fold: |rows| {
            let mut heaps = rows.heaps().to_vec();
            heaps.sort_unstable();
            Rows::new(heaps).unwrap_or(rows)
        },
        name: |rows| {
            rows.heaps()
                .iter()
                .copied()
                .filter(|&heap| heap > 0)
                .collect()
        },
    }
}

fn three(rows: [u64; 3]) -> Option<Rows> {
    Rows::new(rows.to_vec())
}

/// Rows of at most so many coins, by how many there are together.
fn all_rows(most: u64) -> Vec<Rows> {
    let mut all = Vec::new();
    for low in 0..=most {
        for middle in low..=most {
            all.extend((middle..=most).filter_map(|high| three([low, middle, high])));
        }
    }
    all.sort_by_key(|rows| rows.heaps().iter().sum::<u64>());
    all
}

fn rows_plan() -> Option<Plan> {
    let ground = rows_ground();
    // What can come of 1, 2 and 3, the least first.
    let mut found = vec![three([1, 2, 3])?];
    let mut at = 0;
    while let Some(rows) = found.get(at) {
        let followers = ground.followers(rows);
        found.extend(followers);
        at += 1;
        let mut seen = Vec::new();
        found.retain(|rows| {
            let new = !seen.contains(rows);
            seen.push(rows.clone());
            new
        });
    }
    let key = |rows: &Rows| {
        let heaps = rows.heaps();
        (
            heaps.iter().sum::<u64>(),
            heaps.iter().filter(|&&heap| heap > 0).count(),
            heaps.to_vec(),
        )
    };
    found.sort_by_key(key);
    let given = vec![three([0, 0, 0])?];
    Some(ground.plan(&Layout {
        lines: vec![found],
        more: Vec::new(),
        given,
    }))
}

/// Which rows a guess calls safe: those that pair off; an even number of coins; the longest as long as the
/// others together; stacks of 1, 2, 4, 8 of which each size pairs off.
fn says(guess: u64, rows: &Rows) -> bool {
    let &[low, middle, high] = rows.heaps() else {
        return false;
    };
    match guess {
        1 => low == 0 && middle == high,
        2 => (low + middle + high) % 2 == 0,
        3 => low + middle == high,
        _ => low ^ middle ^ high == 0,
    }
}

fn rows_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let said = |rows: &Rows| says(guess[0], rows);
    Some(Trial::new(rows_ground()).all(ROWS, &all_rows(ROWS), said, tell))
}

// Wythoff's game: a square of pairs up to {5, 5}; what Example 3 says is marked.

fn pairs_ground() -> Ground<Wythoff> {
    Ground {
        rules: Wythoff {
            ending: Ending::Normal,
        },
        fold: |pair| {
            let &[a, b] = pair.heaps();
            Pair::new([a.min(b), a.max(b)]).unwrap_or(pair)
        },
        name: |pair| pair.heaps().to_vec(),
    }
}

/// The greatest number on the board.
const LAST: u64 = 5;

fn pairs_plan() -> Option<Plan> {
    let lines: Vec<Vec<Pair>> = (0..=LAST)
        .map(|b| (0..=b).filter_map(|a| Pair::new([a, b])).collect())
        .collect();
    let at_once = |pair: &&Pair| {
        let [a, b] = *pair.heaps();
        a == 0 || a == b
    };
    let given = lines.iter().flatten().filter(at_once).copied().collect();
    Some(pairs_ground().plan(&Layout {
        lines,
        more: Vec::new(),
        given,
    }))
}

fn pairs_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let guess = (pairs_ground().fold)(Pair::new([guess[0], guess[1]])?);
    let rest = (LAST + 1..=PAIRS).flat_map(|b| (1..=b).filter_map(move |a| Pair::new([a, b])));
    Some(Trial::new(pairs_ground()).next(&guess, &rest.collect::<Vec<_>>(), tell))
}

// Taking 1 to 3 from one heap.

fn take_ground() -> Option<Ground<Subtraction>> {
    let rules = Subtraction {
        set: Set::up_to(3)?,
        ending: Ending::Normal,
    };
    let name = |heap: &Heap| vec![heap.stones()];
    Some(Ground {
        rules,
        fold: same,
        name,
    })
}

fn take_plan() -> Option<Plan> {
    let ground = take_ground()?;
    let heaps = |range: std::ops::RangeInclusive<u64>| {
        range
            .filter_map(|stones| ground.rules.heap(stones))
            .collect()
    };
    Some(ground.plan(&Layout {
        lines: vec![heaps(0..=12)],
        more: Vec::new(),
        given: heaps(0..=0),
    }))
}

fn take_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let ground = take_ground()?;
    let heaps: Vec<Heap> = (0..=FAR)
        .filter_map(|stones| ground.rules.heap(stones))
        .collect();
    let said = |heap: &Heap| heap.stones().is_multiple_of(guess[0]);
    Some(Trial::new(ground).all(FAR, &heaps, said, tell))
}

// One die. With the opposite face up the same four sides can be used.

/// The faces that stand for themselves and their opposites.
const AXES: [u64; 3] = [1, 2, 3];

fn dice_ground() -> Ground<Dice> {
    Ground {
        rules: Dice {
            ending: Ending::Normal,
        },
        fold: |state| die(state.up().min(7 - state.up()).into(), state.heap()).unwrap_or(state),
        name: |state| vec![state.heap(), state.up().into()],
    }
}

fn die(up: u64, heap: u64) -> Option<dice::State> {
    dice::State::new(heap, up.try_into().ok()?)
}

fn dice_plan() -> Option<Plan> {
    Some(dice_ground().plan(&Layout {
        lines: lines_of(&AXES, 0..=6, die),
        more: lines_of(&AXES, 7..=ON, die),
        given: lines_of(&AXES, 0..=0, die).concat(),
    }))
}

fn dice_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let column = |heap| AXES.iter().filter_map(|&up| die(up, heap)).collect();
    Some(Trial::new(dice_ground()).repeats(guess[0], [2, FAR], column, tell))
}

// The doubling game: how many stones there are at the start. A limit beyond the heap is as good as all of it.

fn doubling_ground() -> Option<Ground<Dynamic>> {
    let rules = Dynamic::new(2, Heaps::One)?;
    Some(Ground {
        rules,
        fold: |state| {
            limited(heap_of(&state), heap_of(&state).min(state.limit(0))).unwrap_or(state)
        },
        // A limit of one less than the heap is that of a start.
        name: |state| match (heap_of(state), state.limit(0)) {
            (heap, limit) if limit + 1 == heap || heap == 0 => vec![heap],
            (heap, limit) => vec![heap, limit],
        },
    })
}

fn heap_of(state: &Start) -> u64 {
    state.heaps().first().copied().unwrap_or(0)
}

fn limited(heap: u64, limit: u64) -> Option<Start> {
    Dynamic::new(2, Heaps::One)?.state(vec![heap], vec![limit])
}

fn start(heap: u64) -> Option<Start> {
    limited(heap, heap.checked_sub(1)?)
}

/// The most stones at the start on the board.
const LAST_START: u64 = 13;

fn doubling_plan() -> Option<Plan> {
    Some(doubling_ground()?.plan(&Layout {
        lines: vec![(2..=LAST_START).filter_map(start).collect()],
        more: Vec::new(),
        // Examples 8, 9 and 10.
        given: [2, 3, 5].into_iter().filter_map(start).collect(),
    }))
}

fn doubling_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let starts: Vec<Start> = (LAST_START + 1..=STARTS).filter_map(start).collect();
    let guess = start(guess[0])?;
    Some(Trial::new(doubling_ground()?).next(&guess, &starts, tell))
}

// The two-sided game with takes of 1 to 3, seen by the side that has just moved: (a, b, r) is for the odd
// side what (b + 1, a + 1, r) is for the even side. A line each for a holding that has the parity which is
// wanted, and for one that has not.

const LINES: [u64; 2] = [1, 0];

fn sides_ground() -> Option<Ground<Sides>> {
    let takes = UpTo::new(3)?;
    Some(Ground {
        rules: Sides { takes },
        fold: |state| {
            let [odd, even] = [Side::Odd, Side::Even].map(|side| state.holding(side) % 2);
            let [odd, even] = match state.to_move() {
                Side::Even => [odd, even],
                Side::Odd => [1 - even, 1 - odd],
            };
            sides::State::new(state.heap(), odd, even, Side::Even).unwrap_or(state)
        },
        name: |state| vec![state.heap(), state.holding(Side::Odd)],
    })
}

/// The odd side has moved and holds an odd number (1) or an even one (0).
fn left_by_odd(odd: u64, heap: u64) -> Option<sides::State> {
    sides::State::new(heap, odd, (odd + heap) % 2, Side::Even)
}

fn sides_plan() -> Option<Plan> {
    Some(sides_ground()?.plan(&Layout {
        lines: lines_of(&LINES, 0..=6, left_by_odd),
        more: lines_of(&LINES, 7..=ON, left_by_odd),
        given: lines_of(&LINES, 0..=0, left_by_odd).concat(),
    }))
}

fn sides_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let column = |heap| {
        LINES
            .iter()
            .filter_map(|&odd| left_by_odd(odd, heap))
            .collect()
    };
    Some(Trial::new(sides_ground()?).repeats(guess[0], [0, FAR], column, tell))
}

// The odd-even game with takes of 1 to 3 and an odd total, the odd holder wins.

fn parity_ground() -> Option<Ground<Parity>> {
    let rules = Parity {
        takes: UpTo::new(3)?,
        winner: Side::Odd,
    };
    Some(Ground {
        rules,
        fold: |state| left(state.other() % 2, state.heap()).unwrap_or(state),
        name: |state| vec![state.heap(), state.other()],
    })
}

/// Whoever has moved holds an odd number (1) or an even one (0).
fn left(held: u64, heap: u64) -> Option<parity::State> {
    parity::State::new(heap, (1 + heap + held) % 2, held)
}

fn parity_plan() -> Option<Plan> {
    Some(parity_ground()?.plan(&Layout {
        lines: lines_of(&LINES, 0..=6, left),
        more: lines_of(&LINES, 7..=ON, left),
        given: lines_of(&LINES, 0..=0, left).concat(),
    }))
}

fn parity_judge(guess: &[u64], tell: Tell<'_>) -> Option<Finding> {
    let &[modulus, rest] = guess else {
        return None;
    };
    let heaps: Vec<_> = (0..=FAR).filter_map(|heap| left(1, heap)).collect();
    let said = |state: &parity::State| [0, rest].contains(&(state.heap() % modulus));
    Some(Trial::new(parity_ground()?).all(FAR, &heaps, said, tell))
}
