//! The texts of an example in the languages that it has.

use nian_lessons::{ClaimText, Example, Localized};

fn tags(text: &Localized) -> Vec<&str> {
    text.texts.iter().map(|(tag, _)| tag.as_str()).collect()
}

#[test]
fn a_text_that_is_a_string_is_in_the_language_of_the_file() {
    let example = Example::parse(
        r#"{ "steps": [ { "say": "二" }, {}, { "say": { "fr": "trois" } } ], "start": "nim:1",
             "place": { "en": "Here", "zh-Hant": "這裡" }, "title": "一", "language": "zh-Hant" }"#,
    );
    let example = example.unwrap();
    let texts: Vec<_> = example
        .texts()
        .map(|(step, key, text)| (step, key, tags(text)))
        .collect();
    assert_eq!(
        texts,
        [
            (None, "title", vec!["zh-Hant"]),
            (None, "place", vec!["en", "zh-Hant"]),
            (Some(1), "say", vec!["zh-Hant"]),
            (Some(3), "say", vec!["fr"]),
        ]
    );
    let frames = example.replay().unwrap();
    let say = frames[1].say.as_ref();
    assert_eq!(say.and_then(|say| say.get("zh-Hant")), Some("二"));
}

#[test]
fn a_claim_may_say_its_language_once() {
    let claim = ClaimText::parse(
        r#"{ "language": "en", "claim": "It holds.", "range": { "ja": "nまで" },
             "least": 1, "usual": 2, "most": 3 }"#,
    );
    let claim = claim.unwrap();
    assert_eq!(claim.claim.get("en"), Some("It holds."));
    assert_eq!(tags(&claim.range), ["ja"]);
}

/// A browser lays out thousands of combining marks on one character for seconds; all that languages use are kept.
#[test]
fn marks_over_a_sign_are_bounded() {
    let title = |text: &str| {
        let example =
            format!(r#"{{ "title": {{ "en": "{text}" }}, "start": "nim:1", "steps": [] }}"#);
        let example = Example::parse(&example).unwrap();
        example.title.get("en").map(str::to_owned)
    };
    for mark in [
        "\u{301}", "\u{489}", "\u{5b7}", "\u{64b}", "\u{1ac0}", "\u{1dc5}", "\u{20d7}", "\u{fe20}",
    ] {
        let much = format!("a{}b", mark.repeat(20_000));
        assert_eq!(title(&much), Some(format!("a{}b", mark.repeat(30))));
    }
    for text in [
        "Tiếng Việt, e\u{301}\u{323}",
        "שָׁלוֹם שָׁלוֹם שָׁלוֹם שָׁלוֹם שָׁלוֹם שָׁלוֹם שָׁלוֹם",
        "اَلْعَرَبِيَّةُ اَلْعَرَبِيَّةُ اَلْعَرَبِيَّةُ",
        "ภาษาไทยที่นี่",
        "हिन्दी में",
        &"ა".repeat(100),
        &"拈".repeat(100),
    ] {
        assert_eq!(title(text).as_deref(), Some(text));
    }
}
