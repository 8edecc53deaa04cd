//! Tables of words, and how they are written down as lines of text and read again.
//!
//! A language is a static for each table, so a word left out does not compile. The browser does not
//! carry three languages in its wasm: it fetches the lines of the reader's own.

use crate::Language;
use crate::sentences::Phrases;
use std::str::Lines;

/// What is a word or made of words, in a fixed order.
pub(crate) trait Words: Sized {
    /// How many lines it is written on.
    const LINES: usize;

    /// What there is before it is read.
    const BLANK: Self;

    /// Reads the words, each from a line.
    ///
    /// In place: made one by one and then moved, the tables took four times as much code.
    fn read(&mut self, source: &mut Source);

    /// Writes the same lines.
    fn write(&self, page: &mut Vec<&'static str>);
}

/// Lines to read words from, and what is not written in them.
pub(crate) struct Source {
    lines: Lines<'static>,
    language: Language,
    phrases: &'static Phrases,
}

impl Source {
    /// The lines of `text`, which are in `language`.
    pub(crate) fn new(text: &'static str, language: Language) -> Self {
        Self {
            lines: text.lines(),
            language,
            phrases: &Phrases::BLANK,
        }
    }

    /// From now on, tables that refer to the phrases of their language refer to these.
    pub(crate) fn refer_to(&mut self, phrases: &'static Phrases) {
        self.phrases = phrases;
    }
}

impl Words for &'static str {
    const LINES: usize = 1;
    const BLANK: Self = "";

    fn read(&mut self, source: &mut Source) {
        *self = source.lines.next().unwrap_or_default();
    }

    fn write(&self, page: &mut Vec<&'static str>) {
        page.push(self);
    }
}

impl<T: Words, const N: usize> Words for [T; N] {
    const LINES: usize = N * T::LINES;
    const BLANK: Self = [const { T::BLANK }; N];

    fn read(&mut self, source: &mut Source) {
        for words in self {
            words.read(source);
        }
    }

    fn write(&self, page: &mut Vec<&'static str>) {
        for words in self {
            words.write(page);
        }
    }
}

impl Words for Language {
    const LINES: usize = 0;
    const BLANK: Self = Self::ZhHant;

    fn read(&mut self, source: &mut Source) {
        *self = source.language;
    }

    fn write(&self, _: &mut Vec<&'static str>) {}
}

impl Words for &'static Phrases {
    const LINES: usize = 0;
    const BLANK: Self = &Phrases::BLANK;

    fn read(&mut self, source: &mut Source) {
        *self = source.phrases;
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
            const LINES: usize = 0 $(+ <$type as $crate::table::Words>::LINES)*;

            const BLANK: Self = Self {
                $($word: $crate::table::Words::BLANK,)*
            };

            fn read(&mut self, source: &mut $crate::table::Source) {
                $($crate::table::Words::read(&mut self.$word, source);)*
            }

            fn write(&self, page: &mut Vec<&'static str>) {
                $($crate::table::Words::write(&self.$word, page);)*
            }
        }
    };
}

/// A public struct of words, each of which is read by the method of its name. What has slots is
/// in `templates`.
macro_rules! table {
    (
        $(#[$about:meta])*
        $table:ident {
            $($(#[$doc:meta])* $word:ident: $type:ty,)*
        }
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
