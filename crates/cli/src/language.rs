//! The language of sentences.

use std::env;

use nian_words::Language;

/// The language of a tag: one of those there are, and no other.
pub(crate) fn of_tag(tag: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|known| known.tag() == tag);
    found.ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag);
        format!("expected one of {}", tags.join(", "))
    })
}

/// What the help says of a language that can be chosen, and what of.
pub(crate) fn help(of: &str) -> String {
    let [others @ .., last] = Language::ALL.map(Language::tag);
    let others = others.join(", ");
    format!("The language{of}: {others} or {last} [default: that of LC_ALL, LC_MESSAGES or LANG]")
}

/// The language of the reader's environment, as other programs find it; else English.
pub(crate) fn of_environment() -> Language {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(value);
    of_locale(&locale.unwrap_or_default())
}

/// The language of a locale such as `zh_TW.UTF-8` or `zh_CN@pinyin`.
fn of_locale(locale: &str) -> Language {
    let end = locale.find(['.', '@']).unwrap_or(locale.len());
    Language::from_tag(&locale[..end])
}

#[cfg(test)]
mod tests {
    use super::of_locale;
    use nian_words::Language;

    #[test]
    fn locales_lead_to_the_nearest_language() {
        for (locale, language) in [
            ("zh_TW.UTF-8", Language::ZhHant),
            ("zh_CN.UTF-8", Language::ZhHans),
            ("zh_CN@pinyin", Language::ZhHans),
            ("zh_HK", Language::ZhHant),
            ("zh_SG.GB2312", Language::ZhHans),
            ("en_GB.UTF-8", Language::En),
            ("de_DE", Language::En),
            ("C", Language::En),
            ("C.UTF-8", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(of_locale(locale), language, "{locale}");
        }
    }
}
