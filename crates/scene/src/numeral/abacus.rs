//! Digits by division: an abacus with a rod for each place, or, in binary, stacks of coins as in
//! Nim.
use super::aligned::{OPEN, digit_text};
use super::columns::draw_heads;
use super::widest_digit;
use crate::canvas::{Canvas, between};
use crate::coin::{Coin, Lying};
use crate::coins::MOST_COINS;
use crate::measure::text_width;
use crate::stack::Stacking;
use nian_lessons::Numeral;
use nian_solver::numerals::{System, What, Writing};

/// The height above the rods, for the values of the places.
const HEAD: f32 = 30.0;
/// The height below the rods, for the digits and the rest that is still to be divided.
const FOOT: f32 = 66.0;
const SIZE: f32 = 19.0;
const REST: f32 = 15.0;
/// The most beads on a rod; for larger digits it is filled to a height instead.
const MOST_BEADS: u64 = 12;
/// The least width of a column.
const LEAST_COLUMN: f32 = 17.0;
const MOST_COLUMN: f32 = 84.0;
const LEAST_COIN: f32 = 7.0;
const MOST_COIN: f32 = 24.0;

/// The layout of the columns, the lowest place first and rightmost.
pub(super) struct Abacus {
    width: f32,
    /// The middle of each column.
    centres: Vec<f32>,
    /// The distance of coins or beads.
    pitch: f32,
    /// The height of the rods or stacks.
    body: f32,
    stacks: bool,
    /// The width of the background of a new digit.
    ground: f32,
    /// The left and right ends of the beam below the rods.
    beam: [f32; 2],
    /// The height of the picture.
    pub height: f32,
}

impl Abacus {
    /// The layout for a number; `None` if it needs another picture.
    pub(super) fn layout(width: f32, writing: &Writing) -> Option<Self> {
        match &writing.system {
            System::Mixed(_) => Self::rods(width, writing),
            System::Binary if (1..=MOST_COINS).contains(&writing.value) => {
                Self::stacks(width, writing.places.len())
            }
            _ => None,
        }
    }

    fn rods(width: f32, writing: &Writing) -> Option<Self> {
        let places = writing.places.len();
        let column = (width / places as f32).min(MOST_COLUMN);
        let last = writing.stages.last()?;
        let digit = 0.57 * SIZE * widest_digit(&last.digits) as f32 + 6.0;
        if column < digit.max(LEAST_COLUMN) {
            return None;
        }
        let left = (width - column * places as f32) / 2.0;
        let mut centres = Vec::new();
        for place in 0..places {
            centres.push(left + ((places - place) as f32 - 0.5) * column);
        }
        let mut most = 4;
        for place in 0..places {
            let beads = beads(writing, place);
            if beads <= MOST_BEADS {
                most = beads.max(most);
            }
        }
        let pitch = (0.84 * column).min(24.0);
        // Beads that count are below, the others above, with a gap between them.
        let body = (most as f32 + 1.4) * pitch;
        Some(Self {
            width,
            centres,
            pitch,
            body,
            stacks: false,
            ground: column.min(digit.max(26.0)),
            beam: [left, width - left],
            height: HEAD + body + FOOT,
        })
    }

    fn stacks(width: f32, places: usize) -> Option<Self> {
        let mut pitch = MOST_COIN;
        let column = |place: usize, pitch: f32| {
            (Stacking::Tall.across(place) as f32 * pitch + 12.0).max(34.0)
        };
        let mut total = 0.0;
        while pitch >= LEAST_COIN {
            total = 0.0;
            for place in 0..places {
                total += column(place, pitch);
            }
            if total <= width {
                break;
            }
            pitch -= 0.5;
        }
        if total > width {
            return None;
        }
        let spare = ((width - total) / places as f32).min(30.0);
        let mut right = width - (width - total - spare * places as f32) / 2.0;
        let mut centres = Vec::new();
        for place in 0..places {
            let wide = column(place, pitch) + spare;
            centres.push(right - wide / 2.0);
            right -= wide;
        }
        let body = Stacking::Tall.lines(places - 1) as f32 * pitch;
        let body = body.max(40.0);
        Some(Self {
            width,
            centres,
            pitch,
            body,
            stacks: true,
            ground: 26.0,
            beam: [right, width - right],
            height: HEAD + body + FOOT,
        })
    }
}

/// The number of beads on a rod.
fn beads(writing: &Writing, place: usize) -> u64 {
    match writing.system.base(place) {
        Some(base) => base - 1,
        // The highest digit may have any size: its rod has exactly so many beads.
        None => {
            let last = writing.stages.last();
            last.and_then(|stage| stage.digits[place]).unwrap_or(0)
        }
    }
}

