use super::action::{Action, Effect, Form, Moment, Said, Shown};
use super::address::{Asked, ROUND, Refused};
use super::cell::{Cell, Score, Went};
use super::ending::{Done, Offers, SetOf};
use super::record::{KeptRecord, Record};
use super::round::{Attributes, Fixed, Round};
use crate::store::{Condition, Storage};
use nian_tasks::{Level, Request, Skill, TaskKind, Version};

/// The tasks of a day.
const DAILY: u32 = 5;
/// A set of more tasks ends as the exercise ends: a list of them would be too long to be read, and to be kept.
const LISTED: u32 = 40;
/// Among so many tasks of a round is one of the kind that was missed ...
const FIRST: u32 = 2;
/// ... if there is such a round among so many.
const SOON: u32 = 50;

/// The state of the page.
#[derive(Debug)]
pub struct Practice<S> {
    record: KeptRecord<S>,
    form: Form,
    /// `attributes` and how far one has come with them, as it is kept.
    round: Round,
    /// The number of tasks that the address had named.
    counted: Option<String>,
    refused: Vec<Refused>,
    /// The score that has been counted.
    before: Score,
    /// The task seen last, and what it is about.
    seen: (u32, String),
    /// Whether the exercise is to restore `round.state` before its score is looked at.
    waiting: bool,
    /// Whether the exercise may not have followed its attributes yet.
    is_setting: bool,
    said: Option<Said>,
    /// So often something has been said: the same twice is to be heard twice.
    sayings: u32,
    is_sure: bool,
}

