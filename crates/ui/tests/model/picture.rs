//! The picture of a board: the plain one or the structure.
use super::{board, wrong};
use nian_lessons::Show;
use nian_scene::{Panel, panels};
use nian_solver::{AnyPosition, Outcome};
use nian_ui::model::{Action, Answer, Answers, Command, Event, Kind, Layout, Target, Widget};
use nian_words::Language;

fn drawn(widget: &Widget) -> &'static str {
    widget.drawn().unwrap().show.name()
}

/// Clicks the button for the structure.
fn press(widget: &mut Widget) -> Vec<Event> {
    let command = Command::read("structure", None).unwrap();
    let action = command.action(widget).unwrap();
    widget.apply(action).unwrap()
}

/// Positions of games with two pictures, and both; the first is the default.
const TWO: [(&str, &str, &str); 7] = [
    ("nim:3,4,5", "rows", "columns"),
    ("nim.misere:1,1,5", "rows", "columns"),
    ("wythoff:3,5", "grid", "rows"),
    ("dice:31@4", "die", "clock"),
    ("subtraction.1,3,4:20", "clock", "rows"),
    ("parity.3:17", "trays", "clock"),
    ("dynamic.2:10", "strip", "rows"),
];

#[test]
fn the_button_changes_the_picture_and_nothing_else() {
    for (position, first, other) in TWO {
        let (mut widget, _) = board(&[("position", position), ("opponent", "none")]);
        assert_eq!(drawn(&widget), first, "{position}");
        let mv = widget.position().unwrap().moves().next();
        widget.apply(Action::Choose(mv)).unwrap();
        for show in [other, first, other] {
            let events = press(&mut widget);
            assert_eq!(events, [Event::Attribute("show", show.to_owned())]);
            assert_eq!(drawn(&widget), show, "{position}");
        }
        assert_eq!((widget.chosen, widget.steps()), (mv, (0, 0)), "{position}");
        // The picture is kept from move to move and in a new game.
        widget.apply(Action::Take).unwrap();
        assert_eq!(drawn(&widget), other, "{position}");
        widget.apply(Action::Reset).unwrap();
        assert_eq!(drawn(&widget), other, "{position}");
    }
}

#[test]
fn a_game_with_one_picture_has_no_such_button() {
    for position in [
        "sides.3:14",
        "dice.both:20@3,4",
        "dynamic.2.local:4@4,5@4",
        "euclid:8,5",
    ] {
        let (widget, _) = board(&[("position", position)]);
        assert_eq!(widget.structure(), None, "{position}");
        assert_eq!(Command::Structure.action(&widget), None, "{position}");
    }
}

#[test]
fn a_reason_is_shown_with_its_structure() {
    for (position, first, other) in TWO {
        let (mut widget, _) = board(&[("position", position)]);
        widget.apply(Action::Reveal).unwrap();
        let structure = structure_of(first, other);
        assert_eq!(drawn(&widget), structure, "{position}");
        widget.apply(Action::SetAnswers(Answers::Shown)).unwrap();
        assert_eq!(drawn(&widget), structure, "{position}");
        widget.apply(Action::SetAnswers(Answers::Hidden)).unwrap();
        assert_eq!(drawn(&widget), first, "{position}");
    }
}

/// The structure among the two pictures.
fn structure_of(first: &'static str, other: &'static str) -> &'static str {
    let structure = ["grid", "strip"].contains(&first) || other == "rows";
    if structure { first } else { other }
}

/// The picture set by the page or the reader is replaced while a revealed answer is shown.
#[test]
fn a_reveal_shows_the_structure_until_the_next_move() {
    for (position, first, other) in TWO {
        let structure = structure_of(first, other);
        let plain = if structure == first { other } else { first };
        let attributes = [
            ("position", position),
            ("show", plain),
            ("opponent", "none"),
        ];
        let (mut widget, _) = board(&attributes);
        assert_eq!(drawn(&widget), plain, "{position}");
        widget.apply(Action::Reveal).unwrap();
        assert_eq!(drawn(&widget), structure, "{position}");
        assert_eq!(widget.structure().map(|(seen, _)| seen), Some(true));
        let mv = widget.position().unwrap().moves().next().unwrap();
        widget.apply(Action::Play(mv)).unwrap();
        assert_eq!(drawn(&widget), plain, "{position}");
        // A picture set after the reveal is shown, and the next reveal shows the structure again.
        widget.apply(Action::Reveal).unwrap();
        press(&mut widget);
        assert_eq!(drawn(&widget), plain, "{position}");
        widget.apply(Action::Undo).unwrap();
        widget.apply(Action::Reveal).unwrap();
        assert_eq!(drawn(&widget), structure, "{position}");
        // If answers are always shown, the picture set by the page is used.
        widget.apply(Action::SetAnswers(Answers::Shown)).unwrap();
        assert_eq!(drawn(&widget), plain, "{position}");
    }
}

