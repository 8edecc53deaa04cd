//! Trees of moves against a search of the rules, and against the articles.
mod common;

use common::{line, position, view};
use nian_lessons::Show;
use nian_scene::{Branch, Panel, Tree, Twig, View, panels};
use nian_solver::{AnyPosition, Outcome};
use nian_words::Language;
use std::collections::HashMap;

fn tree_of(view: &View<'_>) -> Tree {
    match panels(view).pop() {
        Some(Panel::Tree(tree)) => tree,
        other => panic!("no tree but {other:?}"),
    }
}

/// The tree from `start` after these moves.
fn tree(start: &str, moves: &str) -> Tree {
    let frames = line(start, moves, Show::Tree, false);
    tree_of(&view(&frames, frames.len() - 1, 300.0))
}

fn reach(start: &str, path: &str) -> AnyPosition {
    let mut at = position(start);
    for text in path.split_whitespace() {
        let mv = at.read_move(text).expect("a move");
        at = at.play(mv).expect("a legal move");
    }
    at
}

/// The outcome by search of the rules, which knows no theory.
fn searched(at: &AnyPosition, known: &mut HashMap<String, Outcome>) -> Outcome {
    if let Some(&outcome) = known.get(&at.to_string()) {
        return outcome;
    }
    let outcome = at.end().unwrap_or_else(|| {
        let moves: Vec<_> = at.moves().collect();
        let loses = |mv: &_| searched(&at.play(*mv).expect("a move"), known) == Outcome::Unsafe;
        if moves.iter().all(loses) {
            Outcome::Safe
        } else {
            Outcome::Unsafe
        }
    });
    known.insert(at.to_string(), outcome);
    outcome
}

const LINES: [(&str, &str); 14] = [
    ("wythoff:1,2", ""),
    ("wythoff:3,5", ""),
    ("wythoff:3,5", "b3 ab1 a1"),
    ("wythoff:4,6", ""),
    ("wythoff.misere:2,2", "a1"),
    ("nim:1,4,5", "b2"),
    ("nim.misere:1,1,3", ""),
    ("dynamic.2:5", ""),
    ("dynamic.2:10", "2 2 1 1"),
    ("dynamic.2.local:4@3,3@2", ""),
    ("sides.3:5@0,1,odd", ""),
    ("sides.3:9@1,0,even", "1 3"),
    ("parity.3:15", "2 3"),
    ("dice:12@4", ""),
];

#[test]
fn marks_and_moves_are_those_of_a_search() {
    for (start, moves) in LINES {
        let tree = tree(start, moves);
        let mut known = HashMap::new();
        for twig in tree.twigs() {
            let at = reach(start, &twig.path);
            let outcome = searched(&at, &mut known);
            assert_eq!(twig.mark, Some(outcome), "{start} {}", twig.path);
            assert_eq!(twig.open.is_none(), at.end().is_some(), "{}", twig.path);
            if twig.open != Some(true) {
                continue;
            }
            let on = moves.strip_prefix(&twig.path).unwrap_or_default();
            let on = on.split_whitespace().next();
            let mut expected: Vec<String> = Vec::new();
            for mv in at.moves() {
                let after = at.play(mv).expect("a move");
                let wins = searched(&after, &mut known).is_safe();
                let text = mv.to_string();
                if outcome.is_safe() || wins || (twig.walked && on == Some(&text)) {
                    expected.push(text);
                }
            }
            let mut found = followers(&tree, twig);
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{start} {:?}", twig.path);
        }
    }
}

/// The moves that the tree shows of a position.
fn followers(tree: &Tree, of: &Twig) -> Vec<String> {
    let below = |twig: &&Twig| twig.level == of.level + 1;
    let mut moves = Vec::new();
    for twig in tree.twigs().filter(below) {
        let (before, last) = twig.path.rsplit_once(' ').unwrap_or(("", &twig.path));
        if before == of.path {
            moves.push(last.to_owned());
        }
    }
    moves
}

/// Lines as text: moves and what they leave.
fn lines(tree: &Tree) -> Vec<String> {
    let twig = |twig: &Twig| {
        let state = twig.state.replace(",\u{a0}", ",");
        let last = twig.path.rsplit(' ').next().unwrap_or_default();
        format!("{last} {state}").trim().to_owned()
    };
    let line = |line: &Branch| {
        let twigs: Vec<String> = line.twigs.iter().map(twig).collect();
        twigs.join(" > ")
    };
    tree.lines.iter().map(line).collect()
}

#[test]
fn three_five_is_the_articles_tree() {
    // Article A, Example 5.
    let expected = [
        "{3,5}",
        "a1 {2,5} > b4 {2,1}",
        "a2 {1,5} > b3 {1,2}",
        "a3 {0,5} > b5 {0,0}",
        "ab1 {2,4} > b3 {2,1}",
        "ab2 {1,3} > b1 {1,2}",
        "ab3 {0,2} > b2 {0,0}",
        "b1 {3,4} > ab2 {1,2}",
        "b2 {3,3} > ab3 {0,0}",
        "b3 {3,2} > a2 {1,2}",
        "ab1 {2,1}",
        "b4 {3,1} > a1 {2,1}",
        "b5 {3,0} > a3 {0,0}",
    ];
    let tree = tree("wythoff:3,5", "");
    assert_eq!(lines(&tree), expected);
    let others: Vec<bool> = tree.lines.iter().map(|line| line.other).collect();
    assert_eq!(others.iter().filter(|&&other| other).count(), 1);
    assert!(others[10], "the second reply to b3");
}

