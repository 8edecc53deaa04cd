//! An exercise as the page of practice sees it, and what the page asks of what is around it.

use super::device::Device;
use nian_course::practice::{
    Action, Attributes, Cell, Effect, Moment, Practice, Round, Score, Shown, TaskResult, asked,
};

pub(super) const NOW: Moment = Moment {
    now: 1_000_000,
    chance: 77,
};

pub(super) type Page = Practice<Device>;

pub(super) fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

pub(super) fn open(device: &Device, query: &str) -> (Page, Vec<Effect>) {
    Page::open(device.clone(), asked(&pairs(query)), None, NOW)
}

/// The attributes that the exercise gets last.
pub(super) fn attributes(effects: &[Effect]) -> Attributes {
    let mut set = effects.iter().rev().filter_map(|effect| match effect {
        Effect::Set(attributes) => Some(attributes.clone()),
        _ => None,
    });
    set.next().expect("the exercise is set")
}

/// What is kept last: the address's query, and how far one has come.
pub(super) fn kept(effects: &[Effect]) -> (String, Round) {
    let mut kept = effects.iter().rev().filter_map(|effect| match effect {
        Effect::Keep(query, round) => Some((query.clone(), round.clone())),
        _ => None,
    });
    kept.next().expect("it is kept")
}

/// An exercise at one of its tasks.
pub(super) struct Exercise {
    pub(super) attributes: Attributes,
    pub(super) task: u32,
    pub(super) score: Score,
}

impl Exercise {
    pub(super) fn new(effects: &[Effect]) -> Self {
        Self {
            attributes: attributes(effects),
            task: 0,
            score: Score::default(),
        }
    }

    pub(super) fn shown(&self, has_ended: bool) -> Action {
        let Score { right, wrong, .. } = self.score;
        Action::Shown(Shown {
            cell: self.attributes.cell(),
            version: self.attributes.version(),
            seed: self.attributes.seed(),
            task: self.task,
            about: format!("nim:{},1", self.task),
            score: self.score,
            state: format!("{}:{right},{wrong}", self.task),
            has_ended,
        })
    }

    /// A task is done so; then the next one is shown, or the round has ended.
    pub(super) fn done(&mut self, page: &mut Page, went: TaskResult) -> Vec<Effect> {
        *self.score.of_mut(went) += 1;
        let mut effects = page.apply(self.shown(false), NOW);
        let count: u32 = self.attributes.count.as_deref().unwrap().parse().unwrap();
        let last = self.task + 1 == count;
        self.task += u32::from(!last);
        effects.extend(page.apply(self.shown(last), NOW));
        effects
    }
}

pub(super) fn counted(page: &Page, cell: &str) -> Score {
    page.record().cell(Cell::named(cell).unwrap()).score
}