/// An example with this question about a position.
fn asking(position: &str, show: &str, ask: &str) -> Widget {
    let example = format!(
        r#"{{"title": {{"en": "A"}}, "start": "{position}", "show": "{show}", "ask": "{ask}",
            "steps": [{{"say": {{"en": "B"}}}}]}}"#
    );
    let kind = Kind::of_element("nian-example", &example, 1).expect("a lesson");
    Widget::new(Language::En, kind)
}

/// After a right, wrong or revealed answer, the sentence is computed and speaks of the structure.
#[test]
fn an_answer_shows_the_structure() {
    for (position, first, other) in TWO {
        let structure = structure_of(first, other);
        let plain = if structure == first { other } else { first };
        let about = position;
        let asks = |ask| asking(position, plain, ask);
        let shown = asks("winning").position().unwrap().clone();
        for outcome in [Outcome::Safe, Outcome::Unsafe] {
            let mut widget = asks("outcome");
            assert_eq!(drawn(&widget), plain, "{about}");
            let answer = Action::Answer(Answer::Outcome(outcome));
            widget.apply(answer).unwrap();
            assert_eq!(drawn(&widget), structure, "{about}");
        }
        for mv in shown.moves() {
            let mut widget = asks("winning");
            widget.apply(Action::Play(mv)).unwrap();
            assert_eq!(drawn(&widget), structure, "{about} {mv}");
            widget.apply(Action::GoTo(Target::Prev)).unwrap();
            let right = shown.winning_moves().contains(&mv);
            let back = if right { structure } else { plain };
            assert_eq!(drawn(&widget), back, "{about} {mv}");
        }
        let mut widget = asks("winning");
        widget.apply(Action::Reveal).unwrap();
        assert_eq!(drawn(&widget), structure, "{about}");
        // A step without a question, and the example's own words, have the example's picture.
        let mut widget = asking(position, plain, "winning");
        widget.apply(Action::GoTo(Target::Next)).unwrap();
        assert_eq!(drawn(&widget), plain, "{position}");
    }
}

#[test]
fn a_page_asks_for_a_picture_that_its_game_has() {
    for position in AnyPosition::EXAMPLES {
        for show in Show::ALL {
            let (mut widget, events) = board(&[("position", position), ("show", show.name())]);
            let beside = [Show::Table, Show::Replies, Show::Tree].contains(&show);
            let has = show.fits(widget.position().unwrap()) && !beside;
            assert_eq!(wrong(&events).is_none(), has, "{position} {}", show.name());
            if !has {
                continue;
            }
            assert_eq!(drawn(&widget), show.name(), "{position}");
            let frame = widget.drawn().unwrap();
            let panels = panels(&widget.view(&frame, widget.layout));
            let pictures = panels
                .iter()
                .filter(|panel| !matches!(panel, Panel::Table(_)));
            assert!(pictures.count() > 0, "{position} {}", show.name());
            assert_eq!(wrong(&widget.set_attribute("show", None)), None);
        }
    }
}

#[test]
fn what_is_no_picture_is_told_and_the_last_one_stays() {
    let (mut widget, _) = board(&[("position", "nim:3,4,5"), ("show", "columns")]);
    for value in ["grid", "tree", "COLUMNS", "<b>", ""] {
        let events = widget.set_attribute("show", Some(value));
        let said = wrong(&events).unwrap();
        assert!(said.contains("columns"), "{said}");
        assert_eq!(drawn(&widget), "columns");
    }
    // Another game lacks the picture and shows its own; the first game shows the picture again.
    widget.set_attribute("position", Some("dice:31@4"));
    assert_eq!(drawn(&widget), "die");
    widget.set_attribute("position", Some("nim:2,4"));
    assert_eq!(drawn(&widget), "columns");
}

/// A picture that the position lacks is told, and drawn as soon as a position has it.
#[test]
fn a_picture_may_come_before_its_position() {
    for at_first in [false, true] {
        let attributes = [("position", "nim:3,4,5"), ("show", "forms")];
        let (mut widget, events) = board(&attributes[..1 + usize::from(at_first)]);
        assert_eq!(wrong(&events).is_some(), at_first);
        if !at_first {
            assert!(wrong(&widget.set_attribute("show", Some("forms"))).is_some());
        }
        let events = widget.set_attribute("position", Some("wythoff:3,5"));
        assert_eq!((wrong(&events), drawn(&widget)), (None, "forms"));
        // What the reader has drawn since stands in its place.
        widget.set_attribute("position", Some("nim:3,4,5"));
        widget.set_attribute("show", Some("forms"));
        press(&mut widget);
        widget.set_attribute("position", Some("wythoff:3,5"));
        assert_eq!(drawn(&widget), "grid");
    }
}

/// `card.css` has the same breakpoints.
#[test]
fn cards_are_laid_out_by_their_width() {
    for (width, layout) in [
        (0.0, Layout::Narrow),
        (639.9, Layout::Narrow),
        (640.0, Layout::Regular),
        (4999.9, Layout::Regular),
        (5000.0, Layout::Wide),
    ] {
        assert_eq!(Layout::for_card(width), layout, "{width}");
    }
}
