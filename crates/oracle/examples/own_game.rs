//! A game of one's own, searched: from a heap a square number is taken. `cargo run --example own_game`
//!
//! Its rules are all that is written down; no formula is known for its safe heaps (OEIS A030193).

use nian_oracle::Oracle;
use nian_solver::{Game, Move, Outcome, PlayError};

/// Take 1, 4, 9, 16, … from a heap; who cannot move has lost.
struct Squares;

impl Game for Squares {
    type Position = u64;

    fn moves(&self, heap: &u64) -> impl Iterator<Item = Move> {
        let heap = *heap;
        let squares = (1..).map(|root: u64| root * root);
        squares.take_while(move |&take| take <= heap).map(Move::Take)
    }

    fn play(&self, heap: &u64, mv: Move) -> Result<u64, PlayError> {
        let Move::Take(take) = mv else {
            return Err(PlayError::OtherKind);
        };
        if take.isqrt().pow(2) != take || take == 0 {
            return Err(PlayError::NotInSet);
        }
        heap.checked_sub(take).ok_or(PlayError::TooMany { most: *heap })
    }

    fn end(&self, heap: &u64) -> Option<Outcome> {
        (*heap == 0).then_some(Outcome::Safe)
    }
}

fn main() {
    let mut oracle = Oracle::new(Squares);
    let safe: Vec<u64> = (0..100).filter(|heap| oracle.outcome(heap).is_safe()).collect();
    println!("Safe heaps below 100: {safe:?}");
    println!("From 13 the winning moves are {:?}.", oracle.winning_moves(&13));
    println!("Grundy value of 50: {:?}", oracle.grundy(&50));
}
