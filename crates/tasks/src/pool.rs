//! The candidates of a cell (skill, rules, level), each with its answer and its kind.

mod dynamic;
mod games;
mod mixed;
mod numbers;
mod one_heap;
mod pairs;
mod rows;

use core::ops::RangeInclusive;

use alloc::boxed::Box;
use alloc::vec::Vec;

use nian_solver::AnyPosition;

pub(crate) use mixed::{Asked, Game};
pub(crate) use one_heap::OneHeap;
pub(crate) use pairs::WAYS;

use crate::{Level, TaskKind};

/// Callback with the numbers of a candidate, whether it is safe (`false` if that is not asked), and its kind.
pub(crate) type See<'a> = &'a mut dyn FnMut(&[u64], bool, TaskKind);

/// The question about positions of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Query {
    /// Safe or unsafe.
    Outcome,
    /// A winning move, or all.
    Winning,
}

/// The candidates for the tasks of a cell.
pub(crate) enum Pool {
    /// Nim; misère or not. A candidate is its rows, ascending.
    Rows {
        asked: Query,
        misere: bool,
        level: Level,
    },
    /// The odd columns of Nim. A candidate is its rows, ascending.
    Columns { level: Level },
    /// Wythoff's game; misère or not. A candidate is its rows, ascending.
    Pairs {
        asked: Query,
        misere: bool,
        level: Level,
    },
    /// A game with one heap. A candidate is the heap and the number that decides beside it.
    OneHeap {
        asked: Query,
        game: OneHeap,
        level: Level,
    },
    /// The remainder that decides an odd-even game. A candidate is the heap, and whether the player who has just moved
    /// has the winning holding.
    Residue { game: OneHeap, level: Level },
    /// Dynamic nim with one heap. A candidate is the heap and the limit.
    Dynamic {
        asked: Query,
        multiplier: u8,
        level: Level,
    },
    /// The least winning limit. A candidate is the heap.
    Limit { multiplier: u8, level: Level },
    /// Binary digits. A candidate is the number.
    Binary { level: Level },
    /// Standard forms. A candidate is the number.
    Fibonacci { level: Level },
    /// Wythoff's pairs. A candidate is n of the pair {aₙ, bₙ}.
    Partner { level: Level },
    /// Games of Nim with a slip, or with two at level 3 of the `second` version; misère or not. A candidate is the rows at
    /// the start, ascending.
    Games {
        misere: bool,
        level: Level,
        second: bool,
    },
    /// The candidates of a pool that are kept at a level of version 2, with the turn of their kinds.
    Within {
        pool: Box<Pool>,
        keeps: fn(&[u64]) -> bool,
        turn: &'static [TaskKind],
    },
    /// Nim with large rows: the odd columns, or all winning moves. A candidate is its rows, ascending.
    Large { columns: bool },
    /// Winning moves of Wythoff's game with the larger row in a range. A candidate is its rows, ascending.
    Reach {
        larger: RangeInclusive<u64>,
        level: Level,
    },
    /// Several games with one heap, mixed. A candidate is the heap, the number that decides beside it, the index of the
    /// game, and perhaps a number for the holding.
    Mixed {
        asked: Asked,
        rules: Vec<Game>,
        heaps: RangeInclusive<u64>,
        level: Level,
    },
    /// Winning moves with two dice, of several games. A candidate is the heap, a die, the index of the game, and the
    /// other die.
    TwoDice {
        rules: [AnyPosition; 2],
        heaps: RangeInclusive<u64>,
    },
    /// Numbers to be written in binary, or in their standard form, by the levels of version 2.
    Numerals { binary: bool, level: Level },
    /// Wythoff's pairs by the number that is given. A candidate is n of the pair {aₙ, bₙ}.
    Partners { level: Level },
}

impl Pool {
    /// Calls `see` with each candidate once, always in the same order.
    pub(crate) fn each(&self, see: See<'_>) {
        match *self {
            Self::Rows {
                asked: Query::Outcome,
                misere,
                level,
            } => rows::outcomes(misere, level, see),
            Self::Rows {
                asked: Query::Winning,
                misere,
                level,
            } => rows::winning(misere, level, see),
            Self::Columns { level } => rows::columns(level, see),
            Self::Pairs {
                asked: Query::Outcome,
                misere,
                level,
            } => pairs::outcomes(misere, level, see),
            Self::Pairs {
                asked: Query::Winning,
                misere,
                level,
            } => pairs::winning(misere, level, see),
            Self::OneHeap {
                asked: Query::Outcome,
                ref game,
                level,
            } => game.outcomes(level, see),
            Self::OneHeap {
                asked: Query::Winning,
                ref game,
                level,
            } => game.winning(level, see),
            Self::Residue { ref game, level } => game.residues(level, see),
            Self::Dynamic {
                asked: Query::Outcome,
                multiplier,
                level,
            } => {
                dynamic::outcomes(multiplier, level, see);
            }
            Self::Dynamic {
                asked: Query::Winning,
                multiplier,
                level,
            } => {
                dynamic::winning(multiplier, level, see);
            }
            Self::Limit { multiplier, level } => dynamic::limits(multiplier, level, see),
            Self::Binary { level } => numbers::binary(level, see),
            Self::Fibonacci { level } => numbers::fibonacci(level, see),
            Self::Partner { level } => pairs::partners(level, see),
            Self::Games {
                misere,
                level,
                second,
            } => games::starts(misere, level, second, see),
            Self::Within {
                ref pool,
                ref keeps,
                ..
            } => pool.each(&mut |numbers, safe, kind| {
                if keeps(numbers) {
                    see(numbers, safe, kind);
                }
            }),
            Self::Large { columns } => rows::large(columns, see),
            Self::Reach { ref larger, level } => pairs::reach(larger.clone(), level, see),
            Self::Mixed {
                asked,
                ref rules,
                ref heaps,
                level,
            } => mixed::each(asked, rules, heaps, level, see),
            Self::TwoDice {
                ref rules,
                ref heaps,
            } => mixed::two_dice(rules, heaps, see),
            Self::Numerals { binary, level } => numbers::numerals(binary, level, see),
            Self::Partners { level } => pairs::given(level, see),
        }
    }

