//! What widgets say: a struct a file, read from lines of text; and these lines.

use crate::source::{Entry, Source, about, camel, doc, entries};
use nian_texts::{File, Slot};
use std::fmt::Write;

/// Files whose texts the program's other parts read by methods; the others' are for this crate's own.
const OPEN: [&str; 5] = ["answering", "checking", "discovery", "interface", "picture"];

pub(crate) fn generated(source: &Source) -> String {
    let mut text = String::from("use crate::Language;\nuse crate::table::{Lines, Template};\n\n");
    let mut all = Vec::new();
    for (name, file) in source.schema().fetched() {
        table(&mut text, name, file);
        all.push((name, camel(name)));
    }
    for (name, file) in source.schema().rare() {
        table(&mut text, name, file);
    }
    let [count, rare] = [
        counted(source.schema().fetched()),
        counted(source.schema().rare()),
    ];
    let each = |what: &dyn Fn(&str, &str) -> String| -> String {
        all.iter().map(|(name, table)| what(name, table)).collect()
    };
    let fields = each(&|name, table| format!("    pub(crate) {name}: {table},\n"));
    let blank = each(&|name, table| format!("        {name}: {table}::BLANK,\n"));
    let read = each(&|name, _| format!("        self.{name}.read(lines);\n"));
    write!(
        text,
        "/// All that widgets say in a language.\n\
         pub(crate) struct Words {{\n    pub(crate) language: Language,\n{fields}}}\n\n\
         impl Words {{\n\
         \x20   /// How many lines a language is written on.\n\
         \x20   pub(crate) const LINES: usize = {count};\n\n\
         \x20   /// A language before it is read.\n\
         \x20   pub(crate) const fn blank(language: Language) -> Self {{\n        Self {{\n        language,\n{blank}        }}\n    }}\n\n\
         \x20   pub(crate) fn read(&mut self, lines: &mut Lines) {{\n{read}    }}\n}}\n\n\
         /// How many lines a language has that are fetched apart.\n\
         pub(crate) const RARE_LINES: usize = {rare};\n\n"
    )
    .unwrap();
    for name in OPEN {
        let file = source.schema().file(name).expect(name);
        open(&mut text, name, file);
    }
    text
}

/// How many texts there are in files.
fn counted<'a>(files: impl Iterator<Item = &'a (String, File)>) -> usize {
    files.map(|(_, file)| file.messages.len()).sum()
}

/// The struct of a file.
fn table(text: &mut String, name: &str, file: &File) {
    let (mut fields, mut blank, mut read) = (String::new(), String::new(), String::new());
    for entry in entries(file) {
        let (name, count, slots) = (entry.name, entry.messages.len(), entry.slots());
        let (kind, empty) = match slots {
            0 => ("&'static str".to_owned(), "\"\""),
            _ => (format!("Template<{slots}>"), "Template::BLANK"),
        };
        fields += &about(&entry.messages[0]);
        if entry.is_list {
            writeln!(fields, "    pub(crate) {name}: [{kind}; {count}],").unwrap();
            writeln!(blank, "        {name}: [{empty}; {count}],").unwrap();
            writeln!(read, "        lines.all(&mut self.{name});").unwrap();
        } else {
            writeln!(fields, "    pub(crate) {name}: {kind},").unwrap();
            writeln!(blank, "        {name}: {empty},").unwrap();
            writeln!(read, "        lines.one(&mut self.{name});").unwrap();
        }
    }
    let said = doc(&file.about);
    let table = camel(name);
    write!(
        text,
        "{said}pub(crate) struct {table} {{\n{fields}}}\n\n\
         impl {table} {{\n\
         \x20   pub(crate) const BLANK: Self = Self {{\n{blank}    }};\n\n\
         \x20   pub(crate) fn read(&mut self, lines: &mut Lines) {{\n{read}    }}\n}}\n\n"
    )
    .unwrap();
}

/// Methods that read the texts of a file, or fill them in.
fn open(text: &mut String, name: &str, file: &File) {
    let table = camel(name);
    write!(text, "\nimpl crate::{table} {{\n").unwrap();
    for entry in entries(file) {
        let slots = &entry.messages[0].slots;
        if entry.is_list && entry.slots() > 0 {
            continue; // which of them it is, a method of its own decides
        }
        text.push_str(&about(&entry.messages[0]));
        text.push_str("    #[must_use]\n");
        if slots.is_empty() {
            said(text, name, &entry);
        } else {
            filled(text, name, entry.name, slots);
        }
    }
    text.push_str("}\n");
}

fn said(text: &mut String, table: &str, entry: &Entry<'_>) {
    let (name, count) = (entry.name, entry.messages.len());
    let kind = if entry.is_list {
        format!("[&'static str; {count}]")
    } else {
        "&'static str".to_owned()
    };
    write!(
        text,
        "    pub fn {name}(self) -> {kind} {{\n        self.0.{table}.{name}\n    }}\n\n"
    )
    .unwrap();
}

fn filled(text: &mut String, table: &str, name: &str, slots: &[Slot]) {
    let (mut takes, mut args) = (String::new(), String::new());
    for Slot { name, kind } in slots {
        let (takes_it, arg) = match kind.as_deref() {
            None => ("u64", format!("Number({name})")),
            Some("text") => ("&str", format!("Text({name})")),
            Some("row") => ("u8", format!("Row({name})")),
            Some("heap") => ("u8", format!("Heap({name})")),
            Some("letter") => ("u8", format!("Text(&crate::sentences::letter({name}))")),
            Some(other) => panic!("{table}.txt: `{other}` is no kind of slot"),
        };
        write!(takes, ", {name}: {takes_it}").unwrap();
        write!(args, "crate::sentences::Arg::{arg}, ").unwrap();
    }
    write!(
        text,
        "    pub fn {name}(self{takes}) -> String {{\n        \
         self.0.fill(self.0.{table}.{name}, &[{args}])\n    }}\n\n"
    )
    .unwrap();
}

/// What browsers fetch of each language, and what they fetch apart: a text a line.
pub(crate) fn lines(source: &Source) -> String {
    let count = source.languages.len();
    let mut text = String::new();
    for (name, rare) in [("LINES", false), ("RARE", true)] {
        writeln!(text, "pub(crate) static {name}: [&str; {count}] = [").unwrap();
        for language in &source.languages {
            let lines = match rare {
                false => source.lines(language, source.schema().fetched()),
                true => source.lines(language, source.schema().rare()),
            };
            writeln!(text, "    {lines:?},").unwrap();
        }
        text += "];\n";
    }
    text
}
