use crate::tables::tables;
use crate::{Checking, Interface, Pages, Picture, Sentences, Text, pages};
use nian_lessons::Localized;

/// A language of the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Traditional Chinese: the first language of the project.
    #[default]
    ZhHant,
    /// Simplified Chinese.
    ZhHans,
    /// English.
    En,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::ZhHant, Self::ZhHans, Self::En];

    /// The BCP 47 tag: `zh-Hant`, `zh-Hans` or `en`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
            Self::En => "en",
        }
    }

    /// The scripts and regions, in a tag after `zh`, in which traditional characters are written.
    pub const TRADITIONAL: [&str; 4] = ["hant", "tw", "hk", "mo"];
    /// Those in which simplified ones are.
    pub const SIMPLIFIED: [&str; 4] = ["hans", "cn", "sg", "my"];

    /// The folder of its pages on our site, empty or with a slash at its end: Traditional Chinese
    /// stands at the root, the others in folders of their own.
    #[must_use]
    pub fn folder(self) -> &'static str {
        match self {
            Self::ZhHant => "",
            Self::ZhHans => "zh-Hans/",
            Self::En => "en/",
        }
    }

    /// The language for any BCP 47 tag: script before region, then region, else English.
    ///
    /// `zh-TW`, `zh-HK`, `zh-MO` and plain `zh` are Traditional; `zh-CN` and `zh-SG` Simplified.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        let mut subtags = tag.as_bytes().split(|byte| matches!(byte, b'-' | b'_'));
        if !is_among(subtags.next().unwrap_or_default(), &["zh"]) {
            return Self::En;
        }
        for subtag in subtags {
            if is_among(subtag, &Self::TRADITIONAL) {
                return Self::ZhHant;
            }
            if is_among(subtag, &Self::SIMPLIFIED) {
                return Self::ZhHans;
            }
        }
        Self::ZhHant
    }

    /// The text of `localized` in this language.
    #[must_use]
    pub fn pick(self, localized: &Localized) -> &str {
        match self {
            Self::ZhHant => &localized.zh_hant,
            Self::ZhHans => &localized.zh_hans,
            Self::En => &localized.en,
        }
    }

    /// The text in this language.
    #[must_use]
    pub fn among(self, texts: &Text) -> &'static str {
        let [zh_hant, zh_hans, en] = texts;
        match self {
            Self::ZhHant => zh_hant,
            Self::ZhHans => zh_hans,
            Self::En => en,
        }
    }

    /// Sentences about games.
    #[must_use]
    pub fn sentences(self) -> Sentences {
        Sentences::new(tables(self).phrases)
    }

    /// Labels in pictures and tables.
    #[must_use]
    pub fn picture(self) -> &'static Picture {
        tables(self).picture
    }

    /// Names of controls and what widgets say about themselves.
    #[must_use]
    pub fn interface(self) -> &'static Interface {
        tables(self).interface
    }

    /// What a claim's card says.
    #[must_use]
    pub fn checking(self) -> &'static Checking {
        tables(self).checking
    }

    /// What only the static pages say.
    #[must_use]
    pub fn pages(self) -> &'static dyn Pages {
        match self {
            Self::ZhHant => &pages::ZhHant,
            Self::ZhHans => &pages::ZhHans,
            Self::En => &pages::En,
        }
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
            ("zh-Hans-HK", Language::ZhHans),
            ("zh_CN", Language::ZhHans),
            ("ZH-cn", Language::ZhHans),
            ("en-GB", Language::En),
            ("de", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }
}
