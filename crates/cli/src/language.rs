//! The language of sentences.

use std::env;

use nian_words::Language;

/// The language that a tag or a locale means: one of those there are.
pub(crate) fn of_tag(tag: &str) -> Result<Language, String> {
    Language::known(tag).ok_or_else(|| {
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

/// The language of the reader's environment, as other programs find it; else English. A locale such as
/// `zh_TW.UTF-8` or `zh_CN@pinyin` is read as a tag is.
pub(crate) fn of_environment() -> Language {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(value);
    Language::from_tag(&locale.unwrap_or_default())
}
