//! A draft and the text of its file.

use super::draft::Draft;
use super::members::Members;
use nian_lessons::{BYTES, Json, STEPS};
use std::fmt::Write;
use std::rc::Rc;

/// Why a text is no example that can be made further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportError {
    /// It is not JSON, or none that examples use.
    Json,
    /// A value is not of the kind that it should be.
    Parts,
    /// It is larger than an example may be.
    Large,
    /// It is a lesson of the page `class/`.
    Deck,
    /// It is something else.
    Foreign,
    /// Its bytes are in another encoding than they may be.
    Encoding,
    /// It could not be read.
    Unread,
    /// There is no example of this name or at this address.
    Nowhere,
    /// The file of the example did not come.
    Missing,
}

/// With one of these keys an object is taken for an example.
const NAMES: [&str; 5] = ["start", "pairs", "numeral", "steps", "title"];

impl Draft {
    /// The example that a text is.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        if text.len() > BYTES {
            return Err(ImportError::Large);
        }
        let (members, steps) = match members_and_steps(text)? {
            (members, None) => (members, Vec::new()),
            (members, Some(Json::List(steps))) if steps.len() <= STEPS => (members, steps),
            _ => return Err(ImportError::Parts),
        };
        let mut found = Vec::new();
        for step in steps {
            match step {
                Json::Object(step) if step.iter().all(fits) => {
                    found.push(Rc::new(Members::of(step)));
                }
                _ => return Err(ImportError::Parts),
            }
        }
        if !members.iter().all(fits) {
            return Err(ImportError::Parts);
        }
        Ok(Self {
            head: Rc::new(Members::of(members)),
            steps: found,
        })
    }

    /// What of a text is an example: parts of the wrong kind are left out. `None` where it is none at all.
    #[must_use]
    pub fn mended(text: &str) -> Option<Self> {
        let (members, steps) = members_and_steps(text).ok()?;
        let whole = |members: Vec<_>| Members::of(members.into_iter().filter(fits).collect());
        let steps = match steps {
            Some(Json::List(steps)) => steps,
            _ => Vec::new(),
        };
        let steps = steps.into_iter().take(STEPS).map(|step| match step {
            Json::Object(step) => Rc::new(whole(step)),
            _ => Rc::default(),
        });
        Some(Self {
            steps: steps.collect(),
            head: Rc::new(whole(members)),
        })
    }

    /// The text of its file: a line for each step; without any space where it would be too large with that.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = "{\n".to_owned();
        for (key, value) in self.head.sorted() {
            let _ = writeln!(text, "  {}: {},", quoted(key), inline(value, " "));
        }
        text.push_str("  \"steps\": [");
        for (at, step) in self.steps.iter().enumerate() {
            text.push_str(if at == 0 { "\n    " } else { ",\n    " });
            text.push_str(&object(&step.sorted(), " "));
        }
        text.push_str(if self.steps.is_empty() {
            "]\n}\n"
        } else {
            "\n  ]\n}\n"
        });
        if text.len() <= BYTES {
            return text;
        }
        let head = self.head.sorted();
        let mut members: Vec<String> = head
            .iter()
            .map(|(key, value)| member(key, value, ""))
            .collect();
        let steps: Vec<String> = self
            .steps
            .iter()
            .map(|step| object(&step.sorted(), ""))
            .collect();
        members.push(format!("\"steps\":[{}]", steps.join(",")));
        format!("{{{}}}", members.join(","))
    }
}

type Parts = (Vec<(String, Json)>, Option<Json>);

