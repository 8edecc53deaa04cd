//! Lines of digits, aligned by place; long ones are wrapped into bands.
use super::columns::draw_heads;
use super::scene;
use crate::bounds::{letter, position_of};
use crate::canvas::Canvas;
use crate::measure::text_width;
use crate::{Anchor, Scene, View};
use nian_solver::AnyPosition;
use nian_solver::fibonacci::{self, zeckendorf};
use nian_solver::numerals::Digits;

const SIZE: f32 = 17.0;
/// The least distance of digits, in a narrow and a wide picture; in a narrow one more bands are easier to read.
const LEAST_PITCH: [f32; 2] = [20.0, 13.0];
const MOST_PITCH: f32 = 40.0;
/// The height above the digits of a band, for the values of the places.
const HEAD: f32 = 26.0;
/// The height of a line.
const LINE: f32 = 30.0;
/// The height of a name above its digits.
const NAME: f32 = 22.0;
/// The space between two bands.
const GAP: f32 = 16.0;

/// A line of digits.
pub(super) struct Line {
    /// The name before the digits; may be empty.
    pub name: String,
    /// The digits.
    pub digits: Digits,
    /// The number of trailing zeros that are set off.
    pub tail: usize,
    /// The places changed by this stage.
    pub new: Vec<usize>,
}

/// The layout of the digits.
pub(super) struct Aligned {
    width: f32,
    /// The width for the names, if they are before the digits.
    margin: f32,
    names_above: bool,
    pitch: f32,
    places: usize,
    per_band: usize,
    line: f32,
    band: f32,
    /// The height of the picture.
    pub height: f32,
}

impl Aligned {
    /// The layout of so many lines of digits, each digit with up to `figures` figures.
    pub(super) fn layout(
        width: f32,
        places: usize,
        figures: usize,
        lines: usize,
        longest_name: &str,
    ) -> Self {
        let mut margin = text_width(longest_name, SIZE);
        let names_above = margin > 0.34 * width;
        if names_above || longest_name.is_empty() {
            margin = 0.0;
        } else {
            margin += 14.0;
        }
        let space = width - margin;
        let least = LEAST_PITCH[usize::from(width >= 400.0)];
        let least = (0.57 * SIZE * figures as f32 + 4.0).max(least);
        let most = ((space / least) as usize).max(1);
        let bands = places.div_ceil(most).max(1);
        let per_band = places.div_ceil(bands).max(1);
        let pitch = (space / per_band as f32).min(MOST_PITCH.max(least));
        let line = if names_above { LINE + NAME } else { LINE };
        let band = HEAD + lines as f32 * line;
        Self {
            width,
            margin,
            names_above,
            pitch,
            places,
            per_band,
            line,
            band,
            height: bands as f32 * (band + GAP) - GAP + 6.0,
        }
    }

    /// The centre of each place of the band whose rightmost place is `from`.
    fn centres(&self, from: usize) -> Vec<f32> {
        // A single band is centred; several bands are aligned on the right.
        let length = self.pitch * self.per_band as f32;
        let spare = (self.width - self.margin - length).max(0.0);
        let right = self.width - spare / 2.0;
        let mut centres = Vec::new();
        for index in 0..self.per_band.min(self.places - from) {
            centres.push(right - (index as f32 + 0.5) * self.pitch);
        }
        centres
    }
}

/// Draws the lines, the first at `top`.
pub(super) fn draw(
    canvas: &mut Canvas,
    layout: &Aligned,
    top: f32,
    places: &[u64],
    lines: &[Line],
) {
    let bands = layout.places.div_ceil(layout.per_band);
    for band in 0..bands {
        // The highest places come first.
        let from = (bands - 1 - band) * layout.per_band;
        let centres = layout.centres(from);
        let top = top + band as f32 * (layout.band + GAP);
        draw_heads(canvas, places, from, &centres, top + 15.0, layout.width);
        let left = centres.last().map_or(0.0, |&x| x - layout.pitch / 2.0);
        let right = centres.first().map_or(0.0, |&x| x + layout.pitch / 2.0);
        let ids = (from as u64, 0);
        let y = top + HEAD - 4.0;
        canvas.line("rule", ids, "rule", (left, y), (right, y));
        for (index, line) in lines.iter().enumerate() {
            let base = top + HEAD + (index + 1) as f32 * layout.line - 8.0;
            let ids = (index as u64, from as u64);
            draw_name(canvas, layout, line, ids, (left, base));
            draw_new(canvas, layout, line, from, &centres, (index, base));
            draw_digits(canvas, line, from, &centres, (index, base));
            draw_tail(canvas, layout, line, from, &centres, (index, base));
        }
    }
}

