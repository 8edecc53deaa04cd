//! The speaker's window.

use nian_course::deck::read;
use nian_course::elements::Answers;
use nian_course::lecture::{
    Command, LoadError, Message, Name, Notes, NotesAction, NotesEffect, Side, SpeakerState,
    Upcoming, is_silent,
};
use nian_course::practice::Moment;

/// Two examples, the second begins at step 1, a claim and a game.
const LESSON: &str = "?d=a/one;a/two~1;claim:a/three;nim:3&v=1";

struct Speaker {
    notes: Notes,
    time: u64,
}

impl Speaker {
    fn new() -> Self {
        let (deck, _) = read(LESSON);
        Self {
            notes: Notes::new(deck.expect("a lesson")),
            time: 1000,
        }
    }

    fn send(&mut self, action: NotesAction) -> Vec<NotesEffect> {
        let moment = Moment {
            now: self.time,
            chance: 0,
        };
        self.notes.apply(action, moment)
    }

    fn hear(&mut self, state: SpeakerState) -> Vec<NotesEffect> {
        self.send(NotesAction::Heard(Message::State(Box::new(state))))
    }

    fn came(&mut self, put: &NotesEffect, result: Result<(), LoadError>) -> Vec<NotesEffect> {
        let &NotesEffect::Put { side, turn, .. } = put else {
            panic!("{put:?}");
        };
        self.send(NotesAction::Came { side, turn, result })
    }

    /// An element fails so many times and is retried; what is put then.
    fn fail(&mut self, mut put: NotesEffect, times: usize) -> NotesEffect {
        for _ in 0..times {
            let waits = self.came(&put, Err(LoadError::Missing));
            let [NotesEffect::Wait { side, turn, .. }] = waits[..] else {
                panic!("{waits:?}");
            };
            put = one(self.send(NotesAction::Retry { side, turn }));
        }
        put
    }
}

/// A step of three of a thing of the lesson.
fn at(at: usize, step: u16) -> SpeakerState {
    SpeakerState {
        at,
        step,
        of: 4,
        steps: if at < 3 { 3 } else { 0 },
        ..SpeakerState::default()
    }
}

fn one(effects: Vec<NotesEffect>) -> NotesEffect {
    let [one] = &effects[..] else {
        panic!("{effects:?}");
    };
    one.clone()
}

fn both(effects: Vec<NotesEffect>) -> [NotesEffect; 2] {
    effects.try_into().expect("both sides")
}

