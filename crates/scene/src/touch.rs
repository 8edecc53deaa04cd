//! The moves that can be chosen by touching a picture.
use crate::{Node, Panel, Shape, View, panels};
use nian_solver::Move;

/// The moves that can be chosen by touching the panels of a view.
#[must_use]
pub fn touched(view: &View<'_>) -> Vec<Move> {
    let mut moves = Vec::new();
    for panel in panels(view) {
        match panel {
            Panel::Drawing(scene) => add_nodes(&mut moves, &scene.nodes),
            Panel::Table(table) => {
                for cell in table.rows.iter().flatten() {
                    add(&mut moves, cell.action);
                }
            }
            Panel::Sieve(_) | Panel::Tree(_) => {}
        }
    }
    moves
}

fn add_nodes(moves: &mut Vec<Move>, nodes: &[Node]) {
    for node in nodes {
        add(moves, node.action);
        if let Shape::Group { nodes } = &node.shape {
            add_nodes(moves, nodes);
        }
    }
}

fn add(moves: &mut Vec<Move>, action: Option<Move>) {
    if let Some(mv) = action.filter(|mv| !moves.contains(mv)) {
        moves.push(mv);
    }
}
