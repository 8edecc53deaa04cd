//! The faces that several dice show.

use core::fmt;

use crate::PlayError;
use crate::dice::sides;

/// The least number of dice; the game with one is [`crate::dice`].
pub const MIN_DICE: u8 = 2;

/// The greatest number of dice.
pub const MAX_DICE: u8 = 4;

/// The faces up, die by die: 2 to 4 of them, each 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Faces {
    count: u8,
    /// 0 for a die that isn't there.
    faces: [u8; MAX_DICE as usize],
}

impl Faces {
    /// These faces; `None` unless there are [`MIN_DICE`] to [`MAX_DICE`] of them, each 1 to 6.
    #[must_use]
    pub fn new(up: &[u8]) -> Option<Self> {
        let count = u8::try_from(up.len()).ok()?;
        let valid =
            (MIN_DICE..=MAX_DICE).contains(&count) && up.iter().all(|face| (1..=6).contains(face));
        let mut faces = [0; MAX_DICE as usize];
        for (place, &face) in faces.iter_mut().zip(up) {
            *place = face;
        }
        valid.then_some(Self { count, faces })
    }

    /// The faces, die by die.
    #[must_use]
    pub fn up(&self) -> &[u8] {
        &self.faces[..self.dice().into()]
    }

    /// The number of dice.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.count
    }

    /// The sum of the faces.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.faces.iter().sum()
    }

    /// The number of dice on each axis: with 1 or 6 up, with 2 or 5, with 3 or 4.
    #[must_use]
    pub fn axes(&self) -> [u8; 3] {
        let mut axes = [0; 3];
        for &face in self.up() {
            axes[usize::from(face.min(7 - face) - 1)] += 1;
        }
        axes
    }

    /// The faces in ascending order: the order of the dice does not affect the outcome.
    pub(super) fn sorted(mut self) -> Self {
        let count = usize::from(self.count);
        self.faces[..count].sort_unstable();
        self
    }

    /// The lower face of each die's axis: dice on the same axes have the same sides.
    pub(super) fn lower(mut self) -> Self {
        for face in &mut self.faces[..self.count.into()] {
            *face = (*face).min(7 - *face);
        }
        self
    }

    /// The least side of each die.
    pub(super) fn least_sides(mut self) -> Self {
        for face in &mut self.faces[..self.count.into()] {
            *face = sides(*face)[0];
        }
        self
    }

    /// These faces with that of one die (0-based) replaced; `None` if there is no such die.
    pub(super) fn replaced(self, die: usize, face: u8) -> Option<Self> {
        (die < usize::from(self.count)).then(|| self.with(die, face))
    }

    fn with(mut self, die: usize, face: u8) -> Self {
        self.faces[die] = face;
        self
    }

    /// Every way to tip one die: the die (0-based), its new face, and all faces after it.
    pub(super) fn turns(self) -> impl Iterator<Item = (u8, u8, Self)> {
        (0..self.count).flat_map(move |die| {
            let place = usize::from(die);
            let to = sides(self.faces[place]).into_iter();
            to.map(move |face| (die, face, self.with(place, face)))
        })
    }

    /// Every way to tip all dice, as the faces then up; in the order of their texts.
    pub(super) fn turns_of_all(self) -> impl Iterator<Item = Self> {
        let ways = 1u16 << (2 * self.count);
        // Two bits a die choose one of its four sides, the first die's the highest.
        (0..ways).map(move |way| {
            let mut to = self;
            for die in 0..usize::from(self.count) {
                let side = way >> (2 * (usize::from(self.count) - 1 - die)) & 3;
                to.faces[die] = sides(self.faces[die])[usize::from(side)];
            }
            to
        })
    }

    /// The faces after tipping one die (0-based).
    pub(super) fn turned(self, die: u8, face: u8) -> Result<Self, PlayError> {
        let dice = self.count;
        let up = self.up().get(usize::from(die)).copied();
        check_side(up.ok_or(PlayError::NoSuchDie { dice })?, face)?;
        Ok(self.with(die.into(), face))
    }

    /// The faces after tipping every die, if each can be tipped to its new face.
    pub(super) fn all_turned(self, to: Self) -> Result<Self, PlayError> {
        let dice = self.count;
        if to.count != dice {
            return Err(PlayError::EveryDie { dice });
        }
        for (&up, &face) in self.up().iter().zip(to.up()) {
            check_side(up, face)?;
        }
        Ok(to)
    }
}

/// Checks that a die that shows `up` can be tipped to `face`.
fn check_side(up: u8, face: u8) -> Result<(), PlayError> {
    if !(1..=6).contains(&face) {
        return Err(PlayError::NoFace);
    }
    if !sides(up).contains(&face) {
        return Err(PlayError::NoSide { up });
    }
    Ok(())
}

/// As in a move of all dice: `3+5`.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (die, face) in self.up().iter().enumerate() {
            let plus = if die > 0 { "+" } else { "" };
            write!(f, "{plus}{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Faces({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::Faces;

    /// What tables leave out is as they say: the order, and which of an axis's faces is up.
    #[test]
    fn like_faces_are_one() {
        let faces: Faces = Faces::new(&[6, 2, 5]).expect("faces of three dice");
        assert_eq!(faces.sorted().up(), [2, 5, 6]);
        assert_eq!(faces.lower().up(), [1, 2, 2]);
        // Beside 6 and 1 lies 2, beside the others 1.
        assert_eq!(faces.least_sides().up(), [2, 1, 1]);
    }
}
