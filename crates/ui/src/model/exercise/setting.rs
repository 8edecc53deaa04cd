//! Which tasks an exercise sets: its attributes, and the task of a number.
use super::super::{Reply, Walkthrough, Widget};
use super::{Exercise, WENT};
use nian_tasks::{Level, Question, Request, Skill, Task};
use std::rc::Rc;

/// The attributes that say which tasks are set.
pub const SETTING: [&str; 5] = ["skill", "rules", "level", "seed", "count"];

/// What these say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub(super) skill: Skill,
    pub(super) rules: Option<String>,
    pub(super) level: Level,
    pub(super) seed: u32,
    pub(super) count: Option<u32>,
}

impl Setting {
    const USUAL: Self = Self {
        skill: Skill::Outcome,
        rules: None,
        level: Level::One,
        seed: 1,
        count: None,
    };

    /// Lets an attribute have this value; whether it can.
    fn set(&mut self, name: &str, value: Option<&str>) -> bool {
        let Some(text) = value else {
            match name {
                "skill" => self.skill = Self::USUAL.skill,
                "rules" => self.rules = None,
                "level" => self.level = Self::USUAL.level,
                "seed" => self.seed = Self::USUAL.seed,
                _ => self.count = None,
            }
            return true;
        };
        let read = match name {
            "skill" => Skill::named(text).map(|skill| self.skill = skill),
            "rules" => is_rules(text).then(|| self.rules = Some(text.to_owned())),
            "level" => {
                let level = whole(text, 1).filter(|_| text.len() == 1);
                let level = level.and_then(|level| Level::new(level).ok());
                level.map(|level| self.level = level)
            }
            "seed" => whole(text, 0).map(|seed| self.seed = seed),
            _ => whole(text, 1).map(|count| self.count = Some(count)),
        };
        read.is_some()
    }

    /// What an attribute says; nothing where that is the usual rules, or no limit.
    fn said(&self, name: &str) -> Option<String> {
        match name {
            "skill" => Some(self.skill.name().to_owned()),
            "rules" => self.rules.clone(),
            "level" => Some(self.level.number().to_string()),
            "seed" => Some(self.seed.to_string()),
            _ => self.count.map(|count| count.to_string()),
        }
    }

    /// The task with this number.
    pub(super) fn task(&self, index: u32) -> Option<Task> {
        let request = Request {
            skill: self.skill,
            rules: self.rules.as_deref(),
            level: self.level,
            seed: self.seed,
            index,
        };
        nian_tasks::task(&request).ok()
    }
}

/// A number of at most ten digits, and no less than this.
pub(super) fn whole(text: &str, least: u32) -> Option<u32> {
    let digits = text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok())?;
    number.filter(|&number| number >= least)
}

/// Whether it can be the name of rules: for which there are tasks, is seen when one is made.
fn is_rules(text: &str) -> bool {
    let rest =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".,-".contains(&byte);
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && text.bytes().all(rest)
}

/// What a page calls a question.
pub(super) fn asks(question: &Question) -> &'static str {
    match question {
        Question::Outcome => "outcome",
        Question::OneWinningMove | Question::AllWinningMoves => "winning",
        Question::OddColumns => "columns",
        Question::Binary | Question::Decimal { .. } => "binary",
        Question::Fibonacci | Question::MendFibonacci { .. } => "fibonacci",
        Question::Partner { .. } => "pair",
        Question::Residue { .. } => "residue",
        Question::LeastLimit => "limit",
        Question::Slip { .. } => "slip",
    }
}

impl Exercise {
    /// The exercise of an element that asks for none.
    pub(in super::super) fn usual() -> Option<Self> {
        let setting = Setting::USUAL;
        let task = setting.task(0)?;
        let mut exercise = Self {
            example: Walkthrough::of_frames(Vec::new()),
            setting,
            index: 0,
            task: Rc::new(task),
            score: [0; WENT.len()],
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

    /// Sets the task with the number that is due. The rules for which there is none, if it is so: the usual ones are used
    /// then.
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

    /// From the first task on.
    pub(super) fn begin(&mut self) -> Option<String> {
        self.index = 0;
        self.score = [0; WENT.len()];
        self.set()
    }
}

impl Widget {
    /// Reads all the attributes at once; says what is wrong with them.
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
        if let Some(rules) = self.exercise_mut().and_then(Exercise::begin) {
            wrong.push(self.bad_setting("rules", &rules));
        }
        wrong
    }

    /// Lets an attribute have this value, and begins anew where it had another; says what is wrong.
    pub(in super::super) fn set_task_attribute(
        &mut self,
        name: &str,
        value: Option<&str>,
    ) -> Option<String> {
        let exercise = self.exercise_mut()?;
        let before = exercise.setting.clone();
        if !exercise.setting.set(name, value) {
            return Some(self.bad_setting(name, value.unwrap_or_default()));
        }
        if exercise.setting == before {
            return None; // what is said again changes nothing
        }
        let refused = exercise.begin();
        self.forget();
        refused.map(|rules| self.bad_setting("rules", &rules))
    }

    /// Says that an attribute cannot have this value, and what is used.
    fn bad_setting(&self, name: &str, value: &str) -> String {
        let used = self
            .exercise()
            .and_then(|exercise| exercise.setting.said(name));
        let [rules, count] = self.language.answering().used();
        let usual = if name == "rules" { rules } else { count };
        let used = used.unwrap_or_else(|| usual.to_owned());
        self.language.interface().bad_value(name, value, &used)
    }
}
