//! What is in a file that somebody picks or drops: a lesson, or a single example.

use super::custom_example::as_thing;
use super::fault::Fault;
use super::file::from_file;
use super::plan::Deck;
use super::thing::Thing;
use nian_words::Language;

/// The most bytes of a file: nobody waits for more to be read.
pub const MOST_BYTES: usize = 5_000_000;
/// In hundredths, so much of what is not ASCII has to be usual: a text has other signs, too.
const USUAL: usize = 75;

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opened {
    /// A lesson, and what of it could not be read.
    Deck(Deck, Vec<Fault>),
    /// A single example, which comes at the end of a lesson.
    Thing(Thing),
    /// Neither.
    Nothing(Fault),
}

/// What the bytes of a file are; what their encoding may be depends on the reader's language where several are as
/// likely.
#[must_use]
pub fn opened(bytes: &[u8], language: Language) -> Opened {
    if bytes.len() > MOST_BYTES {
        return Opened::Nothing(Fault::Large);
    }
    let text = match decoded(bytes, language) {
        Ok(text) => text,
        Err(looks) => return Opened::Nothing(Fault::Encoding(looks.to_owned())),
    };
    let (deck, faults) = from_file(&text);
    if let Some(deck) = deck {
        return Opened::Deck(deck, faults);
    }
    let fault = faults.into_iter().next().unwrap_or(Fault::Foreign);
    match as_thing(&text).filter(|_| fault == Fault::Example) {
        Some(thing) => Opened::Thing(thing),
        None => Opened::Nothing(fault),
    }
}

/// The text of bytes in UTF-8 or UTF-16, with a byte order mark or without; else the name of the encoding that they
/// seem to be in. What is like none is read with what cannot be read replaced.
fn decoded(bytes: &[u8], language: Language) -> Result<String, &'static str> {
    // JSON begins with a letter of ASCII: that shows the order of the bytes where there is no mark.
    let unit: Option<fn([u8; 2]) -> u16> = match *bytes {
        [0xff, 0xfe, ..] => Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] => Some(u16::from_be_bytes),
        [1..=0xff, 0, ..] => Some(u16::from_le_bytes),
        [0, 1..=0xff, ..] => Some(u16::from_be_bytes),
        _ => None,
    };
    if let Some(unit) = unit {
        let (units, rest) = bytes.as_chunks::<2>();
        let units: Vec<u16> = units.iter().map(|pair| unit(*pair)).collect();
        let text = String::from_utf16(&units).ok().filter(|_| rest.is_empty());
        let text = text.ok_or("UTF-16")?;
        return Ok(text
            .strip_prefix('\u{feff}')
            .map_or(text.clone(), str::to_owned));
    }
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    match str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(_) => match looks(bytes, language) {
            Some(name) => Err(name),
            None => Ok(String::from_utf8_lossy(bytes).into_owned()),
        },
    }
}

/// Whether a character of these two bytes, lead and trail, is usual.
type IsUsual = fn(u8, u8) -> bool;

/// The encodings that files come in: where each is usual, and its usual characters. A text in one of them is seldom so
/// in another, if it is more than a word.
const KINDS: [(&str, Language, IsUsual); 3] = [
    ("Big5", Language::ZhHant, |lead, trail| {
        matches!((lead, trail), (0xa1..=0xc6, 0x40..=0x7e | 0xa1..))
    }),
    ("GBK", Language::ZhHans, |lead, trail| {
        matches!((lead, trail), (0xb0..=0xd7 | 0xa1..=0xa3, 0xa1..))
    }),
    ("Shift_JIS", Language::Ja, |lead, trail| {
        matches!((lead, trail), (0x81..=0x97, 0x40..=0x7e | 0x80..))
    }),
];

/// The name of the encoding that bytes seem to be in.
fn looks(bytes: &[u8], language: Language) -> Option<&'static str> {
    let shares = KINDS.map(|(name, at, usual)| (share(bytes, usual), at == language, name));
    let mut best = shares[0];
    for one in &shares[1..] {
        if (one.0, one.1) > (best.0, best.1) {
            best = *one;
        }
    }
    (best.0 >= USUAL).then_some(best.2)
}

/// How much of what is not ASCII is usual, in hundredths.
fn share(bytes: &[u8], usual: IsUsual) -> usize {
    let (mut good, mut all) = (0, 0);
    let mut rest = bytes.iter().copied();
    while let Some(lead) = rest.next() {
        if lead < 0x80 {
            continue;
        }
        all += 1;
        good += usize::from(rest.next().is_some_and(|trail| usual(lead, trail)));
    }
    (good * 100).checked_div(all).unwrap_or_default()
}