pub(super) fn draw(canvas: &mut Canvas, layout: &Abacus, numeral: &Numeral) {
    let writing = &*numeral.writing;
    let centres = &layout.centres;
    draw_heads(canvas, &writing.places, 0, centres, 18.0, layout.width);
    let floor = HEAD + layout.body;
    for (place, &x) in centres.iter().enumerate() {
        let digit = numeral.stage().digits[place];
        if layout.stacks {
            draw_stack(canvas, layout, place, digit);
        } else {
            draw_rod(canvas, layout, writing, place, digit);
        }
        let new = numeral.done == place + 1;
        let at = (x, floor + 30.0);
        if new {
            let half = layout.ground / 2.0;
            let area = [x - half, floor + 11.0, layout.ground, 27.0];
            canvas.rect("ground", (place as u64, 0), "digit-ground", area, 4.0);
        }
        let class = match digit {
            None => OPEN,
            Some(0) => "digit digit-zero",
            Some(_) => "digit",
        };
        canvas.text(
            "digit",
            (place as u64, 0),
            class,
            at,
            SIZE,
            &digit_text(digit),
        );
    }
    let ([left, right], y) = (layout.beam, floor + 4.0);
    canvas.line("beam", (0, 0), "beam", (left, y), (right, y));
    draw_rest(canvas, layout, numeral, floor + 56.0);
}

/// The rest that is still to be divided, below the place of the next digit.
fn draw_rest(canvas: &mut Canvas, layout: &Abacus, numeral: &Numeral, y: f32) {
    let rest = match &numeral.stage().what {
        What::Start => numeral.writing.value,
        What::Divide(step) => step.quotient,
        _ => return,
    };
    let Some(&centre) = layout.centres.get(numeral.done) else {
        return;
    };
    let half = text_width(&rest.to_string(), REST) / 2.0;
    let x = between(half + 1.0, centre, layout.width - half - 1.0);
    canvas.number("rest", (0, 0), "rest", (x, y), REST, rest);
}

fn draw_stack(canvas: &mut Canvas, layout: &Abacus, place: usize, digit: Option<u64>) {
    let across = Stacking::Tall.across(place);
    let lines = Stacking::Tall.lines(place);
    let mut coins = Lying::default();
    if digit == Some(1) {
        for coin in 0..across * lines {
            let (line, column) = ((coin / across) as f32, (coin % across) as f32);
            let x = layout.centres[place] + (column - (across as f32 - 1.0) / 2.0) * layout.pitch;
            let y = HEAD + layout.body - (line + 0.5) * layout.pitch;
            coins.put(coin as u16, Coin::Here, (x, y));
        }
    } else {
        let (x, y) = (layout.centres[place], HEAD + layout.body - 8.0);
        let ids = (place as u64, 0);
        canvas.line("none", ids, "none", (x - 5.0, y), (x + 5.0, y));
    }
    coins.draw(canvas, place, 0.44 * layout.pitch);
}

fn draw_rod(
    canvas: &mut Canvas,
    layout: &Abacus,
    writing: &Writing,
    place: usize,
    digit: Option<u64>,
) {
    let (x, ids) = (layout.centres[place], (place as u64, 0));
    let (top, floor) = (HEAD, HEAD + layout.body);
    canvas.line("rod", ids, "rod", (x, top), (x, floor + 4.0));
    let most = beads(writing, place);
    let counted = digit.unwrap_or(0);
    if most > MOST_BEADS {
        draw_gauge(canvas, layout, place, counted as f32 / most as f32);
        return;
    }
    let r = 0.46 * layout.pitch;
    for bead in 0..most {
        let below = bead < counted;
        let y = if below {
            floor - (bead as f32 + 0.5) * layout.pitch
        } else {
            top + ((most - bead) as f32 - 0.5) * layout.pitch
        };
        let class = if below { "bead" } else { "bead bead-off" };
        canvas.circle("bead", (place as u64, bead), class, (x, y), r);
    }
}

/// A rod that is filled from below, in proportion to its digit.
fn draw_gauge(canvas: &mut Canvas, layout: &Abacus, place: usize, share: f32) {
    let wide = 0.6 * layout.pitch;
    let (x, ids) = (layout.centres[place] - wide / 2.0, (place as u64, 0));
    let whole = [x, HEAD, wide, layout.body];
    canvas.rect("gauge", ids, "gauge", whole, 4.0);
    let filled = layout.body * share;
    if filled > 0.0 {
        let area = [x, HEAD + layout.body - filled, wide, filled];
        canvas.rect("filled", ids, "bead", area, 4.0);
    }
}
