//! The elements and their attributes, as pages write them. The scripts are given these lists, too
//! (`crates/site/src/known.rs`).

/// The elements and the attributes of each; the first of them says what is shown.
pub const ELEMENTS: [(&str, &[&str]); 5] = [
    ("nian-example", &["src", "step"]),
    ("nian-game", &["position", "first", "opponent", "moves"]),
    ("nian-table", &["of", "rules"]),
    ("nian-number", &["value", "in", "digits", "do", "step"]),
    ("nian-claim", &["src"]),
];

/// The attributes that all of them have besides.
pub const OF_ALL: [&str; 3] = ["answers", "theme", "lang"];

/// What `theme` may say, the usual first.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "projector"];
