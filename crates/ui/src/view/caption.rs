use super::button::button;
use super::choices::how_to_choose;
use super::drawing::mark;
use super::tag::{Tag, nothing, tag, word, wrap};
use crate::model::{Example, Game, Kind, Layout, Opponent, Player, Widget};
use nian_lessons::{Origin, Subject};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::Html;

/// What is said of what is shown: its outcome, and a sentence or two.
///
/// Of a game it also says how to play, which depends on the picture.
pub(super) fn caption(widget: &Widget, layouts: &[Layout]) -> Html {
    match &widget.kind {
        Kind::Example(example) => of_example(widget, example),
        Kind::Game(game) => of_game(widget, game, layouts),
        Kind::Tables(_) | Kind::Claim(_) => nothing(),
    }
}

fn empty() -> Tag {
    tag("div", "nian-caption").with(&[("part", "caption")])
}

/// What a screen reader says by itself when it changes.
fn spoken(class: &'static str, origin: Html, sentence: String) -> Html {
    let mut said = tag("p", class).with(&[("aria-live", "polite"), ("aria-atomic", "true")]);
    said.add(origin);
    said.tell(sentence);
    said.html()
}

fn of_example(widget: &Widget, example: &Example) -> Html {
    let frame = example.frame();
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        _ => None,
    };
    let question = widget.question();
    let sentences = widget.language.sentences();
    let sentence = match question {
        Some(ask) => sentences.question(ask).to_owned(),
        None => sentences.frame(frame),
    };
    let mut caption = empty();
    // The question stands before the button for its answer, a sentence after the outcome.
    let [above, below] = match question {
        None => [outcome(widget, position), nothing()],
        Some(_) => [nothing(), outcome(widget, position)],
    };
    caption.add(above);
    caption.add(spoken(
        "nian-sentence",
        origin(frame.origin, widget.language),
        sentence,
    ));
    caption.add(below);
    caption.add(if example.off_the_example() {
        way_back(widget)
    } else {
        nothing()
    });
    caption.html()
}

fn way_back(widget: &Widget) -> Html {
    let mut back = button("nian-reveal", "prev");
    back.say(widget.language.interface().back_to_example());
    back.html()
}

/// Safe or unsafe, with its mark; a button to ask for it while it is hidden.
fn outcome(widget: &Widget, position: Option<&AnyPosition>) -> Html {
    let Some(position) = position else {
        return nothing();
    };
    let language = widget.language;
    if !widget.answers_open() {
        let mut reveal = button("nian-reveal", "reveal");
        reveal.say(language.interface().show_answer());
        return wrap("p", "nian-outcome", reveal.html());
    }
    let outcome = position.outcome();
    let class = if outcome.is_safe() {
        "nian-outcome safe"
    } else {
        "nian-outcome unsafe"
    };
    let mut told = tag("p", class);
    told.add(mark(outcome));
    told.say(language.sentences().outcome(outcome));
    told.html()
}

fn origin(origin: Origin, language: Language) -> Html {
    let Some((sign, class)) = sign(origin) else {
        return nothing();
    };
    let words = language.interface();
    let title = match origin {
        Origin::Beyond => words.beyond(),
        _ => words.erratum(),
    };
    let mut seen = tag("span", "").with(&[("aria-hidden", "true")]);
    seen.say(sign);
    let mut abbr = tag("abbr", class);
    abbr.put("title", title);
    abbr.add(seen.html());
    abbr.add(word("span", "nian-unseen", title));
    abbr.html()
}

/// The sign before a sentence that the article does not say, and its class.
pub(super) fn sign(origin: Origin) -> Option<(&'static str, &'static str)> {
    match origin {
        Origin::Article => None,
        Origin::Beyond => Some(("+ ", "nian-origin beyond")),
        Origin::Erratum => Some(("E ", "nian-origin erratum")),
    }
}

fn of_game(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let over = game.position().end().is_some();
    let mut caption = empty();
    caption.add(status(widget, game, layouts));
    // Once the game is over there is no answer to ask for.
    caption.add(if over && !widget.answers_open() {
        nothing()
    } else {
        outcome(widget, Some(game.position()))
    });
    caption.html()
}

/// Whose turn it is or who has won, and what was played; at first, how to play.
fn status(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let mut said =
        tag("p", "nian-status").with(&[("aria-live", "polite"), ("aria-atomic", "true")]);
    let turn = match game.winner() {
        Some(winner) => words.won(winner == Player::Reader, against_other),
        None => words.turn(game.turn() == Player::Reader, against_other),
    };
    said.add(word("b", "nian-whose", turn));
    said.say(words.gap());
    if let Some(side) = game.readers_side() {
        said.say(words.your_sides()[side as usize]);
        said.say(words.gap());
    }
    match &game.frame().played {
        Some(played) => said.tell(widget.language.sentences().played(played)),
        None if game.readers_turn() => add_how_to_play(&mut said, widget, game.position(), layouts),
        None => {}
    }
    said.html()
}

/// How to choose a move, by the picture of each layout.
fn add_how_to_play(said: &mut Tag, widget: &Widget, position: &AnyPosition, layouts: &[Layout]) {
    for &layout in layouts {
        let how = how_to_choose(widget, position, widget.is_touchable(layout));
        said.add(word("span", layout.class_among(layouts), how));
    }
}
