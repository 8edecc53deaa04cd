//! A board: marks and their judgement, guesses, and what is kept of it.

use super::device::Device;
use nian_course::discovery::{
    Action, Attempt, Board, Discovery, Effect, Found, GuessStatus, MOST, Plan, Position, Reason,
    Refusal, Status, StoredBoards, judge, recalled, recalled_of,
};
use nian_course::store::{Store, Stored};
use std::rc::Rc;

const KEY: &str = "nian:discovery";
/// What a script has written that was here before.
const OLD: &str = r#"{"version":1,"value":{"parity":{"folded":true},"take":{"marks":"suuusuuusuuus","guess":[4],"found":"holds 200","folded":false}}}"#;
/// The right marks of [`take`].
const RIGHT: &str = "suuusuuusuuus";

/// Taking 1 to 3 from a heap of up to 12; 0 is given.
fn take() -> Rc<Plan> {
    up_to(3)
}

/// The same of taking 1 to `most`.
fn up_to(most: u64) -> Rc<Plan> {
    let positions = (0..=12_usize).map(|heap| {
        let to = (heap.saturating_sub(most as usize)..heap).rev().collect();
        Position {
            name: vec![heap as u64],
            to,
            is_lost: false,
            is_safe: false,
        }
    });
    let lines = [vec![(0..=12).collect()], Vec::new()];
    Rc::new(Plan::new((Board::Take, most), lines, vec![0], positions.collect()).expect("a plan"))
}

fn parity() -> Plan {
    Plan::new((Board::Parity, MOST), Default::default(), vec![], vec![]).expect("a plan")
}

fn open(device: &Device) -> Discovery<Device> {
    Discovery::open(vec![take(), up_to(4), up_to(5)], device.clone())
        .expect("plans")
        .0
}

/// Brings these marks about.
fn mark(board: &mut Discovery<Device>, letters: &str) {
    for (at, letter) in letters.bytes().enumerate() {
        let mark = match letter {
            b's' => Some(true),
            b'u' => Some(false),
            _ => None,
        };
        board.apply(Action::Mark(at, mark));
    }
}

fn fields(all: &[&str]) -> Attempt {
    Attempt::Fields(all.iter().map(|&text| text.to_owned()).collect())
}

fn held_to_200() -> Found {
    Found::parse("holds 200").expect("an answer")
}

fn said(board: &Discovery<Device>) -> Option<GuessStatus> {
    board.board().guess.as_ref()?.said.clone()
}

#[test]
fn a_plan_is_read_as_it_is_written() {
    let plan = take();
    let text = plan.to_string();
    assert!(
        text.starts_with(
            "take 1 13 0 1 2 3 4 5 6 7 8 9 10 11 12 0 1 0 13 1 0 0 0 1 1 1 0 0 1 2 2 1 0 0 "
        ),
        "{text}"
    );
    assert_eq!(Plan::parse(&text).as_ref(), Some(&*plan));
    let cut = text.rsplit_once(' ').expect("numbers").0;
    for text in [
        "",
        "take",
        "take 1 1 0 0 0",
        cut,
        &text.replacen("take", "chess", 1),
        &text.replacen("12 0 1 0 13", "13 0 1 0 13", 1),
        &text.replacen("1 1 1 0 0", "1 1 1 9 0", 1),
        &format!("{text} 1"),
    ] {
        assert_eq!(Plan::parse(text), None, "{text}");
    }
}

#[test]
fn marks_are_judged_from_the_smallest_on() {
    let mut board = open(&Device::default());
    assert_eq!(board.apply(Action::Check), [Effect::ShowCell(1)]);
    let reason = |board: &Discovery<Device>| match &board.board().status {
        Status::Judged(judgement) => (judgement.position, judgement.reason.clone()),
        other => panic!("{other:?}"),
    };
    assert_eq!(reason(&board), (1, Reason::Unmarked { is_first: true }));
    // What is given cannot be marked.
    board.apply(Action::Press(0));
    assert_eq!(board.board().marks[0], Some(true));
    for (marks, judged) in [
        ("-u", (2, Reason::Unmarked { is_first: false })),
        ("-s", (1, Reason::Unsafe(0))),
        // Only what is marked is judged, and nothing is told of what is not.
        ("----s", (1, Reason::Unmarked { is_first: false })),
        ("-----s", (5, Reason::UnsafeOpen(4))),
        ("----ss", (5, Reason::Unsafe(4))),
        ("-uuuu", (4, Reason::Safe)),
        ("-uuususs", (6, Reason::Unsafe(4))),
    ] {
        let mut board = open(&Device::default());
        mark(&mut board, marks);
        board.apply(Action::Check);
        assert_eq!(reason(&board), judged, "{marks}");
        assert!(board.board().guess.is_none());
    }
    let mut board = open(&Device::default());
    mark(&mut board, &RIGHT.replacen('s', "-", 1));
    assert_eq!(judge(&take(), &board.board().marks), None);
    board.apply(Action::Check);
    assert_eq!(board.board().status, Status::AllRight);
    assert!(board.board().guess.is_some());
}

