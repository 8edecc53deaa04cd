use crate::{TablePage, Text};

/// A table to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSample {
    /// The value of the attribute `of`.
    pub of: &'static str,
    /// Values of the attribute `rules` to choose from; the first is the default.
    pub rules: &'static [&'static str],
    /// Its name.
    pub name: Text,
    /// The description.
    pub about: Text,
    /// The article and section about it, if there is one.
    pub read: Option<(&'static str, &'static str)>,
}

impl TableSample {
    /// All tables.
    pub const ALL: [Self; 10] = [
        Self {
            of: "wythoff",
            rules: &["wythoff"],
            name: TablePage::OF_WYTHOFF,
            about: TablePage::OF_WYTHOFF_ABOUT,
            read: Some(("nim-and-variants", "recurrence")),
        },
        Self {
            of: "wythoff-fibonacci",
            rules: &["wythoff"],
            name: TablePage::OF_WYTHOFF_FIBONACCI,
            about: TablePage::OF_WYTHOFF_FIBONACCI_ABOUT,
            read: Some(("nim-and-variants", "fibonacci-table")),
        },
        Self {
            of: "euclid",
            rules: &["euclid"],
            name: TablePage::OF_EUCLID,
            about: TablePage::OF_EUCLID_ABOUT,
            read: None,
        },
        Self {
            of: "dice",
            rules: &[
                "dice",
                "dice.misere",
                "dice.both",
                "dice.one",
                "dice.one-sum",
                "dice.one:0@1,1,1",
                "dice.both:0@1,1,1,1",
            ],
            name: TablePage::OF_DICE,
            about: TablePage::OF_DICE_ABOUT,
            read: Some(("nim-and-variants", "dice")),
        },
        Self {
            of: "subtraction",
            rules: &[
                "subtraction.1-6",
                "subtraction.1,3,4",
                "subtraction.1-4.misere",
                "subtraction.fib",
            ],
            name: TablePage::OF_SUBTRACTION,
            about: TablePage::OF_SUBTRACTION_ABOUT,
            read: Some(("nim-and-variants", "take-1-to-k")),
        },
        Self {
            of: "parity",
            rules: &[
                "parity.3",
                "parity.4",
                "parity.5",
                "parity.3.even",
                "parity",
            ],
            name: TablePage::OF_PARITY,
            about: TablePage::OF_PARITY_ABOUT,
            read: Some(("odd-total", "theorem1")),
        },
        Self {
            of: "sides",
            rules: &[
                "sides.3", "sides.2", "sides.4", "sides.5", "sides.6", "sides.40", "sides",
            ],
            name: TablePage::OF_SIDES,
            about: TablePage::OF_SIDES_ABOUT,
            read: Some(("odd-even-two-sides", "general-k")),
        },
        Self {
            of: "dynamic",
            rules: &["dynamic.2", "dynamic.1", "dynamic.3", "dynamic.4"],
            name: TablePage::OF_DYNAMIC,
            about: TablePage::OF_DYNAMIC_ABOUT,
            read: Some(("nim-and-variants", "tripling")),
        },
        Self {
            of: "zeckendorf",
            rules: &["dynamic.2", "dynamic.3"],
            name: TablePage::OF_ZECKENDORF,
            about: TablePage::OF_ZECKENDORF_ABOUT,
            read: Some(("fibonacci-nim", "picture")),
        },
        Self {
            of: "grundy",
            rules: &["wythoff", "nim", "euclid", "dynamic.2"],
            name: TablePage::OF_GRUNDY,
            about: TablePage::OF_GRUNDY_ABOUT,
            read: Some(("fibonacci-nim", "local-limits")),
        },
    ];
}
