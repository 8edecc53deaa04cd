//! The texts of widgets in each language: [`Words`], a struct for each file of `texts`, read from lines.
//!
//! The engine's wasm does not contain all languages: the loader fetches the lines of the reader's language. Elsewhere
//! the same lines are built in.

use crate::Language;
use crate::table::Lines;
use std::sync::OnceLock;

mod made {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

use made::RARE_LINES;
pub(crate) use made::{Example, Words};

#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
mod written {
    include!(concat!(env!("OUT_DIR"), "/lines.rs"));
}

/// The languages whose lines have been read.
static LEARNT: [OnceLock<Words>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Whether there are exactly `count` lines, the last one not cut short.
fn are_whole(lines: &str, count: usize) -> bool {
    lines.lines().count() == count && lines.ends_with('\n')
}

fn read(language: Language, lines: &'static str) -> Words {
    let mut words = Words::blank(language);
    words.read(&mut Lines::of(lines));
    words
}

/// The words of a language.
#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
pub(crate) fn words(language: Language) -> &'static Words {
    let lines = written::LINES[language as usize];
    LEARNT[language as usize].get_or_init(|| read(language, lines))
}

/// The texts on errors in examples, from their lines; `None` if these are incomplete.
pub(crate) fn of_lessons(lines: &str) -> Option<Example> {
    are_whole(lines, RARE_LINES).then(|| {
        let mut texts = Example::BLANK;
        texts.read(&mut Lines::of(String::from(lines).leak()));
        texts
    })
}

/// In the browser the words of a language are those that were fetched. The loader fetches them before anything is
/// rendered.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
pub(crate) fn words(language: Language) -> &'static Words {
    let words = LEARNT[language as usize].get();
    words.expect("a language is learnt before it is spoken")
}

impl Language {
    /// The words of this language as lines of text, to be [loaded](Self::learn) in a browser.
    #[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
    #[must_use]
    pub fn lines(self) -> &'static str {
        written::LINES[self as usize]
    }

    /// The lines of the texts on errors in examples, which a browser fetches when there is an error.
    #[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
    #[must_use]
    pub fn lines_of_lessons(self) -> &'static str {
        written::RARE[self as usize]
    }

    /// Loads the words of this language from lines of text, before any of them is used; returns whether the lines are
    /// complete. If they are not, nothing is loaded.
    ///
    /// Only the wasm of the engine has no words built in; elsewhere this only checks the lines.
    ///
    /// ```
    /// use nian_words::Language;
    ///
    /// assert!(Language::En.learn(Language::En.lines()));
    /// assert!(!Language::En.learn("a single line\n"));
    /// ```
    #[must_use]
    pub fn learn(self, lines: &str) -> bool {
        let whole = are_whole(lines, Words::LINES);
        if whole {
            LEARNT[self as usize].get_or_init(|| read(self, Box::leak(lines.into())));
        }
        whole
    }

    /// Whether the words of this language are there. Where they are built in, they always are.
    #[must_use]
    pub fn is_learnt(self) -> bool {
        cfg!(any(not(target_arch = "wasm32"), feature = "built-in"))
            || LEARNT[self as usize].get().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::{Words, of_lessons, read};
    use crate::Language;

    #[test]
    fn each_line_is_read_in_its_place() {
        let numbered: String = (1..=Words::LINES).map(|line| format!("{line}\n")).collect();
        let words = read(Language::En, numbered.leak());
        assert_eq!(words.language, Language::En);
        // The lines of these texts are the same in every language, at the same place.
        for text in [
            |words: &Words| words.checking.claim,
            |words: &Words| words.moves.remainder.0,
            |words: &Words| words.wythoff.new_pair.0,
        ] {
            let line: usize = text(&words).parse().expect("a line's number");
            for language in Language::ALL {
                let said = language.lines().lines().nth(line - 1);
                assert_eq!(Some(text(super::words(language))), said);
            }
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
            assert!(!language.learn(&(lines.to_owned() + "one more\n")));
            assert!(!language.learn("<!DOCTYPE html>\n<title>404</title>\n"));
            let rare = language.lines_of_lessons();
            assert!(of_lessons(rare).is_some());
            assert!(of_lessons(&rare[..rare.len() - 1]).is_none());
            assert!(of_lessons(lines).is_none());
        }
    }
}
