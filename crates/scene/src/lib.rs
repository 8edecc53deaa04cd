//! Pictures and tables of frames as plain data, and as SVG text.
//!
//! [`panels`] turns a frame into panels, which the page renders with Yew, and a file or a print
//! with [`svg`]. Nothing here depends on a browser. Colours, strokes and motion are in
//! `www/css/picture.css`; shapes have classes only.
#![forbid(unsafe_code)]

mod attributes;
mod bars;
mod bounds;
mod canvas;
mod clock;
mod coin;
mod coins;
mod columns;
mod count;
mod decimal;
mod dice;
mod dice_several;
mod die;
mod euclid;
mod grid;
mod heaps;
mod labels;
mod mark;
mod measure;
mod numeral;
mod pairs;
mod panel;
mod panels;
mod plane;
mod position;
mod queen;
mod replies;
mod rows;
mod scene;
mod short;
mod small;
mod stack;
mod stones;
mod strip;
mod svg;
mod tables;
mod touch;
mod trays;
mod tree;
mod view;
mod wythoff;

pub use clock::has_dial;
pub use heaps::draw as rows;
pub use mark::mark;
pub use panel::{Branch, Cell, Panel, Sieve, Table, Tree, Twig};
pub use panels::panels;
pub use scene::{Anchor, Node, Scene, Shape};
pub use small::{face, small};
pub use svg::svg;
pub use tables::{
    axes_table, count_starts, dice_table, euclid_table, fibonacci_table, grundy_dynamic,
    grundy_euclid, grundy_nim, grundy_wythoff, parity_heaps, parity_rules, sides_heaps,
    sides_rules, starts_table, subtraction_table, sums_rows, sums_table, wythoff_table,
};
pub use touch::touched;
pub use tree::{Line, beside, tree};
pub use view::View;
