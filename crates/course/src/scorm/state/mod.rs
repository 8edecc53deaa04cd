//! The state of a course: what becomes of it by what happens on its page and on the platform.

mod view;

use super::action::{Action, Effect, LaunchData, Observation, Recording, Timer};
use super::lesson::Lesson;
use super::mark::Mark;
use super::plan::{Kind, Plan, Thing};
use super::record::{Done, Record};
use super::suspend_data::{Mastery, SuspendData, read};
use crate::deck::{Names, Text};
use crate::practice::Moment;
use nian_words::Language;

/// Until steps that have been seen are recorded, in milliseconds; answers are at once.
const SOON: u32 = 10_000;
/// How often a platform is looked for that is not there yet, in milliseconds, and how many times.
const SEEKING: (u32, u32) = (250, 40);
/// Until what a platform has refused is tried again, in milliseconds; the last over and over.
const RETRIES: [u32; 5] = [2_000, 5_000, 15_000, 30_000, 60_000];
/// An exercise that is not told how many tasks it has.
const TASKS: u32 = 5;
/// Seeds are below this.
const MOST_SEEDS: u64 = 1 << 31;

/// How far the files have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// They are on their way.
    Loading,
    /// They have not come.
    Lost,
    /// They are there.
    Going,
}

/// What is wrong with the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// There is no platform.
    NoPlatform,
    /// The platform has not taken it.
    Refused,
    /// The earlier one cannot be read.
    Unreadable,
}

impl Wrong {
    /// Its name, for scripts and tests.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::NoPlatform => "noPlatform",
            Self::Refused => "refused",
            Self::Unreadable => "unreadable",
        }
    }
}

/// The state of the page.
#[derive(Debug)]
pub struct Scorm {
    plan: Plan,
    language: Language,
    stage: Stage,
    told: LaunchData,
    kept: Option<SuspendData>,
    mastery: Option<Mastery>,
    recording: Recording,
    /// The thing that is shown, 0-based.
    at: usize,
    /// The record of each thing as it begins.
    fresh: Vec<Record>,
    /// As it is now.
    things: Vec<Record>,
    /// What examples of somebody's own are called.
    titles: Vec<Option<Text>>,
    names: Option<Names>,
    /// Whether what has been seen waits to be recorded.
    is_due: bool,
    /// Whether the page was left, and the platform was told.
    has_left: bool,
    /// So often, one after the other, the platform has refused.
    refusals: usize,
    /// So often the reader has wanted it tried again.
    tries: u32,
    /// So often a platform is looked for yet.
    seeks: u32,
    /// Whether the reader has asked for files again.
    asks_again: bool,
}

impl Scorm {
    /// The page at its start: what the platform has of it, and whether it records; the record as it was written last by an
    /// instance of the page that has trapped; the tags of the languages that the reader prefers.
    #[must_use]
    pub fn open(
        plan: Plan,
        (told, recording): (LaunchData, Recording),
        left: Option<&str>,
        languages: &[String],
    ) -> (Self, Vec<Effect>) {
        let mut page = Self {
            language: Language::En,
            stage: Stage::Loading,
            told: LaunchData::default(),
            kept: None,
            mastery: None,
            recording,
            at: 0,
            fresh: Vec::new(),
            things: Vec::new(),
            titles: Vec::new(),
            names: None,
            is_due: false,
            has_left: false,
            refusals: 0,
            tries: 0,
            seeks: SEEKING.1,
            asks_again: false,
            plan,
        };
        page.ask(told);
        if let Some(left) = left.and_then(read) {
            page.kept = Some(left); // which the platform's has become
        }
        page.language = page.nearest(languages);
        let effects = vec![Effect::Speak(page.language), Effect::Load];
        (page, effects)
    }

    fn nearest(&self, languages: &[String]) -> Language {
        if let Some(tag) = &self.plan.lang {
            return Language::from_tag(tag);
        }
        let kept = self.kept.iter().map(|kept| &kept.lang);
        let tags = kept.chain([&self.told.language]).chain(languages);
        let mut ours = tags.filter_map(|tag| Language::known(tag));
        let found = ours.find(|language| Language::WITH_PAGES.contains(language));
        found.unwrap_or(Language::En)
    }

    /// The platform has this.
    fn ask(&mut self, told: LaunchData) {
        self.kept = read(&told.suspend);
        self.mastery = Mastery::of(&told.mastery, self.plan.mastery);
        self.told = told;
    }

