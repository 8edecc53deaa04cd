//! Reviews of games that are over: the sentence on every move is compared with search, which knows only the rules.

use super::game::game;
use super::search::Search;
use super::{shown, winner, wrong};
use nian_lessons::{Ask, Show};
use nian_solver::{AnyPosition, Move, Outcome};
use nian_ui::model::{
    Action, Event, Game, Hint, Kind, MoveQuality, Opponent, Player, Target, Widget, section_on,
};
use nian_words::Language;

/// Small positions of every family, for search.
const POSITIONS: [&str; 19] = [
    "nim:3,4,5",
    "nim:1,4,5",
    "nim.misere:2,3",
    "wythoff:3,5",
    "wythoff:4,6",
    "wythoff.misere:4,5",
    "dice:31@4",
    "dice.misere:20@2",
    "subtraction.1-3:21",
    "subtraction.1-3.misere:20",
    "subtraction.1,3,4:17",
    "parity.3:17",
    "parity.3.even:13@1,1",
    "sides.3:8",
    "dice.both:31@4,2",
    "dice.one:24@1,3",
    "dynamic.2:21",
    "dynamic.2.local:4@4,5@4",
    "euclid:25,7",
];

/// A deterministic hash that chooses the move to play.
fn pick(seed: usize, step: usize, of: usize) -> usize {
    (seed * 7919 + step * 104_729 + seed * step * 31) / 7 % of
}

/// A whole game, in which both players play any moves.
fn played(position: &str, seed: usize, opponent: Opponent, first: Player) -> Widget {
    let mut widget = game(position, first, Opponent::None);
    for step in 0.. {
        let moves: Vec<Move> = widget.position().unwrap().moves().collect();
        if moves.is_empty() {
            break;
        }
        let mv = moves[pick(seed, step, moves.len())];
        widget.apply(Action::Play(mv)).unwrap();
    }
    widget.apply(Action::SetOpponent(opponent)).unwrap();
    widget
}

fn reviewed(widget: &Widget) -> &Game {
    widget.reviewed().expect("a game is gone through")
}

fn go(widget: &mut Widget, step: usize) {
    widget.apply(Action::GoTo(Target::Step(step))).unwrap();
}

#[test]
fn every_move_of_a_game_is_judged_as_search_judges() {
    assert!(AnyPosition::missing_from(POSITIONS).is_empty());
    let mut search = Search::default();
    let (mut games, mut slips, mut asked) = ([0, 0], 0, 0);
    for position in POSITIONS {
        for seed in 0..6 {
            let first = Player::ALL[seed % 2];
            let mut widget = played(position, seed, Opponent::Perfect, first);
            let place = format!("{position} {seed}");
            widget.apply(Action::Review).unwrap();
            let game = reviewed(&widget).clone();
            games[usize::from(game.winner() == Some(Player::Reader))] += 1;
            let mut last = None;
            for step in 0..game.steps() {
                let [before, after] = [step, step + 1]
                    .map(|step| game.frames()[step].subject.position().unwrap().clone());
                let won = !search.outcome(&before).is_safe();
                let wins = search.outcome(&after).is_safe();
                let expected = match (won, wins) {
                    (_, true) => MoveQuality::Right,
                    (true, false) => MoveQuality::Slip,
                    (false, false) => MoveQuality::Lost,
                };
                assert_eq!(game.quality(step), expected, "{place} {step}");
                go(&mut widget, step);
                let own = (step % 2 == 0) == (first == Player::Reader);
                let asks = (own && expected == MoveQuality::Slip).then_some(Ask::Winning);
                assert_eq!(widget.question(), asks, "{place} {step}");
                if expected == MoveQuality::Slip {
                    last = Some(step);
                    slips += 1;
                    // The better moves are complete, and no other is listed.
                    let better = before.winning_moves();
                    for mv in before.moves() {
                        let right = search.outcome(&before.play(mv).unwrap()).is_safe();
                        assert_eq!(better.contains(&mv), right, "{place} {step} {mv}");
                        if asks.is_some() {
                            let mut widget = widget.clone();
                            widget.apply(Action::Play(mv)).unwrap();
                            assert_eq!(widget.verdict(), Some(right), "{place} {step} {mv}");
                            asked += 1;
                        }
                    }
                }
                go(&mut widget, step + 1);
                let said = widget.language.sentences().frame(widget.frame().unwrap());
                let words = widget.language.interface();
                let better = widget.language.sentences().better(&before);
                assert_eq!(
                    said.contains(&better),
                    expected == MoveQuality::Slip,
                    "{said}"
                );
                let lost = said.contains(words.no_better());
                assert_eq!(lost, expected == MoveQuality::Lost, "{said}");
            }
            assert_eq!(game.slips().next_back(), last, "{place}");
            // The player with the last slip has lost; without a slip, the winner could always win.
            let lost = last.map(|step| step % 2 == 0);
            let first_lost = lost.unwrap_or(search.outcome(game.start()).is_safe());
            assert_eq!(game.winner() == Some(first), !first_lost, "{place}");
        }
    }
    println!("{games:?} lost and won, {slips} slips, {asked} answers");
    assert!(games[0] > 20 && games[1] > 20, "{games:?}");
    assert!(slips > 100 && asked > 300, "{slips} {asked}");
}

