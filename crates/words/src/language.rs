use crate::tables::words;
use crate::{Checking, Interface, Picture, Sentences};
use nian_lessons::Localized;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// As many of these as the language has in its place among all stand before a text that is in another
/// language than the reader's, and [`END`] after it. They are not seen: where a text cannot be marked, they
/// are no harm.
const MARK: char = '\u{2063}';
const END: char = '\u{2064}';

/// What stands in a text in another language than the text itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreign<'a> {
    /// The text before it.
    pub before: &'a str,
    /// Its language.
    pub language: Language,
    /// What is in that.
    pub text: &'a str,
    /// The text after it.
    pub after: &'a str,
}

impl Language {
    /// The language for any BCP 47 tag: one of the same language, of these the one that the script or
    /// region means, whichever stands first, else the first; of no language of ours, English.
    ///
    /// `zh-TW`, `zh-HK`, `zh-MO` and plain `zh` are Traditional; `zh-CN` and `zh-SG` Simplified.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        let mut subtags = tag.as_bytes().split(|byte| matches!(byte, b'-' | b'_'));
        let first = subtags.next().unwrap_or_default();
        let mut found = None;
        for language in Self::ALL {
            let own = language.tag().as_bytes();
            let own = own.split(|byte| *byte == b'-').next().unwrap_or_default();
            if own.eq_ignore_ascii_case(first) {
                found = found.or(Some((language, usize::MAX)));
                let at = subtags
                    .clone()
                    .position(|subtag| is_among(subtag, language.subtags()));
                if let (Some(at), Some((_, before))) = (at, found)
                    && at < before
                {
                    found = Some((language, at));
                }
            }
        }
        found.map_or(Self::En, |(language, _)| language)
    }

    /// The text of `localized` in this language, or in the [nearest](Self::written) that it has.
    #[must_use]
    pub fn pick(self, localized: &Localized) -> &str {
        match self.written() {
            Self::ZhHans => &localized.zh_hans,
            Self::En => &localized.en,
            _ => &localized.zh_hant,
        }
    }

    /// The same text, [marked](Self::marked) where it is in another language.
    #[must_use]
    pub fn quote(self, localized: &Localized) -> String {
        let (written, said) = (self.written(), self.pick(localized));
        let mut text = String::new();
        if written == self {
            text.push_str(said);
            return text;
        }
        for _ in 0..=written as usize {
            text.push(MARK);
        }
        text.push_str(said);
        text.push(END);
        text
    }

    /// What of a text is in a language that stands in for the reader's own, the first of several: what
    /// shows the text is to say so.
    #[must_use]
    pub fn marked(text: &str) -> Option<Foreign<'_>> {
        let (before, marks) = text.split_at(text.find(MARK)?);
        let rest = marks.trim_start_matches(MARK);
        let count = (marks.len() - rest.len()) / MARK.len_utf8();
        let language = *Self::ALL.get(count - 1)?;
        let (text, after) = rest.split_once(END).unwrap_or((rest, ""));
        Some(Foreign {
            before,
            language,
            text,
            after,
        })
    }

    /// Sentences about games.
    #[must_use]
    pub fn sentences(self) -> Sentences {
        Sentences::new(words(self))
    }

    /// Labels in pictures and tables.
    #[must_use]
    pub fn picture(self) -> Picture {
        Picture(words(self))
    }

    /// Names of controls and what widgets say about themselves.
    #[must_use]
    pub fn interface(self) -> Interface {
        Interface(words(self))
    }

    /// What a claim's card says.
    #[must_use]
    pub fn checking(self) -> Checking {
        Checking(words(self))
    }
}

/// Whether a subtag is one of these, in capitals or not.
fn is_among(subtag: &[u8], these: &[&str]) -> bool {
    let is = |this: &&str| this.as_bytes().eq_ignore_ascii_case(subtag);
    these.iter().any(is)
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn tags_lead_to_the_nearest_language() {
        for (tag, language) in [
            ("zh-Hant", Language::ZhHant),
            ("zh-TW", Language::ZhHant),
            ("zh-HK", Language::ZhHant),
            ("zh", Language::ZhHant),
            ("zh-Latn", Language::ZhHant),
            ("zh-Hans-HK", Language::ZhHans),
            ("zh-Hant-CN", Language::ZhHant),
            ("zh_CN", Language::ZhHans),
            ("ZH-cn", Language::ZhHans),
            ("ja", Language::Ja),
            ("ja-JP", Language::Ja),
            ("en-GB", Language::En),
            ("de", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn a_text_in_another_language_is_marked() {
        let text = nian_lessons::Localized {
            zh_hant: "一".to_owned(),
            zh_hans: "二".to_owned(),
            en: "three".to_owned(),
        };
        for language in Language::WITH_PAGES {
            assert_eq!(language.quote(&text), language.pick(&text));
            assert_eq!(Language::marked(language.pick(&text)), None);
        }
        let quoted = Language::Ja.quote(&text);
        let within = format!("一{quoted}二");
        let foreign = Language::marked(&within).expect("it is marked");
        assert_eq!((foreign.before, foreign.after), ("一", "二"));
        assert_eq!((foreign.language, foreign.text), (Language::En, "three"));
        assert_eq!(Language::marked(""), None);
    }
}
