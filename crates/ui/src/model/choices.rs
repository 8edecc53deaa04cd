use nian_solver::{AnyPosition, Move, dice};

/// Moves of one kind: what a reader picks a number, or a face, from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// 1 to `most` coins from the row `row` (0-based).
    Row {
        /// The row.
        row: u8,
        /// What lies in it; 0 if it is empty.
        most: u64,
    },
    /// The same number, 1 to `most`, from both rows.
    Both {
        /// What the smaller row holds.
        most: u64,
    },
    /// One of these faces, ascending.
    Faces(Vec<u8>),
}

impl Choice {
    /// The move that takes `take`; `None` if that is not to be had here.
    #[must_use]
    pub fn take(&self, take: u64) -> Option<Move> {
        if take == 0 || take > self.most() {
            return None;
        }
        match *self {
            Self::Row { row, .. } => Some(Move::Row { row, take }),
            Self::Both { .. } => Some(Move::Both { take }),
            Self::Faces(ref faces) => faces
                .iter()
                .any(|&face| u64::from(face) == take)
                .then_some(Move::Take(take)),
        }
    }

    /// The most that can be taken; 0 if nothing can.
    #[must_use]
    pub fn most(&self) -> u64 {
        match self {
            Self::Row { most, .. } | Self::Both { most } => *most,
            Self::Faces(faces) => faces.last().map_or(0, |&face| u64::from(face)),
        }
    }

    /// The next larger take than `take`, or `take` itself at the most.
    #[must_use]
    pub fn more(&self, take: u64) -> u64 {
        match self {
            Self::Faces(faces) => {
                let next = faces
                    .iter()
                    .map(|&face| u64::from(face))
                    .find(|&face| face > take);
                next.unwrap_or(take)
            }
            _ => (take + 1).min(self.most()),
        }
    }

    /// The next smaller take than `take`, or `take` itself at the least.
    #[must_use]
    pub fn fewer(&self, take: u64) -> u64 {
        match self {
            Self::Faces(faces) => {
                let mut smaller = faces.iter().rev().map(|&face| u64::from(face));
                smaller.find(|&face| face < take).unwrap_or(take)
            }
            _ => take.saturating_sub(1).max(1),
        }
    }

    /// How much of this choice `mv` takes: 0 if it is of another kind.
    #[must_use]
    pub fn taken_by(&self, mv: Option<Move>) -> u64 {
        match (self, mv) {
            (Self::Row { row, .. }, Some(Move::Row { row: other, take })) if *row == other => take,
            (Self::Both { .. }, Some(Move::Both { take })) => take,
            (Self::Faces(_), Some(Move::Take(take))) => take,
            _ => 0,
        }
    }
}

/// What can be chosen in `position`, empty rows included; together all its moves.
#[must_use]
pub fn choices(position: &AnyPosition) -> Vec<Choice> {
    let rows = |heaps: &[u64]| -> Vec<Choice> {
        (0..)
            .zip(heaps)
            .map(|(row, &most)| Choice::Row { row, most })
            .collect()
    };
    match position {
        AnyPosition::Nim(..) => rows(position.heaps()),
        AnyPosition::Wythoff(..) => {
            let heaps = position.heaps();
            let most = heaps.iter().copied().min().unwrap_or(0);
            let mut all = rows(heaps);
            all.push(Choice::Both { most });
            all
        }
        AnyPosition::Dice(_, state) => {
            let faces = dice::sides(state.up()).into_iter();
            vec![Choice::Faces(
                faces
                    .filter(|&face| u64::from(face) <= state.heap())
                    .collect(),
            )]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::choices;
    use nian_solver::{AnyPosition, Move};
    use std::collections::BTreeSet;

    #[test]
    fn choices_are_the_moves() {
        for text in [
            "nim:3,0,5",
            "nim:0",
            "wythoff:3,5",
            "wythoff:0,4",
            "dice:31@4",
            "dice:3@6",
        ] {
            let position: AnyPosition = text.parse().unwrap();
            let chosen: BTreeSet<Move> = choices(&position)
                .iter()
                .flat_map(|choice| (0..=choice.most() + 1).filter_map(|take| choice.take(take)))
                .collect();
            let moves: BTreeSet<Move> = position.moves().collect();
            assert_eq!(chosen, moves, "{text}");
        }
    }

    #[test]
    fn a_choice_knows_its_own_moves() {
        let position: AnyPosition = "wythoff:3,5".parse().unwrap();
        for mv in position.moves() {
            let takes: Vec<u64> = choices(&position)
                .iter()
                .map(|choice| choice.taken_by(Some(mv)))
                .collect();
            assert_eq!(takes.iter().filter(|&&take| take > 0).count(), 1, "{mv}");
        }
    }
}
