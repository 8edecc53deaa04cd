//! What `typing.js` knows of how people write a position: names in all languages, and how numbers follow them.

use nian_words::{Language, Text, Typing};
use serde_json::{Value, json};

/// What stands behind the name of a game.
#[derive(Clone, Copy)]
enum Numbers {
    /// Heaps, and no number of the rules.
    Rows,
    /// A heap, or a heap and its limit.
    Limited,
    /// A heap, and what the dice show.
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

/// The games as positions begin, in the order in which their names are looked for: a game whose names hold another
/// one's stands before it.
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

/// The game that numbers alone are a position of.
const USUAL: &str = "nim";

/// The options, an option whose names hold another one's before it.
const OPTIONS: [(&str, Text); 7] = [
    ("misere", Typing::MISERE),
    ("even", Typing::EVEN),
    ("local", Typing::LOCAL),
    ("global", Typing::GLOBAL),
    ("one-sum", Typing::ONE_SUM),
    ("both", Typing::BOTH),
    ("one", Typing::ONE),
];

/// All of it, as the script takes it.
pub(crate) fn typed() -> Value {
    let games = GAMES.map(|(game, numbers, names)| json!([game, numbers.name(), said(&names)]));
    let options = OPTIONS.map(|(option, names)| json!([option, said(&names)]));
    json!({ "usual": USUAL, "games": games, "options": options, "rest": said(&Typing::REST) })
}

/// What a text lists, in any language: each once.
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

    /// What the notation calls a game or an option is a name of it, and no name is listed for two games.
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
