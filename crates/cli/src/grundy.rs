use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::several_dice::{self, SeveralDice};
use nian_solver::wythoff::Wythoff;
use nian_solver::{AnyPosition, Ending};

/// Up to so many coins a row Wythoff's game is searched: all of its positions in about 0.1 s.
const WYTHOFF_COINS: u64 = 100;

/// Up to so many stones the dice game is searched, likewise.
const DICE_STONES: u64 = 10_000;

/// Up to so many positions, heaps times the ways in which the dice can lie, the game with several
/// dice is searched.
const SEVERAL_DICE_POSITIONS: u64 = 20_000;

/// Searches under normal play for Grundy values that no closed form is known for.
///
/// They remember what they have found, so that many positions cost little more than one.
pub(crate) struct Searches {
    wythoff: Oracle<Wythoff>,
    dice: Oracle<Dice>,
    /// One for each mode that was asked for.
    several_dice: Vec<(SeveralDice, Oracle<SeveralDice>)>,
}

impl Default for Searches {
    fn default() -> Self {
        Self {
            wythoff: Oracle::new(Wythoff::default()),
            dice: Oracle::new(Dice::default()),
            several_dice: Vec::new(),
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
            AnyPosition::Wythoff(_, pair) if within(WYTHOFF_COINS) => self.wythoff.grundy(pair),
            AnyPosition::Dice(_, state) if within(DICE_STONES) => self.dice.grundy(state),
            AnyPosition::Wythoff(..) | AnyPosition::Dice(..) => None,
            AnyPosition::SeveralDice(rules, state) => self.several_dice(*rules, state),
            _ => position.grundy(),
        }
    }

    fn several_dice(&mut self, rules: SeveralDice, state: &several_dice::State) -> Option<u64> {
        let ways = 6u64.pow(state.faces().dice().into());
        if state.heap().saturating_mul(ways) > SEVERAL_DICE_POSITIONS {
            return None;
        }
        let known = &mut self.several_dice;
        let place = known.iter().position(|(known, _)| *known == rules);
        let place = place.unwrap_or_else(|| {
            known.push((rules, Oracle::new(rules)));
            known.len() - 1
        });
        known[place].1.grundy(state)
    }
}
