//! The cut of a strip into pieces: the start and width of each.
use crate::measure::{LEAST_TEXT, text_width};

/// The least width of a piece that is not to scale, so that it can be touched.
const LEAST_PIECE: f32 = 26.0;
/// The width of a piece that stands for several parts.
const LUMP: f32 = 76.0;
/// A piece whose scale is smaller than this share of the smallest piece's shows a break.
const BROKEN: f32 = 0.6;

/// A piece of a strip.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Piece {
    /// The number of coins.
    pub coins: u64,
    /// The number of greedy parts it stands for: more than 1 if there was no space for each.
    pub parts: usize,
    /// Its left edge.
    pub x: f32,
    /// Its width.
    pub w: f32,
    /// Whether it is drawn shorter than to scale.
    pub broken: bool,
}

/// All pieces of a strip from left to right.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cut {
    pub pieces: Vec<Piece>,
    /// The space to the right of the pieces, for the coins just taken.
    pub space_for_taken: f32,
    left: f32,
}

impl Cut {
    /// Pieces of these sizes, to scale from `left` on, each coin `unit` wide.
    pub(crate) fn to_scale(left: f32, unit: f32, sizes: &[u64]) -> Self {
        let mut widths = Vec::new();
        for &size in sizes {
            widths.push(size as f32 * unit);
        }
        let mut cut = Self::empty(left);
        for (&coins, w) in sizes.iter().zip(widths) {
            cut.push(coins, 1, w);
        }
        cut
    }

    /// Pieces of these sizes in this `share` of `space`, or more if they need it, each wide enough
    /// for its number; with space for `taken` more coins to their right.
    ///
    /// From the smallest piece on, as many as fit are drawn; the others are joined into one.
    pub(crate) fn to_fit(left: f32, space: f32, share: f32, sizes: &[u64], taken: u64) -> Self {
        let lumped = lumped(space, sizes, taken);
        let mut coins = Vec::new();
        let mut least = Vec::new();
        if lumped > 0 {
            coins.push(sizes[..lumped].iter().sum());
            least.push(LUMP);
        }
        for &size in &sizes[lumped..] {
            coins.push(size);
            least.push(least_width(size));
        }
        if taken > 0 {
            coins.push(taken);
            least.push(least_width(taken));
        }
        let mut needed: f32 = least.iter().sum();
        if needed > space {
            for least in &mut least {
                *least *= space / needed;
            }
            needed = space;
        }
        let widths = shares(&coins, &least, (share * space).max(needed));
        let mut cut = Self::empty(left);
        for (i, (&coins, w)) in coins.iter().zip(widths).enumerate() {
            cut.push(coins, if i == 0 { lumped.max(1) } else { 1 }, w);
        }
        cut.find_breaks();
        if taken > 0 {
            cut.space_for_taken = cut.pieces.pop().map_or(0.0, |piece| piece.w);
        }
        cut
    }

    fn empty(left: f32) -> Self {
        Self {
            pieces: Vec::new(),
            space_for_taken: 0.0,
            left,
        }
    }

    fn push(&mut self, coins: u64, parts: usize, w: f32) {
        let x = self.end();
        let broken = false;
        self.pieces.push(Piece {
            coins,
            parts,
            x,
            w,
            broken,
        });
    }

    /// Marks the pieces whose coins are narrower than those of the widest ones as broken.
    fn find_breaks(&mut self) {
        let mut widest: f32 = 0.0;
        for piece in &self.pieces {
            widest = widest.max(piece.w / piece.coins as f32);
        }
        for piece in &mut self.pieces {
            piece.broken = piece.w / (piece.coins as f32) < BROKEN * widest;
        }
    }

    /// The end of the strip.
    pub(super) fn end(&self) -> f32 {
        self.pieces
            .last()
            .map_or(self.left, |piece| piece.x + piece.w)
    }

