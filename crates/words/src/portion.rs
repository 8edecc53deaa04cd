/// A portion of a language's words, as much as is fetched at once: what every element says, or
/// what is said only of some games or by some elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portion {
    /// What any element may say.
    Always,
    /// Of nim.
    Nim,
    /// Of Wythoff's game.
    Wythoff,
    /// Of the dice game.
    Dice,
    /// Of the dice game with several dice, besides what is said of one.
    SeveralDice,
    /// Of the subtraction games.
    Subtraction,
    /// Of the odd-even games.
    OddEven,
    /// Of dynamic nim.
    Dynamic,
    /// Of numbers in number systems.
    Numbers,
    /// In trees of moves, and in the table of all moves with their replies.
    Short,
    /// By the element that plays.
    Game,
    /// By the element with tables.
    Tables,
    /// By the element that checks claims.
    Claim,
    /// About a file of somebody else's that is wrong.
    Trouble,
}

impl Portion {
    /// All of them, in their order.
    pub const ALL: [Self; 14] = [
        Self::Always,
        Self::Nim,
        Self::Wythoff,
        Self::Dice,
        Self::SeveralDice,
        Self::Subtraction,
        Self::OddEven,
        Self::Dynamic,
        Self::Numbers,
        Self::Short,
        Self::Game,
        Self::Tables,
        Self::Claim,
        Self::Trouble,
    ];

    /// Its name. Where a part of the wasm is for the same thing, it has the same name.
    ///
    /// ```
    /// assert_eq!(nian_words::Portion::OddEven.name(), "odd-even");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES[self as usize]
    }

    /// The portion with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let found = NAMES.iter().position(|&known| known == name);
        found.map(|place| Self::ALL[place])
    }
}

const NAMES: [&str; Portion::ALL.len()] = [
    "always",
    "nim",
    "wythoff",
    "dice",
    "several-dice",
    "subtraction",
    "odd-even",
    "dynamic",
    "numbers",
    "short",
    "game",
    "tables",
    "claim",
    "trouble",
];

#[cfg(test)]
mod tests {
    use super::Portion;

    #[test]
    fn a_portion_is_found_by_its_name() {
        for (place, portion) in Portion::ALL.into_iter().enumerate() {
            assert_eq!(portion as usize, place);
            assert_eq!(Portion::from_name(portion.name()), Some(portion));
        }
        assert_eq!(Portion::from_name("chess"), None);
    }
}
