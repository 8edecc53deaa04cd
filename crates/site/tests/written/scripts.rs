//! The scripts: what is filled in, and that they repeat nothing that the Rust sources know.

use crate::{project, site};
use serde_json::Value;
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
        let place = site().join(name).display().to_string();
        all.iter().find(|(path, _)| *path == place)
    };
    let mut late = 0;
    for (_, text) in &all {
        for piece in text.split(" lazyModule(\"").skip(1) {
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
    assert!(late >= 8, "{late}");
}

/// A list that is known, and how many of it side by side are it once more.
struct Known {
    names: Vec<String>,
    most: usize,
}

/// All that the scripts are given (`known.js`), but for single numbers. Of an object the keys are a list and the texts
/// behind them another.
fn known() -> Vec<Known> {
    let module = fs::read_to_string(site().join("common/known.js")).expect("it is written");
    let lines = module.lines().filter_map(|line| {
        let (name, value) = line.strip_prefix("export const ")?.split_once(" = ")?;
        let value = serde_json::from_str(value.strip_suffix(';')?).ok()?;
        Some((name, value))
    });
    let mut known = Vec::new();
    for (name, value) in lines {
        let mut add = |names: Vec<String>, most| known.push(Known { names, most });
        let [most, behind] = most(name);
        match value {
            Value::Object(map) => {
                add(map.keys().cloned().collect(), most);
                let values = map.values().flat_map(strings).collect();
                add(values, behind);
            }
            value @ Value::Array(_) => add(strings(&value), most),
            _ => {}
        }
    }
    known
}

/// So many of a list, or of the keys of an object and of what stands behind them, may be side by side in a script,
/// which has to do with some of them.
fn most(name: &str) -> [usize; 2] {
    match name {
        // What a page in an encoding is written in.
        "FOLDERS" => [3, 0],
        "WRITTEN" => [2; 2],
        // A page hands on some of its own.
        "ATTRIBUTES" | "BESIDES" => [3; 2],
        "SHOWN_BY" => [2, 3],
        // Where else a step leads than by keys.
        "STEP_KEYS" => [2, 4],
        "SUBTAGS" => [3, 2],
        // Of the attributes of an exercise two have no usual value to name.
        "TRAINING" => [2, 0],
        // The questions of an example are called so, too; three skills are answered by choosing places.
        "SKILLS" | "ASKS" => [3; 2],
        // A stage has two of them.
        "THEMES" => [2, 0],
        // What writes lessons and what goes through them have their keys, in an order of their own.
        "KEYS" => [usize::MAX, 0],
        "LISTENED_EVENTS" => [2; 2],
        _ => [1; 2],
    }
}

fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(all) => all.iter().flat_map(strings).collect(),
        _ => Vec::new(),
    }
}

/// The known lists that a script writes out again: what of them it has.
fn repeated(known: &[Known], script: &str) -> Vec<Vec<String>> {
    let lists = lists(script);
    let found = known.iter().flat_map(|Known { names, most }| {
        lists.iter().filter_map(move |list| {
            let mut there = names.clone();
            there.retain(|name| !name.is_empty() && list.iter().any(|piece| piece == name));
            there.sort_unstable();
            there.dedup();
            (there.len() > *most).then_some(there)
        })
    });
    found.collect()
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
    let known = known();
    assert!(known.len() > 20, "{}", known.len());
    let repeated: Vec<_> = scripts
        .iter()
        .map(|(name, text)| (name, repeated(&known, text)))
        .filter(|(_, found)| !found.is_empty())
        .collect();
    assert!(
        repeated.is_empty(),
        "import it from `common/known.js`: {repeated:#?}"
    );
}

/// What readers see is said in the files of texts; a comment may say anything.
#[test]
fn no_script_speaks_chinese() {
    let han =
        |c: char| ('\u{3040}'..='\u{30ff}').contains(&c) || ('\u{4e00}'..='\u{9fff}').contains(&c);
    for (name, text) in scripts(&project().join("www")) {
        for line in text.lines() {
            let start = line.trim_start();
            let code = line.split("// ").next().unwrap_or_default();
            let comment = start.starts_with("/*") || start.starts_with('*');
            assert!(comment || !code.contains(han), "{name}: {line}");
        }
    }
}

#[test]
fn what_is_repeated_is_found() {
    let known = known();
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
        assert!(!repeated(&known, script).is_empty(), "{script}");
    }
    for script in [
        "if (theme === \"auto\" || theme === \"projector\") dress();",
        "keep(widget, [\"value\", \"in\", \"answers\"]);",
        "// \"auto\", \"light\"",
        "const words = { en: \"There is no example, or it did not arrive\" };",
    ] {
        assert!(repeated(&known, script).is_empty(), "{script}");
    }
}