#[test]
fn a_press_is_safe_and_another_takes_it_away() {
    let mut board = open(&Device::default());
    let mark = |board: &Discovery<Device>| board.board().marks[4];
    for expected in [Some(true), None, Some(true)] {
        board.apply(Action::Press(4));
        assert_eq!(mark(&board), expected);
    }
    board.apply(Action::RestUnsafe);
    assert_eq!(
        board.board().marks[1..6],
        [false, false, false, true, false].map(Some)
    );
    board.apply(Action::Press(5));
    assert_eq!(board.board().marks[5], Some(true));
    for to in [Some(false), None, Some(true)] {
        board.apply(Action::Mark(4, to));
        assert_eq!(mark(&board), to);
    }
    // What is given stays, and there is no mark elsewhere.
    for at in [0, 13, 99] {
        assert!(board.apply(Action::Press(at)).is_empty());
        assert!(board.apply(Action::Mark(at, None)).is_empty());
    }
    assert_eq!(board.board().marks[0], Some(true));
}

#[test]
fn a_period_that_is_found_wraps_the_lines() {
    let device = Device::default();
    let mut board = open(&device);
    mark(&mut board, RIGHT);
    board.apply(Action::Check);
    board.apply(Action::Try(fields(&["8"])));
    board.apply(Action::Found(1, "sooner 200".into()));
    assert_eq!(board.board().period(), None);
    board.apply(Action::Try(fields(&["4"])));
    board.apply(Action::Found(2, "holds 200".into()));
    assert_eq!(board.board().period(), Some(4));
    board.apply(Action::OneLine);
    assert!(board.board().is_one_line);
    // Another guess does not withhold again what was found.
    board.apply(Action::Try(fields(&["5"])));
    board.apply(Action::Found(3, "differs safe 0 5".into()));
    let mut store: Store<StoredBoards, _> = Store::new(device);
    assert!(store.read().of(&take()).is_some_and(|kept| kept.shown));
}

#[test]
fn what_is_asked_for_is_remembered() {
    let device = Device::default();
    let mut board = open(&device);
    assert_eq!(board.apply(Action::Show), [Effect::Kept]);
    let kept = r#"{"version":1,"value":{"take":{"shown":true}}}"#;
    assert_eq!(device.text(KEY).as_deref(), Some(kept));
    assert!(board.apply(Action::Folded(false)).is_empty(), "it is so");
    assert_eq!(board.apply(Action::Folded(true)), [Effect::Kept]);
}

#[test]
fn marks_are_kept_and_cleared_at_the_second_press() {
    let device = Device::default();
    let mut board = open(&device);
    board.apply(Action::Clear);
    assert!(!board.board().is_sure, "there is nothing to clear");
    assert_eq!(board.apply(Action::Press(1)), [Effect::Kept]);
    let kept = r#"{"version":1,"value":{"take":{"marks":"ss-----------"}}}"#;
    assert_eq!(device.text(KEY).as_deref(), Some(kept));
    assert_eq!(open(&device).board().marks[1], Some(true));
    board.apply(Action::Clear);
    assert!(board.board().is_sure);
    board.apply(Action::LeaveClear);
    board.apply(Action::Clear);
    assert_eq!(board.board().marks[1], Some(true));
    board.apply(Action::Clear);
    assert_eq!(board.board().marks[1], None);
    assert_eq!(open(&device).board().marks[1], None);
}

