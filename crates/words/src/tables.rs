use crate::table::{Source, Words};
use crate::{Checking, Interface, Language, Picture, sentences::Phrases};

/// All tables of a language that widgets use.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    pub(crate) phrases: &'static Phrases,
    pub(crate) picture: &'static Picture,
    pub(crate) interface: &'static Interface,
    pub(crate) checking: &'static Checking,
}

impl Tables {
    /// How many lines a language is written on.
    const LINES: usize = Phrases::LINES + Picture::LINES + Interface::LINES + Checking::LINES;

    /// Reads the lines that [`Self::lines`] has written; `None` if they are too few or too many, or
    /// the last is cut short.
    pub(crate) fn read(language: Language, lines: &str) -> Option<Self> {
        if lines.lines().count() != Self::LINES || !lines.ends_with('\n') {
            return None;
        }
        let mut source = Source::new(Box::leak(lines.into()), language);
        let phrases = read(&mut source);
        source.refer_to(phrases);
        Some(Self {
            phrases,
            picture: read(&mut source),
            interface: read(&mut source),
            checking: read(&mut source),
        })
    }

    /// A word a line.
    pub(crate) fn lines(&self) -> String {
        let mut page = Vec::new();
        self.phrases.write(&mut page);
        self.picture.write(&mut page);
        self.interface.write(&mut page);
        self.checking.write(&mut page);
        page.join("\n") + "\n"
    }
}

/// A table, kept for good: there is one of each in a language.
fn read<T: Words + 'static>(source: &mut Source) -> &'static T {
    let table = Box::leak(Box::new(T::BLANK));
    table.read(source);
    table
}

#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
mod source {
    use super::Tables;
    use crate::{Language, checking, interface, picture, sentences};

    static ZH_HANT: Tables = Tables {
        phrases: &sentences::ZH_HANT,
        picture: &picture::ZH_HANT,
        interface: &interface::ZH_HANT,
        checking: &checking::ZH_HANT,
    };

    static ZH_HANS: Tables = Tables {
        phrases: &sentences::ZH_HANS,
        picture: &picture::ZH_HANS,
        interface: &interface::ZH_HANS,
        checking: &checking::ZH_HANS,
    };

    static EN: Tables = Tables {
        phrases: &sentences::EN,
        picture: &picture::EN,
        interface: &interface::EN,
        checking: &checking::EN,
    };

    pub(crate) fn tables(language: Language) -> Tables {
        match language {
            Language::ZhHant => ZH_HANT,
            Language::ZhHans => ZH_HANS,
            Language::En => EN,
        }
    }

    pub(super) fn keep(_: Language, _: Tables) {}
}

/// In the browser a language is what has been fetched of it.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
mod source {
    use super::Tables;
    use crate::Language;
    use std::cell::Cell;

    thread_local! {
        static LEARNT: [Cell<Option<Tables>>; 3] = const { [const { Cell::new(None) }; 3] };
    }

    /// Nothing is spoken before it is known: the loader waits for the lines.
    pub(crate) fn tables(language: Language) -> Tables {
        let tables = LEARNT.with(|learnt| learnt[language as usize].get());
        tables.expect("a language is learnt before it is spoken")
    }

    pub(super) fn keep(language: Language, tables: Tables) {
        LEARNT.with(|learnt| learnt[language as usize].set(Some(tables)));
    }
}

pub(crate) use source::tables;

impl Language {
    /// The words of this language as lines of text, to be [learnt](Self::learn) in a browser.
    #[must_use]
    pub fn lines(self) -> String {
        tables(self).lines()
    }

    /// Takes the words of this language from lines of text, before the first of them is used;
    /// whether they are whole. Where they are not, nothing is taken.
    ///
    /// Only the wasm of the widgets has no words built in; elsewhere this only checks them.
    ///
    /// ```
    /// use nian_words::Language;
    ///
    /// let lines = Language::En.lines();
    /// assert!(Language::En.learn(&lines));
    /// assert!(!Language::En.learn("a single line\n"));
    /// ```
    #[must_use]
    pub fn learn(self, lines: &str) -> bool {
        let tables = Tables::read(self, lines);
        tables
            .inspect(|&tables| source::keep(self, tables))
            .is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;
    use crate::Language;

    #[test]
    fn what_is_written_down_is_what_is_read() {
        for language in Language::ALL {
            let lines = language.lines();
            let tables = Tables::read(language, &lines).expect("whole");
            assert_eq!(tables.lines(), lines);
            assert_eq!(tables.phrases.language, language);
        }
    }

    #[test]
    fn words_that_are_not_whole_are_refused() {
        for language in Language::ALL {
            let lines = language.lines();
            let cut = |bytes: usize| {
                lines
                    .get(..bytes)
                    .is_some_and(|lines| language.learn(lines))
            };
            assert!(cut(lines.len()));
            assert!((0..lines.len()).all(|bytes| !cut(bytes)), "cut short");
            assert!(!language.learn(&(lines.clone() + "one more\n")));
            assert!(!language.learn("<!DOCTYPE html>\n<title>404</title>\n"));
        }
    }
}