#[test]
fn small_trees_are_whole() {
    for start in ["wythoff:1,2", "dynamic.2:5", "sides.3:2@0,0,odd"] {
        let closed = tree(start, "").twigs().any(|twig| twig.open == Some(false));
        assert!(!closed, "{start}");
    }
    assert!(
        tree("wythoff:3,5", "")
            .twigs()
            .any(|twig| twig.open == Some(false)),
        "the next level waits until one walks there"
    );
}

#[test]
fn the_way_is_open_and_known() {
    let tree = tree("wythoff:3,5", "b3 ab1");
    let walked: Vec<&str> = tree
        .twigs()
        .filter(|twig| twig.walked)
        .map(|twig| twig.path.as_str())
        .collect();
    assert_eq!(walked, ["", "b3", "b3 ab1"]);
    let here: Vec<&Twig> = tree.twigs().filter(|twig| twig.here).collect();
    assert_eq!((here.len(), here[0].path.as_str()), (1, "b3 ab1"));
    assert_eq!(followers(&tree, here[0]), ["a1", "a2", "ab1", "b1"]);
}

/// Who is winning may go wrong: the tree follows.
#[test]
fn a_losing_move_is_shown_when_it_is_played() {
    let tree = tree("dynamic.2:10", "3");
    let root: Vec<String> = followers(&tree, tree.twigs().next().expect("a root"));
    assert_eq!(root, ["2", "3"]);
    let here = tree.twigs().find(|twig| twig.here).expect("it is shown");
    assert_eq!(
        (here.path.as_str(), here.mark),
        ("3", Some(Outcome::Unsafe))
    );
}

#[test]
fn hidden_answers_are_not_given_away() {
    for (start, moves) in LINES {
        let frames = line(start, moves, Show::Tree, false);
        let hidden = View {
            answers: false,
            ..view(&frames, frames.len() - 1, 300.0)
        };
        let tree = tree_of(&hidden);
        for twig in tree.twigs() {
            assert_eq!(twig.mark, None, "{start}");
            let all = reach(start, &twig.path).moves().count();
            let shown = followers(&tree, twig).len();
            let expected = if twig.walked { all } else { 0 };
            assert_eq!(shown, expected, "{start} {:?}", twig.path);
        }
        assert!(tree.lines.iter().all(|line| !line.other));
    }
}

/// Every line hangs on the one before it, or on a sibling above it.
#[test]
fn guides_join_the_lines() {
    for (start, moves) in LINES {
        let tree = tree(start, moves);
        let reaches_down = |line: Option<&Branch>, level: usize| {
            let guide = line.and_then(|line| line.guides.get(level));
            guide.is_some_and(|guide| guide.starts_with("tee") || guide.starts_with("bar"))
        };
        for (at, line) in tree.lines.iter().enumerate() {
            for (level, guide) in line.guides.iter().enumerate() {
                let below = tree.lines.get(at + 1);
                let on = below.and_then(|below| below.guides.get(level));
                let joined = on.is_some_and(|on| *on != "blank");
                match guide.split(' ').next() {
                    Some("tee" | "bar") => assert!(joined, "{start}: line {at}, {guide}"),
                    Some("end" | "blank") => {
                        assert!(on.is_none_or(
                            |on| on.starts_with("blank") || level + 1 == line.guides.len()
                        ));
                    }
                    _ => panic!("{guide}"),
                }
                let above = at.checked_sub(1).map(|at| &tree.lines[at]);
                if guide.starts_with("bar") {
                    assert!(reaches_down(above, level), "{start}: line {at}, {guide}");
                }
            }
        }
    }
}

#[test]
fn large_trees_stay_small() {
    for start in [
        "nim:1000000,1000000",
        "nim:9223372036854775807,9223372036854775806",
        "wythoff:9223372036854775807,9223372036854775806",
        "dynamic.2:9000000000000000000",
        "subtraction.1-1000:1001000",
    ] {
        let tree = tree(start, "");
        assert!(tree.lines.len() <= 80, "{start}: {}", tree.lines.len());
    }
    let frames = line("nim:1000000,1000000", "", Show::Tree, false);
    for language in Language::ALL {
        let view = View {
            language,
            ..view(&frames, 0, 300.0)
        };
        let told = tree_of(&view).caption;
        assert!(
            told.contains(&language.picture().left_out(2_000_000 - 24)),
            "{told}"
        );
    }
}

/// Beside a tree stands the position's picture, where there is room; in a narrow picture the trays
/// stand above a small one.
#[test]
fn the_picture_stands_beside_the_tree() {
    for (start, moves) in LINES {
        let frames = line(start, moves, Show::Tree, false);
        let wide = panels(&view(&frames, frames.len() - 1, 600.0));
        assert!(
            matches!(&wide[..], [Panel::Drawing(_), Panel::Tree(_)]),
            "{start}"
        );
        let narrow = panels(&view(&frames, frames.len() - 1, 300.0));
        let trays = start.starts_with("parity") || start.starts_with("sides");
        let has_picture = match &narrow[..] {
            [Panel::Drawing(_), Panel::Tree(_)] => true,
            [Panel::Tree(_)] => false,
            other => panic!("{start}: {other:?}"),
        };
        let Some(Panel::Tree(tree)) = narrow.last() else {
            panic!("{start}");
        };
        assert_eq!(has_picture, trays && tree.lines.len() <= 8, "{start}");
    }
}