/// The members of an example's object without the one for editors, and its steps.
fn members_and_steps(text: &str) -> Result<Parts, ImportError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Ok(json) = Json::parse(text) else {
        return Err(ImportError::Json);
    };
    let Json::Object(mut members) = json else {
        return Err(ImportError::Foreign);
    };
    let of = |key: &str| members.iter().find(|(own, _)| own == key);
    let is_deck = matches!(of("nian"), Some((_, Json::Text(text))) if text == "lesson");
    if is_deck && matches!(of("things"), Some((_, Json::List(_)))) {
        return Err(ImportError::Deck);
    }
    if !NAMES.iter().any(|key| of(key).is_some()) {
        return Err(ImportError::Foreign);
    }
    members.retain(|(key, _)| key != "$schema");
    let steps = members.iter().position(|(key, _)| key == "steps");
    let steps = steps.map(|at| members.remove(at).1);
    Ok((members, steps))
}

/// Whether the value of a key is of a kind that can be shown; of unknown keys each is.
fn fits((key, value): &(String, Json)) -> bool {
    let is_text = |value: &Json| matches!(value, Json::Text(_));
    match key.as_str() {
        "language" | "start" | "show" | "ask" | "position" | "play" | "origin" => is_text(value),
        "title" | "place" | "say" => match value {
            Json::Object(texts) => texts.iter().all(|(_, text)| is_text(text)),
            _ => is_text(value),
        },
        "pairs" | "pair" | "done" => matches!(value, Json::Number(_)),
        "numeral" | "expect" => matches!(value, Json::Object(_)),
        "back" => matches!(value, Json::Number(_) | Json::Text(_)),
        "marks" => matches!(value, Json::Bool(_)),
        _ => true,
    }
}

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}

fn member(key: &str, value: &Json, space: &str) -> String {
    format!("{}:{space}{}", quoted(key), inline(value, space))
}

fn object(members: &[(&str, &Json)], space: &str) -> String {
    if members.is_empty() {
        return "{}".to_owned();
    }
    let members = members.iter().map(|(key, value)| member(key, value, space));
    let members: Vec<String> = members.collect();
    format!("{{{space}{}{space}}}", members.join(&format!(",{space}")))
}

fn inline(value: &Json, space: &str) -> String {
    match value {
        Json::Bool(value) => value.to_string(),
        Json::Number(value) => value.to_string(),
        Json::Text(text) => quoted(text),
        Json::List(items) => {
            let items: Vec<String> = items.iter().map(|item| inline(item, space)).collect();
            format!("[{}]", items.join(&format!(",{space}")))
        }
        Json::Object(members) => {
            let members: Vec<_> = members
                .iter()
                .map(|(key, value)| (key.as_str(), value))
                .collect();
            object(&members, space)
        }
    }
}

/// The most bytes that the file of an example can have in any encoding.
pub const MOST_BYTES: usize = 2 * BYTES + 2;

/// The text of the bytes of a file, in UTF-8 or UTF-16, with a byte order mark or without.
///
/// # Errors
/// They are in another encoding, or larger than any example.
pub fn decode(bytes: &[u8]) -> Result<String, ImportError> {
    if bytes.len() > MOST_BYTES {
        return Err(ImportError::Large); // whatever is in it
    }
    // JSON begins with a letter of ASCII: that shows the order of the bytes where there is no mark.
    let text = match *bytes {
        [0xff, 0xfe, ..] => utf16(bytes, u16::from_le_bytes),
        [one, 0, ..] if one > 0 => utf16(bytes, u16::from_le_bytes),
        [0xfe, 0xff, ..] => utf16(bytes, u16::from_be_bytes),
        [0, two, ..] if two > 0 => utf16(bytes, u16::from_be_bytes),
        _ => String::from_utf8(bytes.to_vec()).ok(),
    };
    let text = text.filter(|text| !text.contains(['\0', '\u{fffd}']));
    let text = text.ok_or(ImportError::Encoding)?;
    Ok(text
        .strip_prefix('\u{feff}')
        .map_or(text.clone(), str::to_owned))
}

fn utf16(bytes: &[u8], unit: impl Fn([u8; 2]) -> u16) -> Option<String> {
    let (units, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = units.iter().map(|pair| unit(*pair)).collect();
    String::from_utf16(&units).ok().filter(|_| rest.is_empty())
}
