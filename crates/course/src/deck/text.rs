//! The teacher's own texts: in a language that nobody knows, or by the tags of languages. Nothing here is ever read as
//! HTML.

use super::fault::Fault;
use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use nian_words::Language;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use std::fmt;

/// The most characters of a title, of a lesson or a thing, and of an answer or one of its choices.
pub const MOST_OF_TITLE: usize = 120;
/// The most characters of a question.
pub const MOST_OF_QUESTION: usize = 400;
/// The most characters of a note.
pub const MOST_OF_NOTE: usize = 2000;
/// The most languages of a text in a file.
const MOST_TAGS: usize = 12;
/// What packed text begins with.
pub(super) const PACKED: char = '~';

/// A text. An empty one is one that was emptied: of a ready-made lesson nothing comes in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// In a language that nobody knows.
    Plain(String),
    /// By language tag, in the order in which they were written; no tag stands twice.
    Tagged(Vec<(String, String)>),
}

/// What is said of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spoken<'a> {
    /// The text.
    pub text: &'a str,
    /// The tag of its language; empty where nobody knows it.
    pub lang: &'a str,
}

/// What stands in a field for a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InField<'a> {
    /// The text in the field's language, or one whose language nobody knows.
    pub value: &'a str,
    /// What another language says, where this one says nothing.
    pub other: Option<&'a str>,
}

impl Text {
    /// A text in a language, or in one that nobody knows where the tag is empty.
    #[must_use]
    pub fn of(tag: &str, text: String) -> Self {
        if tag.is_empty() {
            Self::Plain(text)
        } else {
            Self::Tagged(vec![(tag.to_owned(), text)])
        }
    }

    /// What is kept of a text by language tag: of what somebody has written, [`tidy`]; nothing where no language says
    /// anything. `None` stands for what is no text.
    pub(super) fn tagged<'a>(
        texts: impl Iterator<Item = (&'a str, Option<String>)>,
        most: usize,
        faults: &mut Vec<Fault>,
    ) -> Option<Self> {
        let mut all: Vec<(String, String)> = Vec::new();
        for (tag, text) in texts {
            let Some(text) = text.filter(|_| is_tag(tag)) else {
                faults.push(Fault::Text);
                continue;
            };
            let known = all.iter().position(|(own, _)| own == tag);
            if trim(&text).is_empty() || (known.is_none() && all.len() == MOST_TAGS) {
                continue;
            }
            let text = tidy(&text, most, faults);
            match known {
                _ if text.is_empty() => {}
                Some(at) => all[at].1 = text,
                None => all.push((tag.to_owned(), text)),
            }
        }
        (!all.is_empty()).then_some(Self::Tagged(all))
    }

    /// Whether it is one that was emptied.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Plain(text) if text.is_empty())
    }

    /// The text in the nearest language there is; `None` where no language says anything.
    ///
    /// ```
    /// use nian_course::deck::Text;
    /// use nian_words::Language;
    ///
    /// let text = Text::Tagged(vec![("zh-Hant".into(), "一".into()), ("fr".into(), "un".into())]);
    /// let near = text.spoken(Language::ZhHans).expect("a text");
    /// assert_eq!((near.text, near.lang), ("一", "zh-Hant"));
    /// ```
    #[must_use]
    pub fn spoken(&self, language: Language) -> Option<Spoken<'_>> {
        let all = match self {
            Self::Plain(text) => return (!text.is_empty()).then_some(Spoken { text, lang: "" }),
            Self::Tagged(all) => all,
        };
        let said = || all.iter().filter(|(_, text)| !text.is_empty());
        let of = |tag: &str| said().find(|(own, _)| own == tag);
        let code = |tag: &str| tag.split('-').next().map(str::to_owned);
        let found = of(language.tag())
            .or_else(|| said().find(|(tag, _)| code(tag) == code(language.tag())))
            .or_else(|| Language::WITH_PAGES.iter().find_map(|one| of(one.tag())))
            .or_else(|| said().next());
        found.map(|(lang, text)| Spoken { text, lang })
    }

    /// What stands in a field of a language.
    #[must_use]
    pub fn in_field(text: Option<&Self>, language: Language) -> InField<'_> {
        let (value, other) = match text {
            None => ("", None),
            Some(Self::Plain(text)) => (text.as_str(), None),
            Some(Self::Tagged(all)) => {
                let own = all.iter().find(|(tag, _)| tag == language.tag());
                match own.filter(|(_, text)| !text.is_empty()) {
                    Some((_, text)) => (text.as_str(), None),
                    None => ("", all.first().map(|(_, text)| text.as_str())),
                }
            }
        };
        InField { value, other }
    }

    /// A text with what stands in a field of this language; `None` where nothing is left. A text whose language nobody
    /// knows stays one.
    #[must_use]
    pub fn written(text: Option<&Self>, language: Language, value: &str) -> Option<Self> {
        let mut others = match text {
            Some(Self::Plain(text)) if !text.is_empty() => {
                return (!value.is_empty()).then(|| Self::Plain(value.to_owned()));
            }
            Some(Self::Tagged(all)) => all.clone(),
            _ => Vec::new(),
        };
        others.retain(|(tag, _)| tag != language.tag());
        if !value.is_empty() {
            others.push((language.tag().to_owned(), value.to_owned()));
        }
        (!others.is_empty()).then_some(Self::Tagged(others))
    }
}

