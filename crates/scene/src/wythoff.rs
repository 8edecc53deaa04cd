//! The pictures of Wythoff's game: the grid, and the plane where its numbers are too large.
use crate::grid::{self, Grid};
use crate::plane::{self, Plane};
use crate::room::Room;
use crate::{Scene, View, heaps};
use nian_lessons::Show;
use nian_solver::AnyPosition;
use nian_solver::wythoff::Wythoff;

/// Draws a position of `rules`, as rows of coins where they are asked for.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, rules: Wythoff) -> Scene {
    let room = Room::new(view, position);
    let grid = Grid::layout(&room, view.width);
    let plane = Plane::layout(&room, view.width);
    let height = grid.as_ref().map_or(plane.height(), |grid| grid.height);
    if view.frame.show != Show::Grid {
        let mut scene = heaps::draw(view, position);
        if view.frames.iter().any(|frame| frame.show == Show::Grid) {
            scene.height = scene.height.max(height);
        }
        return scene;
    }
    let nodes = match &grid {
        Some(grid) => grid::draw(view, &room, rules, grid),
        None => plane::draw(view, &room, &plane),
    };
    let rows = view.frames.iter().any(|frame| frame.show == Show::Rows);
    let height = if rows { height.max(heaps::height(view, &room, Show::Rows)) } else { height };
    Scene { width: view.width, height, nodes }
}
