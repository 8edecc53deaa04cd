//! The manual for authors of other pages: what it shows runs, and runs as it is shown.

mod builder;
mod code;
mod pages;

use nian_tests::Suite;

pub(crate) fn add(suite: &mut Suite) {
    builder::add(suite);
    code::add(suite);
    pages::add(suite);
}

/// A piece of code of a chapter.
struct Code {
    /// What stands behind the three marks: `js run said.textContent`.
    kind: String,
    text: String,
}

/// The code of a chapter in a language, in the order in which it stands.
fn code(language: &str, chapter: &str) -> Vec<Code> {
    let file = format!(
        "{}/../docs/manual/{language}/{chapter}.md",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut found: Vec<Code> = Vec::new();
    let mut within = false;
    for line in text.lines() {
        match line.trim_start().strip_prefix("```") {
            Some(_) if within => within = false,
            Some(kind) => {
                within = true;
                found.push(Code {
                    kind: kind.to_owned(),
                    text: String::new(),
                });
            }
            None => {
                if let Some(code) = found.last_mut().filter(|_| within) {
                    code.text += line;
                    code.text.push('\n');
                }
            }
        }
    }
    found
}
