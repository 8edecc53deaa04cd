//! The elements and their attributes, as pages write them. The scripts get these lists, too
//! (`crates/site/src/known.rs`).

pub use nian_course::elements::ELEMENTS;

/// The attributes that all elements have besides.
pub const OF_ALL: [&str; 5] = ["answers", "controls", "caption", "theme", "lang"];

/// The attributes that show or hide a part of a card.
pub const PARTS: [&str; 2] = ["controls", "caption"];

/// The values of [`PARTS`], the default first.
pub const VISIBILITY: [&str; 2] = ["shown", "hidden"];

/// What an exercise can train: the values of `skill`, the default first.
pub const SKILLS: [&str; 9] = [
    "outcome",
    "winning",
    "columns",
    "binary",
    "fibonacci",
    "pair",
    "residue",
    "limit",
    "slip",
];

/// The values of `theme`, the default first.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "projector"];
