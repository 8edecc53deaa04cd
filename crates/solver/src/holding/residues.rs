//! Which heaps are safe to leave, and why.

use alloc::vec;
use alloc::vec::Vec;

use super::{Side, UpTo, is_odd};
use crate::r#move::alphabetical;
use crate::{Move, Reason};

impl UpTo {
    /// The modulus of the safe states: 2k + 2 for odd k, k + 2 for even k. With M = 2(k/2 + 1) for
    /// even k the two look alike.
    #[must_use]
    pub fn modulus(self) -> u64 {
        if is_odd(self.k()) {
            2 * self.k() + 2
        } else {
            self.k() + 2
        }
    }

    /// The heaps that are safe to leave, modulo [`UpTo::modulus`], ascending, for a player who then
    /// has the parity they want, or has it not.
    #[must_use]
    pub fn safe_residues(self, has: bool) -> Vec<u64> {
        match (has, is_odd(self.k())) {
            (true, _) => vec![0, 1],
            (false, true) => vec![self.k() + 1, self.k() + 2],
            (false, false) => vec![self.k() + 1],
        }
    }

    /// Whether `heap` is safe to leave for a player who then has the parity they want, or not.
    #[must_use]
    pub fn is_safe(self, heap: u64, has: bool) -> bool {
        match (heap % self.modulus(), has) {
            (residue, true) => residue <= 1,
            (residue, false) => residue > self.k() && residue <= self.k() + 2,
        }
    }

    /// The takes that leave a safe state, for a player who has now the parity they want, or has it
    /// not; at most four. In the alphabetical order of their texts.
    pub(crate) fn winning_moves(self, heap: u64, has: bool) -> Vec<Move> {
        let modulus = self.modulus();
        let targets = [0, 1, self.k() + 1, self.k() + 2];
        let takes = targets.map(|target| (heap % modulus + modulus - target) % modulus);
        let wins = |&take: &u64| {
            (1..=self.most(heap)).contains(&take) && self.is_safe(heap - take, has ^ is_odd(take))
        };
        let mut moves: Vec<Move> = takes.into_iter().filter(wins).map(Move::Take).collect();
        alphabetical(&mut moves);
        moves.dedup();
        moves
    }

    /// Why a heap left by a player with such a holding is safe or not, and which takes win for the
    /// other, whose side and holding are `mover`.
    pub(crate) fn steps(self, heap: u64, last: (Side, u64), mover: (Side, u64)) -> Vec<Reason> {
        let modulus = self.modulus();
        let has = last.0.wants(last.1);
        let mut steps = vec![
            Reason::Holding {
                side: last.0,
                holding: last.1,
                has,
            },
            Reason::SafeResidues {
                heap,
                modulus,
                residue: heap % modulus,
                safe: self.safe_residues(has),
            },
        ];
        let (side, holding) = mover;
        for mv in self.winning_moves(heap, side.wants(holding)) {
            if let Move::Take(take) = mv {
                steps.push(Reason::LeaveHolding {
                    take,
                    holding: holding + take,
                    has: side.wants(holding + take),
                    heap: heap - take,
                    residue: (heap - take) % modulus,
                });
            }
        }
        steps
    }
}
