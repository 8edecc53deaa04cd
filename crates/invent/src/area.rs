//! What is safe over a square of positions of a game that is told by two numbers: two heaps, or a heap and its
//! limit. It is found by going through the moves, by no formula.

use wasm_bindgen::prelude::wasm_bindgen;

/// How many positions stand beside and below one another.
pub const SIDE: usize = 1000;
/// The games, as their positions begin.
pub const AREAS: [&str; 6] = [
    "nim",
    "wythoff",
    "euclid",
    "dynamic.1",
    "dynamic.2",
    "dynamic.3",
];

/// The games by what their moves do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nim,
    Wythoff,
    Euclid,
    Dynamic(usize),
}

/// A searched square: the positions with numbers below [`SIDE`].
#[wasm_bindgen]
pub struct Area {
    kind: Kind,
    /// Whether each is safe, a byte each, the second number's rows one after the other.
    safe: Vec<u8>,
}

/// A cell that a move leads to, and the move as the notation has it.
type Step = (usize, usize, String);

#[wasm_bindgen]
impl Area {
    /// Searches a game; nothing where it is none of [`AREAS`].
    #[must_use]
    pub fn of(game: &str) -> Option<Area> {
        let kind = match game {
            "nim" => Kind::Nim,
            "wythoff" => Kind::Wythoff,
            "euclid" => Kind::Euclid,
            "dynamic.1" => Kind::Dynamic(1),
            "dynamic.2" => Kind::Dynamic(2),
            "dynamic.3" => Kind::Dynamic(3),
            _ => return None,
        };
        let safe = match kind {
            Kind::Dynamic(times) => limits(times),
            _ => reached(kind),
        };
        Some(Self { kind, safe })
    }

    /// Whether each is safe: 1 or 0, the rows of the second number one after the other.
    #[must_use]
    pub fn cells(&self) -> Vec<u8> {
        self.safe.clone()
    }

    /// A move that leaves a safe position, and the two numbers it leaves: `a3 1 2`; empty where there is none.
    #[must_use]
    pub fn winning(&self, x: usize, y: usize) -> String {
        if x >= SIDE || y >= SIDE {
            return String::new();
        }
        let step = moves(self.kind, x, y).find(|&(x, y, _)| self.safe[y * SIDE + x] == 1);
        step.map_or_else(String::new, |(x, y, mv)| format!("{mv} {x} {y}"))
    }
}

/// All moves from a position, with where they lead; a limit beyond the heap is as good as the heap.
fn moves(kind: Kind, x: usize, y: usize) -> Box<dyn Iterator<Item = Step>> {
    let row = (1..=x).map(move |take| (x - take, y, format!("a{take}")));
    let column = (1..=y).map(move |take| (x, y - take, format!("b{take}")));
    match kind {
        Kind::Nim => Box::new(row.chain(column)),
        Kind::Wythoff => {
            let both = (1..=x.min(y)).map(move |take| (x - take, y - take, format!("ab{take}")));
            Box::new(row.chain(column).chain(both))
        }
        Kind::Euclid if x == 0 || y == 0 => Box::new(std::iter::empty()),
        Kind::Euclid => {
            let from_row = row.filter(move |(left, ..)| x >= y && (x - left).is_multiple_of(y));
            let from_column =
                column.filter(move |(_, left, _)| y >= x && (y - left).is_multiple_of(x));
            Box::new(from_row.chain(from_column))
        }
        Kind::Dynamic(times) => Box::new((1..=x.min(y)).map(move |take| {
            let left = x - take;
            (left, (times * take).min(left), take.to_string())
        })),
    }
}

/// Two heaps: from the smallest on, what reaches no safe position is safe, and all that reach it are not.
fn reached(kind: Kind) -> Vec<u8> {
    let mut safe = vec![1; SIDE * SIDE];
    for y in 0..SIDE {
        for x in 0..SIDE {
            if safe[y * SIDE + x] == 1 {
                for (x, y) in before(kind, x, y) {
                    safe[y * SIDE + x] = 0;
                }
            }
        }
    }
    safe
}

/// The positions from which a move leads here.
fn before(kind: Kind, x: usize, y: usize) -> Box<dyn Iterator<Item = (usize, usize)>> {
    let row = (x + 1..SIDE).map(move |x| (x, y));
    let column = (y + 1..SIDE).map(move |y| (x, y));
    match kind {
        Kind::Wythoff => {
            let both = (1..SIDE - x.max(y)).map(move |take| (x + take, y + take));
            Box::new(row.chain(column).chain(both))
        }
        // A multiple of the smaller has gone from the larger, which was no smaller than that.
        Kind::Euclid if x == 0 && y == 0 => Box::new(std::iter::empty()),
        Kind::Euclid => {
            let from = |number: usize, other: usize| {
                let most = if other > 0 { SIDE } else { 0 };
                (number + other..most).step_by(other.max(1))
            };
            let from_row = from(x, y).map(move |x| (x, y));
            Box::new(from_row.chain(from(y, x).map(move |y| (x, y))))
        }
        _ => Box::new(row.chain(column)),
    }
}

/// A heap and its limit: a larger limit has one more take.
fn limits(times: usize) -> Vec<u8> {
    let mut safe = vec![1; SIDE * SIDE];
    for heap in 0..SIDE {
        for limit in 1..SIDE {
            let left = heap.checked_sub(limit);
            let wins = left.is_some_and(|left| safe[(times * limit).min(left) * SIDE + left] == 1);
            let less = safe[(limit - 1) * SIDE + heap] == 0;
            safe[limit * SIDE + heap] = u8::from(!(wins || less));
        }
    }
    safe
}
