use super::params::{Field, Params};
use crate::query::{Fallback, InvalidValue};
use nian_tasks::{Request, Skill, Task};
use std::rc::Rc;

/// What can happen on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A field of the form has another value.
    Choose(Field, String),
    /// Other tasks of the same kind are wanted.
    Others,
    /// It is to be printed.
    Print,
    /// There is time to make a task.
    Work,
    /// The sheet has taken so long that it is to be said.
    Late,
    /// The words of the language are there.
    Words,
    /// The styles are there.
    Styles,
    /// The styles have not come.
    Lost,
    /// What has not come is asked for again.
    Retry,
}

/// What the page is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Tasks are to be made: [`Action::Work`] is sent while [`Worksheet::is_making`], and in between the page has its turn.
    Make,
    /// A sheet is made: the address gets its query, and the page its title.
    Keep,
    /// The styles are to be fetched.
    Fetch,
    /// What is shown is printed, when it is drawn.
    Print,
    /// What has the focus may go: what stays has it then.
    PassFocus,
}

/// The tasks of one skill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The skill.
    pub skill: Skill,
    /// Its tasks, one at least.
    pub tasks: Vec<Task>,
}

/// A worksheet that is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What it was made of.
    pub asked: Params,
    /// Its tasks.
    pub groups: Vec<Group>,
    /// So many were made before it.
    pub number: u32,
}

/// The state of a worksheet's page.
#[derive(Clone, Debug)]
pub struct Worksheet {
    asked: Params,
    refused: Vec<InvalidValue>,
    /// The groups that are still to be made; the first one is being made.
    left: Vec<(Skill, u32)>,
    made: Vec<Group>,
    sheet: Option<Rc<Sheet>>,
    is_late: bool,
    is_lost: bool,
    has_words: bool,
    has_styles: bool,
    is_to_be_printed: bool,
    /// So often something has been asked for: fields follow what holds, also where that is what held before.
    asks: u32,
}

impl Worksheet {
    /// The page as its address asks. The effects are to be carried out as those of [`apply`](Self::apply).
    #[must_use]
    pub fn open((asked, refused): (Params, Vec<InvalidValue>)) -> (Self, Vec<Effect>) {
        let mut page = Self {
            asked,
            refused,
            left: Vec::new(),
            made: Vec::new(),
            sheet: None,
            is_late: false,
            is_lost: false,
            has_words: false,
            has_styles: false,
            is_to_be_printed: false,
            asks: 0,
        };
        let mut effects = page.make();
        effects.push(Effect::Fetch);
        (page, effects)
    }

    /// Changes the state; what the page is to do comes back, in order.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Choose(field, value) => {
                (self.asked, self.refused) = self.asked.clone().with(field, value);
                self.make()
            }
            Action::Others => {
                self.refused.clear();
                self.asked.seed = self.asked.seed.wrapping_add(1);
                self.make()
            }
            Action::Print => {
                self.is_to_be_printed = true;
                self.printed()
            }
            Action::Work => self.work(),
            Action::Late => {
                self.is_late = self.is_waiting();
                Vec::new()
            }
            Action::Words => {
                self.has_words = true;
                self.printed()
            }
            Action::Styles => {
                (self.has_styles, self.is_lost) = (true, false);
                self.printed()
            }
            // An earlier request may fail after a later one.
            Action::Lost if self.has_styles => Vec::new(),
            Action::Lost => {
                (self.is_lost, self.is_late) = (true, false);
                Vec::new()
            }
            Action::Retry if self.has_styles => Vec::new(),
            Action::Retry => {
                (self.is_lost, self.is_late) = (false, self.is_waiting());
                vec![Effect::PassFocus, Effect::Fetch]
            }
        }
    }

    /// What is asked for now.
    #[must_use]
    pub fn asked(&self) -> &Params {
        &self.asked
    }

    /// The sheet that is made, if it can be shown.
    #[must_use]
    pub fn sheet(&self) -> Option<&Rc<Sheet>> {
        let can_be_shown = self.has_words && self.has_styles;
        self.sheet.as_ref().filter(|_| can_be_shown)
    }

    /// What cannot be in the address or in a field.
    #[must_use]
    pub fn refused(&self) -> &[InvalidValue] {
        &self.refused
    }

    /// Whether tasks are being made.
    #[must_use]
    pub fn is_making(&self) -> bool {
        !self.left.is_empty()
    }

    /// Whether tasks, or files without which the sheet cannot be shown, are still to come.
    fn is_waiting(&self) -> bool {
        self.is_making() || self.sheet().is_none()
    }

    /// Whether it is to be said that the sheet is not there yet.
    #[must_use]
    pub fn is_late(&self) -> bool {
        self.is_late
    }

    /// Whether the styles have not come.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// So often something has been asked for.
    #[must_use]
    pub fn asks(&self) -> u32 {
        self.asks
    }

    /// Begins to make what is asked for, and no longer what was asked for before.
    fn make(&mut self) -> Vec<Effect> {
        self.asks += 1;
        self.made.clear();
        self.left = self.asked.groups();
        vec![Effect::Make]
    }

    /// Makes the next task.
    fn work(&mut self) -> Vec<Effect> {
        let Some(&(skill, count)) = self.left.first() else {
            return Vec::new();
        };
        if self.made.last().is_none_or(|group| group.skill != skill) {
            let tasks = Vec::new();
            self.made.push(Group { skill, tasks });
        }
        let Some(group) = self.made.last_mut() else {
            return Vec::new();
        };
        let request = Request {
            version: self.asked.version,
            skill,
            rules: self.asked.rules.as_deref(),
            level: self.asked.level,
            seed: self.asked.seed,
            index: group.tasks.len() as u32,
        };
        let task = nian_tasks::task(&request);
        let is_missing = task.is_err();
        group.tasks.extend(task.ok());
        if is_missing && let Some(value) = self.asked.rules.take() {
            // There are no tasks by these rules, so the usual ones are used.
            let (name, used) = ("rules", Fallback::UsualRules);
            self.refused.push(InvalidValue { name, value, used });
            return Vec::new();
        }
        if !is_missing && group.tasks.len() < count as usize {
            return Vec::new();
        }
        self.left.remove(0);
        if self.is_making() {
            return Vec::new();
        }
        self.finish()
    }

    fn finish(&mut self) -> Vec<Effect> {
        let mut groups = std::mem::take(&mut self.made);
        groups.retain(|group| !group.tasks.is_empty());
        self.sheet = Some(Rc::new(Sheet {
            asked: self.asked.clone(),
            groups,
            number: self.asks,
        }));
        let mut effects = vec![Effect::Keep];
        effects.extend(self.printed());
        effects
    }

    /// Prints what was to be printed, if it is there.
    fn printed(&mut self) -> Vec<Effect> {
        let is_waiting = self.is_waiting();
        self.is_late &= is_waiting;
        if is_waiting || !self.is_to_be_printed {
            return Vec::new();
        }
        self.is_to_be_printed = false;
        vec![Effect::Print]
    }
}
