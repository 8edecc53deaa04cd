use super::address::{Asked, ROUND, Refused};
use super::cell::{Cell, Score, Went};
use super::record::{KeptRecord, Record};
use super::round::{Attributes, Fixed, MIXED, Round, mixture};
use crate::store::{Condition, Storage};
use nian_tasks::{Level, Request, Skill, TaskKind, VERSION};

/// The tasks of a round, where what is due is practised.
const MIXED_ROUND: u32 = 3;
/// Among so many tasks of a round is one of the kind that was missed ...
const FIRST: u32 = 2;
/// ... if there is such a round among so many.
const SOON: u32 = 50;

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A skill and a level are chosen; without a skill what is due is practised.
    Choose(Option<Skill>, Level),
    /// Other tasks of the same kind are wanted.
    Others,
    /// The task of this day is wanted: year, month, day, all 1-based.
    Daily(u32, u32, u32),
    /// The same tasks are wanted on paper.
    Worksheet,
    /// The exercise has changed.
    Shown(Shown),
    /// Another window has changed the record.
    OtherWindow,
    /// The record is wanted as a file.
    Save,
    /// A file with a record is to be read.
    Read,
    /// This is the text of the file.
    Import(String),
    /// The record is to be erased, which is asked again.
    Erase,
    /// It is not to be erased.
    KeepRecord,
}

/// What an exercise shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What is trained.
    pub cell: Cell,
    /// The seed of its tasks.
    pub seed: u32,
    /// The 0-based index of the task.
    pub task: u32,
    /// How the tasks so far have gone.
    pub score: Score,
    /// The progress as a text, which can be restored.
    pub state: String,
    /// Whether the last task has just ended.
    pub has_ended: bool,
}

/// What the page is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The exercise gets these attributes, and no other of their names.
    Set(Attributes),
    /// The exercise goes on with this progress.
    Restore(String),
    /// The address gets this query, and its entry in the history this state.
    Keep(String, Round),
    /// The page goes to its own address with this query.
    Go(String),
    /// The reader gets a file with this text.
    Download(String),
    /// The reader chooses a file.
    Pick,
}

/// What is said of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It was saved as a file.
    Saved,
    /// A file was merged.
    Imported,
    /// It was erased.
    Erased,
    /// The file has no record.
    NotOurs,
    /// How the storage is.
    Condition(Condition),
}

