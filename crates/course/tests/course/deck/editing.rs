//! Texts and things that are changed.

use super::{deck, en, golden, items, random, thing};
use nian_course::deck::{Change, Deck, QuestionKind, Text, dress, same, write};
use nian_course::history::History;
use nian_words::Language;

#[test]
fn texts_are_said_and_written_in_a_language() {
    let spoken = |text: &Text, language| text.spoken(language).map(|said| said.text.to_owned());
    let both = Text::Tagged(vec![
        ("fr".into(), "un".into()),
        ("en".into(), "one".into()),
    ]);
    for language in Language::ALL {
        assert_eq!(spoken(&both, language).as_deref(), Some("one"));
    }
    let chinese = Text::Tagged(vec![
        ("en".into(), String::new()),
        ("zh-HK".into(), "一".into()),
    ]);
    assert_eq!(spoken(&chinese, Language::En).as_deref(), Some("一"));
    assert_eq!(spoken(&Text::Plain(String::new()), Language::En), None);
    assert_eq!(spoken(&en(""), Language::En), None);
    // Another language is written beside; a text whose language nobody knows stays one.
    let field = |text, language| {
        let field = Text::in_field(text, language);
        (field.value.to_owned(), field.other.map(str::to_owned))
    };
    let first = Text::written(None, Language::En, "An hour");
    assert_eq!(first, Some(en("An hour")));
    let two = Text::written(first.as_ref(), Language::ZhHant, "一小時").expect("a text");
    assert_eq!(
        two,
        Text::Tagged(vec![
            ("en".into(), "An hour".into()),
            ("zh-Hant".into(), "一小時".into())
        ])
    );
    assert_eq!(field(Some(&two), Language::En), ("An hour".into(), None));
    assert_eq!(
        field(Some(&two), Language::Ja),
        (String::new(), Some("An hour".into()))
    );
    let one = Text::written(Some(&two), Language::En, "").expect("a text");
    assert_eq!(Text::written(Some(&one), Language::ZhHant, ""), None);
    let plain = Text::Plain("One".into());
    assert_eq!(field(Some(&plain), Language::Ja), ("One".into(), None));
    let written = |value| Text::written(Some(&plain), Language::Ja, value);
    assert_eq!(written("Two"), Some(Text::Plain("Two".into())));
    assert_eq!(written(""), None);
    let emptied = Text::Plain(String::new());
    assert_eq!(
        Text::written(Some(&emptied), Language::En, "x"),
        Some(en("x"))
    );
}

#[test]
fn a_ready_made_lesson_has_its_texts_by_its_name() {
    let ready = golden().ready;
    let dressed = dress(deck(&ready[0].query), &ready);
    assert_eq!(dressed.title.as_ref(), Some(&ready[0].title));
    for (thing, theirs) in dressed.things.iter().zip(&ready[0].things) {
        assert_eq!(thing.question.as_ref(), Some(&theirs.question));
        assert_eq!(thing.note.as_ref(), Some(&theirs.note));
    }
    assert_eq!(write(&dressed, &ready), ready[0].query);
    // What is emptied stays empty; what is another is written, and what is theirs again is not.
    let emptied = dressed.set(0, Change::Note(Some(Text::Plain(String::new()))));
    let address = write(&emptied, &ready);
    assert!(address.contains("&n1=&"), "{address}");
    assert_eq!(dress(deck(&address), &ready), emptied);
    let other = dressed.set(1, Change::Question(Some(en("Other?"))));
    assert!(write(&other, &ready).contains("&q2.en=Other%3F&"));
    let back = other.set(
        1,
        Change::Question(Some(ready[0].things[1].question.clone())),
    );
    assert_eq!(write(&back, &ready), ready[0].query);
    // Pupils get no notes, and none comes back.
    let pupils = dress(deck(&write(&dressed.for_pupils(4), &ready)), &ready);
    assert!(pupils.things.iter().all(|thing| thing.note.is_none()));
    assert_eq!(dress(deck("?d=nim:3&ready=none&v=1"), &ready).ready, None);
}

#[test]
fn the_class_stays_at_its_thing() {
    let class = deck("?d=nim:1;nim:2;nim-and-variants/ex2~3;nim:4&at=3&step=5&v=1");
    let place = |deck: &Deck| (deck.at, deck.step);
    assert_eq!(place(&class.add([thing("nim:5")])), (3, 5));
    for (from, to, at) in [
        (2, 0, 1),
        (2, 3, 4),
        (0, 3, 2),
        (3, 0, 4),
        (0, 1, 3),
        (3, 3, 3),
    ] {
        let moved = class.move_to(from, to);
        assert_eq!(place(&moved), (at, 5), "{from} {to}");
        assert_eq!(items(&moved)[at - 1], "nim-and-variants/ex2~3");
        assert_eq!(moved.move_to(to, from), class);
    }
    assert_eq!(class.move_to(1, 4), class);
    assert_eq!(place(&class.remove(0)), (2, 5));
    assert_eq!(place(&class.remove(3)), (3, 5));
    assert_eq!(place(&class.remove(2)), (1, 0));
    assert_eq!(class.remove(4), class);
    // It goes along with a first step.
    let set = class.set(2, Change::Start(1));
    assert_eq!(
        (place(&set), &*items(&set)[2]),
        ((3, 1), "nim-and-variants/ex2~1")
    );
    assert_eq!(place(&class.set(0, Change::Start(1))), (3, 5));
    assert_eq!(class.set(9, Change::Start(1)), class);
    let asked = class
        .set(0, Change::Asks(QuestionKind::Choice))
        .set(0, Change::Choices("a| b |a".into()))
        .set(0, Change::Answer(" b ".into()))
        .set(0, Change::Name(Some(en("N"))));
    assert_eq!(asked.things[0].choices, ["a", "b"]);
    assert_eq!(asked.things[0].answer.as_deref(), Some("b"));
    assert!(!same(&asked, &class));
    assert!(same(
        &class,
        &Deck {
            at: 1,
            ..class.clone()
        }
    ));
    // What pupils see stays as much.
    let upto = deck("?d=nim:1;nim:2;nim:3&upto=2&v=1");
    assert_eq!(upto.remove(0).upto, Some(1));
    assert_eq!(upto.remove(2).upto, Some(2));
    assert_eq!(upto.remove(0).remove(0).upto, None);
}

/// A long row of changes, made by chance from a seed, is taken back to the beginning and done again to the end.
#[test]
fn changes_are_taken_back() {
    let first = deck("?d=nim:1;nim:2;nim:3,4,5&title=Own&v=1");
    let mut history = History::new(first.clone());
    let mut random = random(16);
    let mut all = vec![first];
    for number in 0..60 {
        let now = history.now().clone();
        let at = random() % now.things.len();
        let next = match random() % 4 {
            0 if now.things.len() > 1 => now.remove(at),
            1 => now.move_to(at, random() % now.things.len()),
            2 => now.set(
                at,
                Change::Question(Some(en(&format!("Question {number}")))),
            ),
            _ => now.add([thing(&format!("nim:{number}"))]),
        };
        assert!((1..=next.things.len()).contains(&next.at));
        history.push(next.clone(), None);
        all.push(next);
    }
    for deck in all.iter().rev().skip(1) {
        history.undo();
        assert_eq!(history.now(), deck);
    }
    assert!(!history.can_undo());
    let redone = all.iter().skip(1).map(|_| history.redo());
    assert!(redone.into_iter().all(|is_redone| is_redone));
    assert_eq!(history.now(), &all[all.len() - 1]);
}
