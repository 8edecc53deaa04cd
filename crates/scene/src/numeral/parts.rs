//! A number as a row of bars, as wide as its parts; a carry joins two bars into one.
use crate::canvas::Canvas;
use crate::measure::text_width;
use nian_lessons::Numeral;
use nian_solver::numerals::What;

/// The height of the bars, with their margins.
pub(super) const HEIGHT: f32 = 64.0;
const TOP: f32 = 8.0;
const BAR: f32 = 38.0;
const SIZE: f32 = 15.0;
/// The least width of a bar: a part of 1 among millions stays visible.
const LEAST: f32 = 2.5;
/// A greedy digit above this is a single bar.
const MOST_EQUAL: u64 = 12;

/// A part of the number.
struct Part {
    /// The identity of the part from stage to stage.
    id: u64,
    /// The size of the part.
    value: u64,
    /// The label of the part.
    text: String,
    class: &'static str,
    /// The size of the left of the two parts that have just been joined.
    joint: Option<u64>,
}

/// The parts at a stage, from left to right.
pub(super) struct Parts {
    parts: Vec<Part>,
    /// The sum of all parts at the last stage.
    total: u64,
}

impl Parts {
    pub(super) fn of(numeral: &Numeral) -> Self {
        let writing = &*numeral.writing;
        let stages = &writing.stages[..=numeral.done];
        let parts = match writing.stages.last().map(|stage| &stage.what) {
            Some(What::Greedy(_) | What::All) => taken(writing.value, stages),
            _ => carried(&writing.places, stages),
        };
        let adds = writing
            .stages
            .iter()
            .any(|stage| stage.what == What::PlusOne);
        Self {
            parts,
            total: writing.value + u64::from(adds),
        }
    }
}

/// The parts subtracted so far, and the rest of the number.
fn taken(value: u64, stages: &[nian_solver::numerals::Stage]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut left = value;
    for (index, stage) in stages.iter().enumerate() {
        let What::Greedy(step) = &stage.what else {
            continue;
        };
        let class = if index + 1 == stages.len() {
            "term term-new"
        } else {
            "term"
        };
        left = step.rest;
        let equal = step.digit <= MOST_EQUAL;
        for copy in 0..if equal { step.digit } else { 1 } {
            let mut text = step.term.to_string();
            if !equal {
                text = [&step.digit.to_string(), " × ", &text].concat();
            }
            parts.push(Part {
                id: index as u64 * 16 + copy,
                value: if equal {
                    step.term
                } else {
                    step.digit * step.term
                },
                text,
                class,
                joint: None,
            });
        }
    }
    if left > 0 {
        parts.push(Part {
            id: 0,
            value: left,
            text: left.to_string(),
            class: "term term-rest",
            joint: None,
        });
    }
    parts
}

/// The ones of the digits, followed through the carries: the higher of two becomes their sum.
fn carried(places: &[u64], stages: &[nian_solver::numerals::Stage]) -> Vec<Part> {
    // Place and identity of each one, the highest first.
    let mut ones: Vec<(usize, u64)> = Vec::new();
    let mut joined = None;
    for stage in stages {
        joined = None;
        match &stage.what {
            What::Carry(place) => {
                ones.retain(|one| one.0 != *place);
                for one in &mut ones {
                    if one.0 == place + 1 {
                        one.0 = place + 2;
                        joined = Some((place + 2, Some(places[place + 1])));
                    }
                }
            }
            What::PlusOne if ones.last().is_some_and(|one| one.0 == 0) => {
                ones.pop();
                ones.push((1, 0));
                joined = Some((1, Some(1)));
            }
            What::PlusOne => {
                ones.push((0, places.len() as u64));
                joined = Some((0, None));
            }
            _ => {
                for (place, digit) in stage.digits.iter().enumerate().rev() {
                    if *digit == Some(1) {
                        ones.push((place, place as u64));
                    }
                }
            }
        }
    }
    let mut parts = Vec::new();
    for (place, id) in ones {
        let new = joined.filter(|joined| joined.0 == place);
        parts.push(Part {
            id,
            value: places[place],
            text: places[place].to_string(),
            class: if new.is_some() {
                "term term-new"
            } else {
                "term"
            },
            joint: new.and_then(|new| new.1),
        });
    }
    parts
}

/// Draws the parts side by side; together they have the width of the picture.
pub(super) fn draw(canvas: &mut Canvas, parts: &Parts, width: f32) {
    let space = width - 4.0 - LEAST * parts.parts.len() as f32;
    let mut x = 2.0;
    for part in &parts.parts {
        let share = part.value as f32 / parts.total as f32;
        let length = LEAST + space * share;
        let area = [x, TOP, length, BAR];
        let radius = if length > 12.0 { 4.0 } else { 1.0 };
        canvas.rect("part", (part.id, 0), part.class, area, radius);
        if let Some(left) = part.joint {
            let at = x + length * (left as f32 / part.value as f32);
            // Two ticks, so that they do not cover the label.
            for (end, y) in (0..).zip([TOP, TOP + BAR - 9.0]) {
                canvas.line("joint", (part.id, end), "joint", (at, y), (at, y + 9.0));
            }
        }
        if text_width(&part.text, SIZE) + 4.0 <= length {
            let at = (x + length / 2.0, TOP + BAR / 2.0 + 5.5);
            canvas.text("on", (part.id, 0), "on-term", at, SIZE, &part.text);
        }
        x += length;
    }
}
