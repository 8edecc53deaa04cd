mod results;
mod sets;

use super::action::{Action, Effect, Form, Moment};
use super::address::Params;
use super::cell::{Cell, Score};
use super::ending::{Done, SetKind, Suggestions};
use super::record::{Record, RecordStore};
use super::round::Round;
use crate::query::InvalidValue;
use crate::store::{Condition, Storage};
use nian_tasks::{Request, Version};

/// A set of more tasks ends as the exercise ends: a list of them would be too long to be read, and to be kept.
const LISTED: u32 = 40;

/// The state of the page.
#[derive(Debug)]
pub struct Practice<S> {
    record: RecordStore<S>,
    form: Form,
    /// `attributes` and how far one has come with them, as it is kept.
    round: Round,
    /// The number of tasks that the address had named.
    counted: Option<String>,
    refused: Vec<InvalidValue>,
    /// The score that has been counted.
    before: Score,
    /// The task seen last of those that are there now, and what it is about.
    seen: Option<(u32, String)>,
    /// Whether the exercise is to restore `round.state` before its score is looked at.
    waiting: bool,
    /// Whether the exercise may not have followed its attributes yet.
    is_setting: bool,
    has_shown: bool,
    /// What is to be said of the storage.
    condition: Option<Condition>,
}

impl<S: Storage> Practice<S> {
    /// The page as it was left, or else as its address asks.
    ///
    /// The effects are to be carried out as those of [`apply`](Self::apply).
    pub fn open(
        storage: S,
        (asked, refused): (Params, Vec<InvalidValue>),
        round: Option<Round>,
        moment: Moment,
    ) -> (Self, Vec<Effect>) {
        let mut page = Self {
            record: RecordStore::new(storage, moment.now),
            form: Form {
                skill: asked.skill,
                level: asked.level,
                has_level: true,
                shows_level: true,
            },
            round: Round {
                mixed: asked.skill.is_none(),
                ..Round::default()
            },
            counted: asked.counted.clone(),
            refused,
            before: Score::default(),
            seen: None,
            waiting: false,
            is_setting: false,
            has_shown: false,
            condition: None,
        };
        let effects = match round {
            Some(round) => page.resume(round),
            None => page.ask(&asked, moment),
        };
        page.note_condition();
        (page, effects)
    }

    /// Changes the state; what the page is to do comes back, in order.
    pub fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        let now = moment.now;
        match action {
            Action::Choose(skill, level) => self.choose(skill, level, moment),
            Action::Others => self.others(moment),
            Action::Daily(year, month, day) => self.daily(year * 10_000 + month * 100 + day),
            Action::Worksheet => {
                vec![Effect::Go(self.round.worksheet(self.counted.clone()))]
            }
            Action::Shown(shown) => self.shown(shown, moment),
            Action::LookAgain(index) => self.look_again(index),
            Action::OtherWindow => {
                self.record.refresh(now);
                self.note_condition();
                Vec::new()
            }
        }
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        self.record.get()
    }

    /// The fields of the form.
    #[must_use]
    pub fn form(&self) -> Form {
        self.form
    }

    /// What cannot be in the address.
    #[must_use]
    pub fn refused(&self) -> &[InvalidValue] {
        &self.refused
    }

    /// The set that has ended, with what is offered after it; `None` while tasks are done.
    #[must_use]
    pub fn ended(&self, now: u64) -> Option<(&[Done], Suggestions)> {
        let round = &self.round;
        if !self.has_ended() {
            return None;
        }
        let cell = round.attributes.cell();
        let of = match (round.fixed, round.mixed) {
            (Some(_), _) => SetKind::Kinds,
            (None, true) => SetKind::Due(self.record.get().next(Some(cell), now)),
            (None, false) => SetKind::Cell(cell),
        };
        Some((&round.done, Suggestions::after(&round.done, of)))
    }

    /// Whether the exercise has shown a task, so that the words of the language are there.
    #[must_use]
    pub fn has_shown(&self) -> bool {
        self.has_shown
    }

    /// Whether the tasks are of other rules than the usual ones.
    #[must_use]
    pub fn has_rules(&self) -> bool {
        self.round.attributes.rules.is_some()
    }

    fn is_listed(&self) -> bool {
        let count = self.round.attributes.count.as_deref();
        let count: Option<u32> = count.and_then(|count| count.parse().ok());
        count.is_some_and(|count| count <= LISTED)
    }

    fn has_ended(&self) -> bool {
        let round = &self.round;
        round.ended && !round.is_looking && !round.done.is_empty()
    }

    /// How many skills and levels are due, other than what is practised now.
    #[must_use]
    pub fn due(&self, now: u64) -> usize {
        let own = self.round.attributes.cell();
        let record = self.record.get();
        let cells = record.cells().into_iter();
        cells
            .filter(|&(cell, kept)| cell != own && record.is_due(kept, now))
            .count()
    }

    /// How the storage is, unless all is kept.
    #[must_use]
    pub fn condition(&self) -> Option<Condition> {
        self.condition
    }

    /// What is chosen stands in the address, where the reader can copy it, and how far one has come with it in its entry
    /// of the history: a reload goes on there.
    fn keep(&self) -> Effect {
        Effect::Keep(self.round.query(), self.round.clone())
    }

    fn note_condition(&mut self) {
        let condition = self.record.condition();
        if condition != Condition::Fine {
            self.condition = Some(condition);
        }
    }
}

/// A task of the usual rules.
fn request(cell: Cell, version: Version, seed: u32, index: u32) -> Request<'static> {
    Request {
        version,
        skill: cell.skill,
        rules: None,
        level: cell.level,
        seed,
        index,
    }
}