#[test]
fn a_guess_is_read_and_its_last_search_told() {
    let device = Device::default();
    let mut board = open(&device);
    mark(&mut board, &RIGHT.replacen('s', "-", 1));
    board.apply(Action::Check);
    for bad in ["", "x", "0", "201", "-4", "4.0", "1234567890123", "4 4"] {
        let effects = board.apply(Action::Try(fields(&[bad])));
        assert_eq!(effects, [Effect::EndSearch, Effect::FocusField(0)], "{bad}");
        let refusal = Refusal::BadNumber {
            bad: vec![true],
            limits: [1, 200],
        };
        assert_eq!(said(&board), Some(GuessStatus::Refused(refusal)), "{bad}");
    }
    let effects = board.apply(Action::Try(fields(&["５"])));
    assert_eq!(
        effects,
        [
            Effect::EndSearch,
            Effect::Search(1, vec![5], "take".to_owned())
        ]
    );
    board.apply(Action::Said(1, GuessStatus::Trying(40)));
    assert_eq!(said(&board), Some(GuessStatus::Trying(40)));
    // Another is asked for meanwhile: what the first finds is not told.
    board.apply(Action::Try(fields(&[" 4\u{3000}"])));
    assert!(board.apply(Action::Found(1, "safe 4".into())).is_empty());
    assert_eq!(said(&board), Some(GuessStatus::Trying(0)));
    assert_eq!(
        board.apply(Action::Found(2, "holds 200".into())),
        [Effect::Kept, Effect::ShowRest]
    );
    let held = GuessStatus::Found(vec![4], held_to_200());
    assert_eq!(said(&board), Some(held.clone()));
    // It is there again, in every window.
    let again = open(&device);
    assert_eq!(said(&again), Some(held));
    assert_eq!(again.board().status, Status::AllRight);
    // What fails, or is ended, is not kept.
    board.apply(Action::Try(fields(&["3"])));
    board.apply(Action::Said(3, GuessStatus::NotTried));
    assert_eq!(said(&board), Some(GuessStatus::NotTried));
    board.apply(Action::Try(fields(&["3"])));
    board.apply(Action::Said(4, GuessStatus::Blocked));
    assert_eq!(said(&board), Some(GuessStatus::Blocked));
    board.apply(Action::Try(fields(&["3"])));
    assert_eq!(
        board.apply(Action::Halt),
        [Effect::EndSearch, Effect::FocusTry]
    );
    assert!(
        board
            .apply(Action::Found(5, "unsafe 3 0".into()))
            .is_empty()
    );
    assert_eq!(said(&board), Some(GuessStatus::Stopped));
    board.apply(Action::Try(fields(&["3"])));
    assert!(board.apply(Action::Found(6, "known".into())).is_empty());
    board.apply(Action::Try(fields(&["3"])));
    assert!(board.apply(Action::Found(7, "<b>".into())).is_empty());
    assert_eq!(said(&board), Some(GuessStatus::NotTried));
    assert!(
        said(&open(&device))
            .is_some_and(|said| matches!(said, GuessStatus::Found(guess, _) if guess == [4]))
    );
}

#[test]
fn other_guesses_are_read_within_their_limits() {
    let parity = |all: &[&str]| fields(all).read(Board::Parity);
    assert_eq!(parity(&["8", "1"]), Ok(vec![8, 1]));
    let bad = |bad: [bool; 2], limits| {
        Err(Refusal::BadNumber {
            bad: bad.to_vec(),
            limits,
        })
    };
    // A remainder is less than the divisor.
    assert_eq!(parity(&["8", "8"]), bad([false, true], [1, 7]));
    assert_eq!(parity(&["1", "61"]), bad([true, true], [2, 60]));
    assert_eq!(parity(&["x", "61"]), bad([true, true], [2, 60]));
    assert_eq!(
        Attempt::Choice(None).read(Board::Rows),
        Err(Refusal::Choose)
    );
    assert_eq!(Attempt::Choice(Some(4)).read(Board::Rows), Ok(vec![4]));
}

#[test]
fn what_the_scripts_have_kept_is_read() {
    let device = Device::default();
    device.put(KEY, OLD);
    let (board, folded) = Discovery::open(vec![take()], device.clone()).expect("a plan");
    assert!(!folded);
    assert_eq!(board.board().status, Status::AllRight);
    assert!(said(&board).is_some());
    let mut store: Store<StoredBoards, _> = Store::new(device.clone());
    let all = store.read();
    assert_eq!(all.of(&parity()).and_then(|kept| kept.folded), Some(true));
    store.write(&all);
    assert_eq!(device.text(KEY).as_deref(), Some(OLD));
    let quoted = recalled(&take(), all.of(&take()).expect("it is kept")).expect("all are right");
    assert_eq!(quoted.safe, [4, 8, 12]);
    assert_eq!(quoted.guess, Some((vec![4], held_to_200())));
    let parity = all.of(&parity()).expect("it is kept");
    assert_eq!(recalled(&take(), parity), None);
}

#[test]
fn what_is_damaged_is_put_aside_and_told() {
    for value in [
        r#"{"chess":{}}"#,
        r#"{"take":{"marks":"s"}}"#,
        r#"{"take":{"marks":"xuuusuuusuuus"}}"#,
        r#"{"take":{"guess":[201],"found":"holds 200"}}"#,
        r#"{"take":{"guess":[4]}}"#,
        r#"{"take":{"guess":[4],"found":"<b>"}}"#,
        r#"{"take":{"guess":[4],"found":"lost 4"}}"#,
        r#"{"take":{"guess":[4,4],"found":"holds 200"}}"#,
        r#"{"take":{"folded":1}}"#,
        r#"{"take":[]}"#,
        "[]",
        "{",
    ] {
        assert_eq!(StoredBoards::read(value), None, "{value}");
        let device = Device::default();
        let text = format!("{{\"version\":1,\"value\":{value}}}");
        device.put(KEY, &text);
        let mut board = open(&device);
        assert_eq!(board.board().status, Status::Damaged, "{value}");
        assert_eq!(device.text("nian:discovery:damaged"), Some(text));
        // It is told once.
        board.apply(Action::Press(1));
        assert_eq!(board.board().status, Status::Start);
    }
}

