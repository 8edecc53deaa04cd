//! A coin: a disc with a square hole.
use crate::canvas::{Canvas, Point, square};

/// The appearance of a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coin {
    /// On the table.
    Here,
    /// Chosen to be taken.
    Chosen,
    /// Just taken: its ghost.
    Taken,
}

/// The coins of a row by name, each with its appearance and position.
///
/// They are drawn in the order of their names, so that a coin is always the same node in the same
/// order, wherever it is.
#[derive(Default)]
pub(crate) struct Lying(Vec<Option<(Coin, Point)>>);

impl Lying {
    /// Places coin `id`, and removes it from where it was.
    pub(crate) fn put(&mut self, id: u16, coin: Coin, at: Point) {
        let id = usize::from(id);
        if self.0.len() <= id {
            self.0.resize(id + 1, None);
        }
        self.0[id] = Some((coin, at));
    }

    /// Draws the coins of `row` with radius `r`.
    pub(crate) fn draw(&self, canvas: &mut Canvas, row: usize, r: f32) {
        for (id, coin) in (0..).zip(&self.0) {
            if let Some((coin, at)) = *coin {
                draw_coin(canvas, (row as u64, id), coin, at, r);
            }
        }
    }
}

fn draw_coin(canvas: &mut Canvas, (row, id): (u64, u64), coin: Coin, at: Point, r: f32) {
    let (disc, hole) = match coin {
        Coin::Here => ("coin", "coin-hole"),
        Coin::Chosen => ("coin coin-chosen", "coin-hole coin-chosen"),
        Coin::Taken => ("coin coin-taken", "coin-hole coin-taken"),
    };
    canvas.circle("coin", (row, id), disc, at, r);
    let side = (0.62 * r).max(2.0);
    canvas.rect("hole", (row, id), hole, square(at, side), 0.0);
}
