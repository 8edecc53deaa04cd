//! The language of sentences.

use std::env;

use nian_words::Language;

/// The language that a tag or a locale means, if there is one.
pub(crate) fn of_tag(tag: &str) -> Result<Language, String> {
    Language::known(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag);
        format!("expected one of {}", tags.join(", "))
    })
}

/// The help text of an option that chooses the language of `of`.
pub(crate) fn help(of: &str) -> String {
    let [others @ .., last] = Language::ALL.map(Language::tag);
    let others = others.join(", ");
    format!("The language{of}: {others} or {last} [default: that of LC_ALL, LC_MESSAGES or LANG]")
}

/// The language of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English. Locales such as `zh_TW.UTF-8` or
/// `zh_CN@pinyin` are accepted.
pub(crate) fn of_environment() -> Language {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(value);
    Language::from_tag(&locale.unwrap_or_default())
}
