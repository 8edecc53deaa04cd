//! How questions are asked, and what pupils see.

use super::{deck, told};
use nian_course::deck::{
    Deck, Fault, LONGEST, QuestionKind, Text, from_file, read, to_file, write,
};
use serde_json::{Value, json};

#[test]
fn how_a_question_is_asked_stands_in_addresses_and_files() {
    let search = "?d=nim:1;nim:2;nim:3;nim:4&at=1&step=0&answers=ask&q1=Who%3F&k1=choice\
        &c1=You%7Cme+%26+you&a1=You&k2=number&a2=42&k3=move&a3=b2&v=1";
    let (found, faults) = read(search);
    let deck = found.expect("a lesson");
    assert_eq!(faults, []);
    assert_eq!(
        deck.things.iter().map(|one| one.asks).collect::<Vec<_>>(),
        [
            QuestionKind::Choice,
            QuestionKind::Number,
            QuestionKind::Move,
            QuestionKind::Wait
        ]
    );
    assert_eq!(deck.things[0].choices, ["You", "me & you"]);
    assert_eq!(deck.things[0].answer.as_deref(), Some("You"));
    assert_eq!(write(&deck, &[]), search);
    let file = to_file(&deck);
    let kept: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!(
        kept["things"][0],
        json!({ "item": "nim:1", "question": "Who?", "kind": "choice", "choices": ["You", "me & you"], "answer": "You" })
    );
    assert_eq!(kept["things"][3], json!({ "item": "nim:4" }));
    assert_eq!(from_file(&file), (Some(deck), vec![]));
    // As a text the choices are read, too.
    let file =
        r#"{"nian":"lesson","things":[{"item":"nim:1","kind":"choice","choices":"You|me"}]}"#;
    let (deck, faults) = from_file(file);
    assert_eq!(deck.expect("a lesson").things[0].choices, ["You", "me"]);
    assert_eq!(faults, []);
}

#[test]
fn of_a_question_that_is_badly_asked_the_rest_stays() {
    for (query, said, written) in [
        ("q1=Q&k1=later", "value k=later", "q1=Q"),
        ("k1=", "value k=", ""),
        ("k1=choice&c1=a||b", "value c=a||b", "k1=choice&c1=a%7Cb"),
        ("c1=a|b|a", "value c=a|b|a", "c1=a%7Cb"),
        ("c1=~!&a1=b", "text", "a1=b"),
        (
            "c1=1|2|3|4|5|6|7|8|9",
            "value c=1|2|3|4|5|6|7|8|9",
            "c1=1%7C2%7C3%7C4%7C5%7C6%7C7%7C8",
        ),
        ("upto=2", "value upto=2", ""),
        ("upto=0", "value upto=0", ""),
        ("upto=x", "value upto=x", ""),
    ] {
        let (deck, faults) = read(&format!("?d=nim:1&{query}&v=1"));
        let deck = deck.expect("a lesson");
        assert_eq!(told(&faults), [said], "{query}");
        let rest = format!("&{written}").replace("&&", "&");
        let rest = rest.trim_end_matches('&');
        let address = format!("?d=nim:1&at=1&step=0&answers=ask{rest}&v=1");
        assert_eq!(write(&deck, &[]), address, "{query}");
    }
    let long = "x".repeat(121);
    let (deck, faults) = read(&format!("?d=nim:1&a1={long}&v=1"));
    let answer = deck.expect("a lesson").things[0].answer.clone();
    assert_eq!(answer.as_deref(), Some(&long[1..]));
    assert_eq!(faults, [Fault::Text]);
    let file = json!({ "nian": "lesson", "upto": 7, "things": [
        { "item": "nim:1", "kind": 5, "choices": 7, "answer": ["x"], "question": "Q" },
        { "item": "nim:2", "kind": "no", "choices": ["a", 5], "answer": null },
    ] });
    let (deck, faults) = from_file(&file.to_string());
    assert_eq!(
        told(&faults),
        [
            "value kind=5",
            "value choices=7",
            "value answer=[\"x\"]",
            "value kind=no",
            "value choices=a|",
            "value upto=7"
        ]
    );
    let deck = deck.expect("a lesson");
    assert_eq!(deck.things[0].question, Some(Text::Plain("Q".into())));
    assert_eq!(deck.things[1].choices, ["a"]);
    // The end of what is asked is missing.
    assert_eq!(read("?d=nim:1&a1=x").1, [Fault::Cut]);
}

#[test]
fn pupils_see_as_much_as_they_are_to() {
    let all = deck(
        "?d=nim-and-variants/ex2~3;nim:3,4,5;exercise:winning&at=2&answers=hidden&n1=secret&n2=more&q2=Why&v=1",
    );
    let seen = |deck: &Deck| deck.seen().len();
    for (upto, address) in [
        (
            2,
            "?d=nim-and-variants/ex2~3;nim:3,4,5&at=2&step=0&answers=ask&for=pupils&q2=Why&v=1",
        ),
        (
            3,
            "?d=nim-and-variants/ex2~3;nim:3,4,5;exercise:winning&at=2&step=0&answers=ask&for=pupils&upto=3&q2=Why&v=1",
        ),
        (
            1,
            "?d=nim-and-variants/ex2~3&at=1&step=3&answers=ask&for=pupils&v=1",
        ),
    ] {
        let pupils = all.for_pupils(upto);
        assert_eq!(write(&pupils, &[]), address);
        assert_eq!((seen(&pupils), seen(&all)), (upto, 3));
        assert_eq!(read(address), (Some(pupils), vec![]));
    }
    assert_eq!(all.for_pupils(0), all.for_pupils(1));
    assert_eq!(all.for_pupils(99), all.for_pupils(3));
    // It may hold more than they see; without that it is all of it, wherever they begin.
    assert_eq!(
        seen(&deck("?d=nim:1;nim:2;nim:3&at=2&for=pupils&upto=2&v=1")),
        2
    );
    assert_eq!(seen(&deck("?d=nim:1;nim:2&at=1&for=pupils&v=1")), 2);
    assert_eq!(
        seen(&deck("?d=nim:1;x;nim:3;nim:4&for=pupils&upto=3&v=1")),
        2
    );
    // The code of the stage.
    let class = deck("?d=nim-and-variants/ex1;nim:3,4,5&at=2&n1=secret&v=1");
    let address = write(&class.for_pupils(class.at), &[]);
    assert_eq!(
        address,
        "?d=nim-and-variants/ex1;nim:3,4,5&at=2&step=0&answers=ask&for=pupils&v=1"
    );
    assert!(address.len() <= LONGEST);
}
