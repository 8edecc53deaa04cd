//! What things are called, and what shows them.

use super::{deck, en, items, thing};
use nian_course::deck::{
    CustomExample, DisplayTitle, Fault, Item, Kind, NamedExample, Names, Text, Thing, as_thing,
    called, from_file,
};
use nian_course::elements::Answers;
use nian_course::make::ImportError;
use nian_course::packed::pack;
use nian_words::Language;
use serde_json::json;

fn names() -> Names {
    let names = json!({
        "examples": { "nim-and-variants/ex1": ["Example 1: column by column", 9], "nim-and-variants/ex2": ["Example 2", 5, "p.png", true] },
        "claims": { "nim-and-variants/dice": "The dice game", "nim-and-variants/lemma-i": "Lemma I" },
        "tables": { "wythoff": "The safe pairs of Wythoff’s game" },
        "skills": { "winning": "Find a winning move" },
        "said": { "claim": "Check: $1", "exercise": "Practice: $1", "table": "Table: $1", "binary": "$1 in binary", "mixed": "$1 with a base for each place", "lesson": "An example of one’s own" },
    });
    serde_json::from_value(names).expect("names")
}

#[test]
fn things_are_called_as_their_pages_are() {
    let names = names();
    assert_eq!(
        names.examples.get("nim-and-variants/ex2"),
        Some(&NamedExample(
            "Example 2".into(),
            5,
            Some("p.png".into()),
            true
        ))
    );
    for (item, title) in [
        ("nim-and-variants/ex1~3", "Example 1: column by column"),
        ("nim:3,4,5", "Nim 3 · 4 · 5"),
        (
            "nim.misere:3,4,5",
            "Nim 3 · 4 · 5; whoever takes the last coin loses",
        ),
        ("dice:31@4", "Dice game 31: 4 up"),
        ("dice.local:31@4,5", "dice.local:31@4,5"),
        ("dynamic.3:7", "Dynamic nim 7: at most 3×"),
        ("table:wythoff", "Table: The safe pairs of Wythoff’s game"),
        ("number:mixed:2,3,4,5=347", "347 with a base for each place"),
        ("number:binary=45", "45 in binary"),
        ("claim:nim-and-variants/dice", "Check: The dice game"),
        ("exercise:winning", "Practice: Find a winning move"),
        ("lesson:1abc", "An example of one’s own"),
        ("table:none", "table:none"),
        ("number:octal=7", "number:octal=7"),
        ("chess:8~2", "chess:8"),
    ] {
        let called = called(&thing(item), Language::En, Some(&names), None);
        assert_eq!((&*called.text, &*called.lang), (title, ""), "{item}");
    }
    let mut own = thing("nim:3");
    own.name = Some(en("tilde~"));
    let called = |language| called(&own, language, None, None);
    let of = |lang: &str| DisplayTitle {
        text: "tilde~".into(),
        lang: lang.into(),
    };
    assert_eq!(called(Language::En), of(""));
    assert_eq!(called(Language::ZhHant), of("en"));
}

#[test]
fn what_the_site_does_not_have_is_left_out() {
    let search = "?d=nim-and-variants/nowhere;nim-and-variants/lemma-i~2;nim:3;table:x;claim:a/b;exercise:slip\
        &at=3&step=2&upto=4&v=1";
    let (checked, faults) = names().checked(&deck(search));
    assert_eq!(
        items(&checked),
        ["claim:nim-and-variants/lemma-i", "nim:3", "exercise:slip"]
    );
    assert_eq!((checked.at, checked.step, checked.upto), (2, 2, Some(2)));
    let unknown = ["nim-and-variants/nowhere", "x", "a/b"];
    assert_eq!(faults, unknown.map(|of| Fault::Unknown(of.into())));
    let (checked, _) = names().checked(&deck("?d=nim-and-variants/ex1~4;table:x&at=2&step=2&v=1"));
    assert_eq!((checked.at, checked.step), (1, 4));
    assert!(!names().is_there(&Item::parse("table:__proto__").unwrap_or(thing("table:x").item)));
}

#[test]
fn elements_show_things() {
    let attributes = |thing: &Thing| {
        let all = thing.attributes();
        let all = all.iter().map(|(name, value)| format!("{name}={value}"));
        format!("{} {}", thing.tag(), all.collect::<Vec<_>>().join(" "))
    };
    let deck = deck(
        "?d=a/b~2;nim:3~2;table:wythoff;number:mixed:2,3=5~1;claim:a/b;exercise:pair;lesson:1a~3\
        &rules6=nim&level6=1&opponent2=none&v=1",
    );
    let all: Vec<_> = deck.things.iter().map(attributes).collect();
    assert_eq!(
        all,
        [
            "nian-example src=a/b step=2",
            "nian-game position=nim:3 opponent=none",
            "nian-table of=wythoff",
            "nian-number in=mixed:2,3 value=5 step=1",
            "nian-claim src=a/b",
            "nian-exercise skill=pair rules=nim level=1",
            "nian-example data-lesson=1a step=3",
        ]
    );
    assert_eq!(deck.answers, Answers::Ask);
}

const MADE: &str = r#"{"title":{"en":"Mine","zh-Hant":"我的"},"start":"nim:3,4,5","ask":"winning","steps":[{"play":"a2"},{"play":"b3"}]}"#;

#[test]
fn what_is_made_is_known() {
    let made = CustomExample::of(&pack(MADE)).expect("an example");
    assert_eq!((made.steps, &*made.text), (2, MADE));
    let one = as_thing(MADE).expect("a thing");
    assert_eq!(one.item.kind, Kind::Lesson);
    for (language, title, lang) in [
        (Language::En, "Mine", ""),
        (Language::ZhHans, "我的", "zh-Hant"),
    ] {
        let called = called(&one, language, Some(&names()), Some(&made));
        assert_eq!((&*called.text, &*called.lang), (title, lang));
    }
    let (_, faults) = from_file(MADE);
    assert_eq!(faults, [Fault::Example]);
    for (packed, why) in [
        (pack("{\"title\":\"half a"), ImportError::Json),
        ("1eJyr5lJQUMpJzEsvTUxPVbJS".to_owned(), ImportError::Json),
        (String::new(), ImportError::Json),
        (pack("[1, 2]"), ImportError::Foreign),
        (pack(r#"{"nian":"lesson","things":[]}"#), ImportError::Deck),
    ] {
        assert_eq!(CustomExample::of(&packed), Err(why), "{packed}");
    }
    // Of these their element says what is wrong.
    let hostile = "</script><img src=x onerror=alert(1)>";
    for (file, title) in [
        (
            json!({ "title": "T", "language": "en", "start": "nim:3,4", "steps": [{ "play": "a9" }] }),
            Some(en("T")),
        ),
        (
            json!({ "title": hostile, "language": "no tag", "start": "nim:3,4", "later": hostile }),
            Some(Text::Plain(hostile.into())),
        ),
        (
            json!({ "title": { "en": 5 }, "start": 7, "steps": [1] }),
            None,
        ),
    ] {
        let made = CustomExample::of(&pack(&file.to_string())).expect("an example");
        assert_eq!(made.title, title, "{file}");
    }
}
