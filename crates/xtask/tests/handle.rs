//! What `www/nian/engine.js` says of the engine is what the engine's Rust hands out: the same names, with as many
//! arguments. The types of the scripts are checked by what is said there.

use std::{collections::BTreeMap, fs, path::Path};

/// How a member is read or called.
#[derive(Debug, PartialEq, Eq)]
enum Member {
    Value,
    /// With so many arguments.
    Method(usize),
    /// Called on the class.
    Static(usize),
}

type Members = BTreeMap<String, Member>;

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = text
        .split_once(begin)
        .unwrap_or_else(|| panic!("no `{begin}`"));
    let (found, _) = rest
        .split_once(end)
        .unwrap_or_else(|| panic!("no `{end}` after `{begin}`"));
    found
}

/// The parts of a list between the first pair of brackets, and what follows that.
fn list(text: &str) -> (Vec<&str>, &str) {
    let begin = text.find('(').expect("a list") + 1;
    let (mut depth, mut from, mut parts) = (0, begin, Vec::new());
    for (at, character) in text.char_indices().skip_while(|(at, _)| *at < begin) {
        match character {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' if depth == 0 => {
                parts.push(text[from..at].trim());
                parts.retain(|part| !part.is_empty());
                return (parts, &text[at + 1..]);
            }
            ')' | ']' | '}' => depth -= 1,
            // That of `=>` closes nothing.
            '>' if !text[..at].ends_with('=') => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    panic!("an open list: {text}");
}

/// The public functions in Rust code under the names that scripts have for them. Those that do not stand in `impl` are
/// taken if they are marked one by one.
fn in_rust(code: &str, each_is_marked: bool) -> Members {
    let mut members = Members::new();
    let (mut is_marked, mut is_value, mut named) = (false, false, None);
    let mut from = 0;
    for line in code.split_inclusive('\n') {
        let start = from + (line.len() - line.trim_start().len());
        from += line.len();
        let line = line.trim();
        if line.starts_with("#[wasm_bindgen") {
            is_marked = true;
            is_value = line.contains("getter");
            named = line.contains("js_name").then(|| {
                let name = between(line, "js_name = ", ")");
                name.trim_matches('"').to_owned()
            });
        }
        if line.starts_with("pub struct") || line.starts_with("impl") {
            is_marked = false;
        }
        let Some(function) = line.strip_prefix("pub fn ") else {
            continue;
        };
        if is_marked || !each_is_marked {
            let end = function.find(['(', '<']).expect("a function");
            let (arguments, _) = list(&code[start..]);
            let own = arguments.iter().filter(|one| one.ends_with("self")).count();
            let count = arguments.len() - own;
            let member = match (is_value, own) {
                (true, _) => Member::Value,
                (false, 0) => Member::Static(count),
                (false, _) => Member::Method(count),
            };
            let name = named.take().unwrap_or_else(|| function[..end].to_owned());
            members.insert(name, member);
        }
        (is_marked, is_value, named) = (false, false, None);
    }
    members
}

/// The members of a type in JSDoc, one a line. What a rest parameter takes is not for the engine.
fn in_script(comment: &str) -> Members {
    let lines = comment
        .lines()
        .map(|line| line.trim().trim_start_matches('*').trim());
    let lines = lines.filter(|line| !line.is_empty());
    let members = lines.map(|line| {
        if let Some(value) = line.strip_prefix("readonly ") {
            let (name, _) = value.split_once(':').expect("a type");
            return (name.to_owned(), Member::Value);
        }
        let (arguments, _) = list(line);
        let arguments = arguments.iter().filter(|one| !one.starts_with("..."));
        let end = line.find('(').expect("a method");
        (line[..end].to_owned(), Member::Method(arguments.count()))
    });
    members.collect()
}

fn script_type(name: &str) -> String {
    let script = read("www/nian/engine.js");
    let (before, _) = script
        .split_once(&format!("}}}} {name}\n"))
        .unwrap_or_else(|| panic!("no type `{name}`"));
    let (_, members) = before.rsplit_once("@typedef {{").expect("its begin");
    members.to_owned()
}

#[test]
fn the_type_of_a_running_element_is_that_of_the_engine() {
    let rust = read("crates/engine/src/handle.rs");
    let mut engine = in_rust(between(&rust, "\nimpl Handle {", "\n}\n"), false);
    let open = engine.remove("open");
    let said = in_script(&script_type("Handle"));
    assert!(said.len() > 30, "{said:?}");
    assert_eq!(said, engine);

    let all = script_type("Engine");
    let class = between(&all, "Handle: { ", " },");
    let Some(Member::Static(count)) = open else {
        panic!("`open` is {open:?}");
    };
    assert_eq!(
        in_script(class),
        [("open".to_owned(), Member::Method(count))].into()
    );
}

#[test]
fn the_functions_of_the_engine_take_what_scripts_give() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src")];
    let mut engine = Members::new();
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(folder).expect("the engine") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let code = fs::read_to_string(path).expect("a file");
                engine.extend(in_rust(&code, true));
            }
        }
    }
    let said = script_type("Engine");
    let functions: Vec<_> = said
        .lines()
        .filter(|line| !["default(", "Handle:"].iter().any(|one| line.contains(one)))
        .collect();
    let said = in_script(&functions.join("\n"));
    assert!(said.len() >= 3, "{said:?}");
    for (name, member) in said {
        let Member::Method(count) = member else {
            panic!("`{name}` is no function");
        };
        let found = engine.get(&name);
        assert_eq!(found, Some(&Member::Static(count)), "{name}");
    }
}

#[test]
fn differences_are_seen() {
    let rust = "#[wasm_bindgen(getter)]\n#[must_use]\npub fn step(&self) -> u32 {\n\
        #[wasm_bindgen(js_name = goTo)]\npub fn go_to(\n&self, target: &JsValue, soon: Option<bool>,\n) {\n\
        pub fn open(host: &Element) -> Option<Handle> {\n";
    let script = " * readonly step: number,\n * goTo(target: { a: 1, b: 2 }, soon: (x: number, y: string) => void, ...more: Node[]): void,\n";
    let (rust, script) = (in_rust(rust, false), in_script(script));
    assert_eq!(rust["step"], Member::Value);
    assert_eq!(rust["goTo"], Member::Method(2));
    assert_eq!(rust["open"], Member::Static(1));
    assert_eq!(rust.len(), 3);
    assert_eq!(script["step"], rust["step"]);
    assert_eq!(script["goTo"], rust["goTo"]);
    assert_eq!(script.len(), 2);
    assert_eq!(in_rust("pub fn hidden() {\n", true), Members::new());
}