    /// The end of its first `coins` coins.
    pub(super) fn at(&self, coins: u64) -> f32 {
        let mut before = 0;
        for piece in &self.pieces {
            let within = coins - before;
            if within <= piece.coins {
                return piece.x + within as f32 / piece.coins.max(1) as f32 * piece.w;
            }
            before += piece.coins;
        }
        self.end()
    }
}

/// The number of sizes, from the first on, that do not fit one by one.
fn lumped(space: f32, sizes: &[u64], taken: u64) -> usize {
    let mut lumped = sizes.len();
    let mut left_over = space - if taken > 0 { least_width(taken) } else { 0.0 };
    while lumped > 0 {
        let reserve = if lumped > 1 { LUMP } else { 0.0 };
        left_over -= least_width(sizes[lumped - 1]);
        if left_over < reserve {
            break;
        }
        lumped -= 1;
    }
    lumped
}

/// The least width of a piece, whose number is above it.
fn least_width(coins: u64) -> f32 {
    (text_width(&coins.to_string(), LEAST_TEXT) + 10.0).max(LEAST_PIECE)
}

/// Distributes `space` in proportion to `sizes`, but at least `least` to each.
fn shares(sizes: &[u64], least: &[f32], space: f32) -> Vec<f32> {
    let mut widths = vec![0.0; sizes.len()];
    // Those that get their least are found one after another, as each leaves less for the others.
    loop {
        let (mut left_over, mut total) = (space, 0.0);
        for (&size, &width) in sizes.iter().zip(&widths) {
            left_over -= width;
            total += if width == 0.0 { size as f32 } else { 0.0 };
        }
        let scale = left_over / f32::max(total, 1.0);
        let mut found = false;
        for ((&size, &least), width) in sizes.iter().zip(least).zip(&mut widths) {
            if *width == 0.0 && size as f32 * scale < least {
                (*width, found) = (least, true);
            }
        }
        if !found {
            for (&size, width) in sizes.iter().zip(&mut widths) {
                if *width == 0.0 {
                    *width = size as f32 * scale;
                }
            }
            return widths;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cut;

    #[test]
    fn to_scale_every_coin_is_as_wide() {
        let cut = Cut::to_scale(10.0, 6.0, &[76, 21, 3]);
        assert_eq!((cut.at(0), cut.at(76), cut.at(97)), (10.0, 466.0, 592.0));
        assert_eq!(cut.end(), 610.0);
        assert!(cut.pieces.iter().all(|piece| !piece.broken));
    }

    #[test]
    fn to_fit_nothing_is_too_narrow_and_the_order_stays() {
        for sizes in [&[76, 21, 3][..], &[832_040, 121_393, 46_368, 144, 55]] {
            for space in [276.0, 500.0, 856.0] {
                let cut = Cut::to_fit(2.0, space, 1.0, sizes, 0);
                assert_eq!(cut.pieces.len(), sizes.len());
                assert!((cut.end() - 2.0 - space).abs() < 0.1, "{cut:?}");
                assert!(cut.pieces.iter().all(|piece| piece.w >= 25.9), "{cut:?}");
                let heap: u64 = sizes.iter().sum();
                assert!(cut.at(heap - 2) < cut.at(heap - 1) && cut.at(1) < cut.at(heap));
                let broken = sizes.len() > 3 || space < 600.0;
                assert_eq!(cut.pieces[0].broken, broken, "{space}");
                assert!(!cut.pieces[sizes.len() - 1].broken);
            }
        }
    }

    #[test]
    fn too_many_parts_are_lumped_together_from_the_left() {
        let powers: Vec<u64> = (0..62).rev().map(|power| 1 << power).collect();
        let cut = Cut::to_fit(0.0, 276.0, 1.0, &powers, 5);
        let parts: usize = cut.pieces.iter().map(|piece| piece.parts).sum();
        let coins: u64 = cut.pieces.iter().map(|piece| piece.coins).sum();
        assert_eq!((parts, coins), (62, (1 << 62) - 1));
        assert!(cut.pieces[0].parts > 50 && cut.pieces.len() >= 5, "{cut:?}");
        assert!(cut.end() < 251.0, "there is room for what was taken");
    }
}
