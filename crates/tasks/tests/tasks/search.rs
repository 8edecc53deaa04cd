//! Tasks about positions, held against search by the rules alone.

use crate::cells::{both, count, first};
use nian_oracle::Oracle;
use nian_solver::holding::Side;
use nian_solver::nim::Rows;
use nian_solver::{AnyPosition, Game, Move, Outcome, PlayError, parity, sides};
use nian_tasks::{
    Answer, Grade, Level, Mistake, Question, Request, Skill, Version, judge, outcome, position,
    task, truth, winning,
};

/// A game of which positions that are the same by the rules are searched once.
struct Folded<G: Game> {
    rules: G,
    fold: fn(G::Position) -> G::Position,
}

impl<G: Game> Game for Folded<G> {
    type Position = G::Position;

    fn moves(&self, position: &G::Position) -> impl Iterator<Item = Move> {
        self.rules.moves(position)
    }

    fn play(&self, position: &G::Position, mv: Move) -> Result<G::Position, PlayError> {
        self.rules.play(position, mv).map(self.fold)
    }

    fn end(&self, position: &G::Position) -> Option<Outcome> {
        self.rules.end(position)
    }
}

type Search = Box<dyn FnMut(&AnyPosition) -> Option<(Outcome, Vec<Move>)>>;

/// Searches of all games that tasks are made for.
#[derive(Default)]
struct Searches(Vec<Search>);

impl Searches {
    /// What search finds about a position.
    fn find(&mut self, position: &AnyPosition) -> (Outcome, Vec<Move>) {
        if let Some(found) = self.0.iter_mut().find_map(|search| search(position)) {
            return found;
        }
        self.0.push(search(position));
        self.find(position)
    }
}

/// A search for positions of the rules of this one.
fn search(position: &AnyPosition) -> Search {
    macro_rules! of_game {
        ($($game:ident $fold:expr),*) => {
            match position {
                $(AnyPosition::$game(rules, _) => {
                    let rules = *rules;
                    let mut oracle = Oracle::new(Folded { rules, fold: $fold });
                    Box::new(move |position| match position {
                        AnyPosition::$game(other, state) if *other == rules => {
                            let state = state.clone();
                            Some((oracle.outcome(&state), oracle.winning_moves(&state)))
                        }
                        _ => None,
                    })
                })*
                _ => panic!("no tasks are made of {position}"),
            }
        };
    }
    of_game!(
        Nim sorted,
        Wythoff |pair| pair,
        Subtraction |heap| heap,
        // Of holdings the rules want to know but whether they are odd.
        Parity |state| parity::State::new(state.heap(), state.mover() % 2, state.other() % 2).unwrap(),
        Sides |state| {
            let [odd, even] = [Side::Odd, Side::Even].map(|side| state.holding(side) % 2);
            sides::State::new(state.heap(), odd, even, state.to_move()).unwrap()
        },
        Dice |state| state,
        SeveralDice |state| state,
        Dynamic |state| state
    )
}

/// Rows in ascending order: in Nim their order does not matter.
fn sorted(rows: Rows) -> Rows {
    let mut heaps = rows.heaps().to_vec();
    heaps.sort_unstable();
    Rows::new(heaps).unwrap()
}

#[test]
fn outcomes_and_winning_moves() {
    let mut searches = Searches::default();
    for cell in both(&[Skill::Outcome, Skill::Winning]) {
        for request in first(cell, count()) {
            let task = task(&request).unwrap();
            let position = position(&task).expect("a position");
            assert_eq!(position.to_string(), task.text, "it is canonical");
            let (found, moves) = searches.find(&position);
            assert_eq!(outcome(&task), Some(found), "{}", task.text);
            assert_eq!(winning(&task), moves, "{}", task.text);
            let all = cell.level == Level::Three;
            let question = match cell.skill {
                Skill::Outcome => Question::Outcome,
                _ if all => Question::AllWinningMoves,
                _ => Question::OneWinningMove,
            };
            assert_eq!(task.question, question);
            assert!(cell.skill == Skill::Outcome || !moves.is_empty());
            assert!(position.end().is_none(), "there is a move in {}", task.text);
            let nim = matches!(position, AnyPosition::Nim(..));
            assert!(
                !nim || moves.len() % 2 == usize::from(found == Outcome::Unsafe)
                    || is_misere(&position)
            );
        }
    }
}

