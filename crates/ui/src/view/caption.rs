use super::button::button;
use super::choices::how_to_choose;
use super::drawing::mark;
use super::review::{slipped, summary};
use super::text::{bool_value, text};
use super::{reply, task};
use crate::model::{
    Command, Game, Kind, Layout, Opponent, Player, Target, Walkthrough, Widget, choices,
};
use nian_lessons::{Ask, Origin, Show};
use nian_solver::{AnyPosition, Outcome, PlayError};
use nian_words::Language;
use yew::{AttrValue, Html, html};

/// The index of the reader's name in `moved_by`: the reader gives the answers.
const READER: usize = 2;

/// The caption: the outcome of what is shown, and a sentence or two.
///
/// For a game it also says how to play, which depends on the picture.
pub(super) fn caption(widget: &Widget, layouts: &[Layout]) -> Html {
    match &widget.kind {
        Kind::Example(example) => of_example(widget, example),
        Kind::Exercise(exercise) => of_example(widget, exercise.example()),
        Kind::Game(game) => of_game(widget, game, layouts),
        Kind::Tables(_) | Kind::Claim(_) => Html::default(),
    }
}

fn of_example(widget: &Widget, example: &Walkthrough) -> Html {
    let frame = example.frame();
    let words = widget.language.interface();
    let verdict = widget.verdict();
    // The question, unless there is a current answer.
    let question = widget.question().filter(|_| verdict.is_none());
    let sentence = sentence(widget, example, question);
    let back = match verdict {
        Some(false) => words.try_again(),
        _ if widget.reviewed().is_some() => words.back_to_game(),
        _ => words.back_to_example(),
    };
    let known = frame.subject.position();
    let known = known.filter(|_| question.is_none() && widget.answers_open());
    // A task names whom the position is safe for: who has just moved may be the opponent.
    let names = match widget.is_task() {
        true => widget.language.answering().badges(),
        false => outcomes(widget.language),
    };
    let mut marks = [outcome(known, names), Html::default()];
    if verdict.is_some() {
        marks.swap(0, 1);
    }
    let [before, after] = marks;
    // The question precedes its inputs, and a sentence follows the outcome. But the verdict on an answer precedes the
    // outcome of the position it led to, which would be taken for the verdict's mark.
    html! {
        <div class="nian-caption" part="caption">
            if let Some(exercise) = widget.exercise() { { task::feedback_above(widget, exercise) } }
            { before }
            // A live region, so a screen reader reads it out when it changes.
            <p class="nian-sentence" aria-live="polite" aria-atomic="true">
                { origin(frame.origin, widget.language) }
                { for verdict.map(|right| verdict_on(right, widget.language)) }
                { for slipped(widget).map(text) }
                { text(sentence) }
            </p>
            { after }
            // Each `if` is one child at a fixed index: otherwise Yew would recreate the live region, which would then
            // not be read out.
            if let Some(about) = widget.asked_about() { { reply::asked(widget, about) } }
            if let Some(ask) = question { { answers(widget, ask) } }
            if widget.has_hints() && !widget.is_task() && verdict.is_none() {
                { reply::hinted(widget) }
            }
            if example.off_the_example() {
                <p class="nian-answers">
                    { button("nian-reveal", Command::GoTo(Target::Prev).text(), back) }
                    if verdict == Some(false) { { reveal(widget.language) } }
                </p>
            }
        </div>
    }
}

/// What is said of the step shown, or of the answer to it; this is the question, unless there is an answer.
pub(super) fn sentence(widget: &Widget, example: &Walkthrough, question: Option<Ask>) -> String {
    let (frame, sentences) = (example.frame(), widget.language.sentences());
    match question {
        Some(ask) => match widget.exercise().filter(|exercise| exercise.asks_for_all()) {
            Some(exercise) => exercise.question(widget.language),
            None => sentences.question(ask, &frame.subject),
        },
        None if widget.is_by_numbers() => task::sentence(widget),
        None if example.is_refuted() => sentences.mended(frame),
        None => sentences.frame_by(frame, widget.verdict().map(|_| READER)),
    }
}

/// Whether the answer is right.
fn verdict_on(right: bool, language: Language) -> Html {
    let words = language.interface();
    let [yes, no] = words.verdicts();
    let (class, said) = match right {
        true => ("nian-verdict right", yes),
        false => ("nian-verdict wrong", no),
    };
    html! { <span><b class={class}>{ text(said) }</b>{ words.gap() }</span> }
}

/// The inputs of a question: play the chosen move, or safe and unsafe; and the button that reveals the answer.
fn answers(widget: &Widget, ask: Ask) -> Html {
    let language = widget.language;
    let say = |outcome| {
        // Without the mark, which stands for an outcome that is known.
        let says = language.sentences().outcome(outcome);
        button("nian-answer", Command::Say(outcome).text(), says)
    };
    html! {
        <p class="nian-answers">
            if ask == Ask::Outcome {
                { say(Outcome::Safe) }
                { say(Outcome::Unsafe) }
            } else if ask.is_of_numbers() {
                { button("nian-answer", Command::Submit.text(), language.interface().answer()) }
            } else if let Some(position) = widget.position() {
                { begin(widget, position).unwrap_or_else(|| take(widget, position)) }
            }
            if widget.has_hints() && !widget.is_task() { { hint(language) } }
            { reveal(language) }
        </p>
    }
}

