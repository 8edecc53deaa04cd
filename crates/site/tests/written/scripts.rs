//! The scripts: what is filled in, and that they repeat nothing that the Rust sources know.

use crate::{project, site};
use nian_ui::model::{Answers, ELEMENTS, HEARD, OF_ALL, STEP_KEYS, THEMES};
use nian_words::Language;
use std::fs;
use std::path::Path;

/// The scripts below a folder, by name: what was written there.
fn scripts(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.display().to_string();
        if path.is_dir() {
            found.extend(scripts(&path));
        } else if name.ends_with(".js") {
            found.push((name, fs::read_to_string(&path).expect("a script")));
        }
    }
    found
}

#[test]
fn everything_is_filled_in() {
    let slot = |piece: &str| {
        !piece.is_empty() && piece.chars().all(|c| c.is_ascii_uppercase() || c == '_')
    };
    let scripts = scripts(site());
    assert!(scripts.len() > 50, "{}", scripts.len());
    for (name, text) in scripts {
        let unfilled = text.split('%').find(|piece| slot(piece));
        assert_eq!(unfilled, None, "not filled in: {name}");
    }
}

/// A page of another build then knows them as such.
#[test]
fn what_is_fetched_late_says_of_which_build_it_is() {
    let all = scripts(site());
    let of = |name: &str| {
        all.iter()
            .find(|(path, _)| path.ends_with(&format!("/{name}")))
    };
    let mut late = 0;
    for (_, text) in &all {
        for piece in text.split(" late(\"").skip(1) {
            let name = piece.split('"').next().unwrap_or_default();
            if !project().join("www").join(name).exists() {
                continue; // wasm-bindgen writes it
            }
            let (_, script) = of(name).expect(name);
            late += 1;
            let version = script.split("export const version = \"").nth(1);
            let version = version.and_then(|rest| rest.split('"').next());
            assert_eq!(version.map(str::len), Some(16), "{name}");
        }
    }
    assert!(late > 10, "{late}");
}

/// A list that is known, and how many of it side by side are it once more.
struct Known {
    names: Vec<&'static str>,
    most: usize,
}

fn known() -> Vec<Known> {
    let known = |names: &[&'static str], most| Known {
        names: names.to_vec(),
        most,
    };
    let attributes = ELEMENTS
        .iter()
        .flat_map(|(_, own)| own.iter())
        .chain(&OF_ALL);
    let subtags = Language::WITH_PAGES.map(Language::subtags).concat();
    let folders = Language::WITH_PAGES.map(Language::folder);
    vec![
        known(&ELEMENTS.map(|(tag, _)| tag), 1),
        known(&ELEMENTS.map(|(tag, _)| &tag["nian-".len()..]), 2),
        // A page hands on some of its own.
        known(&attributes.copied().collect::<Vec<_>>(), 3),
        known(&THEMES, 1),
        known(&Answers::ALL.map(Answers::name), 1),
        known(
            &folders
                .into_iter()
                .filter(|folder| !folder.is_empty())
                .collect::<Vec<_>>(),
            0,
        ),
        known(&subtags, 2),
        known(&HEARD, 2),
        known(&STEP_KEYS.map(|(key, _)| key), 2),
    ]
}

/// A known list that a script writes out again.
fn repeated(script: &str) -> Option<Vec<&'static str>> {
    let lists = lists(script);
    known().into_iter().find_map(|Known { names, most }| {
        lists.iter().find_map(|list| {
            let mut there = names.clone();
            there.retain(|name| list.iter().any(|piece| piece == name));
            there.sort_unstable();
            there.dedup();
            (there.len() > most).then_some(there)
        })
    })
}

/// What stands side by side in a script: strings with no more than names, commas and brackets between
/// them, taken apart at commas, and the alternatives of patterns.
fn lists(script: &str) -> Vec<Vec<String>> {
    let lines = script.lines().filter(|line| {
        let line = line.trim_start();
        !["//", "/*", "*"]
            .iter()
            .any(|comment| line.starts_with(comment))
    });
    let mut lists = vec![Vec::new()];
    for line in lines {
        for (at, piece) in line.split('"').enumerate() {
            if at % 2 == 1 {
                let last = lists.last_mut().expect("one at least");
                last.extend(piece.split(',').map(|piece| piece.trim().to_owned()));
            } else if !piece
                .chars()
                .all(|c| c.is_alphanumeric() || " ,:[]{}_".contains(c))
            {
                lists.push(Vec::new());
            }
        }
        let pattern = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '|');
        let patterns = line.split(pattern).filter(|words| words.contains('|'));
        let patterns = patterns.map(|words| words.split('|').map(str::to_owned).collect());
        let here = lists.pop().expect("one at least");
        lists.extend(patterns);
        lists.push(here);
    }
    lists
}

#[test]
fn no_script_repeats_what_is_known() {
    let scripts = scripts(&project().join("www"));
    assert!(scripts.len() > 50, "{}", scripts.len());
    let repeated: Vec<_> = scripts
        .iter()
        .filter_map(|(name, text)| Some((name, repeated(text)?)))
        .collect();
    assert!(
        repeated.is_empty(),
        "import it from `common/known.js`: {repeated:#?}"
    );
}

#[test]
fn what_is_repeated_is_found() {
    for script in [
        "const THEMES = [\"auto\", \"light\", \"dark\", \"projector\"];",
        "if ([\"shown\", \"hidden\"].includes(answers)) show();",
        "const all = document.querySelectorAll(\"nian-example, nian-game\");",
        "const TAGS = [\n  \"nian-example\",\n  \"nian-game\",\n];",
        "const kinds = { example: \"src\", game: \"position\", table: \"of\", number: \"value\" };",
        "const OWN = {\n  \"nian-example\": [\"src\"],\n  \"nian-game\": [\"position\"],\n};",
        "const FOLDERS = { \"zh-Hans\": \"zh-Hans/\" };",
        "const told = /^(hans|cn|sg|my)$/.test(subtag);",
        "const KEYS = { ArrowLeft: \"prev\", Home: \"first\" };\nfor (const key of [\"Home\", \"End\", \"PageUp\"]) hear(key);",
        "for (const type of [\"click\", \"input\", \"keydown\"]) board.addEventListener(type, hear);",
    ] {
        assert!(repeated(script).is_some(), "{script}");
    }
    for script in [
        "if (theme === \"auto\" || theme === \"projector\") dress();",
        "keep(widget, [\"value\", \"in\", \"answers\"]);",
        "// \"auto\", \"light\"",
        "const words = { en: \"There is no example, or it did not arrive\" };",
    ] {
        assert_eq!(repeated(script), None, "{script}");
    }
}
