//! The tables by which `typing.js` reads a position as people type it: names in all languages, and the numbers after
//! them.

use nian_words::{Language, Text, Typing};
use serde_json::{Value, json};

/// The numbers after the name of a game.
#[derive(Clone, Copy)]
enum Numbers {
    /// Heaps, without numbers of the rules.
    Rows,
    /// A heap, or a heap and its limit.
    Limited,
    /// A heap, and the faces of the dice.
    Dice,
    /// The numbers of the rules, and a heap.
    Ruled,
}

impl Numbers {
    fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Limited => "limited",
            Self::Dice => "dice",
            Self::Ruled => "ruled",
        }
    }
}

/// The games in the notation, in the order in which their names are looked for: a game whose names contain those of
/// another comes first.
const GAMES: [(&str, Numbers, Text); 9] = [
    ("dynamic.2", Numbers::Limited, Typing::FIBONACCI),
    ("wythoff", Numbers::Rows, Typing::WYTHOFF),
    ("euclid", Numbers::Rows, Typing::EUCLID),
    ("dice", Numbers::Dice, Typing::DICE),
    ("subtraction", Numbers::Ruled, Typing::SUBTRACTION),
    ("sides", Numbers::Ruled, Typing::SIDES),
    ("parity", Numbers::Ruled, Typing::PARITY),
    ("dynamic", Numbers::Ruled, Typing::DYNAMIC),
    (USUAL, Numbers::Rows, Typing::NIM),
];

/// The game of a position of bare numbers.
const USUAL: &str = "nim";

/// The options; one whose names contain those of another comes first.
const OPTIONS: [(&str, Text); 7] = [
    ("misere", Typing::MISERE),
    ("even", Typing::EVEN),
    ("local", Typing::LOCAL),
    ("global", Typing::GLOBAL),
    ("one-sum", Typing::ONE_SUM),
    ("both", Typing::BOTH),
    ("one", Typing::ONE),
];

/// All tables, as the script takes them.
pub(crate) fn typed() -> Value {
    let games = GAMES.map(|(game, numbers, names)| json!([game, numbers.name(), said(&names)]));
    let options = OPTIONS.map(|(option, names)| json!([option, said(&names)]));
    json!({ "usual": USUAL, "games": games, "options": options, "rest": said(&Typing::REST) })
}

/// The items of a text in all languages, without duplicates.
fn said(text: &Text) -> Vec<&'static str> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for name in language.among(text).split(',').map(str::trim) {
            if !name.is_empty() && !all.contains(&name) {
                all.push(name);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{GAMES, OPTIONS, said};
    use nian_solver::AnyPosition;

    /// The notation's name of a game or an option is among its names, and no name is listed for two games.
    #[test]
    fn each_name_is_of_one_game() {
        let games = GAMES.map(|(game, _, names)| (game, said(&names)));
        let options = OPTIONS.map(|(option, names)| (option, said(&names)));
        let all: Vec<_> = games.into_iter().chain(options).collect();
        for (name, names) in &all {
            let plain = |name: &&str| name.to_lowercase().replace('è', "e");
            let plain: Vec<_> = names.iter().map(plain).collect();
            let own = name.contains('.') || plain.iter().any(|plain| plain == name);
            assert!(own, "{name}: {names:?}");
            for (other, others) in all.iter().filter(|(other, _)| other != name) {
                let shared = names.iter().find(|name| others.contains(name));
                assert_eq!(shared, None, "{name} and {other}");
            }
        }
    }

    #[test]
    fn every_game_can_be_typed() {
        for example in AnyPosition::EXAMPLES {
            let named = |(game, ..): &(&str, _, _)| example.split(['.', ':']).next() == Some(*game);
            assert!(GAMES.iter().any(named), "{example}");
        }
    }
}
