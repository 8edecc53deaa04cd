use crate::{Interface, Pages, Picture, Sentences, interface, pages, picture, sentences};
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

    /// The language for any BCP 47 tag: script before region, then region, else English.
    ///
    /// `zh-TW`, `zh-HK`, `zh-MO` and plain `zh` are Traditional; `zh-CN` and `zh-SG` Simplified.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        let mut subtags = tag.split(['-', '_']);
        if !subtags
            .next()
            .is_some_and(|first| first.eq_ignore_ascii_case("zh"))
        {
            return Self::En;
        }
        for subtag in subtags {
            match subtag.to_ascii_lowercase().as_str() {
                "hant" | "tw" | "hk" | "mo" => return Self::ZhHant,
                "hans" | "cn" | "sg" | "my" => return Self::ZhHans,
                _ => {}
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

    /// Sentences about games.
    #[must_use]
    pub fn sentences(self) -> Sentences {
        Sentences::new(match self {
            Self::ZhHant => &sentences::ZhHant,
            Self::ZhHans => &sentences::ZhHans,
            Self::En => &sentences::En,
        })
    }

    /// Labels in pictures and tables.
    #[must_use]
    pub fn picture(self) -> &'static dyn Picture {
        match self {
            Self::ZhHant => &picture::ZhHant,
            Self::ZhHans => &picture::ZhHans,
            Self::En => &picture::En,
        }
    }

    /// Names of controls and what widgets say about themselves.
    #[must_use]
    pub fn interface(self) -> &'static dyn Interface {
        match self {
            Self::ZhHant => &interface::ZhHant,
            Self::ZhHans => &interface::ZhHans,
            Self::En => &interface::En,
        }
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