fn draw_name(canvas: &mut Canvas, layout: &Aligned, line: &Line, ids: (u64, u64), at: (f32, f32)) {
    if line.name.is_empty() {
        return;
    }
    let (left, base) = at;
    let at = if layout.names_above {
        (left, base - NAME)
    } else {
        (left - layout.margin + 2.0, base)
    };
    let name = canvas.text("name", ids, "label", at, SIZE - 2.0, &line.name);
    name.anchored(Anchor::Start);
}

/// A light background of the digits changed by this stage.
fn draw_new(
    canvas: &mut Canvas,
    layout: &Aligned,
    line: &Line,
    from: usize,
    centres: &[f32],
    (index, base): (usize, f32),
) {
    let half = layout.pitch / 2.0;
    for &place in &line.new {
        if let Some(&x) = place.checked_sub(from).and_then(|at| centres.get(at)) {
            let ids = (index as u64, place as u64);
            let area = [x - half, base - 18.0, 2.0 * half, 25.0];
            canvas.rect("ground", ids, "digit-ground", area, 4.0);
        }
    }
}

fn draw_digits(
    canvas: &mut Canvas,
    line: &Line,
    from: usize,
    centres: &[f32],
    (index, base): (usize, f32),
) {
    for (at, &x) in centres.iter().enumerate() {
        let place = from + at;
        let Some(&digit) = line.digits.get(place) else {
            return;
        };
        let text = digit_text(digit);
        let class = match digit {
            None => OPEN,
            Some(_) if place < line.tail => "digit digit-tail",
            Some(0) => "digit digit-zero",
            Some(_) => "digit",
        };
        let ids = (index as u64, place as u64);
        canvas.text("digit", ids, class, (x, base), SIZE, &text);
    }
}

/// The class of a digit that is not known yet: in print, where it never will be, its place is left empty.
pub(super) const OPEN: &str = "digit digit-zero digit-open";

/// A digit; one that is not known yet is a question mark.
pub(super) fn digit_text(digit: Option<u64>) -> String {
    match digit {
        Some(digit) => digit.to_string(),
        None => "?".into(),
    }
}

/// A line below the trailing zeros, so that they are visible without colour.
fn draw_tail(
    canvas: &mut Canvas,
    layout: &Aligned,
    line: &Line,
    from: usize,
    centres: &[f32],
    (index, base): (usize, f32),
) {
    let count = line.tail.saturating_sub(from).min(centres.len());
    if count == 0 {
        return;
    }
    let half = layout.pitch / 2.0 - 2.0;
    let y = base + 6.0;
    let ids = (index as u64, from as u64);
    let ends = (centres[count - 1] - half, centres[0] + half);
    canvas.line("tail", ids, "tail", (ends.0, y), (ends.1, y));
}

/// The number of trailing zeros.
pub(super) fn zeros(digits: &Digits) -> usize {
    for (zeros, digit) in digits.iter().enumerate() {
        if *digit != Some(0) {
            return zeros;
        }
    }
    0
}

/// The rows of a position in standard form, aligned by place.
pub(crate) fn forms(view: &View<'_>, position: &AnyPosition) -> Scene {
    let mut largest = 1;
    for frame in view.frames {
        for &heap in position_of(frame).map_or(&[][..], AnyPosition::heaps) {
            largest = heap.max(largest);
        }
    }
    for &heap in position.heaps() {
        largest = heap.max(largest);
    }
    let count = zeckendorf(largest)
        .first()
        .map_or(1, |&k| usize::from(k) + 1);
    let mut places = Vec::new();
    for place in 0..count {
        places.extend(u8::try_from(place).ok().and_then(fibonacci::number));
    }
    let mut lines = Vec::new();
    for (row, &heap) in position.heaps().iter().enumerate() {
        lines.push(form(letter(row), heap));
    }
    let longest = name("m", largest);
    let layout = Aligned::layout(view.width, places.len(), 1, lines.len(), &longest);
    let mut canvas = Canvas::default();
    draw(&mut canvas, &layout, 0.0, &places, &lines);
    scene(view.width, layout.height, canvas)
}

/// A row in standard form.
fn form(letter: &str, value: u64) -> Line {
    let mut digits = vec![Some(0)];
    for place in zeckendorf(value) {
        let place = usize::from(place);
        if digits.len() <= place {
            digits.resize(place + 1, Some(0));
        }
        digits[place] = Some(1);
    }
    Line {
        name: name(letter, value),
        tail: zeros(&digits),
        digits,
        new: Vec::new(),
    }
}

fn name(letter: &str, value: u64) -> String {
    let mut name = String::from(letter);
    name.push_str(" = ");
    name.push_str(&value.to_string());
    name
}
