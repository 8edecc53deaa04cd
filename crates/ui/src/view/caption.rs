use super::button::button;
use super::drawing::mark;
use super::moves::{all_moves, winning_moves};
use super::room::room_for_captions;
use super::tag::{group, maybe, nothing, tag, text};
use crate::model::{Example, Game, Kind, Opponent, Player, Widget};
use nian_lessons::{Origin, Subject};
use nian_solver::AnyPosition;
use nian_words::Interface;
use yew::Html;

/// What is said of what is shown: its outcome, a sentence or two, the winning moves.
pub(super) fn caption(widget: &Widget) -> Html {
    match &widget.kind {
        Kind::Example(example) => {
            let mut all = vec![of_example(widget, example)];
            room_for_captions(widget.language, example.frames(), &mut all);
            group("div", "nian-stack", all)
        }
        Kind::Game(game) => of_game(widget, game),
        Kind::Tables(_) => nothing(),
    }
}

fn whole(parts: Vec<Html>) -> Html {
    let mut caption = tag("div", "nian-caption").with(&[("part", "caption")]);
    for part in parts {
        caption.add(part);
    }
    caption.html()
}

/// What a screen reader says by itself when it changes.
fn spoken(class: &'static str, origin: Option<Html>, sentence: String) -> Html {
    let mut said = tag("p", class).with(&[("aria-live", "polite"), ("aria-atomic", "true")]);
    if let Some(origin) = origin {
        said.add(origin);
    }
    said.say(sentence);
    said.html()
}

fn of_example(widget: &Widget, example: &Example) -> Html {
    let frame = example.frame();
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    };
    let question = widget.question();
    let sentences = widget.language.sentences();
    let sentence = match question {
        Some(ask) => sentences.question(ask).to_owned(),
        None => sentences.frame(frame),
    };
    let origin = origin(frame.origin, widget.language.interface());
    let outcome = maybe(position.map(|position| outcome(widget, position)));
    let said = spoken("nian-sentence", origin, sentence);
    // The question first, and then the button for its answer.
    let (first, second) = if question.is_some() {
        (said, outcome)
    } else {
        (outcome, said)
    };
    let back = example.off_the_example().then(|| way_back(widget));
    let open = position.filter(|_| !example.asks_later());
    let reasons = maybe(open.map(|position| reasons(widget, position)));
    whole(vec![first, second, maybe(back), reasons])
}

/// The winning moves, and every move with its reason; nothing while they are hidden.
fn reasons(widget: &Widget, position: &AnyPosition) -> Html {
    if !widget.answers_open() {
        return nothing();
    }
    let language = widget.language;
    group(
        "div",
        "",
        vec![
            winning_moves(language, position),
            all_moves(language, position),
        ],
    )
}

fn way_back(widget: &Widget) -> Html {
    let mut back = button("nian-reveal", "prev");
    back.say(widget.language.interface().back_to_example().to_owned());
    back.html()
}

/// Safe or unsafe, with its mark; a button to ask for it while it is hidden.
fn outcome(widget: &Widget, position: &AnyPosition) -> Html {
    let language = widget.language;
    if !widget.answers_open() {
        let mut reveal = button("nian-reveal", "reveal");
        reveal.say(language.interface().show_answer().to_owned());
        return group("p", "nian-outcome", vec![reveal.html()]);
    }
    let outcome = position.outcome();
    let class = if outcome.is_safe() {
        "nian-outcome safe"
    } else {
        "nian-outcome unsafe"
    };
    let mut told = tag("p", class);
    told.add(mark(outcome));
    told.say(language.sentences().outcome(outcome).to_owned());
    told.html()
}

fn origin(origin: Origin, words: &Interface) -> Option<Html> {
    let (sign, class, title) = match origin {
        Origin::Article => return None,
        Origin::Beyond => ("+ ", "nian-origin beyond", words.beyond()),
        Origin::Erratum => ("E ", "nian-origin erratum", words.erratum()),
    };
    let mut abbr = tag("abbr", class);
    abbr.put("title", title);
    abbr.say(sign.to_owned());
    Some(abbr.html())
}

fn of_game(widget: &Widget, game: &Game) -> Html {
    let position = game.position();
    let explanation = widget.answers_open().then(|| {
        let why = position.explain();
        let why = widget.language.sentences().explanation(position, &why);
        text("p", "nian-sentence", why)
    });
    whole(vec![
        spoken("nian-status", None, status(widget, game)),
        outcome(widget, position),
        maybe(explanation),
        reasons(widget, position),
    ])
}

/// What was played, and whose turn it is or who has won; at first, how to play.
fn status(widget: &Widget, game: &Game) -> String {
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let now = match game.winner() {
        Some(winner) => words.won(winner == Player::Reader, against_other),
        None => words.turn(game.turn() == Player::Reader, against_other),
    };
    match &game.frame().played {
        Some(played) => {
            let played = widget.language.sentences().played(played);
            [&played, words.gap(), now].concat()
        }
        None if game.readers_turn() => [now, words.gap(), words.touch_help()].concat(),
        None => now.to_owned(),
    }
}
