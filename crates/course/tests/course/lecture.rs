//! A lesson before a class.

mod data;
mod modes;
mod notes;
mod question;
mod slip;
mod stage;

use nian_course::deck::read;
use nian_course::lecture::{
    Action, Announcement, Command, Dialog, Effect, ElementEvent, LoadError,
};
use stage::{Fake, Stage};

/// Two examples, the second begins at step 1, and a claim.
const LESSON: &str = "?d=a/one;a/two~1;claim:a/three&at=1&step=0&answers=ask&q2=Why%3F&v=1";

/// The lesson with elements of three steps; the first asks at steps 0 and 2, the second at 1.
fn lesson() -> Stage {
    let fakes = vec![
        Fake::new(3, &[0, 2]),
        Fake::new(3, &[1]),
        Fake::new(0, &[0]),
    ];
    let mut stage = Stage::new(LESSON, fakes);
    stage.send(Action::Begin);
    stage
}

fn place(stage: &Stage) -> String {
    stage.page.name().to_string()
}

/// What a class sees: where it is, and whether an answer waits.
fn seen(stage: &Stage) -> (String, bool) {
    (place(stage), stage.page.waits())
}

#[test]
fn forward_alone_leads_through_a_lesson_and_back_undoes_just_that() {
    let mut stage = lesson();
    let mut all = vec![seen(&stage)];
    loop {
        stage.key(Command::Forward);
        if *stage.page.announcement() == Announcement::AtEnd {
            break;
        }
        all.push(seen(&stage));
    }
    let names: Vec<String> = all
        .iter()
        .map(|(place, waits)| format!("{place}{}", if *waits { "?" } else { "" }))
        .collect();
    let wanted = "1.0? 1.0 1.1 1.2? 1.2 1.3 2.1? 2.1 2.2 2.3 3.0? 3.0";
    assert_eq!(names.join(" "), wanted);
    for before in all.iter().rev().skip(1) {
        stage.key(Command::Back);
        assert_eq!(&seen(&stage), before);
    }
    stage.key(Command::Back);
    assert_eq!(stage.page.announcement(), &Announcement::AtStart);
}

#[test]
fn one_goes_back_to_the_end_of_a_thing_that_was_not_walked_through() {
    let mut stage = lesson();
    stage.key(Command::Next);
    assert_eq!(place(&stage), "2.1");
    stage.key(Command::Back);
    assert_eq!(place(&stage), "1.3", "whichever step that is");
    for _ in 0..3 {
        stage.key(Command::Back);
    }
    assert_eq!(place(&stage), "1.0");
}

#[test]
fn an_answer_is_given_and_hidden_again() {
    let mut stage = lesson();
    for waits in [false, true, false] {
        stage.key(Command::Answer);
        assert_eq!(seen(&stage), ("1.0".to_owned(), waits));
    }
    let [seen, staged] = stage.page.in_address();
    assert_eq!(seen, ("seen", Some("1.0".to_owned())));
    assert_eq!(staged, ("stage", Some("1".to_owned())));
    stage.key(Command::Forward);
    stage.key(Command::Answer);
    assert_eq!(stage.page.announcement(), &Announcement::NothingAsked);
}

#[test]
fn a_claim_that_is_hidden_again_comes_as_another_element() {
    let mut stage = lesson();
    stage.key(Command::Last);
    stage.key(Command::Answer);
    assert!(!stage.page.hides(3) && !stage.page.waits());
    stage.key(Command::Answer);
    assert!(stage.page.hides(3) && stage.page.waits());
    assert_eq!(stage.fakes[2].renewed, 1);
}

#[test]
fn the_way_there_is_the_same_from_wherever_one_has_wandered() {
    for seed in 0..200_u32 {
        let mut stage = lesson();
        let mut state = seed.wrapping_mul(747_796_405) + 1;
        let mut any = |most: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % most
        };
        let wander = [
            Command::Forward,
            Command::Forward,
            Command::Back,
            Command::Answer,
            Command::Next,
            Command::Previous,
            Command::First,
            Command::Last,
        ];
        for _ in 0..any(8) {
            stage.key(wander[any(8) as usize]);
        }
        let before = seen(&stage);
        let mut walked = 0;
        for _ in 0..1 + any(6) {
            stage.key(Command::Forward);
            if *stage.page.announcement() == Announcement::AtEnd {
                break;
            }
            walked += 1;
        }
        for _ in 0..walked {
            stage.key(Command::Back);
        }
        assert_eq!(seen(&stage), before, "seed {seed}");
    }
}

