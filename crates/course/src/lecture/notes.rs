//! The speaker's window: where the class is, what comes next, and what its two elements show of that.

use super::action::LoadError;
use super::keys::Command;
use super::messages::{Message, SpeakerState, is_silent};
use super::place::Name;
use super::thing::Thing;
use crate::deck::{Deck, Kind, Thing as Planned};
use crate::elements::Answers;
use crate::practice::Moment;

/// The delays before an element that has not come is retried, in milliseconds: it has retried its files itself by then.
const RETRIES: [u32; 2] = [2000, 8000];

/// A place for an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// What the class sees.
    Now,
    /// What comes next.
    Next,
}

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upcoming {
    /// This step of the same thing.
    Step(u16),
    /// The thing of this number, 1-based, at its first step.
    Thing(usize),
    /// Nothing.
    End,
}

/// What can happen in the speaker's window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotesAction {
    /// It is time to call the lesson.
    Call,
    /// The other window says this.
    Heard(Message),
    /// A key or a button asks for this.
    Do(Command),
    /// An element can be seen, or cannot.
    Came {
        /// Its place.
        side: Side,
        /// What asked for it.
        turn: u32,
        /// Why not.
        result: Result<(), LoadError>,
    },
    /// The element of a thing says that it is ready: one that had failed may be after all.
    Ready {
        /// Its place.
        side: Side,
        /// The thing, 1-based.
        at: usize,
    },
    /// An element that has not come is to be retried.
    Retry {
        /// Its place.
        side: Side,
        /// What asked for it.
        turn: u32,
    },
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotesEffect {
    /// The other window is told this.
    Send(Message),
    /// The element of a thing is put into a place and waited for; answered by [`NotesAction::Came`].
    Put {
        /// The place.
        side: Side,
        /// The thing, 1-based.
        at: usize,
        /// What asks for it.
        turn: u32,
        /// Whether it is another one than before, which has failed.
        is_renewed: bool,
    },
    /// A place is emptied.
    Empty(Side),
    /// An element shows a step with its answer.
    Show {
        /// Its place.
        side: Side,
        /// The step.
        name: Name,
        /// The attribute `answers`, if it is to be set.
        answers: Option<Answers>,
        /// Whether a claim is to be checked.
        is_unchecked: bool,
        /// The game to go on with.
        game: Option<String>,
    },
    /// After so many milliseconds [`NotesAction::Retry`] is due.
    Wait {
        /// The place.
        side: Side,
        /// What asked for the element.
        turn: u32,
        /// The milliseconds.
        delay: u32,
    },
}

/// A place with what is wanted there.
#[derive(Debug, Default)]
struct Slot {
    wanted: Option<Name>,
    /// What comes late is not wanted any more.
    turn: u32,
    /// How often in a row the element has not come.
    failures: usize,
    /// The claims that have been checked.
    checked: Vec<usize>,
}

/// The speaker's window.
#[derive(Debug)]
pub struct Notes {
    plan: Deck,
    now: Option<SpeakerState>,
    /// When the lesson was heard last, unless it was left then.
    heard: Option<u64>,
    /// When it was heard first.
    began: Option<u64>,
    slots: [Slot; 2],
}

type Effects = Vec<NotesEffect>;

impl Notes {
    /// The window for a lesson, which has not been heard yet.
    #[must_use]
    pub fn new(plan: Deck) -> Self {
        Self {
            plan,
            now: None,
            heard: None,
            began: None,
            slots: Default::default(),
        }
    }

    /// Where the class is; `None` before the lesson was heard.
    #[must_use]
    pub fn now(&self) -> Option<&SpeakerState> {
        self.now.as_ref()
    }

    /// A thing of the lesson, 1-based.
    #[must_use]
    pub fn thing(&self, at: usize) -> Option<&Planned> {
        self.plan.things.get(at.checked_sub(1)?)
    }

    /// What comes next.
    #[must_use]
    pub fn next(&self) -> Option<Upcoming> {
        let now = self.now.as_ref()?;
        Some(if now.step < now.steps {
            Upcoming::Step(now.step + 1)
        } else if self.thing(now.at + 1).is_some() {
            Upcoming::Thing(now.at + 1)
        } else {
            Upcoming::End
        })
    }

    /// Whether the lesson was left, or has not been heard for too long.
    #[must_use]
    pub fn is_silent(&self, now: u64) -> bool {
        self.heard.is_none_or(|heard| is_silent(heard, now))
    }

    /// The milliseconds since the lesson was heard first.
    #[must_use]
    pub fn spent(&self, now: u64) -> Option<u64> {
        self.began.map(|began| now.saturating_sub(began))
    }

