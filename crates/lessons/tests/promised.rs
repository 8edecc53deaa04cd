//! Links name the steps of our examples by number, and example files are kept in other people's folders: a step keeps
//! its position for ever.

use nian_lessons::{Example, Subject};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The position of every step; `None` where there is none.
type Steps = BTreeMap<String, Vec<Option<String>>>;

fn steps(file: &Path) -> Vec<Option<String>> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let example = Example::parse(&text).unwrap_or_else(|error| panic!("{file:?}: {error}"));
    let frames = example
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

/// The example files in a folder and its subfolders, by their path in it.
fn files(folder: &Path, within: &str) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("it is part of the project") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = [within, name.expect("a name in Unicode")].concat();
        if path.is_dir() {
            names.extend(files(&path, &format!("{name}/")));
        } else {
            names.push(name);
        }
    }
    names.sort();
    names
}

/// Our examples, by the names that pages have for them.
fn examples(articles: &Path) -> Vec<(String, PathBuf)> {
    let named = |file: String| {
        let (article, example) = file.strip_suffix(".json")?.split_once("/examples/")?;
        Some((format!("{article}/{example}"), articles.join(&file)))
    };
    let files = files(articles, "").into_iter();
    files.filter_map(named).collect()
}

/// Every file is listed by its name, with the position of each step. `first` is the number of files when the list was
/// first written, none of which may be removed.
fn check(list: &str, first: usize, files: impl Fn(&Path) -> Vec<(String, PathBuf)>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join(list)).expect("it is part of the project");
    let mut promised: Steps =
        serde_json::from_str(&text).expect("names, and a list of positions each");
    assert!(promised.len() >= first, "no line is taken away");
    for (name, file) in files(&root) {
        let shown = steps(&file);
        let positions = promised.remove(&name).unwrap_or_else(|| {
            let shown = serde_json::to_string(&shown).expect("texts");
            panic!("add a line to {list}: {name:?}: {shown}");
        });
        let kept = shown.get(..positions.len());
        assert_eq!(
            kept,
            Some(&positions[..]),
            "{name}: steps may be added at the end only"
        );
    }
    assert!(promised.is_empty(), "a lesson has gone: {promised:?}");
}

#[test]
fn the_steps_of_our_examples_stay() {
    check("tests/promised/steps.json", 76, |root| {
        examples(&root.join("www/articles"))
    });
}

#[test]
fn lesson_files_of_others_show_what_they_showed() {
    check("tests/promised/lessons.json", 6, |root| {
        let folder = root.join("tests/promised/lessons");
        let names = files(&folder, "").into_iter();
        names
            .map(|name| (name.clone(), folder.join(name)))
            .collect()
    });
}
