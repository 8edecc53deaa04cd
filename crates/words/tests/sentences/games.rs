//! Lists with something for every game have something for every game.

use crate::{golden, ranges};
use nian_solver::AnyPosition;
use nian_words::{SampleGame, TermPage, Text, Theme};

#[test]
fn every_game_is_played_and_explained() {
    let samples = SampleGame::ALL.iter().flat_map(|game| game.samples);
    let notations = SampleGame::ALL.iter().map(|game| game.notation);
    let ranges = ranges::positions();
    for missing in [
        AnyPosition::missing_from(samples.map(|sample| sample.position)),
        AnyPosition::missing_from(notations),
        AnyPosition::missing_from(golden::POSITIONS),
        AnyPosition::missing_from(ranges.iter().map(ToString::to_string)),
    ] {
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// What a game is called in the glossary; some have a name together.
fn name(position: &AnyPosition) -> Text {
    match position {
        AnyPosition::Nim(..) => TermPage::NIM,
        AnyPosition::Wythoff(..) => TermPage::WYTHOFFS_GAME,
        AnyPosition::Dice(..) | AnyPosition::SeveralDice(..) => TermPage::DICE_GAME,
        AnyPosition::Subtraction(..) => TermPage::ONE_HEAP,
        AnyPosition::Parity(..) | AnyPosition::Sides(..) => TermPage::ODD_EVEN_GAME,
        AnyPosition::Dynamic(..) => TermPage::FIBONACCI_NIM,
        AnyPosition::Euclid(..) => TermPage::EUCLIDS_GAME,
    }
}

#[test]
fn every_game_is_in_the_glossary() {
    let games = Theme::ALL.iter().find(|theme| theme.id == "games").unwrap();
    for example in AnyPosition::EXAMPLES {
        let name = name(&example.parse().expect(example));
        let there = games.terms.iter().any(|term| term.names == name);
        assert!(there, "{example}");
    }
}
