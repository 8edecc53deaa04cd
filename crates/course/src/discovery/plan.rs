use super::Board;
use super::board::MOST;
use super::numbers::numbers_in;
use std::fmt;

/// The positions of a board, and what a move can leave of each. A position is an index in `positions`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Which board it is.
    pub board: Board,
    /// The most that can be taken at a time, where the game has such a number.
    pub most: u64,
    /// The positions that the reader marks, in lines.
    pub lines: Vec<Vec<usize>>,
    /// How the lines go on, which is filled in once the marks are right.
    pub more: Vec<Vec<usize>>,
    /// Those that are marked from the start.
    pub given: Vec<usize>,
    /// All of these, and all that can follow. What can follow a position stands before it.
    pub positions: Vec<Position>,
    /// The positions that the reader marks, line by line.
    pub cells: Vec<usize>,
}

/// A position of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The numbers that name it.
    pub name: Vec<u64>,
    /// What a move can leave.
    pub to: Vec<usize>,
    /// Whether whoever has left it has lost, there being no move.
    pub is_lost: bool,
    /// Whether it is safe: no move leaves a safe one.
    pub is_safe: bool,
}

impl Plan {
    /// A plan of positions whose outcomes are not known yet: they follow from the moves. `None` if an index leads nowhere, or to
    /// what does not stand before.
    #[must_use]
    pub fn new(
        (board, most): (Board, u64),
        [lines, more]: [Vec<Vec<usize>>; 2],
        given: Vec<usize>,
        mut positions: Vec<Position>,
    ) -> Option<Self> {
        for at in 0..positions.len() {
            let (before, rest) = positions.split_at_mut(at);
            let position = rest.first_mut()?;
            position.is_safe = !position.is_lost;
            for &to in &position.to {
                position.is_safe &= !before.get(to)?.is_safe;
            }
        }
        let cells = lines.concat();
        for line in [&cells, &more.concat(), &given] {
            if line.iter().any(|&at| at >= positions.len()) {
                return None;
            }
        }
        Some(Self {
            board,
            most,
            lines,
            more,
            given,
            positions,
            cells,
        })
    }

    /// Reads a plan as its `Display` writes it; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (board, numbers) = text.split_once(' ')?;
        let all = numbers_in(numbers);
        let mut numbers = Numbers { all, at: 0 };
        let (board, most) = Board::named_with(board)?;
        let (lines, more, given) = (numbers.lines()?, numbers.lines()?, numbers.line()?);
        let mut positions = Vec::new();
        for _ in 0..numbers.next()? {
            let mut name = Vec::new();
            for number in numbers.line()? {
                name.push(number as u64);
            }
            positions.push(Position {
                name,
                to: numbers.line()?,
                is_lost: numbers.next()? == 1,
                is_safe: false,
            });
        }
        let is_all = numbers.next().is_none();
        let plan = Self::new((board, most), [lines, more], given, positions)?;
        (is_all && plan.cells.len() == board.cells()).then_some(plan)
    }

    /// The name of the board with what can be taken at a time.
    #[must_use]
    pub fn name_of_board(&self) -> String {
        self.board.name_with(self.most)
    }

    /// The most that can be taken at a time after this: what the rule can be found for next.
    #[must_use]
    pub fn next(&self) -> Option<u64> {
        let mut further = self.board.further().iter().copied();
        further.find(|&most| most > self.most)
    }

    /// Whether it is not the one that the reader begins with.
    #[must_use]
    pub fn is_further(&self) -> bool {
        self.most != MOST
    }

    /// Whether the position is to be marked, or is marked from the start.
    #[must_use]
    pub fn shows(&self, position: usize) -> bool {
        self.cells.contains(&position)
    }

    /// Whether the position is marked from the start.
    #[must_use]
    pub fn is_given(&self, position: usize) -> bool {
        self.given.contains(&position)
    }

    /// The numbers that name a position.
    #[must_use]
    pub fn name(&self, position: usize) -> &[u64] {
        self.positions.get(position).map_or(&[], |one| &one.name)
    }

    /// The first of these numbers: what is left of the heap.
    #[must_use]
    pub fn heap(&self, position: usize) -> u64 {
        self.name(position).first().copied().unwrap_or_default()
    }

    /// Whether a position is safe.
    #[must_use]
    pub fn is_safe(&self, position: usize) -> bool {
        self.positions.get(position).is_some_and(|one| one.is_safe)
    }

    /// What a move can leave of a position.
    #[must_use]
    pub fn to(&self, position: usize) -> &[usize] {
        self.positions.get(position).map_or(&[], |one| &one.to)
    }

    /// The positions that the reader marks, the smallest first: across the lines where these stand below each other.
    #[must_use]
    pub fn ascending(&self) -> Vec<usize> {
        let long = self.lines.first().map_or(0, Vec::len);
        let mut all = self.cells.clone();
        if all.len() == long * self.lines.len() {
            all.clear();
            for at in 0..long {
                for line in &self.lines {
                    all.extend(line.get(at));
                }
            }
        }
        all.retain(|&position| !self.is_given(position));
        all
    }
}

/// Numbers one after the other; before those of a line, how many there are.
struct Numbers {
    all: Vec<u64>,
    at: usize,
}

impl Numbers {
    fn next(&mut self) -> Option<usize> {
        let next = self.all.get(self.at).copied()?;
        self.at += 1;
        usize::try_from(next).ok()
    }

    fn line(&mut self) -> Option<Vec<usize>> {
        let mut line = Vec::new();
        for _ in 0..self.next()? {
            line.push(self.next()?);
        }
        Some(line)
    }

    fn lines(&mut self) -> Option<Vec<Vec<usize>>> {
        let mut lines = Vec::new();
        for _ in 0..self.next()? {
            lines.push(self.line()?);
        }
        Some(lines)
    }
}

/// The board, and numbers: how many lines there are, of each how many positions and which; the same of how they go on; how many
/// are given and which; then how many positions there are, of each how many numbers name it and which, how many can follow and which, and 1 where
/// it is lost.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name_of_board())?;
        let line = |f: &mut fmt::Formatter<'_>, line: &[usize]| {
            write!(f, " {}", line.len())?;
            line.iter().try_for_each(|at| write!(f, " {at}"))
        };
        for lines in [&self.lines, &self.more] {
            write!(f, " {}", lines.len())?;
            lines.iter().try_for_each(|one| line(f, one))?;
        }
        line(f, &self.given)?;
        write!(f, " {}", self.positions.len())?;
        for position in &self.positions {
            let name = position.name.iter();
            line(f, &name.map(|&number| number as usize).collect::<Vec<_>>())?;
            line(f, &position.to)?;
            write!(f, " {}", u8::from(position.is_lost))?;
        }
        Ok(())
    }
}
