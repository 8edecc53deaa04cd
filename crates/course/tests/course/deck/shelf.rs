//! What can go into a lesson.

use nian_course::deck::{Item, Kind, Names};
use nian_solver::numerals::{System, Work, Writing};
use nian_words::Language;
use serde_json::json;

fn names() -> Names {
    let names = json!({
        "chapters": [
            ["One", ["a/ex1", "nim:3,4,5", "a/gone", "nonsense", "claim:a/lemma", "claim:a/gone"]],
            ["Two", []],
            ["Third", ["claim:b/four", "b/ex1"]],
        ],
        "examples": { "a/ex1": ["Three, four, five", 9], "b/ex1": ["威氏遊戲：開始", 5] },
        "claims": { "a/lemma": "Lemma", "b/four": "Four FIVE" },
        "tables": { "wythoff": "Wythoff" },
        "skills": { "winning": "Find a move" },
        "said": { "claim": "Check: $1", "exercise": "Practice: $1", "table": "Table: $1", "binary": "$1 in binary" },
    });
    serde_json::from_value(names).expect("names")
}

fn texts(items: &[Item]) -> Vec<String> {
    items.iter().map(Item::to_string).collect()
}

fn shelf(kind: Kind) -> Vec<(Option<String>, Vec<String>)> {
    let groups = names().shelf(kind).into_iter();
    groups
        .map(|group| (group.title, texts(&group.items)))
        .collect()
}

/// A chapter without anything is left out, and so is what this site does not have.
#[test]
fn chapters() {
    let title = |title: &str| Some(title.to_owned());
    assert_eq!(
        shelf(Kind::Example),
        [
            (
                title("One"),
                vec!["a/ex1".to_owned(), "nim:3,4,5".to_owned()]
            ),
            (title("Third"), vec!["b/ex1".to_owned()]),
        ]
    );
    assert_eq!(
        shelf(Kind::Claim),
        [
            (title("One"), vec!["claim:a/lemma".to_owned()]),
            (title("Third"), vec!["claim:b/four".to_owned()]),
        ]
    );
    assert_eq!(
        shelf(Kind::Table),
        [(None, vec!["table:wythoff".to_owned()])]
    );
    assert_eq!(shelf(Kind::Exercise)[0].1.len(), 9);
    assert_eq!(shelf(Kind::Lesson), []);
}

/// Everything on the shelf is an item that addresses can have.
#[test]
fn items() {
    for kind in [
        Kind::Example,
        Kind::Claim,
        Kind::Table,
        Kind::Number,
        Kind::Exercise,
    ] {
        for item in names()
            .shelf(kind)
            .into_iter()
            .flat_map(|group| group.items)
        {
            assert_eq!(Item::parse(&item.to_string()).as_ref(), Some(&item));
        }
    }
}

#[test]
fn numbers_that_can_be_written() {
    for item in names()
        .shelf(Kind::Number)
        .into_iter()
        .flat_map(|group| group.items)
    {
        let (system, value) = item.of.rsplit_once('=').expect("a system and a value");
        let system: System = system.parse().expect("a system");
        let value = value.parse().expect("a number");
        assert!(Writing::new(value, system, Work::Write).is_some(), "{item}");
    }
}

#[test]
fn search() {
    let names = names();
    let found = |text: &str| texts(&names.found(text, Language::En, |text| text.to_lowercase()));
    assert_eq!(found("five"), ["a/ex1", "claim:b/four"]);
    assert_eq!(found("FIVE  three,"), ["a/ex1"]);
    assert_eq!(found("威氏"), ["b/ex1"]);
    assert_eq!(found("four、Five！"), ["a/ex1", "claim:b/four"]);
    assert_eq!(found("45"), ["number:binary=45"]);
    assert_eq!(found("nothing of the kind"), Vec::<String>::new());
    for text in ["", " ", "、"] {
        assert_eq!(found(text), Vec::<String>::new(), "{text:?}");
    }
}
