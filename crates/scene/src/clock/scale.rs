//! The line that replaces a dial with too many hours: from 0 to the modulus, a track for each ring.
use super::hours::Hours;
use crate::canvas::{Canvas, between};
use crate::mark::draw_mark;
use crate::measure::{LEAST_TEXT, text_width};
use crate::{Anchor, View};
use nian_solver::Outcome;

const SIDE: f32 = 20.0;
const TOP: f32 = 40.0;
const TRACK: f32 = 36.0;
const FOOT: f32 = 30.0;
const STONE: f32 = 7.0;
/// The least gap between two numbers.
const GAP: f32 = 3.0;

/// The height of the line with its numbers.
pub(super) fn height(rings: u8) -> f32 {
    TOP + f32::from(rings) * TRACK + FOOT
}

/// Draws the line with the heap on it.
pub(super) fn draw(canvas: &mut Canvas, view: &View<'_>, hours: &Hours, top: f32) {
    let scale = Scale {
        top,
        width: view.width,
        hours: hours.hours,
    };
    scale.draw_reach(canvas, hours);
    for ring in 0..hours.rings {
        let y = scale.track(ring);
        let (left, right) = (scale.x(0), scale.x(hours.hours));
        canvas.line("track", (ring.into(), 0), "rule", (left, y), (right, y));
        if hours.rings == 2 {
            let name = view.language.picture().parities()[usize::from(ring == 0)];
            let at = (left + 2.0 * STONE, y - 6.0);
            let name = canvas.text("holding", (ring.into(), 0), "label", at, LEAST_TEXT, name);
            name.anchored(Anchor::Start);
        }
    }
    let marks = if view.answers {
        scale.marks(hours)
    } else {
        Vec::new()
    };
    let numbers = scale.numbers(&marks);
    let half = text_width("0", LEAST_TEXT) / 2.0;
    // What is safe matters more than where the line begins.
    let covers = |number: &Number| number.x - number.half < scale.x(0) + half + GAP;
    let is_covered = numbers.first().is_some_and(covers);
    let below = scale.track(hours.rings) + 2.0;
    for end in [0, hours.hours] {
        if end > 0 || !is_covered {
            let at = (scale.x(end), below);
            canvas.number("end", (end, 0), "label", at, LEAST_TEXT, end);
        }
    }
    for &(ring, hour) in &marks {
        let (ids, at) = ((hour, ring.into()), (scale.x(hour), scale.track(ring)));
        draw_mark(canvas, "safe", ids, Outcome::Safe, at, STONE);
    }
    for Number { ids, x, .. } in numbers {
        canvas.number("residue", ids, "label", (x, below), LEAST_TEXT, ids.0);
    }
    scale.draw_stones(canvas, hours);
}

/// The number of a safe remainder: its hour and ring, its middle, and half its width.
struct Number {
    ids: (u64, u64),
    x: f32,
    half: f32,
}

struct Scale {
    top: f32,
    width: f32,
    hours: u64,
}

impl Scale {
    /// The position of an hour; the line ends at the modulus.
    fn x(&self, hour: u64) -> f32 {
        SIDE + (self.width - 2.0 * SIDE) * hour as f32 / self.hours as f32
    }

    /// The height of a ring's track.
    fn track(&self, ring: u8) -> f32 {
        self.top + TOP + (f32::from(ring) + 0.6) * TRACK
    }

    /// The range of the steps; beyond 0 it continues from the other end.
    fn draw_reach(&self, canvas: &mut Canvas, hours: &Hours) {
        let here = hours.here.1;
        let reach = hours.reach.min(self.hours - 1);
        let mut parts = vec![(here - reach.min(here), here)];
        if reach > here {
            parts.push((self.hours - (reach - here), self.hours));
        }
        let height = f32::from(hours.rings) * TRACK;
        for (i, (from, to)) in (0..).zip(parts) {
            let (left, right) = (self.x(from), self.x(to));
            let area = [left, self.top + TOP, right - left, height];
            canvas.rect("reach", (i, 0), "reach", area, 4.0);
        }
    }

    /// The safe remainders with their rings; the first of several close together stands for all.
    fn marks(&self, hours: &Hours) -> Vec<(u8, u64)> {
        let mut marks: Vec<(u8, u64)> = Vec::new();
        for &(ring, hour) in &hours.safe {
            let is_near = |&(last, before): &(u8, u64)| {
                last == ring && self.x(hour) - self.x(before) < 2.0 * STONE
            };
            if !marks.last().is_some_and(is_near) {
                marks.push((ring, hour));
            }
        }
        marks
    }

    /// The numbers of marks that have room on their line, from left to right.
    fn numbers(&self, marks: &[(u8, u64)]) -> Vec<Number> {
        let mut all: Vec<(u64, u64)> = Vec::new();
        for &(ring, hour) in marks.iter().filter(|(_, hour)| *hour > 0) {
            all.push((hour, ring.into()));
        }
        all.sort_unstable();
        let mut numbers: Vec<Number> = Vec::new();
        for ids in all {
            let half = text_width(&ids.0.to_string(), LEAST_TEXT) / 2.0;
            let x = between(half, self.x(ids.0), self.x(self.hours) - 3.0 * half - 6.0);
            let free = numbers.last().map_or(0.0, |last| last.x + last.half + GAP);
            if x - half >= free {
                numbers.push(Number { ids, x, half });
            }
        }
        numbers
    }

    /// The player to move, with the remainder above, and the one who has just moved.
    fn draw_stones(&self, canvas: &mut Canvas, hours: &Hours) {
        if let Some((ring, hour)) = hours.last {
            let at = (self.x(hour), self.track(ring));
            canvas.circle("last", (0, 0), "stone-last", at, STONE + 3.0);
        }
        let (ring, hour) = hours.here;
        let (x, y) = (self.x(hour), self.track(ring));
        canvas.line("drop", (0, 0), "ray", (x, self.top + TOP - 6.0), (x, y));
        canvas.circle("stone", (0, 0), "stone", (x, y), STONE);
        let half = text_width(&hour.to_string(), 16.0) / 2.0;
        let at = (between(half, x, self.width - half), self.top + TOP - 14.0);
        canvas.number("here", (0, 0), "count", at, 16.0, hour);
    }
}
