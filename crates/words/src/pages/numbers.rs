use crate::{NumberPage, Text};

/// A sample: a number in a number system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberSample {
    /// The value of the attribute `value`.
    pub value: &'static str,
    /// The value of the attribute `in`.
    pub system: &'static str,
    /// What it shows.
    pub name: Text,
    /// The article and the section it belongs to.
    pub read: (&'static str, &'static str),
}

impl NumberSample {
    /// All samples; the first is the default.
    pub const ALL: [Self; 7] = [
        Self {
            value: "22",
            system: "binary",
            name: NumberPage::BINARY_22,
            read: ("nim-and-variants", "ex1"),
        },
        Self {
            value: "10",
            system: "fibonacci",
            name: NumberPage::FIBONACCI_10,
            read: ("fibonacci-nim", "zeckendorf"),
        },
        Self {
            value: "60",
            system: "fibonacci",
            name: NumberPage::FIBONACCI_60,
            read: ("nim-and-variants", "ex7"),
        },
        Self {
            value: "347",
            system: "mixed:2,3,4,5",
            name: NumberPage::MIXED_347,
            read: ("nim-and-variants", "ex6"),
        },
        Self {
            value: "8",
            system: "sequence:1,3,5,7",
            name: NumberPage::SEQUENCE_8,
            read: ("nim-and-variants", "p-sequence"),
        },
        Self {
            value: "100",
            system: "sequence:1,2,3,4,6,8,11,15,21,29,40,55,76",
            name: NumberPage::SEQUENCE_100,
            read: ("nim-and-variants", "tripling"),
        },
        Self {
            value: "1618033",
            system: "fibonacci",
            name: NumberPage::FIBONACCI_1618033,
            read: ("nim-and-variants", "decide"),
        },
    ];
}
