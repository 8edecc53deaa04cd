use nian_solver::dynamic::{self, Dynamic, Heaps};
use nian_solver::several_dice::{SeveralDice, State};
use nian_solver::subtraction::Set;
use nian_solver::{AnyPosition, Move, dice};

/// Moves of one kind, from which the reader picks an amount or a face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// 1 to `most` coins from the row `row`, of these only the multiples of `each`.
    Row {
        /// The row, 0-based.
        row: u8,
        /// 1, or the number whose multiples can be taken.
        each: u64,
        /// The most coins that can be taken; 0 if none can.
        most: u64,
    },
    /// The same number, 1 to `most`, from both rows.
    Both {
        /// The number of coins in the smaller row.
        most: u64,
    },
    /// One of these faces, ascending.
    Faces(Vec<u8>),
    /// 1 to `most` coins from the only heap.
    Heap {
        /// The most coins that can be taken.
        most: u64,
    },
    /// One of these numbers, ascending, from the only heap.
    Numbers(Vec<u64>),
    /// The faces to which one of several dice can be tipped, ascending, each with its move.
    Die {
        /// The die, 0-based.
        die: u8,
        /// Face and move.
        tips: Vec<(u8, Move)>,
    },
}

impl Choice {
    /// The move that takes `take`; `None` if there is no such move here.
    #[must_use]
    pub fn take(&self, take: u64) -> Option<Move> {
        if take == 0 || take > self.most() {
            return None;
        }
        match *self {
            Self::Row { row, each, .. } => {
                take.is_multiple_of(each).then_some(Move::Row { row, take })
            }
            Self::Both { .. } => Some(Move::Both { take }),
            Self::Faces(ref faces) => faces
                .iter()
                .any(|&face| u64::from(face) == take)
                .then_some(Move::Take(take)),
            Self::Heap { .. } => Some(Move::Take(take)),
            Self::Numbers(ref numbers) => numbers.contains(&take).then_some(Move::Take(take)),
            Self::Die { ref tips, .. } => {
                let tip = tips.iter().find(|(face, _)| u64::from(*face) == take);
                tip.map(|&(_, mv)| mv)
            }
        }
    }

    /// The most that can be taken; 0 if nothing can.
    #[must_use]
    pub fn most(&self) -> u64 {
        match self {
            Self::Row { most, .. } | Self::Both { most } | Self::Heap { most } => *most,
            Self::Faces(faces) => faces.last().map_or(0, |&face| u64::from(face)),
            Self::Numbers(numbers) => numbers.last().copied().unwrap_or(0),
            Self::Die { tips, .. } => tips.last().map_or(0, |&(face, _)| u64::from(face)),
        }
    }

    /// The next larger take than `take`, or `take` itself at the most.
    #[must_use]
    pub fn more(&self, take: u64) -> u64 {
        match self {
            Self::Row { each, most, .. } => (take - take % each + each).min(*most),
            Self::Both { most } | Self::Heap { most } => (take + 1).min(*most),
            _ => {
                let larger = self.listed().into_iter().find(|&number| number > take);
                larger.unwrap_or(take)
            }
        }
    }

    /// The next smaller take than `take`, or `take` itself at the least.
    #[must_use]
    pub fn fewer(&self, take: u64) -> u64 {
        match self {
            Self::Row { each, .. } => {
                let less = take.saturating_sub(1);
                (less - less % each).max(*each)
            }
            Self::Both { .. } | Self::Heap { .. } => take.saturating_sub(1).max(1),
            _ => {
                let mut smaller = self.listed().into_iter().rev();
                smaller.find(|&number| number < take).unwrap_or(take)
            }
        }
    }

    /// The numbers that can be chosen, ascending; empty where all numbers up to [`Choice::most`] can.
    #[must_use]
    pub fn listed(&self) -> Vec<u64> {
        let mut numbers = Vec::new();
        match self {
            Self::Faces(faces) => numbers.extend(faces.iter().map(|&face| u64::from(face))),
            Self::Numbers(all) => numbers.clone_from(all),
            Self::Die { tips, .. } => {
                numbers.extend(tips.iter().map(|&(face, _)| u64::from(face)));
            }
            _ => {}
        }
        numbers
    }

