//! The elements and their attributes, as pages write them. The scripts get these lists, too
//! (`crates/site/src/known.rs`).

/// The elements and the attributes of each; the first attribute says what is shown.
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
        &["skill", "rules", "level", "seed", "count", "tasks"],
    ),
];

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

/// The skills of the first version of tasks. A mix of all kinds by a seed draws from these alone, so that an address
/// gives the same tasks for ever.
pub const MIXED: [&str; 8] = {
    let mut mixed = [""; 8];
    let mut at = 0;
    while at < mixed.len() {
        mixed[at] = SKILLS[at];
        at += 1;
    }
    mixed
};

/// The values of `theme`, the default first.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "projector"];