#[test]
fn digits_and_enter_lead_to_a_thing() {
    let mut stage = lesson();
    for digit in [9, 0, 2] {
        stage.key(Command::Digit(digit));
    }
    assert_eq!(stage.page.digits(), "02");
    stage.key(Command::Erase);
    assert_eq!(stage.page.digits(), "0");
    stage.key(Command::Digit(2));
    stage.key(Command::Enter);
    assert_eq!((place(&stage).as_str(), stage.page.digits()), ("2.1", ""));
    stage.key(Command::Digit(7));
    stage.key(Command::Enter);
    assert_eq!(stage.page.announcement(), &Announcement::NoThing(7));
    stage.key(Command::Enter);
    assert!(!stage.page.was_taken(), "there is no number");
    stage.key(Command::Digit(1));
    stage.key(Command::Escape);
    assert_eq!(stage.page.digits(), "");
    assert!(!stage.page.has_left());
}

#[test]
fn digits_belong_to_the_overview_while_it_is_open() {
    let mut stage = lesson();
    stage.key(Command::Digit(3));
    stage.key(Command::Clock);
    stage.key(Command::Digit(3));
    assert_eq!(stage.page.digits(), "", "they are the timer's");
    stage.key(Command::Overview);
    stage.done.clear();
    for command in [
        Command::Digit(7),
        Command::Digit(1),
        Command::Erase,
        Command::Enter,
    ] {
        stage.send(Action::Do(command));
        assert!(stage.page.was_taken());
    }
    assert_eq!(stage.page.announcement(), &Announcement::NoThing(7));
    assert!(!stage.done.contains(&Effect::CloseSheet));
    stage.send(Action::Do(Command::Enter));
    assert!(!stage.page.was_taken(), "it chooses the tile");
    stage.send(Action::Do(Command::Digit(2)));
    stage.send(Action::Do(Command::Enter));
    assert!(stage.done.contains(&Effect::CloseSheet));
    stage.send(Action::SheetClosed);
    assert_eq!(place(&stage), "2.1");
    // What is typed there is gone with it, however it is closed.
    stage.key(Command::Overview);
    stage.send(Action::Do(Command::Digit(3)));
    stage.send(Action::SheetClosed);
    assert_eq!((stage.page.dialog(), stage.page.digits()), (None, ""));
    stage.key(Command::Overview);
    stage.done.clear();
    stage.send(Action::Do(Command::Overview));
    assert_eq!(stage.done, [Effect::CloseSheet]);
}

#[test]
fn what_happens_in_an_element_is_followed() {
    let mut stage = lesson();
    let answer = ElementEvent::Answer {
        is_right: true,
        step: 0,
    };
    stage.fakes[0].step = 1;
    stage.tell(1, answer);
    stage.tell(1, ElementEvent::Step);
    assert_eq!(place(&stage), "1.1");
    stage.key(Command::Back);
    assert_eq!(seen(&stage), ("1.0".to_owned(), false), "it was answered");
    stage.fakes[1].step = 2;
    stage.tell(2, ElementEvent::Step);
    assert_eq!(place(&stage), "1.0", "that is not shown");
}

#[test]
fn what_does_not_come_is_said_and_the_rest_goes_on() {
    let mut stage = Stage::new(LESSON, vec![Fake::new(3, &[0]); 3]);
    stage.fakes[0].comes = Err(LoadError::Missing);
    stage.send(Action::Begin);
    assert_eq!(stage.page.announcement(), &Announcement::Failed);
    stage.fakes[0].comes = Ok(());
    stage.tell(1, ElementEvent::Ready);
    assert!(stage.page.waits(), "it has come after all");
    stage.fakes[2].comes = Err(LoadError::Wrong);
    stage.key(Command::Last);
    assert_eq!(stage.page.announcement(), &Announcement::Wrong);
    assert!(stage.page.is_wrong() && !stage.page.is_busy());
    stage.key(Command::Previous);
    assert_eq!(place(&stage), "2.1");
}

