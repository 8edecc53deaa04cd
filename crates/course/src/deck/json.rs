//! JSON of others, read part by part: members in their order, whatever they are, and texts with halves of letters in
//! them.

use nian_lessons::Json;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// The members of an object, in their order; a key may stand several times, and the last counts.
pub(crate) struct Members<'a>(pub(crate) Vec<(String, &'a RawValue)>);

impl<'a> Members<'a> {
    /// The members of a value that is an object.
    pub(crate) fn of(json: &'a str) -> Option<Self> {
        serde_json::from_str(json).ok()
    }

    /// The JSON of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        let mut members = self.0.iter().rev();
        let found = members.find(|(own, _)| own == key);
        found.map(|(_, value)| value.get())
    }

    /// The value of a key, if it is a text.
    pub(crate) fn text(&self, key: &str) -> Option<String> {
        self.get(key).and_then(text)
    }

    /// The value of a key, if it is a whole number from 0 on.
    pub(crate) fn number(&self, key: &str) -> Option<usize> {
        let number: f64 = serde_json::from_str(self.get(key)?).ok()?;
        let is_one = number.fract() == 0.0 && (0.0..1e9).contains(&number);
        is_one.then_some(number as usize)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Members<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }

        from.deserialize_map(Reader)
    }
}

/// The items of a value that is a list.
pub(crate) fn list(json: &str) -> Option<Vec<&RawValue>> {
    serde_json::from_str(json).ok()
}

/// The text of a value that is one. Half of a letter, which a script may have written, becomes U+FFFD.
pub(crate) fn text(json: &str) -> Option<String> {
    let inside = json.strip_prefix('"')?.strip_suffix('"')?;
    let mut units: Vec<u16> = Vec::with_capacity(inside.len());
    let mut rest = inside.chars();
    while let Some(letter) = rest.next() {
        let letter = match letter {
            '\\' => match rest.next()? {
                'u' => {
                    let digits = rest.as_str().get(..4)?;
                    units.push(u16::from_str_radix(digits, 16).ok()?);
                    rest = rest.as_str().get(4..)?.chars();
                    continue;
                }
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                other => other,
            },
            other => other,
        };
        units.extend_from_slice(letter.encode_utf16(&mut [0; 2]));
    }
    Some(String::from_utf16_lossy(&units))
}

/// Adds a value as scripts write it: without any space, or with a line for each part, at this depth.
pub(crate) fn write(value: &Json, depth: Option<usize>, to: &mut String) {
    let [open, close] = match value {
        Json::List(_) => ['[', ']'],
        Json::Object(_) => ['{', '}'],
        Json::Text(text) => return quote(text, to),
        Json::Bool(value) => return to.push_str(if *value { "true" } else { "false" }),
        Json::Number(number) => return to.push_str(&number.to_string()),
    };
    to.push(open);
    let inside = depth.map(|depth| depth + 1);
    let mut is_first = true;
    let mut begin = |to: &mut String| {
        if !std::mem::replace(&mut is_first, false) {
            to.push(',');
        }
        line(inside, to);
    };
    match value {
        Json::List(items) => {
            for item in items {
                begin(to);
                write(item, inside, to);
            }
        }
        Json::Object(members) => {
            for (key, value) in members {
                begin(to);
                quote(key, to);
                to.push_str(if depth.is_some() { ": " } else { ":" });
                write(value, inside, to);
            }
        }
        _ => {}
    }
    if !is_first {
        line(depth, to);
    }
    to.push(close);
}

fn line(depth: Option<usize>, to: &mut String) {
    let Some(depth) = depth else {
        return;
    };
    to.push('\n');
    for _ in 0..depth {
        to.push_str("  ");
    }
}

pub(crate) fn quote(text: &str, to: &mut String) {
    to.push_str(&serde_json::to_string(text).unwrap_or_default());
}