#[test]
fn where_nothing_is_kept_it_is_told_once_and_one_can_mark() {
    let device = Device::default();
    let mut board = open(&device);
    device.forbid();
    board.apply(Action::Press(1));
    assert_eq!(board.board().status, Status::Forbidden);
    board.apply(Action::Press(2));
    assert_eq!(board.board().status, Status::Start);
    assert_eq!(board.board().marks[1..3], [Some(true); 2]);
}

#[test]
fn what_the_worker_answers_is_read_in_parts() {
    let differs = Found::parse("differs safe 3,3 11,3").expect("an answer");
    assert_eq!(differs.text(), "differs safe 3,3 11,3");
    assert_eq!([differs.part(1), differs.part(9)], ["safe", ""]);
    assert_eq!(differs.numbers(3), [11, 3]);
    assert!(!differs.holds());
    assert_eq!(
        Found::parse("safe -").map(|found| found.numbers(1)),
        Some(vec![])
    );
    assert_eq!(held_to_200().numbers(1), [200]);
    for text in ["", "lost 1", "safe <b>", "holdsnothing", " holds 1"] {
        assert_eq!(Found::parse(text), None, "{text}");
    }
}

/// Once a rule is found it is to be found where more can be taken; what was marked and found before stays.
#[test]
fn the_rule_is_found_for_more() {
    let device = Device::default();
    let mut board = open(&device);
    let period = |board: &Discovery<Device>| board.board().period();
    let find = |board: &mut Discovery<Device>, letters: &str, number: &str, name: &str| {
        mark(board, letters);
        board.apply(Action::Check);
        let effects = board.apply(Action::Try(fields(&[number])));
        let Some(Effect::Search(search, _, about)) = effects.last() else {
            panic!("{effects:?}");
        };
        assert_eq!(about, name);
        board.apply(Action::Found(*search, "holds 200".to_owned()))
    };
    find(&mut board, RIGHT, "4", "take");
    assert_eq!(
        (period(&board), board.board().plan.next()),
        (Some(4), Some(4))
    );
    let effects = board.apply(Action::Most(4));
    let expected = [Effect::EndSearch, Effect::FocusCell(1), Effect::Kept];
    assert_eq!(effects, expected);
    let shown = board.board();
    assert!(shown.plan.is_further() && shown.guess.is_none());
    assert_eq!(shown.status, Status::Start);
    assert_eq!(shown.marks[0..5], [Some(true), None, None, None, None]);
    // It is opened again as it was left.
    board.apply(Action::Mark(5, Some(true)));
    let mut board = open(&device);
    assert_eq!(board.board().plan.most, 4);
    assert_eq!(board.board().marks[5], Some(true));
    let plans = [take(), up_to(4), up_to(5)];
    let quoted = |device: &Device| {
        let all = Store::<StoredBoards, _>::new(device.clone()).read();
        let (plan, recalled) = recalled_of(&plans, &all)?;
        Some((plan.most, recalled.safe))
    };
    assert_eq!(quoted(&device), Some((3, vec![4, 8, 12])));
    find(&mut board, "suuuusuuuusuu", "5", "take.4");
    assert_eq!(
        (period(&board), board.board().plan.next()),
        (Some(5), Some(5))
    );
    assert_eq!(quoted(&device), Some((4, vec![5, 10])));
    assert!(recalled_of(&plans[2..], &StoredBoards::default()).is_none());
    // Back, and what there is not.
    board.apply(Action::Most(3));
    assert_eq!((period(&board), board.board().plan.most), (Some(4), 3));
    board.apply(Action::Folded(false));
    assert_eq!(open(&device).board().plan.most, 3, "it is opened so again");
    assert_eq!(board.apply(Action::Most(6)), []);
    board.apply(Action::Most(5));
    assert_eq!(board.board().plan.next(), None);
    // Whether it is folded is the same for all.
    board.apply(Action::Folded(true));
    let (_, folded) = Discovery::open(plans.to_vec(), device.clone()).expect("plans");
    assert!(folded);
    let kept = device.text(KEY).expect("it is kept");
    let value = kept.split_once("\"value\":").expect("a value").1;
    assert!(StoredBoards::read(value.strip_suffix('}').expect("its end")).is_some());
    for name in ["take.3", "take.6", "take.", "rows.4", "take.04"] {
        assert_eq!(
            StoredBoards::read(&format!("{{\"{name}\":{{}}}}")),
            None,
            "{name}"
        );
    }
}
