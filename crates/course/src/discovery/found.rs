use super::numbers::numbers_in;

/// What search has found of a guess, as the worker writes it: a word and what it is about, `unsafe 5 4`, where the numbers that
/// name a position are joined by commas, and `-` stands for none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found(String);

/// The words that it begins with.
const WORDS: [&str; 7] = [
    "holds", "safe", "unsafe", "differs", "sooner", "earlier", "known",
];

impl Found {
    /// Reads what the worker answers; `None` for what begins with another word, or has anything in it that it never has.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let found = Self(text.to_owned());
        let is_ours = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b' ' | b',' | b'-');
        (WORDS.contains(&found.part(0)) && text.bytes().all(is_ours)).then_some(found)
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Its word, 0, and what comes after it; empty for what is not there.
    #[must_use]
    pub fn part(&self, at: usize) -> &str {
        self.0.split(' ').nth(at).unwrap_or_default()
    }

    /// The numbers of a part, which name a position.
    #[must_use]
    pub fn numbers(&self, at: usize) -> Vec<u64> {
        numbers_in(self.part(at))
    }

    /// Whether the guess holds.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.part(0) == "holds"
    }
}
