//! Explanations: the steps of chosen positions.

use nian_solver::{AnyPosition, Ending, Reason};

fn position(text: &str) -> AnyPosition {
    text.parse().unwrap()
}

fn steps(text: &str) -> Vec<Reason> {
    position(text).explain().steps
}

#[test]
fn over() {
    for (text, ending) in [
        ("nim:0,0,0", Ending::Normal),
        ("nim.misere:0", Ending::Misere),
        ("wythoff:0,0", Ending::Normal),
        ("wythoff.misere:0,0", Ending::Misere),
        ("dice:0@3", Ending::Normal),
        ("dice.misere:1@6", Ending::Misere),
    ] {
        assert_eq!(steps(text), [Reason::Over { ending }], "{text}");
    }
}

#[test]
fn nim_columns_and_flips() {
    assert_eq!(
        steps("nim:14,15,18,22"),
        [
            Reason::Columns {
                heaps: vec![14, 15, 18, 22],
                sums: vec![1, 4, 3, 2, 2],
                nim_sum: 0b101,
            },
            Reason::LeftmostOdd {
                power: 2,
                rows: vec![0, 1, 3],
            },
            Reason::Flip {
                row: 0,
                from: 14,
                to: 11,
                flipped: 0b101,
            },
            Reason::Flip {
                row: 1,
                from: 15,
                to: 10,
                flipped: 0b101,
            },
            Reason::Flip {
                row: 3,
                from: 22,
                to: 19,
                flipped: 0b101,
            },
        ]
    );
    assert_eq!(
        steps("nim:1,4,5"),
        [Reason::Columns {
            heaps: vec![1, 4, 5],
            sums: vec![2, 0, 2],
            nim_sum: 0,
        }]
    );
}

#[test]
fn every_phase_of_misere_nim() {
    let sizes = |large, single| Reason::Sizes { large, single };
    assert_eq!(
        steps("nim.misere:1,1,5"),
        [
            sizes(1, 2),
            Reason::LeaveSingles {
                row: 2,
                from: 5,
                to: 1,
                singles: 3,
            },
        ]
    );
    assert_eq!(
        steps("nim.misere:1,0,5"),
        [
            sizes(1, 1),
            Reason::LeaveSingles {
                row: 2,
                from: 5,
                to: 0,
                singles: 1,
            },
        ]
    );
    assert_eq!(steps("nim.misere:1,0,1,1"), [sizes(0, 3)]);
    assert_eq!(
        steps("nim.misere:1,1"),
        [sizes(0, 2), Reason::TakeSingle { singles: 1 }]
    );
    let two_large = steps("nim.misere:3,4,1");
    assert_eq!(two_large[0], sizes(2, 1));
    assert_eq!(two_large[1..], steps("nim:3,4,1"));
}

fn fibonacci(value: u64, parts: &[u8], zeros: u8) -> Reason {
    Reason::Fibonacci {
        value,
        parts: parts.to_vec(),
        zeros,
    }
}

fn line(position: &str, mv: &str, index: u64, to: [u64; 2]) -> Reason {
    let mv = self::position(position).read_move(mv).unwrap();
    Reason::Line { mv, index, to }
}

fn not_pair(difference: u64, lower: u64) -> Reason {
    Reason::NotPair {
        difference,
        lower: Some(lower),
    }
}

#[test]
fn wythoff_pairs_and_lines() {
    let pair = Reason::Pair {
        index: 2,
        lower: 3,
        upper: 5,
    };
    let (three, five) = (fibonacci(3, &[2], 2), fibonacci(5, &[3], 3));
    assert_eq!(steps("wythoff:5,3"), [pair, three.clone(), five.clone()]);

    let text = "wythoff:4,5";
    let four = fibonacci(4, &[2, 0], 0);
    let lines = [line(text, "a1", 2, [3, 5]), line(text, "ab3", 1, [1, 2])];
    let [to_three_five, to_one_two] = lines;
    assert_eq!(
        steps(text),
        [not_pair(1, 1), four, five, to_three_five, to_one_two]
    );

    let text = "wythoff:0,7";
    let seven = fibonacci(7, &[3, 1], 1);
    assert_eq!(
        steps(text),
        [not_pair(7, 11), seven, line(text, "b7", 0, [0, 0])]
    );

    let text = "wythoff:3,3";
    assert_eq!(
        steps(text),
        [
            not_pair(0, 0),
            three.clone(),
            three,
            line(text, "ab3", 0, [0, 0])
        ]
    );
}