    /// The kinds in the order of their turns; those with too few candidates are left out later.
    pub(crate) fn turn(&self) -> &'static [TaskKind] {
        match *self {
            Self::Rows {
                asked: Query::Outcome,
                misere,
                level,
            } => rows::outcome_turn(misere, level),
            Self::Rows {
                asked: Query::Winning,
                misere,
                level,
            } => rows::winning_turn(misere, level),
            Self::Columns { level } => rows::columns_turn(level),
            Self::Pairs {
                asked: Query::Outcome,
                ..
            } => &[TaskKind::Even, TaskKind::Odd],
            Self::Pairs {
                asked: Query::Winning,
                level,
                ..
            } => pairs::winning_turn(level),
            Self::OneHeap {
                asked: Query::Outcome,
                ref game,
                level,
            } => game.outcome_turn(level),
            Self::OneHeap {
                asked: Query::Winning,
                level,
                ..
            }
            | Self::Dynamic {
                asked: Query::Winning,
                level,
                ..
            } => one_heap::winning_turn(level),
            Self::Residue {
                level: Level::One, ..
            } => &[TaskKind::Has],
            Self::Residue { .. } => &[TaskKind::Has, TaskKind::Lacks],
            // With multiplier 1 and one coin allowed, odd heaps are unsafe and even ones safe, which needs no practice.
            Self::Dynamic {
                asked: Query::Outcome,
                multiplier: 1,
                ..
            } => &[TaskKind::LimitEven],
            Self::Dynamic {
                asked: Query::Outcome,
                ..
            } => &[TaskKind::LimitEven, TaskKind::LimitOdd, TaskKind::LimitOne],
            Self::Limit { .. } => dynamic::LIMIT_TURN,
            Self::Binary { level } => numbers::binary_turn(level),
            Self::Fibonacci { level } => numbers::fibonacci_turn(level),
            Self::Partner { .. } => &[TaskKind::GivenSmaller, TaskKind::GivenLarger],
            Self::Games { .. } => &games::TURN,
            Self::Within { turn, .. } => turn,
            Self::Large { columns: true } => rows::columns_turn(Level::Three),
            Self::Large { columns: false } => rows::winning_turn(false, Level::Three),
            Self::Reach { level, .. } => pairs::reach_turn(level),
            Self::Mixed { asked, level, .. } => mixed::turn(asked, level),
            Self::TwoDice { .. } => one_heap::winning_turn(Level::Three),
            Self::Numerals { binary, level } => numbers::numerals_turn(binary, level),
            Self::Partners { .. } => &[TaskKind::GivenSmaller, TaskKind::GivenLarger],
        }
    }

    /// The pool that the candidates are taken from.
    pub(crate) fn drawn_from(&self) -> &Self {
        match self {
            Self::Within { pool, .. } => pool.drawn_from(),
            other => other,
        }
    }

    /// Whether half of the tasks must be safe; for games with a slip, half of the starts.
    pub(crate) fn has_answers(&self) -> bool {
        match self {
            Self::Rows { asked, .. }
            | Self::Pairs { asked, .. }
            | Self::OneHeap { asked, .. }
            | Self::Dynamic { asked, .. } => *asked == Query::Outcome,
            Self::Residue { .. } | Self::Games { .. } => true,
            Self::Within { pool, .. } => pool.has_answers(),
            Self::Mixed { asked, .. } => *asked != Asked::Winning,
            _ => false,
        }
    }

    /// The number of tasks made from a candidate.
    pub(crate) fn faces(&self) -> u64 {
        match self {
            Self::Binary { .. } => 2,
            // Written and read, or written and mended.
            Self::Numerals { binary, level } if *binary || *level == Level::One => 2,
            // Rows in another order are another task.
            Self::Reach { .. } => 2,
            Self::Within { pool, .. } if matches!(**pool, Self::Columns { .. }) => 2,
            _ => self.ways(),
        }
    }

    /// The number of ways in which a candidate is asked for before it is asked for again, where these are taken for
    /// different tasks also within a short time.
    pub(crate) fn ways(&self) -> u64 {
        match self {
            Self::Partners { .. } => WAYS,
            _ => 1,
        }
    }

    /// The fewest candidates, or candidates of each answer, where a range of version 2 does not have as many as the
    /// others.
    pub(crate) fn fewest(&self) -> Option<u64> {
        match self {
            // Heaps 3 to 33: all of them.
            Self::Within { pool, .. } if matches!(**pool, Self::Limit { .. }) => Some(31),
            // With the unsafe ones there are more than 40.
            Self::Mixed {
                asked: Asked::Outcome,
                level: Level::One,
                ..
            } => Some(15),
            _ => None,
        }
    }

    /// The second of two kinds with the same candidates.
    pub(crate) fn twin(&self) -> Option<TaskKind> {
        match self {
            Self::Partner { .. } => Some(TaskKind::GivenLarger),
            _ => None,
        }
    }
}