    /// Whether all moves of this choice are among `moves`.
    pub(super) fn is_among(&self, moves: &[Move]) -> bool {
        let among = |take| self.take(take).is_some_and(|mv| moves.contains(&mv));
        match self {
            Self::Row { each, most, .. } => {
                let times = most / each;
                times <= moves.len() as u64 && (1..=times).all(|time| among(time * each))
            }
            Self::Both { most } | Self::Heap { most } => {
                *most <= moves.len() as u64 && (1..=*most).all(among)
            }
            _ => self.listed().into_iter().all(among),
        }
    }

    /// The amount chosen when a slider is moved from `from` to `to`: `to`, or the next possible amount in the direction
    /// of the slider; 0 clears the choice.
    #[must_use]
    pub fn snap(&self, from: u64, to: u64) -> u64 {
        let to = to.min(self.most());
        if to == 0 || self.take(to).is_some() {
            return to;
        }
        if to > from {
            return self.more(to);
        }
        Some(self.fewer(to)).filter(|&less| less < to).unwrap_or(0)
    }

    /// How much of this choice `mv` takes; 0 if the move is of another kind.
    #[must_use]
    pub fn taken_by(&self, mv: Option<Move>) -> u64 {
        match (self, mv) {
            (Self::Row { row, .. }, Some(Move::Row { row: other, take })) if *row == other => take,
            (Self::Both { .. }, Some(Move::Both { take })) => take,
            (Self::Faces(_) | Self::Heap { .. } | Self::Numbers(_), Some(Move::Take(take))) => take,
            (Self::Die { die, .. }, Some(Move::Turn { die: other, face })) if *die == other => {
                face.into()
            }
            (Self::Die { die, .. }, Some(Move::TurnAll(faces))) => {
                let face = faces.up().get(usize::from(*die));
                face.map_or(0, |&face| face.into())
            }
            _ => 0,
        }
    }
}

/// The choices in `position`, empty rows included; together they make up all its moves. Where a move tips every die,
/// the dice are chosen one after the other, and the others stay as in `chosen`.
#[must_use]
pub fn choices(position: &AnyPosition, chosen: Option<Move>) -> Vec<Choice> {
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
        AnyPosition::Subtraction(rules, heap) => vec![numbers(rules.set, heap.stones())],
        AnyPosition::Parity(rules, state) => vec![up_to(rules.takes.k(), state.heap())],
        AnyPosition::Sides(rules, state) => vec![up_to(rules.takes.k(), state.heap())],
        AnyPosition::SeveralDice(rules, state) => several_dice(*rules, *state, chosen),
        AnyPosition::Dynamic(rules, state) => limited(*rules, state),
        AnyPosition::Euclid(_, numbers) => {
            let [a, b] = *numbers.heaps();
            let mut all = rows(&numbers.most());
            for (choice, by) in all.iter_mut().zip([b, a]) {
                if let Choice::Row { each, .. } = choice {
                    *each = by.max(1);
                }
            }
            all.retain(|choice| choice.most() > 0);
            all
        }
    }
}

fn rows(heaps: &[u64]) -> Vec<Choice> {
    let mut all = Vec::new();
    for (row, &most) in (0..).zip(heaps) {
        all.push(Choice::Row { row, each: 1, most });
    }
    all
}

fn up_to(most: u64, heap: u64) -> Choice {
    let most = most.min(heap);
    Choice::Heap { most }
}

fn numbers(set: Set, heap: u64) -> Choice {
    match set.run() {
        Some(most) => up_to(most, heap),
        None => Choice::Numbers(set.numbers(heap).collect()),
    }
}

fn several_dice(rules: SeveralDice, state: State, chosen: Option<Move>) -> Vec<Choice> {
    let mut all = Vec::new();
    for (die, &up) in (0..).zip(state.faces().up()) {
        let mut tips = Vec::new();
        for face in dice::sides(up) {
            if let Some(mv) = rules.tip(&state, chosen, die, face) {
                tips.push((face, mv));
            }
        }
        all.push(Choice::Die { die, tips });
    }
    all
}

fn limited(rules: Dynamic, state: &dynamic::State) -> Vec<Choice> {
    let mut most = Vec::new();
    for (row, &heap) in state.heaps().iter().enumerate() {
        most.push(heap.min(state.limit(row)));
    }
    match rules.heaps() {
        Heaps::One => vec![up_to(u64::MAX, most.first().copied().unwrap_or(0))],
        Heaps::Local | Heaps::Global => rows(&most),
    }
}

