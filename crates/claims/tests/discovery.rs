//! The boards of discovery: what stands on them is what search finds, for the marks and for every guess.

use std::collections::HashSet;

use nian_claims::{BOARDS, Board, FURTHER, Finding, Plan};
use nian_solver::{AnyPosition, Outcome};

/// Whether each position is safe, by what one can get to from it alone.
fn outcomes(plan: &Plan) -> Vec<bool> {
    let mut safe: Vec<bool> = Vec::new();
    for node in &plan.nodes {
        // What comes after a position stands before it.
        let reaches = node.to.iter().any(|&to| safe[to]);
        safe.push(!reaches && !node.lost);
    }
    safe
}

/// All boards.
fn boards() -> impl Iterator<Item = Board> {
    BOARDS.into_iter().chain(FURTHER)
}

/// The game of a board, and the most that can be taken where it has such a number.
fn parted(board: &str) -> (&str, u64) {
    let Some((game, most)) = board.split_once('.') else {
        return (board, 3);
    };
    (game, most.parse().expect("a number"))
}

/// The same position in the notation.
fn notation(board: &str, name: &[u64]) -> String {
    let (board, most) = parted(board);
    match (board, name) {
        ("rows", []) => "nim:0".to_owned(),
        ("rows", rows) => format!("nim:{}", joined(rows)),
        ("pairs", pair) => format!("wythoff:{}", joined(pair)),
        ("take", [heap]) => format!("subtraction.1-{most}:{heap}"),
        ("dice", [heap, up]) => format!("dice:{heap}@{up}"),
        ("doubling", [0]) => "dynamic.2:0@1".to_owned(),
        ("doubling", [heap]) => format!("dynamic.2:{heap}"),
        ("doubling", [heap, limit]) => format!("dynamic.2:{heap}@{limit}"),
        // The odd side has moved.
        ("sides", [heap, own]) => {
            format!("sides.{most}:{heap}@{own},{},even", (heap + own) % 2)
        }
        // The other holds what makes the total odd.
        ("parity", [heap, own]) => {
            format!("parity.{most}:{heap}@{},{own}", (1 + heap + own) % 2)
        }
        _ => panic!("{board}: {name:?}"),
    }
}

fn joined(numbers: &[u64]) -> String {
    let numbers: Vec<_> = numbers.iter().map(u64::to_string).collect();
    numbers.join(",")
}

/// Closed forms, which search never sees, say the same of every position of every board.
#[test]
fn the_boards_are_right() {
    for board in boards() {
        let plan = board.plan();
        let safe = outcomes(&plan);
        for (node, safe) in plan.nodes.iter().zip(&safe) {
            let text = notation(board.name, &node.name);
            let position: AnyPosition = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(
                position.outcome(),
                Outcome::safe_if(*safe),
                "{}: {text}",
                board.name
            );
        }
    }
}

/// A dozen or so of positions to mark, each once, and from each only what is smaller can be reached.
#[test]
fn the_boards_are_closed() {
    for board in boards() {
        let plan = board.plan();
        let cells: Vec<usize> = plan.lines.concat();
        let all: HashSet<_> = cells.iter().chain(plan.more.iter().flatten()).collect();
        let more: usize = plan.more.iter().map(Vec::len).sum();
        assert_eq!(all.len(), cells.len() + more, "{}", board.name);
        let open = cells.len() - plan.given.len();
        assert!((9..=18).contains(&open), "{}: {open}", board.name);
        assert!(
            plan.given.iter().all(|given| cells.contains(given)),
            "{}",
            board.name
        );
        for &cell in &cells {
            for &to in &plan.nodes[cell].to {
                // In the doubling game a start leads to what is no start.
                assert!(
                    cells.contains(&to) || board.name == "doubling",
                    "{}",
                    board.name
                );
                assert!(to < cell);
            }
        }
        let names: HashSet<_> = plan.nodes.iter().map(|node| &node.name).collect();
        assert_eq!(names.len(), plan.nodes.len(), "{}", board.name);
    }
}

fn judge(name: &str, guess: &[u64]) -> Option<String> {
    let board = Board::named(name).expect("a board");
    let finding = board.judge(guess, &mut |done, of| assert!(done <= of))?;
    Some(finding.to_string())
}

/// Of every guess that can be made only these are right, and what is told against the others is so.
#[test]
fn every_guess_is_judged() {
    let right: [(&str, &[u64]); 12] = [
        ("rows", &[4]),
        ("pairs", &[4, 7]),
        ("take", &[4]),
        ("dice", &[9]),
        ("doubling", &[21]),
        ("sides", &[8]),
        ("parity", &[8, 1]),
        ("take.4", &[5]),
        ("take.5", &[6]),
        ("sides.4", &[6]),
        ("sides.5", &[12]),
        ("parity.5", &[12, 1]),
    ];
    for (board, (name, right)) in boards().zip(right) {
        assert_eq!(board.name, name);
        for guess in guesses(&board) {
            let found = board.judge(&guess, &mut |_, _| ()).expect("within limits");
            let sorted = |guess: &[u64]| {
                let mut guess = guess.to_vec();
                if name == "pairs" {
                    guess.sort_unstable();
                }
                guess
            };
            let holds = matches!(found, Finding::Holds { .. });
            assert_eq!(holds, sorted(&guess) == right, "{name} {guess:?}: {found}");
            speaks_against(name, &guess, &found);
        }
    }
}

