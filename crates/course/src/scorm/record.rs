//! What is known of how a thing has gone.

use super::mark::{Mark, packed, unpacked};

/// How a thing has gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The name under which it is kept.
    pub key: String,
    /// So many questions it asks.
    pub total: u32,
    /// What of it has been done.
    pub done: Done,
    /// What it was worth when it had all been done, in half points, if no more than that has been kept.
    pub result: Option<u32>,
    /// Whether all of it has been done.
    pub is_whole: bool,
}

/// What of a thing has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// Of an example: a mark for each step, and which of them ask.
    Steps {
        /// A mark for each step.
        marks: Vec<Mark>,
        /// The steps that ask.
        asking: Vec<usize>,
    },
    /// Of an exercise.
    Tasks {
        /// The seed of its tasks.
        seed: u64,
        /// So many have been gone past.
        past: u32,
        /// How they went: right, wrong, with a hint, given.
        went: [u32; 4],
    },
}

impl Record {
    /// An example of so many steps, those in `asking` with a question.
    #[must_use]
    pub fn example(key: String, steps: usize, asking: Vec<usize>) -> Self {
        let marks = vec![Mark::Unseen; steps];
        Self {
            key,
            total: asking.len() as u32,
            done: Done::Steps { marks, asking },
            result: None,
            is_whole: false,
        }
    }

    /// An exercise of so many tasks.
    #[must_use]
    pub fn exercise(key: String, total: u32, seed: u64) -> Self {
        Self {
            key,
            total,
            done: Done::Tasks {
                seed,
                past: 0,
                went: [0; 4],
            },
            result: None,
            is_whole: false,
        }
    }

    /// The example with another mark at a step: [`Mark::Seen`] or [`Mark::OpenHinted`] where it has been seen, or how its
    /// question went. What has been answered stays as it was answered first, and a hint is not forgotten.
    #[must_use]
    pub fn mark(&self, step: usize, mark: Mark) -> Self {
        let mut own = self.clone();
        if let Done::Steps { marks, asking } = &mut own.done
            && let Some(now) = marks.get_mut(step).filter(|now| !now.is_answered())
        {
            let asks = asking.contains(&step);
            *now = match mark {
                Mark::Seen if *now == Mark::OpenHinted => Mark::OpenHinted,
                Mark::Seen if asks => Mark::Open,
                Mark::OpenHinted if !asks => Mark::Seen,
                Mark::Right if *now == Mark::OpenHinted => Mark::Hinted,
                other => other,
            };
            own.settle();
        }
        own
    }

    /// The exercise after so many tasks, which went so.
    #[must_use]
    pub fn count(&self, past: u32, went: [u32; 4]) -> Self {
        let mut own = self.clone();
        if let Done::Tasks {
            past: before,
            went: known,
            ..
        } = &mut own.done
            && (*before, *known) != (past, went)
        {
            (*before, *known) = (past, went);
            own.settle();
        }
        own
    }

    /// What is done once stays done.
    fn settle(&mut self) {
        self.is_whole |= match &self.done {
            Done::Steps { marks, .. } => marks.iter().all(|mark| mark.is_settled()),
            Done::Tasks { went, .. } => went.iter().sum::<u32>() >= self.total,
        };
    }

