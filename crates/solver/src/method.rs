//! The methods by which one decides by hand whether a position is safe, as far as they are known; hints explain them.

use crate::dynamic::Heaps;
use crate::several_dice::SeveralDice;
use crate::{AnyPosition, Ending};

/// A method to decide by hand who wins, or how a number is written.
///
/// A position has the method for exactly its rules: another ending, other numbers that may be taken or more heaps may
/// need another method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    /// Nim: stacks of 1, 2, 4, 8, … in columns.
    Columns,
    /// Misère Nim: the same, but for single coins.
    ColumnsMisere,
    /// Wythoff's game: the pairs that differ by 1, 2, 3, …
    Pairs,
    /// Misère Wythoff: the same from the difference 2 on.
    PairsMisere,
    /// Taking 1 to k: the remainder by k + 1.
    Remainder,
    /// Misère: another remainder.
    RemainderMisere,
    /// Taking certain numbers: heap by heap, until it repeats.
    Table,
    /// Misère: the same from another beginning.
    TableMisere,
    /// Taking Fibonacci numbers: heap by heap; it never repeats.
    NoPeriod,
    /// Misère: the same from another beginning.
    NoPeriodMisere,
    /// The odd-even games, with one side or two: a holding and a remainder.
    Holding,
    /// One die: heap by heap, until it repeats every 9.
    Faces,
    /// Misère: the same from another beginning.
    FacesMisere,
    /// Several dice: heap by heap.
    SeveralFaces,
    /// Misère: the same from another beginning.
    SeveralFacesMisere,
    /// Dynamic nim with one heap that is not empty: its smallest part and the limit.
    Parts,
    /// Dynamic nim with several heaps and limits of their own: the nim-sum of their values.
    Values,
    /// Dynamic nim with several heaps and one limit: the least limit that wins.
    Limits,
    /// Euclid's game: the golden ratio.
    Golden,
    /// A number in binary.
    Binary,
    /// A number as a sum of Fibonacci numbers.
    Fibonacci,
}

impl Method {
    /// Short names, in the order of the methods.
    pub const NAMES: [&str; 21] = [
        "nim",
        "nim_misere",
        "wythoff",
        "wythoff_misere",
        "up_to",
        "up_to_misere",
        "set",
        "set_misere",
        "no_period",
        "no_period_misere",
        "holding",
        "die",
        "die_misere",
        "dice",
        "dice_misere",
        "one_heap",
        "own_limits",
        "one_limit",
        "euclid",
        "binary",
        "fibonacci",
    ];

    /// The short name.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

impl AnyPosition {
    /// The method to decide by hand whether this position is safe.
    ///
    /// ```
    /// use nian_solver::{AnyPosition, Method};
    ///
    /// let method = |text: &str| text.parse().map(|position: AnyPosition| position.method());
    /// assert_eq!(method("dynamic.2.local:8@4"), Ok(Method::Parts));
    /// assert_eq!(method("dynamic.2.local:8@4,5@5"), Ok(Method::Values));
    /// ```
    #[must_use]
    pub fn method(&self) -> Method {
        let of = |ending: Ending, methods: [Method; 2]| methods[usize::from(ending.is_misere())];
        match self {
            Self::Nim(rules, _) => of(rules.ending, [Method::Columns, Method::ColumnsMisere]),
            Self::Wythoff(rules, _) => of(rules.ending, [Method::Pairs, Method::PairsMisere]),
            Self::Subtraction(rules, _) => of(
                rules.ending,
                match (rules.set.largest(), rules.set.run()) {
                    (None, _) => [Method::NoPeriod, Method::NoPeriodMisere],
                    (_, Some(_)) => [Method::Remainder, Method::RemainderMisere],
                    _ => [Method::Table, Method::TableMisere],
                },
            ),
            Self::Parity(..) | Self::Sides(..) => Method::Holding,
            Self::Dice(rules, _) => of(rules.ending, [Method::Faces, Method::FacesMisere]),
            Self::SeveralDice(SeveralDice { ending, .. }, _) => {
                of(*ending, [Method::SeveralFaces, Method::SeveralFacesMisere])
            }
            Self::Dynamic(rules, state) => {
                let filled = state.heaps().iter().filter(|&&heap| heap > 0);
                match rules.heaps() {
                    _ if filled.count() < 2 => Method::Parts,
                    Heaps::Global => Method::Limits,
                    Heaps::One | Heaps::Local => Method::Values,
                }
            }
            Self::Euclid(..) => Method::Golden,
        }
    }
}
