/// A text in the languages in which its author has written it.
///
/// This crate does not know which languages there are, nor which one a reader is shown:
/// `nian-words` does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Localized {
    /// Pairs of a language's tag (BCP 47) and the text, in the order of the file.
    pub texts: Vec<(String, String)>,
}

impl Localized {
    /// The text in the language with this tag.
    #[must_use]
    pub fn get(&self, tag: &str) -> Option<&str> {
        let mut texts = self.texts.iter();
        texts
            .find(|(own, _)| own == tag)
            .map(|(_, text)| text.as_str())
    }
}

/// Whether a text has the form of a language tag: `en`, `zh-Hant`, `pt-BR`.
#[must_use]
pub fn is_tag(text: &str) -> bool {
    let mut parts = text.as_bytes().split(|byte| *byte == b'-');
    let language = parts.next().unwrap_or_default();
    matches!(language.len(), 2..=3)
        && language.iter().all(u8::is_ascii_alphabetic)
        && parts
            .all(|part| matches!(part.len(), 1..=8) && part.iter().all(u8::is_ascii_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::is_tag;

    #[test]
    fn tags_have_a_language_of_two_or_three_letters() {
        for tag in [
            "en",
            "EN",
            "zh-Hant",
            "zh-Hant-HK",
            "yue",
            "es-419",
            "en-x-a",
        ] {
            assert!(is_tag(tag), "{tag}");
        }
        for text in [
            "",
            "e",
            "English",
            "zh_TW",
            "en-",
            "-en",
            "e1",
            "en-longer9xy",
            "en us",
            "中文",
            "en\"",
        ] {
            assert!(!is_tag(text), "{text}");
        }
    }
}
