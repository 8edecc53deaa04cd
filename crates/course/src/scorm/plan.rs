//! What a course is made of: the JSON that stands in the page of a package.

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;

/// A course: what it is called, what is in it, and when it is passed.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Plan {
    /// What it is called.
    pub title: String,
    /// The tag of its language, if it is not to be the learner's.
    pub lang: Option<String>,
    /// The score from which on it is passed, where the platform tells none.
    pub mastery: Option<u8>,
    /// What is in it.
    pub things: Vec<Thing>,
}

/// What a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An example.
    Example,
    /// An exercise.
    Exercise,
}

impl Kind {
    /// Its name: that of its element is `nian-` and this.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Example => "example",
            Self::Exercise => "exercise",
        }
    }
}

/// A thing of a course.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Thing {
    /// What it is.
    pub kind: Kind,
    /// What it shows: `ARTICLE/EXAMPLE`, the file of an example of somebody's own, or a skill.
    pub of: String,
    /// Whether it is an example of somebody's own.
    #[serde(default, skip_serializing_if = "is_not")]
    pub own: bool,
    /// Further attributes of its element.
    #[serde(default, skip_serializing_if = "Attributes::is_empty")]
    pub set: Attributes,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_not(own: &bool) -> bool {
    !own
}

/// Attributes, in the order in which they were written; no name stands twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes(Vec<(String, String)>);

impl Attributes {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.iter().find(|(own, _)| *own == name);
        found.map(|(_, value)| value)
    }

    /// Names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (&**name, &**value))
    }
}

/// Of a name that stands twice the last value counts.
impl FromIterator<(String, String)> for Attributes {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Self {
        let mut all: Vec<(String, String)> = Vec::new();
        for (name, value) in pairs {
            match all.iter_mut().find(|(own, _)| *own == name) {
                Some(known) => known.1 = value,
                None => all.push((name, value)),
            }
        }
        Self(all)
    }
}

impl Serialize for Attributes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Attributes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Attributes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("attributes")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut pairs: A) -> Result<Attributes, A::Error> {
                let mut all = Vec::new();
                while let Some(pair) = pairs.next_entry()? {
                    all.push(pair);
                }
                Ok(all.into_iter().collect())
            }
        }

        from.deserialize_map(Reader)
    }
}

impl Thing {
    /// A name in few letters under which the platform keeps how it has gone: the same wherever it stands in a course. Where
    /// it stands once more, its place among the same is added.
    #[must_use]
    pub fn key(&self) -> String {
        let set = serde_json::to_string(&self.set).unwrap_or_default();
        key_of(&[self.kind.name(), " ", &self.of, " ", &set].concat())
    }
}

/// FNV-1a over the UTF-16 code units of a text, in base 36: what platforms keep has these names.
#[must_use]
pub fn key_of(text: &str) -> String {
    let hash = text.encode_utf16().fold(0x811c_9dc5_u32, |hash, unit| {
        (hash ^ u32::from(unit)).wrapping_mul(0x0100_0193)
    });
    let (mut rest, mut digits) = (hash, Vec::new());
    while rest > 0 || digits.is_empty() {
        digits.extend(char::from_digit(rest % 36, 36));
        rest /= 36;
    }
    digits.iter().rev().collect()
}
