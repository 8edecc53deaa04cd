//! How tasks go: each is counted once, and the set ends.

use super::{Practice, request};
use crate::practice::action::{Effect, Moment, Shown};
use crate::practice::cell::{Cell, Score, TaskResult};
use crate::practice::ending::Done;
use crate::store::Storage;
use nian_tasks::Request;

impl<S: Storage> Practice<S> {
    /// Counts how tasks have gone since the exercise was looked at last.
    pub(super) fn shown(&mut self, shown: Shown, moment: Moment) -> Vec<Effect> {
        let now = moment.now;
        self.has_shown = true;
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
        self.seen = Some((shown.task, shown.about));
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

    pub(super) fn count(&mut self, shown: &Shown, now: u64) {
        for went in TaskResult::ALL {
            for _ in self.before.of(went)..shown.score.of(went) {
                self.record.count(shown.cell, went, now);
                let about = self.about(shown, went);
                if self.is_listed() {
                    self.round.done.push(Done { about, went });
                }
                self.learn(shown, went, now);
                self.note_condition();
            }
        }
    }

    /// What the task was about that went so. Who skips a task sees the next one already; the first of a set may be skipped
    /// before it was seen here.
    fn about(&self, shown: &Shown, went: TaskResult) -> String {
        match &self.seen {
            Some((task, about)) if *task != shown.task && went == TaskResult::Skipped => {
                return about.clone();
            }
            None if went == TaskResult::Skipped => {}
            _ => return shown.about.clone(),
        }
        let before = shown.task.saturating_sub(1);
        let request = Request {
            rules: self.round.attributes.rules.as_deref(),
            ..request(shown.cell, shown.version, shown.seed, before)
        };
        nian_tasks::task(&request).map_or_else(|_| shown.about.clone(), |task| task.text)
    }

    /// What the task trains has been missed, or found; a hint is neither, and who skips a task has not tried it.
    pub(super) fn learn(&mut self, shown: &Shown, went: TaskResult, now: u64) {
        // Rounds are of the usual rules.
        if self.round.attributes.rules.is_some()
            || matches!(went, TaskResult::Assisted | TaskResult::Skipped)
        {
            return;
        }
        let request = request(shown.cell, shown.version, shown.seed, shown.task);
        if let Ok(kind) = nian_tasks::kind(&request) {
            self.record
                .learn(shown.cell, kind, went == TaskResult::Right, now);
        }
    }

    pub(super) fn end(&mut self, cell: Cell, score: &Score, moment: Moment) -> Vec<Effect> {
        if !self.round.repeated {
            self.record.end(cell, score, moment.now);
            self.note_condition();
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
    pub(super) fn look_again(&mut self, index: usize) -> Vec<Effect> {
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
}
