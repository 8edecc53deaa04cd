//! Panels as text, a node or a row a line.

use nian_scene::{Cell, Node, Panel, Scene, Shape, Table};
use std::fmt::Write;

pub(crate) fn written(panels: &[Panel]) -> String {
    let mut out = String::new();
    for panel in panels {
        match panel {
            Panel::Drawing(scene) => drawing(&mut out, scene),
            Panel::Table(table) => rows(&mut out, table),
            other => writeln!(out, "{other:#?}").expect("a text takes all"),
        }
    }
    out
}

fn drawing(out: &mut String, scene: &Scene) {
    let Scene { width, height, .. } = scene;
    writeln!(out, "drawing {width} × {height}").expect("a text takes all");
    for node in &scene.nodes {
        nodes(out, node, 1);
    }
}

fn nodes(out: &mut String, node: &Node, depth: usize) {
    let indent = "  ".repeat(depth);
    write!(out, "{indent}{} .{}", node.key, node.class).expect("a text takes all");
    write!(out, " {}", node.shape.tag()).expect("a text takes all");
    for (name, value) in node.attributes() {
        write!(out, " {name}={value}").expect("a text takes all");
    }
    if let Shape::Text { text, .. } = &node.shape {
        write!(out, " {text:?}").expect("a text takes all");
    }
    out.push('\n');
    if let Shape::Group { nodes: inner } = &node.shape {
        for node in inner {
            nodes(out, node, depth + 1);
        }
    }
}

fn rows(out: &mut String, table: &Table) {
    writeln!(out, "table {:?}", table.caption).expect("a text takes all");
    for row in std::iter::once(&table.head).chain(&table.rows) {
        let cells: Vec<String> = row.iter().map(cell).collect();
        writeln!(out, "  {}", cells.join(" | ")).expect("a text takes all");
    }
}

fn cell(cell: &Cell) -> String {
    let mut out = cell.text.clone();
    for (is, sign) in [(cell.lit, " lit"), (cell.reachable, " reachable")] {
        if is {
            out.push_str(sign);
        }
    }
    if let Some(mark) = cell.mark {
        write!(out, " {mark:?}").expect("a text takes all");
    }
    if let Some(mv) = cell.action {
        write!(out, " by {mv}").expect("a text takes all");
    }
    if cell.tail > 0 {
        write!(out, " tail {}", cell.tail).expect("a text takes all");
    }
    out
}
