//! The languages there are, and what is known of each.

use crate::source::{Language, Source};
use std::fmt::Write;

pub(crate) fn generated(source: &Source) -> String {
    let all = &source.languages;
    let with_pages: Vec<_> = all.iter().filter(|one| one.folder.has_pages()).collect();
    let mut text = String::from(
        "/// A language of the reader.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]\n\
         pub enum Language {\n",
    );
    for (index, language) in all.iter().enumerate() {
        let default = if index == 0 { "    #[default]\n" } else { "" };
        let (name, tag) = (language.about("name"), &language.tag);
        let variant = language.variant();
        write!(text, "    /// {name}, `{tag}`.\n{default}    {variant},\n").unwrap();
    }
    text.push_str("}\n\nimpl Language {\n");
    list(
        &mut text,
        "All of them, in the order in which they are offered.",
        "ALL",
        all.iter(),
    );
    list(
        &mut text,
        "Those in which our pages are written; the others are spoken by widgets only.",
        "WITH_PAGES",
        with_pages.into_iter(),
    );
    text.push_str(&matches(
        "The BCP 47 tag.",
        "tag",
        "&'static str",
        source,
        |one| format!("{:?}", one.tag),
    ));
    text.push_str(&matches(
        "The name of the language, in itself.",
        "name",
        "&'static str",
        source,
        |one| format!("{:?}", one.about("name")),
    ));
    let read: Vec<_> = all
        .iter()
        .map(|one| {
            let codes = listed(one.tag.split('-').take(1), one.about("members"));
            let own = listed(one.tag.split('-').skip(1), one.about("also"));
            format!("({codes:?}, {own:?})")
        })
        .collect();
    let (count, read) = (read.len(), read.join(", "));
    writeln!(
        text,
        "    /// The [codes](Self::codes) and [subtags](Self::subtags) of each.\n    \
         const READ_AS: [(&str, &str); {count}] = [{read}];\n"
    )
    .unwrap();
    text.push_str(&matches(
        "What a tag of this language begins with: its own code and its members', a space between.",
        "codes",
        "&'static str",
        source,
        |one| {
            format!(
                "{:?}",
                listed(one.tag.split('-').take(1), one.about("members"))
            )
        },
    ));
    text.push_str(&matches(
        "What in a tag, after its language, means this one: scripts and regions in small letters, a space between.",
        "subtags",
        "&'static str",
        source,
        |one| format!("{:?}", listed(one.tag.split('-').skip(1), one.about("also"))),
    ));
    text.push_str(&matches(
        "The folder on our site of its pages, or of those in the nearest language that has any: empty for \
        the first language, which stands at the root, else with a slash at its end.",
        "folder",
        "&'static str",
        source,
        |one| {
            let written = source.written(one);
            let first = written.tag == all[0].tag;
            format!("{:?}", if first { String::new() } else { format!("{}/", written.tag) })
        },
    ));
    text.push_str(&matches(
        "The language whose text stands where this one has none.",
        "nearest",
        "Self",
        source,
        |one| format!("Self::{}", source.nearest(one).variant()),
    ));
    text.push_str("}\n");
    text
}

/// Parts of the tag, and what the language's own file adds to them.
fn listed<'a>(own: impl Iterator<Item = &'a str>, added: &'a str) -> String {
    let all: Vec<_> = own.chain(added.split_whitespace()).collect();
    all.join(" ").to_ascii_lowercase()
}

fn list<'a>(
    text: &mut String,
    about: &str,
    name: &str,
    languages: impl ExactSizeIterator<Item = &'a Language>,
) {
    let count = languages.len();
    let all: Vec<_> = languages
        .map(|one| format!("Self::{}", one.variant()))
        .collect();
    let all = all.join(", ");
    write!(
        text,
        "    /// {about}\n    pub const {name}: [Self; {count}] = [{all}];\n\n"
    )
    .unwrap();
}

/// A function that says a thing of each language.
fn matches(
    about: &str,
    name: &str,
    kind: &str,
    source: &Source,
    of: impl Fn(&Language) -> String,
) -> String {
    let mut text = format!(
        "    /// {about}\n    #[must_use]\n    pub const fn {name}(self) -> {kind} {{\n        match self {{\n"
    );
    for language in &source.languages {
        let (variant, what) = (language.variant(), of(language));
        writeln!(text, "            Self::{variant} => {what},").unwrap();
    }
    text + "        }\n    }\n\n"
}
