//! What the notes for teachers answer to their questions.

use crate::places::Place;
use crate::trying::{Named, Trial, each};
use crate::{Outcome, Row, claimed, row};
use nian_solver::dynamic::{Dynamic, Heaps};
use nian_solver::nim::{Nim, Rows};
use nian_solver::subtraction::{Set, Subtraction};
use nian_solver::wythoff::{Pair, Wythoff};
use nian_solver::{Ending, Move};

pub(crate) const ROWS: &[Row] = &[
    row(
        Place::Teaching,
        "what you take from one row they take from the other, and the last coin is theirs.",
        &[],
        |_| each(1..=20, copying),
    ),
    row(
        Place::Teaching,
        "{} from the row of {}, and the rows are equal.",
        &[3, 9],
        |numbers| nim(&[6, numbers[1]], &[(1, numbers[0])]),
    ),
    row(
        Place::Teaching,
        "The whole row of {}: two equal rows are left.",
        &[5],
        |whole| nim(&[2, 2, whole[0]], &[(2, whole[0])]),
    ),
    row(
        Place::Teaching,
        "Yes: {} pairs with 4 and {} with 1, and no stack is left alone.",
        &[4, 1],
        |numbers| nim(&[numbers[1], numbers[0], 5], &[]),
    ),
    row(
        Place::Teaching,
        "Three: {} from row a, {} from row b, {} from row d.",
        &[3, 5, 3],
        |takes| {
            nim(
                &[14, 15, 18, 22],
                &[(0, takes[0]), (1, takes[1]), (3, takes[2])],
            )
        },
    ),
    claimed(
        Place::Teaching,
        "No: in the row that is touched at least one stack comes or goes, and that column is odd.",
        "nim-and-variants/safe-breaks",
    ),
    row(
        Place::Teaching,
        "{}, {} or {} are left, and the other player takes them all at once.",
        &[3, 2, 1],
        |left| {
            each(left.iter().copied(), |left| {
                heap(3, Ending::Normal, left, &[left])
            })
        },
    ),
    row(
        Place::Teaching,
        "{}, which leaves {}; after {} you take {}, so that the two make {}.",
        &[1, 20, 3, 1, 4],
        |numbers| {
            heap(3, Ending::Normal, numbers[0] + numbers[1], &numbers[..1])?;
            heap(3, Ending::Normal, numbers[1] - numbers[2], &numbers[3..4])
        },
    ),
    row(
        Place::Teaching,
        "{} is a multiple of {}, and no move leaves another: the other player wins",
        &[30, 5],
        |numbers| heap(numbers[1] - 1, Ending::Normal, numbers[0], &[]),
    ),
    row(
        Place::Teaching,
        "{}: that leaves {}, one more than a multiple of {}.",
        &[1, 21, 4],
        |numbers| {
            heap(
                numbers[2] - 1,
                Ending::Misere,
                numbers[0] + numbers[1],
                &numbers[..1],
            )
        },
    ),
    row(
        Place::Teaching,
        "Leave {}: the other player takes {}, and the last stone is yours.",
        &[4, 3],
        |numbers| heap(3, Ending::Misere, numbers[0], &numbers[1..]),
    ),
    row(
        Place::Teaching,
        "{} from both rows, which leaves {4, 7}; there is no other.",
        &[4],
        |take| wythoff([8, 11], &[Move::Both { take: take[0] }]),
    ),
    row(
        Place::Teaching,
        "{4, 7} and {6, 10} are safe too.",
        &[],
        |_| wythoff([4, 7], &[]).and_then(|()| wythoff([6, 10], &[])),
    ),
    row(
        Place::Teaching,
        "{} from row b of {5, 4} leaves {5, 3}, which is safe: write the smaller number first",
        &[1],
        |take| {
            let ending = Ending::Normal;
            let rows = Pair::new([5, 4]).expect("a pair");
            let moves = [Move::Row {
                row: 1,
                take: take[0],
            }];
            Trial::new(Wythoff { ending }).wins(&rows, Named::Each, &moves)
        },
    ),
    row(
        Place::Teaching,
        "20 = 13 + 5 + 2, so {}; nothing else wins.",
        &[2],
        |takes| doubling(20, takes),
    ),
    row(
        Place::Teaching,
        "Three: {}, {} and {}, each some of the smallest parts together.",
        &[1, 4, 17],
        |takes| doubling(72, takes),
    ),
    row(
        Place::Teaching,
        "The second player: {} is a Fibonacci number",
        &[21],
        |heap| doubling(heap[0], &[]),
    ),
    row(
        Place::Teaching,
        "Take {} of {}: the other player’s limit is {}, and the last {} are theirs.",
        &[8, 10, 16, 2],
        |numbers| {
            let rules = Dynamic::new(2, Heaps::One).ok_or("no game")?;
            let left = rules
                .state(vec![numbers[3]], vec![numbers[2]])
                .ok_or("no heap")?;
            assert_eq!(numbers[1] - numbers[0], numbers[3]);
            Trial::new(rules).wins(&left, Named::Some, &[Move::Take(numbers[3])])
        },
    ),
];

/// Just these takes win from a position, or none and it is safe.
macro_rules! just {
    ($rules:expr, $position:expr, $moves:expr) => {{
        let (mut trial, position, moves) = (Trial::new($rules), $position, $moves);
        match moves.is_empty() {
            true => trial.safe(&position),
            false => trial.wins(&position, Named::Only, &moves),
        }
    }};
}

fn nim(rows: &[u64], takes: &[(u8, u64)]) -> Outcome {
    let ending = Ending::Normal;
    let rows = Rows::new(rows.to_vec()).expect("rows");
    let moves = takes.iter().map(|&(row, take)| Move::Row { row, take });
    just!(Nim { ending }, rows, moves.collect::<Vec<_>>())
}

fn copying(coins: u64) -> Outcome {
    let ending = Ending::Normal;
    let rows = Rows::new(vec![coins, coins]).expect("rows");
    Trial::new(Nim { ending }).answers(&rows, Named::Only, |mv, _| match mv {
        Move::Row { row, take } => vec![Move::Row { row: 1 - row, take }],
        _ => vec![],
    })
}

fn heap(most: u64, ending: Ending, stones: u64, takes: &[u64]) -> Outcome {
    let set = Set::up_to(most).expect("a set");
    let rules = Subtraction { set, ending };
    just!(rules, rules.heap(stones).expect("a heap"), moves(takes))
}

fn wythoff(rows: [u64; 2], moves: &[Move]) -> Outcome {
    let ending = Ending::Normal;
    just!(
        Wythoff { ending },
        Pair::new(rows).expect("a pair"),
        moves.to_vec()
    )
}

fn doubling(heap: u64, takes: &[u64]) -> Outcome {
    let rules = Dynamic::new(2, Heaps::One).expect("a game");
    let start = rules.state(vec![heap], vec![heap - 1]).expect("a heap");
    just!(rules, start, moves(takes))
}

fn moves(takes: &[u64]) -> Vec<Move> {
    takes.iter().map(|&take| Move::Take(take)).collect()
}
