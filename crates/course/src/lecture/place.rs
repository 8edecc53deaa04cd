//! Where a class is in a lesson, and where a clicker leads from there.

use std::fmt;

/// The last step of a thing, whichever that is: of one that is gone back to.
pub const LAST: u16 = u16::MAX;
/// The most that can be undone.
const MOST: usize = 999;
/// The most answers that an address may say to be given.
const MOST_SEEN: usize = 400;

/// A step of a lesson, `2.5` for step 5 of the second thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// The thing, 1-based.
    pub at: usize,
    /// The step.
    pub step: u16,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at, self.step)
    }
}

impl Name {
    /// The step that a text names.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (at, step) = text.split_once('.')?;
        let is_number = |text: &str, most: usize| {
            (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        (is_number(at, 2) && is_number(step, 3)).then_some(())?;
        Some(Self {
            at: at.parse().ok()?,
            step: step.parse().ok()?,
        })
    }
}

/// What forward did, to be undone by back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Undo {
    /// It gave this answer.
    Hide(Name),
    /// It told the answer to the teacher's question of this thing.
    Untell(usize),
    /// It left this step.
    Return(Name),
}

/// Where a class is.
///
/// ```
/// use nian_course::lecture::Place;
///
/// let place = Place::begin(1, 0, "");
/// let asked = place.forward(true, 2, &[0, 0]).expect("an answer");
/// assert!(asked.is_seen());
/// assert_eq!(asked.back(&[0, 0]), Some(place));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The thing, 1-based.
    pub at: usize,
    /// Its step, or [`LAST`].
    pub step: u16,
    /// The steps whose answer has been given.
    seen: Vec<Name>,
    /// The things whose question of the teacher's has been answered aloud, 1-based.
    told: Vec<usize>,
    trail: Vec<Undo>,
}

impl Place {
    /// The place where an address has a class begin; `seen` are the answers given, as [`written`](Self::written).
    #[must_use]
    pub fn begin(at: usize, step: u16, seen: &str) -> Self {
        let all = || seen.split(',').take(MOST_SEEN);
        let thing = |text: &str| {
            let is_number = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| is_number)
        };
        Self {
            at,
            step,
            seen: all().filter_map(Name::read).collect(),
            told: all().filter_map(thing).collect(),
            trail: Vec::new(),
        }
    }

    /// The step that is shown.
    #[must_use]
    pub fn name(&self) -> Name {
        Name {
            at: self.at,
            step: self.step,
        }
    }

    /// Whether the answer to it has been given.
    #[must_use]
    pub fn is_seen(&self) -> bool {
        self.seen.contains(&self.name())
    }

    fn walked(mut self, undo: Undo) -> Self {
        if self.trail.len() == MOST {
            self.trail.remove(0);
        }
        self.trail.push(undo);
        self
    }

    /// Gives the answer where one waits, else steps, else goes to the next thing; `None` at the end. The thing has so
    /// many `steps`; `starts` are the first steps of all things.
    #[must_use]
    pub fn forward(&self, waits: bool, steps: u16, starts: &[u16]) -> Option<Self> {
        let name = self.name();
        if waits {
            return Some(self.open(self.step).walked(Undo::Hide(name)));
        }
        let mut to = self.clone();
        if self.step < steps {
            to.step += 1;
        } else {
            to.step = *starts.get(self.at)?;
            to.at += 1;
        }
        Some(to.walked(Undo::Return(name)))
    }

    /// Undoes just what forward did; where that did nothing yet, goes a step back, or to the end of the thing before.
    /// `None` at the beginning.
    #[must_use]
    pub fn back(&self, starts: &[u16]) -> Option<Self> {
        let mut to = self.clone();
        match to.trail.pop() {
            Some(Undo::Hide(name)) => to.seen.retain(|one| *one != name),
            Some(Undo::Untell(at)) => to.told.retain(|one| *one != at),
            Some(Undo::Return(name)) => (to.at, to.step) = (name.at, name.step),
            None if self.step > 0 && starts.get(self.at - 1) != Some(&self.step) => to.step -= 1,
            None if self.at > 1 => (to.at, to.step) = (self.at - 1, LAST),
            None => return None,
        }
        Some(to)
    }

    /// Goes elsewhere: there is nothing to undo any more.
    #[must_use]
    pub fn go(&self, at: usize, step: u16) -> Self {
        Self {
            at,
            step,
            seen: self.seen.clone(),
            told: self.told.clone(),
            trail: Vec::new(),
        }
    }

    /// Whether the answer to the teacher's question of the thing has been told.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.told.contains(&self.at)
    }

    /// The answer to the teacher's question of the thing is told; back undoes that.
    #[must_use]
    pub fn tell(&self) -> Self {
        let mut to = self.clone();
        to.told.push(self.at);
        to.walked(Undo::Untell(self.at))
    }

    /// It is not told any more.
    #[must_use]
    pub fn untell(&self) -> Self {
        let mut to = self.clone();
        to.told.retain(|at| *at != self.at);
        to.trail.retain(|undo| *undo != Undo::Untell(self.at));
        to
    }

    /// The answer to this step of the thing has been given.
    #[must_use]
    pub fn open(&self, step: u16) -> Self {
        let mut to = self.clone();
        let name = Name { at: self.at, step };
        if !to.seen.contains(&name) {
            to.seen.push(name);
        }
        to
    }

    /// The answer is hidden again.
    #[must_use]
    pub fn close(&self) -> Self {
        let mut to = self.clone();
        let name = self.name();
        to.seen.retain(|one| *one != name);
        to.trail.retain(|undo| *undo != Undo::Hide(name));
        to
    }

    /// The answers given as they stand in an address: `1.0,1.3,2`, the last of these to the teacher's question of a thing.
    #[must_use]
    pub fn written(&self) -> String {
        let seen = self.seen.iter().map(Name::to_string);
        let told = self.told.iter().map(usize::to_string);
        let all: Vec<String> = seen.chain(told).collect();
        all.join(",")
    }
}
