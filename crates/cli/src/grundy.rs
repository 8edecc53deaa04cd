use nian_oracle::Oracle;
use nian_solver::dice::Dice;
use nian_solver::dynamic::{self, Dynamic};
use nian_solver::several_dice::{self, SeveralDice};
use nian_solver::wythoff::{GRUNDY_REACH, GrundyTable};
use nian_solver::{AnyPosition, Ending, Game};

/// The largest heap for which the dice game is searched: all of its positions in about 0.1 s.
pub(crate) const DICE_STONES: u64 = 10_000;

/// The most positions, heaps times arrangements of the dice, for which the game with several dice
/// is searched, in about the same time.
const SEVERAL_DICE_POSITIONS: u64 = 20_000;

/// The most positions, heaps times limits after a take, for which dynamic nim with one limit for
/// all heaps is searched, in about the same time.
const GLOBAL_POSITIONS: u64 = 20_000;

/// Tables and searches for Grundy values without a known closed form, under normal play.
///
/// They cache results, so that many positions cost little more than one.
#[derive(Default)]
pub(crate) struct Searches {
    wythoff: Option<(usize, GrundyTable)>,
    dice: Option<Oracle<Dice>>,
    /// A search for each game so far.
    several_dice: Vec<(SeveralDice, Oracle<SeveralDice>)>,
    dynamic: Vec<(Dynamic, Oracle<Dynamic>)>,
}

/// The largest heap for which the game with this many dice is searched.
pub(crate) fn several_dice_stones(dice: u8) -> u64 {
    SEVERAL_DICE_POSITIONS / 6u64.pow(dice.into())
}

/// The search of a game, created if there is none.
fn search<G: Game + Copy + PartialEq>(known: &mut Vec<(G, Oracle<G>)>, rules: G) -> &mut Oracle<G> {
    let place = known.iter().position(|(known, _)| *known == rules);
    let place = place.unwrap_or_else(|| {
        known.push((rules, Oracle::new(rules)));
        known.len() - 1
    });
    &mut known[place].1
}

impl Searches {
    /// The Grundy value, if it is defined (under normal play) and within reach.
    pub(crate) fn grundy(&mut self, position: &AnyPosition) -> Option<u64> {
        if position.ending() != Some(Ending::Normal) {
            return None;
        }
        let found = self.find(position);
        found.or_else(|| position.outcome().is_safe().then_some(0))
    }

    fn find(&mut self, position: &AnyPosition) -> Option<u64> {
        match position {
            AnyPosition::Wythoff(_, pair) => self.wythoff(*pair.heaps()),
            AnyPosition::Dice(rules, state) => {
                let near = state.heap() <= DICE_STONES;
                let oracle = self.dice.get_or_insert_with(|| Oracle::new(*rules));
                near.then(|| oracle.grundy(state))?
            }
            AnyPosition::SeveralDice(rules, state) => self.several_dice(*rules, state),
            AnyPosition::Dynamic(rules, state) => {
                position.grundy().or_else(|| self.dynamic(*rules, state))
            }
            // These have a closed form, or no Grundy values.
            AnyPosition::Nim(..)
            | AnyPosition::Subtraction(..)
            | AnyPosition::Parity(..)
            | AnyPosition::Sides(..)
            | AnyPosition::Euclid(..) => position.grundy(),
        }
    }

    fn wythoff(&mut self, rows: [u64; 2]) -> Option<u64> {
        let [a, b] = rows.map(|row| usize::try_from(row).unwrap_or(usize::MAX));
        let most = a.max(b);
        if most > GRUNDY_REACH {
            return None;
        }
        if self.wythoff.as_ref().is_none_or(|(known, _)| *known < most) {
            // The table at least doubles each time, as larger positions may follow.
            let size = most.next_power_of_two();
            self.wythoff = Some((size, GrundyTable::new(size)));
        }
        let (_, table) = self.wythoff.as_ref()?;
        table.value(a, b).map(u64::from)
    }

    fn several_dice(&mut self, rules: SeveralDice, state: &several_dice::State) -> Option<u64> {
        let near = state.heap() <= several_dice_stones(state.faces().dice());
        near.then(|| search(&mut self.several_dice, rules).grundy(state))?
    }

    /// The Grundy value with one limit for several heaps.
    fn dynamic(&mut self, rules: Dynamic, state: &dynamic::State) -> Option<u64> {
        let heaps = state.heaps().iter();
        let limits = heaps.clone().max()?.checked_add(1)?;
        let positions = { heaps }.try_fold(limits, |product, heap| {
            product.checked_mul(heap.checked_add(1)?)
        })?;
        let near = state.heaps().len() > 1 && positions <= GLOBAL_POSITIONS;
        near.then(|| search(&mut self.dynamic, rules).grundy(state))?
    }
}