fn is_misere(position: &AnyPosition) -> bool {
    position.ending().is_some_and(|ending| ending.is_misere())
}

/// Whether a cell's levels are those of winning moves in version 1; in version 2 those of Wythoff's game are not.
fn with_one(cell: &Request<'_>) -> bool {
    cell.version == Version::One || cell.rules != Some("wythoff")
}

/// At level 1 there is one winning move; at level 2 none in a largest row.
#[test]
fn levels_of_winning_moves() {
    for cell in both(&[Skill::Winning]) {
        for request in first(cell, count()) {
            let task = task(&request).unwrap();
            let position = position(&task).unwrap();
            let moves = winning(&task);
            let rows = position.heaps();
            let largest = |mv: &Move| match *mv {
                Move::Row { row, .. } => Some(&rows[usize::from(row)]) == rows.iter().max(),
                _ => false,
            };
            match cell.level {
                Level::One if with_one(&cell) => assert_eq!(moves.len(), 1, "{}", task.text),
                // At the end of a misère game there is only one row to take from.
                Level::Two
                    if with_one(&cell) && rows.iter().filter(|&&row| row > 1).count() > 1 =>
                {
                    assert!(!moves.iter().any(largest), "{}", task.text);
                }
                _ => {}
            }
        }
    }
}

/// Of the games that are written down search says the same: one move, and no other, goes from a position that is won for
/// who is to move to one that is won for the other. Each other move is told to be none for the right reason.
#[test]
fn slips() {
    let mut searches = Searches::default();
    for cell in both(&[Skill::Slip]) {
        for request in first(cell, count()) {
            let task = task(&request).unwrap();
            let (moves, two) = match &task.question {
                Question::Slip { moves } => (moves, false),
                Question::Slips { moves } => (moves, true),
                _ => panic!("{task:?}"),
            };
            let second = cell.version == Version::Two;
            assert_eq!(two, second && cell.level == Level::Three);
            assert_eq!(moves.len(), 3 + cell.level.number() as usize);
            let named = |number| match two {
                true => Answer::Moves(vec![number]),
                false => Answer::Number(number),
            };
            let mut before = position(&task).expect("a position");
            let mut slips = Vec::new();
            for (number, &mv) in (1..).zip(moves) {
                let after = before.play(mv).expect("a move by the rules");
                assert!(after.end().is_none(), "the game goes on in {task:?}");
                let [won, given] =
                    [&before, &after].map(|position| searches.find(position).0 == Outcome::Unsafe);
                let verdict = match (won, given) {
                    (true, true) if two => Grade::Unfinished,
                    (true, true) => Grade::Right,
                    (true, false) => Grade::Wrong(vec![Mistake::Kept { number }]),
                    (false, _) => Grade::Wrong(vec![Mistake::NoWin { number }]),
                };
                assert_eq!(judge(&task, &named(number)), verdict, "{task:?}");
                if won && given {
                    let found = (number as usize - 1, before.clone());
                    assert_eq!(nian_tasks::slips(&task).get(slips.len()), Some(&found));
                    slips.push(number);
                }
                before = after;
            }
            let right = match slips[..] {
                [number] if !two => Answer::Number(number),
                [_, _] if two => Answer::Moves(slips.clone()),
                _ => panic!("{task:?}: {slips:?}"),
            };
            assert_eq!(truth(&task), Some(right));
            if two {
                let backwards = Answer::Moves(slips.iter().rev().copied().collect());
                assert_eq!(judge(&task, &backwards), Grade::Right);
            }
            for number in [0, moves.len() as u64 + 1] {
                let verdict = judge(&task, &named(number));
                assert_eq!(verdict, Grade::NotUnderstood);
            }
        }
    }
}
