//! What is practised: a set of tasks begins, or goes on with a further round.

use super::{Practice, request};
use crate::practice::action::{Effect, Form, Moment};
use crate::practice::address::{Params, ROUND};
use crate::practice::cell::{Cell, Score};
use crate::practice::round::{Attributes, MixedSet, Round};
use crate::store::Storage;
use nian_tasks::{Level, Skill, TaskKind, Version};

/// The state of an exercise of which nothing has been done.
const FRESH: &str = "0:0,0,0,0";
/// The tasks of a day.
const DAILY: u32 = 5;
/// Among so many tasks of a round is one of the kind that was missed ...
const FIRST: u32 = 2;
/// ... if there is such a round among so many.
const SOON: u32 = 50;

impl<S: Storage> Practice<S> {
    /// Begins what an address asks for.
    pub(super) fn ask(&mut self, asked: &Params, moment: Moment) -> Vec<Effect> {
        let level = asked.level;
        let Some(skill) = asked.skill else {
            return match asked.seed {
                Some(seed) => self.begin(MixedSet::of(asked, seed)),
                None => self.choose(None, level, moment),
            };
        };
        let cell = Cell { skill, level };
        let seed = match asked.seed {
            Some(seed) => seed,
            None => self.fresh(cell, moment),
        };
        self.set(Attributes {
            rules: asked.rules.clone(),
            ..Attributes::of(cell, asked.version, seed, asked.count)
        })
    }

    /// Sets the exercise, and begins a set.
    pub(super) fn set(&mut self, attributes: Attributes) -> Vec<Effect> {
        self.round.done.clear();
        self.go_to(attributes)
    }

    /// Sets the exercise to a round, the first of a set or a further one.
    pub(super) fn go_to(&mut self, attributes: Attributes) -> Vec<Effect> {
        self.before = Score::default();
        self.waiting = false;
        self.is_setting = true;
        self.seen = None;
        (self.round.ended, self.round.repeated) = (false, false);
        self.round.is_looking = false;
        self.round.state = None;
        // Equal attributes do not begin the exercise anew.
        let is_same = self.round.attributes == attributes;
        self.round.attributes = attributes.clone();
        let mut effects = vec![Effect::Set(attributes)];
        effects.extend(is_same.then(|| Effect::Restore(FRESH.to_owned())));
        effects.extend([Effect::ShowExercise(true), self.keep()]);
        effects
    }

    /// Goes on with a round that the page was left in.
    pub(super) fn resume(&mut self, round: Round) -> Vec<Effect> {
        let all = round.mixed || round.fixed.is_some();
        let cell = round.attributes.cell();
        self.form = Form {
            skill: (!all).then_some(cell.skill),
            level: cell.level,
            has_level: !all,
            shows_level: !all || round.fixed.is_some(),
        };
        self.waiting = round.state.is_some();
        self.round = round;
        let seen = Effect::ShowExercise(!self.has_ended());
        vec![
            Effect::Set(self.round.attributes.clone()),
            seen,
            self.keep(),
        ]
    }

    /// Practises so many tasks of all kinds from the first on.
    pub(super) fn begin(&mut self, tasks: MixedSet) -> Vec<Effect> {
        let named = tasks.mixture().into_iter();
        self.round.left = named
            .map(|(skill, some)| (skill.name().to_owned(), some))
            .collect();
        self.round.fixed = Some(tasks);
        self.round.done.clear();
        self.form = Form {
            skill: None,
            level: tasks.level(),
            has_level: false,
            shows_level: true,
        };
        self.go_on(tasks)
    }

    /// Goes on with the next kind; after the last nothing is left.
    pub(super) fn go_on(&mut self, tasks: MixedSet) -> Vec<Effect> {
        if self.round.left.is_empty() {
            return Vec::new();
        }
        let (skill, count) = self.round.left.remove(0);
        let cell = Cell {
            skill: Skill::named(&skill).unwrap_or(Skill::Outcome),
            level: tasks.level(),
        };
        self.go_to(Attributes::of(cell, tasks.version(), tasks.seed, count))
    }

    pub(super) fn choose(
        &mut self,
        skill: Option<Skill>,
        level: Level,
        moment: Moment,
    ) -> Vec<Effect> {
        // Other rules go on with their skill, at whatever level.
        let stays = skill.is_some() && skill == self.form.skill;
        let rules = self.round.attributes.rules.take().filter(|_| stays);
        self.form = Form {
            skill,
            level,
            has_level: skill.is_some(),
            shows_level: skill.is_some(),
        };
        self.round.fixed = None;
        self.round.mixed = skill.is_none();
        let Some(skill) = skill else {
            return self.mix(None, moment);
        };
        let cell = Cell { skill, level };
        let seed = self.fresh(cell, moment);
        self.set(Attributes {
            rules,
            ..Attributes::of(cell, Version::Two, seed, ROUND)
        })
    }

    /// Goes on with what is to be practised next.
    pub(super) fn mix(&mut self, last: Option<Cell>, moment: Moment) -> Vec<Effect> {
        let next = self.record.get().next(last, moment.now);
        let seed = self.fresh(next, moment);
        self.set(Attributes::of(next, Version::Two, seed, ROUND))
    }

    /// Goes on with a fresh set of the same kind.
    pub(super) fn others(&mut self, moment: Moment) -> Vec<Effect> {
        let cell = self.round.attributes.cell();
        let version = Version::Two;
        if let Some(fixed) = self.round.fixed {
            return self.begin(MixedSet {
                seed: moment.chance,
                version: version.number(),
                ..fixed
            });
        }
        if self.round.mixed {
            return self.mix(Some(cell), moment);
        }
        let seed = self.fresh(cell, moment);
        let Attributes { rules, count, .. } = self.round.attributes.clone();
        self.set(Attributes {
            rules,
            count,
            ..Attributes::of(cell, version, seed, ROUND)
        })
    }

    pub(super) fn daily(&mut self, seed: u32) -> Vec<Effect> {
        self.round.mixed = true;
        self.begin(MixedSet {
            level: Level::Two.number(),
            seed,
            count: DAILY,
            version: Version::Two.number(),
        })
    }

    /// The seed of a fresh set of a cell: soon one that trains what was missed last.
    pub(super) fn fresh(&self, cell: Cell, moment: Moment) -> u32 {
        let request = request(cell, Version::Two, moment.chance, 0);
        let missed = self.record.get().cell(cell).missed;
        let mut kinds = missed.iter().filter_map(|name| {
            TaskKind::ALL
                .iter()
                .find(|kind| kind.name() == name.as_str())
        });
        let set = kinds.find_map(|&kind| {
            let round = nian_tasks::next_round_of_kind(&request, kind, FIRST, SOON);
            round.ok().flatten()
        });
        set.unwrap_or(moment.chance)
    }
}
