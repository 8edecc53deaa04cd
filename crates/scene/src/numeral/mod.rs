//! A number in a number system: its digits below their values, and the work as a table.
mod abacus;
mod aligned;
mod columns;
mod parts;
mod tables;

use crate::canvas::Canvas;
use crate::{Panel, Scene, View};
use abacus::Abacus;
use aligned::{Aligned, Line};
use nian_lessons::Numeral;
use nian_solver::numerals::{Digits, What, Work, Writing};
use parts::Parts;

pub(crate) use aligned::forms;

/// The most lines of digits shown; of more, the newest are.
const MOST_LINES: usize = 6;

/// The panels of a number at a stage. All stages have the same height.
pub(crate) fn panels(view: &View<'_>, numeral: &Numeral) -> Vec<Panel> {
    let writing = &*numeral.writing;
    let mut panels = vec![Panel::Drawing(draw(view, numeral))];
    if writing.work == Work::Write {
        let table = if writing.system.divides() {
            tables::divisions(view.language, numeral)
        } else {
            tables::sums(view.language, numeral)
        };
        panels.extend(table.map(Panel::Table));
    }
    panels
}

fn draw(view: &View<'_>, numeral: &Numeral) -> Scene {
    let writing = &*numeral.writing;
    let mut canvas = Canvas::default();
    let abacus = writing
        .system
        .divides()
        .then(|| Abacus::layout(view.width, writing));
    if let Some(abacus) = abacus.flatten() {
        abacus::draw(&mut canvas, &abacus, numeral);
        return scene(view.width, abacus.height, canvas);
    }
    let mut top = 0.0;
    if !writing.system.divides() && writing.work != Work::Pair && writing.value > 0 {
        let parts = Parts::of(numeral);
        parts::draw(&mut canvas, &parts, view.width);
        top = parts::HEIGHT;
    }
    let aligned = layout(view.width, writing);
    let lines = lines(numeral);
    aligned::draw(&mut canvas, &aligned, top, &writing.places, &lines);
    scene(view.width, top + aligned.height, canvas)
}

fn scene(width: f32, height: f32, canvas: Canvas) -> Scene {
    Scene {
        width,
        height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// The layout of the digits, for the largest number of lines.
fn layout(width: f32, writing: &Writing) -> Aligned {
    let lines = match writing.work {
        Work::Write => 1,
        Work::Pair => 3,
        Work::Carry(_) | Work::Increment => writing.stages.len().min(MOST_LINES),
    };
    let mut longest = String::new();
    let mut widest = 1;
    for stage in &writing.stages {
        let name = name(writing, &stage.what);
        if name.len() > longest.len() {
            longest = name;
        }
        widest = widest.max(widest_digit(&stage.digits));
    }
    Aligned::layout(width, writing.places.len(), widest, lines, &longest)
}

/// The number of figures of the largest digit.
fn widest_digit(digits: &Digits) -> usize {
    let mut widest = 1;
    for digit in digits.iter().flatten() {
        widest = widest.max(digit.to_string().len());
    }
    widest
}

/// The name before the digits of a stage.
fn name(writing: &Writing, what: &What) -> String {
    let (name, value) = match what {
        What::Start if writing.work == Work::Pair => ("n", writing.value),
        What::Lower(lower) => (crate::tables::LOWER, *lower),
        What::Upper(upper) => (crate::tables::UPPER, *upper),
        _ => return String::new(),
    };
    let mut text = String::from(name);
    text.push_str(" = ");
    text.push_str(&value.to_string());
    text
}

/// The lines of digits at the stage shown, with their new digits.
fn lines(numeral: &Numeral) -> Vec<Line> {
    let writing = &*numeral.writing;
    let first = if writing.work == Work::Write {
        numeral.done
    } else {
        (numeral.done + 1).saturating_sub(MOST_LINES)
    };
    let mut lines = Vec::new();
    for (index, stage) in writing.stages.iter().enumerate() {
        if index < first || index > numeral.done {
            continue;
        }
        let mut line = Line {
            name: name(writing, &stage.what),
            digits: stage.digits.clone(),
            tail: 0,
            new: Vec::new(),
        };
        if writing.work == Work::Pair {
            line.tail = aligned::zeros(&stage.digits);
        }
        if index == numeral.done {
            match &stage.what {
                What::Divide(_) | What::Highest(_) => line.new.push(numeral.done - 1),
                What::Greedy(step) => line.new.push(step.place),
                What::Carry(place) => line.new.extend([*place, place + 1, place + 2]),
                What::PlusOne => {
                    line.new.push(0);
                    if stage.digits[0] == Some(0) {
                        line.new.push(1);
                    }
                }
                _ => {}
            }
        }
        lines.push(line);
    }
    lines
}
