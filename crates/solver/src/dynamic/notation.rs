//! `dynamic.3:100`, `dynamic.2:8@4`, `dynamic.2.local:8@4,5@5`, `dynamic.2.global:8,5@4`;
//! `fibonacci` is read as `dynamic.2`.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::{Dynamic, Heaps, MAX_MULTIPLIER, State};
use crate::notation::{Notation, write_heaps};
use crate::reader::Reader;
use crate::{Expected, MAX_HEAPS, Move, NotationError};

impl Dynamic {
    /// The other name of the game with multiplier 2.
    pub(crate) const FIBONACCI: &'static str = "fibonacci";

    /// Reads the rules after the name `fibonacci`.
    pub(crate) fn read_fibonacci(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        Self::read_heaps_option(2, reader)
    }

    /// Parses the number of heaps and the colon.
    fn read_heaps_option(multiplier: u8, reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let mut heaps = Heaps::One;
        if reader.take(b'.') {
            heaps = reader.word(Expected::Scope, |word| match word {
                "local" => Some(Heaps::Local),
                "global" => Some(Heaps::Global),
                _ => None,
            })?;
        }
        if !reader.take(b':') {
            return reader.error(Expected::Colon);
        }
        Ok(Self { multiplier, heaps })
    }
}

/// The limit of an opening: all but one coin.
fn opening_limit(heap: u64) -> u64 {
    heap.saturating_sub(1)
}

/// Reads `@` and a limit.
fn read_limit(reader: &mut Reader<'_>) -> Result<u64, NotationError> {
    if !reader.take(b'@') {
        return reader.error(Expected::Limit);
    }
    reader.number()
}

/// Reads heaps and their limits: `8@4,5@5`.
fn read_limited_heaps(reader: &mut Reader<'_>) -> Result<(Vec<u64>, Vec<u64>), NotationError> {
    let (mut heaps, mut limits) = (Vec::new(), Vec::new());
    loop {
        heaps.push(reader.number()?);
        limits.push(read_limit(reader)?);
        let (min, max) = (1, MAX_HEAPS);
        if heaps.len() == usize::from(max) && reader.comes(b',') {
            return reader.error(Expected::Heaps { min, max });
        }
        if !reader.take(b',') {
            return Ok((heaps, limits));
        }
    }
}

/// Reads heaps and the limit for all: `8,5@4`, or `8` for an opening of the only heap.
fn read_heaps_and_limit(
    kind: Heaps,
    reader: &mut Reader<'_>,
) -> Result<(Vec<u64>, Vec<u64>), NotationError> {
    let most = if kind == Heaps::One { 1 } else { MAX_HEAPS };
    let heaps = reader.heaps(1, most)?;
    let limit = match heaps[..] {
        [heap] if kind == Heaps::One && !reader.comes(b'@') => opening_limit(heap),
        _ => read_limit(reader)?,
    };
    Ok((heaps, vec![limit]))
}

impl Notation for Dynamic {
    const NAME: &'static str = "dynamic";

    fn read_rules(reader: &mut Reader<'_>) -> Result<Self, NotationError> {
        let expected = Expected::Multiplier {
            max: MAX_MULTIPLIER,
        };
        if !reader.take(b'.') {
            return reader.error(expected);
        }
        let multiplier = reader.checked(expected, |reader| {
            let number = reader.number()?;
            Ok(u8::try_from(number)
                .ok()
                .filter(|m| (1..=MAX_MULTIPLIER).contains(m)))
        })?;
        Self::read_heaps_option(multiplier, reader)
    }

    fn read_state(&self, reader: &mut Reader<'_>) -> Result<State, NotationError> {
        reader.checked(Expected::Reach, |reader| {
            let (heaps, limits) = match self.heaps {
                Heaps::Local => read_limited_heaps(reader)?,
                kind => read_heaps_and_limit(kind, reader)?,
            };
            Ok(self.state(heaps, limits))
        })
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Result<Move, NotationError> {
        match self.heaps {
            Heaps::One => reader.number().map(Move::Take),
            Heaps::Local | Heaps::Global => reader.row_move(),
        }
    }

    fn write_rules(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.multiplier)?;
        f.write_str(match self.heaps {
            Heaps::One => "",
            Heaps::Local => ".local",
            Heaps::Global => ".global",
        })
    }

    fn write_state(state: &State, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (state.kind, &state.heaps[..], &state.limits[..]) {
            (Heaps::Local, heaps, limits) => {
                for (i, (heap, limit)) in heaps.iter().zip(limits).enumerate() {
                    let comma = if i > 0 { "," } else { "" };
                    write!(f, "{comma}{heap}@{limit}")?;
                }
                Ok(())
            }
            (Heaps::One, &[heap], &[limit]) if limit == opening_limit(heap) => write!(f, "{heap}"),
            (_, heaps, limits) => {
                write_heaps(heaps, f)?;
                f.write_str("@")?;
                write_heaps(limits, f)
            }
        }
    }
}
