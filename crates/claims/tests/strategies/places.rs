//! Where sentences stand, and what stands there.

use nian_solver::Method;
use nian_texts::{Folder, compiled};
use std::fs;
use std::path::{Path, PathBuf};

/// A place that sentences are written in by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A section of an article.
    Prose {
        article: &'static str,
        section: &'static str,
    },
    /// A lesson: `ARTICLE/EXAMPLE`.
    Example(&'static str),
    /// The sentences that the widgets say.
    Sentences,
    /// The notes for teachers.
    Teaching,
    /// The hints that tell how one finds out.
    Hints,
}

/// A section of an article.
pub(crate) const fn prose(article: &'static str, section: &'static str) -> Place {
    Place::Prose { article, section }
}

const ARTICLES: [&str; 4] = [
    "nim-and-variants",
    "odd-even-two-sides",
    "fibonacci-nim",
    "odd-total",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

impl Place {
    /// All its words in a language, without markup.
    pub(crate) fn text(self, language: &str) -> String {
        match self {
            Self::Prose { article, section } => {
                let text = read(&format!("www/articles/{article}/prose.{language}.md"));
                let found = sections(&text).find(|(id, _)| *id == section);
                let (_, text) = found.unwrap_or_else(|| panic!("{article}: no #{section}"));
                without_markup(text)
            }
            Self::Example(id) => {
                let (article, name) = id.split_once('/').expect("an article and an example");
                let file = format!("www/articles/{article}/examples/{name}.json");
                texts(&read(&file), language)
            }
            Self::Sentences => sentences(language),
            Self::Teaching => one_space(&read(&format!(
                "crates/words/texts/{language}/pages/teach_notes.txt"
            ))),
            Self::Hints => Self::hints(language).map(|(_, text)| text).join("\n"),
        }
    }

    /// The hints in a language: their names and what they say.
    pub(crate) fn hints(language: &str) -> [(String, String); Method::NAMES.len()] {
        let file = read(&format!("crates/words/texts/{language}/hints.txt"));
        let hints = file.lines().filter_map(|line| {
            let (name, text) = line.strip_prefix("methods.")?.split_once(" = ")?;
            Some((name.to_owned(), text.to_owned()))
        });
        let hints: Vec<_> = hints.collect();
        hints.try_into().expect("a hint for each method")
    }
}

/// The texts that sentences are made of, a line each, their slots as the program has them. Hints are a place of their own.
fn sentences(language: &str) -> String {
    let folder = |language: &str| {
        let path = root().join("crates/words/texts").join(language);
        Folder::read(&path).expect("texts")
    };
    let (first, own) = (folder("zh-Hant"), folder(language));
    let mut texts = Vec::new();
    for (name, file) in first.fetched() {
        if !["checking", "forms", "hints", "interface", "picture"].contains(&name.as_str()) {
            for message in &file.messages {
                let own = own.file(name).and_then(|own| own.message(&message.key));
                let text = compiled(message, own.expect("a text")).expect("a text that fits");
                texts.push(one_space(&text));
            }
        }
    }
    texts.join("\n")
}

/// The sections of an article: their ids, and what follows the heading.
fn sections(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("\n##").skip(1).filter_map(|section| {
        let (heading, text) = section.split_once('\n')?;
        let id = heading.split_once("{#")?.1.split_once('}')?.0;
        Some((id, text))
    })
}

/// Prose without tags, emphasis and links’ addresses.
fn without_markup(text: &str) -> String {
    let mut words = String::new();
    for piece in text.split('<') {
        words.push_str(piece.split_once('>').map_or(piece, |(_, text)| text));
    }
    let words = words.replace("&lt;", "<").replace("&gt;", ">");
    one_space(&words.replace('*', ""))
}

fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a lesson says in a language, all of it.
fn texts(json: &str, language: &str) -> String {
    let key = format!("\"{language}\": \"");
    let texts = json.split(&key).skip(1).map(|rest| {
        let end = rest
            .char_indices()
            .find(|&(at, sign)| sign == '"' && !rest[..at].ends_with('\\'));
        &rest[..end.map_or(rest.len(), |(at, _)| at)]
    });
    texts.collect::<Vec<_>>().join("\n")
}

/// Whether a number stands in a text, not merely as a part of a larger one.
pub(crate) fn has_number(text: &str, number: u64) -> bool {
    let mut numbers = text.split(|sign: char| !sign.is_ascii_digit());
    numbers.any(|digits| digits == number.to_string())
}

/// The English sentences of the articles, the lessons and the widgets that promise something for
/// many cases.
pub(crate) fn promises() -> Vec<(Place, String)> {
    let mut places = vec![Place::Sentences, Place::Teaching, Place::Hints];
    for article in ARTICLES {
        let text: &'static str = read(&format!("www/articles/{article}/prose.en.md")).leak();
        places.extend(sections(text).map(|(section, _)| Place::Prose { article, section }));
        let folder = root().join("www/articles").join(article).join("examples");
        for file in fs::read_dir(folder).expect("lessons").flatten() {
            let name = file.file_name().into_string().expect("a name");
            let id: &'static str = format!("{article}/{}", name.trim_end_matches(".json")).leak();
            places.push(Place::Example(id));
        }
    }
    let mut found = Vec::new();
    for place in places {
        let text = place.text("en");
        // A formula in brackets or a name with a full stop ends no sentence: a space must follow.
        for sentence in text.split(". ").flat_map(|text| text.split('\n')) {
            if promises_much(sentence) {
                found.push((place, sentence.to_owned()));
            }
        }
    }
    found
}

fn promises_much(sentence: &str) -> bool {
    let sentence = sentence.to_lowercase();
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let many = ["whatever", "whichever", "always"];
    let says_many = words
        .iter()
        .any(|word| many.contains(&word.trim_matches(|sign: char| !sign.is_alphabetic())));
    // “from 7 on”, “from 22 stones on”, “from heap $1 on”
    let is_number =
        |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '$');
    let says_on = words.iter().enumerate().any(|(place, word)| {
        let next: Vec<&str> = words[place + 1..].iter().take(3).copied().collect();
        let on = next
            .iter()
            .position(|next| next.trim_matches(|sign: char| !sign.is_alphabetic()) == "on");
        *word == "from" && on.is_some_and(|on| next[..on].iter().any(&is_number))
    });
    says_many || says_on
}
