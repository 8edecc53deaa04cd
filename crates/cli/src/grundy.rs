use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::wythoff::Wythoff;
use nian_solver::{AnyPosition, Ending};

/// Up to so many coins a row Wythoff's game is searched: all of its positions in about 0.1 s.
const WYTHOFF_COINS: u64 = 100;

/// Up to so many stones the dice game is searched, likewise.
const DICE_STONES: u64 = 10_000;

/// Searches under normal play for Grundy values that no closed form is known for.
///
/// They remember what they have found, so that many positions cost little more than one.
pub(crate) struct Searches {
    wythoff: Oracle<Wythoff>,
    dice: Oracle<Dice>,
}

impl Default for Searches {
    fn default() -> Self {
        Self {
            wythoff: Oracle::new(Wythoff::default()),
            dice: Oracle::new(Dice::default()),
        }
    }
}

impl Searches {
    /// The Grundy value, where it is defined (under normal play) and within reach.
    pub(crate) fn grundy(&mut self, position: &AnyPosition) -> Option<u64> {
        if position.ending() != Some(Ending::Normal) {
            return None;
        }
        let within = |most: u64| position.heaps().iter().all(|&heap| heap <= most);
        match position {
            AnyPosition::Nim(..) | AnyPosition::Subtraction(..) => position.grundy(),
            AnyPosition::Wythoff(_, pair) if within(WYTHOFF_COINS) => self.wythoff.grundy(pair),
            AnyPosition::Dice(_, state) if within(DICE_STONES) => self.dice.grundy(state),
            _ => None,
        }
    }
}