#[test]
fn misere_wythoff_small_pairs() {
    let small = |lower, upper| Reason::SmallPair { lower, upper };
    assert_eq!(steps("wythoff.misere:1,0"), [small(0, 1)]);
    assert_eq!(steps("wythoff.misere:2,2"), [small(2, 2)]);
    // The digits of 1 and 2 would tell of the normal pair {1, 2}.
    let text = "wythoff.misere:1,2";
    assert_eq!(
        steps(text),
        [
            not_pair(1, 0),
            line(text, "ab1", 1, [0, 1]),
            line(text, "b2", 1, [1, 0]),
        ]
    );
}

#[test]
fn a_pair_past_the_limit() {
    let text = "wythoff:0,9223372036854775807";
    let first = &steps(text)[0];
    let expected = Reason::NotPair {
        difference: 9_223_372_036_854_775_807,
        lower: None,
    };
    assert_eq!(first, &expected);
}

#[test]
fn dice_residues_and_turns() {
    let residue = |heap, residue| Reason::Residue {
        heap,
        modulus: 9,
        residue,
    };
    let safe_faces = |faces: &[u8], up| Reason::SafeFaces {
        faces: faces.to_vec(),
        up,
    };
    let turn = |face, heap, residue| Reason::Turn {
        face,
        heap,
        residue,
    };
    assert_eq!(steps("dice:31@4"), [residue(31, 4), safe_faces(&[3, 4], 4)]);
    assert_eq!(
        steps("dice:31@1"),
        [residue(31, 4), safe_faces(&[3, 4], 1), turn(4, 27, 0)]
    );
    assert_eq!(
        steps("dice:1@2"),
        [
            Reason::SmallHeap { heap: 1 },
            safe_faces(&[1, 6], 2),
            turn(1, 0, 0),
        ]
    );
    assert_eq!(
        steps("dice.misere:11@1"),
        [Reason::SmallHeap { heap: 11 }, safe_faces(&[1, 6], 1)]
    );
}

#[test]
fn euclid_by_the_golden_ratio() {
    let golden = |[larger, smaller]: [u64; 2], products, below| Reason::Golden {
        larger,
        smaller,
        difference: larger - smaller,
        products,
        below,
    };
    let five = golden([5, 3], Some((10, 9)), false);
    assert_eq!(
        steps("euclid:5,8"),
        [
            golden([8, 5], Some((24, 25)), true),
            Reason::OneWay { left: [5, 3] }
        ]
    );
    assert_eq!(
        steps("euclid:5,3"),
        [five.clone(), Reason::OneWay { left: [3, 2] }]
    );
    let choice = Reason::TwoWays {
        larger: 13,
        smaller: 5,
        ways: [[5, 3], [8, 5]],
    };
    assert_eq!(steps("euclid:13,5"), [choice, five]);
    let (larger, smaller) = (12, 4);
    assert_eq!(steps("euclid:4,12"), [Reason::Multiple { larger, smaller }]);
}

/// Products of large numbers are compared, but cannot be told.
#[test]
fn euclid_with_large_numbers() {
    // Neighbours in the Fibonacci sequence lie on both sides of the golden ratio in turn.
    let (mut smaller, mut larger) = (2, 3);
    let mut safe = true;
    while larger <= nian_solver::MAX_NUMBER {
        let position = position(&format!("euclid:{smaller},{larger}"));
        assert_eq!(position.outcome().is_safe(), safe, "{position}");
        let [Reason::Golden { products, .. }, _] = position.explain().steps[..] else {
            panic!("{position}");
        };
        assert_eq!(products.is_some(), larger <= u32::MAX.into(), "{position}");
        (smaller, larger) = (larger, smaller + larger);
        safe = !safe;
    }
}
