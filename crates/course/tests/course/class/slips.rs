//! The slips that a teacher collects.

use super::{Action, names, open};
use crate::device::Device;
use nian_course::class::{Effect, Slips, SlipsAction};
use nian_course::slip::{Mark, Origin, Part, QuestionRef, Unread, code};
use std::rc::Rc;

const LESSON: &str = "?d=nim-and-variants/asks;nim-and-variants/ex1;exercise:winning&count3=2&v=1";

fn collected(page: &super::Page) -> &Slips {
    page.slips().expect("slips")
}

#[test]
fn lines_become_a_table() {
    let (mut page, _) = open(&Device::default(), LESSON);
    assert!(page.knows_questions());
    let question = |thing, part| QuestionRef { thing, part };
    let asked = [
        question(1, Part::Steps),
        question(3, Part::Task(0)),
        question(3, Part::Task(1)),
    ];
    assert_eq!(page.asked(), asked, "ex1 asks nothing");
    page.apply(Action::Slips(SlipsAction::Open(2026)));
    assert_eq!(collected(&page).asked, asked);
    let of = Origin::lesson(page.deck(), &asked, 2026);
    let own = code(&of, &[Mark::Right, Mark::Wrong, Mark::Helped]);
    let text = format!("7 號｜Nim｜{own}\n早安\n{own}");
    page.apply(Action::Slips(SlipsAction::Write(text.clone())));
    let slips = collected(&page);
    assert_eq!(slips.text, text);
    assert_eq!(slips.lines[1].marks, Err(Unread::Wrong));
    let seats: Vec<_> = slips.table.rows.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(seats, [Some(7), None]);
    // Pupils who have seen the beginning have fewer questions.
    let part = Origin::lesson(page.deck(), &asked[..1], 2026);
    let text = code(&part, &[Mark::Right]);
    page.apply(Action::Slips(SlipsAction::Write(text)));
    assert_eq!(collected(&page).asked, asked[..1]);
    page.apply(Action::Slips(SlipsAction::Close));
    assert_eq!(page.slips(), None);
}

#[test]
fn what_is_copied_is_told_in_the_dialog() {
    let (mut page, _) = open(&Device::default(), LESSON);
    page.apply(Action::Slips(SlipsAction::Open(2026)));
    let copy = Action::Slips(SlipsAction::Copy("a\tb".to_owned()));
    assert_eq!(page.apply(copy), [Effect::Copy("a\tb".to_owned())]);
    let (_, said) = page.announcement();
    for (is_copied, number) in [(true, 1), (false, 2)] {
        page.apply(Action::Copied("a\tb".to_owned(), is_copied));
        assert_eq!(collected(&page).copied, Some((is_copied, number)));
    }
    assert_eq!(page.announcement().1, said);
}

/// What an example asks only its name tells: without it nobody knows of what a slip is.
#[test]
fn without_names_nothing_is_read() {
    let (mut page, _) = super::coming(&Device::default(), LESSON);
    page.apply(Action::Names {
        names: None,
        is_learnt: true,
    });
    page.apply(Action::Slips(SlipsAction::Open(2026)));
    page.apply(Action::Slips(SlipsAction::Write("K7F3QX".to_owned())));
    assert!(!page.knows_questions());
    assert_eq!(collected(&page).asked, []);
    page.apply(Action::Names {
        names: Some(Rc::new(names())),
        is_learnt: true,
    });
    page.apply(Action::Slips(SlipsAction::Write("K7F3QX".to_owned())));
    assert_eq!(collected(&page).asked.len(), 3);
}

/// An example that somebody has made tells itself whether it asks.
#[test]
fn examples_of_ones_own() {
    let ask = super::MADE.replace("\"steps\"", "\"ask\":\"winning\",\"steps\"");
    for (text, asks) in [(super::MADE, 0), (ask.as_str(), 1)] {
        let packed = nian_course::packed::pack(text);
        let (page, _) = open(&Device::default(), &format!("?d=lesson:{packed}&v=1"));
        assert_eq!(page.asked().len(), asks, "{text}");
    }
}
