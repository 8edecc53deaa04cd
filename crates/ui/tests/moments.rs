//! The order of a card's words: who moved, before whose turn it is; whether an answer is right, before the mark of the
//! position after it; why a game that is over was won.

use nian_solver::{AnyPosition, Move};
use nian_ui::model::{Action, Answer, Kind, Layout, Opponent, Player, Target, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use std::rc::Rc;
use tokio::task::LocalSet;
use yew::LocalServerRenderer;

/// One position of every family.
const POSITIONS: [&str; 13] = [
    "nim:3,4,5",
    "nim.misere:3,4,5",
    "wythoff:4,6",
    "wythoff.misere:4,6",
    "dice:31@4",
    "subtraction.1-3:21",
    "parity.3:17",
    "sides.3:8",
    "dice.both:31@4,2",
    "dice.one:24@1,3",
    "dynamic.2:21",
    "dynamic.2.local:4@4,5@4",
    "euclid:25,7",
];

/// The names of the first player, the second, the reader and the opponent at the beginning of a sentence.
fn names(language: Language) -> [&'static str; 4] {
    match language.tag() {
        "zh-Hant" => ["甲", "乙", "你", "對手"],
        "zh-Hans" => ["甲", "乙", "你", "对手"],
        "ja" => ["先手は", "後手は", "あなたは", "相手は"],
        _ => [
            "The first player ",
            "The second player ",
            "You ",
            "The opponent ",
        ],
    }
}

async fn markup(widget: &Widget) -> String {
    let props = CardProps {
        widget: Rc::new(widget.clone()),
        site: "../".into(),
        fixed: false,
        reserve: Rc::default(),
        on_rendered: None,
    };
    let card = LocalServerRenderer::<Card>::with_props(props).hydratable(false);
    LocalSet::new().run_until(card.render()).await
}

/// The content of the first element of this class, without tags.
fn text_of(markup: &str, class: &str) -> String {
    let begins = format!("class=\"{class}\"");
    let (_, rest) = markup.split_once(&begins).expect(class);
    let (_, rest) = rest.split_once('>').expect(class);
    let rest = rest.split("</p>").next().expect(class);
    let mut text = String::new();
    let mut inside = false;
    for letter in rest.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            _ if inside => {}
            _ => text.push(letter),
        }
    }
    text
}

fn game(position: &str, first: Player, opponent: Opponent) -> Widget {
    let mut widget = Widget::new(
        Language::ZhHant,
        Kind::of_element("nian-game", "", 1).expect("a game"),
    );
    widget.layout = Layout::Regular;
    widget.start(&|name| match name {
        "position" => Some(position.to_owned()),
        "first" => Some(first.name().to_owned()),
        "opponent" => Some(opponent.name().to_owned()),
        _ => None,
    });
    widget
}

fn first_move(widget: &Widget) -> Move {
    let position = widget.position().expect("a position");
    position.moves().next().expect("a move")
}

async fn status_begins(widget: &mut Widget, who: usize, place: &str) {
    for language in Language::ALL {
        widget.set_language(language);
        let said = text_of(&markup(widget).await, "nian-status");
        let name = names(language)[who];
        assert!(said.starts_with(name), "{place}: {said}");
        assert!(
            !said.contains("自己") && !said.contains('{'),
            "{place}: {said}"
        );
    }
}

#[tokio::test(flavor = "current_thread")]
async fn every_move_is_somebodys() {
    assert!(AnyPosition::missing_from(POSITIONS).is_empty());
    for position in POSITIONS {
        // The other player begins.
        let mut widget = game(position, Player::Other, Opponent::Perfect);
        widget.apply(Action::Reply).expect(position);
        status_begins(&mut widget, 3, position).await;
        let mv = first_move(&widget);
        widget.apply(Action::Play(mv)).expect(position);
        status_begins(&mut widget, 2, position).await;
        // Two people.
        let mut widget = game(position, Player::Reader, Opponent::None);
        for who in 0..2 {
            let mv = first_move(&widget);
            widget.apply(Action::Play(mv)).expect(position);
            status_begins(&mut widget, who, position).await;
        }
    }
}

/// The review of a game in which the reader begins.
fn over(moves: &str) -> Widget {
    let mut widget = game("nim:1,2", Player::Reader, Opponent::None);
    for text in moves.split(',') {
        let mv = widget.position().expect("a position").read_move(text);
        widget.apply(Action::Play(mv.expect(text))).expect(text);
    }
    let perfect = Action::SetOpponent(Opponent::Perfect);
    widget.apply(perfect).expect("another opponent");
    widget.set_language(Language::En);
    widget
}

