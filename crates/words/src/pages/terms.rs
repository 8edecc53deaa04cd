use crate::{TermPage, Text};

/// Terms on the same theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The anchor of its section.
    pub id: &'static str,
    /// Its heading.
    pub name: Text,
    /// The terms, in the order of the articles.
    pub terms: &'static [Term],
}

/// A term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The term in each language.
    pub names: Text,
    /// The definition, in a sentence.
    pub meaning: Text,
    /// The article and section that explains it, if there is one.
    pub read: Option<(&'static str, &'static str)>,
}

/// A term that is explained in an article.
const fn term(names: Text, meaning: Text, article: &'static str, section: &'static str) -> Term {
    Term {
        names,
        meaning,
        read: Some((article, section)),
    }
}

impl Theme {
    /// All terms.
    pub const ALL: [Self; 4] = [
        Self {
            id: "games",
            name: TermPage::THEME_GAMES,
            terms: &[
                term(
                    TermPage::NIM,
                    TermPage::NIM_MEANING,
                    "nim-and-variants",
                    "nim",
                ),
                term(
                    TermPage::WYTHOFFS_GAME,
                    TermPage::WYTHOFFS_GAME_MEANING,
                    "nim-and-variants",
                    "wythoff-rules",
                ),
                Term {
                    names: TermPage::EUCLIDS_GAME,
                    meaning: TermPage::EUCLIDS_GAME_MEANING,
                    read: None,
                },
                term(
                    TermPage::ONE_HEAP,
                    TermPage::ONE_HEAP_MEANING,
                    "nim-and-variants",
                    "one-heap",
                ),
                term(
                    TermPage::ODD_EVEN_GAME,
                    TermPage::ODD_EVEN_GAME_MEANING,
                    "nim-and-variants",
                    "odd-even",
                ),
                term(
                    TermPage::DICE_GAME,
                    TermPage::DICE_GAME_MEANING,
                    "nim-and-variants",
                    "dice",
                ),
                term(
                    TermPage::FIBONACCI_NIM,
                    TermPage::FIBONACCI_NIM_MEANING,
                    "fibonacci-nim",
                    "rules",
                ),
            ],
        },
        Self {
            id: "play",
            name: TermPage::THEME_PLAY,
            terms: &[
                term(
                    TermPage::POSITION,
                    TermPage::POSITION_MEANING,
                    "nim-and-variants",
                    "nim",
                ),
                term(
                    TermPage::SAFE,
                    TermPage::SAFE_MEANING,
                    "nim-and-variants",
                    "nim",
                ),
                term(
                    TermPage::UNSAFE,
                    TermPage::UNSAFE_MEANING,
                    "nim-and-variants",
                    "nim",
                ),
                term(
                    TermPage::MIS_RE_PLAY,
                    TermPage::MIS_RE_PLAY_MEANING,
                    "nim-and-variants",
                    "misere",
                ),
                term(
                    TermPage::LIMIT,
                    TermPage::LIMIT_MEANING,
                    "nim-and-variants",
                    "doubling",
                ),
                term(
                    TermPage::HOLDING,
                    TermPage::HOLDING_MEANING,
                    "odd-even-two-sides",
                    "seventeen",
                ),
                term(
                    TermPage::ODD_SIDE,
                    TermPage::ODD_SIDE_MEANING,
                    "odd-even-two-sides",
                    "set-up",
                ),
                term(
                    TermPage::STATE,
                    TermPage::STATE_MEANING,
                    "odd-even-two-sides",
                    "analysis",
                ),
                term(
                    TermPage::ABSOLUTELY_SAFE_STATE,
                    TermPage::ABSOLUTELY_SAFE_STATE_MEANING,
                    "odd-even-two-sides",
                    "analysis",
                ),
            ],
        },
        Self {
            id: "numbers",
            name: TermPage::THEME_NUMBERS,
            terms: &[
                term(
                    TermPage::BINARY,
                    TermPage::BINARY_MEANING,
                    "nim-and-variants",
                    "ex1",
                ),
                term(
                    TermPage::COLUMN_SUMS,
                    TermPage::COLUMN_SUMS_MEANING,
                    "nim-and-variants",
                    "ex1",
                ),
                term(
                    TermPage::NIM_SUM,
                    TermPage::NIM_SUM_MEANING,
                    "fibonacci-nim",
                    "local-limits",
                ),
                term(
                    TermPage::GRUNDY_VALUE,
                    TermPage::GRUNDY_VALUE_MEANING,
                    "fibonacci-nim",
                    "local-limits",
                ),
                term(
                    TermPage::FIBONACCI_NUMBERS,
                    TermPage::FIBONACCI_NUMBERS_MEANING,
                    "nim-and-variants",
                    "fibonacci",
                ),
                term(
                    TermPage::STANDARD_FORM,
                    TermPage::STANDARD_FORM_MEANING,
                    "nim-and-variants",
                    "carry",
                ),
                term(
                    TermPage::PLACE_VALUE,
                    TermPage::PLACE_VALUE_MEANING,
                    "nim-and-variants",
                    "ex6",
                ),
                term(
                    TermPage::CARRY,
                    TermPage::CARRY_MEANING,
                    "nim-and-variants",
                    "carry",
                ),
                term(
                    TermPage::GOLDEN_RATIO,
                    TermPage::GOLDEN_RATIO_MEANING,
                    "nim-and-variants",
                    "fibonacci",
                ),
                term(
                    TermPage::CONGRUENT,
                    TermPage::CONGRUENT_MEANING,
                    "odd-total",
                    "fifteen",
                ),
                term(
                    TermPage::AXIS,
                    TermPage::AXIS_MEANING,
                    "nim-and-variants",
                    "two-dice-both",
                ),
            ],
        },
        Self {
            id: "reasons",
            name: TermPage::THEME_REASONS,
            terms: &[
                term(
                    TermPage::SYMMETRY,
                    TermPage::SYMMETRY_MEANING,
                    "nim-and-variants",
                    "two-rows",
                ),
                term(
                    TermPage::MATHEMATICAL_INDUCTION,
                    TermPage::MATHEMATICAL_INDUCTION_MEANING,
                    "odd-total",
                    "theorem1",
                ),
                term(
                    TermPage::SUFFICIENT_BUT_NOT_NECESSARY,
                    TermPage::SUFFICIENT_BUT_NOT_NECESSARY_MEANING,
                    "odd-even-two-sides",
                    "families",
                ),
                term(
                    TermPage::GAME_THEORY,
                    TermPage::GAME_THEORY_MEANING,
                    "odd-total",
                    "odd-total",
                ),
                term(
                    TermPage::ERRATUM,
                    TermPage::ERRATUM_MEANING,
                    "nim-and-variants",
                    "floor-formula",
                ),
            ],
        },
    ];
}
