//! The parts that the widgets' wasm is split into.

use nian_split::Part;

/// A lesson, or the attributes of an element written as `name=value`, needs a part only if it
/// contains one of the texts that ask for it; `www/nian.js` looks for them. In a lesson positions
/// and pictures stand in quotes.
pub(crate) const PARTS: [Part<'static>; 22] = [
    Part {
        name: "claim",
        by: &["nian-claim"],
        paths: &[
            "nian_lessons::claim",
            "nian_lessons::read::claim",
            "nian_ui::model::claim",
            "nian_ui::view::claim",
        ],
    },
    Part {
        name: "nim",
        // The nim-sum is also of Grundy values, in dynamic nim with own limits.
        by: &["\"nim", "=nim", ".local"],
        paths: &[
            "nian_solver::nim",
            "nian_scene::columns",
            "nian_words::sentences::nim",
        ],
    },
    Part {
        name: "rows",
        by: &["\"nim", "=nim", ".local", ".global", "\"rows\""],
        paths: &["nian_scene::heaps"],
    },
    Part {
        name: "wythoff",
        by: &["\"wythoff", "=wythoff", "\"pairs\"", "=grundy"],
        paths: &[
            "nian_solver::wythoff",
            "nian_scene::grid",
            "nian_scene::pairs",
            "nian_scene::queen",
            "nian_scene::wythoff",
            "nian_words::sentences::wythoff",
        ],
    },
    Part {
        name: "several-dice",
        by: &["\"dice.", "=dice."],
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
    Part {
        name: "dice",
        by: &["\"dice", "=dice"],
        paths: &[
            "nian_solver::dice",
            "nian_scene::dice",
            "nian_scene::die",
            "nian_words::sentences::dice",
        ],
    },
    Part {
        name: "clock",
        // Dice and the odd-even game too can be shown on it.
        by: &["\"clock\"", "\"subtraction", "=subtraction"],
        paths: &["nian_scene::clock"],
    },
    Part {
        name: "subtraction",
        by: &["\"subtraction", "=subtraction"],
        paths: &[
            "nian_solver::subtraction",
            "nian_words::sentences::subtraction::explain",
            "nian_words::sentences::subtraction::position",
        ],
    },
    Part {
        name: "odd-even",
        by: &["\"parity", "\"sides", "=parity", "=sides"],
        paths: &[
            "nian_solver::parity",
            "nian_solver::sides",
            "nian_solver::holding",
            "nian_scene::trays",
            "nian_words::sentences::parity",
        ],
    },
    Part {
        name: "heaps",
        // Dynamic nim with several heaps.
        by: &[".local", ".global", "=grundy"],
        paths: &[
            "nian_scene::strip::limit::draw_common",
            "nian_scene::strip::values",
            "nian_solver::dynamic::global",
            "nian_solver::dynamic::grundy",
        ],
    },
    Part {
        name: "dynamic",
        by: &[
            "\"dynamic",
            "\"fibonacci:",
            "=dynamic",
            "=fibonacci",
            "=zeckendorf",
        ],
        paths: &[
            "nian_solver::dynamic",
            "nian_scene::strip",
            "nian_words::sentences::dynamic",
        ],
    },
    Part {
        name: "stones",
        // Stones in a heap, as all games but those with rows of coins draw them.
        by: &[
            "\"clock\"",
            "\"dice",
            "=dice",
            "\"subtraction",
            "=subtraction",
            "\"parity",
            "=parity",
            "\"sides",
            "=sides",
        ],
        paths: &["nian_scene::stones"],
    },
    Part {
        name: "sums",
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
        paths: &[
            "nian_solver::numerals::greedy",
            "nian_solver::numerals::sums",
        ],
    },
    Part {
        name: "trouble",
        // Asked for by the loader when a lesson is wrong.
        by: &["nian-fault", "nian-number"],
        paths: &["nian_words::sentences::trouble::lesson"],
    },
    Part {
        name: "qr",
        // Asked for by `www/tools.js`.
        by: &["nian-qr"],
        paths: &["qrcodegen", "nian_widgets::qr::rows"],
    },
    Part {
        name: "replies",
        by: &["\"replies\""],
        paths: &["nian_scene::replies"],
    },
    Part {
        name: "tree",
        by: &["\"tree\""],
        paths: &[
            "nian_scene::panel::Branch",
            "nian_scene::panel::Tree",
            "nian_scene::panel::Twig",
            "nian_scene::tree",
            "nian_ui::model::walk",
            "nian_ui::view::tree",
        ],
    },
    Part {
        name: "short",
        // Positions in short, as both of these write them, and the number of their moves.
        by: &["\"replies\"", "\"tree\""],
        paths: &["nian_scene::count::", "nian_scene::short"],
    },
    Part {
        name: "abacus",
        // Numbers found by division; an element shows one in binary if it is told nothing readable.
        by: &["nian-number", "\"mixed:", "\"binary\""],
        paths: &[
            "nian_scene::numeral::abacus",
            "nian_scene::numeral::tables::divisions",
            "nian_solver::numerals::radix",
        ],
    },
    Part {
        name: "numbers",
        by: &["nian-number", "\"numeral\"", "\"forms\""],
        paths: &[
            "nian_lessons::numeral",
            "nian_scene::numeral",
            "nian_solver::numerals::carry",
            "nian_solver::numerals::radix",
            "nian_solver::numerals::system",
            "nian_solver::numerals::writing",
            "nian_ui::model::asked::first_number",
            "nian_ui::model::asked::number",
            "nian_ui::model::entry::Entry>",
            "nian_ui::model::entry::read_attributes",
            "nian_ui::model::example::Example>::of_number",
            "nian_ui::model::example::Example>::show_number",
            "nian_ui::model::example::Example>::usual_number",
            "nian_ui::view::number",
            "nian_ui::view::spoken::digits",
            "nian_words::sentences::numerals",
        ],
    },
    Part {
        name: "game",
        by: &["nian-game"],
        paths: &[
            "nian_ui::model::choices",
            "nian_ui::model::game::Game>",
            "nian_ui::model::keys::choosing",
            "nian_ui::model::opponent::perfect",
            "nian_ui::model::opponent::any",
            "nian_ui::model::widget::apply_to_game",
            "nian_ui::view::caption::of_game",
            "nian_ui::view::choices",
            "nian_ui::view::controls::of_game",
            "nian_ui::view::controls::rules",
            "nian_scene::touch",
            "nian_words::sentences::rules",
            "nian_ui::view::menu::add_players",
        ],
    },
    Part {
        name: "tables",
        by: &["nian-table"],
        paths: &[
            "nian_ui::model::asked::first_table",
            "nian_ui::model::asked::table",
            "nian_ui::model::table::Tables>",
            "nian_ui::model::widget::apply_to_tables",
            "nian_ui::view::tables",
            "nian_scene::tables::dynamic",
            "nian_scene::tables::grundy",
            "nian_scene::tables::holding",
            "nian_scene::tables::subtraction",
            "nian_scene::tables::sums",
            "nian_scene::tables::axes",
        ],
    },
];

/// What of Yew's the widgets never call (events are heard by a card's own element, `nian_widgets::ears`), and what speaks when Rust panics: in the finished site it
/// only stops. The tests in browsers would meet the trap that stands there instead.
pub(crate) const NEVER: [&str; 18] = [
    "console_error_panic_hook::hook",
    "indexmap::",
    "yew::dom_bundle::bportal",
    "yew::dom_bundle::btag::listeners::ListenerRegistration>::register",
    "yew::dom_bundle::btag::listeners::Registry>::get_handler",
    "yew::dom_bundle::btag::listeners::Registry>::register",
    "yew::dom_bundle::subtree_root::EventDescriptor as ",
    "yew::dom_bundle::subtree_root::SubtreeData>::add_listener",
    "yew::dom_bundle::subtree_root::SubtreeData>::handle",
    "yew::virtual_dom::listeners::ListenerKind>::type_name",
    "yew::dom_bundle::braw",
    "yew::dom_bundle::bsuspense",
    "HtmlTextAreaElement",
    "yew::suspense",
    "yew::virtual_dom::vportal",
    "yew::virtual_dom::vraw",
    "yew::virtual_dom::vsuspense",
    "yew::virtual_dom::vtag::TextareaFields",
];