#[tokio::test(flavor = "current_thread")]
async fn what_a_game_was_won_by() {
    for (moves, said) in [
        // Won by right moves alone; lost by a slip; won because the other player slipped last.
        (
            "b1,a1,b1",
            "You took 1 from row b. You have won! You could win from the start and made every move right.",
        ),
        (
            "a1,b2",
            "The opponent took 2 from row b. The opponent has won this game. \
             With move 1 you handed the win to the opponent. The opponent let nothing slip.",
        ),
        (
            "a1,b1,b1",
            "You took 1 from row b. You have won! With move 2 the opponent handed you the win. \
             You had slipped at move 1.",
        ),
    ] {
        assert_eq!(text_of(&markup(&over(moves)).await, "nian-status"), said);
    }
}

/// Whoever has lost is led to the review first; a board on which nothing could be played has none, and no winner.
#[tokio::test(flavor = "current_thread")]
async fn a_game_that_is_over_leads_to_its_review() {
    for (moves, is_first) in [("b1,a1,b1", false), ("a1,b2", true)] {
        let card = markup(&over(moves)).await;
        assert!(!card.contains(r#"data-do="take""#), "{moves}");
        assert!(card.contains(r#"data-do="review""#), "{moves}");
        assert_eq!(card.contains("nian-answer primary"), is_first, "{moves}");
    }
    for position in ["nim:0,0,0", "euclid:0,3"] {
        let mut widget = game(position, Player::Reader, Opponent::Perfect);
        widget.set_language(Language::En);
        let card = markup(&widget).await;
        let said = text_of(&card, "nian-status");
        assert_eq!(said.trim(), "The game is over.", "{position}");
        assert!(!card.contains(r#"data-do="review""#), "{position}");
    }
}

/// Only a listed move has a better one. A move without alternative does not look like a slip: the styles give a `lost`
/// one another mark (`reviewing` in `tests`).
#[tokio::test(flavor = "current_thread")]
async fn a_forced_move_is_no_slip() {
    // The first move is a slip, the second is right, the third was forced, and the last is right.
    let mut widget = game("nim:1,3", Player::Reader, Opponent::None);
    for text in ["b1", "b1", "a1", "b1"] {
        let mv = widget.position().expect("a position").read_move(text);
        widget.apply(Action::Play(mv.expect(text))).expect(text);
    }
    widget.apply(Action::Review).expect("a review");
    let card = markup(&widget).await;
    let (_, list) = card
        .split_once("<ol class=\"nian-moves\">")
        .expect("a list");
    let items: Vec<&str> = list.split("</li>").take(4).collect();
    for (item, (class, mark)) in items.iter().zip([
        ("slip", "nian-mark unsafe"),
        ("", "nian-mark safe"),
        ("lost", "nian-mark unsafe"),
        ("", "nian-mark safe"),
    ]) {
        let of_class = item.contains(&format!("<li class=\"{class}\""));
        assert!(
            (class.is_empty() || of_class) && item.contains(mark),
            "{class}: {item}"
        );
    }
}

#[tokio::test(flavor = "current_thread")]
async fn what_an_answer_is_worth_comes_before_the_mark() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../www/articles/nim-and-variants/examples/ex1.json"
    );
    let example = std::fs::read_to_string(file).expect("ex1");
    for language in Language::ALL {
        for (answer, verdict, outcome, who) in
            [("c1", "wrong", "safe", 3), ("a2", "right", "safe", 2)]
        {
            let kind = Kind::of_element("nian-example", &example, 1).expect("ex1");
            let mut widget = Widget::new(language, kind);
            widget.start(&|_| None);
            // Before the answer, the position in question has no mark; a step without a question has it before its
            // words.
            let plain = markup(&widget).await;
            let place = |card: &str, what: &str| {
                card.find(what).unwrap_or_else(|| panic!("{what}: {card}"))
            };
            assert!(place(&plain, "nian-outcome") < place(&plain, "nian-sentence"));
            widget.apply(Action::GoTo(Target::Step(2))).expect("a step");
            let mv = widget.position().expect("a position").read_move(answer);
            widget
                .apply(Action::Answer(Answer::Move(mv.expect(answer))))
                .expect(answer);
            let card = markup(&widget).await;
            // The reserves of other steps have empty outcomes, after all of this.
            let judged = place(&card, &format!("nian-verdict {verdict}"));
            let mark = place(&card, &format!("nian-outcome {outcome}"));
            assert!(
                judged < mark && mark < place(&card, "nian-room"),
                "{answer}"
            );
            assert!(!card[..judged].contains("nian-outcome"), "{answer}");
            if who == 3 {
                let said = text_of(&card, "nian-sentence");
                assert!(said.contains(names(language)[who]), "{said}");
            }
        }
    }
}
