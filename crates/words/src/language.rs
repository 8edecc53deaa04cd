use crate::tags::meant;
use nian_lessons::Localized;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Delimits the tag of a text in another language than the reader's: the tag stands between two of these before the
/// text, and [`END`] after it. The letters of the tag are Unicode's invisible tag characters, so that nothing of it
/// shows where a text cannot have markup.
const MARK: char = '\u{2063}';
const END: char = '\u{2064}';
/// The offset of a tag character from its ASCII letter.
const UNSEEN: u32 = 0xe0000;

/// A part of a text in another language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign<'a> {
    /// The text before the part.
    pub before: &'a str,
    /// The tag of the part's language.
    pub lang: String,
    /// The part.
    pub text: &'a str,
    /// The text after the part.
    pub after: &'a str,
}

impl Language {
    /// The language for any BCP 47 tag: the [known](Self::known) one, else English.
    #[must_use]
    pub fn from_tag(tag: &str) -> Self {
        Self::known(tag).unwrap_or(Self::En)
    }

    /// Our language that a BCP 47 tag means; `None` if there is none.
    ///
    /// `zh-TW`, `zh-HK`, `zh-MO` and plain `zh` are Traditional; `zh-CN` and `zh-SG` Simplified; `yue`, `cmn` and other
    /// languages of China are treated as `zh`. Locales such as `zh_TW.UTF-8` are accepted, too.
    #[must_use]
    pub fn known(tag: &str) -> Option<Self> {
        let index = meant(tag, &Self::READ_AS)?;
        Self::ALL.get(index).copied()
    }

    /// The text of `localized` in this language, or in the nearest available one, with its tag.
    fn pick_with_tag(self, localized: &Localized) -> (&str, &str) {
        let nearest = localized.texts.iter().min_by_key(|(tag, _)| self.to(tag));
        nearest.map_or(("", ""), |(tag, text)| (tag, text))
    }

    /// The distance to the language with this tag, for sorting: first the language itself, then other tags that mean it
    /// (`en-GB` for `en`), then the [nearest](Self::nearest) language, then the nearest of that; all others are equal.
    fn to(self, tag: &str) -> usize {
        if tag == self.tag() {
            return 0;
        }
        let meant = Self::known(tag);
        let mut language = self;
        let mut far = 1;
        while far <= Self::ALL.len() && meant != Some(language) {
            language = language.nearest();
            far += 1;
        }
        far
    }

    /// The text of `localized` in this language, or in the nearest available one.
    #[must_use]
    pub fn pick(self, localized: &Localized) -> &str {
        self.pick_with_tag(localized).1
    }

    /// The same text, [marked](Self::marked) where it is in another language.
    #[must_use]
    pub fn quote(self, localized: &Localized) -> String {
        let (tag, said) = self.pick_with_tag(localized);
        if tag == self.tag() {
            return said.into();
        }
        mark(tag, said)
    }

    /// A text in this language, [marked](Self::marked) for use within one in another.
    #[must_use]
    pub fn own(self, text: &str) -> String {
        mark(self.tag(), text)
    }

    /// The first part of a text that is marked as being in another language, so that it can be shown with a `lang`.
    #[must_use]
    pub fn marked(text: &str) -> Option<Foreign<'_>> {
        let (before, rest) = text.split_once(MARK)?;
        let (letters, rest) = rest.split_once(MARK)?;
        let mut lang = String::new();
        for letter in letters.chars() {
            lang.push(seen(letter)?);
        }
        let (text, after) = rest.split_once(END).unwrap_or((rest, ""));
        Some(Foreign {
            before,
            lang,
            text,
            after,
        })
    }
}

fn mark(tag: &str, said: &str) -> String {
    let mut text = String::from(MARK);
    for letter in tag.bytes() {
        text.extend(char::from_u32(UNSEEN + u32::from(letter)));
    }
    text.push(MARK);
    text.push_str(said);
    text.push(END);
    text
}

/// The ASCII letter of a tag character.
fn seen(letter: char) -> Option<char> {
    let letter = (letter as u32).checked_sub(UNSEEN)?;
    u8::try_from(letter).ok().map(char::from)
}

#[cfg(test)]
mod tests {
    use super::{Language, Localized};

    fn localized(texts: &[(&str, &str)]) -> Localized {
        let owned = |&(tag, text): &(&str, &str)| (tag.to_owned(), text.to_owned());
        Localized {
            texts: texts.iter().map(owned).collect(),
        }
    }

    #[test]
    fn a_text_in_another_language_is_marked() {
        let text = localized(&[("zh-Hant", "一"), ("zh-Hans", "二"), ("en", "three")]);
        for language in Language::WITH_PAGES {
            assert_eq!(language.quote(&text), language.pick(&text));
            assert_eq!(Language::marked(language.pick(&text)), None);
        }
        let quoted = Language::Ja.quote(&text);
        let within = format!("一{quoted}二");
        let foreign = Language::marked(&within).expect("it is marked");
        assert_eq!((foreign.before, foreign.after), ("一", "二"));
        assert_eq!((foreign.lang.as_str(), foreign.text), ("en", "three"));
        assert_eq!(Language::marked(""), None);
    }

    /// The available language that is nearest to the reader's is shown.
    #[test]
    fn the_nearest_language_is_picked() {
        use Language::{En, Ja, ZhHans, ZhHant};
        for (language, tags, picked) in [
            (En, &["zh-Hant", "zh-Hans", "en"][..], "en"),
            (ZhHans, &["en", "zh-Hant"], "zh-Hant"),
            (ZhHant, &["en", "zh-Hans"], "en"),
            (En, &["zh-Hans", "zh-Hant"], "zh-Hant"),
            (Ja, &["zh-Hant", "en"], "en"),
            (Ja, &["zh-Hans", "zh-Hant"], "zh-Hant"),
            // The author's first language if none is near.
            (En, &["fr", "de"], "fr"),
            (En, &["ja", "zh-Hans"], "ja"),
            // Another tag of the language stands for it, but comes after it.
            (En, &["fr", "en-GB"], "en-GB"),
            (En, &["en-GB", "en"], "en"),
            (ZhHant, &["en", "zh-TW"], "zh-TW"),
            (ZhHans, &["zh", "zh-CN"], "zh-CN"),
        ] {
            let texts: Vec<_> = tags.iter().map(|&tag| (tag, tag)).collect();
            let text = localized(&texts);
            assert_eq!(language.pick(&text), picked, "{language:?} of {tags:?}");
            let quoted = language.quote(&text);
            let lang = Language::marked(&quoted).map(|foreign| foreign.lang);
            let own = picked == language.tag();
            assert_eq!(lang, (!own).then(|| picked.to_owned()));
        }
        assert_eq!(En.pick(&Localized::default()), "");
    }

    /// Marks round-trip with any text: nothing is lost, and no other tag is found.
    #[test]
    fn no_text_breaks_its_mark() {
        for text in [
            "<b lang=x>",
            "\u{2063}\u{2063}a",
            "\u{e0065}\u{e006e}",
            "🏴\u{e0067}\u{e0062}\u{e007f}",
            "",
        ] {
            let quoted = Language::En.quote(&localized(&[("fr", text)]));
            let foreign = Language::marked(&quoted).expect("it is marked");
            assert_eq!((foreign.lang.as_str(), foreign.text), ("fr", text));
            assert_eq!((foreign.before, foreign.after), ("", ""));
            let own = Language::marked(text);
            assert!(own.is_none_or(|own| own.lang.is_empty()), "{text}");
        }
    }
}