    /// Whether a key belongs to this window. F5, with which clickers begin, would load it again.
    #[must_use]
    pub fn takes(command: Command) -> bool {
        command.is_speakers() || command == Command::Start
    }

    /// Changes the state; what is to be done comes back.
    pub fn apply(&mut self, action: NotesAction, moment: Moment) -> Effects {
        let mut effects = Vec::new();
        let fx = &mut effects;
        match action {
            NotesAction::Call => fx.push(NotesEffect::Send(Message::Here)),
            NotesAction::Heard(message) => self.heard(message, moment.now, fx),
            NotesAction::Do(command) if command.is_speakers() => {
                fx.push(NotesEffect::Send(Message::Do(command)));
            }
            NotesAction::Do(_) => {}
            NotesAction::Came { side, turn, result } => self.came(side, turn, result, fx),
            NotesAction::Ready { side, at } => {
                let slot = self.slot(side);
                let has_failed = slot.failures > 0;
                if has_failed && slot.wanted.is_some_and(|wanted| wanted.at == at) {
                    slot.failures = 0;
                    self.put(side, false, fx);
                }
            }
            NotesAction::Retry { side, turn } => {
                if turn == self.slot(side).turn {
                    self.put(side, true, fx);
                }
            }
        }
        effects
    }

    fn slot(&mut self, side: Side) -> &mut Slot {
        &mut self.slots[side as usize]
    }

    fn heard(&mut self, message: Message, now: u64, fx: &mut Effects) {
        match message {
            Message::End => self.heard = None,
            Message::State(state) => {
                self.heard = Some(now);
                self.began.get_or_insert(now);
                if self.now.as_ref() != Some(&*state) {
                    self.now = Some(*state);
                    self.follow(fx);
                }
            }
            Message::Here | Message::Do(_) => {}
        }
    }

    fn follow(&mut self, fx: &mut Effects) {
        let Some((now, next)) = self.now.as_ref().zip(self.next()) else {
            return;
        };
        let (at, step) = (now.at, now.step);
        if self.thing(at).is_none() {
            return; // of another lesson
        }
        let next = match next {
            Upcoming::Step(step) => Some(Name { at, step }),
            Upcoming::Thing(at) => self.thing(at).map(|thing| Name {
                at,
                step: thing.item.start,
            }),
            Upcoming::End => None,
        };
        self.want(Side::Now, Some(Name { at, step }), fx);
        self.want(Side::Next, next, fx);
    }

    fn want(&mut self, side: Side, name: Option<Name>, fx: &mut Effects) {
        let slot = self.slot(side);
        let before = std::mem::replace(&mut slot.wanted, name);
        let has_failed = std::mem::take(&mut slot.failures) > 0;
        // One that was taken out of the page asks for its files anew when it is back.
        let is_same = before.map(|before| before.at) == name.map(|name| name.at);
        self.put(side, has_failed && is_same, fx);
    }

    fn put(&mut self, side: Side, is_renewed: bool, fx: &mut Effects) {
        let slot = self.slot(side);
        slot.turn += 1;
        let Some(Name { at, .. }) = slot.wanted else {
            return fx.push(NotesEffect::Empty(side));
        };
        if is_renewed {
            slot.checked.retain(|checked| *checked != at);
        }
        fx.push(NotesEffect::Put {
            side,
            at,
            turn: slot.turn,
            is_renewed,
        });
    }

    fn came(&mut self, side: Side, turn: u32, result: Result<(), LoadError>, fx: &mut Effects) {
        let slot = self.slot(side);
        let Some(name) = slot.wanted.filter(|_| turn == slot.turn) else {
            return;
        };
        let Err(error) = result else {
            slot.failures = 0;
            return self.show(side, name, fx);
        };
        let delay = RETRIES.get(slot.failures).copied();
        slot.failures += 1;
        // A mistake stays one.
        if let Some(delay) = delay.filter(|_| error == LoadError::Missing) {
            fx.push(NotesEffect::Wait { side, turn, delay });
        }
    }

    fn show(&mut self, side: Side, name: Name, fx: &mut Effects) {
        let Some(planned) = self.thing(name.at) else {
            return;
        };
        let kind = planned.item.kind;
        let answers = Thing::wanted(planned, Answers::Shown, name.step);
        let now = self.now.as_ref().filter(|_| side == Side::Now);
        let game = now.and_then(|now| now.game.clone());
        let checked = &mut self.slot(side).checked;
        let is_unchecked = kind == Kind::Claim && !checked.contains(&name.at);
        if is_unchecked {
            checked.push(name.at);
        }
        fx.push(NotesEffect::Show {
            side,
            name,
            answers,
            is_unchecked,
            game: game.filter(|_| kind == Kind::Game),
        });
    }
}
