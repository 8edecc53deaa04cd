//! The dial: its layout and its drawing.
use super::hours::{Hours, Lamp, Step};
use super::plan::MOST_HOURS;
use crate::View;
use crate::canvas::{Canvas, Point, between, square};
use crate::mark::draw_mark;
use crate::measure::LEAST_TEXT;
use nian_solver::{Move, Outcome};

const MOST_SIDE: f32 = 280.0;
/// In a narrow picture, which is above other content; with more hours the dial takes all the width.
const NARROW_SIDE: f32 = 220.0;
const FEW_HOURS: u64 = 8;
/// The share of a wide picture that the dial takes.
const SHARE: f32 = 0.56;
/// The distance from the edge to the middle of the hours' numbers, and from there to the lamps.
const TO_NUMBER: f32 = 12.0;
const TO_LAMP: f32 = 12.0;
/// The largest lamp, where there is one ring and where there are two.
const MOST_LAMP: [f32; 2] = [20.0, 16.0];
/// Between the lamps of the two rings.
const BETWEEN: f32 = 6.0;
/// A lamp of this size has space for a number, and for a mark at its corner.
const ROOMY: f32 = 15.0;
const LEAST_TOUCH: f32 = 24.0;
/// The number of straight pieces in the polygon of a whole ring.
const PIECES: u64 = 96;

/// The layout of the dial.
pub(super) struct Dial {
    pub side: f32,
    centre: Point,
    hours: u64,
    /// The radii of the rings, the outer one first; the same twice if there is one.
    rings: [f32; 2],
    lamp: f32,
}

impl Dial {
    /// A dial for a picture of this width; `None` if it would have too many hours.
    pub(super) fn new(width: f32, hours: u64, rings: u8) -> Option<Self> {
        if hours > MOST_HOURS {
            return None;
        }
        let wide = width >= super::WIDE;
        let most = match wide {
            true => SHARE * width,
            false if hours <= FEW_HOURS => NARROW_SIDE.min(width),
            false => width,
        };
        let side = most.min(MOST_SIDE);
        let pitch = |radius: f32| core::f32::consts::TAU * radius / hours as f32;
        let number = side / 2.0 - TO_NUMBER;
        let [outer, inner, lamp] = if rings == 2 {
            let outer = number - TO_LAMP - MOST_LAMP[1];
            let lamp = |inner: f32| (0.46 * pitch(inner)).min(MOST_LAMP[1]);
            let step = 2.0 * lamp(outer - 2.0 * MOST_LAMP[1]) + BETWEEN;
            [outer, outer - step, lamp(outer - step)]
        } else {
            let ring = number - TO_LAMP - MOST_LAMP[0];
            [ring, ring, (0.42 * pitch(ring)).min(MOST_LAMP[0])]
        };
        // Beside small lamps the numbers can be nearer, and the rings larger.
        let spare = MOST_LAMP[usize::from(rings == 2)] - lamp;
        let spare = between(0.0, spare, 6.0);
        Some(Self {
            side,
            centre: (side / 2.0, side / 2.0),
            hours,
            rings: [outer + spare, inner + spare],
            lamp,
        })
    }

    /// Moves its top left corner to this point.
    pub(super) fn move_to(&mut self, (left, top): Point) {
        self.centre = (left + self.side / 2.0, top + self.side / 2.0);
    }

    pub(super) fn lower(&mut self, by: f32) {
        self.centre.1 += by;
    }

    /// The point at this hour, which may lie between two, at this distance from the centre.
    fn point(&self, hour: f32, radius: f32) -> Point {
        let (x, y) = turn(hour / self.hours as f32);
        (self.centre.0 + radius * x, self.centre.1 + radius * y)
    }

    fn at(&self, (ring, hour): Lamp) -> Point {
        self.point(hour as f32, self.rings[usize::from(ring.min(1))])
    }
}