/// A lost game: a1 misses the win from 3, 4, 5, then the opponent wins.
fn lost() -> Widget {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    let a1 = widget.position().unwrap().read_move("a1").unwrap();
    widget.apply(Action::Play(a1)).unwrap();
    loop {
        let action = match widget.reply_due() {
            true => Action::Reply,
            false => Action::Play(widget.position().unwrap().moves().next().unwrap()),
        };
        if let Some(winner) = winner(&widget.apply(action).unwrap()) {
            assert_eq!(winner, Player::Other);
            return widget;
        }
    }
}

#[test]
fn a_review_is_walked_like_an_example_and_left_again() {
    let mut widget = lost();
    let end = shown(&widget);
    let steps = widget.steps();
    let before = widget.clone();
    widget.apply(Action::Review).unwrap();
    assert_eq!((&*shown(&widget), widget.steps().0), ("nim:3,4,5", 0));
    assert_eq!(widget.question(), Some(Ask::Winning), "it begins at a slip");
    // The question has the picture of the game, and the answer that of its reason.
    assert_eq!(widget.drawn().unwrap().show, Show::Rows);
    assert!(widget.can_choose());
    widget.apply(Action::Reveal).unwrap();
    assert_eq!(widget.drawn().unwrap().show, Show::Columns);
    let next = widget.apply(Action::GoTo(Target::Next)).unwrap();
    assert!(next.contains(&Event::Step));
    let step = |event: &Event| matches!(event, Event::Attribute("step", _));
    assert!(!next.iter().any(step), "a game has no such attribute");
    widget.apply(Action::GoTo(Target::Last)).unwrap();
    assert_eq!((shown(&widget), widget.steps()), (end, steps));
    widget.apply(Action::Review).unwrap();
    assert_eq!(widget.kind, before.kind);
    assert!(widget.kept.is_empty());
}

/// A hint in a game first says whether there is a winning move; a question about a slip implies that there is one.
#[test]
fn hints_of_a_slip_do_not_say_what_its_question_says() {
    let mut widget = lost();
    widget.apply(Action::Review).unwrap();
    assert_eq!(widget.question(), Some(Ask::Winning));
    widget.apply(Action::Hint).unwrap();
    assert!(matches!(widget.hints()[..], [Hint::Method(_)]));
    widget.apply(Action::Hint).unwrap();
    assert!(matches!(
        widget.hints()[..],
        [Hint::Method(_), Hint::From(_)]
    ));
    let mut played = game("nim:3,4,5", Player::Reader, Opponent::Perfect);
    for count in 1..=3 {
        played.apply(Action::Hint).unwrap();
        assert_eq!(played.hints().len(), count);
    }
    assert_eq!(played.hints()[0], Hint::Outcome(Outcome::Unsafe));
}

#[test]
fn another_try_from_a_slip_keeps_the_old_game() {
    let mut widget = lost();
    let moves = widget.game().unwrap().moves();
    widget.apply(Action::Review).unwrap();
    go(&mut widget, 2);
    let events = widget.apply(Action::Retry).unwrap();
    let two: Vec<&str> = moves.split(',').take(2).collect();
    let told = Event::Attribute("moves", two.join(","));
    assert!(events.contains(&told), "{events:?}");
    assert!(matches!(widget.kind, Kind::Game(_)));
    assert_eq!(widget.steps(), (2, 2));
    let mv = widget.position().unwrap().moves().next().unwrap();
    widget.apply(Action::Play(mv)).unwrap();
    // Back to the review of the kept game, at the step where the other began.
    widget.apply(Action::Return).unwrap();
    assert_eq!(reviewed(&widget).moves(), moves);
    assert!(widget.steps().0 >= 2);
    // The end of another try is reviewed as well, and the first game is kept.
    go(&mut widget, 0);
    widget.apply(Action::Retry).unwrap();
    while widget.game().unwrap().winner().is_none() {
        let action = match widget.reply_due() {
            true => Action::Reply,
            false => Action::Play(widget.position().unwrap().winning_moves()[0]),
        };
        widget.apply(action).unwrap();
    }
    widget.apply(Action::Review).unwrap();
    assert_eq!(reviewed(&widget).winner(), Some(Player::Reader));
    assert_eq!(reviewed(&widget).slips().next(), None, "every move right");
    widget.apply(Action::Review).unwrap();
    widget.apply(Action::Return).unwrap();
    assert_eq!(reviewed(&widget).moves(), moves);
    // Another position is a new game.
    widget.set_attribute("position", Some("nim:1,2"));
    assert!(widget.reviewed().is_none() && widget.kept.is_empty());
    assert_eq!(shown(&widget), "nim:1,2");
}

