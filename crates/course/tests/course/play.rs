//! The page on which games are played.

use crate::device::Device;
use nian_course::play::{
    Action, Board, Effect, ElementInfo, Entry, NextGame, Params, Play, View, Winner, asked,
    surprise,
};
use nian_course::practice::Moment;
use nian_course::set_up::{Edit, FormState, Place, Slot};
use nian_solver::AnyPosition;
use nian_words::SampleGame;

const OPPONENTS: &[&str] = &["perfect", "skilled", "learner", "novice"];
const SETTINGS: &[&str] = &["first", "opponent", "moves", "answers"];

const ABOUT: ElementInfo = ElementInfo {
    opponents: OPPONENTS,
    has_table: |of, rules| rules.split('.').next() == Some(of) && !rules.ends_with("misere"),
};

const NOW: Moment = Moment { now: 0, chance: 7 };

fn written() -> Board {
    shown("nim:3,4,5", "nim:3,4,5", "")
}

fn shown(start: &str, position: &str, moves: &str) -> Board {
    Board {
        start: start.into(),
        position: position.into(),
        moves: moves.into(),
        settings: vec![
            ("first", None),
            ("opponent", Some("perfect".into())),
            ("answers", None),
        ],
        moved: true,
        ..Board::default()
    }
}

fn query(text: &str) -> Params {
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    let pairs: Vec<_> = pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    asked(&pairs, SETTINGS)
}

fn open(text: &str) -> (Play<Device>, Vec<Effect>) {
    Play::open(Device::default(), query(text), written(), ABOUT)
}

fn kept(effects: &[Effect]) -> Vec<(&'static str, Option<&str>)> {
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Keep(kept) => Some(kept),
        _ => None,
    });
    kept.flatten()
        .map(|(name, value)| (*name, value.as_deref()))
        .collect()
}

fn set(name: &'static str, value: &str) -> Effect {
    Effect::Set(name, Some(value.into()))
}

#[test]
fn an_address_is_followed() {
    let (page, effects) = open("p=wythoff:10,14&moves=a1&opponent=novice&first=other");
    assert_eq!(page.entry(), Entry::Game(1));
    for effect in [
        set("position", "wythoff:10,14"),
        set("moves", "a1"),
        set("opponent", "novice"),
        set("first", "other"),
    ] {
        assert!(effects.contains(&effect), "{effect:?}");
    }
    let (page, effects) = open("view=analyse&answers=hidden");
    assert_eq!((page.view(), page.unknown()), (View::Analyse, None));
    assert!(
        effects.contains(&set("opponent", "none")) && !effects.contains(&set("answers", "shown"))
    );
    let (page, effects) = open("view=chess");
    assert_eq!((page.view(), page.unknown()), (View::Play, Some("chess")));
    assert!(effects.contains(&Effect::Show(Entry::Game(0), View::Play)));
    assert_eq!(open("rule=1,3,4").0.entry(), Entry::OwnRule);
    let (page, effects) = open("view=numbers&value=60&in=fibonacci");
    assert_eq!((page.entry(), page.unknown()), (Entry::Numbers, None));
    assert!(effects.contains(&Effect::SetNumber("value", "60".into())));
    assert_eq!(
        open("view=pattern&of=dynamic&rules=chess").0.table(),
        ("dynamic", Some("chess"), None)
    );
    assert_eq!(
        open("view=pattern&of=chess").0.table().0,
        open("view=pattern").0.table().0
    );
}

/// An address that names nothing stays as it is until something is done.
#[test]
fn a_board_that_comes_alive_changes_no_address() {
    let (mut page, _) = open("");
    let board = Board {
        moved: false,
        ..written()
    };
    assert_eq!(page.apply(Action::Board(board), NOW), []);
    let effects = page.apply(Action::Board(shown("nim:3,4,5", "nim:1,4,5", "a2")), NOW);
    assert_eq!(
        kept(&effects),
        [("p", Some("nim:3,4,5")), ("moves", Some("a2"))]
    );
    assert_eq!(page.typed(), "nim:1,4,5");
    let mut board = shown("nim:3,4,5", "nim:1,4,5", "a2");
    board.settings[1].1 = Some("none".into());
    let effects = page.apply(Action::Board(board), NOW);
    assert!(
        kept(&effects).contains(&("opponent", Some("none"))),
        "it was set in the board's menu"
    );
}

