use crate::{OwnRule, SetUp, Text};

/// The form in which a game's positions are set up by hand: its fields, and their notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The ways in which a position can be written; never empty.
    pub ways: &'static [WrittenForm],
    /// The fields, in their order; a way uses some of them.
    pub fields: &'static [FormField],
    /// A condition on the sum of some fields.
    pub total: Option<Total>,
}

/// A way in which positions of a game are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenForm {
    /// The notation, with each field's name in braces: `nim{misere}:{rows}`.
    pub pattern: &'static str,
    /// Its name, if the game has several ways.
    pub name: Option<Text>,
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormField {
    /// Its name in the patterns.
    pub name: &'static str,
    /// What the reader calls it.
    pub label: Text,
    /// The kind of the field.
    pub kind: FieldKind,
}

/// The kind of a field, and its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A number. Its buttons go from the first limit to the second; more can be typed.
    Number(u64, u64),
    /// Rows of coins, between these numbers of rows: `3,4,5`.
    Rows(u8, u8),
    /// Heaps with limits, between these numbers of heaps: `9@8,6@5`.
    Limited(u8, u8),
    /// Numbers in ascending order: `1,3,4`.
    Numbers,
    /// An option, with its notation when it is on.
    Option(&'static str),
    /// A choice: the notation and the name of each value.
    One(&'static [(&'static str, Text)]),
    /// Faces of dice, between these numbers of dice: `4,2`.
    Faces(u8, u8),
}

/// The condition that fields have an odd or an even sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// Whether the sum must be odd.
    pub odd: bool,
    /// The fields: the heap, which is adjusted, and the players' holdings.
    pub of: &'static [&'static str],
}

impl FieldKind {
    /// The kind's name in scripts.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Number(..) => "number",
            Self::Rows(..) => "rows",
            Self::Limited(..) => "limited",
            Self::Numbers => "numbers",
            Self::Option(_) => "option",
            Self::One(_) => "one",
            Self::Faces(..) => "faces",
        }
    }

    /// The least and the greatest value of a number, or number of items; `None` for other kinds.
    #[must_use]
    pub fn range(self) -> Option<(u64, u64)> {
        match self {
            Self::Number(least, most) => Some((least, most)),
            Self::Rows(least, most) | Self::Limited(least, most) | Self::Faces(least, most) => {
                Some((least.into(), most.into()))
            }
            Self::Numbers | Self::Option(_) | Self::One(_) => None,
        }
    }
}

const fn way(pattern: &'static str) -> WrittenForm {
    WrittenForm {
        pattern,
        name: None,
    }
}

const fn named(pattern: &'static str, name: Text) -> WrittenForm {
    WrittenForm {
        pattern,
        name: Some(name),
    }
}

const fn field(name: &'static str, label: Text, kind: FieldKind) -> FormField {
    FormField { name, label, kind }
}

/// The largest number that buttons reach; more can be typed.
const LARGE: u64 = 1_000_000;

const MISERE: FormField = field("misere", SetUp::MISERE, FieldKind::Option(".misere"));
const HEAP: FormField = field("heap", SetUp::HEAP, FieldKind::Number(0, LARGE));
const UP_TO: FormField = field("k", SetUp::UP_TO, FieldKind::Number(1, 40));
const MULTIPLIER: FormField = field("m", SetUp::MULTIPLIER, FieldKind::Number(1, 20));
const LIMIT: FormField = field("limit", SetUp::LIMIT, FieldKind::Number(1, LARGE));
const TWO: FieldKind = FieldKind::Rows(2, 2);

impl Form {
    /// A rule of the reader's own, in the notation of the rules of `nian-claims`.
    pub const RULE: Self = Self {
        ways: &[
            named("1-{k}{heaps}{goal}", OwnRule::WAYS_UP_TO),
            named("{set}{heaps}{goal}", OwnRule::WAYS_SET),
            named("x{m}{heaps}{goal}", OwnRule::WAYS_TIMES),
            named("x{halves}/2{heaps}{goal}", OwnRule::WAYS_HALVES),
            named("any{heaps}{goal}", OwnRule::WAYS_ANY),
        ],
        fields: &[
            field("k", OwnRule::K, FieldKind::Number(1, 40)),
            field("set", OwnRule::SET, FieldKind::Numbers),
            field("m", OwnRule::M, FieldKind::Number(1, 20)),
            field("halves", OwnRule::M, FieldKind::Number(2, 40)),
            field(
                "heaps",
                OwnRule::HEAPS,
                FieldKind::One(&[
                    ("", OwnRule::HEAPS_ONE),
                    (".h2", OwnRule::HEAPS_TWO),
                    (".h3", OwnRule::HEAPS_THREE),
                ]),
            ),
            field(
                "goal",
                OwnRule::GOAL,
                FieldKind::One(&[
                    ("", OwnRule::GOAL_LAST),
                    (".misere", OwnRule::GOAL_NOT_LAST),
                    (".odd", OwnRule::GOAL_ODD),
                    (".even", OwnRule::GOAL_EVEN),
                ]),
            ),
        ],
        total: None,
    };

