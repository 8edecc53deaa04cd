//! The setting of an exercise: the attributes that choose its tasks, and the task with a given index.
use super::super::{Reply, Walkthrough, Widget};
use super::{Exercise, TASK_RESULTS};
use nian_tasks::{Level, Question, Request, Skill, Task, Version};
use std::rc::Rc;

/// The attributes that choose the tasks.
pub const SETTING: [&str; 6] = ["skill", "rules", "level", "seed", "count", "tasks"];

/// The values of these attributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub(super) skill: Skill,
    pub(super) rules: Option<String>,
    pub(super) level: Level,
    pub(super) seed: u32,
    pub(super) count: Option<u32>,
    pub(super) version: Version,
}

impl Setting {
    const USUAL: Self = Self {
        skill: Skill::Outcome,
        rules: None,
        level: Level::One,
        seed: 1,
        count: None,
        version: Version::One,
    };

    /// Sets an attribute; returns whether the value is valid.
    fn set(&mut self, name: &str, value: Option<&str>) -> bool {
        let Some(text) = value else {
            match name {
                "skill" => self.skill = Self::USUAL.skill,
                "rules" => self.rules = None,
                "level" => self.level = Self::USUAL.level,
                "seed" => self.seed = Self::USUAL.seed,
                "tasks" => self.version = Self::USUAL.version,
                _ => self.count = None,
            }
            return true;
        };
        let read = match name {
            "skill" => Skill::named(text).map(|skill| self.skill = skill),
            "rules" => is_rules(text).then(|| self.rules = Some(text.to_owned())),
            "level" => {
                let level = parse_number(text, 1).filter(|_| text.len() == 1);
                let level = level.and_then(|level| Level::new(level).ok());
                level.map(|level| self.level = level)
            }
            "seed" => parse_number(text, 0).map(|seed| self.seed = seed),
            "tasks" => Version::named(text).map(|version| self.version = version),
            _ => parse_number(text, 1).map(|count| self.count = Some(count)),
        };
        read.is_some()
    }

    /// The value of an attribute; `None` for the usual rules or no limit.
    fn value_of(&self, name: &str) -> Option<String> {
        match name {
            "skill" => Some(self.skill.name().to_owned()),
            "rules" => self.rules.clone(),
            "level" => Some(self.level.number().to_string()),
            "seed" => Some(self.seed.to_string()),
            "tasks" => Some(self.version.number().to_string()),
            _ => self.count.map(|count| count.to_string()),
        }
    }

    /// The task with this 0-based index.
    pub(super) fn task(&self, index: u32) -> Option<Task> {
        let request = Request {
            version: self.version,
            skill: self.skill,
            rules: self.rules.as_deref(),
            level: self.level,
            seed: self.seed,
            index,
        };
        nian_tasks::task(&request).ok()
    }
}

/// Parses a number of at most ten digits that is not less than `least`.
pub(super) fn parse_number(text: &str, least: u32) -> Option<u32> {
    let digits = text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok())?;
    number.filter(|&number| number >= least)
}

/// Whether the text can be a name of rules. Whether there are tasks for them shows when one is made.
fn is_rules(text: &str) -> bool {
    let rest =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".,-".contains(&byte);
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && text.bytes().all(rest)
}

/// The question's name in events.
pub(super) fn question_name(question: &Question) -> &'static str {
    match question {
        Question::Outcome => "outcome",
        Question::OneWinningMove | Question::AllWinningMoves => "winning",
        Question::OddColumns => "columns",
        Question::Binary | Question::Decimal { .. } => "binary",
        Question::Fibonacci | Question::MendFibonacci { .. } => "fibonacci",
        Question::Partner { .. }
        | Question::PartnerAmong { .. }
        | Question::PairDifference { .. } => "pair",
        Question::Residue { .. } => "residue",
        Question::LeastLimit => "limit",
        Question::Slip { .. } | Question::Slips { .. } => "slip",
    }
}

