//! Where in the sources text fields are made, and keys are heard.

use nian_tests::Result;
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// How a field is made in a script or a page.
const MAKES: [&str; 10] = [
    "VTag::new(\"input\")",
    "element(\"input\"",
    "element(\"textarea\"",
    "make(\"input\"",
    "make(\"textarea\"",
    "createElement(\"input\")",
    "createElement(\"textarea\")",
    "\"textarea\" : \"input\"",
    "<input",
    "<textarea",
];

/// What is no text field.
const OTHERS: [&str; 5] = ["checkbox", "radio", "range", "file", "hidden"];

/// Scripts that hear keys where no text can be put together: on a canvas, on buttons, in a dialog without a field, and what
/// only notices that somebody is there.
const WITHOUT_FIELDS: [&str; 5] = [
    "www/pages/languages.js",
    "www/tools/black.js",
    // They ask `uses`, which does.
    "www/nian.js",
    // The names of what the engine hears.
    "crates/ui/src/model/command.rs",
    // Any key lets go of the section that is held.
    "www/pages/section.js",
];

/// What asks for others.
const ASKED: [&str; 3] = ["handleKey(", "command_of(", "composing("];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The sources, by their path, without tests and comments.
fn sources() -> Result<Vec<(String, Vec<String>)>> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("www")];
    for entry in fs::read_dir(root().join("crates"))? {
        folders.push(entry?.path().join("src"));
    }
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let end = path.extension().and_then(|end| end.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if matches!(end, Some("js" | "rs")) {
                found.push((named(&path), code(&fs::read_to_string(&path)?)));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn named(path: &Path) -> String {
    let name = path.strip_prefix(root()).unwrap_or(path);
    name.to_string_lossy().replace('\\', "/")
}

fn code(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .take_while(|line| !line.contains("#[cfg(test)]"));
    lines
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(str::to_owned)
        .collect()
}

/// The files in which text fields are made, and how many.
pub(super) fn fields_made() -> Result<Vec<(String, usize)>> {
    let mut made = Vec::new();
    for (file, lines) in sources()? {
        let is_text = |(at, line): (usize, &String)| {
            let next = lines.get(at + 1).map_or("", |next| next.as_str());
            let told = format!("{line}{next}");
            let of = |kind: &&str| {
                let told = told.replace("\"type\", ", "type=");
                [format!("type: \"{kind}\""), format!("type=\"{kind}\"")]
                    .iter()
                    .any(|text| told.contains(text.as_str()))
            };
            MAKES.iter().any(|text| line.contains(text)) && !OTHERS.iter().any(of)
        };
        let many = lines
            .iter()
            .enumerate()
            .filter(|&line| is_text(line))
            .count();
        if many > 0 {
            made.push((file, many));
        }
    }
    Ok(made)
}

/// The files that hear keys and do not ask whether these are an input method's.
pub(super) fn unguarded() -> Result<Vec<String>> {
    let hears = |line: &String| {
        [
            "\"keydown\"",
            "\"keyup\"",
            "\"keypress\"",
            "KeyboardEvent>()",
        ]
        .iter()
        .any(|text| line.contains(text) && !line.contains("removeEventListener"))
    };
    let asks = |line: &String| ASKED.iter().any(|text| line.contains(text));
    let mut found = Vec::new();
    for (file, lines) in sources()? {
        let many = lines.iter().filter(|line| hears(line)).count();
        let asked = lines.iter().filter(|line| asks(line)).count();
        if asked < many && !WITHOUT_FIELDS.contains(&file.as_str()) {
            found.push(file);
        }
    }
    Ok(found)
}