/// The fields of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The skill; none for what is due.
    pub skill: Option<Skill>,
    /// The level.
    pub level: Level,
    /// Whether a level can be chosen.
    pub has_level: bool,
    /// Whether tasks are of one level, chosen or not.
    pub shows_level: bool,
}

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
    /// The page as it was left, or else as its address asks; `now` is in milliseconds since 1970.
    ///
    /// The effects are to be carried out as those of [`apply`](Self::apply).
    pub fn open(
        storage: S,
        (asked, refused): (Asked, Vec<Refused>),
        round: Option<Round>,
        now: u64,
    ) -> (Self, Vec<Effect>) {
        let mut page = Self {
            record: KeptRecord::new(storage, now),
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
            waiting: false,
            is_setting: false,
            said: None,
            sayings: 0,
            is_sure: false,
        };
        let effects = match round {
            Some(round) => page.resume(round),
            None if asked.skill.is_none() && asked.has_seed => page.begin(Fixed::of(&asked)),
            None if asked.skill.is_none() => page.choose(None, asked.level, now),
            None => page.set(Attributes {
                rules: asked.rules.clone(),
                ..Attributes::of(page.chosen(asked.level), asked.seed, asked.count)
            }),
        };
        page.say_condition();
        (page, effects)
    }

    /// Changes the state; what the page is to do comes back, in order. `now` is in milliseconds since 1970.
    pub fn apply(&mut self, action: Action, now: u64) -> Vec<Effect> {
        match action {
            Action::Choose(skill, level) => self.choose(skill, level, now),
            Action::Others => self.others(now),
            Action::Daily(year, month, day) => self.daily(year * 10_000 + month * 100 + day),
            Action::Worksheet => vec![Effect::Go(self.worksheet())],
            Action::Shown(shown) => self.shown(shown, now),
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

    fn chosen(&self, level: Level) -> Cell {
        let skill = self.form.skill.unwrap_or(Skill::Outcome);
        Cell { skill, level }
    }

    /// Sets the exercise, and begins a round.
    fn set(&mut self, attributes: Attributes) -> Vec<Effect> {
        self.before = Score::default();
        self.waiting = false;
        self.is_setting = true;
        (self.round.ended, self.round.repeated) = (false, false);
        self.round.state = None;
        self.round.attributes = attributes.clone();
        vec![Effect::Set(attributes), self.keep()]
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
        vec![Effect::Set(self.round.attributes.clone()), self.keep()]
    }

    /// Practises so many tasks of all kinds from the first on.
    fn begin(&mut self, tasks: Fixed) -> Vec<Effect> {
        let named = mixture(tasks.count).into_iter();
        self.round.left = named
            .map(|(skill, some)| (skill.name().to_owned(), some))
            .collect();
        self.round.fixed = Some(tasks);
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
        self.set(Attributes::of(cell, tasks.seed, count))
    }

    fn choose(&mut self, skill: Option<Skill>, level: Level, now: u64) -> Vec<Effect> {
        self.form = Form {
            skill,
            level,
            has_level: skill.is_some(),
            shows_level: skill.is_some(),
        };
        self.round.fixed = None;
        self.round.mixed = skill.is_none();
        let Some(skill) = skill else {
            return self.mix(None, now);
        };
        let cell = Cell { skill, level };
        let seed = self.round_of(cell, None, now);
        self.set(Attributes::of(cell, seed, ROUND))
    }

    /// Goes on with what is to be practised next.
    fn mix(&mut self, last: Option<Cell>, now: u64) -> Vec<Effect> {
        let next = self.record.get().next(last, now);
        let seed = self.round_of(next, None, now);
        self.set(Attributes::of(next, seed, MIXED_ROUND))
    }

    fn others(&mut self, now: u64) -> Vec<Effect> {
        let cell = self.round.attributes.cell();
        if let Some(fixed) = self.round.fixed {
            let seed = fixed.seed.wrapping_add(1);
            return self.begin(Fixed { seed, ..fixed });
        }
        if self.round.mixed {
            return self.mix(Some(cell), now);
        }
        let next = self.round.attributes.seed().wrapping_add(1);
        let seed = self.round_of(cell, Some(next), now);
        let attributes = self.round.attributes.clone();
        self.set(Attributes {
            seed: Some(seed.to_string()),
            ..attributes
        })
    }

    fn daily(&mut self, seed: u32) -> Vec<Effect> {
        let skill = MIXED[seed as usize % MIXED.len()];
        let level = Level::Two;
        self.form = Form {
            skill: Some(skill),
            level,
            has_level: true,
            shows_level: true,
        };
        self.round.fixed = None;
        self.round.mixed = false;
        self.set(Attributes::of(Cell { skill, level }, seed, 1))
    }

    /// The seed of the next round of a cell, from this one on: soon one that trains what was missed last.
    fn round_of(&mut self, cell: Cell, from: Option<u32>, now: u64) -> u32 {
        let kept = self.record.get().cell(cell);
        let own = u32::try_from(kept.seed).unwrap_or(1);
        let seed = from.unwrap_or(own);
        for missed in &kept.missed {
            let request = request(cell, seed, 0);
            let kind = TaskKind::ALL.iter().find(|kind| kind.name() == missed);
            let round = kind
                .and_then(|&kind| nian_tasks::next_round_of_kind(&request, kind, FIRST, SOON).ok());
            if let Some(next) = round.flatten() {
                self.record.turn_to(cell, next.into(), now);
                return next;
            }
        }
        seed
    }

    /// Counts how tasks have gone since the exercise was looked at last.
    fn shown(&mut self, shown: Shown, now: u64) -> Vec<Effect> {
        if self.waiting {
            self.waiting = false;
            self.is_setting = true;
            let state = self.round.state.clone();
            return state.map(Effect::Restore).into_iter().collect();
        }
        let score = shown.score;
        if self.is_setting {
            let attributes = &self.round.attributes;
            let follows = shown.cell == attributes.cell() && shown.seed == attributes.seed();
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
        let is_kept = self.round.state.as_deref() == Some(&shown.state);
        if !is_kept {
            self.round.state = Some(shown.state);
            effects.push(self.keep());
        }
        if shown.has_ended {
            effects.extend(self.end(shown.cell, &score, now));
        }
        effects
    }

    fn count(&mut self, shown: &Shown, now: u64) {
        for went in Went::ALL {
            for _ in self.before.of(went)..shown.score.of(went) {
                self.record.count(shown.cell, went, now);
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
        let request = request(shown.cell, shown.seed, shown.task);
        if let Ok(kind) = nian_tasks::kind(&request) {
            self.record
                .learn(shown.cell, kind, went == Went::Right, now);
        }
    }

    fn end(&mut self, cell: Cell, score: &Score, now: u64) -> Vec<Effect> {
        if !self.round.repeated {
            self.record.end(cell, score, now);
            self.say_condition();
        }
        self.round.ended = true;
        match self.round.fixed {
            Some(fixed) if !self.round.left.is_empty() => self.go_on(fixed),
            None if self.round.mixed => self.mix(Some(cell), now),
            _ => vec![self.keep()],
        }
    }

    /// What is chosen stands in the address, where the reader can copy it, and how far one has come with it in its entry
    /// of the history: a reload goes on there.
    fn keep(&self) -> Effect {
        let round = &self.round;
        let mut said = Vec::new();
        if !round.mixed || round.fixed.is_some() {
            said.push(("v", VERSION.to_string()));
        }
        if let Some(fixed) = round.fixed {
            said.push(("level", fixed.level.to_string()));
            said.push(("seed", fixed.seed.to_string()));
            said.push(("count", fixed.count.to_string()));
        }
        if !round.mixed {
            let named = round.attributes.named().into_iter();
            said.extend(named.filter_map(|(name, value)| Some((name, value?.to_owned()))));
        }
        Effect::Keep(query(&said), round.clone())
    }

    /// The query of a worksheet of the same tasks.
    fn worksheet(&self) -> String {
        let round = &self.round;
        let mut said = Vec::new();
        let mut count = self.counted.clone();
        if !round.mixed {
            let named = round.attributes.named().into_iter();
            let others = named.filter(|&(name, _)| name != "count");
            said.extend(others.filter_map(|(name, value)| Some((name, value?.to_owned()))));
        } else if let Some(fixed) = round.fixed {
            said.push(("level", fixed.level.to_string()));
            said.push(("seed", fixed.seed.to_string()));
            count = Some(fixed.count.to_string());
        }
        said.extend(count.map(|count| ("count", count)));
        said.push(("print", "sheet".to_owned()));
        query(&said)
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
fn request(cell: Cell, seed: u32, index: u32) -> Request<'static> {
    Request {
        skill: cell.skill,
        rules: None,
        level: cell.level,
        seed,
        index,
    }
}

/// A query of names and values. All that can stand in one here is written as it is: letters, digits, dots, commas, hyphens.
fn query(said: &[(&str, String)]) -> String {
    let pairs = said.iter().map(|(name, value)| {
        let plain = value
            .chars()
            .filter(|char| char.is_ascii_alphanumeric() || ".,-".contains(*char));
        format!("{name}={}", plain.collect::<String>())
    });
    pairs.collect::<Vec<_>>().join("&")
}
