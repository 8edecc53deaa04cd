//! Small pictures for menus: the material of each game, and the faces of a die.
use crate::Scene;
use crate::canvas::{Canvas, Point};
use crate::die::draw_square;
use nian_solver::{AnyPosition, Theory};

/// The size of a game's picture.
const WIDTH: f32 = 72.0;
const HEIGHT: f32 = 44.0;
/// The size of a face alone, and in a game's picture.
const FACE: f32 = 32.0;

/// The material of a game, in a box of 72 × 44; it is the same for all its positions.
#[must_use]
pub fn small(position: &AnyPosition) -> Scene {
    let mut canvas = Canvas::default();
    match position {
        AnyPosition::Nim(..) => rows(&mut canvas),
        AnyPosition::Wythoff(rules, _) => grid(&mut canvas, *rules),
        AnyPosition::Euclid(..) => lengths(&mut canvas),
        AnyPosition::Subtraction(..) => heap(&mut canvas),
        AnyPosition::Parity(..) => trays(&mut canvas, &[3]),
        AnyPosition::Sides(..) => trays(&mut canvas, &[3, 2]),
        AnyPosition::Dice(..) => dice(&mut canvas, &[(4, (36.0, 22.0))]),
        AnyPosition::SeveralDice(..) => dice(&mut canvas, &[(5, (18.0, 22.0)), (2, (54.0, 22.0))]),
        AnyPosition::Dynamic(_, state) if state.heaps().len() > 1 => limits(&mut canvas, &[4, 6]),
        AnyPosition::Dynamic(..) => growing(&mut canvas),
    }
    scene(canvas, WIDTH, HEIGHT)
}

/// A face of a die alone, in a box of 40 × 40.
#[must_use]
pub fn face(face: u8) -> Scene {
    let mut canvas = Canvas::default();
    draw_face(&mut canvas, face, (20.0, 20.0));
    scene(canvas, 40.0, 40.0)
}

