//! The choices beside the picture: a row and an amount, or a face.
use super::text::{bool_value, text};
use crate::model::{Choice, Command, Input, Kind, Layout, Widget, choices as all};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::{Html, html};

/// The choices for keyboards and screen readers while a move can be chosen, visible to all readers where the picture
/// for `layout` is too dense to be touched. A static card has them only where they are visible.
pub(super) fn choices(widget: &Widget, layout: Layout, fixed: bool) -> Html {
    let Some(position) = widget.position() else {
        return Html::default();
    };
    let touchable = widget.is_touchable(layout);
    if touchable && fixed {
        return Html::default();
    }
    let class = if touchable {
        "nian-choices nian-on-focus"
    } else {
        "nian-choices"
    };
    let all = all(position, widget.chosen);
    let mut made = vec![help(widget, position, touchable)];
    if let [Choice::Faces(_) | Choice::Die { .. }, ..] = all[..] {
        for choice in &all {
            made.push(faces(widget, position, choice));
        }
    } else {
        let taken = |choice: &&Choice| choice.taken_by(widget.chosen) > 0;
        let able = |choice: &&Choice| choice.most() > 0;
        let open = all.iter().find(taken).or_else(|| all.iter().find(able));
        let Some(open) = open else {
            return Html::default();
        };
        if all.len() > 1 {
            made.push(lines(widget, position, &all, open));
        }
        made.push(amount(widget, position, &all, open));
    }
    html! { <div class={class}>{ for made }</div> }
}

fn help(widget: &Widget, position: &AnyPosition, touchable: bool) -> Html {
    let words = widget.language.interface();
    html! {
        <p class="nian-unseen">
            { text(how_to_choose(widget, position, touchable)) }{ words.gap() }{ text(words.key_help()) }
        </p>
    }
}

/// The sentence that explains how to choose a move.
pub(super) fn how_to_choose(
    widget: &Widget,
    position: &AnyPosition,
    touchable: bool,
) -> &'static str {
    let words = widget.language.interface();
    if touchable {
        return words.touch_help();
    }
    words.choose_help()[usize::from(all(position, None).len() > 1)]
}

/// A button for each row or heap, and one for both rows. A pressed button keeps the amount as far as possible.
fn lines(widget: &Widget, position: &AnyPosition, all: &[Choice], open: &Choice) -> Html {
    let words = widget.language.interface();
    let amount = open.taken_by(widget.chosen).max(1);
    let line = |choice: &Choice| {
        let mv = choice.take(choice.more(amount - 1))?; // `None` if the row is empty
        let pressed = choice.taken_by(widget.chosen) > 0;
        let name = match *choice {
            Choice::Row { row, .. } => words.line(position, row),
            _ => words.both_lines(),
        };
        Some(html! {
            <button type="button" data-do={Command::Choose(mv)} aria-pressed={bool_value(pressed)}>
                { text(name) }
            </button>
        })
    };
    html! {
        <div class="nian-lines" role="group" aria-label={words.board()}>
            for choice in all { { for line(choice) } }
        </div>
    }
}

/// The amount: a slider, a button for less and one for more, and a number field. An example has no slider but that of
/// its steps.
fn amount(widget: &Widget, position: &AnyPosition, all: &[Choice], open: &Choice) -> Html {
    let [less, more] = widget.language.interface().less_and_more();
    let at = all.iter().position(|choice| choice == open).unwrap_or(0);
    let plays = matches!(widget.kind, Kind::Game(_));
    html! {
        <div class="nian-slide">
            { one_more(Command::Fewer, "−", less) }
            if plays { { field(widget, position, open, "range", Input::Slide(at)) } }
            { one_more(Command::More, "+", more) }
            { field(widget, position, open, "number", Input::Take(at)) }
        </div>
    }
}

fn one_more(command: Command<'_>, sign: &'static str, name: &'static str) -> Html {
    html! { <button type="button" data-do={command} aria-label={name}>{ sign }</button> }
}

fn field(
    widget: &Widget,
    position: &AnyPosition,
    choice: &Choice,
    kind: &'static str,
    input: Input,
) -> Html {
    let take = choice.taken_by(widget.chosen);
    // An invalid amount may be the beginning of a valid one, so what is being typed stays.
    let holds = take > 0 || kind == "range";
    html! {
        <input min="0" placeholder="0" type={kind} inputmode="numeric"
            max={choice.most().to_string()} data-set={input}
            aria-label={name(choice, position, widget.language)}
            value={holds.then(|| take.to_string())} />
    }
}

fn name(choice: &Choice, position: &AnyPosition, language: Language) -> String {
    let words = language.interface();
    match *choice {
        Choice::Row { row, most, .. } => words.line_and_most(position, row, most),
        Choice::Both { most } => words.both_rows(most),
        Choice::Heap { .. } | Choice::Numbers(_) => words.heap(choice.most()),
        Choice::Faces(_) => words.side_faces().to_owned(),
        Choice::Die { die, .. } => words.die(die),
    }
}

/// A chip for each face.
fn faces(widget: &Widget, position: &AnyPosition, choice: &Choice) -> Html {
    let name = name(choice, position, widget.language);
    let die = matches!(choice, Choice::Die { .. });
    let face = |number| {
        let mv = choice.take(number)?;
        let pressed = choice.taken_by(widget.chosen) == number;
        // The move may tip the other dice as well.
        let name = if die {
            number.to_string()
        } else {
            widget.language.sentences().move_name(position, mv)
        };
        Some(html! {
            <button type="button" data-do={Command::Touch(mv)} aria-pressed={bool_value(pressed)}>
                { text(name) }
            </button>
        })
    };
    let seen = die.then(|| html! { <span>{ text(name.clone()) }</span> });
    html! {
        <div class="nian-lines" role="group" aria-label={name}>
            { for seen }
            for number in choice.listed() { { for face(number) } }
        </div>
    }
}
