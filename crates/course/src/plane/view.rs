use std::ops::RangeInclusive;

/// A cell: its column and its row.
pub type Cell = [usize; 2];
/// A place in the picture, in CSS pixels across and down from its top left.
pub type Place = [f64; 2];

/// CSS pixels that a cell takes at most.
const LARGEST: f64 = 32.0;

/// Which part of the plane is seen, and which cell is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// How many cells there are across and down.
    sides: [usize; 2],
    /// How large the picture is, in CSS pixels; 0 before it is on the page.
    size: [f64; 2],
    /// CSS pixels a cell.
    scale: f64,
    /// The cell, and the part of it, at the top left.
    corner: [f64; 2],
    chosen: Cell,
}

impl Default for View {
    fn default() -> Self {
        Self {
            sides: [1, 1],
            size: [0.0; 2],
            scale: 0.0,
            corner: [0.0; 2],
            chosen: [0, 0],
        }
    }
}

impl View {
    /// How many cells there are across and down.
    #[must_use]
    pub fn sides(&self) -> [usize; 2] {
        self.sides
    }

    /// How large the picture is, in CSS pixels.
    #[must_use]
    pub fn size(&self) -> [f64; 2] {
        self.size
    }

    /// CSS pixels a cell.
    #[must_use]
    pub fn scale(&self) -> f64 {
        self.scale
    }

    /// The chosen cell.
    #[must_use]
    pub fn chosen(&self) -> Cell {
        self.chosen
    }

    /// Whether all is seen.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.scale <= self.whole()
    }

    /// Where a cell, and a part of it, is in the picture.
    #[must_use]
    pub fn place_of(&self, cell: [f64; 2]) -> Place {
        [0, 1].map(|axis| (cell[axis] - self.corner[axis]) * self.scale)
    }

    /// Which cell is at a place of the picture; beside the plane there is none.
    #[must_use]
    pub fn cell_at(&self, place: Place) -> [i64; 2] {
        let seen = self.seen_per(place);
        [0, 1].map(|axis| (self.corner[axis] + seen[axis]).floor() as i64)
    }

    /// The columns and the rows that are seen, in whole or in part.
    #[must_use]
    pub fn seen(&self) -> [RangeInclusive<usize>; 2] {
        let seen = self.seen_per(self.size);
        [0, 1].map(|axis| {
            let last = self.sides[axis] as f64 - 1.0;
            let [from, to] = [self.corner[axis], self.corner[axis] + seen[axis]];
            let within = |end: f64| end.floor().clamp(0.0, last) as usize;
            within(from)..=within(to)
        })
    }

    pub(super) fn show(&mut self, sides: [usize; 2]) {
        self.sides = sides.map(|side| side.max(1));
        self.chosen = [0, 0];
        self.scale = self.whole();
        self.hold();
    }

    /// What has been seen whole stays so.
    pub(super) fn resize(&mut self, size: [f64; 2]) {
        if size.iter().any(|length| *length <= 0.0) {
            return; // it is not on the page
        }
        let was_whole = self.is_whole();
        self.size = size;
        let whole = self.whole();
        self.scale = if was_whole {
            whole
        } else {
            within(whole, self.scale, LARGEST)
        };
        self.hold();
    }

    pub(super) fn choose(&mut self, cell: [i64; 2]) {
        self.chosen = [0, 1].map(|axis| cell[axis].clamp(0, self.sides[axis] as i64 - 1) as usize);
        let seen = self.seen_per(self.size);
        self.corner = [0, 1].map(|axis| {
            let at = self.chosen[axis] as f64;
            within(at + 1.0 - seen[axis], self.corner[axis], at)
        });
        self.hold();
    }

    pub(super) fn zoom(&mut self, factor: f64, place: Place) {
        let before = self.seen_per(place);
        self.scale = within(self.whole(), self.scale * factor, LARGEST);
        let now = self.seen_per(place);
        self.corner = [0, 1].map(|axis| self.corner[axis] + before[axis] - now[axis]);
        self.hold();
    }

    pub(super) fn shift(&mut self, way: [f64; 2]) {
        let cells = self.seen_per(way);
        self.corner = [0, 1].map(|axis| self.corner[axis] - cells[axis]);
        self.hold();
    }

    /// The largest scale at which all is seen.
    fn whole(&self) -> f64 {
        let [across, down] = [0, 1].map(|axis| self.size[axis] / self.sides[axis] as f64);
        across.min(down)
    }

    /// How many cells there are in so many pixels; none before the picture is on the page.
    fn seen_per(&self, pixels: [f64; 2]) -> [f64; 2] {
        pixels.map(|pixels| {
            if self.scale > 0.0 {
                pixels / self.scale
            } else {
                0.0
            }
        })
    }

    /// The plane stays within its frame.
    fn hold(&mut self) {
        let seen = self.seen_per(self.size);
        self.corner = [0, 1].map(|axis| {
            let room = self.sides[axis] as f64 - seen[axis];
            if room <= 0.0 {
                room / 2.0
            } else {
                self.corner[axis].clamp(0.0, room)
            }
        });
    }
}

/// The value, or the nearest bound; where these cross, the least counts.
fn within(least: f64, value: f64, most: f64) -> f64 {
    value.min(most).max(least)
}