    /// Whether anything of it has been seen or done.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.is_whole
            || match &self.done {
                Done::Steps { marks, .. } => marks.iter().any(|mark| *mark != Mark::Unseen),
                Done::Tasks { past, went, .. } => *past > 0 || went.iter().any(|one| *one > 0),
            }
    }

    /// So many of its questions have been answered.
    #[must_use]
    pub fn answered(&self) -> u32 {
        match &self.done {
            _ if self.result.is_some() => self.total,
            Done::Steps { marks, .. } => {
                marks.iter().filter(|mark| mark.is_answered()).count() as u32
            }
            Done::Tasks { went, .. } => went.iter().sum(),
        }
    }

    /// Whether a step of an example asks something.
    #[must_use]
    pub fn asks_at(&self, step: usize) -> bool {
        matches!(&self.done, Done::Steps { asking, .. } if asking.contains(&step))
    }

    /// What the answers are worth, in half points.
    #[must_use]
    pub fn halves(&self) -> u32 {
        self.result.unwrap_or_else(|| match &self.done {
            Done::Steps { marks, .. } => marks.iter().map(|mark| mark.halves()).sum(),
            Done::Tasks { went, .. } => 2 * went[0] + went[2],
        })
    }

    /// The thing in a few characters; `briefly` only what it is worth.
    pub(super) fn written(&self, briefly: bool) -> String {
        if self.result.is_some() || (self.is_whole && briefly) {
            return format!("={}/{}", points(self.halves()), self.total);
        }
        match &self.done {
            Done::Steps { marks, .. } => packed(marks),
            Done::Tasks { seed, past, went } => {
                let [right, wrong, assisted, given] = went;
                format!("{seed}:{past}:{right},{wrong},{assisted},{given}")
            }
        }
    }

    /// The thing as it was kept; `None` where that is of another thing.
    #[must_use]
    pub fn resumed(&self, kept: &str) -> Option<Self> {
        let mut own = self.clone();
        if let Some((halves, total)) = result(kept) {
            own.result = Some(halves);
            own.is_whole = true;
            return (total == self.total && halves <= 2 * total).then_some(own);
        }
        match &mut own.done {
            Done::Steps { marks, asking } => {
                *marks = mended(&unpacked(kept, marks.len())?, asking);
                own.settle();
                Some(own)
            }
            Done::Tasks { seed, .. } => {
                let (kept, past, went) = tasks(kept)?;
                *seed = kept;
                let all: u32 = went.iter().sum();
                let fits = (all == past || all == past + 1) && all <= self.total;
                fits.then(|| own.count(past, went))
            }
        }
    }

    /// The thing of which something has been done before its `earlier` record came: what was answered first stays.
    #[must_use]
    pub fn joined(&self, earlier: &Self) -> Self {
        if earlier.result.is_some() {
            return earlier.clone();
        }
        if self.result.is_some() {
            return self.clone();
        }
        match (&self.done, &earlier.done) {
            (Done::Tasks { seed, .. }, Done::Tasks { seed: other, .. }) => {
                let (less, most) = (self.answered(), earlier.answered());
                let is_ahead = less < most || (less == most && most > 0 && seed != other);
                if is_ahead { earlier } else { self }.clone()
            }
            (Done::Steps { marks, .. }, Done::Steps { marks: before, .. }) => {
                let all = marks.iter().zip(before);
                let all = all.map(|(now, before)| match (before, now) {
                    (Mark::OpenHinted, Mark::Right) => Mark::Hinted,
                    (Mark::OpenHinted, Mark::Open) => Mark::OpenHinted,
                    _ if before.is_answered() || *now == Mark::Unseen => *before,
                    _ => *now,
                });
                let all: Vec<_> = all.collect();
                let mut own = self.clone();
                if let Done::Steps { marks, .. } = &mut own.done
                    && *marks != all
                {
                    *marks = all;
                    own.settle();
                }
                own
            }
            _ => self.clone(),
        }
    }

    /// The step at which an example goes on: a question that is open, or the one before what has not been seen.
    #[must_use]
    pub fn goes_on(&self) -> usize {
        let Done::Steps { marks, .. } = &self.done else {
            return 0;
        };
        let left = |mark: &Mark| *mark == Mark::Unseen || mark.is_open();
        match marks.iter().position(left) {
            Some(at) if marks[at].is_open() => at,
            Some(at) => at.saturating_sub(1),
            None => 0,
        }
    }
}

/// Half points as points: `2.5`.
fn points(halves: u32) -> String {
    let whole = (halves / 2).to_string();
    whole + if halves % 2 == 1 { ".5" } else { "" }
}

/// A number of at most so many digits.
fn number(text: &str, most: usize) -> Option<u64> {
    let is_one = (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    is_one.then(|| text.parse().ok())?
}

fn small(text: &str) -> Option<u32> {
    number(text, 4).map(|number| number as u32)
}

/// `=WORTH/TOTAL`, the former in half points.
fn result(kept: &str) -> Option<(u32, u32)> {
    let (worth, total) = kept.strip_prefix('=')?.split_once('/')?;
    let (whole, half) = match worth.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (worth, 0),
    };
    Some((2 * small(whole)? + half, small(total)?))
}

/// `SEED:PAST:RIGHT,WRONG,ASSISTED,GIVEN`.
fn tasks(kept: &str) -> Option<(u64, u32, [u32; 4])> {
    let mut parts = kept.split(':');
    let (seed, past, all) = (parts.next()?, parts.next()?, parts.next()?);
    let mut went = [0; 4];
    let mut each = all.split(',');
    for place in &mut went {
        *place = small(each.next()?)?;
    }
    let is_all = each.next().is_none() && parts.next().is_none();
    is_all.then_some((number(seed, 10)?, small(past)?, went))
}

/// Marks that their steps can have. Until 1.1 a right move that led on was noted at the step after the one that asked,
/// which was then taken for given up by whoever went back.
fn mended(marks: &[Mark], asking: &[usize]) -> Vec<Mark> {
    let asks = |step: usize| asking.contains(&step);
    let mend = |(step, mark): (usize, &Mark)| {
        if !asks(step) {
            return if *mark == Mark::Unseen {
                Mark::Unseen
            } else {
                Mark::Seen
            };
        }
        let next = marks.get(step + 1).filter(|_| !asks(step + 1));
        let late = next.filter(|next| matches!(next, Mark::Right | Mark::Hinted));
        match (mark, late) {
            (Mark::Open | Mark::Seen | Mark::Given, Some(late)) => *late,
            (Mark::Seen, None) => Mark::Open,
            _ => *mark,
        }
    };
    marks.iter().enumerate().map(mend).collect()
}