#[test]
fn a_game_that_is_not_over_is_not_gone_through() {
    let mut widget = game("nim:3,4,5", Player::Reader, Opponent::None);
    widget.apply(Action::Review).unwrap();
    assert!(widget.reviewed().is_none());
    let kind = widget.kind.clone();
    widget.apply(Action::Retry).unwrap();
    widget.apply(Action::Return).unwrap();
    assert_eq!(widget.kind, kind);
}

#[test]
fn a_review_speaks_the_language_of_the_moment() {
    let mut widget = lost();
    widget.apply(Action::Review).unwrap();
    go(&mut widget, 1);
    for language in Language::ALL {
        widget.set_language(language);
        assert_eq!(widget.steps().0, 1);
        let said = language.sentences().frame(widget.frame().unwrap());
        let played = widget.frame().unwrap().played.clone().unwrap();
        let moved = language.sentences().moved(&played, 2);
        assert!(said.starts_with(&moved), "{said}");
    }
}

/// Only the sentences are of a language: what the reader has answered and played stays.
#[test]
fn another_language_keeps_the_answers() {
    let mut widget = lost();
    widget.apply(Action::Review).unwrap();
    let winning = widget.position().unwrap().winning_moves()[0];
    widget.apply(Action::Play(winning)).unwrap();
    let answered = shown(&widget);
    widget.set_language(Language::Ja);
    assert_eq!((widget.verdict(), shown(&widget)), (Some(true), answered));
    go(&mut widget, 1);
    let played = widget.frame().unwrap().played.clone().unwrap();
    let said = Language::Ja.sentences().frame(widget.frame().unwrap());
    assert!(said.starts_with(&Language::Ja.sentences().moved(&played, 2)));
    go(&mut widget, 0);
    assert_eq!(widget.question(), None, "it is answered");
}

#[test]
fn only_a_right_attribute_of_the_game_ends_its_review() {
    let mut widget = lost();
    widget.apply(Action::Review).unwrap();
    let winning = widget.position().unwrap().winning_moves()[0];
    widget.apply(Action::Play(winning)).unwrap();
    let before = widget.clone();
    for (name, value, told) in [
        ("opponent", Some("chess"), true),
        ("position", Some("nim:x"), true),
        ("state", Some("nim:3,4,5 z9"), true),
        ("show", Some("tree"), true),
        ("answers", Some("maybe"), true),
        ("count", Some("3"), false),
        ("src", Some("x"), false),
        ("state", None, false),
    ] {
        let events = widget.set_attribute(name, value);
        assert!(!events.contains(&Event::Step), "{name}: {events:?}");
        assert_eq!(wrong(&events).is_some(), told, "{name}: {events:?}");
        assert_eq!((&widget.kind, &widget.kept), (&before.kind, &before.kept));
    }
    for (name, value) in [("opponent", "novice"), ("moves", "a2,z9")] {
        let mut widget = before.clone();
        let events = widget.set_attribute(name, Some(value));
        assert_eq!(events.first(), Some(&Event::Step), "{name}");
        assert!(widget.reviewed().is_none(), "{name}");
    }
}

#[test]
fn every_game_of_an_article_has_its_section() {
    for position in POSITIONS {
        let position: AnyPosition = position.parse().unwrap();
        let without = matches!(position, AnyPosition::Euclid(..));
        assert_eq!(section_on(&position).is_none(), without, "{position}");
    }
}

/// Misère games are explained in other sections.
#[test]
fn misere_games_have_sections_of_their_own() {
    for (position, section) in [
        ("nim:3,4,5", "nim/#nim"),
        ("nim.misere:3,4,5", "nim-why/#misere"),
        ("wythoff:4,6", "wythoff/#wythoff"),
        ("wythoff.misere:4,5", "wythoff-misere/#misere-wythoff"),
        ("dice:31@4", "dice/#dice"),
        ("dice.misere:20@2", "several-dice/#misere-dice"),
        ("subtraction.1-3:21", "one-heap/#take-1-to-k"),
        ("subtraction.1-3.misere:20", "one-heap/#take-1-to-k-misere"),
    ] {
        let found = section_on(&position.parse().unwrap());
        assert_eq!(found, Some(&*format!("nim-and-variants/{section}")));
    }
}
