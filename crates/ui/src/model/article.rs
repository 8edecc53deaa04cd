use nian_solver::dynamic::Heaps;
use nian_solver::holding::Side;
use nian_solver::several_dice::Mode;
use nian_solver::{AnyPosition, Ending};

/// The section of an article that explains the game of a position, in its chapter, as a path below `articles/`; `None`
/// where no article is about that game.
#[must_use]
pub fn section_on(position: &AnyPosition) -> Option<&'static str> {
    let misere = position.ending() == Some(Ending::Misere);
    Some(match position {
        AnyPosition::Nim(..) if misere => "nim-and-variants/nim-why/#misere",
        AnyPosition::Nim(..) => "nim-and-variants/nim/#nim",
        AnyPosition::Wythoff(..) if misere => "nim-and-variants/wythoff-misere/#misere-wythoff",
        AnyPosition::Wythoff(..) => "nim-and-variants/wythoff/#wythoff",
        AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) if misere => {
            "nim-and-variants/several-dice/#misere-dice"
        }
        AnyPosition::Dice(..) => "nim-and-variants/dice/#dice",
        AnyPosition::SeveralDice(rules, _) => match rules.mode {
            Mode::Both => "nim-and-variants/dice/#two-dice-both",
            Mode::One => "nim-and-variants/several-dice/#two-dice-one",
            Mode::OneSum => "nim-and-variants/several-dice/#two-dice-one-sum",
        },
        AnyPosition::Subtraction(..) if misere => "nim-and-variants/one-heap/#take-1-to-k-misere",
        AnyPosition::Subtraction(..) => "nim-and-variants/one-heap/#take-1-to-k",
        AnyPosition::Parity(rules, _) if rules.winner == Side::Even => {
            "odd-total/who-wins/#even-holder"
        }
        AnyPosition::Parity(..) => "odd-total/problem/#problem",
        AnyPosition::Sides(..) => "odd-even-two-sides/two-sides/#rules",
        AnyPosition::Dynamic(rules, _) => match rules.heaps() {
            Heaps::One => "fibonacci-nim/strategy/#strategy",
            Heaps::Local => "fibonacci-nim/several-heaps/#local-limits",
            Heaps::Global => "fibonacci-nim/several-heaps/#global-limit",
        },
        AnyPosition::Euclid(..) => return None,
    })
}

/// The same for a task, by what it is about: a position, or a number to be written (`binary=45`).
#[must_use]
pub fn section_on_task(about: &str) -> Option<&'static str> {
    match about.split_once('=') {
        Some(("binary", _)) => Some("nim-and-variants/nim/#ex2"),
        Some(_) => Some("nim-and-variants/fibonacci-digits/#ex7"),
        None => section_on(&about.parse().ok()?),
    }
}