/// As our own pages write it: not tidied.
impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            fn visit_str<E>(self, text: &str) -> Result<Text, E> {
                Ok(Text::Plain(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut texts: A) -> Result<Text, A::Error> {
                let mut all = Vec::new();
                while let Some(pair) = texts.next_entry()? {
                    all.push(pair);
                }
                Ok(Text::Tagged(all))
            }
        }

        from.deserialize_any(Reader)
    }
}

/// Whether this is the tag of a language, with at most three parts after its code.
pub(super) fn is_tag(tag: &str) -> bool {
    nian_lessons::is_tag(tag) && tag.matches('-').count() <= 3
}

/// A text without the white space around it, as a script takes it.
pub(super) fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

/// White space of a script: that of Unicode, but for two signs.
pub(super) fn is_space(letter: char) -> bool {
    letter == '\u{feff}' || (letter.is_whitespace() && letter != '\u{85}')
}

/// A text as it is kept, with at most so many characters. Lines end with a line feed; control characters, and marks
/// that turn the direction, which make what cannot be seen go astray, are spaces.
#[must_use]
pub(super) fn tidy(text: &str, most: usize, faults: &mut Vec<Fault>) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let whole = text.replace(is_unseen, " ");
    let whole = trim(&whole);
    match whole.char_indices().nth(most) {
        None => whole.to_owned(),
        Some((end, _)) => {
            faults.push(Fault::Text);
            trim(&whole[..end]).to_owned()
        }
    }
}

fn is_unseen(letter: char) -> bool {
    (letter.is_control() && letter != '\n')
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text packed: letters that take three bytes or more take nine characters in an address; packed they take three.
pub(super) fn pack(text: &str) -> String {
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let mut packed = PACKED.to_string();
    URL_SAFE_NO_PAD.encode_string(bytes, &mut packed);
    packed
}

/// How browsers decode base64: bits left over at the end count for nothing.
const FORGIVING: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_allow_trailing_bits(true)
        .with_decode_padding_mode(DecodePaddingMode::RequireNone),
);

/// A text of an address, packed or not; `None` where it cannot be read. Half of a letter becomes U+FFFD.
pub(super) fn unpack(text: &str) -> Option<String> {
    let Some(packed) = text.strip_prefix(PACKED) else {
        return Some(text.to_owned());
    };
    let letters = packed.bytes().filter_map(|byte| match byte {
        b'-' => Some(b'+'),
        b'_' => Some(b'/'),
        b' ' | b'\t' | b'\n' | b'\r' | 0xc => None,
        other => Some(other),
    });
    let mut letters: Vec<u8> = letters.collect();
    if letters.len().is_multiple_of(4) {
        let padded = letters.iter().rev().take(2);
        let padded = padded.take_while(|&&byte| byte == b'=').count();
        letters.truncate(letters.len() - padded);
    }
    let bytes = FORGIVING.decode(letters).ok()?;
    let (units, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = units.iter().map(|pair| u16::from_be_bytes(*pair)).collect();
    rest.is_empty().then(|| String::from_utf16_lossy(&units))
}
