//! What a pupil hands in after the last thing.

use super::stage::{Fake, Stage};
use nian_course::deck::read;
use nian_course::lecture::{
    Action, Command, Dialog, Effect, FocusArea, HandedIn, NoSeat, SlipAction,
};
use nian_course::slip::{Mark, Observation, Origin, asked, collect};

const LESSON: &str =
    "?d=a/one;exercise:winning&count2=2&at=1&step=0&answers=ask&for=pupils&title=Nim&v=1";

fn in_hand(lesson: &str) -> Stage {
    let deck = read(lesson).0.expect("a lesson");
    let fakes = vec![Fake::new(3, &[0]), Fake::new(1, &[0, 1])];
    let mut stage = Stage::of_deck(deck, fakes, None, "", false);
    stage.send(Action::Begin);
    stage
}

fn saw(stage: &mut Stage, at: usize, seen: Observation) {
    stage.send(Action::Saw {
        at,
        seen,
        is_own: false,
    });
}

fn handed(stage: &Stage) -> HandedIn {
    stage.page.slip().expect("a slip")
}

#[test]
fn the_slip_tells_what_was_answered() {
    let mut stage = in_hand(LESSON);
    assert!(stage.page.has_slip());
    assert_eq!(stage.page.slip(), None);
    let right = Observation::Step {
        step: 0,
        is_hinted: false,
        is_given: false,
        answer: Some((0, true)),
    };
    saw(&mut stage, 1, right);
    assert!(stage.done.contains(&Effect::Save));
    stage.send(Action::Do(Command::Next));
    saw(&mut stage, 2, Observation::Tasks([0, 0, 1, 0, 0]));
    stage.send(Action::Slip(SlipAction::Open(2026)));
    assert!(stage.done.contains(&Effect::FocusSlip));
    let slip = handed(&stage);
    assert_eq!(slip.marks, [Mark::Right, Mark::Helped, Mark::Open]);
    assert_eq!(slip.open, [2]);
    // The teacher, who has the same lesson, reads it.
    let deck = read(&LESSON.replace("&for=pupils", ""))
        .0
        .expect("a lesson");
    let of = Origin::lesson(&deck, &asked(&deck, |_| true), 2026);
    let lines = collect(&of, &format!("12 號｜Nim｜{}", slip.code));
    assert_eq!(lines[0].marks, Ok(slip.marks));
    // One may go back and do what is missing.
    stage.send(Action::Do(Command::Previous));
    assert_eq!((stage.page.slip(), stage.page.at()), (None, 2));
    assert!(stage.done.contains(&Effect::FocusRoot(FocusArea::Anywhere)));
    saw(&mut stage, 2, Observation::Tasks([1, 0, 1, 0, 0]));
    stage.send(Action::Slip(SlipAction::Open(2026)));
    assert_eq!(handed(&stage).marks[2], Mark::Right);
}

#[test]
fn a_seat_is_a_number_or_nothing() {
    let mut stage = in_hand(LESSON);
    stage.send(Action::Slip(SlipAction::Open(2026)));
    for (typed, seat) in [
        ("", Ok(None)),
        (" 12 ", Ok(Some(12))),
        ("007", Ok(Some(7))),
        ("0", Err(NoSeat)),
        ("1234", Err(NoSeat)),
        ("-3", Err(NoSeat)),
        ("<b>", Err(NoSeat)),
    ] {
        stage.send(Action::Slip(SlipAction::Seat(typed.to_owned())));
        assert_eq!(handed(&stage).seat, seat);
    }
}

#[test]
fn copying_is_told_each_time_and_the_code_is_shown_large() {
    let mut stage = in_hand(LESSON);
    stage.send(Action::Slip(SlipAction::Open(2026)));
    stage.send(Action::Slip(SlipAction::Copy("line".to_owned())));
    assert!(stage.done.contains(&Effect::Copy("line".to_owned())));
    for (is_copied, number) in [(true, 1), (false, 2)] {
        stage.send(Action::Slip(SlipAction::Copied(is_copied)));
        assert_eq!(handed(&stage).copied, Some((is_copied, number)));
    }
    stage.send(Action::Slip(SlipAction::Seat("3".to_owned())));
    assert_eq!(handed(&stage).copied, None, "the line is another");
    stage.send(Action::Slip(SlipAction::Enlarge));
    assert_eq!(stage.page.dialog(), Some(Dialog::Slip));
}

/// On a telephone the browser loads pages again when it likes; the answers that were given are shown then.
#[test]
fn a_reload_loses_no_answer() {
    let mut stage = in_hand(LESSON);
    saw(&mut stage, 2, Observation::Tasks([1, 0, 0, 0, 0]));
    let deck = read(LESSON).0.expect("a lesson");
    let mut again = Stage::of_deck(deck, stage.fakes.clone(), None, &stage.page.kept(), false);
    again.send(Action::Begin);
    again.send(Action::Slip(SlipAction::Open(2026)));
    assert_eq!(handed(&again).marks, [Mark::Open, Mark::Right, Mark::Open]);
}

#[test]
fn where_nothing_is_asked_there_is_no_slip() {
    let silent = "?d=table:wythoff;nim:3,4,5&at=1&step=0&answers=ask&for=pupils&v=1";
    let mut stage = in_hand(silent);
    stage.send(Action::Slip(SlipAction::Open(2026)));
    assert!(!stage.page.has_slip() && stage.page.slip().is_none());
    // Nor is there one on stage.
    let mut stage = in_hand(LESSON);
    stage.send(Action::Slip(SlipAction::Open(2026)));
    stage.send(Action::Key(Command::Full));
    assert!(!stage.page.has_slip() && stage.page.slip().is_none());
}