impl Exercise {
    /// The exercise of an element without attributes.
    pub(in super::super) fn usual() -> Option<Self> {
        let setting = Setting::USUAL;
        let task = setting.task(0)?;
        let mut exercise = Self {
            example: Walkthrough::of_frames(Vec::new()),
            setting,
            waiting: None,
            index: 0,
            task: Rc::new(task),
            score: [0; TASK_RESULTS.len()],
            counted: false,
            reply: Reply::default(),
            found: Vec::new(),
            solved: false,
            hints: 0,
            done: false,
            looked: None,
        };
        exercise.show();
        Some(exercise)
    }

    /// Makes the task with the current index. If there is none for the rules, the usual rules are used, and these rules
    /// returned.
    pub(super) fn set(&mut self) -> Option<String> {
        let mut refused = None;
        let task = self.setting.task(self.index).or_else(|| {
            refused = self.setting.rules.take();
            self.setting.task(self.index)
        });
        if let Some(task) = task {
            self.task = Rc::new(task);
        }
        self.counted = false;
        self.reply = Reply::default();
        self.found.clear();
        (self.solved, self.hints, self.done) = (false, 0, false);
        self.looked = None;
        self.show();
        refused
    }

    /// Starts anew with the first task.
    pub(super) fn begin(&mut self) -> Option<String> {
        self.index = 0;
        self.score = [0; TASK_RESULTS.len()];
        self.set()
    }
}

impl Widget {
    /// Applies all initial attributes; returns what is wrong with them.
    pub(in super::super) fn start_tasks(
        &mut self,
        value_of: &dyn Fn(&str) -> Option<String>,
    ) -> Vec<String> {
        let mut wrong = Vec::new();
        for name in SETTING {
            let value = value_of(name);
            let Some(exercise) = self.exercise_mut() else {
                return wrong;
            };
            if !exercise.setting.set(name, value.as_deref()) {
                wrong.push(self.bad_setting(name, &value.unwrap_or_default()));
            }
        }
        let Some(exercise) = self.exercise_mut() else {
            return wrong;
        };
        exercise.waiting = exercise.begin();
        if let Some(rules) = exercise.waiting.clone() {
            wrong.push(self.bad_setting("rules", &rules));
        }
        wrong
    }

    /// Applies a changed attribute, and starts anew if its value differs; returns what is wrong. Rules without tasks
    /// are refused, and wait.
    pub(in super::super) fn set_task_attribute(
        &mut self,
        name: &str,
        value: Option<&str>,
    ) -> Option<String> {
        let exercise = self.exercise_mut()?;
        let mut next = exercise.setting.clone();
        if !next.set(name, value) {
            if name == "rules" {
                exercise.waiting = None; // it is not asked for any more
            }
            return Some(self.bad_setting(name, value.unwrap_or_default()));
        }
        if name != "rules" && exercise.waiting.is_some() {
            next.rules.clone_from(&exercise.waiting);
        }
        let mut lost = None;
        exercise.waiting = None;
        if next.task(0).is_none() {
            exercise.waiting = next.rules.take();
            if name == "rules" {
                return Some(self.bad_setting(name, value.unwrap_or_default()));
            }
            next.rules.clone_from(&exercise.setting.rules);
            if next.task(0).is_none() {
                lost = next.rules.take();
            }
        }
        if exercise.setting == next {
            return None; // the same value again changes nothing
        }
        exercise.setting = next;
        exercise.begin();
        self.clear_transient();
        lost.map(|rules| self.bad_setting("rules", &rules))
    }

    /// The message that an attribute cannot have this value, and which value is used.
    fn bad_setting(&self, name: &str, value: &str) -> String {
        let used = self
            .exercise()
            .and_then(|exercise| exercise.setting.value_of(name));
        let [rules, count] = self.language.answering().used();
        let usual = if name == "rules" { rules } else { count };
        let used = used.unwrap_or_else(|| usual.to_owned());
        self.language.interface().bad_value(name, value, &used)
    }
}