/// The button that chooses a first move where the picture cannot be touched, and so opens the choices.
fn begin(widget: &Widget, position: &AnyPosition) -> Option<Html> {
    if widget.chosen.is_some() || widget.is_touchable(widget.layout) {
        return None;
    }
    let all = choices(position, None);
    let mv = all.iter().find_map(|choice| choice.take(choice.more(0)))?;
    let says = widget.language.interface().choose();
    Some(button("nian-answer", Command::Choose(mv).text(), says))
}

/// The button that plays the chosen move, whose text says which.
pub(super) fn take(widget: &Widget, position: &AnyPosition) -> Html {
    let none = widget.chosen.is_none().then_some("true");
    let name = widget.chosen.map(|mv| {
        let name = widget.language.sentences().move_name(position, mv);
        html! { <span aria-live="polite">{ text(name) }</span> }
    });
    html! {
        <button type="button" class="nian-take" data-do={Command::Take} aria-disabled={none}>
            { text(widget.language.interface().take()) }
            { for name }
        </button>
    }
}

fn hint(language: Language) -> Html {
    button(
        "nian-reveal",
        Command::Hint.text(),
        language.interface().hint(),
    )
}

/// The button that toggles the picture of the structure, by the name of that picture.
fn structure(widget: &Widget, position: &AnyPosition) -> Html {
    let Some((seen, _)) = widget.structure() else {
        return Html::default();
    };
    let [columns, grid, dial, chart, strip] = widget.language.interface().structures();
    let name = match Show::plain_and_structure(position)[1] {
        Show::Columns => columns,
        Show::Grid => grid,
        Show::Strip => strip,
        _ if nian_scene::has_dial(position) => dial,
        _ => chart,
    };
    html! {
        <button type="button" class="nian-reveal" data-do={Command::Structure} aria-pressed={bool_value(seen)}>
            { text(name) }
        </button>
    }
}

fn reveal(language: Language) -> Html {
    let says = language.interface().show_answer();
    button("nian-reveal", Command::Reveal.text(), says)
}

/// Safe and unsafe.
fn outcomes(language: Language) -> [&'static str; 2] {
    [Outcome::Safe, Outcome::Unsafe].map(|outcome| language.sentences().outcome(outcome))
}

/// The outcome with its mark, and its name among those of safe and unsafe.
fn outcome(position: Option<&AnyPosition>, [safe, unsafe_]: [&'static str; 2]) -> Html {
    let Some(position) = position else {
        return Html::default();
    };
    let outcome = position.outcome();
    let (class, name) = match outcome {
        Outcome::Safe => ("nian-outcome safe", safe),
        Outcome::Unsafe => ("nian-outcome unsafe", unsafe_),
    };
    html! { <p class={class}>{ mark(outcome) }{ text(name) }</p> }
}

pub(super) fn origin(origin: Origin, language: Language) -> Html {
    let Some((sign, class)) = sign(origin) else {
        return Html::default();
    };
    let words = language.interface();
    let title = match origin {
        Origin::Beyond => words.beyond(),
        _ => words.erratum(),
    };
    html! {
        <abbr class={class} title={title}>
            <span aria-hidden="true">{ sign }</span>
            <span class="nian-unseen">{ text(title) }</span>
        </abbr>
    }
}

/// The sign before a sentence that is not from the article, and its class.
pub(super) fn sign(origin: Origin) -> Option<(&'static str, &'static str)> {
    match origin {
        Origin::Article => None,
        Origin::Beyond => Some(("+ ", "nian-origin beyond")),
        Origin::Erratum => Some(("E ", "nian-origin erratum")),
    }
}

fn of_game(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let over = game.position().end().is_some();
    html! {
        <div class="nian-caption" part="caption">
            { status(widget, game, layouts) }
            <div class="nian-looks">
                // Once the game is over there is no answer left to reveal.
                if widget.answers_open() {
                    { outcome(Some(game.position()), outcomes(widget.language)) }
                } else if !over {
                    { hint(widget.language) }
                    { reveal(widget.language) }
                }
                if !over { { structure(widget, game.position()) } }
            </div>
            { reply::hinted(widget) }
        </div>
    }
}

/// The last move and who played it, and whose turn it is or who has won, and why; at the start, how to play.
fn status(widget: &Widget, game: &Game, layouts: &[Layout]) -> Html {
    let words = widget.language.interface();
    let against_other = game.opponent() != Opponent::None;
    let turn: AttrValue = match game.winner() {
        // Nobody has won what nobody could play; of two players it may be known who was to move.
        Some(_) if game.steps() == 0 && against_other => {
            let over = widget.language.sentences().play_error(PlayError::Over);
            over.into()
        }
        Some(winner) => words.won(winner == Player::Reader, against_other).into(),
        None => words
            .turn(game.turn() == Player::Reader, against_other)
            .into(),
    };
    let side = game
        .readers_side()
        .map(|side| words.your_sides()[side as usize]);
    let played = game.frame().played.as_ref();
    let played = played.map(|played| {
        let moved = widget
            .language
            .sentences()
            .moved(played, game.mover(game.step() - 1));
        moved + words.gap()
    });
    let asked = played.is_none() && game.readers_turn();
    // How to choose a move depends on the picture of each layout.
    let pictures = if asked { layouts } else { &[] };
    let how = |layout| how_to_choose(widget, game.position(), widget.is_touchable(layout));
    html! {
        <p class="nian-status" aria-live="polite" aria-atomic="true">
            { for played.map(text) }
            <b class="nian-whose">{ text(turn) }</b>
            { words.gap() }
            for &word in side.iter() { { text(word) }{ words.gap() } }
            { for summary(widget, game).map(text) }
            for &layout in pictures {
                <span class={layout.class_among(layouts)}>{ text(how(layout)) }</span>
            }
        </p>
    }
}
