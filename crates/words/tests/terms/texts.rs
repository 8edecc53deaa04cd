//! Every text that a reader can see, with its file and line.

use nian_words::Language;
use std::fs;
use std::path::Path;

/// A text, and the languages it may be in.
pub(crate) struct Text {
    pub(crate) languages: Vec<Language>,
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Text {
    pub(crate) fn of(language: Language, file: &str, text: &str) -> Self {
        Self {
            languages: vec![language],
            file: file.to_owned(),
            line: 1,
            text: text.to_owned(),
        }
    }
}

/// Folders and files with texts, and how many texts there are in each at least.
const PLACES: [(&str, usize); 10] = [
    ("www/articles", 2500),
    ("docs/manual", 700),
    ("crates/words/texts", 2000),
    ("crates/words/tests/sentences", 300),
    ("crates/ui/src", 100),
    ("crates/site/src", 100),
    ("crates/cli/src", 50),
    ("www", 50),
    ("www/nian", 20),
    ("www/pages", 50),
];

/// All of them.
pub(crate) fn all(project: &Path) -> Vec<Text> {
    let mut all = Vec::new();
    for (place, least) in PLACES {
        let before = all.len();
        let mut files = Vec::new();
        find(&project.join(place), place != "www", &mut files);
        for file in files {
            let name = file.strip_prefix(project).expect("below the project");
            let name = name.to_str().expect("a name in Unicode").replace('\\', "/");
            let source = fs::read_to_string(&file).expect(&name);
            read(&name, &source, &mut all);
        }
        let found = all.len() - before;
        assert!(found >= least, "only {found} texts in {place}");
    }
    all
}

fn find(folder: &Path, deep: bool, files: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder with texts") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && deep {
            find(&path, deep, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

fn read(name: &str, source: &str, all: &mut Vec<Text>) {
    let (stem, kind) = name.rsplit_once('.').unwrap_or((name, ""));
    match kind {
        // Readers type these and never see them.
        "txt" if name.ends_with("/typing.txt") => {}
        "txt" if name.starts_with("crates/words/texts/") => {
            let tag = name.split('/').nth(3).unwrap_or_default();
            let file = nian_texts::File::read(name, source).expect("a file of texts");
            for message in &file.messages {
                let text = without_slots(&message.text);
                push(all, vec![language(tag)], name, message.line, &text);
            }
        }
        "md" | "txt" => {
            let tag = match stem.strip_prefix("docs/manual/") {
                Some(rest) => rest.split('/').next().unwrap_or_default(),
                None => stem.rsplit_once('.').map_or("", |(_, tag)| tag),
            };
            for (index, line) in source.lines().enumerate() {
                push(all, vec![language(tag)], name, index + 1, &shown(line));
            }
        }
        "json" if stem.ends_with(".schema") => {}
        "json" => lines_of_json(name, source, all),
        // Of tests, only the files with sentences.
        "rs" if name.contains("/tests/") => {}
        "rs" | "js" => {
            let (source, _) = source
                .split_once("#[cfg(test)]\nmod ")
                .unwrap_or((source, ""));
            for (line, text) in literals(source, kind == "js") {
                push(all, languages(&text), name, line, &text);
            }
        }
        _ => {}
    }
}

fn push(all: &mut Vec<Text>, languages: Vec<Language>, file: &str, line: usize, text: &str) {
    if !text.trim().is_empty() {
        let (file, text) = (file.to_owned(), text.to_owned());
        all.push(Text {
            languages,
            file,
            line,
            text,
        });
    }
}

fn language(tag: &str) -> Language {
    let mut all = Language::ALL.into_iter();
    all.find(|one| one.tag() == tag)
        .expect("a file is in one language")
}

/// A template with a number for each slot.
fn without_slots(template: &str) -> String {
    let mut parts = template.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let slot = part.split_once('}').filter(|(name, _)| {
            !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_')
        });
        match slot {
            Some((_, rest)) => text = text + "3" + rest,
            None => text = text + "{" + part,
        }
    }
    text
}

/// The language of a literal: Chinese in either script if it has a Han character.
fn languages(text: &str) -> Vec<Language> {
    let han = text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    if han {
        vec![Language::ZhHant, Language::ZhHans]
    } else {
        vec![Language::En]
    }
}

/// A line of prose without its tags and marks.
fn shown(line: &str) -> String {
    let mut shown = String::new();
    let mut in_tag = false;
    for c in line.replace("**", "").chars() {
        match c {
            '<' => in_tag = true,
            '>' if in_tag => in_tag = false,
            _ if in_tag => {}
            _ => shown.push(c),
        }
    }
    shown
}

/// The texts of a lesson or a claim: values under the tag of a language, which end on their line.
fn lines_of_json(name: &str, source: &str, all: &mut Vec<Text>) {
    let before = all.len();
    for (index, line) in source.lines().enumerate() {
        for language in Language::ALL {
            let key = format!("\"{}\":", language.tag());
            for (at, _) in line.match_indices(&key) {
                let value = line[at + key.len()..].trim_start();
                let mut values = serde_json::Deserializer::from_str(value).into_iter::<String>();
                let text = values.next().expect("a text on the line").expect(name);
                push(all, vec![language], name, index + 1, &text);
            }
        }
    }
    let parsed: serde_json::Value = serde_json::from_str(source).expect(name);
    assert_eq!(
        all.len() - before,
        count(&parsed),
        "{name}: a text was missed"
    );
}

fn count(value: &serde_json::Value) -> usize {
    match value {
        serde_json::Value::Object(map) => {
            let tag = |key: &str| Language::ALL.iter().any(|one| one.tag() == key);
            let count = |(key, value): (&String, _)| usize::from(tag(key)) + count(value);
            map.iter().map(count).sum()
        }
        serde_json::Value::Array(values) => values.iter().map(count).sum(),
        _ => 0,
    }
}

/// The texts between quotation marks, each with the line it begins on; comments are left out.
fn literals(source: &str, script: bool) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut letters = source.chars().peekable();
    let (mut line, mut before) = (1, ' ');
    while let Some(letter) = letters.next() {
        let quote = letter == '"' || (script && (letter == '`' || letter == '\''));
        match letter {
            '\n' => line += 1,
            '/' if letters.peek() == Some(&'/') && before != ':' => {
                while letters.next_if(|&c| c != '\n').is_some() {}
            }
            // A character in Rust: `'"'`.
            '\'' if !script && letters.peek() == Some(&'"') => {
                letters.next();
            }
            _ if quote => {
                let begins = line;
                let text = literal(&mut letters, letter, &mut line);
                found.push((begins, text));
            }
            _ => {}
        }
        before = letter;
    }
    found
}

fn literal(
    letters: &mut std::iter::Peekable<std::str::Chars<'_>>,
    quote: char,
    line: &mut usize,
) -> String {
    let mut text = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            _ if letter == quote => break,
            '\\' if letters.peek() == Some(&'\n') => {
                while let Some(space) = letters.next_if(|c| c.is_whitespace()) {
                    *line += usize::from(space == '\n');
                }
            }
            '\\' => {
                // What matters of an escape is that it separates words.
                letters.next();
                text.push(' ');
            }
            _ => {
                *line += usize::from(letter == '\n');
                text.push(letter);
            }
        }
    }
    text
}