/// The direction after this part of a full turn, clockwise from the top.
///
/// Accurate to a thousandth, which is enough here; the standard library's functions would add their
/// tables to the wasm.
fn turn(part: f32) -> Point {
    let quarters = 4.0 * part;
    let whole = quarters as i32;
    let angle = (quarters - whole as f32) * core::f32::consts::FRAC_PI_2;
    let (s, c) = (sine(angle), sine(core::f32::consts::FRAC_PI_2 - angle));
    match whole % 4 {
        0 => (s, -c),
        1 => (c, s),
        2 => (-s, c),
        _ => (-c, -s),
    }
}

/// The sine of an angle from 0 to a right one.
fn sine(x: f32) -> f32 {
    let square = x * x;
    x * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)))
}

/// Draws the dial with the heap on it.
pub(super) fn draw(canvas: &mut Canvas, view: &View<'_>, hours: &Hours, dial: &Dial) {
    for ring in 0..hours.rings {
        let r = dial.rings[usize::from(ring)];
        canvas.circle("ring", (ring.into(), 0), "dial", dial.centre, r);
    }
    draw_played(canvas, hours, dial);
    draw_way(canvas, hours, dial);
    draw_hand(canvas, hours, dial);
    for hour in 0..dial.hours {
        draw_number(canvas, hours, dial, hour);
        for ring in 0..hours.rings {
            draw_lamp(canvas, view, hours, dial, (ring, hour));
        }
    }
    if view.answers {
        draw_faces(canvas, hours, dial);
    }
    draw_stones(canvas, hours, dial);
    for step in &hours.steps {
        draw_step(canvas, view, dial, step);
    }
}

/// The path from a lamp back by so many hours: along the ring, or from ring to ring with every
/// hour.
fn way(hours: &Hours, dial: &Dial, (ring, hour): Lamp, back: u64) -> Vec<Point> {
    let start = (hour + dial.hours) as f32;
    let pieces = PIECES.div_ceil(dial.hours);
    let mut points = vec![dial.at((ring, hour))];
    for step in 1..=back.min(dial.hours - 1) {
        let to = start - step as f32;
        if hours.rings == 2 {
            let ring = (u64::from(ring) + step) % 2;
            points.push(dial.point(to, dial.rings[ring as usize]));
        } else {
            for piece in (0..pieces).rev() {
                let part = piece as f32 / pieces as f32;
                points.push(dial.point(to + part, dial.rings[0]));
            }
        }
    }
    points
}

/// The path of the possible moves.
fn draw_way(canvas: &mut Canvas, hours: &Hours, dial: &Dial) {
    if hours.reach > 0 {
        let points = way(hours, dial, hours.here, hours.reach);
        canvas.path("way", (0, 0), "ray", &points, false);
    }
}

/// The path of the last move.
fn draw_played(canvas: &mut Canvas, hours: &Hours, dial: &Dial) {
    let Some(from) = hours.from else {
        return;
    };
    let back = (from.1 + dial.hours - hours.here.1) % dial.hours;
    let points = way(hours, dial, from, back);
    canvas.path("path", (0, 0), "path", &points, false);
}

/// The clock's hand points to the remainder.
fn draw_hand(canvas: &mut Canvas, hours: &Hours, dial: &Dial) {
    let hour = hours.here.1 as f32;
    let inner = dial.rings[usize::from(hours.rings == 2)];
    let tip = dial.point(hour, inner - dial.lamp - 7.0);
    canvas.line("hand", (0, 0), "hand", dial.centre, tip);
    canvas.circle("hub", (0, 0), "stone", dial.centre, 4.5);
}

fn draw_number(canvas: &mut Canvas, hours: &Hours, dial: &Dial, hour: u64) {
    let (x, y) = dial.point(hour as f32, dial.side / 2.0 - TO_NUMBER);
    let class = if hour == hours.here.1 {
        "count"
    } else {
        "label"
    };
    let at = (x, y + 0.36 * LEAST_TEXT);
    canvas.number("hour", (hour, 0), class, at, LEAST_TEXT, hour);
}

