use super::choices::{Choice, choices};
use nian_solver::{AnyPosition, Move};

/// A pseudo-random generator that can be seeded: the same seed gives the same game.
///
/// Marsaglia's xorshift with shifts 13, 17, 5; good enough for an opponent's mistakes, and for nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u32);

impl Random {
    /// Starts with `seed`; 0, a fixed point of xorshift, counts as 1.
    #[must_use]
    pub fn new(seed: u32) -> Self {
        Self(seed.max(1))
    }

    /// A number from 0 to `below` − 1; 0 if `below` is 0.
    fn below(&mut self, below: u64) -> u64 {
        let high = u64::from(self.next());
        let low = u64::from(self.next());
        (high << 32 | low).checked_rem(below).unwrap_or(0)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }
}

/// The move of an opponent who never errs: a winning one, else one that loses slowly and shows
/// little, the smallest from the largest row. `None` where no move is left.
pub(super) fn perfect_move(position: &AnyPosition) -> Option<Move> {
    position
        .winning_moves()
        .into_iter()
        .min_by_key(|&mv| size(mv))
        .or_else(|| delay(position))
}

/// The move of an opponent who plays at random `times` times in twenty. No opponent overlooks a win in one move, their
/// own or one that they would leave to the reader.
pub(super) fn fallible_move(
    position: &AnyPosition,
    times: u64,
    random: &mut Random,
) -> Option<Move> {
    let best = perfect_move(position);
    if random.below(20) >= times {
        return best;
    }
    let mv = last_stroke(position).or_else(|| any(position, random))?;
    let after = position.play(mv).ok()?;
    if last_stroke(&after).is_some() {
        best
    } else {
        Some(mv)
    }
}

/// A winning move that ends the game.
fn last_stroke(position: &AnyPosition) -> Option<Move> {
    let ends = |mv: &Move| position.play(*mv).is_ok_and(|after| after.end().is_some());
    position.winning_moves().into_iter().find(ends)
}

fn delay(position: &AnyPosition) -> Option<Move> {
    let all = choices(position, None);
    let rows = all
        .iter()
        .filter(|choice| !matches!(choice, Choice::Both { .. }));
    let largest = rows.max_by_key(|choice| choice.most())?;
    largest.take(largest.more(0))
}

fn any(position: &AnyPosition, random: &mut Random) -> Option<Move> {
    if let AnyPosition::SeveralDice(..) = position {
        // There are at most 256 moves, not all of which are one choice away.
        let moves: Vec<Move> = position.moves().collect();
        return moves
            .get(random.below(moves.len() as u64) as usize)
            .copied();
    }
    let mut all = choices(position, None);
    all.retain(|choice| choice.most() > 0);
    let choice = all.get(random.below(all.len() as u64) as usize)?;
    let listed = choice.listed();
    if listed.is_empty() {
        let each = choice.more(0);
        return choice.take(each * (1 + random.below(choice.most() / each)));
    }
    let at = random.below(listed.len() as u64) as usize;
    choice.take(*listed.get(at)?)
}

