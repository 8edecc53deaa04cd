//! What widgets say in each language: [`Words`], a struct for each file of `texts`, read from lines.
//!
//! The browser does not carry all languages in its wasm: it fetches the lines of the reader's own. The
//! same lines are read everywhere.

use crate::Language;
use crate::table::Lines;
use std::sync::OnceLock;

mod made {
    include!(concat!(env!("OUT_DIR"), "/tables.rs"));
}

use made::RARE_LINES;
pub(crate) use made::{Lesson, Words};

#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
mod written {
    include!(concat!(env!("OUT_DIR"), "/lines.rs"));
}

/// The languages that have been read.
static LEARNT: [OnceLock<Words>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// What is said there of lessons with a mistake, of the languages in which it has been asked for.
static OF_LESSONS: [OnceLock<Lesson>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Whether these are so many lines, neither too few nor too many, the last one not cut short.
fn are_whole(lines: &str, count: usize) -> bool {
    lines.lines().count() == count && lines.ends_with('\n')
}

fn read(language: Language, lines: &'static str) -> Words {
    let mut words = Words::blank(language);
    words.read(&mut Lines::of(lines));
    words
}

/// What is said in a language.
#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
pub(crate) fn words(language: Language) -> &'static Words {
    let lines = written::LINES[language as usize];
    LEARNT[language as usize].get_or_init(|| read(language, lines))
}

fn read_of_lessons(lines: &'static str) -> Lesson {
    let mut texts = Lesson::BLANK;
    texts.read(&mut Lines::of(lines));
    texts
}

/// What is said of lessons with a mistake.
#[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
pub(crate) fn of_lessons(language: Language) -> &'static Lesson {
    let lines = written::RARE[language as usize];
    OF_LESSONS[language as usize].get_or_init(|| read_of_lessons(lines))
}

/// The same in the browser, where it is fetched when a lesson has a mistake.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
pub(crate) fn of_lessons(language: Language) -> &'static Lesson {
    let texts = OF_LESSONS[language as usize].get();
    texts.expect("it is learnt before a mistake is told")
}

/// In the browser a language is what has been fetched of it. Nothing is spoken before it is known: the
/// loader waits for the lines.
#[cfg(all(target_arch = "wasm32", not(feature = "built-in")))]
pub(crate) fn words(language: Language) -> &'static Words {
    let words = LEARNT[language as usize].get();
    words.expect("a language is learnt before it is spoken")
}

impl Language {
    /// The words of this language as lines of text, to be [learnt](Self::learn) in a browser.
    #[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
    #[must_use]
    pub fn lines(self) -> &'static str {
        written::LINES[self as usize]
    }

    /// The same of what is said of lessons with a mistake, to be [learnt](Self::learn_of_lessons) when one has.
    #[cfg(any(not(target_arch = "wasm32"), feature = "built-in"))]
    #[must_use]
    pub fn lines_of_lessons(self) -> &'static str {
        written::RARE[self as usize]
    }

    /// Takes what is said of lessons with a mistake, before any is told; whether it is whole. Where it is
    /// not, nothing is taken.
    #[must_use]
    pub fn learn_of_lessons(self, lines: &str) -> bool {
        let whole = are_whole(lines, RARE_LINES);
        if whole {
            OF_LESSONS[self as usize].get_or_init(|| read_of_lessons(Box::leak(lines.into())));
        }
        whole
    }

    /// Takes the words of this language from lines of text, before the first of them is used;
    /// whether they are whole. Where they are not, nothing is taken.
    ///
    /// Only the wasm of the widgets has no words built in; elsewhere this only checks them.
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
}

#[cfg(test)]
mod tests {
    use super::{Words, read};
    use crate::Language;

    #[test]
    fn each_line_is_read_in_its_place() {
        let numbered: String = (1..=Words::LINES).map(|line| format!("{line}\n")).collect();
        let words = read(Language::En, numbered.leak());
        assert_eq!(words.language, Language::En);
        assert_eq!(words.checking.claim, "1");
        assert_eq!(words.wythoff.new_pair, Words::LINES.to_string());
        for language in Language::ALL {
            let mut lines = language.lines().lines();
            assert_eq!(
                super::words(language).checking.claim,
                lines.next().expect("a line")
            );
            assert_eq!(
                super::words(language).wythoff.new_pair,
                lines.next_back().expect("a line")
            );
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
            assert!(language.learn_of_lessons(rare));
            assert!(!language.learn_of_lessons(&rare[..rare.len() - 1]));
            assert!(!language.learn_of_lessons(lines));
        }
    }
}
