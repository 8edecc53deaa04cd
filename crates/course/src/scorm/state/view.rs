//! What is seen of a course, and what the platform is to keep of it.

use super::super::action::{ElementSpec, Recording};
use super::super::plan::{Kind, Plan};
use super::super::record::{Done, Record};
use super::super::suspend_data::{Mastery, score, write};
use super::{Scorm, Stage, Wrong};
use crate::deck::{DisplayTitle, Item, Kind as ItemKind};
use crate::elements::ELEMENTS;
use nian_words::Language;

/// What has been told to a platform as finished.
const FINAL: [&str; 3] = ["passed", "failed", "completed"];
/// A course in these modes is not to be counted.
const LOOKED_AT: [&str; 2] = ["browse", "review"];
/// So many things may have their list open beside the course.
const ALONG: usize = 6;

impl Scorm {
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
    pub fn element(&self, at: usize) -> Option<ElementSpec> {
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
        Some(ElementSpec {
            tag,
            attributes,
            state,
        })
    }

    /// What a thing is called.
    #[must_use]
    pub fn called(&self, at: usize) -> DisplayTitle {
        let Some(thing) = self.plan.things.get(at) else {
            return DisplayTitle::default();
        };
        let own = self.titles.get(at).and_then(Option::as_ref);
        if thing.own
            && let Some(said) = own.and_then(|own| own.spoken(self.language))
        {
            return DisplayTitle {
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
        let titled = self
            .names
            .as_ref()
            .and_then(|names| names.titled(&item, self.language));
        DisplayTitle {
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

    /// So often the reader has wanted it recorded once more.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.tries
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