#[test]
fn what_is_refused_stays_to_be_set_right() {
    let (mut page, _) = open("");
    page.apply(Action::Typed("nim:3,x".into()), NOW);
    page.apply(
        Action::Board(Board {
            wrong: Some("why".into()),
            ..written()
        }),
        NOW,
    );
    assert_eq!((page.typed(), page.wrong()), ("nim:3,x", Some("why")));
    let effects = page.apply(Action::Typed("nim:1,2".into()), NOW);
    assert_eq!(effects, [set("position", "nim:1,2")]);
    page.apply(Action::Board(shown("nim:1,2", "nim:1,2", "")), NOW);
    assert_eq!(
        (page.typed(), page.wrong(), page.form().text().as_str()),
        ("nim:1,2", None, "nim:1,2")
    );
}

#[test]
fn views_keep_game_and_position() {
    let (mut page, _) = open("p=nim:3,4,5&opponent=novice");
    page.apply(Action::Board(shown("nim:3,4,5", "nim:1,4,5", "a2")), NOW);
    let effects = page.apply(Action::See(View::Analyse), NOW);
    assert!(
        effects.contains(&set("opponent", "none")) && effects.contains(&set("answers", "shown"))
    );
    assert_eq!(
        kept(&effects),
        [
            ("view", Some("analyse")),
            ("opponent", None),
            ("answers", None)
        ]
    );
    // What is taken apart is the position.
    let mut board = shown("nim:3,4,5", "nim:1,4,4", "a2,c1");
    board.settings = vec![
        ("first", None),
        ("opponent", Some("none".into())),
        ("answers", Some("shown".into())),
    ];
    let effects = page.apply(Action::Board(board), NOW);
    assert_eq!(kept(&effects), [("p", Some("nim:1,4,4")), ("moves", None)]);
    let effects = page.apply(Action::See(View::Pattern), NOW);
    assert!(effects.contains(&Effect::Show(Entry::Game(0), View::Pattern)));
    let effects = page.apply(Action::See(View::Play), NOW);
    assert!(
        effects
            .iter()
            .all(|effect| !matches!(effect, Effect::Set("position", _)))
    );
    let (mut page, _) = open("view=analyse&opponent=novice");
    let effects = page.apply(Action::See(View::Play), NOW);
    assert!(effects.contains(&set("opponent", "novice")));
    assert_eq!(kept(&effects)[1], ("opponent", Some("novice")));
}

#[test]
fn each_picture_has_its_game_and_its_table() {
    let (mut page, _) = open("view=pattern");
    for (at, game) in SampleGame::ALL.iter().enumerate() {
        let effects = page.apply(Action::Pick(Entry::Game(at)), NOW);
        assert!(
            effects.contains(&set("position", game.notation)),
            "{}",
            game.notation
        );
        assert!(
            effects
                .iter()
                .any(|effect| matches!(effect, Effect::SetTable(..)))
        );
        let name = game.notation.split(['.', ':']).next().unwrap_or_default();
        let (of, rules, _) = page.table();
        assert!(
            of == name || rules.is_some_and(|rules| rules.starts_with(name)),
            "{name}: {of} {rules:?}"
        );
    }
    let effects = page.apply(Action::Pick(Entry::Numbers), NOW);
    assert_eq!(kept(&effects), [("view", Some("numbers"))]);
    assert!(!effects.contains(&Effect::KeepRule));
    // Whoever goes to a rule of their own finds the one that is set there in the address.
    let effects = page.apply(Action::Pick(Entry::OwnRule), NOW);
    assert_eq!(kept(&effects), [("view", Some("pattern"))]);
    assert!(effects.contains(&Effect::KeepRule));
    assert_eq!(
        (0..Entry::COUNT)
            .map(|place| Entry::at(place).place())
            .collect::<Vec<_>>(),
        (0..12).collect::<Vec<_>>()
    );
}

