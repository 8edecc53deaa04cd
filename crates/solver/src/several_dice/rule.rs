//! The rules for safe faces, by the axes of the dice.

use super::{Mode, SeveralDice};
use crate::Ending;

/// The common property of the safe positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AxisRule {
    /// An even number of dice on each axis.
    Even,
    /// All dice on the same axis, or each on another: of three, equally many modulo 3 on each axis.
    AllOrEach,
    /// At least so many dice on the axis 1–6.
    OneSix(u8),
}

impl AxisRule {
    /// Whether the rule holds for these numbers of dice on the axes 1–6, 2–5 and 3–4.
    #[must_use]
    pub fn holds(self, axes: [u8; 3]) -> bool {
        match self {
            Self::Even => axes.iter().all(|count| count % 2 == 0),
            Self::AllOrEach => axes.iter().all(|count| count % 3 == axes[0] % 3),
            Self::OneSix(least) => axes[0] >= least,
        }
    }
}

/// The smallest heap from which on an [`AxisRule`] decides for this number of dice, 2 to 4.
#[must_use]
pub fn ruled_from(rules: SeveralDice, dice: u8) -> u64 {
    let [normal, misere] = match (rules.mode, dice) {
        (Mode::One, ..=2) => [7, 17],
        (Mode::One, 3) => [17, 26],
        (Mode::One, 4..) => [17, 24],
        (Mode::Both, ..=2) => [12, 16],
        (Mode::Both, 3) => [40, 65],
        (Mode::Both, 4..) => [52, 59],
        (Mode::OneSum, ..=2) => [66, 43],
        (Mode::OneSum, 3) => [340, 319],
        (Mode::OneSum, 4..) => [294, 353],
    };
    if rules.ending.is_misere() {
        misere
    } else {
        normal
    }
}

/// The modulus of the heap, if it affects the rule: 14 or 28 in mode both with two or four dice.
#[must_use]
pub fn modulus(rules: SeveralDice, dice: u8) -> Option<u64> {
    let counts = rules.mode == Mode::Both && dice.is_multiple_of(2);
    counts.then(|| 7 * u64::from(dice))
}

/// The rule for a heap and so many dice; `None` for heaps below [`ruled_from`].
#[must_use]
pub fn axis_rule(rules: SeveralDice, dice: u8, heap: u64) -> Option<AxisRule> {
    if heap < ruled_from(rules, dice) {
        return None;
    }
    Some(match (rules.mode, modulus(rules, dice)) {
        (Mode::Both, Some(modulus)) => {
            let half = dice / 2;
            let width = 3 * u64::from(half);
            let first = match rules.ending {
                Ending::Normal => 0,
                Ending::Misere => width,
            };
            let few = (first..first + width).contains(&(heap % modulus));
            AxisRule::OneSix(if few { half } else { half + 1 })
        }
        (Mode::Both, None) => AxisRule::OneSix(dice / 2 + 1),
        _ if dice.is_multiple_of(2) => AxisRule::Even,
        _ => AxisRule::AllOrEach,
    })
}
