//! What pages and scripts say, which is written when the site is: a constant a text.

use crate::source::{Source, about, camel, doc, entries};
use nian_texts::Message;
use std::fmt::Write;

pub(crate) fn generated(source: &Source) -> String {
    let mut text = String::from("use crate::Text;\n\n");
    let mut place = 0;
    for (name, file) in source.schema().written() {
        let (table, said) = (camel(name), doc(&file.about));
        write!(text, "{said}pub struct {table};\n\nimpl {table} {{\n").unwrap();
        let mut all = String::new();
        for entry in entries(file) {
            let (constant, count) = (
                entry.name.replace('-', "_").to_ascii_uppercase(),
                entry.messages.len(),
            );
            let texts: Vec<_> = (place..place + count)
                .map(|at| format!("Text({at})"))
                .collect();
            let texts = texts.join(", ");
            place += count;
            text.push_str(&about(&entry.messages[0]));
            if entry.is_list {
                writeln!(
                    text,
                    "    pub const {constant}: [Text; {count}] = [{texts}];"
                )
                .unwrap();
            } else {
                writeln!(text, "    pub const {constant}: Text = {texts};").unwrap();
            }
            write!(all, "({:?}, &[{texts}]), ", entry.name).unwrap();
        }
        // A page that no script speaks for may have a text of this name.
        if entries(file).all(|entry| entry.name != "all") {
            let count = entries(file).count();
            write!(
                text,
                "    /// All of them, by the names that scripts call them by; a list is several.\n    \
                 pub const ALL: [(&'static str, &'static [Text]); {count}] = [{all}];\n"
            )
            .unwrap();
        }
        text.push_str("}\n\n");
    }
    let count = source.languages.len();
    write!(
        text,
        "/// The texts of each language.\npub(crate) static TEXTS: [[&str; {place}]; {count}] = [\n"
    )
    .unwrap();
    for language in &source.languages {
        let text_of = |name: &str, message: &Message| source.text(language, name, message).1;
        text.push_str("    [\n");
        for (name, file) in source.schema().written() {
            for message in &file.messages {
                writeln!(text, "        {:?},", text_of(name, message)).unwrap();
            }
        }
        text.push_str("    ],\n");
    }
    text.push_str(
        "];\n\n/// The files of the first language, by which others are checked: name and text.\n\
         pub static FIRST: &[(&str, &str)] = &[\n",
    );
    for (name, file) in &source.schema().files {
        writeln!(text, "    ({name:?}, include_str!({:?})),", file.path).unwrap();
    }
    text + "];\n"
}
