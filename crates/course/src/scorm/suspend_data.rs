//! The record of a course as a platform keeps it, and what it is worth. What reads goes on past what it cannot read.

use super::record::Record;
use crate::deck::json::Members;
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::collections::BTreeMap;

/// The most characters of what a platform keeps.
pub const MOST: usize = 4096;
const VERSION: usize = 1;

/// What was kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuspendData {
    /// The thing that was shown, 0-based.
    pub at: usize,
    /// The tag of the language.
    pub lang: String,
    /// How the things have gone, by their keys.
    pub of: BTreeMap<String, String>,
}

/// What was kept; `None` where it cannot be read.
#[must_use]
pub fn read(text: &str) -> Option<SuspendData> {
    let all = Members::of(text)?;
    if all.number("v") != Some(VERSION) {
        return None;
    }
    let of = Members::of(all.get("of")?)?;
    let of = of.0.iter();
    let of = of.map(|(key, value)| Some((key.clone(), crate::deck::json::text(value.get())?)));
    Some(SuspendData {
        at: all.number("at").unwrap_or_default(),
        lang: all.text("lang").unwrap_or_default(),
        of: of.collect::<Option<_>>()?,
    })
}

/// The record of a course, with the thing that is shown and the tag of the language. Where it would be too long, of what is
/// done only the result is kept, and then nothing of what takes the most room.
#[must_use]
pub fn write(things: &[Record], at: usize, lang: &str) -> String {
    let text = |of: &[(&str, String)]| {
        let v = VERSION;
        let of = RecordsByKey(of);
        serde_json::to_string(&Written { v, at, lang, of }).unwrap_or_default()
    };
    let written = |briefly| -> Vec<_> {
        let begun = things.iter().filter(|thing| thing.is_begun());
        let all = begun.map(|thing| (&*thing.key, thing.written(briefly)));
        all.collect()
    };
    let long = text(&written(false));
    if long.len() <= MOST {
        return long;
    }
    let mut brief = written(true);
    let mut short = text(&brief);
    while short.len() > MOST {
        // The first of the longest.
        let most = brief.iter().map(|(_, thing)| thing.len()).max();
        let Some(at) = brief
            .iter()
            .position(|(_, thing)| Some(thing.len()) == most)
        else {
            break;
        };
        brief.remove(at);
        short = text(&brief);
    }
    short
}

#[derive(serde::Serialize)]
struct Written<'a> {
    v: usize,
    at: usize,
    lang: &'a str,
    of: RecordsByKey<'a>,
}

/// Things by their keys; of a key that stands twice the last record counts.
struct RecordsByKey<'a>(&'a [(&'a str, String)]);

impl Serialize for RecordsByKey<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(None)?;
        for (at, (key, _)) in self.0.iter().enumerate() {
            if self.0[..at].iter().any(|(other, _)| other == key) {
                continue;
            }
            let mut last = self.0.iter().rev();
            let last = last.find(|(other, _)| other == key);
            map.serialize_entry(key, last.map_or("", |(_, value)| value))?;
        }
        map.end()
    }
}

/// The score of a course, 0 to 100; `None` where nothing is asked.
#[must_use]
pub fn score(things: &[Record]) -> Option<u32> {
    let total: u32 = things.iter().map(|thing| thing.total).sum();
    let halves: u32 = things.iter().map(Record::halves).sum();
    // Rounded half up.
    (total > 0).then(|| (100 * halves + total) / (2 * total))
}

/// The score from which on a course is passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mastery {
    /// The least whole score.
    least: u32,
    /// As it is told: `72.5`.
    pub told: String,
}

impl Mastery {
    /// That of the platform, where it tells one, else the course's own.
    ///
    /// ```
    /// use nian_course::scorm::Mastery;
    ///
    /// let told = Mastery::of(" 72,50 % ", Some(60)).expect("it is told");
    /// assert_eq!(told.told, "72.5");
    /// assert!(told.is_passed_by(73) && !told.is_passed_by(72));
    /// let own = Mastery::of("101", Some(60)).expect("the course's own");
    /// assert_eq!(own.told, "60");
    /// assert_eq!(Mastery::of("", None), None);
    /// ```
    #[must_use]
    pub fn of(told: &str, own: Option<u8>) -> Option<Self> {
        let own = || own.map(|own| Self::whole(own.into()));
        Self::read(told).or_else(own)
    }

    fn whole(least: u32) -> Self {
        let told = least.to_string();
        Self { least, told }
    }

    /// A number from 0 to 100 with a point or a comma, and perhaps a percent sign.
    fn read(told: &str) -> Option<Self> {
        let told = told.trim();
        let told = told.strip_suffix('%').unwrap_or(told).trim_end();
        let (whole, part) = match told.split_once(['.', ',']) {
            Some((whole, part)) if !part.is_empty() => (whole, part),
            Some(_) => return None,
            None => (told, ""),
        };
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(part) {
            return None;
        }
        let part = part.trim_end_matches('0');
        let whole: u32 = whole.parse().ok()?;
        let own = if part.is_empty() {
            Self::whole(whole)
        } else {
            Self {
                least: whole.checked_add(1)?,
                told: format!("{whole}.{part}"),
            }
        };
        (own.least <= 100).then_some(own)
    }

    /// Whether a score is enough.
    #[must_use]
    pub fn is_passed_by(&self, score: u32) -> bool {
        score >= self.least
    }
}
