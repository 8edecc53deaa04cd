use super::form::Form;
use crate::{Games, Text};

/// A game, its notation, and sample positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleGame {
    /// Its name.
    pub name: Text,
    /// Its rules in a sentence.
    pub rules: Text,
    /// The notation of a position.
    pub notation: &'static str,
    /// Sample positions.
    pub samples: &'static [Sample],
    /// The form in which its positions are set up by hand.
    pub form: Form,
}

/// A sample position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position in the notation.
    pub position: &'static str,
    /// What is special about it.
    pub name: Text,
}

const fn sample(position: &'static str, name: Text) -> Sample {
    Sample { position, name }
}

impl SampleGame {
    /// All games.
    pub const ALL: [Self; 10] = [
        Self {
            name: Games::NIM,
            rules: Games::NIM_RULES,
            notation: "nim:3,4,5",
            samples: &[
                sample("nim:3,4,5", Games::AT_NIM_3_4_5),
                sample("nim:14,15,18,22", Games::AT_NIM_14_15_18_22),
                sample("nim.misere:1,1,5", Games::AT_NIM_MISERE_1_1_5),
            ],
            form: Form::NIM,
        },
        Self {
            name: Games::WYTHOFF,
            rules: Games::WYTHOFF_RULES,
            notation: "wythoff:10,14",
            samples: &[
                sample("wythoff:10,14", Games::AT_WYTHOFF_10_14),
                sample("wythoff:1000000,1618033", Games::AT_WYTHOFF_1000000_1618033),
                sample("wythoff.misere:4,6", Games::AT_WYTHOFF_MISERE_4_6),
            ],
            form: Form::WYTHOFF,
        },
        Self {
            name: Games::EUCLID,
            rules: Games::EUCLID_RULES,
            notation: "euclid:25,7",
            samples: &[
                sample("euclid:25,7", Games::AT_EUCLID_25_7),
                sample("euclid:89,55", Games::AT_EUCLID_89_55),
                sample("euclid:1000000,618033", Games::AT_EUCLID_1000000_618033),
            ],
            form: Form::EUCLID,
        },
        Self {
            name: Games::SUBTRACTION,
            rules: Games::SUBTRACTION_RULES,
            notation: "subtraction.1-4:21",
            samples: &[
                sample("subtraction.1-4:21", Games::AT_SUBTRACTION_1_4_21),
                sample(
                    "subtraction.1-4.misere:20",
                    Games::AT_SUBTRACTION_1_4_MISERE_20,
                ),
                sample("subtraction.1,3,4:17", Games::AT_SUBTRACTION_1_3_4_17),
                sample("subtraction.fib:33", Games::AT_SUBTRACTION_FIB_33),
            ],
            form: Form::SUBTRACTION,
        },
        Self {
            name: Games::PARITY,
            rules: Games::PARITY_RULES,
            notation: "parity.3:13@1,1",
            samples: &[
                sample("parity.3:17", Games::AT_PARITY_3_17),
                sample("parity.3:13@1,1", Games::AT_PARITY_3_13_1_1),
                sample("parity.3.even:23", Games::AT_PARITY_3_EVEN_23),
            ],
            form: Form::PARITY,
        },
        Self {
            name: Games::SIDES,
            rules: Games::SIDES_RULES,
            notation: "sides.3:8@0,0,even",
            samples: &[
                sample("sides.3:14", Games::AT_SIDES_3_14),
                sample("sides.3:8@0,0,even", Games::AT_SIDES_3_8_0_0_EVEN),
            ],
            form: Form::SIDES,
        },
        Self {
            name: Games::DICE,
            rules: Games::DICE_RULES,
            notation: "dice:31@4",
            samples: &[
                sample("dice:30@1", Games::AT_DICE_30_1),
                sample("dice.misere:20@2", Games::AT_DICE_MISERE_20_2),
            ],
            form: Form::DICE,
        },
        Self {
            name: Games::SEVERAL_DICE,
            rules: Games::SEVERAL_DICE_RULES,
            notation: "dice.both:31@4,2",
            samples: &[
                sample("dice.one:24@1,3", Games::AT_DICE_ONE_24_1_3),
                sample("dice.both:31@4,2", Games::AT_DICE_BOTH_31_4_2),
                sample("dice.one-sum:70@1,2", Games::AT_DICE_ONE_SUM_70_1_2),
                sample("dice.one:40@1,1,4", Games::AT_DICE_ONE_40_1_1_4),
            ],
            form: Form::SEVERAL_DICE,
        },
        Self {
            name: Games::DYNAMIC,
            rules: Games::DYNAMIC_RULES,
            notation: "dynamic.2:45@8",
            samples: &[
                sample("dynamic.2:20", Games::AT_DYNAMIC_2_20),
                sample("dynamic.2:45@8", Games::AT_DYNAMIC_2_45_8),
                sample("dynamic.3:100", Games::AT_DYNAMIC_3_100),
            ],
            form: Form::DYNAMIC,
        },
        Self {
            name: Games::SEVERAL_HEAPS,
            rules: Games::SEVERAL_HEAPS_RULES,
            notation: "dynamic.2.local:9@8,6@5",
            samples: &[
                sample("dynamic.2.local:9@8,6@5", Games::AT_DYNAMIC_2_LOCAL_9_8_6_5),
                sample("dynamic.2.global:6,4@3", Games::AT_DYNAMIC_2_GLOBAL_6_4_3),
            ],
            form: Form::SEVERAL_HEAPS,
        },
    ];
}