fn size(mv: Move) -> u64 {
    match mv {
        Move::Row { take, .. } | Move::Both { take } | Move::Take(take) => take,
        Move::Turn { face, .. } => face.into(),
        Move::TurnAll(faces) => faces.sum().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Random, fallible_move, last_stroke, perfect_move};
    use nian_solver::AnyPosition;

    const POSITIONS: [&str; 25] = [
        "nim:3,4,5",
        "nim:1,4,5",
        "nim.misere:1,1,5",
        "wythoff:3,5",
        "wythoff:9223372036854775807,5",
        "dice:31@4",
        "dice:9@1",
        "dice.misere:17@2",
        "subtraction.1-3:20",
        "subtraction.1-3.misere:20",
        "subtraction.fib:1000000",
        "subtraction.1,4,9,16:9223372036854775807",
        "parity.3:17",
        "parity.1000.even:123457",
        "sides.3:12",
        "sides.2:5@0,3,odd",
        "dice.one:31@3,5",
        "dice.both:7@1,2",
        "dice.one-sum.misere:100@1,6,5,2",
        "dynamic.3:100",
        "dynamic.2.local:4@4,5@4",
        "dynamic.2.global:3,5@2",
        "euclid:25,7",
        "euclid:8,5",
        "euclid:9223372036854775807,3",
    ];

    #[test]
    fn the_perfect_opponent_wins_where_one_can() {
        assert!(AnyPosition::missing_from(POSITIONS).is_empty());
        for text in POSITIONS {
            let position: AnyPosition = text.parse().unwrap();
            let after = position.play(perfect_move(&position).unwrap()).unwrap();
            assert_eq!(
                after.outcome().is_safe(),
                !position.outcome().is_safe(),
                "{text}"
            );
        }
    }

    #[test]
    fn each_errs_more_than_the_one_above_and_plays_by_the_rules() {
        let texts = [
            "nim:3,4,5",
            "wythoff:10,14",
            "dice:31@1",
            "subtraction.2,3:14",
            "parity.5:33",
            "sides.4:14@1,1,even",
            "dice.one:31@3,5",
            "dice.both:31@3,5",
            "dynamic.2:10",
            "dynamic.2.local:4@4,5@4",
            "dynamic.2.global:3,5@2",
            "euclid:25,7",
        ];
        assert!(AnyPosition::missing_from(texts).is_empty());
        for text in texts {
            let position: AnyPosition = text.parse().unwrap();
            let mut random = Random::new(7);
            let mut before = 201;
            for times in [0, 3, 8, 15] {
                let won = (0..200).filter(|_| {
                    let mv = fallible_move(&position, times, &mut random).unwrap();
                    position.play(mv).unwrap().outcome().is_safe()
                });
                let won = won.count();
                assert!(
                    won < before,
                    "{text}: {won} of 200 at {times}, {before} before"
                );
                assert_eq!(won == 200, times == 0, "{text}");
                before = won;
            }
        }
    }

    #[test]
    fn nobody_overlooks_a_win_at_one_stroke() {
        let mut random = Random::new(3);
        for text in [
            "nim:7",
            "wythoff:4,4",
            "dice:3@1",
            "subtraction.1-3:3",
            "dynamic.2:5@9",
        ] {
            let position: AnyPosition = text.parse().unwrap();
            for _ in 0..50 {
                let mv = fallible_move(&position, 20, &mut random).unwrap();
                let after = position.play(mv).unwrap();
                assert!(after.outcome().is_safe(), "{text}: {mv}");
            }
        }
        // The opponent does not leave a win in one move where another move avoids it.
        let position: AnyPosition = "nim:2,9".parse().unwrap();
        for _ in 0..50 {
            let mv = fallible_move(&position, 20, &mut random).unwrap();
            let after = position.play(mv).unwrap();
            assert_eq!(last_stroke(&after), None, "{mv}");
        }
    }

    #[test]
    fn nobody_moves_where_the_game_is_over() {
        let texts = [
            "nim:0,0",
            "wythoff:0,0",
            "dice:0@3",
            "dice:1@6",
            "subtraction.3,5:2",
            "parity.3:0@1,0",
            "sides.3:0@1,1,odd",
            "dice.both:1@1,1",
            "dice.one:1@1,6",
            "dynamic.2:1",
            "dynamic.2.local:3@0,0@5",
            "dynamic.2.global:3,5@0",
            "euclid:0,5",
        ];
        assert!(AnyPosition::missing_from(texts).is_empty());
        for text in texts {
            let position: AnyPosition = text.parse().unwrap();
            assert_eq!(
                perfect_move(&position).is_none(),
                position.end().is_some(),
                "{text}"
            );
            assert_eq!(
                fallible_move(&position, 20, &mut Random::new(0)).is_none(),
                position.end().is_some(),
                "{text}"
            );
        }
    }
}
