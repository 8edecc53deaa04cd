use alloc::vec;
use alloc::vec::Vec;

use crate::holding::Side;
use crate::period::Period;
use crate::several_dice::AxisRule;
use crate::sides::Class;
use crate::{Ending, Move, Outcome};

/// Why a position is safe or unsafe: numeric steps that lead to the outcome.
///
/// It contains no words and no pictures; sentences in three languages, pictures and screen readers all use the same
/// steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The steps, in logical order.
    pub steps: Vec<Reason>,
    /// Their conclusion.
    pub outcome: Outcome,
}

impl Explanation {
    /// The explanation of every position without moves.
    pub(crate) fn over(ending: Ending) -> Self {
        Self {
            steps: vec![Reason::Over { ending }],
            outcome: ending.outcome(),
        }
    }
}

/// One step of an [`Explanation`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No move is left.
    Over {
        /// Its meaning.
        ending: Ending,
    },
    /// Nim: the rows in binary, added without carrying.
    Columns {
        /// The rows.
        heaps: Vec<u64>,
        /// How many rows have a 1 in each column, the ones column first; empty when all rows are.
        sums: Vec<u8>,
        /// A 1 in every odd column: the nim-sum.
        nim_sum: u64,
    },
    /// Nim: the leftmost odd column and the rows with a 1 there.
    LeftmostOdd {
        /// The column of 2^`power`.
        power: u8,
        /// The rows (0-based) one can take from.
        rows: Vec<u8>,
    },
    /// Nim: flipping a row's digits in the odd columns wins.
    Flip {
        /// The row, 0-based.
        row: u8,
        /// What it holds.
        from: u64,
        /// What to leave in it.
        to: u64,
        /// The columns whose digits flip: `from ^ to`.
        flipped: u64,
    },
    /// Misère Nim: the sizes of the rows; if at most one row has two coins or more, the strategy changes.
    Sizes {
        /// Rows of two coins or more.
        large: u8,
        /// Rows of exactly one coin.
        single: u8,
    },
    /// Misère Nim with one large row: leave an odd number of single coins.
    LeaveSingles {
        /// The large row, 0-based.
        row: u8,
        /// What it holds.
        from: u64,
        /// What to leave in it: 0 or 1.
        to: u64,
        /// How many single coins are then left: an odd number.
        singles: u8,
    },
    /// Misère Nim with single coins only: take any one of them, so that an odd number is left.
    TakeSingle {
        /// How many single coins are then left: an odd number.
        singles: u8,
    },
    /// Wythoff: the rows are the safe pair of this index (as numbers, in either order).
    Pair {
        /// The index n of the pair, also its difference; 0 for {0, 0}.
        index: u64,
        /// The smaller number aₙ.
        lower: u64,
        /// The larger number bₙ = aₙ + n.
        upper: u64,
    },
    /// Wythoff: the rows are not a safe pair; the only safe pair with their difference is this one.
    NotPair {
        /// The difference of the rows.
        difference: u64,
        /// The smaller number of the pair with this difference; `None` if past the limit of numbers.
        lower: Option<u64>,
    },
    /// Wythoff: a number in its Zeckendorf representation and the zeros it ends in.
    ///
    /// An even number of zeros (or none) belongs to the smaller numbers aₙ, an odd one to bₙ.
    Fibonacci {
        /// The number.
        value: u64,
        /// The indices k of its parts fₖ (f₀ = 1, f₁ = 2), descending.
        parts: Vec<u8>,
        /// The zeros at the end: the last index.
        zeros: u8,
    },
    /// Wythoff: this move leads to a safe pair.
    Line {
        /// The move.
        mv: Move,
        /// The index of the pair reached, which is its difference: under misère play 1 stands for
        /// {0, 1} and 0 for {2, 2}.
        index: u64,
        /// The position after the move, in the order of the rows.
        to: [u64; 2],
    },
    /// Misère Wythoff: the rows are one of the two small safe pairs {0, 1} and {2, 2}.
    SmallPair {
        /// The smaller number.
        lower: u64,
        /// The larger number.
        upper: u64,
    },
    /// Dice: the heap modulo 9.
    Residue {
        /// The heap.
        heap: u64,
        /// The modulus: 9.
        modulus: u64,
        /// The remainder.
        residue: u64,
    },
    /// Dice: a heap too small for the period (below [`crate::dice::periodic_from`]), computed separately.
    SmallHeap {
        /// The heap.
        heap: u64,
    },
    /// Dice: with this heap, these faces are safe to leave; and the face now up.
    SafeFaces {
        /// The safe faces, ascending; empty if none is.
        faces: Vec<u8>,
        /// The face now up.
        up: u8,
    },
    /// Dice: tipping the die to `face` leaves a heap for which that face is safe.
    Turn {
        /// The face to tip to, and the number to take.
        face: u8,
        /// The heap left.
        heap: u64,
        /// Its residue modulo 9, which determines the safe faces unless the heap is small (as in
        /// [`Reason::SmallHeap`]).
        residue: u64,
    },
    /// Subtraction 1 to k and the odd-even games: which heaps are safe to leave, by remainder.
    SafeResidues {
        /// The heap.
        heap: u64,
        /// The modulus.
        modulus: u64,
        /// The heap's remainder.
        residue: u64,
        /// The safe remainders, ascending.
        safe: Vec<u64>,
    },
    /// Subtraction: the heap has the outcome of a smaller one, because the outcomes repeat.
    Repeats {
        /// The heap.
        heap: u64,
        /// How the outcomes repeat, with the window that proves it.
        period: Period,
        /// The smaller heap.
        like: u64,
    },
    /// Subtraction: the outcome is read from the table.
    Tabled {
        /// The heap.
        heap: u64,
        /// Whether it is safe.
        safe: bool,
    },
    /// Subtraction: this take leaves a safe heap.
    Leave {
        /// How many to take.
        take: u64,
        /// The heap left.
        heap: u64,
        /// Its remainder, if that is what makes it safe.
        residue: Option<u64>,
    },
    /// Subtraction: this take from a safe heap is refuted.
    Answered {
        /// How many are taken.
        take: u64,
        /// The least reply that leaves a safe heap; `None` if no move is left, so that the player who cannot move has
        /// won (misère play).
        reply: Option<u64>,
    },
    /// Odd-even games: the holding of the player who has just moved.
    Holding {
        /// The holding they want.
        side: Side,
        /// What they hold.
        holding: u64,
        /// Whether that is what they want.
        has: bool,
    },
    /// Odd-even games: this take leaves a safe state.
    LeaveHolding {
        /// How many to take.
        take: u64,
        /// The holding of the player after the take.
        holding: u64,
        /// Whether that is what they want.
        has: bool,
        /// The heap left.
        heap: u64,
        /// Its remainder; see [`Reason::SafeResidues`] for the modulus.
        residue: u64,
    },
    /// Odd-even games: the heap is empty, and the holdings decide.
    Counted {
        /// The player who has just moved: the holding they want, and what they hold.
        last: (Side, u64),
        /// The player who would move now, likewise.
        mover: (Side, u64),
    },
    /// The two-sided parity game: the meaning of the state for both sides, whoever moves.
    Class(Class),
    /// Several dice: the number of dice on each axis, and the rule for safe positions.
    Axes {
        /// How many dice show 1 or 6, how many 2 or 5, how many 3 or 4.
        axes: [u8; 3],
        /// The common property of the safe positions with this heap.
        rule: AxisRule,
        /// Whether it holds here.
        holds: bool,
    },
    /// Several dice: this move leaves a safe position.
    LeaveDice {
        /// The move.
        mv: Move,
        /// The heap left.
        heap: u64,
        /// The number of dice on each axis after the move.
        axes: [u8; 3],
        /// The rule, which the position then meets; `None` for a heap too small for it, computed separately.
        rule: Option<AxisRule>,
    },
    /// Dynamic nim: the only heap as a sum of safe starts, by the greedy algorithm.
    GreedyParts {
        /// The heap.
        value: u64,
        /// The starts, descending.
        parts: Vec<u64>,
    },
    /// Dynamic nim: the limit, and the least limit that wins; the position is safe if the limit is
    /// less. With one heap the least is the smallest part.
    LeastLimit {
        /// The most that may be taken.
        limit: u64,
        /// The least limit with which the player to move wins; `None` if no limit does.
        least: Option<u64>,
    },
    /// Dynamic nim: this take leaves a limit less than the smallest part of what it leaves.
    LeaveParts {
        /// The move.
        mv: Move,
        /// What it leaves in the heap.
        left: u64,
        /// That as a sum of safe starts, descending; empty when nothing is left.
        parts: Vec<u64>,
        /// The limit it leaves: as many times the take as the multiplier says.
        limit: u64,
    },
    /// Dynamic nim with own limits: the Grundy value of a row.
    HeapValue {
        /// The row, 0-based.
        row: u8,
        /// What it holds.
        heap: u64,
        /// The most that may be taken from it.
        limit: u64,
        /// The Grundy value.
        value: u64,
    },
    /// Dynamic nim with own limits: the values of the rows and their nim-sum; the position is safe
    /// if that is 0.
    ValueSum {
        /// The values, row by row.
        values: Vec<u64>,
        /// Their nim-sum.
        nim_sum: u64,
    },
    /// Dynamic nim with own limits: this take leaves its row with the value that makes the nim-sum 0.
    LeaveValue {
        /// The move.
        mv: Move,
        /// What it leaves in the row.
        left: u64,
        /// The limit it leaves there.
        limit: u64,
        /// The value of that.
        value: u64,
    },
    /// Dynamic nim with one limit for all rows: this take leaves too small a limit.
    LeaveLimit {
        /// The move.
        mv: Move,
        /// What it leaves in the row.
        left: u64,
        /// The limit it leaves for all rows.
        limit: u64,
        /// The least limit that would win what is left: greater; `None` if none does.
        least: Option<u64>,
    },
    /// Euclid: the smaller number divides the larger one, so a move can end the game.
    Multiple {
        /// The larger number, or one of two equal ones.
        larger: u64,
        /// The smaller number.
        smaller: u64,
    },
    /// Euclid: whether one number is less than φ times another.
    Golden {
        /// The larger number.
        larger: u64,
        /// The smaller number.
        smaller: u64,
        /// How much larger it is.
        difference: u64,
        /// The products that decide: the larger number times the difference, and the square of the smaller one; `None`
        /// if these are too large.
        products: Option<(u64, u64)>,
        /// Whether it is less: the first product is less than the second.
        below: bool,
    },
    /// Euclid: the smaller number goes into the larger one just once, so that there is one move.
    OneWay {
        /// The position after it, the larger number first.
        left: [u64; 2],
    },
    /// Euclid: the smaller number goes in more than once, so that there is a choice.
    TwoWays {
        /// The larger number.
        larger: u64,
        /// The smaller number.
        smaller: u64,
        /// The two positions to choose from, the larger number first. From the second there is only the
        /// move to the first.
        ways: [[u64; 2]; 2],
    },
}
