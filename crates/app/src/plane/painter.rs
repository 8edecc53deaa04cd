use super::tiles::{Colour, TILE, Tiles, pen, tiles};
use gloo::render::{AnimationFrame, request_animation_frame};
use nian_course::plane::{Cells, View};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, HtmlCanvasElement, window};

/// From so many CSS pixels a cell on, a safe one has its tick.
const MARKED: f64 = 14.0;
/// CSS pixels of a cell that is too small.
const DOT: f64 = 1.6;
/// CSS pixels of the frame around the chosen cell, at least.
const FRAME: f64 = 8.0;

/// Draws what is seen of a plane. The colours are those of the canvas in the style sheet (`www/css/plane.css`).
#[derive(Default)]
pub(super) struct Painter {
    shown: RefCell<Option<Shown>>,
    tiles: RefCell<Tiles>,
    /// The colour of the tiles, as the style sheet has it.
    colour: RefCell<String>,
    drawing: RefCell<Option<AnimationFrame>>,
}

#[derive(Clone)]
struct Shown {
    canvas: HtmlCanvasElement,
    view: View,
    cells: Cells,
}

impl Painter {
    /// Shows another part of a plane, or another plane.
    pub(super) fn show(self: &Rc<Self>, canvas: &HtmlCanvasElement, view: &View, cells: &Cells) {
        let shown = Shown {
            canvas: canvas.clone(),
            view: view.clone(),
            cells: cells.clone(),
        };
        let before = self.shown.replace(Some(shown));
        if before.is_none_or(|before| before.cells != *cells) {
            self.tiles.take();
            self.colour.take(); // the tiles are made when it is drawn
        }
        self.draw_soon();
    }

    /// Draws what is seen, once before the next picture of the screen.
    pub(super) fn draw_soon(self: &Rc<Self>) {
        if self.shown.borrow().is_none() || self.drawing.borrow().is_some() {
            return;
        }
        let own = self.clone();
        let frame = request_animation_frame(move |_| {
            own.drawing.take();
            // Without a context nothing can be drawn.
            let _ = own.draw();
        });
        self.drawing.replace(Some(frame));
    }

    fn draw(self: &Rc<Self>) -> Result<(), JsValue> {
        let Some(shown) = self.shown.borrow().clone() else {
            return Ok(());
        };
        let window = window().ok_or(JsValue::UNDEFINED)?;
        let style = window
            .get_computed_style(&shown.canvas)?
            .ok_or(JsValue::UNDEFINED)?;
        let colour = style.get_property_value("color")?;
        if *self.colour.borrow() != colour {
            self.paint(&shown.cells, &colour);
        }
        let Shown {
            canvas,
            view,
            cells,
        } = &shown;
        let [width, height] = view.size();
        let ratio = window.device_pixel_ratio();
        canvas.set_width((width * ratio) as u32);
        canvas.set_height((height * ratio) as u32);
        // All of it is seen without dragging, and a finger on it scrolls the page.
        let touch = if view.is_whole() { "pan-y" } else { "none" };
        canvas.style().set_property("touch-action", touch)?;
        let pen = pen(canvas)?;
        pen.scale(ratio, ratio)?;
        let scale = view.scale();
        pen.set_image_smoothing_enabled(scale < 1.0);
        let tiles = self.tiles.borrow();
        let place = |cell: [usize; 2]| view.place_of(cell.map(|value| value as f64));
        for tile in &tiles.tiles {
            let ([left, top], side) = (place(tile.first), TILE as f64 * scale);
            pen.draw_image_with_html_canvas_element_and_dw_and_dh(
                &tile.picture,
                left,
                top,
                side,
                side,
            )?;
        }
        pen.set_fill_style_str(&colour);
        if scale < DOT {
            for &cell in &tiles.few {
                let [left, top] = place(cell);
                pen.fill_rect(left, top, DOT, DOT);
            }
        }
        if scale >= MARKED {
            marks(&pen, &style, view, cells)?;
        }
        pen.set_stroke_style_str(&style.get_property_value("caret-color")?);
        pen.set_line_width(2.0);
        let around = scale.max(FRAME);
        let [left, top] = view.place_of(view.chosen().map(|value| value as f64 + 0.5));
        pen.stroke_rect(left - around / 2.0, top - around / 2.0, around, around);
        pen.set_stroke_style_str(&style.get_property_value("border-top-color")?);
        pen.set_line_width(1.0);
        let ([left, top], [columns, rows]) = (place([0, 0]), view.sides().map(|side| side as f64));
        pen.stroke_rect(left, top, columns * scale, rows * scale);
        Ok(())
    }

    /// Makes the tiles in a colour; they are drawn when all are there.
    fn paint(self: &Rc<Self>, cells: &Cells, colour: &str) {
        self.colour.replace(colour.to_owned());
        let (own, cells, colour) = (self.clone(), cells.clone(), colour.to_owned());
        spawn_local(async move {
            let wanted = || {
                let shown = own.shown.borrow();
                shown.as_ref().is_some_and(|shown| shown.cells == cells)
                    && *own.colour.borrow() == colour
            };
            if let Some(made) = tiles(&cells, rgb(&colour), wanted).await {
                own.tiles.replace(made);
                own.draw_soon();
            }
        });
    }
}

/// Where cells are large, lines between them, and a tick in the safe ones: colour alone says nothing.
fn marks(
    pen: &CanvasRenderingContext2d,
    style: &CssStyleDeclaration,
    view: &View,
    cells: &Cells,
) -> Result<(), JsValue> {
    let [line, tick] =
        ["border-top-color", "background-color"].map(|name| style.get_property_value(name));
    let (line, tick) = (line?, tick?);
    let scale = view.scale();
    let [columns, rows] = view.seen();
    for row in rows {
        for column in columns.clone() {
            let [left, top] = view.place_of([column as f64, row as f64]);
            pen.set_line_width(1.0);
            pen.set_stroke_style_str(&line);
            pen.set_global_alpha(0.4);
            pen.stroke_rect(left, top, scale, scale);
            pen.set_global_alpha(1.0);
            if cells.is_safe([column, row]) {
                pen.set_stroke_style_str(&tick);
                pen.set_line_width(2.0);
                pen.begin_path();
                pen.move_to(left + 0.25 * scale, top + 0.52 * scale);
                pen.line_to(left + 0.43 * scale, top + 0.7 * scale);
                pen.line_to(left + 0.76 * scale, top + 0.32 * scale);
                pen.stroke();
            }
        }
    }
    Ok(())
}

/// A colour as browsers compute it, `rgb(31, 110, 80)`; black if it cannot be read.
fn rgb(colour: &str) -> Colour {
    let parts = colour.split(|sign: char| !sign.is_ascii_digit());
    let mut parts = parts.filter_map(|part| part.parse().ok());
    [(); 3].map(|()| parts.next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::rgb;

    #[test]
    fn colours_are_read_as_browsers_compute_them() {
        assert_eq!(rgb("rgb(31, 110, 80)"), [31, 110, 80]);
        assert_eq!(rgb("rgba(0, 7, 255, 0.5)"), [0, 7, 255]);
        assert_eq!(rgb("none"), [0, 0, 0]);
    }
}
