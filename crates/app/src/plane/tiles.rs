//! Pictures of the cells, which are drawn at any scale.

use gloo::timers::future::TimeoutFuture;
use nian_course::plane::{Cell, Cells};
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData, window};

/// The cells across and down in a tile, which is made in a few milliseconds.
pub(super) const TILE: usize = 250;
/// So many safe cells are drawn one by one.
const FEW: usize = 20_000;

/// Red, green and blue.
pub(super) type Colour = [u8; 3];

/// A picture of some of the cells, the safe ones in a colour.
pub(super) struct Tile {
    /// Its first cell.
    pub(super) first: Cell,
    pub(super) picture: HtmlCanvasElement,
}

/// Pictures of all cells.
#[derive(Default)]
pub(super) struct Tiles {
    pub(super) tiles: Vec<Tile>,
    /// The safe cells if these are few: nothing would be seen of one that is less than a pixel wide.
    pub(super) few: Vec<Cell>,
}

/// Makes the pictures, piece by piece, since a page has other things to do as well; `None` once they are not `wanted` any more.
pub(super) async fn tiles(
    cells: &Cells,
    colour: Colour,
    wanted: impl Fn() -> bool,
) -> Option<Tiles> {
    let mut made = Tiles::default();
    let mut is_few = true;
    let [columns, rows] = cells.sides();
    for row in (0..rows).step_by(TILE) {
        for column in (0..columns).step_by(TILE) {
            let first = [column, row];
            let picture = tile(cells, colour, first, |cell| {
                is_few &= made.few.len() < FEW;
                if is_few {
                    made.few.push(cell);
                }
            });
            made.tiles.push(Tile {
                first,
                picture: picture.ok()?,
            });
            TimeoutFuture::new(0).await;
            if !wanted() {
                return None;
            }
        }
    }
    if !is_few {
        made.few.clear();
    }
    Some(made)
}

/// Makes a tile; `each` hears of its safe cells.
fn tile(
    cells: &Cells,
    [red, green, blue]: Colour,
    [column, row]: Cell,
    mut each: impl FnMut(Cell),
) -> Result<HtmlCanvasElement, JsValue> {
    let mut pixels = vec![0; 4 * TILE * TILE];
    for (at, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        let cell = [column + at % TILE, row + at / TILE];
        if cells.is_safe(cell) {
            pixel.copy_from_slice(&[red, green, blue, 255]);
            each(cell);
        }
    }
    let side = TILE as u32;
    let image = ImageData::new_with_u8_clamped_array_and_sh(Clamped(&pixels), side, side)?;
    let document = window()
        .and_then(|window| window.document())
        .ok_or(JsValue::UNDEFINED)?;
    let picture: HtmlCanvasElement = document.create_element("canvas")?.unchecked_into();
    picture.set_width(side);
    picture.set_height(side);
    pen(&picture)?.put_image_data(&image, 0.0, 0.0)?;
    Ok(picture)
}

/// What a canvas is drawn on with.
pub(super) fn pen(canvas: &HtmlCanvasElement) -> Result<CanvasRenderingContext2d, JsValue> {
    let pen = canvas.get_context("2d")?.ok_or(JsValue::UNDEFINED)?;
    Ok(pen.unchecked_into())
}
