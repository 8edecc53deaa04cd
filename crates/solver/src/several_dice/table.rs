//! The safe positions row by row, from the rules alone.

use alloc::vec::Vec;

use super::{Faces, MAX_DICE, MIN_DICE, Mode, SeveralDice};
use crate::period::{Period, period};

/// The safe positions with heaps from 0 to some number, and a number of dice.
#[derive(Clone, Debug)]
pub struct SafeTable {
    rules: SeveralDice,
    dice: u8,
    /// The combinations of faces, in ascending order each and all together.
    shown: Vec<Faces>,
    /// For each heap, a bit for each index in `shown`: whether the position is safe.
    rows: Vec<u128>,
}

/// The tips from some faces.
struct Tips {
    /// All faces with the same tips, as bits of a row.
    from: u128,
    /// The least take, whether or not there are so many stones.
    least: u64,
    /// The takes, each with the faces it can lead to, as bits of a row.
    leads: Vec<(usize, u128)>,
}

impl SafeTable {
    /// The table for so many dice and heaps up to `most`; `None` unless there are [`MIN_DICE`] to
    /// [`MAX_DICE`].
    ///
    /// Time and memory are linear in `most`: 16 bytes a heap.
    #[must_use]
    pub fn new(rules: SeveralDice, dice: u8, most: usize) -> Option<Self> {
        if !(MIN_DICE..=MAX_DICE).contains(&dice) {
            return None;
        }
        let shown = shown(dice);
        let tips = all_tips(rules, &shown);
        let mut rows: Vec<u128> = Vec::with_capacity(most.saturating_add(1));
        for heap in 0..=most {
            let safe = tips.iter().filter(|tips| is_safe(rules, &rows, heap, tips));
            let row = safe.fold(0, |row, tips| row | tips.from);
            rows.push(row);
        }
        Some(Self {
            rules,
            dice,
            shown,
            rows,
        })
    }

    /// Whether a position is safe; `None` if it is beyond the table or has another number of dice.
    #[must_use]
    pub fn is_safe(&self, heap: u64, faces: Faces) -> Option<bool> {
        let row = self.rows.get(usize::try_from(heap).ok()?)?;
        let place = self.shown.binary_search(&faces.sorted()).ok()?;
        Some(row >> place & 1 == 1)
    }

    /// The period of the rows, proved by two equal stretches of as many rows as the largest take;
    /// `None` if the table has no such stretches.
    #[must_use]
    pub fn period(&self) -> Option<Period> {
        let most = match self.rules.mode {
            Mode::One => 6,
            Mode::Both | Mode::OneSum => 6 * usize::from(self.dice),
        };
        // With `most` stones every move is possible, so from there on a row follows from the `most`
        // rows before it in the same way in misère play, too.
        period(&self.rows, most)
    }
}

/// The combinations of faces of so many dice, each in ascending order, and all of them in order.
fn shown(dice: u8) -> Vec<Faces> {
    let ways = 6u32.pow(dice.into());
    let all = (0..ways).filter_map(|way| {
        let mut up = [0; MAX_DICE as usize];
        let up = &mut up[..dice.into()];
        let mut rest = way;
        for face in up.iter_mut().rev() {
            *face = (rest % 6) as u8 + 1;
            rest /= 6;
        }
        up.is_sorted().then(|| Faces::new(up)).flatten()
    });
    all.collect()
}

/// The tips from all faces; faces with the same tips are grouped.
fn all_tips(rules: SeveralDice, shown: &[Faces]) -> Vec<Tips> {
    let mut all: Vec<(Faces, Tips)> = Vec::new();
    for (place, &faces) in shown.iter().enumerate() {
        // Only in mode one-sum does the take depend on the faces that stay up.
        let alike = match rules.mode {
            Mode::One | Mode::Both => faces.lower().sorted(),
            Mode::OneSum => faces,
        };
        match all.iter_mut().find(|(known, _)| *known == alike) {
            Some((_, tips)) => tips.from |= 1 << place,
            None => all.push((alike, tips(rules, alike, 1 << place, shown))),
        }
    }
    all.into_iter().map(|(_, tips)| tips).collect()
}

fn tips(rules: SeveralDice, faces: Faces, from: u128, shown: &[Faces]) -> Tips {
    let mut leads = [0u128; 6 * MAX_DICE as usize + 1];
    for (mv, after) in rules.tips(faces) {
        if let Ok(place) = shown.binary_search(&after.sorted()) {
            leads[rules.take(mv, after) as usize] |= 1 << place;
        }
    }
    let leads = leads.into_iter().enumerate();
    Tips {
        from,
        least: rules.least_take(faces),
        leads: leads.filter(|&(_, places)| places != 0).collect(),
    }
}

/// Whether a heap with the faces of these tips is safe, from the rows of smaller heaps.
fn is_safe(rules: SeveralDice, rows: &[u128], heap: usize, tips: &Tips) -> bool {
    if tips.least > heap as u64 {
        return rules.ending.outcome().is_safe();
    }
    for &(take, places) in &tips.leads {
        // The takes ascend, and there is a row for each smaller heap.
        match heap.checked_sub(take).and_then(|left| rows.get(left)) {
            Some(row) if row & places != 0 => return false,
            Some(_) => {}
            None => break,
        }
    }
    true
}
