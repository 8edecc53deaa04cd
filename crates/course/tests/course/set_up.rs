//! Positions and rules set up by hand.

use nian_course::set_up::{Edit, FormState, InvalidEntry, Place, Slot};
use nian_solver::AnyPosition;
use nian_words::{Form, SampleGame};

fn forms() -> Vec<FormState> {
    let games = SampleGame::ALL.iter();
    games
        .map(|game| FormState::new(&game.form, game.notation))
        .collect()
}

fn place(form: &FormState, name: &str, which: Slot) -> Place {
    let fields = form.form().fields.iter();
    let field = fields.into_iter().position(|field| field.name == name);
    Place {
        field: field.expect(name),
        which,
    }
}

#[test]
fn every_position_is_read_and_written_by_one_form() {
    let samples = SampleGame::ALL.iter().flat_map(|game| game.samples);
    let samples = samples.map(|sample| sample.position);
    for text in samples.chain(AnyPosition::EXAMPLES) {
        let mut forms = forms();
        let taken = forms
            .iter_mut()
            .filter_map(|form| form.take(text).then(|| form.text()));
        assert_eq!(taken.collect::<Vec<_>>(), [text]);
    }
}

#[test]
fn every_rule_is_read_and_written() {
    for text in [
        "1-3",
        "1,3,4",
        "x2",
        "x3/2",
        "any.h3",
        "1-3.odd",
        "1,4.h2.misere",
        "x2.misere",
    ] {
        assert_eq!(FormState::new(&Form::RULE, text).text(), text);
    }
    assert!(!FormState::new(&Form::RULE, "1-3").take("chess"));
}

#[test]
fn what_is_no_position_of_a_form_leaves_it_as_it_is() {
    for mut form in forms() {
        let before = form.clone();
        for text in [
            "",
            "nim",
            "nim:",
            "nim:3,,4",
            "nim:3,4,",
            "nim:-1",
            "nim:99999999999999999999",
            "dice:3@7",
            "NIM:3",
            "nim:3 ",
        ] {
            assert!(!form.take(text), "{text}");
            assert_eq!(form, before);
        }
    }
}

/// Each number goes one down and up again, never below its least; a total that has to be odd stays so.
#[test]
fn steps_lead_there_and_back() {
    for mut form in forms() {
        for field in 0..form.form().fields.len() {
            for which in [Slot::Value, Slot::Count, Slot::Item(0), Slot::Limit(0)] {
                let place = Place { field, which };
                let Some((number, least, most)) = form.number(place) else {
                    continue;
                };
                assert!((least..=most).contains(&number));
                for up in [false, true] {
                    let before = form.number(place);
                    let changed = form.edit(Edit::Step(place, up));
                    form.settle();
                    assert_eq!(changed, Ok(before != form.number(place)), "{place:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_typed_is_taken_or_refused() {
    let mut form = FormState::new(&Form::RULE, "1-3");
    let k = place(&form, "k", Slot::Value);
    assert_eq!(form.edit(Edit::Type(k, " 12 ".into())), Ok(true));
    assert_eq!(form.text(), "1-12");
    for text in ["", "x", "0", "41", "-3", "99999999999999999999999"] {
        assert_eq!(
            form.edit(Edit::Type(k, text.into())),
            Err(InvalidEntry::Number(k, 1, 40)),
            "{text}"
        );
        assert_eq!((form.text().as_str(), form.refused()), ("1-12", Some(k)));
    }
    let set = place(&form, "set", Slot::Value);
    form.edit(Edit::Way(1)).expect("a way");
    assert_eq!(form.edit(Edit::Type(set, "7, 2 and 2".into())), Ok(true));
    assert_eq!(form.text(), "2,7");
    for text in ["", "none", "0,1", "1001"] {
        assert_eq!(
            form.edit(Edit::Type(set, text.into())),
            Err(InvalidEntry::Numbers(set)),
            "{text}"
        );
    }
    assert_eq!(form.edit(Edit::Step(k, true)), Ok(true));
    assert_eq!(form.refused(), None);
}

/// What lies on the board already may be larger than buttons make it.
#[test]
fn a_large_number_stays() {
    let mut form = FormState::new(&SampleGame::ALL[0].form, "nim:5000000,1");
    let row = place(&form, "rows", Slot::Item(0));
    assert_eq!(form.number(row), Some((5_000_000, 0, 5_000_000)));
    form.edit(Edit::Step(row, true)).expect("nothing is typed");
    assert_eq!(form.text(), "nim:5000000,1");
    form.edit(Edit::Step(row, false)).expect("nothing is typed");
    assert_eq!(form.text(), "nim:4999999,1");
}

#[test]
fn rows_that_do_not_count_come_back() {
    let mut form = FormState::new(&SampleGame::ALL[0].form, "nim:3,4,5");
    let count = place(&form, "rows", Slot::Count);
    for (up, text) in [
        (false, "nim:3,4"),
        (false, "nim:3"),
        (false, "nim:3"),
        (true, "nim:3,4"),
        (true, "nim:3,4,5"),
        (true, "nim:3,4,5,0"),
    ] {
        form.edit(Edit::Step(count, up)).expect("nothing is typed");
        assert_eq!(form.text(), text);
    }
}

#[test]
fn totals_are_settled() {
    let parity = SampleGame::ALL
        .iter()
        .find(|game| game.notation.starts_with("parity"));
    let mut form = FormState::new(&parity.expect("the game").form, "parity.3:13@1,1");
    let mine = place(&form, "mine", Slot::Value);
    form.edit(Edit::Step(mine, true)).expect("nothing is typed");
    let settled = form.settle().expect("the total was even");
    assert!(
        settled.odd && settled.heap == 12,
        "it has come from the heap"
    );
    assert_eq!(form.text(), "parity.3:12@2,1");
    assert_eq!(form.settle(), None);
    let heap = place(&form, "heap", Slot::Value);
    form.edit(Edit::Step(heap, true)).expect("nothing is typed");
    assert_eq!(
        (form.settle(), form.text().as_str()),
        (None, "parity.3:14@2,1")
    );
}

#[test]
fn dice_fall_as_they_will() {
    let dice = SampleGame::ALL
        .iter()
        .find(|game| game.notation.starts_with("dice.both"));
    let mut form = FormState::new(&dice.expect("the game").form, "dice.both:31@4,2");
    let field = place(&form, "faces", Slot::Count).field;
    let mut seen = std::collections::BTreeSet::new();
    for chance in (0..36).map(|way| way * 119_304_648) {
        form.edit(Edit::Throw(field, chance))
            .expect("nothing is typed");
        seen.insert(form.text());
    }
    assert_eq!(seen.len(), 36);
    form.edit(Edit::Face(field, 1, 6))
        .expect("nothing is typed");
    assert!(form.text().ends_with(",6"));
}
