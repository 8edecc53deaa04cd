//! Links name the steps of our examples by number, and lesson files lie in other people's folders:
//! what a step showed once, it shows for ever.

use nian_lessons::{Lesson, Subject};
use std::{collections::BTreeMap, fs, path::Path};

/// The position of every step; `None` where there is none.
type Steps = BTreeMap<String, Vec<Option<String>>>;

fn steps(file: &Path) -> Vec<Option<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let lesson = Lesson::parse(&text).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let frames = lesson
        .replay()
        .unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let position = |subject: &Subject| match subject {
        Subject::Position(position) => Some(position.to_string()),
        _ => None,
    };
    frames
        .iter()
        .map(|frame| position(&frame.subject))
        .collect()
}

fn check(promised: &str, file: impl Fn(&str) -> String, least: usize) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join(promised)).expect("it is part of the project");
    let promised: Steps = serde_json::from_str(&text).expect("names, and a list of positions each");
    assert!(promised.len() >= least, "no line is taken away");
    for (name, positions) in &promised {
        let shown = steps(&root.join(file(name)));
        let kept = shown.get(..positions.len());
        assert_eq!(
            kept,
            Some(&positions[..]),
            "{name}: steps may be added at the end only"
        );
    }
}

#[test]
fn the_steps_of_our_examples_stay() {
    check(
        "tests/promised/steps.json",
        |name| format!("www/lessons/{name}.json"),
        76,
    );
}

#[test]
fn lesson_files_of_others_show_what_they_showed() {
    check(
        "tests/promised/lessons.json",
        |name| format!("tests/promised/lessons/{name}"),
        6,
    );
}
