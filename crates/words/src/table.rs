//! Tables of words, and how they are written down as lines of text and read again.
//!
//! A language is a static for each table, so a word left out does not compile. The browser does not
//! carry three languages in its wasm: it fetches the lines of the reader's own.

use crate::Language;
use crate::sentences::Phrases;
use std::str::Lines;

/// What is a word or made of words, in a fixed order.
pub(crate) trait Words: Sized {
    /// The words, read from as many lines as they take.
    fn read(lines: &mut Source) -> Self;

    /// The same lines.
    fn write(&self, lines: &mut Vec<&'static str>);
}

/// Lines to read words from, and what is not written in them.
pub(crate) struct Source {
    lines: Lines<'static>,
    language: Language,
    phrases: Option<&'static Phrases>,
    missing: bool,
}

impl Source {
    /// The lines of `text`, which are in `language`.
    pub(crate) fn new(text: &'static str, language: Language) -> Self {
        Self {
            lines: text.lines(),
            language,
            phrases: None,
            missing: false,
        }
    }

    /// From now on, tables that refer to the phrases of their language refer to these.
    pub(crate) fn refer_to(&mut self, phrases: &'static Phrases) {
        self.phrases = Some(phrases);
    }

    /// Whether there were as many lines as were read.
    pub(crate) fn spent(mut self) -> bool {
        !self.missing && self.lines.next().is_none()
    }
}

impl Words for &'static str {
    fn read(source: &mut Source) -> Self {
        let line = source.lines.next();
        source.missing |= line.is_none();
        line.unwrap_or_default()
    }

    fn write(&self, lines: &mut Vec<&'static str>) {
        lines.push(self);
    }
}

impl<T: Words, const N: usize> Words for [T; N] {
    fn read(source: &mut Source) -> Self {
        std::array::from_fn(|_| T::read(source))
    }

    fn write(&self, lines: &mut Vec<&'static str>) {
        for words in self {
            words.write(lines);
        }
    }
}

impl Words for Language {
    fn read(source: &mut Source) -> Self {
        source.language
    }

    fn write(&self, _: &mut Vec<&'static str>) {}
}

impl Words for &'static Phrases {
    fn read(source: &mut Source) -> Self {
        source.phrases.expect("phrases are read before the tables")
    }

    fn write(&self, _: &mut Vec<&'static str>) {}
}

/// A struct of words.
macro_rules! words {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $($(#[$doc:meta])* $open:vis $word:ident: $type:ty,)*
        }
    ) => {
        $(#[$about])*
        $visible struct $name {
            $($(#[$doc])* $open $word: $type,)*
        }

        impl $crate::table::Words for $name {
            fn read(source: &mut $crate::table::Source) -> Self {
                Self {
                    $($word: $crate::table::Words::read(source),)*
                }
            }

            fn write(&self, lines: &mut Vec<&'static str>) {
                $($crate::table::Words::write(&self.$word, lines);)*
            }
        }
    };
}

/// A public struct of words, each of which is read by the method of its name. What has slots is
/// in `templates`.
macro_rules! table {
    (
        $(#[$about:meta])*
        $table:ident { $($(#[$doc:meta])* $word:ident: $type:ty,)* }
    ) => {
        $crate::table::words! {
            $(#[$about])*
            pub struct $table {
                $($word: $type,)*
                templates: Templates,
            }
        }

        impl $table {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $word(&self) -> $type {
                    self.$word
                }
            )*
        }
    };
}

pub(crate) use {table, words};