#[test]
fn what_is_set_up_goes_onto_the_board() {
    let (mut page, _) = open("");
    let place = Place {
        field: 0,
        which: Slot::Item(2),
    };
    let effects = page.apply(Action::SetUp(Edit::Step(place, true)), NOW);
    assert_eq!(effects, [set("position", "nim:3,4,6")]);
    page.apply(Action::Board(shown("nim:3,4,6", "nim:3,4,6", "")), NOW);
    assert_eq!(page.typed(), "nim:3,4,6");
    assert_eq!(
        page.apply(Action::SetUp(Edit::Type(place, "x".into())), NOW),
        []
    );
    assert!(page.said().is_some());
}

fn win(page: &mut Play<Device>, winner: Winner) {
    let board = page.board().clone();
    let position = "nim:0,0,0".to_owned();
    let moves = if board.moves == "a1" { "a2" } else { "a1" }.to_owned();
    page.apply(
        Action::Board(Board {
            ended: Some(winner),
            position,
            moves,
            moved: true,
            ..board
        }),
        NOW,
    );
}

#[test]
fn each_game_leads_to_another() {
    let (mut page, _) = open("opponent=learner");
    win(&mut page, Winner::Reader);
    assert_eq!(page.offer(), Some(&NextGame::Sample(1)));
    let effects = page.apply(Action::Next, NOW);
    assert!(effects.contains(&set("position", SampleGame::ALL[0].samples[1].position)));
    assert_eq!((page.offer(), page.winner()), (None, None));
    win(&mut page, Winner::Reader);
    win(&mut page, Winner::Reader);
    assert_eq!(
        page.offer(),
        Some(&NextGame::Stronger("skilled")),
        "after three in a row"
    );
    let effects = page.apply(Action::Next, NOW);
    assert!(effects.contains(&set("opponent", "skilled")) && effects.contains(&Effect::Reset));
    for _ in 0..2 {
        win(&mut page, Winner::Other);
        assert_eq!(page.offer(), None, "the card shows where it was lost");
    }
    win(&mut page, Winner::Other);
    assert_eq!(page.offer(), Some(&NextGame::Weaker("learner")));
    // A move back takes it away.
    page.apply(Action::Board(shown("nim:3,4,5", "nim:3,4,5", "")), NOW);
    assert_eq!((page.offer(), page.winner()), (None, None));
}

#[test]
fn nothing_is_counted_where_nobody_is_beaten() {
    for text in ["opponent=none", "view=analyse"] {
        let (mut page, _) = open(text);
        win(&mut page, Winner::Reader);
        assert_eq!((page.offer(), page.winner()), (None, None));
    }
}

/// Whoever begins can win a position by chance, or cannot where the opponent is to begin.
#[test]
fn a_surprise_can_be_won() {
    for (at, game) in SampleGame::ALL.iter().enumerate() {
        for notation in game
            .samples
            .iter()
            .map(|sample| sample.position)
            .chain([game.notation])
        {
            let form = FormState::new(&game.form, notation);
            for level in 1..=4 {
                let mut seen = std::collections::BTreeSet::new();
                for chance in 0..60 {
                    for is_safe in [false, true] {
                        let text = surprise(at, &form, level, is_safe, chance * 7919);
                        let position: AnyPosition = text
                            .parse()
                            .unwrap_or_else(|error| panic!("{text}: {error}"));
                        assert_eq!(position.outcome().is_safe(), is_safe, "{text}");
                        assert_eq!(
                            text.split(':').next(),
                            notation.split(':').next(),
                            "{text} {notation} {level} {is_safe} {chance}"
                        );
                        seen.insert(text);
                    }
                }
                assert!(seen.len() > 5, "{notation} at {level}: {seen:?}");
            }
        }
    }
}

/// By rules that have no safe position but the end, as of a single row, there is one by the usual rules.
#[test]
fn a_surprise_can_be_won_by_any_rules() {
    let form = FormState::new(&SampleGame::ALL[0].form, "nim:2");
    for chance in 0..50 {
        let text = surprise(0, &form, 1, true, chance);
        let position: AnyPosition = text.parse().expect("a position");
        assert!(
            position.outcome().is_safe() && position.end().is_none(),
            "{text}"
        );
    }
}
