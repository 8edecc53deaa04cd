//! Tables of words, and how they are written down as lines of text and read again.
//!
//! A language is a static for each table, so a word left out does not compile. The browser does not
//! carry three languages in its wasm: it fetches the lines of the reader's own, portion by portion.

use crate::sentences::Phrases;
use crate::{Language, Portion};
use std::str::Lines;

/// The lines of each portion that is known, in the order of [`Portion::ALL`].
pub(crate) type Texts = [Option<&'static str>; Portion::ALL.len()];

/// What stands for a word of a portion that has not been learnt. No reader should ever see it.
const UNLEARNT: &str = "⍰";

/// What is a word or made of words, in a fixed order.
pub(crate) trait Words: Sized {
    /// None of the words is known.
    const UNLEARNT: Self;

    /// Reads the words, each portion from as many lines as it takes.
    ///
    /// In place: made one by one and then moved, the tables took four times as much code.
    fn read(&mut self, source: &mut Source);

    /// Writes the same lines.
    fn write(&self, pages: &mut Pages);
}

/// Lines to read words from, and what is not written in them.
pub(crate) struct Source {
    portions: [Option<Lines<'static>>; Portion::ALL.len()],
    open: Portion,
    language: Language,
    phrases: &'static Phrases,
    missing: bool,
}

impl Source {
    /// The lines of `texts`, which are in `language`.
    pub(crate) fn new(texts: &Texts, language: Language) -> Self {
        Self {
            portions: texts.map(|text| text.map(str::lines)),
            open: Portion::Always,
            language,
            phrases: &Phrases::UNLEARNT,
            missing: false,
        }
    }

    /// From now on, tables that refer to the phrases of their language refer to these.
    pub(crate) fn refer_to(&mut self, phrases: &'static Phrases) {
        self.phrases = phrases;
    }

    /// The next lines are of this portion; which they were of before.
    pub(crate) fn turn_to(&mut self, portion: Portion) -> Portion {
        std::mem::replace(&mut self.open, portion)
    }

    /// Whether there were as many lines as were read.
    pub(crate) fn spent(self) -> bool {
        let mut left = self.portions.into_iter().flatten();
        !self.missing && left.all(|mut lines| lines.next().is_none())
    }
}

/// Lines that words are written to, by portion.
pub(crate) struct Pages {
    pub(crate) portions: [Vec<&'static str>; Portion::ALL.len()],
    open: Portion,
}

impl Pages {
    /// Nothing is written yet.
    pub(crate) fn new() -> Self {
        Self {
            portions: [const { Vec::new() }; Portion::ALL.len()],
            open: Portion::Always,
        }
    }

    /// The next lines are of this portion; which they were of before.
    pub(crate) fn turn_to(&mut self, portion: Portion) -> Portion {
        std::mem::replace(&mut self.open, portion)
    }
}

impl Words for &'static str {
    const UNLEARNT: Self = UNLEARNT;

    #[inline(never)]
    fn read(&mut self, source: &mut Source) {
        if let Some(lines) = &mut source.portions[source.open as usize] {
            let line = lines.next();
            source.missing |= line.is_none();
            *self = line.unwrap_or_default();
        }
    }

    fn write(&self, pages: &mut Pages) {
        pages.portions[pages.open as usize].push(self);
    }
}

impl<T: Words, const N: usize> Words for [T; N] {
    const UNLEARNT: Self = [const { T::UNLEARNT }; N];

    fn read(&mut self, source: &mut Source) {
        for words in self {
            words.read(source);
        }
    }

    fn write(&self, pages: &mut Pages) {
        for words in self {
            words.write(pages);
        }
    }
}

impl Words for Language {
    const UNLEARNT: Self = Self::ZhHant;

    fn read(&mut self, source: &mut Source) {
        *self = source.language;
    }

    fn write(&self, _: &mut Pages) {}
}

impl Words for &'static Phrases {
    const UNLEARNT: Self = &Phrases::UNLEARNT;

    fn read(&mut self, source: &mut Source) {
        *self = source.phrases;
    }

    fn write(&self, _: &mut Pages) {}
}

/// A struct of words, each in the portion that is named around it.
macro_rules! words {
    (
        $(#[$about:meta])*
        $visible:vis struct $name:ident {
            $(in $portion:ident {
                $($(#[$doc:meta])* $open:vis $word:ident: $type:ty,)*
            })*
        }
    ) => {
        $(#[$about])*
        $visible struct $name {
            $($($(#[$doc])* $open $word: $type,)*)*
        }

        impl $crate::table::Words for $name {
            const UNLEARNT: Self = Self {
                $($($word: $crate::table::Words::UNLEARNT,)*)*
            };

            fn read(&mut self, source: &mut $crate::table::Source) {
                $(
                    let before = source.turn_to($crate::Portion::$portion);
                    $($crate::table::Words::read(&mut self.$word, source);)*
                    source.turn_to(before);
                )*
            }

            fn write(&self, pages: &mut $crate::table::Pages) {
                $(
                    let before = pages.turn_to($crate::Portion::$portion);
                    $($crate::table::Words::write(&self.$word, pages);)*
                    pages.turn_to(before);
                )*
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
            $(in $portion:ident {
                $($(#[$doc:meta])* $word:ident: $type:ty,)*
            })*
        }
    ) => {
        $crate::table::words! {
            $(#[$about])*
            pub struct $table {
                $(in $portion { $($word: $type,)* })*
                in Always { templates: Templates, }
            }
        }

        impl $table {
            $($(
                $(#[$doc])*
                #[must_use]
                pub fn $word(&self) -> $type {
                    self.$word
                }
            )*)*
        }
    };
}

pub(crate) use {table, words};
