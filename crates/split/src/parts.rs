//! The parts that the widgets' wasm is split into.

use nian_split::Part;

/// A part, and what asks for it.
pub(crate) struct Asked {
    pub(crate) part: Part<'static>,
    /// A lesson, or the attributes of an element written as `name=value`, needs the part only if it
    /// contains one of these texts; `www/nian.js` looks for them. In a lesson positions and pictures
    /// stand in quotes.
    pub(crate) by: &'static [&'static str],
}

pub(crate) const PARTS: [Asked; 19] = [
    Asked {
        by: &["nian-claim"],
        part: Part {
            name: "claim",
            paths: &[
                "nian_lessons::claim",
                "nian_lessons::read::claim",
                "nian_ui::model::claim",
                "nian_ui::view::claim",
            ],
        },
    },
    Asked {
        // The nim-sum is also of Grundy values, in dynamic nim with own limits.
        by: &["\"nim", "=nim", ".local"],
        part: Part {
            name: "nim",
            paths: &[
                "nian_solver::nim",
                "nian_scene::columns",
                "nian_words::sentences::nim",
            ],
        },
    },
    Asked {
        by: &["\"nim", "=nim", ".local", ".global", "\"rows\""],
        part: Part {
            name: "rows",
            paths: &["nian_scene::heaps"],
        },
    },
    Asked {
        by: &["\"wythoff", "=wythoff", "\"pairs\"", "=grundy"],
        part: Part {
            name: "wythoff",
            paths: &[
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
        by: &["\"dice.", "=dice."],
        part: Part {
            name: "several-dice",
            paths: &[
                // Which of the dice games it is is read without this part.
                "nian_solver::several_dice::SeveralDice",
                "nian_solver::several_dice::faces",
                "nian_solver::several_dice::rule",
                "nian_solver::several_dice::table",
                "nian_scene::dice_several",
                "nian_words::sentences::several_dice",
            ],
        },
    },
    Asked {
        by: &["\"dice", "=dice"],
        part: Part {
            name: "dice",
            paths: &[
                "nian_solver::dice",
                "nian_scene::dice",
                "nian_scene::die",
                "nian_words::sentences::dice",
            ],
        },
    },
    Asked {
        // Dice and the odd-even game too can be shown on the clock.
        by: &["\"clock\"", "\"subtraction", "=subtraction"],
        part: Part {
            name: "clock",
            paths: &["nian_scene::clock"],
        },
    },
    Asked {
        by: &["\"subtraction", "=subtraction"],
        part: Part {
            name: "subtraction",
            paths: &[
                "nian_solver::subtraction",
                "nian_words::sentences::subtraction::explain",
                "nian_words::sentences::subtraction::position",
            ],
        },
    },
    Asked {
        by: &["\"parity", "\"sides", "=parity", "=sides"],
        part: Part {
            name: "odd-even",
            paths: &[
                "nian_solver::parity",
                "nian_solver::sides",
                "nian_solver::holding",
                "nian_scene::trays",
                "nian_words::sentences::parity",
            ],
        },
    },
    Asked {
        by: &[
            "\"dynamic",
            "\"fibonacci:",
            "=dynamic",
            "=fibonacci",
            "=zeckendorf",
        ],
        part: Part {
            name: "dynamic",
            paths: &[
                "nian_solver::dynamic",
                "nian_scene::strip",
                "nian_words::sentences::dynamic",
            ],
        },
    },
    Asked {
        // Stones in a heap, as all games but those with rows of coins draw them.
        by: &[
            "\"dice",
            "=dice",
            "\"subtraction",
            "=subtraction",
            "\"parity",
            "=parity",
            "\"sides",
            "=sides",
        ],
        part: Part {
            name: "stones",
            paths: &["nian_scene::stones"],
        },
    },
    Asked {
        // Sums of the terms of a sequence.
        by: &[
            "\"wythoff",
            "=wythoff",
            "\"pairs\"",
            "\"dynamic",
            "=dynamic",
            "\"fibonacci:",
            "=fibonacci",
            "=zeckendorf",
            "=grundy",
            "nian-number",
            "\"numeral\"",
            "\"forms\"",
        ],
        part: Part {
            name: "sums",
            paths: &[
                "nian_solver::numerals::greedy",
                "nian_solver::numerals::sums",
            ],
        },
    },
    Asked {
        // A file that is not ours, so that it may be wrong; the loader does not say `src` of ours.
        by: &["src=", "nian-claim", "nian-number"],
        part: Part {
            name: "trouble",
            paths: &["nian_words::sentences::trouble::lesson"],
        },
    },
    Asked {
        by: &["\"replies\""],
        part: Part {
            name: "replies",
            paths: &["nian_scene::replies"],
        },
    },
    Asked {
        by: &["\"tree\""],
        part: Part {
            name: "tree",
            paths: &[
                "nian_scene::panel::Branch",
                "nian_scene::panel::Tree",
                "nian_scene::panel::Twig",
                "nian_scene::tree",
                "nian_ui::model::walk",
                "nian_ui::view::tree",
            ],
        },
    },
    Asked {
        // Positions in short, as both of these write them, and the number of their moves.
        by: &["\"replies\"", "\"tree\""],
        part: Part {
            name: "short",
            paths: &["nian_scene::count::", "nian_scene::short"],
        },
    },
    Asked {
        by: &["nian-number", "\"numeral\"", "\"forms\""],
        part: Part {
            name: "numbers",
            paths: &[
                "nian_lessons::numeral",
                "nian_scene::numeral",
                "nian_solver::numerals::carry",
                "nian_solver::numerals::radix",
                "nian_solver::numerals::system",
                "nian_solver::numerals::writing",
                "nian_ui::model::entry::Entry>",
                "nian_ui::model::entry::read_attributes",
                "nian_ui::view::number",
                "nian_ui::view::spoken::digits",
                "nian_words::sentences::numerals",
            ],
        },
    },
    Asked {
        by: &["nian-game"],
        part: Part {
            name: "game",
            paths: &[
                "nian_ui::model::choices",
                "nian_ui::model::game::Game>",
                "nian_ui::model::opponent::perfect",
                "nian_ui::model::opponent::any",
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
            paths: &[
                "nian_ui::model::table::Tables>",
                "nian_ui::view::tables",
                "nian_scene::tables::dynamic",
                "nian_scene::tables::grundy",
                "nian_scene::tables::holding",
                "nian_scene::tables::subtraction",
                "nian_scene::tables::sums",
                "nian_scene::tables::axes",
            ],
        },
    },
];