#[cfg(test)]
mod tests {
    use super::choices;
    use nian_solver::{AnyPosition, Move};
    use std::collections::BTreeSet;

    #[test]
    fn choices_are_the_moves() {
        let texts = [
            "nim:3,0,5",
            "nim:0",
            "wythoff:3,5",
            "wythoff:0,4",
            "dice:31@4",
            "dice:3@6",
            "subtraction.1-3:21",
            "subtraction.1-3:2",
            "subtraction.1,3,4:3",
            "subtraction.fib:40",
            "parity.3:17",
            "sides.5:2",
            "dice.one:31@3,5",
            "dice.one-sum:9@3,5,1",
            "dynamic.2:10@3",
            "dynamic.2:3@9",
            "dynamic.2.local:3@1,5@9",
            "dynamic.3.global:3,5@4",
            "euclid:8,25",
            "euclid:7,7",
            "euclid:0,7",
        ];
        assert!(AnyPosition::missing_from(texts).is_empty());
        for text in texts {
            let position: AnyPosition = text.parse().unwrap();
            let chosen: BTreeSet<Move> = choices(&position, None)
                .iter()
                .flat_map(|choice| (0..=choice.most() + 1).filter_map(|take| choice.take(take)))
                .collect();
            let moves: BTreeSet<Move> = position.moves().collect();
            assert_eq!(chosen, moves, "{text}");
        }
    }

    #[test]
    fn a_choice_knows_its_own_moves() {
        for text in [
            "wythoff:3,5",
            "subtraction.1,3,4:9",
            "parity.3:17",
            "dice.one:31@3,5",
            "dynamic.2.local:3@2,5@4",
            "euclid:25,4",
        ] {
            let position: AnyPosition = text.parse().unwrap();
            for mv in position.moves() {
                let takes: Vec<u64> = choices(&position, None)
                    .iter()
                    .map(|choice| choice.taken_by(Some(mv)))
                    .collect();
                assert_eq!(takes.iter().filter(|&&take| take > 0).count(), 1, "{mv}");
            }
        }
    }

    #[test]
    fn a_slider_snaps_to_what_can_be_taken() {
        let snap = |text: &str, from, to| {
            let position: AnyPosition = text.parse().unwrap();
            choices(&position, None)[0].snap(from, to)
        };
        for (text, from, to, chosen) in [
            ("subtraction.1-3:21", 0, 2, 2),
            ("subtraction.1-3:21", 1, 9, 3),
            ("subtraction.1-3:21", 1, 0, 0),
            // Both 1 upwards and 4 downwards go to 3, as 2 cannot be taken.
            ("subtraction.1,3,4:9", 1, 2, 3),
            ("subtraction.1,3,4:9", 4, 2, 1),
            ("subtraction.3,4:9", 3, 2, 0),
            ("subtraction.1,3,4:3", 1, 4, 3),
            ("dynamic.2:45@8", 7, u64::MAX, 8),
            ("euclid:25,7", 0, 8, 14),
            ("euclid:25,7", 14, 13, 7),
            ("euclid:25,7", 7, 6, 0),
            ("euclid:25,7", 14, 25, 21),
            ("nim:9223372036854775807", 0, u64::MAX, u64::MAX >> 1),
        ] {
            assert_eq!(snap(text, from, to), chosen, "{text} from {from} to {to}");
        }
    }

    /// Where every die is tipped, choosing one die after the other reaches every move.
    #[test]
    fn dice_are_chosen_one_by_one() {
        for text in ["dice.both:31@3,5", "dice.both:7@3,5", "dice.both:20@1,2,3"] {
            let position: AnyPosition = text.parse().unwrap();
            let mut reached = BTreeSet::from([None]);
            let mut new = vec![None];
            while let Some(chosen) = new.pop() {
                for choice in choices(&position, chosen) {
                    for face in choice.listed() {
                        let mv = choice.take(face);
                        assert_eq!(choice.taken_by(mv), face, "{text}");
                        if reached.insert(mv) {
                            new.push(mv);
                        }
                    }
                }
            }
            let moves: BTreeSet<Option<Move>> = position.moves().map(Some).collect();
            reached.remove(&None);
            assert_eq!(reached, moves, "{text}");
        }
    }
}