#[test]
fn what_comes_late_is_not_shown_any_more() {
    let mut stage = lesson();
    stage.holds_back = true;
    stage.key(Command::Last);
    let late = stage.held.pop().expect("it is waited for");
    assert!(stage.page.is_busy());
    stage.key(Command::Forward);
    assert_eq!(stage.page.announcement(), &Announcement::Coming);
    stage.holds_back = false;
    stage.key(Command::First);
    stage.send(late);
    assert_eq!(place(&stage), "1.0");
    assert!(!stage.page.is_busy());
}

#[test]
fn what_is_coming_is_said_until_it_is_there() {
    let mut stage = lesson();
    stage.holds_back = true;
    stage.key(Command::Last);
    let late = stage.held.pop().expect("it is waited for");
    let timed = stage.done.iter().filter_map(|effect| match effect {
        Effect::Later(number) => Some(*number),
        _ => None,
    });
    for number in timed.collect::<Vec<_>>() {
        stage.send(Action::Hush(number));
    }
    assert_eq!(stage.page.announcement(), &Announcement::Coming);
    stage.send(late);
    assert_eq!(stage.page.announcement(), &Announcement::Nothing);
}

#[test]
fn what_is_said_at_first_stands_until_the_class_goes_on() {
    let mut stage = Stage::said(LESSON, vec![Fake::new(3, &[0]); 3], Some("damaged"));
    stage.send(Action::Begin);
    assert_eq!(
        stage.page.announcement(),
        &Announcement::Given("damaged".to_owned())
    );
    let timed = stage.done.iter().filter_map(|effect| match effect {
        Effect::Later(number) => Some(*number),
        _ => None,
    });
    for number in timed.collect::<Vec<_>>() {
        stage.send(Action::Hush(number));
    }
    assert_ne!(stage.page.announcement(), &Announcement::Nothing);
    stage.key(Command::Next);
    assert_eq!(stage.page.announcement(), &Announcement::Nothing);
}

#[test]
fn escape_closes_what_is_open_and_only_then_leaves() {
    let mut stage = lesson();
    stage.send(Action::Bar { by_key: true });
    stage.key(Command::Escape);
    assert!(!stage.page.has_bar());
    stage.key(Command::Draw);
    stage.key(Command::Escape);
    assert!(!stage.page.draws() && !stage.page.has_left());
    stage.key(Command::Next);
    stage.key(Command::Escape);
    assert!(stage.page.has_left());
    let left = stage.done.iter().find_map(|effect| match effect {
        Effect::Leave(deck) => Some((deck.at, deck.step)),
        _ => None,
    });
    assert_eq!(left, Some((2, 1)));
    stage.key(Command::Forward);
    assert_eq!(place(&stage), "2.1", "nothing happens any more");
}

#[test]
fn the_full_screen_is_lost_to_a_window_and_comes_back_with_a_key() {
    let mut stage = lesson();
    stage.send(Action::Screen(true));
    stage.key(Command::Speaker);
    stage.send(Action::Screen(false));
    assert!(!stage.page.has_left());
    stage.done.clear();
    stage.key(Command::Next);
    assert!(stage.done.contains(&Effect::EnterFull));
    stage.send(Action::Screen(true));
    stage.key(Command::Overview);
    assert_eq!(stage.page.dialog(), Some(Dialog::Overview));
    stage.send(Action::Screen(false));
    assert!(stage.done.contains(&Effect::CloseSheet), "as Esc does it");
    stage.send(Action::SheetClosed);
    stage.send(Action::Screen(true));
    stage.send(Action::Screen(false));
    assert!(stage.page.has_left());
}

#[test]
fn a_page_has_one_key_and_the_stage_leads_back_to_it() {
    let (deck, _) = read(&LESSON.replace("&v=1", "&for=pupils&v=1"));
    let mut stage = Stage::of_deck(
        deck.expect("a lesson"),
        vec![Fake::new(3, &[0]); 3],
        None,
        "",
        false,
    );
    stage.send(Action::Begin);
    stage.key(Command::Forward);
    assert!(!stage.page.was_taken());
    stage.send(Action::Do(Command::Next));
    assert_eq!(place(&stage), "2.1");
    assert_eq!(
        stage.page.question().map(|question| question.text.text),
        Some("Why?")
    );
    stage.key(Command::Full);
    assert!(stage.page.is_staged());
    stage.key(Command::Escape);
    assert!(!stage.page.is_staged() && !stage.page.has_left());
}
