use crate::table::{Pages, Source, Texts, Words};
use crate::{Checking, Interface, Language, Picture, Portion, sentences::Phrases};

/// All tables of a language that widgets use.
#[derive(Clone, Copy)]
pub(crate) struct Tables {
    pub(crate) phrases: &'static Phrases,
    pub(crate) picture: &'static Picture,
    pub(crate) interface: &'static Interface,
    pub(crate) checking: &'static Checking,
}

impl Tables {
    /// Reads the lines that [`Self::pages`] has written; `None` if some portion has too few or too
    /// many.
    pub(crate) fn read(language: Language, texts: &Texts) -> Option<Self> {
        let mut source = Source::new(texts, language);
        let phrases = read(&mut source);
        source.refer_to(phrases);
        let tables = Self {
            phrases,
            picture: read(&mut source),
            interface: read(&mut source),
            checking: read(&mut source),
        };
        source.spent().then_some(tables)
    }

    /// A word a line.
    pub(crate) fn pages(&self) -> Pages {
        let mut pages = Pages::new();
        self.phrases.write(&mut pages);
        self.picture.write(&mut pages);
        self.interface.write(&mut pages);
        self.checking.write(&mut pages);
        pages
    }
}

/// A table, kept for good: there are as many of each as there are portions of a language.
fn read<T: Words + 'static>(source: &mut Source) -> &'static T {
    let table = Box::leak(Box::new(T::UNLEARNT));
    table.read(source);
    table
}

#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
mod source {
    use super::{Tables, Texts};
    use crate::{Language, Portion, checking, interface, picture, sentences};

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

    pub(super) fn texts(_: Language) -> Texts {
        [None; Portion::ALL.len()]
    }

    pub(super) fn keep(_: Language, _: Texts, _: Tables) {}
}

/// In the browser a language is what has been fetched of it.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
mod source {
    use super::{Tables, Texts};
    use crate::{Language, Portion};
    use std::cell::Cell;

    #[derive(Clone, Copy)]
    struct Known {
        texts: Texts,
        tables: Option<Tables>,
    }

    const NOTHING: Known = Known {
        texts: [None; Portion::ALL.len()],
        tables: None,
    };

    thread_local! {
        static KNOWN: [Cell<Known>; 3] = const { [const { Cell::new(NOTHING) }; 3] };
    }

    fn known(language: Language) -> Known {
        KNOWN.with(|known| known[language as usize].get())
    }

    /// Nothing is spoken before it is known: the loader waits for the lines.
    pub(crate) fn tables(language: Language) -> Tables {
        let tables = known(language).tables;
        tables.expect("a language is learnt before it is spoken")
    }

    pub(super) fn texts(language: Language) -> Texts {
        known(language).texts
    }

    pub(super) fn keep(language: Language, texts: Texts, tables: Tables) {
        let tables = Some(tables);
        KNOWN.with(|known| known[language as usize].set(Known { texts, tables }));
    }
}

pub(crate) use source::tables;

impl Language {
    /// A portion of the words of this language as lines of text, to be [learnt](Self::learn) in a
    /// browser.
    #[must_use]
    pub fn lines(self, portion: Portion) -> String {
        tables(self).pages().portions[portion as usize].join("\n")
    }

    /// Takes a portion of the words of this language from lines of text, before the first of them is
    /// used; whether they are as many as there should be.
    ///
    /// Only the wasm of the widgets has no words built in; elsewhere this only checks them.
    ///
    /// ```
    /// use nian_words::{Language, Portion};
    ///
    /// let lines = Language::En.lines(Portion::Nim);
    /// assert!(Language::En.learn(Portion::Nim, &lines));
    /// assert!(!Language::En.learn(Portion::Nim, "a single line"));
    /// ```
    #[must_use]
    pub fn learn(self, portion: Portion, lines: &str) -> bool {
        let mut texts = source::texts(self);
        texts[portion as usize] = Some(Box::leak(lines.into()));
        let tables = Tables::read(self, &texts);
        tables
            .inspect(|&tables| source::keep(self, texts, tables))
            .is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;
    use crate::{Language, Portion};

    /// What is known when these portions have been learnt.
    fn learnt(language: Language, portions: &[Portion]) -> Tables {
        let texts = Portion::ALL.map(|portion| {
            let lines = || &*language.lines(portion).leak();
            portions.contains(&portion).then(lines)
        });
        Tables::read(language, &texts).expect("all lines")
    }

    #[test]
    fn what_is_written_down_is_what_is_read() {
        for language in Language::ALL {
            let pages = learnt(language, &Portion::ALL).pages();
            for portion in Portion::ALL {
                let lines = pages.portions[portion as usize].join("\n");
                assert!(!lines.is_empty(), "{portion:?}");
                assert_eq!(lines, language.lines(portion));
            }
        }
    }

    #[test]
    fn one_portion_is_known_without_the_others() {
        for language in Language::ALL {
            let pages = learnt(language, &[Portion::Always, Portion::Dice]).pages();
            for portion in Portion::ALL {
                let known = matches!(portion, Portion::Always | Portion::Dice);
                let mut lines = pages.portions[portion as usize].iter();
                assert_eq!(lines.all(|&line| line != "⍰"), known, "{portion:?}");
            }
        }
    }

    #[test]
    fn a_line_too_few_or_too_many_is_noticed() {
        for language in Language::ALL {
            for portion in Portion::ALL {
                let lines = language.lines(portion);
                let (fewer, _) = lines.rsplit_once('\n').expect("many lines");
                assert!(language.learn(portion, &lines));
                assert!(!language.learn(portion, fewer), "{portion:?}");
                assert!(!language.learn(portion, &(lines + "\none more")));
            }
        }
    }
}
