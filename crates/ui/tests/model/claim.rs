//! A claim: its range, its check, and its result.

use nian_lessons::ClaimText;
use nian_solver::Move;
use nian_ui::model::{Action, Check, ClaimCheck, Event, Input, Kind, Refusal, Target, Widget};
use nian_words::Language;

fn text(name: &str) -> ClaimText {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../www/articles/nim-and-variants/claims"
    );
    let file = std::fs::read_to_string(format!("{folder}/{name}.json")).expect(name);
    ClaimText::parse(&file).expect(name)
}

fn widget(name: &str) -> Widget {
    Widget::new(
        Language::En,
        Kind::Claim(Box::new(ClaimCheck::new(text(name).into()))),
    )
}

fn claim(widget: &Widget) -> &ClaimCheck {
    match &widget.kind {
        Kind::Claim(claim) => claim,
        other => panic!("no claim: {other:?}"),
    }
}

/// The worker's result for a claim.
fn result(name: &str) -> String {
    let id = format!("nim-and-variants/{name}");
    let found = nian_claims::find(&id).expect("a claim");
    found.check(found.range.usual, &mut |_, _| ()).to_string()
}

fn enter(widget: &mut Widget, value: &str) -> Vec<Event> {
    let action = Input::Range.action(value, widget).expect("a field");
    widget.apply(action).expect("nothing is refused")
}

#[test]
fn the_range_takes_whole_numbers_within_its_limits_only() {
    let mut dice = widget("dice");
    for (value, bad, most) in [
        ("30", false, 30),
        ("", true, 30),
        ("15", true, 30),
        ("2001", true, 30),
        ("1e3", true, 30),
        ("-20", true, 30),
        ("+20", true, 30),
        ("99999999999999999999999", true, 30),
        ("三十", true, 30),
        (" 16 ", false, 16),
        ("2000", false, 2000),
    ] {
        assert_eq!(enter(&mut dice, value), [], "{value}");
        assert_eq!(claim(&dice).field(), value);
        assert_eq!(claim(&dice).field_is_bad(), bad, "{value}");
        assert_eq!(claim(&dice).most(), most, "{value}");
    }
}

#[test]
fn a_check_runs_and_says_what_came_of_it() {
    let mut dice = widget("dice");
    assert_eq!(dice.apply(Action::Check), Ok(vec![Event::Check]));
    for (told, shown) in [(10, 10), (90, 90), (5, 90), (300, 100)] {
        assert_eq!(dice.apply(Action::Percent(told)), Ok(Vec::new()));
        assert_eq!(*claim(&dice).state(), Check::Running(shown));
    }
    assert_eq!(claim(&dice).is_as_expected(), None);
    let done = dice.apply(Action::Verdict(result("dice")));
    assert_eq!(done, Ok(vec![Event::Checked]));
    assert_eq!(claim(&dice).is_as_expected(), Some(true));
    let Check::Done(said, Some(truth)) = claim(&dice).state() else {
        panic!("two verdicts");
    };
    assert_eq!((said.holds, said.cases), (false, 2));
    assert_eq!(said.position.as_deref(), Some("dice:16@1"));
    assert_eq!(said.numbers, [16]);
    assert_eq!((truth.holds, truth.cases), (true, 1206));
    assert_eq!(truth.position, None);
}

#[test]
fn what_is_expected_depends_on_the_claim() {
    for (name, text, expected) in [
        ("lemma-i", "holds 80\n", true),
        ("lemma-i", "fails 3 - 3 5 8\n", false),
        ("dice", "fails 2 dice:16@1 16\nholds 9\n", true),
        ("dice", "holds 9\nholds 9\n", false),
        ("dice", "fails 2 - 16\nfails 2 - 1\n", false),
        ("dice", "holds 9\n", false),
    ] {
        let mut widget = widget(name);
        widget.apply(Action::Check).expect("a check");
        widget.apply(Action::Verdict(text.into())).expect("an end");
        assert_eq!(claim(&widget).is_as_expected(), Some(expected), "{text}");
    }
}

#[test]
fn a_check_can_be_ended() {
    let mut dice = widget("dice");
    assert_eq!(dice.apply(Action::Cancel), Ok(Vec::new()), "there is none");
    dice.apply(Action::Check).expect("a check");
    assert_eq!(dice.apply(Action::Cancel), Ok(vec![Event::Cancel]));
    assert_eq!(*claim(&dice).state(), Check::Cancelled);
    // Another range clears the result.
    dice.apply(Action::Check).expect("a check");
    assert_eq!(enter(&mut dice, "40"), [Event::Cancel]);
    assert_eq!(*claim(&dice).state(), Check::Idle);
    // A failed check leaves no result.
    dice.apply(Action::Check).expect("a check");
    assert_eq!(dice.apply(Action::Verdict(String::new())), Ok(Vec::new()));
    assert_eq!(*claim(&dice).state(), Check::Idle);
    dice.apply(Action::Check).expect("a check");
    assert_eq!(dice.apply(Action::Reset), Ok(vec![Event::Cancel]));
    assert_eq!(claim(&dice).most(), 200);
}

#[test]
fn a_bad_number_leaves_a_result_standing() {
    let mut dice = widget("dice");
    dice.apply(Action::Check).expect("a check");
    dice.apply(Action::Verdict(result("dice"))).expect("an end");
    enter(&mut dice, "many");
    assert_eq!(claim(&dice).is_as_expected(), Some(true));
    enter(&mut dice, "200");
    assert_eq!(
        claim(&dice).is_as_expected(),
        Some(true),
        "the same number again"
    );
}

#[test]
fn a_claim_has_no_steps_and_no_moves() {
    let mut lemma = widget("lemma-i");
    assert_eq!(lemma.steps(), (0, 0));
    assert_eq!(lemma.position(), None);
    assert_eq!(lemma.apply(Action::GoTo(Target::First)), Ok(Vec::new()));
    assert!(lemma.apply(Action::GoTo(Target::Next)).is_err());
    assert!(lemma.apply(Action::Undo).is_err());
    assert!(lemma.apply(Action::Redo).is_err());
}

/// A claim has no position to play from and nothing to undo, which is reported to the page.
#[test]
fn what_boards_do_is_refused() {
    let mut dice = widget("dice");
    for (action, refusal) in [
        (Action::Play(Move::Take(1)), Refusal::NoPosition),
        (Action::Undo, Refusal::NothingToUndo),
        (Action::Redo, Refusal::NothingToRedo),
        (
            Action::GoTo(Target::Step(1)),
            Refusal::NoSuchStep { steps: 0 },
        ),
    ] {
        assert_eq!(dice.apply(action), Err(refusal));
    }
}
