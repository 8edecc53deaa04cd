//! The scripts grow no more: what is new is written in Rust.

use std::{collections::BTreeSet, fs, path::Path};

/// Lines without blanks and comments of all scripts outside tests. It only ever falls.
const MOST: usize = 5_226;

/// Folders that hold no script of ours, or those of tests.
const OTHERS: [&str; 5] = ["target", "dist", "node_modules", "tests", "npm-apps"];

/// Calls `look` with each script of a folder, or of one in it.
fn each(folder: &Path, look: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .expect("a name");
        if name.starts_with('.') || OTHERS.contains(&name) {
            continue;
        }
        if path.is_dir() {
            each(&path, look);
        } else if path
            .extension()
            .is_some_and(|kind| ["js", "mjs", "ts"].iter().any(|one| kind == *one))
        {
            look(&path);
        }
    }
}

fn count(folder: &Path) -> usize {
    let mut lines = 0;
    each(folder, &mut |path| {
        lines += lines_of(&fs::read_to_string(path).expect("a script"));
    });
    lines
}

/// How many lines hold something else than comments. A string ends with its line, a template does not.
fn lines_of(text: &str) -> usize {
    let (mut lines, mut comment, mut quote) = (0, false, None);
    for line in text.lines() {
        let (mut code, mut rest) = (false, line.chars().peekable());
        while let Some(sign) = rest.next() {
            let next = rest.peek().copied();
            if comment {
                if sign == '*' && next == Some('/') {
                    rest.next();
                    comment = false;
                }
                continue;
            }
            match (quote, sign) {
                (None, '/') if next == Some('/') => break,
                (None, '/') if next == Some('*') => {
                    rest.next();
                    comment = true;
                    continue;
                }
                (None, '"' | '\'' | '`') => quote = Some(sign),
                (Some(_), '\\') => drop(rest.next()),
                (Some(open), _) if open == sign => quote = None,
                _ => {}
            }
            code |= !sign.is_whitespace();
        }
        quote = quote.filter(|open| *open == '`');
        lines += usize::from(code);
    }
    lines
}

#[test]
fn scripts_grow_no_more() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let lines = count(&root);
    assert!(lines <= MOST, "{lines} lines of scripts, {MOST} at most");
    assert!(
        lines + 100 > MOST,
        "{lines} lines of scripts: lower the ceiling of {MOST}"
    );
}

/// The scripts that a file of settings names.
fn named(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file);
    let text = fs::read_to_string(path).expect("the settings");
    let list = text.split("\"include").nth(1).expect("a list of scripts");
    let list = list.split(']').next().expect("its end");
    let names = list.split('"').filter(|name| name.ends_with(".js"));
    names.map(str::to_owned).collect()
}

#[test]
fn scripts_are_typed_that_are_formatted_and_linted() {
    let typed = ["tsconfig.json", "tsconfig.worker.json"].map(named);
    let [pages, workers] = &typed;
    assert!(pages.is_disjoint(workers));
    let typed: BTreeSet<_> = pages.union(workers).cloned().collect();
    assert!(typed.len() > 30, "{typed:?}");
    assert_eq!(typed, named("biome.json"));
}

/// The files and folders that the table of scripts names.
fn told() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scripts.md");
    let text = fs::read_to_string(path).expect("the table");
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    let names = rows.flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`'));
    let names = names.filter(|name| name.contains('/'));
    names.map(str::to_owned).collect()
}

#[test]
fn the_table_says_of_each_script_why_it_is_one() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let told = told();
    for name in &told {
        assert!(root.join(name).exists(), "{name} is told of, and gone");
    }
    let is_told = |path: &Path| {
        let name = path.strip_prefix(&root).expect("it lies there");
        let name = name.to_string_lossy().replace('\\', "/");
        told.iter().any(|told| match told.strip_suffix('/') {
            Some(folder) => name.starts_with(folder) && name[folder.len()..].starts_with('/'),
            None => name == *told,
        })
    };
    let mut untold = Vec::new();
    each(&root, &mut |path| {
        if !is_told(path) {
            untold.push(path.to_owned());
        }
    });
    assert!(untold.is_empty(), "docs/scripts.md: {untold:?}");
}

#[test]
fn comments_and_blanks_are_not_counted() {
    assert_eq!(lines_of("// a\n\n/* b\nc */\n  \n/** d */\n"), 0);
    assert_eq!(lines_of("a /* b\n*/ c\n\"//\";\n`\n// d\n/* e`\nf"), 7);
}
