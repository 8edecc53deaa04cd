//! All folders, held against the first.

use nian_texts::{Fault, File, Folder, Message, check, compiled, is_for_pages};
use std::fs;
use std::path::Path;

/// The language that says which texts there are, with which slots.
const FIRST: &str = "zh-Hant";

/// The languages, the first one first.
pub(crate) struct Source {
    pub(crate) languages: Vec<Language>,
    /// What languages of widgets only lack; the nearest one stands in.
    pub(crate) missing: Vec<Fault>,
}

pub(crate) struct Language {
    pub(crate) tag: String,
    pub(crate) folder: Folder,
}

impl Source {
    pub(crate) fn read(folder: &Path) -> Result<Self, Vec<Fault>> {
        let mut languages = Vec::new();
        for entry in fs::read_dir(folder).expect("the folder of texts") {
            let path = entry.expect("an entry").path();
            let tag = path.file_name().and_then(|name| name.to_str());
            let tag = tag.expect("a tag").to_owned();
            let folder = Folder::read(&path)?;
            languages.push(Language { tag, folder });
        }
        let place = |language: &Language| {
            let place = language.about("place").parse::<u32>();
            (place.unwrap_or(u32::MAX), language.tag.clone())
        };
        languages.sort_by_key(place);
        assert_eq!(languages[0].tag, FIRST, "the first language has place 1");
        let source = Self {
            languages,
            missing: Vec::new(),
        };
        source.checked()
    }

    /// A language of widgets only may lack texts; else a fault ends the build.
    fn checked(mut self) -> Result<Self, Vec<Fault>> {
        let mut wrong = Vec::new();
        for language in &self.languages {
            let whole = language.folder.has_pages();
            for fault in check(&self.languages[0].folder, &language.folder) {
                let to = match fault.missing {
                    Some(_) if !whole => &mut self.missing,
                    _ => &mut wrong,
                };
                to.push(fault);
            }
        }
        if wrong.is_empty() {
            Ok(self)
        } else {
            Err(wrong)
        }
    }

    pub(crate) fn schema(&self) -> &Folder {
        &self.languages[0].folder
    }

    /// A text in a language, or in the nearest that has it, and which that is.
    pub(crate) fn text<'a>(
        &'a self,
        language: &'a Language,
        file: &str,
        message: &Message,
    ) -> (&'a Language, String) {
        let file_of = |language: &'a Language| language.folder.file(file);
        let mut from = language;
        loop {
            let own = file_of(from).and_then(|own| own.message(&message.key));
            if let Some(own) = own {
                return (from, compiled(message, own).expect("it is checked"));
            }
            from = self.nearest(from);
        }
    }

    /// The lines of a language that a browser fetches. What another language says there is marked
    /// (`Language::marked`).
    pub(crate) fn lines<'a>(
        &self,
        language: &Language,
        files: impl Iterator<Item = &'a (String, File)>,
    ) -> String {
        let has_pages = language.folder.has_pages();
        language.folder.lines(files, |file, message| {
            if is_for_pages(file) && !has_pages {
                return String::new(); // no page of ours is in this language
            }
            let (from, text) = self.text(language, file, message);
            let letters = from.tag.bytes().map(|byte| 0xe0000 + u32::from(byte));
            let tag: String = letters.filter_map(char::from_u32).collect();
            format!("\u{2063}{tag}\u{2063}{text}\u{2064}")
        })
    }

    /// The nearest language that has pages: itself, if it has.
    pub(crate) fn written<'a>(&'a self, language: &'a Language) -> &'a Language {
        let mut at = language;
        while !at.folder.has_pages() {
            at = self.nearest(at);
        }
        at
    }

    /// The language whose texts stand where this one has none.
    pub(crate) fn nearest(&self, language: &Language) -> &Language {
        let tag = language.about("nearest");
        let mut others = self.languages.iter();
        let nearest = others.find(|other| other.tag == tag && other.tag != language.tag);
        nearest.unwrap_or_else(|| {
            panic!(
                "{}/about.txt: `nearest` is no language",
                language.folder.path
            )
        })
    }
}

impl Language {
    /// What the language's own file says of it.
    pub(crate) fn about(&self, key: &str) -> &str {
        let about = self.folder.file("about").and_then(|file| file.message(key));
        about.map_or("", |message| message.text.as_str())
    }

    /// The name of the language in the program: `ZhHant`.
    pub(crate) fn variant(&self) -> String {
        camel(&self.tag)
    }
}

/// `several_dice` as a type is called: `SeveralDice`.
pub(crate) fn camel(name: &str) -> String {
    let name = name.rsplit('/').next().unwrap_or(name);
    let parts = name.split(['_', '-']);
    parts
        .map(|part| part[..1].to_ascii_uppercase() + &part[1..])
        .collect()
}

/// A comment as documentation.
pub(crate) fn doc(comment: &[String]) -> String {
    let lines = comment.iter();
    lines.map(|line| format!("/// {line}\n")).collect()
}

/// What is said of a text: its comment, else the text itself.
pub(crate) fn about(message: &Message) -> String {
    if message.comment.is_empty() {
        format!("/// `{}`\n", message.text.replace('`', "'"))
    } else {
        doc(&message.comment)
    }
}

/// A text of its own, or the texts of a list.
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    pub(crate) messages: &'a [Message],
    pub(crate) is_list: bool,
}

impl Entry<'_> {
    /// How many slots the text has; of a list, the text with the most.
    pub(crate) fn slots(&self) -> usize {
        let slots = self.messages.iter().map(|message| message.slots.len());
        slots.max().unwrap_or_default()
    }
}

/// The messages of a file, those of a list together.
pub(crate) fn entries(file: &File) -> impl Iterator<Item = Entry<'_>> {
    let together =
        |one: &Message, next: &Message| one.list().1.is_some() && one.list().0 == next.list().0;
    file.messages.chunk_by(together).map(|messages| {
        let (name, entry) = messages[0].list();
        Entry {
            name,
            messages,
            is_list: entry.is_some(),
        }
    })
}