    pub(super) const NIM: Self = Self {
        ways: &[way("nim{misere}:{rows}")],
        fields: &[field("rows", SetUp::ROWS, FieldKind::Rows(1, 26)), MISERE],
        total: None,
    };
    pub(super) const WYTHOFF: Self = Self {
        ways: &[way("wythoff{misere}:{rows}")],
        fields: &[field("rows", SetUp::ROWS, TWO), MISERE],
        total: None,
    };
    pub(super) const EUCLID: Self = Self {
        ways: &[way("euclid:{rows}")],
        fields: &[field("rows", SetUp::NUMBERS, TWO)],
        total: None,
    };
    pub(super) const SUBTRACTION: Self = Self {
        ways: &[
            named("subtraction.1-{k}{misere}:{heap}", SetUp::WAYS_UP_TO),
            named("subtraction.{set}{misere}:{heap}", SetUp::WAYS_SET),
            named("subtraction.fib{misere}:{heap}", SetUp::WAYS_FIBONACCI),
        ],
        fields: &[
            HEAP,
            UP_TO,
            field("set", SetUp::SET, FieldKind::Numbers),
            MISERE,
        ],
        total: None,
    };
    pub(super) const PARITY: Self = Self {
        ways: &[
            named("parity.{k}{wins}:{heap}", SetUp::WAYS_BEGINNING),
            named("parity.{k}{wins}:{heap}@{mine},{other}", SetUp::WAYS_LATER),
        ],
        fields: &[
            HEAP,
            UP_TO,
            field("mine", SetUp::MINE, FieldKind::Number(0, LARGE)),
            field("other", SetUp::OTHER, FieldKind::Number(0, LARGE)),
            field(
                "wins",
                SetUp::WINS,
                FieldKind::One(&[("", SetUp::WINNERS_ODD), (".even", SetUp::WINNERS_EVEN)]),
            ),
        ],
        total: Some(Total {
            odd: true,
            of: &["heap", "mine", "other"],
        }),
    };
    pub(super) const SIDES: Self = Self {
        ways: &[
            named("sides.{k}:{heap}", SetUp::WAYS_ODD_SIDE_BEGINS),
            named("sides.{k}:{heap}@{odd},{even},{turn}", SetUp::WAYS_LATER),
        ],
        fields: &[
            HEAP,
            UP_TO,
            field("odd", SetUp::ODD_SIDE, FieldKind::Number(0, LARGE)),
            field("even", SetUp::EVEN_SIDE, FieldKind::Number(0, LARGE)),
            field(
                "turn",
                SetUp::TURN,
                FieldKind::One(&[("odd", SetUp::SIDES_ODD), ("even", SetUp::SIDES_EVEN)]),
            ),
        ],
        total: Some(Total {
            odd: false,
            of: &["heap", "odd", "even"],
        }),
    };
    pub(super) const DICE: Self = Self {
        ways: &[way("dice{misere}:{heap}@{faces}")],
        fields: &[
            HEAP,
            field("faces", SetUp::FACE, FieldKind::Faces(1, 1)),
            MISERE,
        ],
        total: None,
    };
    pub(super) const SEVERAL_DICE: Self = Self {
        ways: &[way("dice{mode}{misere}:{heap}@{faces}")],
        fields: &[
            HEAP,
            field("faces", SetUp::FACES, FieldKind::Faces(2, 4)),
            field(
                "mode",
                SetUp::MODE,
                FieldKind::One(&[
                    (".one", SetUp::MODES_ONE),
                    (".both", SetUp::MODES_ALL),
                    (".one-sum", SetUp::MODES_SUM),
                ]),
            ),
            MISERE,
        ],
        total: None,
    };
    pub(super) const DYNAMIC: Self = Self {
        ways: &[
            named("dynamic.{m}:{heap}", SetUp::WAYS_OPENING),
            named("dynamic.{m}:{heap}@{limit}", SetUp::WAYS_LIMITED),
        ],
        fields: &[HEAP, MULTIPLIER, LIMIT],
        total: None,
    };
    pub(super) const SEVERAL_HEAPS: Self = Self {
        ways: &[
            named("dynamic.{m}.local:{heaps}", SetUp::WAYS_LOCAL),
            named("dynamic.{m}.global:{rows}@{limit}", SetUp::WAYS_GLOBAL),
        ],
        fields: &[
            field("heaps", SetUp::HEAPS_AND_LIMITS, FieldKind::Limited(1, 26)),
            field("rows", SetUp::HEAPS, FieldKind::Rows(1, 26)),
            MULTIPLIER,
            LIMIT,
        ],
        total: None,
    };
}
