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
    for end in [0, hours.hours] {
        let at = (scale.x(end), scale.track(hours.rings) + 2.0);
        canvas.number("end", (end, 0), "label", at, LEAST_TEXT, end);
    }
    if view.answers {
        scale.draw_safe(canvas, hours);
    }
    scale.draw_stones(canvas, hours);
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

    /// The safe remainders; the first of several close together stands for all, and so does its number on their line.
    fn draw_safe(&self, canvas: &mut Canvas, hours: &Hours) {
        let mut last = (u8::MAX, 0.0);
        let mut numbers = Vec::new();
        for &(ring, hour) in &hours.safe {
            let at = (self.x(hour), self.track(ring));
            if last.0 == ring && at.0 - last.1 < 2.0 * STONE {
                continue;
            }
            last = (ring, at.0);
            let ids = (hour, ring.into());
            draw_mark(canvas, "safe", ids, Outcome::Safe, at, STONE);
            if hour > 0 {
                numbers.push(ids);
            }
        }
        numbers.sort_unstable();
        let half = |hour: u64| text_width(&hour.to_string(), LEAST_TEXT) / 2.0;
        let below = self.track(hours.rings) + 2.0;
        let mut free = self.x(0) + half(0) + GAP;
        for ids in numbers {
            let half = half(ids.0);
            let x = between(half, self.x(ids.0), self.x(self.hours) - 3.0 * half - 6.0);
            if x - half >= free {
                canvas.number("residue", ids, "label", (x, below), LEAST_TEXT, ids.0);
                free = x + half + GAP;
            }
        }
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
