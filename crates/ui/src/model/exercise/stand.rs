//! The progress in an exercise as a text that a page can store: `2:1,0,1,0;1`.
use super::super::{Kind, Widget};
use super::setting::parse_number;
use super::{Exercise, TASK_RESULTS};

impl Exercise {
    /// The number of tasks gone past, the score and, if there are any, the hints shown. Which tasks these are follows
    /// from the attributes.
    #[must_use]
    pub fn stand(&self) -> String {
        let [.., skipped] = self.score;
        // Without skipped tasks the text is the same as in the first version.
        let told = if skipped > 0 {
            TASK_RESULTS.len()
        } else {
            TASK_RESULTS.len() - 1
        };
        let score: Vec<String> = self.score[..told].iter().map(u32::to_string).collect();
        let past = self.index + u32::from(self.done);
        let mut stand = [&past.to_string(), ":", &score.join(",")].concat();
        if self.hints > 0 && !self.done {
            stand += ";";
            stand += &self.hints.to_string();
        }
        stand
    }

    /// Parses such a text; `None` if it does not fit the exercise.
    fn read(&self, stand: &str) -> Option<(u32, [u32; TASK_RESULTS.len()], usize)> {
        let number =
            |text: &str| parse_number(text, 0).filter(|_| !text.is_empty() && text.len() < 10);
        let (task, rest) = stand.split_once(':')?;
        let (went, hints) = rest.split_once(';').unwrap_or((rest, "0"));
        let hints = number(hints).filter(|_| hints.len() == 1)?;
        let mut score = [0; TASK_RESULTS.len()];
        let parts: Vec<&str> = went.split(',').collect();
        if !(TASK_RESULTS.len() - 1..=TASK_RESULTS.len()).contains(&parts.len()) {
            return None;
        }
        for (place, part) in score.iter_mut().zip(parts) {
            *place = number(part)?;
        }
        let task = number(task)?;
        let gone: u64 = score.iter().map(|&went| u64::from(went)).sum();
        let count = self.setting.count;
        let counted = gone.checked_sub(task.into())?;
        let fits = count.is_none_or(|count| task <= count);
        let most = u64::from(count != Some(task)); // of the current task
        (fits && counted <= most).then_some((task, score, hints as usize))
    }
}

impl Widget {
    /// Restores the progress from such a text. If it does not fit the exercise, nothing changes, and the error is
    /// returned.
    pub(in super::super) fn restore(&mut self, stand: &str) -> Option<String> {
        let Kind::Exercise(exercise) = &mut self.kind else {
            return None;
        };
        let Some((task, score, hints)) = exercise.read(stand) else {
            let words = self.language.interface();
            return Some(words.bad_value("state", stand, &exercise.stand()));
        };
        let done = exercise.setting.count == Some(task);
        exercise.index = if done { task - 1 } else { task };
        let _ = exercise.set();
        exercise.score = score;
        let gone: u32 = score.iter().fold(0, |all, &went| all.saturating_add(went));
        exercise.counted = gone > exercise.index;
        exercise.done = done;
        exercise.hints = hints.min(exercise.hints().len());
        self.clear_transient();
        if done {
            self.solve();
        }
        None
    }
}