fn draw_lamp(canvas: &mut Canvas, view: &View<'_>, hours: &Hours, dial: &Dial, lamp: Lamp) {
    let at = dial.at(lamp);
    let ids = (lamp.1, lamp.0.into());
    if view.answers && hours.is_lit(lamp) {
        canvas.circle("lamp", ids, "cell-safe", at, dial.lamp);
        if hours.steps.iter().all(|step| step.to != lamp) {
            canvas.circle("dot", ids, "safe-dot", at, 0.34 * dial.lamp);
        }
    } else {
        canvas.circle("lamp", ids, "lamp", at, dial.lamp);
    }
}

/// For dice: the faces that are safe with each hour, within the ring.
fn draw_faces(canvas: &mut Canvas, hours: &Hours, dial: &Dial) {
    for (hour, faces) in (0..).zip(&hours.faces) {
        let mut text = String::new();
        if faces.len() == 6 {
            text.push_str("1–6");
        } else {
            for face in faces {
                if !text.is_empty() {
                    text.push_str(", ");
                }
                text.push_str(&face.to_string());
            }
        }
        if !text.is_empty() && hour != hours.here.1 {
            let (x, y) = dial.point(hour as f32, dial.rings[0] - dial.lamp - 17.0);
            let at = (x, y + 0.36 * LEAST_TEXT);
            canvas.text("faces", (hour, 0), "faces", at, LEAST_TEXT, &text);
        }
    }
}

/// The stones of the player to move and of the one who has just moved, and where the latter came
/// from.
fn draw_stones(canvas: &mut Canvas, hours: &Hours, dial: &Dial) {
    // The number of a lamp that a step leads to stays visible.
    let free = |lamp: &Lamp| *lamp != hours.here && hours.steps.iter().all(|step| step.to != *lamp);
    if let Some(from) = hours.from.filter(free) {
        canvas.circle(
            "ghost",
            (0, 0),
            "stone-ghost",
            dial.at(from),
            0.5 * dial.lamp,
        );
    }
    if let Some(last) = hours.last {
        canvas.circle(
            "last",
            (0, 0),
            "stone-last",
            dial.at(last),
            0.78 * dial.lamp,
        );
    }
    canvas.circle(
        "stone",
        (0, 0),
        "stone",
        dial.at(hours.here),
        0.5 * dial.lamp,
    );
}

/// A lamp that a move leads to: the number taken, or the move's mark, and the touch area.
fn draw_step(canvas: &mut Canvas, view: &View<'_>, dial: &Dial, step: &Step) {
    let at = dial.at(step.to);
    let ids = (step.to.1, step.to.0.into());
    let mv = Move::Take(step.take);
    let reached = view.answers && step.outcome == Outcome::Safe;
    let class = if view.chosen == Some(mv) {
        "cell-chosen"
    } else if reached {
        "cell-reached"
    } else {
        "lamp-step"
    };
    canvas.circle("step", ids, class, at, dial.lamp);
    let roomy = dial.lamp >= ROOMY;
    if roomy || !view.marked() {
        // A minus sign distinguishes a step from an hour, if there is space for it.
        let mut text = String::from(if roomy { "−" } else { "" });
        text.push_str(&step.take.to_string());
        let below = (at.0, at.1 + 0.36 * LEAST_TEXT);
        canvas.text("take", ids, "take", below, LEAST_TEXT, &text);
    }
    if view.marked() {
        let corner = 0.75 * dial.lamp;
        let (at, r) = if roomy {
            ((at.0 + corner, at.1 - corner), 9.0)
        } else {
            (at, 0.74 * dial.lamp)
        };
        draw_mark(canvas, "mark", ids, step.outcome, at, r);
    }
    if view.playable {
        let side = (2.0 * dial.lamp).max(LEAST_TOUCH);
        canvas.hit(ids, square(at, side), dial.lamp, mv);
    }
}

#[cfg(test)]
mod tests {
    use super::turn;

    #[test]
    fn directions_are_those_of_the_hours() {
        for minute in 0..240 {
            let part = minute as f32 / 60.0;
            let angle = part * core::f32::consts::TAU;
            let (x, y) = turn(part);
            assert!((x - angle.sin()).abs() < 1e-3, "{part}: {x}");
            assert!((y + angle.cos()).abs() < 1e-3, "{part}: {y}");
        }
    }
}
