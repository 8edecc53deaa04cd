//! Numbers to be written in binary or in their standard form.

use core::ops::RangeInclusive;

use nian_solver::fibonacci::zeckendorf;

use super::See;
use crate::TaskKind::{BelowNumber, Close, Mend, Mixed, MoreParts, NearPower, Tempting, TwoParts};
use crate::{Level, TaskKind};

pub(super) fn binary_turn(level: Level) -> &'static [TaskKind] {
    match level {
        Level::Two => &[NearPower, Mixed],
        Level::One | Level::Three => &[Mixed, NearPower, Mixed],
    }
}

/// Numbers to be written in binary, or read.
pub(super) fn binary(level: Level, see: See<'_>) {
    let numbers: RangeInclusive<u64> = match level {
        Level::One => 3..=31,
        Level::Two => 4..=63,
        Level::Three => 32..=255,
    };
    for number in numbers {
        let near = (number - 1..=number + 1).any(u64::is_power_of_two);
        see(&[number], false, if near { NearPower } else { Mixed });
    }
}

pub(super) fn fibonacci_turn(level: Level) -> &'static [TaskKind] {
    match level {
        Level::One => &[TwoParts, MoreParts],
        Level::Two => &[Tempting, Close],
        Level::Three => &[Mend, Close, Mend, BelowNumber],
    }
}

/// Numbers whose standard form is asked for.
pub(super) fn fibonacci(level: Level, see: See<'_>) {
    let numbers: RangeInclusive<u64> = match level {
        Level::One => 4..=54,
        Level::Two => 14..=88,
        Level::Three => 12..=232,
    };
    for number in numbers {
        let parts = zeckendorf(number);
        let close = parts.windows(2).any(|pair| pair[0] == pair[1] + 2);
        // One less than a Fibonacci number: every other place down to the lowest or the one above it.
        let below = parts.windows(2).all(|pair| pair[0] == pair[1] + 2)
            && parts.last().is_some_and(|&last| last < 2);
        let kind = match (level, parts.len()) {
            (_, 0 | 1) => continue,
            (Level::One, 2) => TwoParts,
            (Level::One, 3) => MoreParts,
            (Level::One, _) => continue,
            (Level::Two, _) => match close {
                true => Close,
                false => Tempting,
            },
            (Level::Three, _) if below => BelowNumber,
            (Level::Three, _) if number < 34 => continue,
            (Level::Three, _) if close => Close,
            (Level::Three, _) => Mend,
        };
        see(&[number], false, kind);
    }
}

pub(super) fn numerals_turn(binary: bool, level: Level) -> &'static [TaskKind] {
    match (binary, level) {
        (true, Level::One) => binary_turn(level),
        // Only three or four numbers are near a power.
        (true, _) => &[
            Mixed, Mixed, Mixed, NearPower, Mixed, Mixed, Mixed, Mixed, Mixed, Mixed,
        ],
        (false, Level::One) => &[TwoParts, MoreParts, TwoParts, MoreParts, TwoParts],
        (false, Level::Two) => &[Tempting, Close],
        // Only two numbers are one less than a Fibonacci number.
        (false, Level::Three) => &[
            Mend,
            Close,
            Mend,
            BelowNumber,
            Close,
            Mend,
            Close,
            Mend,
            Close,
            Mend,
            Close,
            Mend,
            Close,
            Mend,
            Close,
            Mend,
            Close,
            Mend,
            Close,
        ],
    }
}

/// Numbers by the levels of version 2, to be written in binary or in their standard form.
pub(super) fn numerals(binary: bool, level: Level, see: See<'_>) {
    let numbers: RangeInclusive<u64> = match (binary, level) {
        (true, Level::One) => 3..=31,
        (true, Level::Two) => 32..=63,
        (true, Level::Three) => 65..=255,
        (false, Level::One) => 4..=33,
        (false, Level::Two) => 35..=88,
        (false, Level::Three) => 90..=232,
    };
    for number in numbers {
        if binary {
            let near = (number - 1..=number + 1).any(u64::is_power_of_two);
            if level != Level::Three || !number.is_power_of_two() {
                see(&[number], false, if near { NearPower } else { Mixed });
            }
            continue;
        }
        let parts = zeckendorf(number);
        let all_close = parts.windows(2).all(|pair| pair[0] == pair[1] + 2);
        let close = parts.windows(2).any(|pair| pair[0] == pair[1] + 2);
        let below = all_close && parts.last().is_some_and(|&last| last < 2);
        let kind = match (level, parts.len()) {
            (_, 0 | 1) | (Level::Three, 2) => continue,
            (Level::One, 2) => TwoParts,
            (Level::One, 3) => MoreParts,
            (Level::One, _) => continue,
            (Level::Two, _) if close => Close,
            (Level::Two, _) => Tempting,
            (Level::Three, _) if below => BelowNumber,
            (Level::Three, _) if close => Close,
            (Level::Three, _) => Mend,
        };
        see(&[number], false, kind);
    }
}
