//! The list of terms: the tables of `docs/terms.md`.

use crate::texts::Text;
use nian_words::Language;
use std::fs;
use std::path::Path;

/// A row of the list.
pub(crate) struct Term {
    pub(crate) language: Language,
    /// What to write.
    pub(crate) say: String,
    /// What not to write.
    pub(crate) not: Vec<String>,
    /// Parts of the paths in which this holds; everywhere if there are none.
    pub(crate) only_in: Vec<String>,
    /// Longer texts in which the words may stand.
    pub(crate) allowed: Vec<String>,
}

pub(crate) fn read(project: &Path) -> Vec<Term> {
    let file = fs::read_to_string(project.join("docs/terms.md")).expect("the list of terms");
    let mut language = None;
    let mut terms = Vec::new();
    for line in file.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let all = Language::ALL.into_iter();
            language = all.clone().find(|language| language.tag() == heading);
            assert!(language.is_some(), "{heading} is no language");
        }
        let Some(cells) = line.strip_prefix('|') else {
            continue;
        };
        let cells: Vec<&str> = cells.split('|').map(str::trim).collect();
        let [say, not, only_in, allowed, _, ""] = cells[..] else {
            panic!("five cells in {line}");
        };
        if say == "say" || say.starts_with("---") {
            continue;
        }
        let term = Term {
            language: language.expect("a language above the table"),
            say: say.to_owned(),
            not: parts(not),
            only_in: parts(only_in),
            allowed: parts(allowed),
        };
        assert!(!term.not.is_empty(), "{line} rules out nothing");
        terms.push(term);
    }
    for language in Language::ALL {
        assert!(terms.iter().any(|term| term.language == language));
    }
    terms
}

fn parts(cell: &str) -> Vec<String> {
    let parts = cell.split(';').map(str::trim);
    parts
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

impl Term {
    /// What is wrong with the text, and what to write instead.
    pub(crate) fn fault(&self, text: &Text) -> Option<String> {
        let here = self.only_in.is_empty()
            || self
                .only_in
                .iter()
                .any(|place| text.file.contains(place.as_str()));
        if !here || !text.languages.contains(&self.language) {
            return None;
        }
        let mut rest = text.text.clone();
        for allowed in &self.allowed {
            rest = rest.replace(allowed.as_str(), "");
        }
        let word = self.not.iter().find(|word| Self::finds(word, &rest))?;
        Some(format!(
            "{}:{}: “{word}”: write “{}” in “{}”",
            text.file, text.line, self.say, text.text
        ))
    }

    /// Whether the word stands in the text: a whole word, small or capital, if it is of letters.
    pub(crate) fn finds(word: &str, text: &str) -> bool {
        let (word, text) = (word.to_ascii_lowercase(), text.to_ascii_lowercase());
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        let mut places = text.match_indices(&word);
        places.any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + word.len()..]);
            let begins = !letter(word.chars().next()) || !letter(before.chars().next_back());
            let ends = !letter(word.chars().next_back()) || !letter(after.chars().next());
            begins && ends
        })
    }
}
