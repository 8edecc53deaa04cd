//! The parts that the widgets' wasm is split into.

use nian_split::Part;

/// A part, and what asks for it.
pub(crate) struct Asked {
    pub(crate) part: Part<'static>,
    /// A lesson, or the attributes of an element written as `name=value`, needs the part only if it
    /// contains one of these texts, free of quotes and backslashes; `www/nian.js` looks for them.
    pub(crate) by: &'static [&'static str],
}

pub(crate) const PARTS: [Asked; 14] = [
    Asked {
        by: &["nian-claim"],
        part: Part {
            name: "claim",
            patterns: &[
                "nian_lessons::claim",
                "nian_lessons::read::claim",
                "nian_ui::model::claim",
                "nian_ui::view::claim",
            ],
        },
    },
    Asked {
        // The nim-sum is also of Grundy values, in dynamic nim with own limits.
        by: &["nim:", "nim.", "=nim", ".local"],
        part: Part {
            name: "nim",
            patterns: &[
                "nian_solver::nim",
                "nian_scene::columns",
                "nian_words::sentences::nim",
            ],
        },
    },
    Asked {
        by: &["nim:", "nim.", ".local", ".global", "rows"],
        part: Part {
            name: "rows",
            patterns: &["nian_scene::heaps"],
        },
    },
    Asked {
        by: &["wythoff", "pairs", "grundy"],
        part: Part {
            name: "wythoff",
            patterns: &[
                "nian_solver::wythoff",
                "nian_scene::grid",
                "nian_scene::pairs",
                "nian_scene::queen",
                "nian_scene::wythoff",
                "nian_words::sentences::wythoff",
            ],
        },
    },
    Asked {
        by: &["dice."],
        part: Part {
            name: "several-dice",
            patterns: &[
                "nian_solver::several_dice",
                "nian_scene::dice_several",
                "nian_words::sentences::several_dice",
            ],
        },
    },
    Asked {
        by: &["dice"],
        part: Part {
            name: "dice",
            patterns: &[
                "nian_solver::dice",
                "nian_scene::dice",
                "nian_scene::die",
                "nian_words::sentences::dice",
            ],
        },
    },
    Asked {
        // Dice and the odd-even game too can be shown on the clock.
        by: &["clock", "subtraction"],
        part: Part {
            name: "clock",
            patterns: &["nian_scene::clock"],
        },
    },
    Asked {
        by: &["clock", "subtraction"],
        part: Part {
            name: "subtraction",
            patterns: &[
                "nian_solver::subtraction",
                "nian_words::sentences::subtraction::explain",
                "nian_words::sentences::subtraction::position",
            ],
        },
    },
    Asked {
        by: &["clock", "parity.", "sides.", "=parity", "=sides"],
        part: Part {
            name: "odd-even",
            patterns: &[
                "nian_solver::parity",
                "nian_solver::sides",
                "nian_solver::holding",
                "nian_scene::trays",
                "nian_words::sentences::parity",
            ],
        },
    },
    Asked {
        by: &["dynamic", "fibonacci", "zeckendorf"],
        part: Part {
            name: "dynamic",
            patterns: &[
                "nian_solver::dynamic",
                "nian_scene::strip",
                "nian_words::sentences::dynamic",
            ],
        },
    },
    Asked {
        by: &["nian-number", "numeral", "forms"],
        part: Part {
            name: "numerals",
            patterns: &[
                "nian_solver::numerals",
                "nian_scene::numeral",
                "nian_words::sentences::numerals",
                "nian_ui::view::number",
                "nian_ui::model::entry::read",
            ],
        },
    },
    Asked {
        by: &["replies"],
        part: Part {
            name: "replies",
            patterns: &["nian_scene::replies"],
        },
    },
    Asked {
        by: &["nian-game"],
        part: Part {
            name: "game",
            patterns: &[
                "nian_ui::model::choices",
                "nian_ui::model::game::Game>",
                "nian_ui::model::opponent::perfect",
                "nian_ui::model::opponent::any",
                "nian_ui::view::board::fields",
                "nian_ui::view::caption::of_game",
                "nian_ui::view::choices",
                "nian_ui::view::controls::of_game",
                "nian_ui::view::menu::add_players",
            ],
        },
    },
    Asked {
        by: &["nian-table"],
        part: Part {
            name: "tables",
            patterns: &[
                "nian_ui::model::table::Tables>",
                "nian_ui::view::tables",
                "nian_scene::tables::dynamic",
                "nian_scene::tables::grundy",
                "nian_scene::tables::holding",
                "nian_scene::tables::subtraction",
                "nian_scene::tables::sums",
                "nian_scene::tables::two_dice",
            ],
        },
    },
];
