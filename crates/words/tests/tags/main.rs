//! Which language a tag means.

use nian_words::Language;

/// A line has the language, a colon, then the tags that mean it.
fn cases() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = include_str!("tags.txt").lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.flat_map(|line| {
        let (language, tags) = line.split_once(": ").expect("a language, then tags");
        tags.split(' ').map(move |tag| (language, tag))
    })
}

#[test]
fn tags_lead_to_the_nearest_language() {
    for (language, tag) in cases() {
        let known = Language::known(tag).map_or("none", Language::tag);
        assert_eq!(known, language, "{tag}");
        let told = if language == "none" { "en" } else { language };
        assert_eq!(Language::from_tag(tag).tag(), told, "{tag}");
    }
    assert_eq!(Language::known(""), None);
    assert_eq!(Language::from_tag(""), Language::En);
}

/// The environment writes the same with an encoding or a kind of order behind it.
#[test]
fn locales_lead_to_the_nearest_language() {
    for (language, tag) in cases() {
        for locale in [".UTF-8", "@pinyin", ".GB2312@stroke"] {
            let locale = format!("{}{locale}", tag.replace('-', "_"));
            let known = Language::known(&locale).map_or("none", Language::tag);
            assert_eq!(known, language, "{locale}");
        }
    }
}

/// A language that is read in another one is none of ours, and in all that are of one code alike.
#[test]
fn members_have_no_texts_of_their_own() {
    for language in Language::ALL {
        let own = language.codes().split(' ').next();
        assert_eq!(own, language.tag().split('-').next());
        for code in language.codes().split(' ').skip(1) {
            for other in Language::ALL {
                assert_ne!(other.tag().split('-').next(), Some(code));
                let alike = other.codes().split(' ').next() == own;
                assert_eq!(other.codes().split(' ').any(|one| one == code), alike);
            }
        }
    }
}