impl<S: Storage> Practice<S> {
    /// The page as it was left, or else as its address asks.
    ///
    /// The effects are to be carried out as those of [`apply`](Self::apply).
    pub fn open(
        storage: S,
        (asked, refused): (Asked, Vec<Refused>),
        round: Option<Round>,
        moment: Moment,
    ) -> (Self, Vec<Effect>) {
        let mut page = Self {
            record: KeptRecord::new(storage, moment.now),
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
            seen: Default::default(),
            waiting: false,
            is_setting: false,
            said: None,
            sayings: 0,
            is_sure: false,
        };
        let effects = match round {
            Some(round) => page.resume(round),
            None => page.ask(&asked, moment),
        };
        page.say_condition();
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
                self.say_condition();
                Vec::new()
            }
            Action::Save => {
                let text = self.record.export();
                self.say(Said::Saved);
                vec![Effect::Download(text)]
            }
            Action::Read => vec![Effect::Pick],
            Action::Import(text) => {
                let good = self.record.import(&text, now);
                self.say(if good { Said::Imported } else { Said::NotOurs });
                Vec::new()
            }
            Action::Erase if self.is_sure => {
                self.is_sure = false;
                self.record.erase();
                self.say(Said::Erased);
                Vec::new()
            }
            Action::Erase | Action::KeepRecord => {
                self.is_sure = action == Action::Erase;
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
    pub fn refused(&self) -> &[Refused] {
        &self.refused
    }

    /// The set that has ended, with what is offered after it; `None` while tasks are done.
    #[must_use]
    pub fn ended(&self, now: u64) -> Option<(&[Done], Offers)> {
        let round = &self.round;
        if !self.has_ended() {
            return None;
        }
        let cell = round.attributes.cell();
        let of = match (round.fixed, round.mixed) {
            (Some(_), _) => SetOf::Kinds,
            (None, true) => SetOf::Due(self.record.get().next(Some(cell), now)),
            (None, false) => SetOf::Cell(cell),
        };
        Some((&round.done, Offers::after(&round.done, of)))
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

    /// What was said last of the record, and the how manieth saying it is.
    #[must_use]
    pub fn said(&self) -> Option<(Said, u32)> {
        Some((self.said?, self.sayings))
    }

    /// Whether the next wish to erase the record is carried out.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.is_sure
    }

    /// Begins what an address asks for.
    fn ask(&mut self, asked: &Asked, moment: Moment) -> Vec<Effect> {
        let level = asked.level;
        let Some(skill) = asked.skill else {
            return match asked.seed {
                Some(seed) => self.begin(Fixed::of(asked, seed)),
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
    fn set(&mut self, attributes: Attributes) -> Vec<Effect> {
        self.round.done.clear();
        self.go_to(attributes)
    }

    /// Sets the exercise to a round, the first of a set or a further one.
    fn go_to(&mut self, attributes: Attributes) -> Vec<Effect> {
        self.before = Score::default();
        self.waiting = false;
        self.is_setting = true;
        (self.round.ended, self.round.repeated) = (false, false);
        self.round.is_looking = false;
        self.round.state = None;
        self.round.attributes = attributes.clone();
        let seen = Effect::ShowExercise(true);
        vec![Effect::Set(attributes), seen, self.keep()]
    }

    /// Goes on with a round that the page was left in.
    fn resume(&mut self, round: Round) -> Vec<Effect> {
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
    fn begin(&mut self, tasks: Fixed) -> Vec<Effect> {
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
    fn go_on(&mut self, tasks: Fixed) -> Vec<Effect> {
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

    fn choose(&mut self, skill: Option<Skill>, level: Level, moment: Moment) -> Vec<Effect> {
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
    fn mix(&mut self, last: Option<Cell>, moment: Moment) -> Vec<Effect> {
        let next = self.record.get().next(last, moment.now);
        let seed = self.fresh(next, moment);
        self.set(Attributes::of(next, Version::Two, seed, ROUND))
    }

    /// Goes on with a fresh set of the same kind.
    fn others(&mut self, moment: Moment) -> Vec<Effect> {
        let cell = self.round.attributes.cell();
        let version = Version::Two;
        if let Some(fixed) = self.round.fixed {
            return self.begin(Fixed {
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

    fn daily(&mut self, seed: u32) -> Vec<Effect> {
        self.round.mixed = true;
        self.begin(Fixed {
            level: Level::Two.number(),
            seed,
            count: DAILY,
            version: Version::Two.number(),
        })
    }

    /// The seed of a fresh set of a cell: soon one that trains what was missed last.
    fn fresh(&self, cell: Cell, moment: Moment) -> u32 {
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

    /// Counts how tasks have gone since the exercise was looked at last.
    fn shown(&mut self, shown: Shown, moment: Moment) -> Vec<Effect> {
        let now = moment.now;
        if self.waiting {
            self.waiting = false;
            self.is_setting = true;
            let state = self.round.state.clone();
            return state.map(Effect::Restore).into_iter().collect();
        }
        let score = shown.score;
        if self.is_setting {
            let attributes = &self.round.attributes;
            let follows = (shown.cell, shown.version, shown.seed)
                == (attributes.cell(), attributes.version(), attributes.seed());
            if !follows && score != Score::default() {
                return Vec::new();
            }
            // What was restored has been counted before.
            if self.round.state.is_some() {
                self.before = score;
            }
            self.is_setting = !follows;
        }
        let mut effects = Vec::new();
        if self.round.ended && score.sum() < self.before.sum() {
            self.round.repeated = true; // from the first task on
        }
        if !self.round.repeated {
            self.count(&shown, now);
        }
        self.before = score;
        self.seen = (shown.task, shown.about);
        let is_kept = self.round.state.as_deref() == Some(&shown.state);
        if !is_kept {
            self.round.state = Some(shown.state);
            effects.push(self.keep());
        }
        if shown.has_ended {
            effects.extend(self.end(shown.cell, &score, moment));
        }
        effects
    }

    fn count(&mut self, shown: &Shown, now: u64) {
        for went in Went::ALL {
            for _ in self.before.of(went)..shown.score.of(went) {
                self.record.count(shown.cell, went, now);
                // Who skips a task sees the next one already.
                let (task, about) = &self.seen;
                let is_before = *task != shown.task && went == Went::Skipped;
                let about = if is_before { about } else { &shown.about };
                let about = about.clone();
                if self.is_listed() {
                    self.round.done.push(Done { about, went });
                }
                self.learn(shown, went, now);
                self.say_condition();
            }
        }
    }

    /// What the task trains has been missed, or found; a hint is neither, and who skips a task has not tried it.
    fn learn(&mut self, shown: &Shown, went: Went, now: u64) {
        // Rounds are of the usual rules.
        if self.round.attributes.rules.is_some() || matches!(went, Went::Assisted | Went::Skipped) {
            return;
        }
        let request = request(shown.cell, shown.version, shown.seed, shown.task);
        if let Ok(kind) = nian_tasks::kind(&request) {
            self.record
                .learn(shown.cell, kind, went == Went::Right, now);
        }
    }

    fn end(&mut self, cell: Cell, score: &Score, moment: Moment) -> Vec<Effect> {
        if !self.round.repeated {
            self.record.end(cell, score, moment.now);
            self.say_condition();
        }
        self.round.ended = true;
        match self.round.fixed {
            Some(fixed) if !self.round.left.is_empty() => self.go_on(fixed),
            _ => {
                self.round.is_looking = false;
                vec![Effect::ShowExercise(!self.has_ended()), self.keep()]
            }
        }
    }

    /// Shows a task of the set once more; it has been counted.
    fn look_again(&mut self, index: usize) -> Vec<Effect> {
        if !self.can_look_at(index) {
            return Vec::new();
        }
        let state = format!("{index}:{index},0,0,0");
        self.round.is_looking = true;
        self.round.repeated = true;
        self.round.state = Some(state.clone());
        let seen = Effect::ShowExercise(true);
        vec![Effect::Restore(state), seen, self.keep()]
    }

    /// Whether the task with this 0-based index can be shown once more: of several kinds the exercise has the last only.
    #[must_use]
    pub fn can_look_at(&self, index: usize) -> bool {
        self.round.fixed.is_none() && index < self.round.done.len()
    }

    /// What is chosen stands in the address, where the reader can copy it, and how far one has come with it in its entry
    /// of the history: a reload goes on there.
    fn keep(&self) -> Effect {
        Effect::Keep(self.round.query(), self.round.clone())
    }

    fn say(&mut self, said: Said) {
        self.said = Some(said);
        self.sayings += 1;
    }

    fn say_condition(&mut self) {
        let condition = Said::Condition(self.record.condition());
        if condition != Said::Condition(Condition::Fine) && self.said != Some(condition) {
            self.say(condition);
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