    /// Changes the state.
    pub fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        match action {
            Action::Loaded(lessons, names) => return self.begin(&lessons, names, moment),
            Action::NotLoaded => self.stage = Stage::Lost,
            Action::Speak(language) => return self.speak(language),
            Action::Named(language, names) if language == self.language => self.names = names,
            Action::Began(told) => return self.adopt(told),
            // Unless somebody does something, nothing is said to a platform that was told that the course has ended.
            Action::Hidden | Action::Record | Action::Online | Action::Due(_) if self.has_left => {}
            Action::Again | Action::Online if self.stage == Stage::Lost => {
                self.stage = Stage::Loading;
                self.asks_again |= action == Action::Again;
                return vec![Effect::PassFocus, Effect::Load];
            }
            Action::Left => {
                self.has_left = true;
                let mut effects = match self.stage {
                    Stage::Going => self.leave(),
                    _ => Vec::new(),
                };
                effects.extend([Effect::Forget(Timer::Record), Effect::Forget(Timer::Retry)]);
                effects.push(Effect::End);
                return effects;
            }
            Action::Returned => {
                self.has_left = false;
                if self.stage == Stage::Going {
                    return self.record();
                }
            }
            _ if self.stage != Stage::Going => {}
            Action::Go(at) if at < self.things.len() => {
                self.has_left = false;
                self.at = at;
                let mut effects = vec![Effect::Show(at)];
                effects.extend(self.record());
                effects.push(Effect::Focus);
                return effects;
            }
            Action::Saw(at, seen) => {
                self.has_left = false; // whoever does something is there
                return self.saw(at, seen);
            }
            Action::Recorded(recording) => return self.recorded(recording),
            Action::Record => {
                self.tries += 1;
                return self.record();
            }
            Action::Found if self.recording == Recording::None => return self.record(),
            Action::NotFound if self.recording == Recording::None && self.seeks > 0 => {
                self.seeks -= 1;
                return vec![Effect::Wait(Timer::Seek, SEEKING.0)];
            }
            Action::Due(Timer::Seek) if self.recording == Recording::None => {
                return vec![Effect::Seek];
            }
            Action::Due(Timer::Record | Timer::Retry) => return self.record(),
            Action::Online if self.refusals > 0 => return self.record(),
            Action::Hidden => return self.leave(),
            _ => {}
        }
        Vec::new()
    }

    /// All files are there.
    fn begin(
        &mut self,
        lessons: &[Option<Lesson>],
        names: Option<Names>,
        moment: Moment,
    ) -> Vec<Effect> {
        let each = self.plan.things.iter().enumerate();
        let fresh = each.map(|(at, thing)| {
            let lesson = lessons.get(at).and_then(Option::as_ref);
            fresh(thing, lesson, seed(moment.chance, at))
        });
        self.fresh = fresh.collect();
        number_duplicates(&mut self.fresh);
        let titles = lessons.iter().map(|lesson| lesson.as_ref()?.title.clone());
        self.titles = titles.collect();
        self.names = names;
        self.things = self.resumed();
        self.stage = Stage::Going;
        self.at = self.kept_at().unwrap_or(0);
        let mut effects = vec![Effect::Show(self.at)];
        effects.extend(self.record());
        effects.push(Effect::Seek);
        effects.push(Effect::Lead(std::mem::take(&mut self.asks_again)));
        effects
    }

    /// The things as the platform has them.
    fn resumed(&self) -> Vec<Record> {
        let of = |thing: &Record| {
            let kept = self.kept.as_ref()?.of.get(&thing.key)?;
            thing.resumed(kept)
        };
        let all = self.fresh.iter();
        all.map(|thing| of(thing).unwrap_or_else(|| thing.clone()))
            .collect()
    }

    fn kept_at(&self) -> Option<usize> {
        let at = self.kept.as_ref()?.at;
        (at < self.things.len()).then_some(at)
    }

    fn speak(&mut self, language: Language) -> Vec<Effect> {
        self.language = language;
        self.has_left = false;
        let mut effects = vec![Effect::Speak(language), Effect::Name(language)];
        effects.extend(self.soon());
        effects
    }

    /// What has been seen is recorded before long.
    fn soon(&mut self) -> Option<Effect> {
        let is_new = !std::mem::replace(&mut self.is_due, true);
        is_new.then_some(Effect::Wait(Timer::Record, SOON))
    }

    fn record(&mut self) -> Vec<Effect> {
        self.is_due = false;
        vec![
            Effect::Forget(Timer::Record),
            Effect::Forget(Timer::Retry),
            Effect::Record,
        ]
    }

    fn recorded(&mut self, recording: Recording) -> Vec<Effect> {
        self.recording = recording;
        if recording != Recording::Refused {
            let had_refused = std::mem::take(&mut self.refusals) > 0;
            return had_refused
                .then_some(Effect::PassFocus)
                .into_iter()
                .collect();
        }
        let wait = RETRIES[self.refusals.min(RETRIES.len() - 1)];
        self.refusals += 1;
        vec![Effect::Wait(Timer::Retry, wait)]
    }

    /// Whoever leaves may not come back to this page.
    fn leave(&mut self) -> Vec<Effect> {
        if self.is_due || self.refusals > 0 {
            self.record()
        } else {
            Vec::new()
        }
    }

    /// A platform takes part from now on, which was not there or refused when the course began: what it has kept and what
    /// has been done meanwhile become one record.
    fn adopt(&mut self, told: LaunchData) -> Vec<Effect> {
        self.ask(told);
        if self.stage != Stage::Going {
            return Vec::new();
        }
        let is_idle = self.at == 0 && self.things.iter().all(|thing| thing.answered() == 0);
        let mut effects = Vec::new();
        for (at, earlier) in self.resumed().iter().enumerate() {
            let now = self.things[at].joined(earlier);
            // Whoever has done nothing yet goes on where they were; an exercise that has come farther is another element.
            let is_farther = matches!(now.done, Done::Tasks { .. }) && now != self.things[at];
            if is_farther || (is_idle && now.is_begun()) {
                effects.push(Effect::Drop(at));
            }
            self.things[at] = now;
        }
        if is_idle {
            self.at = self.kept_at().unwrap_or(self.at);
        }
        effects.push(Effect::Show(self.at));
        effects
    }

    fn saw(&mut self, at: usize, seen: Observation) -> Vec<Effect> {
        let Some(known) = self.things.get(at) else {
            return Vec::new();
        };
        let now = match seen {
            Observation::Step {
                step,
                is_open,
                is_hinted,
                answer,
            } => {
                let mut now = known.clone();
                if let Some((step, is_right)) = answer {
                    now = now.mark(step, if is_right { Mark::Right } else { Mark::Wrong });
                }
                // One that would ask and does not has been answered, or given up.
                let is_given = !is_open && now.asks_at(step);
                let mark = match (is_given, is_hinted) {
                    (true, _) => Mark::Given,
                    (false, true) => Mark::OpenHinted,
                    (false, false) => Mark::Seen,
                };
                now.mark(step, mark)
            }
            Observation::Tasks { past, went } => {
                let [right, wrong, assisted, given, skipped] = went;
                // For a course a question that was skipped has been given up.
                let went = [right, wrong, assisted, given + skipped];
                let Done::Tasks { past: before, .. } = known.done else {
                    return Vec::new();
                };
                // Once it has been done, doing it again is practice; and it may not have gone on yet from where it was.
                if known.is_whole || went.iter().sum::<u32>() < known.answered() || past < before {
                    return Vec::new();
                }
                known.count(past, went)
            }
        };
        if now == *known {
            return Vec::new();
        }
        let is_news = now.is_whole != known.is_whole || now.answered() != known.answered();
        self.things[at] = now;
        if is_news {
            self.record()
        } else {
            self.soon().into_iter().collect()
        }
    }
}

