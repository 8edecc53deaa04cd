//! Games with one heap: the heap, and the number that decides beside it.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use nian_solver::Theory;
use nian_solver::dice::{Dice, State, sides};
use nian_solver::holding::UpTo;
use nian_solver::subtraction::{Outcomes, Set, Subtraction};

use super::See;
use crate::TaskKind::{
    Between, Even, Faces16, Faces25, Faces34, Has, HasEven, HasOdd, Lacks, LacksEven, LacksOdd,
    Least, ManyMoves, Most, Near, Odd, OneMove, ThreeMoves, TwoMoves,
};
use crate::{Level, TaskKind};

/// The largest heap considered.
const LARGEST_HEAP: u64 = 2000;

/// The fewest safe heaps where only one kind of holding is asked for.
const FEWEST_OF_ONE_HOLDING: u64 = 20;

/// The largest take for which there are tasks.
const LARGEST_TAKE: u64 = 20;

/// A game with one heap, with the data for its outcomes.
pub(crate) enum OneHeap {
    /// Subtraction games: the numbers that may be taken, and the outcomes of heaps. Nothing else decides.
    Subtraction(Set, Vec<bool>),
    /// Odd-even games. The second number is 1 if the player who has just moved has the winning holding, 0 if not.
    Holding(UpTo),
    /// The dice game with one die. The second number is the face up.
    Dice(Dice),
}

impl OneHeap {
    /// A subtraction game; `None` if more than [`LARGEST_TAKE`] may be taken.
    pub(crate) fn subtraction(rules: &Subtraction) -> Option<Self> {
        rules
            .set
            .largest()
            .filter(|&largest| largest <= LARGEST_TAKE)?;
        let table = Outcomes::up_to(rules, LARGEST_HEAP);
        let safe = |heap| table.outcome(heap).is_some_and(|outcome| outcome.is_safe());
        Some(Self::Subtraction(
            rules.set,
            (0..=LARGEST_HEAP).map(safe).collect(),
        ))
    }

    /// An odd-even game; `None` if more than [`LARGEST_TAKE`] may be taken.
    pub(crate) fn holding(takes: UpTo) -> Option<Self> {
        (takes.k() <= LARGEST_TAKE).then_some(Self::Holding(takes))
    }

    /// The values of the second number.
    pub(super) fn others(&self) -> RangeInclusive<u64> {
        match self {
            Self::Subtraction(..) => 0..=0,
            Self::Holding(_) => 0..=1,
            Self::Dice(_) => 1..=6,
        }
    }

    pub(super) fn is_safe(&self, heap: u64, other: u64) -> bool {
        match self {
            Self::Subtraction(_, safe) => safe.get(heap as usize) == Some(&true),
            Self::Holding(takes) => takes.is_safe(heap, other == 1),
            Self::Dice(rules) => {
                let state = State::new(heap, other as u8);
                state.is_some_and(|state| rules.outcome(&state).is_safe())
            }
        }
    }

    /// The takes, and which of them win.
    pub(super) fn takes(&self, heap: u64, other: u64) -> Takes {
        match self {
            Self::Subtraction(set, _) => {
                let mut takes = Takes::new(set.numbers(heap).last().unwrap_or(0));
                takes.least = set.smallest();
                for take in set
                    .numbers(heap)
                    .filter(|take| self.is_safe(heap - take, 0))
                {
                    takes.wins(take);
                }
                takes
            }
            Self::Holding(up_to) => {
                let mut takes = Takes::new(up_to.k().min(heap));
                // The parity of heap and holdings together never changes, so with an odd heap the mover has the right
                // holding exactly if the other player has it, and with an even heap exactly if not.
                let mover = (other == 1) == (heap % 2 == 1);
                for take in 1..=takes.most {
                    if up_to.is_safe(heap - take, mover ^ (take % 2 == 1)) {
                        takes.wins(take);
                    }
                }
                takes
            }
            Self::Dice(_) => {
                let faces = sides(other as u8).map(u64::from);
                let mut takes = Takes::new(faces[3]);
                takes.least = faces[0];
                for face in faces {
                    if face <= heap && self.is_safe(heap - face, face) {
                        takes.wins(face);
                    }
                }
                takes
            }
        }
    }

    /// The first heap that is larger than any take.
    fn first_heap(&self) -> u64 {
        match self {
            Self::Subtraction(set, _) => set.largest().unwrap_or(0) + 1,
            Self::Holding(takes) => takes.k() + 1,
            // Smaller heaps follow no rule in misère play.
            Self::Dice(_) => 12,
        }
    }

    /// The first heap of version 2: larger than any take, and with dice the first from which something may be taken
    /// whatever the face up.
    pub(super) fn first_choice(&self) -> u64 {
        match self {
            Self::Dice(_) => 4,
            other => other.first_heap(),
        }
    }

