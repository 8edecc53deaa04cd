//! Four dice beside a heap: each arrangement of faces is a row.

use super::{SIDE, Step};
use nian_solver::several_dice::{Faces, Mode, SeveralDice, State};
use nian_solver::{Ending, Game, Move};

const DICE: u32 = 4;
/// The faces in the order of the rows: opposite faces, which can be tipped to the same sides, are neighbours.
const ORDER: [u8; 6] = [1, 6, 2, 5, 3, 4];
const ROWS: usize = ORDER.len().pow(DICE);
/// More than any move takes.
const MANY: u64 = 100;

/// The moves of the dice.
pub(super) struct Dice {
    /// For each row its moves: the number taken, the row it leads to, and the move itself.
    tips: Vec<Vec<(usize, usize, Move)>>,
}

impl Dice {
    pub(super) fn new(mode: Mode) -> Self {
        let ending = Ending::Normal;
        let rules = SeveralDice { mode, ending };
        let tips = (0..ROWS).map(|row| {
            let state = Faces::new(&faces(row)).and_then(|faces| State::new(MANY, faces));
            let moves = state.iter().flat_map(|state| {
                let moves = rules.moves(state);
                moves.filter_map(|mv| Some((mv, rules.play(state, mv).ok()?)))
            });
            let tips = moves.map(|(mv, left)| {
                let take = usize::try_from(MANY - left.heap()).unwrap_or(SIDE);
                (take, row_of(left.faces().up()), mv)
            });
            tips.collect()
        });
        Self {
            tips: tips.collect(),
        }
    }

    /// The faces of a row in the notation.
    pub(super) fn up(&self, row: usize) -> String {
        let up = faces(row).map(|face| face.to_string());
        up.join(",")
    }

    pub(super) fn moves(&self, heap: usize, row: usize) -> impl Iterator<Item = Step> {
        let tips = self.tips.get(row).into_iter().flatten();
        tips.filter_map(move |&(take, row, mv)| {
            Some((heap.checked_sub(take)?, row, mv.to_string()))
        })
    }

    /// The outcomes, heap by heap from the smallest: every move takes something.
    pub(super) fn search(&self) -> Vec<u8> {
        let mut safe = vec![0; SIDE * ROWS];
        for heap in 0..SIDE {
            for (row, tips) in self.tips.iter().enumerate() {
                let wins = tips.iter().any(|&(take, row, _)| {
                    heap.checked_sub(take)
                        .is_some_and(|left| safe[row * SIDE + left] == 1)
                });
                safe[row * SIDE + heap] = u8::from(!wins);
            }
        }
        safe
    }
}

fn faces(row: usize) -> [u8; DICE as usize] {
    let mut rest = row;
    let mut faces = [0; DICE as usize];
    for face in faces.iter_mut().rev() {
        *face = ORDER[rest % ORDER.len()];
        rest /= ORDER.len();
    }
    faces
}

fn row_of(faces: &[u8]) -> usize {
    let place = |face: &u8| ORDER.iter().position(|one| one == face).unwrap_or(0);
    faces
        .iter()
        .fold(0, |row, face| row * ORDER.len() + place(face))
}

#[cfg(test)]
mod tests {
    use super::{ROWS, faces, row_of};

    #[test]
    fn a_row_is_that_of_its_faces() {
        assert_eq!(faces(0), [1, 1, 1, 1]);
        assert_eq!(faces(ROWS - 1), [4, 4, 4, 4]);
        for row in 0..ROWS {
            assert_eq!(row_of(&faces(row)), row);
        }
    }
}
