use crate::fill::fill;
use nian_words::Text;
use serde::{Deserialize, Serialize};

/// The texts of one file of words in the language of the page, in the order of the file. The site writes them into the page,
/// so that no reader loads those of others; a program of the same build finds them by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts {
    /// The number of the first text.
    first: usize,
    texts: Vec<String>,
}

impl Texts {
    /// Texts that follow one another; `say` gives each in the language of the page.
    ///
    /// # Panics
    /// They do not follow one another.
    #[must_use]
    pub fn new(texts: impl IntoIterator<Item = Text>, say: impl Fn(&Text) -> &'static str) -> Self {
        let mut made = Self::default();
        for text in texts {
            if made.texts.is_empty() {
                made.first = text.number();
            }
            assert_eq!(text.number(), made.first + made.texts.len());
            made.texts.push(say(&text).to_owned());
        }
        made
    }

    /// A text; empty if it is not among these.
    #[must_use]
    pub fn say(&self, text: Text) -> &str {
        let at = text.number().checked_sub(self.first);
        at.and_then(|at| self.texts.get(at))
            .map_or("", String::as_str)
    }

    /// A text with `$1`, `$2` filled in.
    pub(crate) fn fill(&self, text: Text, values: &[&str]) -> String {
        fill(self.say(text), values)
    }
}

/// The texts of several files of words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextSet(Vec<Texts>);

impl TextSet {
    /// The texts of these files.
    #[must_use]
    pub fn new(files: Vec<Texts>) -> Self {
        Self(files)
    }

    /// A text; empty if it is not among these.
    #[must_use]
    pub fn say(&self, text: Text) -> &str {
        let mut found = self.0.iter().map(|texts| texts.say(text));
        found.find(|text| !text.is_empty()).unwrap_or_default()
    }

    /// A text with `$1`, `$2` filled in.
    pub(crate) fn fill(&self, text: Text, values: &[&str]) -> String {
        fill(self.say(text), values)
    }
}

// A wasm has no texts of its own.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::Texts;
    use nian_words::{Area, Language, OwnRule};

    #[test]
    fn texts_are_found_by_what_they_are() {
        let all = Area::ALL
            .iter()
            .flat_map(|(_, texts)| texts.iter().copied());
        let texts = Texts::new(all, |text| Language::En.among(text));
        for text in [Area::TITLE, Area::GAMES_EUCLID, Area::PLAY] {
            assert_eq!(texts.say(text), Language::En.among(&text));
        }
        let other = [OwnRule::TITLE, OwnRule::NO_PLAY];
        assert_eq!(other.map(|text| texts.say(text)), ["", ""]);
        let said = texts.fill(Area::NOTHING, &["nim:0,0"]);
        assert_eq!(said, "nim:0,0: there is no such position.");
    }
}