    /// Calls `tell` with heaps and all their second numbers: from the first heap with a real choice on, from larger
    /// ones at higher levels, until there are enough safe states.
    fn each(&self, level: Level, tell: &mut dyn FnMut(u64, u64)) {
        // So many safe states include enough of each kind for a level.
        let some = match self {
            Self::Subtraction(..) => 22,
            Self::Holding(_) => 32,
            Self::Dice(_) => 48,
        };
        let (skipped, enough) = match level {
            Level::One => (0, some),
            Level::Two => (some / 2, some + some / 2),
            Level::Three => (some, 2 * some),
        };
        let mut safe = 0;
        for heap in self.first_heap()..=LARGEST_HEAP - 2 {
            for other in self.others() {
                safe += u32::from(self.is_safe(heap, other));
                if safe > skipped {
                    tell(heap, other);
                }
            }
            if safe >= skipped + enough {
                return;
            }
        }
    }

    /// Whether a similar state is safe: a heap of one or two more or less, or another holding or face.
    pub(super) fn is_near(&self, heap: u64, other: u64) -> bool {
        let beside = heap.saturating_sub(2)..=heap + 2;
        let others = self.others();
        beside.into_iter().any(|heap| self.is_safe(heap, other))
            || others.into_iter().any(|other| self.is_safe(heap, other))
    }

    /// States for the question of safe or unsafe.
    pub(super) fn outcomes(&self, level: Level, see: See<'_>) {
        self.each(level, &mut |heap, other| {
            let safe = self.is_safe(heap, other);
            if !safe && !self.is_near(heap, other) {
                return;
            }
            let kind = match (self, other, heap % 2) {
                (Self::Subtraction(..), ..) if level == Level::One => Near,
                (Self::Subtraction(..), _, 0) => Even,
                (Self::Subtraction(..), ..) => Odd,
                (Self::Holding(_), 1, 0) => HasEven,
                (Self::Holding(_), 1, _) => HasOdd,
                (Self::Holding(_), _, 0) => LacksEven,
                (Self::Holding(_), ..) => LacksOdd,
                (Self::Dice(_), 1 | 6, _) => Faces16,
                (Self::Dice(_), 2 | 5, _) => Faces25,
                (Self::Dice(_), ..) => Faces34,
            };
            see(&[heap, other], safe, kind);
        });
    }

    pub(super) fn outcome_turn(&self, level: Level) -> &'static [TaskKind] {
        match self {
            Self::Subtraction(..) if level == Level::One => &[Near],
            Self::Subtraction(..) => &[Even, Odd],
            Self::Holding(_) => &[HasEven, LacksOdd, HasOdd, LacksEven],
            Self::Dice(_) => &[Faces34, Faces25, Faces16],
        }
    }

    /// Heaps for the question of the remainder and the outcome.
    pub(super) fn residues(&self, level: Level, see: See<'_>) {
        // At level 1 only one kind of holding is asked for, so more heaps are needed.
        let only = level == Level::One;
        let mut tell = |heap, other| {
            let safe = self.is_safe(heap, other);
            if safe || self.is_near(heap, other) {
                see(&[heap, other], safe, if other == 1 { Has } else { Lacks });
            }
        };
        if only {
            let OneHeap::Holding(takes) = self else {
                return;
            };
            let periods = FEWEST_OF_ONE_HOLDING.div_ceil(takes.safe_residues(true).len() as u64);
            let first = self.first_heap();
            for heap in first..first + periods * takes.modulus() {
                tell(heap, 1);
            }
        } else {
            self.each(level, &mut tell);
        }
    }

    /// States for the question of winning moves: at levels 1 and 2 there is just one, at level 3 all are asked for.
    pub(super) fn winning(&self, level: Level, see: See<'_>) {
        self.each(level, &mut |heap, other| {
            tell(&[heap, other], level, &self.takes(heap, other), see);
        });
    }
}

/// The least and the greatest number that may be taken, the number of winning takes, and one of these.
pub(super) struct Takes {
    least: u64,
    most: u64,
    winning: u32,
    one: u64,
}

impl Takes {
    /// The takes 1 to `most`, none of which wins yet.
    pub(super) fn new(most: u64) -> Self {
        Self {
            least: 1,
            most,
            winning: 0,
            one: 0,
        }
    }

    /// Adds a winning take.
    pub(super) fn wins(&mut self, take: u64) {
        self.winning += 1;
        self.one = take;
    }
}

pub(super) fn winning_turn(level: Level) -> &'static [TaskKind] {
    match level {
        Level::One | Level::Two => &[Least, Between, Most],
        Level::Three => &[OneMove, TwoMoves, ThreeMoves, ManyMoves],
    }
}

/// Calls `see` with a candidate for the question of winning moves, if it fits the level.
pub(super) fn tell(numbers: &[u64], level: Level, takes: &Takes, see: See<'_>) {
    let kind = match (level, takes.winning) {
        (_, 0) => return,
        (Level::Three, 1) => OneMove,
        (Level::Three, 2) => TwoMoves,
        (Level::Three, 3) => ThreeMoves,
        (Level::Three, _) => ManyMoves,
        (_, 1) if takes.one == takes.least => Least,
        (_, 1) if takes.one == takes.most => Most,
        (_, 1) => Between,
        _ => return,
    };
    see(numbers, false, kind);
}
