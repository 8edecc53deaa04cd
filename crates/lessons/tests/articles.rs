//! The built-in examples show what the article's examples are about.
//!
//! The facts below were taken from the article and recomputed by a search that is not part of this
//! project; the examples are compared with them, not with their own statements.

use nian_lessons::{Example, Frame, Origin, Subject};
use nian_solver::{AnyPosition, Outcome, dice, nim};
use std::fs;
use std::path::{Path, PathBuf};

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles")
}

fn frames(name: &str) -> Vec<Frame> {
    replay(
        &examples()
            .join("nim-and-variants/examples")
            .join(name)
            .with_extension("json"),
    )
}

fn replay(path: &Path) -> Vec<Frame> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let example = Example::parse(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    example
        .replay()
        .unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn position(frame: &Frame) -> &AnyPosition {
    match &frame.subject {
        Subject::Position(position) => position,
        _ => panic!("no position is shown"),
    }
}

fn text(frame: &Frame) -> String {
    position(frame).to_string()
}

/// The column sums in the article's notation, the ones column last.
fn sums(frame: &Frame) -> Vec<u8> {
    let mut sums = nim::column_sums(position(frame).heaps());
    sums.reverse();
    sums
}

/// A move and the position after it.
type Left = (String, String);

/// The moves played from `start`, and the moves played right after each.
fn tree(frames: &[Frame], start: &str) -> Vec<(Left, Vec<Left>)> {
    let mut tree: Vec<(Left, Vec<Left>)> = Vec::new();
    for frame in frames {
        let Some(played) = &frame.played else {
            continue;
        };
        let (mv, before, after) = (
            played.mv.to_string(),
            played.before.to_string(),
            text(frame),
        );
        if before == start {
            tree.push(((mv, after), Vec::new()));
        } else if let Some((_, replies)) = tree.last_mut().filter(|((_, left), _)| *left == before)
        {
            replies.push((mv, after));
        }
    }
    tree
}

#[test]
fn every_lesson_can_be_shown() {
    let mut count = 0;
    for article in fs::read_dir(examples()).unwrap() {
        for file in fs::read_dir(article.unwrap().path().join("examples")).unwrap() {
            let frames = replay(&file.unwrap().path());
            assert!(frames.len() > 1);
            count += 1;
        }
    }
    assert!(count >= 8, "{count} lessons");
}

#[test]
fn three_four_five_has_one_winning_first_move_and_is_played_out() {
    let frames = frames("three-four-five");
    assert_eq!(text(&frames[0]), "nim:3,4,5");
    let winning: Vec<String> = position(&frames[0])
        .winning_moves()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(winning, ["a2"]);
    let after = frames
        .iter()
        .position(|frame| text(frame) == "nim:1,4,5")
        .unwrap();
    // From there the two players take turns: unsafe, safe, unsafe, … to the empty board.
    let moves: Vec<&Frame> = frames[after + 1..]
        .iter()
        .filter(|f| f.played.is_some())
        .collect();
    for (turn, frame) in moves.iter().enumerate() {
        assert_eq!(
            position(frame).outcome(),
            Outcome::safe_if(turn % 2 == 1),
            "{}",
            text(frame)
        );
    }
    assert!(moves.iter().any(|frame| text(frame) == "nim:0,0,0"));
}

#[test]
fn example_1_goes_from_2_1_2_to_2_0_2() {
    let frames = frames("ex1");
    let (first, last) = (&frames[0], &frames[frames.len() - 1]);
    assert_eq!(
        (text(first), sums(first)),
        ("nim:3,4,5".into(), vec![2, 1, 2])
    );
    assert_eq!(position(first).outcome(), Outcome::Unsafe);
    assert_eq!(
        (text(last), sums(last)),
        ("nim:1,4,5".into(), vec![2, 0, 2])
    );
    assert_eq!(position(last).outcome(), Outcome::Safe);
    assert_eq!(last.played.as_ref().unwrap().mv.to_string(), "a2");
}

#[test]
fn example_2_has_three_winning_moves_one_of_them_beyond_the_article() {
    let frames = frames("ex2");
    assert_eq!(
        (text(&frames[0]), sums(&frames[0])),
        ("nim:14,15,18,22".into(), vec![2, 2, 3, 4, 1])
    );
    let played: Vec<_> = frames
        .iter()
        .filter_map(|frame| {
            let mv = frame.played.as_ref()?.mv.to_string();
            Some((mv, text(frame), sums(frame), frame.origin))
        })
        .collect();
    let facts = [
        (
            "a3",
            "nim:11,15,18,22",
            vec![2, 2, 2, 4, 2],
            Origin::Article,
        ),
        (
            "b5",
            "nim:14,10,18,22",
            vec![2, 2, 2, 4, 0],
            Origin::Article,
        ),
        ("d3", "nim:14,15,18,19", vec![2, 2, 2, 4, 2], Origin::Beyond),
    ];
    let facts =
        facts.map(|(mv, left, sums, origin)| (mv.to_owned(), left.to_owned(), sums, origin));
    assert_eq!(played, facts);
}

#[test]
fn every_move_from_a_safe_position_of_nim_is_shown_to_spoil_it() {
    let frames = frames("safe-breaks");
    let start = position(&frames[0]);
    assert_eq!(start.to_string(), "nim:1,4,5");
    let mut shown: Vec<_> = frames
        .iter()
        .filter_map(|f| Some(f.played.as_ref()?.mv))
        .collect();
    let first = frames.iter().find(|frame| frame.played.is_some()).unwrap();
    assert_eq!(
        (text(first), sums(first)),
        ("nim:1,2,5".into(), vec![1, 1, 2])
    );
    let mut all: Vec<_> = start.moves().collect();
    all.sort();
    shown.sort();
    assert_eq!(shown, all);
    for frame in frames.iter().filter(|frame| frame.played.is_some()) {
        assert!(
            sums(frame).iter().any(|sum| sum % 2 == 1),
            "{}",
            text(frame)
        );
    }
}

#[test]
fn example_4_shows_its_four_moves_and_their_answers() {
    let tree = tree(&frames("ex4"), "wythoff:1,2");
    let moves: Vec<_> = tree
        .iter()
        .map(|((mv, left), _)| (mv.as_str(), left.as_str()))
        .collect();
    let facts = [
        ("ab1", "wythoff:0,1"),
        ("a1", "wythoff:0,2"),
        ("b1", "wythoff:1,1"),
        ("b2", "wythoff:1,0"),
    ];
    assert_eq!(moves, facts);
    for ((mv, _), replies) in &tree {
        assert_eq!(replies[0].1, "wythoff:0,0", "after {mv}");
    }
}

#[test]
fn example_5_answers_all_eleven_moves() {
    /// The move, the rows after it, and the replies with the rows after them.
    type Fact = (
        &'static str,
        &'static str,
        &'static [(&'static str, &'static str)],
    );
    const FACTS: [Fact; 11] = [
        ("ab1", "2,4", &[("b3", "2,1")]),
        ("ab2", "1,3", &[("b1", "1,2")]),
        ("ab3", "0,2", &[("b2", "0,0")]),
        ("a1", "2,5", &[("b4", "2,1")]),
        ("a2", "1,5", &[("b3", "1,2")]),
        ("a3", "0,5", &[("b5", "0,0")]),
        ("b1", "3,4", &[("ab2", "1,2")]),
        ("b2", "3,3", &[("ab3", "0,0")]),
        ("b3", "3,2", &[("a2", "1,2"), ("ab1", "2,1")]),
        ("b4", "3,1", &[("a1", "2,1")]),
        ("b5", "3,0", &[("a3", "0,0")]),
    ];
    let tree = tree(&frames("ex5"), "wythoff:3,5");
    assert_eq!(tree.len(), FACTS.len());
    let wythoff = |rows: &str| format!("wythoff:{rows}");
    for (((mv, left), replies), fact) in tree.iter().zip(FACTS) {
        assert_eq!((mv.as_str(), left), (fact.0, &wythoff(fact.1)));
        let facts: Vec<_> = fact
            .2
            .iter()
            .map(|(mv, left)| ((*mv).into(), wythoff(left)))
            .collect();
        assert_eq!(*replies, facts, "after {mv}");
    }
}

#[test]
fn the_table_of_pairs_grows_by_one_pair_a_step() {
    const LOWER: [u64; 10] = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16];
    const UPPER: [u64; 10] = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26];
    let frames = frames("recurrence");
    assert_eq!(frames[0].subject, Subject::Pairs { found: 0, of: 10 });
    for (step, (lower, upper)) in (1..).zip(LOWER.into_iter().zip(UPPER)) {
        assert_eq!(
            frames[step].subject,
            Subject::Pairs {
                found: step as u64,
                of: 10
            }
        );
        assert_eq!(
            nian_solver::wythoff::pair(step as u64),
            Some((lower, upper))
        );
    }
    let beyond = frames
        .iter()
        .find(|frame| frame.origin == Origin::Beyond)
        .unwrap();
    let (lower, upper) = nian_solver::wythoff::pair(100).unwrap();
    assert!(
        beyond
            .say
            .as_ref()
            .and_then(|say| say.get("en"))
            .unwrap()
            .contains(&format!("{{{lower}, {upper}}}"))
    );
}