/// All that lie within the limits.
fn guesses(board: &Board) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    for &[least, most] in board.numbers {
        let with = |guess: &Vec<u64>| {
            let guess = guess.clone();
            (least..=most).map(move |number| [guess.clone(), vec![number]].concat())
        };
        all = all.iter().flat_map(with).collect();
    }
    if board.remainder {
        // A remainder is less than the divisor; what is not is no guess.
        let (can_be, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|guess| guess[1] < guess[0]);
        all = can_be;
        assert!(
            others
                .iter()
                .all(|guess| board.judge(guess, &mut |_, _| ()).is_none())
        );
        assert!(!others.is_empty() && !all.is_empty());
    }
    all
}

fn is_safe(board: &str, name: &[u64]) -> bool {
    let text = notation(board, name);
    let position: AnyPosition = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    position.outcome().is_safe()
}

fn speaks_against(board: &str, guess: &[u64], found: &Finding) {
    match found {
        Finding::Holds { .. } | Finding::Known => {}
        Finding::Safe { position } | Finding::Earlier { position } => {
            assert!(is_safe(board, position), "{board} {guess:?}: {found}");
        }
        Finding::Unsafe { position, reach } => {
            assert!(!is_safe(board, position), "{board} {guess:?}: {found}");
            // With nothing left and an even holding the game is lost, and there is no move.
            assert!(is_safe(board, reach), "{board} {guess:?}: {found}");
        }
        Finding::Differs {
            first,
            safe,
            second,
        } => {
            assert_eq!(is_safe(board, first), *safe, "{board} {guess:?}: {found}");
            assert_eq!(is_safe(board, second), !*safe, "{board} {guess:?}: {found}");
            assert_eq!(second[0] - first[0], guess[0]);
            assert_eq!(second.get(1), first.get(1));
        }
        // A multiple of the period is one as well.
        Finding::Sooner { .. } => {
            let period = match board {
                "take" => 4,
                "take.4" => 5,
                "take.5" | "sides.4" => 6,
                "dice" => 9,
                "sides.5" => 12,
                _ => 8,
            };
            assert!(guess[0].is_multiple_of(period) && guess[0] > period);
        }
    }
}

/// What is said once a period is guessed, of all lines of the board.
#[test]
fn what_is_found_repeats() {
    for (board, period, first, lines) in [
        ("take", 4, 0, &[&[][..]][..]),
        ("dice", 9, 2, &[&[1], &[2], &[3]]),
        ("sides", 8, 0, &[&[0], &[1]]),
        ("parity", 8, 0, &[&[0], &[1]]),
        ("take.4", 5, 0, &[&[]]),
        ("take.5", 6, 0, &[&[]]),
        ("sides.4", 6, 0, &[&[0], &[1]]),
        ("sides.5", 12, 0, &[&[0], &[1]]),
        ("parity.5", 12, 0, &[&[0], &[1]]),
    ] {
        for line in lines {
            for heap in first..=200 {
                let [one, other] =
                    [heap, heap + period].map(|heap| is_safe(board, &[&[heap], *line].concat()));
                assert_eq!(one, other, "{board} {heap} {line:?}");
            }
        }
    }
}

/// The first that contradicts is told, the smallest first.
#[test]
fn the_first_counterexample_is_told() {
    for (board, guess, found) in [
        ("rows", &[1][..], "safe -"),
        ("rows", &[2], "unsafe 2 -"),
        ("rows", &[3], "unsafe 1,1,2 1,1"),
        ("rows", &[4], "holds 15"),
        ("pairs", &[5, 8], "unsafe 5,8 3,5"),
        ("pairs", &[10, 6], "earlier 4,7"),
        ("pairs", &[1, 2], "known"),
        ("pairs", &[7, 4], "holds 7"),
        ("take", &[2], "differs safe 0 2"),
        ("take", &[5], "differs safe 0 5"),
        ("take", &[8], "sooner 200"),
        ("take", &[4], "holds 200"),
        ("dice", &[8], "differs safe 3,3 11,3"),
        ("dice", &[18], "sooner 200"),
        ("dice", &[9], "holds 200"),
        ("doubling", &[20], "unsafe 20 18,4"),
        ("doubling", &[34], "earlier 21"),
        ("doubling", &[13], "known"),
        ("doubling", &[21], "holds 21"),
        ("sides", &[4], "differs safe 0,1 4,1"),
        ("parity", &[4, 1], "unsafe 4,1 1,1"),
        ("parity", &[8, 2], "safe 1,1"),
    ] {
        assert_eq!(
            judge(board, guess).as_deref(),
            Some(found),
            "{board} {guess:?}"
        );
    }
    for (board, guess) in [
        ("rows", &[0][..]),
        ("rows", &[5]),
        ("rows", &[]),
        ("take", &[4, 4]),
        ("take", &[201]),
        ("doubling", &[1]),
    ] {
        assert_eq!(judge(board, guess), None, "{board} {guess:?}");
    }
    assert!(Board::named("chess").is_none());
}