fn scene(canvas: Canvas, width: f32, height: f32) -> Scene {
    Scene {
        width,
        height,
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}

/// Three, four and five coins.
fn rows(canvas: &mut Canvas) {
    for row in 0..3u8 {
        for coin in 0..3 + row {
            let at = (12.0 + 12.0 * f32::from(coin), 8.0 + 14.0 * f32::from(row));
            canvas.circle("coin", (row.into(), coin.into()), "coin", at, 5.0);
        }
    }
}

/// The corner of the quarter plane with its safe cells.
fn grid(canvas: &mut Canvas, rules: nian_solver::wythoff::Wythoff) {
    const SIDE: f32 = 8.0;
    for (y, x) in (0..5u8).flat_map(|y| (0..8u8).map(move |x| (y, x))) {
        let pair = nian_solver::wythoff::Pair::new([x.into(), y.into()]);
        let safe = pair.is_some_and(|pair| rules.outcome(&pair).is_safe());
        let class = if safe { "cell cell-safe" } else { "cell" };
        let area = [
            4.0 + SIDE * f32::from(x),
            2.0 + SIDE * f32::from(y),
            SIDE,
            SIDE,
        ];
        canvas.rect("cell", (x.into(), y.into()), class, area, 0.0);
    }
}

/// Eight and five, and the five that can be subtracted from the eight.
fn lengths(canvas: &mut Canvas) {
    for (line, (length, taken)) in [(8u8, 5u8), (5, 0)].into_iter().enumerate() {
        for unit in 0..length {
            let class = if unit + taken >= length {
                "coin coin-taken"
            } else {
                "coin"
            };
            let area = [
                4.0 + 8.0 * f32::from(unit),
                6.0 + 20.0 * line as f32,
                8.0,
                12.0,
            ];
            canvas.rect("unit", (line as u64, unit.into()), class, area, 0.0);
        }
    }
}

/// One heap, from which some stones are about to be taken.
fn heap(canvas: &mut Canvas) {
    for (line, count) in [(0u8, 6u8), (1, 5), (2, 4)] {
        for stone in 0..count {
            let chosen = line == 0 && stone >= 3;
            let class = if chosen {
                "pebble pebble-chosen"
            } else {
                "pebble"
            };
            let indent = 6.0 * f32::from(line);
            let at = (
                6.0 + indent + 12.0 * f32::from(stone),
                38.0 - 13.0 * f32::from(line),
            );
            canvas.circle("stone", (line.into(), stone.into()), class, at, 4.5);
        }
    }
}

/// A holding in pairs: in an odd one a stone has no partner.
fn trays(canvas: &mut Canvas, held: &[u8]) {
    let width = 68.0 / held.len() as f32;
    for (tray, &held) in held.iter().enumerate() {
        let left = 2.0 + width * tray as f32;
        let area = [left + 1.0, 4.0, width - 2.0, 36.0];
        canvas.rect("tray", (tray as u64, 0), "tray", area, 6.0);
        let columns = held.div_ceil(2);
        let middle = left + width / 2.0 - 6.5 * f32::from(columns - 1);
        for stone in 0..2 * columns {
            let at = (
                middle + 13.0 * f32::from(stone / 2),
                15.0 + 14.0 * f32::from(stone % 2),
            );
            let class = if stone < held {
                "pebble"
            } else {
                "pebble pebble-taken"
            };
            canvas.circle("stone", (tray as u64, stone.into()), class, at, 4.5);
        }
    }
}

/// Dice with their faces up.
fn dice(canvas: &mut Canvas, dice: &[(u8, Point)]) {
    for &(face, at) in dice {
        draw_face(canvas, face, at);
    }
}

fn draw_face(canvas: &mut Canvas, face: u8, at: Point) {
    let looks = ["face-shadow face-flat", "face face-up", "pip"];
    draw_square(canvas, (face.into(), face), looks, at, FACE);
}

/// A take and its double, which is the next limit: 1, 2, 4.
fn growing(canvas: &mut Canvas) {
    for (column, height) in [1u8, 2, 4].into_iter().enumerate() {
        column_of(canvas, column, height, 16.0 + 20.0 * column as f32, height);
    }
}

/// Heaps with their limits.
fn limits(canvas: &mut Canvas, heaps: &[u8]) {
    for (column, &height) in heaps.iter().enumerate() {
        let middle = 22.0 + 28.0 * column as f32;
        column_of(canvas, column, height, middle, height - 2);
        let y = 40.0 - 6.0 * f32::from(height - 2);
        canvas.line(
            "limit",
            (column as u64, 0),
            "hand",
            (middle - 12.0, y),
            (middle + 12.0, y),
        );
    }
}

/// A stack of coins seen from the side; those above `from` are about to be taken.
fn column_of(canvas: &mut Canvas, column: usize, height: u8, middle: f32, from: u8) {
    for coin in 0..height {
        let class = if coin >= from {
            "coin coin-chosen"
        } else {
            "coin"
        };
        let area = [middle - 8.0, 34.0 - 6.0 * f32::from(coin), 16.0, 6.0];
        canvas.rect("coin", (column as u64, coin.into()), class, area, 2.0);
    }
}

#[cfg(test)]
mod tests {
    use super::{face, small};
    use nian_solver::AnyPosition;

    /// Each game has its own picture, and so has each face.
    #[test]
    fn pictures_tell_games_apart() {
        let games = AnyPosition::EXAMPLES
            .into_iter()
            .chain(["dynamic.2.local:9@8,6@5"]);
        let mut all: Vec<_> = games
            .map(|text| small(&text.parse().expect("a position")).nodes)
            .collect();
        all.extend((1..=6).map(|up| face(up).nodes));
        for (at, nodes) in all.iter().enumerate() {
            assert!(!nodes.is_empty());
            assert!(!all[..at].contains(nodes), "{at}");
        }
    }
}
