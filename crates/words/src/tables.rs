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
    /// Reads the lines that [`Self::text`] has written; `None` if they are too few or too many.
    pub(crate) fn read(language: Language, text: &str) -> Option<Self> {
        let text: &'static str = Box::leak(text.into());
        let mut source = Source::new(text, language);
        let phrases: &'static Phrases = Box::leak(Box::new(Words::read(&mut source)));
        source.refer_to(phrases);
        let tables = Self {
            phrases,
            picture: Box::leak(Box::new(Words::read(&mut source))),
            interface: Box::leak(Box::new(Words::read(&mut source))),
            checking: Box::leak(Box::new(Words::read(&mut source))),
        };
        source.spent().then_some(tables)
    }

    /// A word a line.
    pub(crate) fn text(&self) -> String {
        let mut lines = Vec::new();
        self.phrases.write(&mut lines);
        self.picture.write(&mut lines);
        self.interface.write(&mut lines);
        self.checking.write(&mut lines);
        lines.join("\n")
    }
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

    pub(crate) fn tables(language: Language) -> &'static Tables {
        match language {
            Language::ZhHant => &ZH_HANT,
            Language::ZhHans => &ZH_HANS,
            Language::En => &EN,
        }
    }

    pub(super) fn keep(_: Language, _: Tables) {}
}

/// In the browser a language is what has been fetched of it.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
mod source {
    use super::Tables;
    use crate::Language;
    use std::sync::OnceLock;

    static KNOWN: [OnceLock<Tables>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];

    /// Nothing is spoken before it is known: the loader waits for the lines.
    pub(crate) fn tables(language: Language) -> &'static Tables {
        KNOWN[language as usize]
            .get()
            .expect("a language is learnt before it is spoken")
    }

    pub(super) fn keep(language: Language, tables: Tables) {
        // Learnt twice, it is the same.
        let _ = KNOWN[language as usize].set(tables);
    }
}

pub(crate) use source::tables;

impl Language {
    /// The words of this language as lines of text, to be [learnt](Self::learn) in a browser.
    #[must_use]
    pub fn lines(self) -> String {
        tables(self).text()
    }

    /// Takes the words of this language from lines of text, before the first of them is used;
    /// whether they are as many as there should be.
    ///
    /// Only the wasm of the widgets has no words built in; elsewhere this only checks them.
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
            let learnt = Tables::read(language, &lines).expect("all lines");
            assert_eq!(learnt.text(), lines);
        }
    }

    #[test]
    fn a_line_too_few_or_too_many_is_noticed() {
        for language in Language::ALL {
            let lines = language.lines();
            let (fewer, _) = lines.rsplit_once('\n').expect("many lines");
            assert!(language.learn(&lines));
            assert!(!language.learn(fewer));
            assert!(!language.learn(&(lines + "\none more")));
        }
    }
}
