//! The pictures of Wythoff's game: the grid, and for large numbers the plane.
use crate::bounds::RowBounds;
use crate::canvas::Canvas;
use crate::grid::{self, Grid};
use crate::plane::{self, Plane};
use crate::{Scene, View, heaps};
use nian_lessons::Show;
use nian_solver::AnyPosition;
use nian_solver::wythoff::Wythoff;

/// Draws a position of `rules`, as rows of coins if they are asked for.
pub(crate) fn draw(view: &View<'_>, position: &AnyPosition, rules: Wythoff) -> Scene {
    let bounds = RowBounds::new(view, position);
    let grid = Grid::layout(&bounds, view.width);
    let plane = Plane::layout(&bounds, view.width);
    let height = grid.as_ref().map_or(plane.height(), |grid| grid.height);
    if view.frame.show != Show::Grid {
        let mut scene = heaps::draw(view, position);
        if view.frames.iter().any(|frame| frame.show == Show::Grid) {
            scene.height = scene.height.max(height);
        }
        return scene;
    }
    let mut canvas = Canvas::default();
    match &grid {
        Some(grid) => grid::draw(&mut canvas, view, &bounds, rules, grid),
        None => plane::draw(&mut canvas, view, &bounds, &plane),
    }
    let rows = view.frames.iter().any(|frame| frame.show == Show::Rows);
    let rows = if rows {
        heaps::height(view, &bounds, Show::Rows)
    } else {
        0.0
    };
    Scene {
        width: view.width,
        height: height.max(rows),
        zoom: 1.0,
        nodes: canvas.nodes,
    }
}
