//! Elements that stand for those of a page.

use nian_course::deck::{Deck, read};
use nian_course::elements::Answers;
use nian_course::lecture::{
    Action, Command, Effect, ElementCommand, ElementEvent, ElementState, Lecture, LoadError,
    Setting,
};
use nian_course::practice::Moment;
use nian_course::slip::asked;
use nian_words::Language;
use std::rc::Rc;

/// An element.
#[derive(Clone, Debug)]
pub(super) struct Fake {
    pub(super) step: u16,
    pub(super) steps: u16,
    /// The steps that ask.
    pub(super) asked: Vec<u16>,
    /// Whether the answer of the step is to be seen.
    pub(super) revealed: bool,
    pub(super) comes: Result<(), LoadError>,
    pub(super) renewed: u32,
    pub(super) state: Option<String>,
    pub(super) position: Option<String>,
    pub(super) winning: Vec<String>,
}

impl Fake {
    pub(super) fn new(steps: u16, asked: &[u16]) -> Self {
        Self {
            step: 0,
            steps,
            asked: asked.to_vec(),
            revealed: false,
            comes: Ok(()),
            renewed: 0,
            state: None,
            position: None,
            winning: Vec::new(),
        }
    }

    fn look(&self) -> ElementState {
        ElementState {
            step: self.step,
            steps: self.steps,
            waits: self.asked.contains(&self.step) && !self.revealed,
            asks: (!self.winning.is_empty()).then(|| "winning".to_owned()),
            winning: self.winning.clone(),
            position: self.position.clone(),
            state: self.state.clone(),
            ..ElementState::default()
        }
    }
}

/// A lesson with its elements.
pub(super) struct Stage {
    pub(super) page: Lecture,
    pub(super) fakes: Vec<Fake>,
    shown: Option<usize>,
    /// What has been done.
    pub(super) done: Vec<Effect>,
    /// Whether elements do not come before they are told so.
    pub(super) holds_back: bool,
    pub(super) held: Vec<Action>,
    pub(super) time: u64,
}

impl Stage {
    pub(super) fn new(search: &str, fakes: Vec<Fake>) -> Self {
        Self::said(search, fakes, None)
    }

    pub(super) fn said(search: &str, fakes: Vec<Fake>, said: Option<&str>) -> Self {
        Self::kept(search, fakes, said, "")
    }

    pub(super) fn kept(search: &str, fakes: Vec<Fake>, said: Option<&str>, kept: &str) -> Self {
        let (deck, _) = read(search);
        Self::of_deck(deck.expect("a lesson"), fakes, said, kept, true)
    }

    pub(super) fn of_deck(
        deck: Deck,
        fakes: Vec<Fake>,
        said: Option<&str>,
        kept: &str,
        is_staged: bool,
    ) -> Self {
        let asked = match is_staged {
            true => Vec::new(),
            false => asked(&deck, |_| true),
        };
        let setting = Setting {
            asked,
            language: Language::En,
            ready: Rc::from([]),
            said: said.map(str::to_owned),
            seen: String::new(),
            is_staged,
            theme: None,
            kept: kept.to_owned(),
        };
        Self {
            page: Lecture::new(deck, setting, 0),
            fakes,
            shown: None,
            done: Vec::new(),
            holds_back: false,
            held: Vec::new(),
            time: 0,
        }
    }

    pub(super) fn key(&mut self, command: Command) {
        let at = self.page.at();
        self.look(at);
        self.send(Action::Key(command));
    }

    pub(super) fn tell(&mut self, at: usize, told: ElementEvent) {
        self.look(at);
        self.send(Action::Told {
            at,
            told,
            is_own: false,
        });
    }

    fn look(&mut self, at: usize) {
        let look = self.fakes[at - 1].look();
        self.send(Action::Looked(at, look));
    }

    pub(super) fn send(&mut self, action: Action) {
        let moment = Moment {
            now: self.time,
            chance: 0,
        };
        for effect in self.page.apply(action, moment) {
            self.done.push(effect.clone());
            self.carry_out(effect);
        }
    }

    fn carry_out(&mut self, effect: Effect) {
        match effect {
            Effect::Put(at) => {
                let is_new = self.shown.replace(at) != Some(at);
                self.send(Action::Placed {
                    is_new,
                    was_connected: !is_new,
                });
            }
            Effect::Come { at, turn, .. } => {
                let result = self.fakes[at - 1].comes;
                let came = Action::Came { at, turn, result };
                if self.holds_back {
                    self.held.push(came);
                } else {
                    self.look(at);
                    self.send(came);
                }
            }
            Effect::Go { at, answers, step } => {
                let fake = &mut self.fakes[at - 1];
                let has_moved = fake.step != step;
                if has_moved {
                    (fake.step, fake.revealed) = (step, false);
                }
                fake.revealed |= answers == Some(Answers::Shown);
                self.look(at);
                self.send(Action::Gone { has_moved });
            }
            Effect::Deed(at, deed) => {
                let fake = &mut self.fakes[at - 1];
                match deed {
                    ElementCommand::Reveal => fake.revealed = true,
                    ElementCommand::Hide(_) | ElementCommand::Restart(_) => fake.revealed = false,
                    ElementCommand::Renew => {
                        fake.renewed += 1;
                        self.shown = None;
                    }
                    ElementCommand::Check | ElementCommand::Hint => {}
                }
            }
            Effect::Look(at) => self.look(at),
            Effect::Finish => self.send(Action::Done),
            _ => {}
        }
    }

    /// The same lesson when the page is loaded again, with what the tab has kept.
    pub(super) fn reloaded(&self, search: &str) -> Self {
        let mut stage = Self::kept(search, self.fakes.clone(), None, &self.page.kept());
        stage.send(Action::Begin);
        stage
    }
}