#[test]
fn the_dice_game_is_played_out_and_the_period_is_9_not_8() {
    let frames = frames("dice");
    assert_eq!(text(&frames[0]), "dice:31@4");
    assert!(
        frames.iter().any(|frame| position(frame).end().is_some()),
        "a game to its end"
    );
    let errata: Vec<&Frame> = frames
        .iter()
        .filter(|f| f.origin == Origin::Erratum)
        .collect();
    let safe = |heap| {
        let at = |frame: &&&Frame| position(frame).heaps() == [heap];
        assert!(errata.iter().find(at).is_some(), "heap {heap} is shown");
        dice::safe_faces(nian_solver::Ending::Normal, heap)
    };
    assert_eq!(safe(8), [3, 4]);
    assert!(safe(16).is_empty());
    assert!(safe(24).is_empty());
    assert_eq!(safe(18), [1, 2, 3, 4, 5, 6]);
}

/// `2, 0, 2` and `2、0、2`: numbers as listed in each language.
fn listed(numbers: &[u8]) -> [String; 2] {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    [numbers.join("、"), numbers.join(", ")]
}

#[test]
fn the_words_of_a_step_name_the_sums_it_shows() {
    for name in ["ex1", "ex2", "safe-breaks"] {
        let mut named = 0;
        for frame in frames(name).iter().filter(|frame| frame.played.is_some()) {
            let say = frame.say.as_ref().unwrap();
            let [chinese, english] = listed(&sums(frame));
            for (tag, text) in &say.texts {
                let listed = if tag == "en" { &english } else { &chinese };
                assert!(text.contains(listed), "{name}: {text}");
            }
            named += 1;
        }
        assert!(named > 0);
    }
}

/// The sets of numbers in a text: `{1, 4, 5}`.
fn sets(text: &str) -> Vec<&str> {
    let rest = text.split('{').skip(1);
    rest.filter_map(|rest| rest.split('}').next()).collect()
}

/// The rows in the form of such a set.
fn rows(position: &AnyPosition) -> String {
    let rows: Vec<String> = position.heaps().iter().map(ToString::to_string).collect();
    rows.join(", ")
}

#[test]
fn the_words_of_a_move_name_what_it_left_or_came_from() {
    for name in ["three-four-five", "ex4", "ex5"] {
        for frame in &frames(name) {
            let (Some(played), Some(say)) = (&frame.played, &frame.say) else {
                continue;
            };
            let true_ones = [rows(position(frame)), rows(&played.before)];
            let english = say.get("en").unwrap();
            for (_, text) in &say.texts {
                for set in sets(text) {
                    assert!(true_ones.contains(&set.to_owned()), "{name}: {text}");
                }
                assert_eq!(sets(text), sets(english), "{name}: {text}");
            }
        }
    }
}
