//! What kind of clock a position has.
use nian_solver::subtraction::Subtraction;
use nian_solver::{AnyPosition, dice};

/// A dial with more hours could not be read; for a period, a chart is better then.
pub(super) const MOST_HOURS: u64 = 24;

/// How the remainders are to be shown.
pub(super) enum Showing {
    /// So many hours; two rings where the own holding counts as well.
    Hours { hours: u64, rings: u8 },
    /// Which heaps are safe is not told by a remainder alone.
    Chart,
}

impl Showing {
    /// The plan for the rules of `position`.
    pub(super) fn of(position: &AnyPosition) -> Self {
        let hours = match position {
            AnyPosition::Subtraction(rules, _) => period(rules),
            AnyPosition::Parity(rules, _) => {
                let (hours, rings) = (rules.takes.modulus(), 2);
                return Self::Hours { hours, rings };
            }
            AnyPosition::Dice(..) => Some(dice::PERIOD),
            _ => None,
        };
        match hours {
            Some(hours) => Self::Hours { hours, rings: 1 },
            None => Self::Chart,
        }
    }
}

/// After how many stones the outcomes repeat from the empty heap on: for 1 to k always, for other
/// sets if that fits on a dial.
fn period(rules: &Subtraction) -> Option<u64> {
    if let Some(most) = rules.set.run() {
        return Some(most + 1);
    }
    let period = rules.period()?;
    let fits = period.start == 0 && period.length > 1 && period.length <= MOST_HOURS;
    fits.then_some(period.length)
}

/// The rules that the plan of a position depends on, where finding it takes long.
pub(super) fn rules(position: &AnyPosition) -> Option<&Subtraction> {
    match position {
        AnyPosition::Subtraction(rules, _) => Some(rules),
        _ => None,
    }
}
