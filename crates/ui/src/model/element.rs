//! The elements and their attributes, as pages write them. The scripts are given these lists, too
//! (`crates/site/src/known.rs`).

/// The elements and the attributes of each; the first of them says what is shown.
pub const ELEMENTS: [(&str, &[&str]); 6] = [
    ("nian-example", &["src", "step"]),
    (
        "nian-game",
        &["position", "first", "opponent", "moves", "show"],
    ),
    ("nian-table", &["of", "rules", "from", "rows-shown"]),
    ("nian-number", &["value", "in", "digits", "do", "step"]),
    ("nian-claim", &["src"]),
    (
        "nian-exercise",
        &["skill", "rules", "level", "seed", "count"],
    ),
];

/// The attributes that all of them have besides.
pub const OF_ALL: [&str; 5] = ["answers", "controls", "caption", "theme", "lang"];

/// The attributes that say whether a part of a card is to be seen.
pub const PARTS: [&str; 2] = ["controls", "caption"];

/// What these may say, the usual first.
pub const VISIBILITY: [&str; 2] = ["shown", "hidden"];

/// What an exercise can train: what `skill` may say, the usual first.
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

/// Those of the first version of tasks. Where tasks of all kinds are mixed by a seed it is of these, so that the same
/// address makes the same tasks for ever.
pub const MIXED: [&str; 8] = {
    let mut mixed = [""; 8];
    let mut at = 0;
    while at < mixed.len() {
        mixed[at] = SKILLS[at];
        at += 1;
    }
    mixed
};

/// What `theme` may say, the usual first.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "projector"];