/// The seed of a thing, by chance.
fn seed(chance: u32, at: usize) -> u64 {
    nian_tasks::split_mix((at as u64) << 32 | u64::from(chance)) % MOST_SEEDS
}

/// How a thing begins.
fn fresh(thing: &Thing, lesson: Option<&Lesson>, seed: u64) -> Record {
    let number = |name: &str| {
        thing
            .set
            .get(name)
            .and_then(|text| text.parse::<u64>().ok())
    };
    match (thing.kind, lesson) {
        (Kind::Example, Some(lesson)) => {
            Record::example(thing.key(), lesson.steps(), lesson.asking())
        }
        (Kind::Example, None) => Record::example(thing.key(), 1, Vec::new()),
        (Kind::Exercise, _) => {
            let count = number("count").and_then(|count| count.try_into().ok());
            let seed = number("seed").unwrap_or(seed);
            Record::exercise(thing.key(), count.unwrap_or(TASKS), seed)
        }
    }
}

/// Things that stand several times in a course have keys of their own, from the second on.
fn number_duplicates(things: &mut [Record]) {
    let keys: Vec<_> = things.iter().map(|thing| thing.key.clone()).collect();
    for (at, thing) in things.iter_mut().enumerate() {
        let before = keys[..at].iter().filter(|key| **key == keys[at]).count();
        if before > 0 {
            thing.key = format!("{}.{}", keys[at], before + 1);
        }
    }
}
