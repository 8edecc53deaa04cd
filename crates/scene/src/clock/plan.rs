//! The kind of clock for a position.
use nian_solver::subtraction::Subtraction;
use nian_solver::{AnyPosition, dice};

/// The most hours of a legible dial; a longer period gets a chart.
pub(super) const MOST_HOURS: u64 = 24;

/// The picture of the remainders.
pub(super) enum Showing {
    /// A dial with so many hours, and two rings if the player's holding decides, too.
    Hours { hours: u64, rings: u8 },
    /// A remainder alone does not decide.
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

/// The period of the outcomes from the empty heap on: for 1 to k always, for other sets if it fits
/// on a dial.
fn period(rules: &Subtraction) -> Option<u64> {
    if let Some(most) = rules.set.run() {
        return Some(most + 1);
    }
    let period = rules.period()?;
    let fits = period.start == 0 && period.length > 1 && period.length <= MOST_HOURS;
    fits.then_some(period.length)
}

/// The rules on which the plan of a position depends, if computing it takes long.
pub(super) fn rules(position: &AnyPosition) -> Option<&Subtraction> {
    match position {
        AnyPosition::Subtraction(rules, _) => Some(rules),
        _ => None,
    }
}
