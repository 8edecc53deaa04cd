//! The state of a course: what the reader sees, and what the platform is told.

use super::action::{Action, Effect, Made, Recording, Seen, Told, Wait};
use super::kept::{Kept, Mastery, read, score, write};
use super::lesson::Lesson;
use super::mark::Mark;
use super::plan::{Kind, Plan, Thing};
use super::record::{Done, Record};
use crate::deck::{Called, Item, Kind as ItemKind, Names, Text};
use crate::elements::ELEMENTS;
use crate::practice::Moment;
use nian_words::Language;
use std::collections::BTreeSet;

/// Until steps that have been seen are recorded, in milliseconds; answers are at once.
const SOON: u32 = 10_000;
/// How often a platform is looked for that is not there yet, in milliseconds, and how many times.
const SEEKING: (u32, u32) = (250, 40);
/// Until what a platform has refused is tried again, in milliseconds; the last over and over.
const RETRIES: [u32; 5] = [2_000, 5_000, 15_000, 30_000, 60_000];
/// What has been told to a platform as finished.
const FINAL: [&str; 3] = ["passed", "failed", "completed"];
/// A course in these modes is not to be counted.
const LOOKED_AT: [&str; 2] = ["browse", "review"];
/// An exercise that is not told how many tasks it has.
const TASKS: u32 = 5;
/// Seeds are below this.
const MOST_SEEDS: u64 = 1 << 31;
/// So many things may have their list open beside the course.
const ALONG: usize = 6;

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
    told: Told,
    kept: Option<Kept>,
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
    /// The steps of each thing at which a hint was asked for.
    hinted: Vec<BTreeSet<usize>>,
    /// Whether what has been seen waits to be recorded.
    is_due: bool,
    /// So often, one after the other, the platform has refused.
    refusals: usize,
    /// So often a platform is looked for yet.
    seeks: u32,
}

