//! Queries of addresses: what people, links and older pages have written is read, and what a page keeps is written.

use nian_tasks::{Level, Version};

/// What is used instead of a value that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fallback {
    /// A number.
    Number(u32),
    /// A value by its name.
    Named(&'static str),
    /// All skills.
    Mixed,
    /// The usual rules.
    UsualRules,
}

/// A value that cannot be in the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidValue {
    /// Its name.
    pub name: &'static str,
    /// The value.
    pub value: String,
    /// What is used instead.
    pub used: Fallback,
}

/// Reads the values of a query, pairs of names and texts, and keeps those that cannot be. Of a name that stands twice the
/// first counts.
pub(crate) struct Reader<'a> {
    query: &'a [(String, String)],
    pub(crate) refused: Vec<InvalidValue>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(query: &'a [(String, String)]) -> Self {
        let refused = Vec::new();
        Self { query, refused }
    }

    pub(crate) fn value(&self, name: &str) -> Option<&'a str> {
        let pair = self.query.iter().find(|(own, _)| own == name);
        pair.map(|(_, value)| value.as_str())
    }

    pub(crate) fn read<T>(
        &mut self,
        name: &'static str,
        used: Fallback,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let value = self.value(name)?;
        let read = read(value);
        if read.is_none() {
            let value = value.to_owned();
            self.refused.push(InvalidValue { name, value, used });
        }
        read
    }

    /// Rules are those of one skill: without one they are refused.
    pub(crate) fn rules_of(&mut self, has_skill: bool, rules: Option<String>) -> Option<String> {
        if has_skill {
            return rules;
        }
        if let Some(value) = rules {
            self.refused.push(InvalidValue {
                name: "rules",
                value,
                used: Fallback::UsualRules,
            });
        }
        None
    }
}

/// A text that may be that of rules. Whether there are tasks for them, only their maker knows.
pub(crate) fn rules_named(text: &str) -> Option<String> {
    let is_one = text.starts_with(|first: char| first.is_ascii_lowercase())
        && text
            .bytes()
            .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'.' | b',' | b'-'));
    is_one.then(|| text.to_owned())
}

/// The level `1`, `2` or `3`.
pub(crate) fn level_named(text: &str) -> Option<Level> {
    Level::ALL
        .into_iter()
        .find(|level| level.number().to_string() == text)
}

/// A number of at least `least`.
pub(crate) fn number(text: &str, least: u32) -> Option<u32> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && text.len() <= 10;
    let number = digits.then(|| text.parse().ok()).flatten();
    number.filter(|&number| number >= least)
}

/// What is used where a version cannot be.
pub(crate) const FIRST_VERSION: Fallback = Fallback::Number(Version::One as u32);

/// A query of these names and values. All that can stand in a value here is written as it is: letters, digits, dots, commas,
/// hyphens.
pub(crate) fn written(said: &[(&str, String)]) -> String {
    let pairs = said.iter().map(|(name, value)| {
        let plain = value
            .chars()
            .filter(|char| char.is_ascii_alphanumeric() || ".,-".contains(*char));
        format!("{name}={}", plain.collect::<String>())
    });
    pairs.collect::<Vec<_>>().join("&")
}
