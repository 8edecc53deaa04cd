//! What becomes of a request: how late it is answered, in how many parts, and what fails.

use super::{Host, TROUBLE};
use crate::Answer;
use std::{sync::PoisonError, time::Duration};

/// A file in one part, at once.
const WHOLE: (Duration, usize) = (Duration::ZERO, 1);

/// What becomes of a request.
pub(super) struct Fate {
    pub(super) delay: Duration,
    /// The pause before each part of the file, and how many parts there are.
    pub(super) parts: (Duration, usize),
    pub(super) fault: Option<Fault>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    Missing,
    Cut,
    Broken,
    /// Half of the file comes.
    Stalled,
    /// Nothing comes.
    Silent,
}

impl Host {
    /// How long a path takes besides, and what becomes of the first request for it.
    pub(super) fn fate(&self, path: &str) -> Fate {
        let mut late = self.setup.late.iter();
        let found = late.find(|(ending, _)| path.ends_with(ending));
        let delay = found.map_or(0, |&(_, milliseconds)| milliseconds);
        match self.setup.wild {
            Some(seed) => self.wild(path, seed),
            None => Fate {
                delay: Duration::from_millis(delay),
                parts: self.parts(path),
                fault: self.stops(path),
            },
        }
    }

    fn parts(&self, path: &str) -> (Duration, usize) {
        let mut slow = self.setup.slow.iter();
        let found = slow.find(|(ending, ..)| path.ends_with(ending));
        found.map_or(WHOLE, |&(_, milliseconds, parts)| {
            (Duration::from_millis(milliseconds), parts)
        })
    }

    /// Whether an answer is planned that stops.
    fn stops(&self, path: &str) -> Option<Fault> {
        let (times, fault) = match self.planned(path)? {
            Answer::Stall(times) => (times, Fault::Stalled),
            Answer::Silence(times) => (times, Fault::Silent),
            _ => return None,
        };
        (self.asked(path) < times).then_some(fault)
    }

    /// The answer that is planned for a path.
    pub(super) fn planned(&self, path: &str) -> Option<Answer> {
        let inside = path.strip_prefix(self.setup.folder)?;
        let now = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let mut now = now.iter().filter(|_| !path.starts_with("/fixtures/"));
        let found = now.find(|(planned, _)| fits(planned, inside)).or_else(|| {
            self.setup
                .answers
                .iter()
                .find(|(planned, _)| fits(planned, inside))
        });
        found.map(|(_, answer)| answer.clone())
    }

    fn wild(&self, path: &str, seed: u64) -> Fate {
        // FNV-1a: the same for ever.
        let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        let bytes = seed.to_le_bytes();
        let hash = bytes.iter().chain(path.as_bytes());
        let hash = hash.fold(0xcbf2_9ce4_8422_2325, mix) >> 16;
        let faults = [Fault::Missing, Fault::Cut, Fault::Broken, Fault::Stalled];
        let of_a_page = ["/", ".html", "nian.js", "theme.js", "page.js"]
            .iter()
            .any(|ending| path.ends_with(ending));
        let spared = of_a_page || path == TROUBLE || path.starts_with("/fixtures/");
        // A page that asks for a file in its head is not read before all of that has come.
        let faults = &faults[..if self.setup.impatient { 4 } else { 3 }];
        let fault = faults.get((hash >> 8) as usize % 10).copied();
        Fate {
            parts: WHOLE,
            delay: Duration::from_millis([0, 60, 150, 600][hash as usize % 4]),
            fault: fault.filter(|_| !spared && self.asked(path) == 0),
        }
    }
}

/// Whether an answer for `planned` is for a path.
fn fits(planned: &str, path: &str) -> bool {
    match planned.split_once('*') {
        Some((beginning, ending)) => {
            let rest = path.strip_prefix(beginning);
            rest.is_some_and(|rest| rest.ends_with(ending))
        }
        None => path == planned,
    }
}