impl Scorm {
    /// The page at its start: what the platform has of it, and whether it records; the record as it was written last by an
    /// instance of the page that has trapped; the tags of the languages that the reader prefers.
    #[must_use]
    pub fn open(
        plan: Plan,
        (told, recording): (Told, Recording),
        left: Option<&str>,
        languages: &[String],
    ) -> (Self, Vec<Effect>) {
        let mut page = Self {
            language: Language::En,
            stage: Stage::Loading,
            told: Told::default(),
            kept: None,
            mastery: None,
            recording,
            at: 0,
            fresh: Vec::new(),
            things: Vec::new(),
            titles: Vec::new(),
            names: None,
            hinted: vec![BTreeSet::new(); plan.things.len()],
            is_due: false,
            refusals: 0,
            seeks: SEEKING.1,
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
    fn ask(&mut self, told: Told) {
        self.kept = read(&told.suspend);
        self.mastery = Mastery::of(&told.mastery, self.plan.mastery);
        self.told = told;
    }

    /// Changes the state.
    pub fn apply(&mut self, action: Action, moment: Moment) -> Vec<Effect> {
        match action {
            Action::Loaded(lessons, names) => return self.begin(&lessons, names, moment),
            Action::NotLoaded => self.stage = Stage::Lost,
            Action::Again => {
                self.stage = Stage::Loading;
                return vec![Effect::Load];
            }
            Action::Speak(language) => return self.speak(language),
            Action::Named(language, names) if language == self.language => self.names = names,
            Action::Began(told) => return self.adopt(told),
            _ if self.stage != Stage::Going => {}
            Action::Go(at) if at < self.things.len() => {
                self.at = at;
                let mut effects = vec![Effect::Show(at)];
                effects.extend(self.record());
                effects.push(Effect::Focus);
                return effects;
            }
            Action::Saw(at, seen) => return self.saw(at, seen),
            Action::Recorded(recording) => return self.recorded(recording),
            Action::Record | Action::Returned => return self.record(),
            Action::Found if self.recording == Recording::None => return self.record(),
            Action::NotFound if self.recording == Recording::None && self.seeks > 0 => {
                self.seeks -= 1;
                return vec![Effect::Wait(Wait::Seek, SEEKING.0)];
            }
            Action::Due(Wait::Seek) if self.recording == Recording::None => {
                return vec![Effect::Seek];
            }
            Action::Due(Wait::Record | Wait::Retry) => return self.record(),
            Action::Online if self.refusals > 0 => return self.record(),
            Action::Hidden => return self.leave(),
            Action::Left => {
                let mut effects = self.leave();
                effects.extend([Effect::Forget(Wait::Record), Effect::Forget(Wait::Retry)]);
                effects.push(Effect::End);
                return effects;
            }
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
        let titles = lessons.iter().map(|lesson| lesson.as_ref()?.title.clone());
        self.titles = titles.collect();
        self.names = names;
        self.things = self.resumed();
        self.stage = Stage::Going;
        self.at = self.kept_at().unwrap_or(0);
        let mut effects = vec![Effect::Show(self.at)];
        effects.extend(self.record());
        effects.push(Effect::Seek);
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
        let mut effects = vec![Effect::Speak(language), Effect::Name(language)];
        effects.extend(self.soon());
        effects
    }

    /// What has been seen is recorded before long.
    fn soon(&mut self) -> Option<Effect> {
        let is_new = !std::mem::replace(&mut self.is_due, true);
        is_new.then_some(Effect::Wait(Wait::Record, SOON))
    }

    fn record(&mut self) -> Vec<Effect> {
        self.is_due = false;
        vec![
            Effect::Forget(Wait::Record),
            Effect::Forget(Wait::Retry),
            Effect::Record,
        ]
    }

    fn recorded(&mut self, recording: Recording) -> Vec<Effect> {
        self.recording = recording;
        if recording != Recording::Refused {
            self.refusals = 0;
            return Vec::new();
        }
        let wait = RETRIES[self.refusals.min(RETRIES.len() - 1)];
        self.refusals += 1;
        vec![Effect::Wait(Wait::Retry, wait)]
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
    fn adopt(&mut self, told: Told) -> Vec<Effect> {
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
                self.hinted[at].clear();
            }
            self.things[at] = now;
        }
        if is_idle {
            self.at = self.kept_at().unwrap_or(self.at);
        }
        effects.push(Effect::Show(self.at));
        effects
    }

    fn saw(&mut self, at: usize, seen: Seen) -> Vec<Effect> {
        let Some(known) = self.things.get(at) else {
            return Vec::new();
        };
        let now = match seen {
            Seen::Step {
                step,
                is_open,
                is_hinted,
                answer,
            } => {
                let mut now = known.clone();
                if let Some((step, is_right)) = answer {
                    let mark = match (is_right, self.hinted[at].contains(&step)) {
                        (false, _) => Mark::Wrong,
                        (true, true) => Mark::Hinted,
                        (true, false) => Mark::Right,
                    };
                    now = now.mark(step, mark);
                }
                if is_hinted {
                    self.hinted[at].insert(step);
                }
                // One that would ask and does not has been answered, or given up.
                let is_given = !is_open && now.asks_at(step);
                now.mark(step, if is_given { Mark::Given } else { Mark::Seen })
            }
            Seen::Tasks { past, went } => {
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

    /// What the platform is to keep.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = vec![
            (
                "cmi.suspend_data",
                write(&self.things, self.at, self.language.tag()),
            ),
            ("cmi.core.lesson_location", (self.at + 1).to_string()),
            ("cmi.core.exit", "suspend".to_owned()),
        ];
        let is_counted = !LOOKED_AT.contains(&&*self.told.mode);
        let was_final = FINAL.contains(&&*self.told.status);
        let is_done = self.is_done();
        // What has been told as finished stays so, also where the record of it is lost.
        if !is_counted || (was_final && !is_done) {
            return values;
        }
        let score = self.score();
        // A platform that knows a mastery score takes any score for a result, even that of a course that is left half way.
        if let Some(score) = score.filter(|_| is_done || self.mastery.is_none()) {
            values.extend([
                ("cmi.core.score.raw", score.to_string()),
                ("cmi.core.score.min", "0".to_owned()),
                ("cmi.core.score.max", "100".to_owned()),
            ]);
        }
        let status = match self.is_passed() {
            _ if !is_done => "incomplete",
            None => "completed",
            Some(true) => "passed",
            Some(false) => "failed",
        };
        values.push(("cmi.core.lesson_status", status.to_owned()));
        values
    }

    /// The element that shows a thing; `None` if there is no such thing.
    #[must_use]
    pub fn element(&self, at: usize) -> Option<Made> {
        let (thing, record) = (self.plan.things.get(at)?, self.things.get(at)?);
        let tag = format!("nian-{}", thing.kind.name());
        let known = ELEMENTS.iter().find(|(own, _)| *own == tag);
        let (_, [shown_by, ..]) = known? else {
            return None;
        };
        let mut attributes = vec![((*shown_by).to_owned(), thing.of.clone())];
        let mut set = |name: &str, value: String| {
            attributes.retain(|(own, _)| own != name);
            attributes.push((name.to_owned(), value));
        };
        for (name, value) in thing.set.iter() {
            set(name, value.to_owned());
        }
        let mut state = None;
        match &record.done {
            Done::Steps { .. } => {
                let step = record.goes_on();
                if step > 0 {
                    set("step", step.to_string());
                }
            }
            Done::Tasks { seed, past, went } => {
                set("count", record.total.to_string());
                set("seed", seed.to_string());
                let [right, wrong, assisted, given] = went;
                let is_begun = went.iter().any(|one| *one > 0);
                state = is_begun.then(|| format!("{past}:{right},{wrong},{assisted},{given}"));
            }
        }
        Some(Made {
            tag,
            attributes,
            state,
        })
    }

    /// What a thing is called.
    #[must_use]
    pub fn called(&self, at: usize) -> Called {
        let Some(thing) = self.plan.things.get(at) else {
            return Called::default();
        };
        let own = self.titles.get(at).and_then(Option::as_ref);
        if thing.own
            && let Some(said) = own.and_then(|own| own.spoken(self.language))
        {
            return Called {
                text: said.text.to_owned(),
                lang: said.lang.to_owned(),
            };
        }
        let kind = match thing.kind {
            Kind::Example => ItemKind::Example,
            Kind::Exercise => ItemKind::Exercise,
        };
        let (of, start) = (thing.of.clone(), 0);
        let item = Item { kind, of, start };
        let titled = self.names.as_ref().and_then(|names| names.titled(&item));
        Called {
            text: titled.unwrap_or_else(|| item.to_string()),
            lang: String::new(),
        }
    }

    /// What the course is made of.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The language of the page.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// How far the files have come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The thing that is shown, 0-based.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// How the things have gone.
    #[must_use]
    pub fn things(&self) -> &[Record] {
        &self.things
    }

    /// Whether the list may stay open beside the course.
    #[must_use]
    pub fn is_short(&self) -> bool {
        (2..=ALONG).contains(&self.plan.things.len())
    }

    /// Whether all is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.things.iter().all(|thing| thing.is_whole)
    }

    /// The score; `None` where nothing is asked.
    #[must_use]
    pub fn score(&self) -> Option<u32> {
        score(&self.things)
    }

    /// Whether anything has been answered.
    #[must_use]
    pub fn is_answered(&self) -> bool {
        self.things.iter().any(|thing| thing.answered() > 0)
    }

    /// The score from which on it is passed.
    #[must_use]
    pub fn mastery(&self) -> Option<&Mastery> {
        self.mastery.as_ref()
    }

    /// Whether the score is enough; `None` where nothing says how much is.
    #[must_use]
    pub fn is_passed(&self) -> Option<bool> {
        Some(self.mastery.as_ref()?.is_passed_by(self.score()?))
    }

    /// What is wrong with the record.
    #[must_use]
    pub fn wrong(&self) -> Option<Wrong> {
        match self.recording {
            Recording::None => Some(Wrong::NoPlatform),
            Recording::Refused => Some(Wrong::Refused),
            Recording::On => {
                let is_lost = !self.told.suspend.is_empty() && self.kept.is_none();
                is_lost.then_some(Wrong::Unreadable)
            }
        }
    }
}

/// The seed of a thing, by chance.
fn seed(chance: u32, at: usize) -> u64 {
    let step = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(at as u64 + 1);
    let mixed = step.wrapping_add(chance.into());
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed ^ (mixed >> 27)) % MOST_SEEDS
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
