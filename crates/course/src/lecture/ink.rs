//! Drawing on the picture. What is drawn belongs to a step, and is there again when the class comes back to it. It is
//! tied to the picture, wherever that stands and however large it is.

use super::place::Name;
use crate::decimal::decimal;
use crate::flat_map::FlatMap;
use std::rc::Rc;

/// What drawings belong to: a step, and whether its answer is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sheet {
    /// The step.
    pub name: Name,
    /// Whether its answer is told.
    pub is_told: bool,
}

/// A line.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its width.
    pub width: f64,
    /// Its path.
    pub path: Rc<str>,
}

/// What is drawn at a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How wide and high the picture was, or all of the stage.
    pub size: [f64; 2],
    /// Whether it was a picture; older versions have not kept it.
    pub is_on_picture: Option<bool>,
    /// The lines.
    pub lines: Vec<Line>,
}

/// What a pointer is drawing.
#[derive(Clone, Debug, PartialEq)]
struct Stroke {
    pointer: i32,
    width: f64,
    points: Vec<[f64; 2]>,
}

/// A pen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ink {
    pub(super) is_on: bool,
    pub(super) all: FlatMap<Sheet, Drawing>,
    shown: Option<Sheet>,
    strokes: Vec<Stroke>,
}

impl Ink {
    pub(super) fn new(all: FlatMap<Sheet, Drawing>) -> Self {
        Self {
            all,
            ..Self::default()
        }
    }

    /// What is drawn at the step shown.
    #[must_use]
    pub fn drawing(&self) -> Option<&Drawing> {
        self.all.get(self.shown.as_ref()?)
    }

    /// The lines that can be seen, those being drawn at the end; `None` if nothing is drawn or can be.
    #[must_use]
    pub fn lines(&self) -> Option<Vec<Line>> {
        let drawing = self.drawing()?;
        let strokes = self.strokes.iter().map(Stroke::line);
        let lines: Vec<Line> = drawing.lines.iter().cloned().chain(strokes).collect();
        (self.is_on || !lines.is_empty()).then_some(lines)
    }

    /// Shows what was drawn at this step; whether it was another.
    pub(super) fn show(&mut self, sheet: Sheet) -> bool {
        let is_other = self.shown != Some(sheet);
        if is_other {
            self.shown = Some(sheet);
            self.strokes.clear();
        }
        is_other
    }

    /// Whether the size of the picture is needed.
    pub(super) fn needs_size(&self) -> bool {
        self.is_on && self.drawing().is_none()
    }

    pub(super) fn set_size(&mut self, size: [f64; 2], is_on_picture: bool) {
        if let Some(sheet) = self.shown.filter(|_| self.needs_size()) {
            let drawing = Drawing {
                size: size.map(|value| rounded(value, 10.0)),
                is_on_picture: Some(is_on_picture),
                lines: Vec::new(),
            };
            self.all.insert(sheet, drawing);
        }
    }

    pub(super) fn put(&mut self, is_on: bool) {
        self.is_on = is_on;
        self.strokes.clear();
    }

    pub(super) fn down(&mut self, pointer: i32, width: f64) {
        if self.is_on && self.drawing().is_some() {
            self.strokes.retain(|stroke| stroke.pointer != pointer);
            self.strokes.push(Stroke {
                pointer,
                width: rounded(width, 100.0),
                points: Vec::new(),
            });
        }
    }

    pub(super) fn draw(&mut self, pointer: i32, points: &[[f64; 2]]) {
        let mut strokes = self.strokes.iter_mut();
        if let Some(stroke) = strokes.find(|stroke| stroke.pointer == pointer) {
            let points = points
                .iter()
                .map(|point| point.map(|value| rounded(value, 10.0)));
            stroke.points.extend(points);
        }
    }

    /// A stroke is done; whether there is one.
    pub(super) fn up(&mut self, pointer: i32) -> bool {
        let mut strokes = self.strokes.iter();
        let Some(at) = strokes.position(|stroke| stroke.pointer == pointer) else {
            return false;
        };
        let line = self.strokes.remove(at).line();
        let shown = self.shown.and_then(|sheet| self.all.get_mut(&sheet));
        let has_one = shown.map(|drawing| drawing.lines.push(line));
        has_one.is_some()
    }

    /// Takes the last line back; whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let shown = self.shown.and_then(|sheet| self.all.get_mut(&sheet));
        shown.is_some_and(|drawing| drawing.lines.pop().is_some())
    }

    /// Erases all lines.
    pub(super) fn clear(&mut self) {
        if let Some(drawing) = self.shown.and_then(|sheet| self.all.get_mut(&sheet)) {
            drawing.lines.clear();
        }
    }

    /// Whether a pointer is drawing.
    #[must_use]
    pub fn has_stroke(&self, pointer: i32) -> bool {
        self.strokes.iter().any(|stroke| stroke.pointer == pointer)
    }
}

impl Stroke {
    fn line(&self) -> Line {
        Line {
            width: self.width,
            path: path(&self.points).into(),
        }
    }
}

fn rounded(value: f64, to: f64) -> f64 {
    (value * to).round() / to
}

/// A line through points, smooth where they are far apart.
fn path(points: &[[f64; 2]]) -> String {
    let Some(([x, y], rest)) = points.split_first() else {
        return String::new();
    };
    let mut path = String::new();
    let mut put = |letter: &str, numbers: &[f64]| {
        path.push_str(letter);
        for (at, number) in numbers.iter().enumerate() {
            path.push_str(if at > 0 { " " } else { "" });
            path.push_str(&decimal(*number, 2));
        }
    };
    put("M", &[*x, *y]);
    let Some([end_x, end_y]) = rest.last() else {
        path.push_str("l.1 .1");
        return path;
    };
    for pair in rest.windows(2) {
        let [[x, y], [to_x, to_y]] = [pair[0], pair[1]];
        put("Q", &[x, y, (x + to_x) / 2.0, (y + to_y) / 2.0]);
    }
    put("L", &[*end_x, *end_y]);
    path
}