fn shows(effects: Vec<NotesEffect>) -> (Side, String) {
    match one(effects) {
        NotesEffect::Show { side, name, .. } => (side, name.to_string()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_comes_next_is_a_step_a_thing_or_nothing() {
    let mut speaker = Speaker::new();
    assert_eq!(
        speaker.notes.next(),
        None,
        "nobody knows where the class is"
    );
    for (state, next, shown) in [
        (at(1, 0), Upcoming::Step(1), "1.1"),
        (at(1, 3), Upcoming::Thing(2), "2.1"),
        (at(2, 3), Upcoming::Thing(3), "3.0"),
        (at(3, 0), Upcoming::Thing(4), "4.0"),
    ] {
        let name = Name {
            at: state.at,
            step: state.step,
        };
        let [now, later] = both(speaker.hear(state));
        assert_eq!(speaker.notes.next(), Some(next));
        assert_eq!(
            shows(speaker.came(&now, Ok(()))),
            (Side::Now, name.to_string())
        );
        assert_eq!(
            shows(speaker.came(&later, Ok(()))),
            (Side::Next, shown.to_owned())
        );
    }
    let [_, later] = both(speaker.hear(at(4, 0)));
    assert_eq!(speaker.notes.next(), Some(Upcoming::End));
    assert_eq!(later, NotesEffect::Empty(Side::Next));
    assert_eq!(speaker.hear(at(4, 0)), [], "it stands there already");
    assert_eq!(speaker.hear(at(9, 0)), [], "of another lesson");
}

#[test]
fn what_comes_late_is_not_shown_any_more() {
    let mut speaker = Speaker::new();
    let [late, _] = both(speaker.hear(at(1, 0)));
    let [now, _] = both(speaker.hear(at(1, 1)));
    assert_eq!(speaker.came(&late, Ok(())), []);
    assert_eq!(shows(speaker.came(&now, Ok(()))).1, "1.1");
}

#[test]
fn a_step_is_shown_with_its_answer_and_a_claim_is_checked_once() {
    let mut speaker = Speaker::new();
    let mut show = |state: SpeakerState| {
        let [now, _] = both(speaker.hear(state));
        match one(speaker.came(&now, Ok(()))) {
            NotesEffect::Show {
                answers,
                is_unchecked,
                game,
                ..
            } => (answers, is_unchecked, game),
            other => panic!("{other:?}"),
        }
    };
    let shown = Some(Answers::Shown);
    assert_eq!(show(at(1, 0)), (shown, false, None));
    assert_eq!(show(at(3, 0)), (None, true, None));
    let game = SpeakerState {
        game: Some("nim:3 a2".to_owned()),
        ..at(4, 0)
    };
    assert_eq!(show(game.clone()), (shown, false, game.game));
    assert_eq!(show(at(3, 0)), (None, false, None));
}

#[test]
fn an_element_that_does_not_come_is_replaced_by_another_some_times() {
    let mut speaker = Speaker::new();
    let [now, next] = both(speaker.hear(at(1, 0)));
    let last = speaker.fail(now, 2);
    assert!(matches!(
        last,
        NotesEffect::Put {
            side: Side::Now,
            at: 1,
            is_renewed: true,
            ..
        }
    ));
    assert_eq!(speaker.came(&last, Err(LoadError::Missing)), [], "given up");
    assert_eq!(
        speaker.came(&next, Err(LoadError::Wrong)),
        [],
        "a mistake stays one"
    );
    // It has come after all.
    let ready = |side| NotesAction::Ready { side, at: 1 };
    let put = one(speaker.send(ready(Side::Now)));
    assert_eq!(
        shows(speaker.came(&put, Ok(()))),
        (Side::Now, "1.0".to_owned())
    );
    assert_eq!(speaker.send(ready(Side::Now)), [], "it is shown already");
    // Where the class moves, it is retried at once, and as often.
    let [_, next] = both(speaker.hear(at(1, 1)));
    assert!(matches!(
        next,
        NotesEffect::Put {
            is_renewed: true,
            ..
        }
    ));
    let put = speaker.fail(next, 1);
    assert_eq!(
        shows(speaker.came(&put, Ok(()))),
        (Side::Next, "1.2".to_owned())
    );
}

#[test]
fn a_retry_that_is_due_late_does_nothing() {
    let mut speaker = Speaker::new();
    let [now, _] = both(speaker.hear(at(1, 0)));
    let wait = one(speaker.came(&now, Err(LoadError::Missing)));
    let NotesEffect::Wait { side, turn, .. } = wait else {
        panic!("{wait:?}");
    };
    speaker.hear(at(2, 1));
    assert_eq!(speaker.send(NotesAction::Retry { side, turn }), []);
}

#[test]
fn a_lesson_is_gone_that_was_left_or_is_silent() {
    assert!(!is_silent(1000, 4499) && is_silent(1000, 4500));
    let mut speaker = Speaker::new();
    assert_eq!(
        speaker.send(NotesAction::Call),
        [NotesEffect::Send(Message::Here)]
    );
    assert_eq!(
        (speaker.notes.now(), speaker.notes.spent(1000)),
        (None, None)
    );
    speaker.hear(at(1, 0));
    assert!(!speaker.notes.is_silent(4499) && speaker.notes.is_silent(4500));
    speaker.time = 5000;
    speaker.hear(at(1, 0));
    assert!(!speaker.notes.is_silent(6000), "it is back");
    assert_eq!(speaker.notes.spent(6000), Some(5000), "since it began");
    speaker.send(NotesAction::Heard(Message::End));
    assert!(speaker.notes.is_silent(5000));
    assert_eq!(speaker.notes.now().map(|now| now.at), Some(1));
}

#[test]
fn keys_lead_the_lesson_and_none_loads_the_window_again() {
    let mut speaker = Speaker::new();
    let forward = NotesEffect::Send(Message::Do(Command::Forward));
    assert_eq!(speaker.send(NotesAction::Do(Command::Forward)), [forward]);
    assert!(Notes::takes(Command::Start) && !Notes::takes(Command::Vote));
    for command in [Command::Start, Command::Vote] {
        assert_eq!(speaker.send(NotesAction::Do(command)), []);
    }
}
