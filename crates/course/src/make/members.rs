use nian_lessons::Json;

/// The order in which members are written; those that are not known stand after them, the steps last.
const ORDER: [&str; 17] = [
    "language", "title", "place", "start", "pairs", "numeral", "show", "ask", "back", "position",
    "pair", "done", "play", "marks", "say", "origin", "expect",
];

/// The members of an example or of a step, in their order. Those of a later version are kept as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members(Vec<(String, Json)>);

impl Members {
    pub(super) const NOTHING: Self = Self(Vec::new());

    pub(super) fn of(members: Vec<(String, Json)>) -> Self {
        Self(members)
    }

    /// The value of a key, if there is one.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Json> {
        let mut members = self.0.iter();
        members
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }

    /// Whether there is a value.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// The value of a key, if it is a text.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.get(key)? {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The value of a key, if it is a number.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u64> {
        match self.get(key)? {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// All members.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Json)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// The same members with this value of a key, or without it.
    #[must_use]
    pub fn with(&self, key: &str, value: Option<Json>) -> Self {
        let mut members = self.0.clone();
        let at = members.iter().position(|(name, _)| name == key);
        match (at, value) {
            (Some(at), Some(value)) => members[at].1 = value,
            (None, Some(value)) => members.push((key.to_owned(), value)),
            (Some(at), None) => drop(members.remove(at)),
            (None, None) => {}
        }
        Self(members)
    }

    /// The members whose keys are `kept`.
    #[must_use]
    pub(super) fn only(&self, kept: impl Fn(&str) -> bool) -> Self {
        let members = self.0.iter().filter(|(key, _)| kept(key));
        Self(members.cloned().collect())
    }

    /// The members in the order in which they are written.
    pub(super) fn sorted(&self) -> Vec<(&str, &Json)> {
        let rank = |key: &str| {
            let known = ORDER.iter().position(|name| *name == key);
            known.unwrap_or(ORDER.len())
        };
        let mut members: Vec<_> = self.iter().collect();
        members.sort_by_key(|(key, _)| rank(key));
        members
    }
}
