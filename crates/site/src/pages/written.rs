//! What stands inside a widget's tag: the first picture, and every step in words.

use nian_lessons::{Frame, Lesson};
use nian_scene::{Cell, Panel, Scene, Strip, Table, View, mark, panels, svg};
use nian_solver::{AnyPosition, Outcome};
use nian_words::Language;
use yew::prelude::*;

/// Pictures are laid out twice, for a phone and for a page; the style sheet shows one of them.
const LAYOUTS: [(&str, f32); 2] = [("on-phone", 320.0), ("on-page", 640.0)];

/// An example: its title, its first picture, and what each step says.
pub(super) fn example(lesson: &Lesson, language: Language) -> Html {
    let Ok(frames) = lesson.replay() else {
        return Html::default();
    };
    let steps = frames
        .iter()
        .map(|frame| html! { <li>{ language.sentences().frame(frame) }</li> });
    html! {
        <>
            <p class="written-title">{ language.pick(&lesson.title) }</p>
            { picture(&frames[0], &frames, language) }
            <ol class="nian-steps" start="0">{ for steps }</ol>
        </>
    }
}

/// A board: its picture, and its position read out.
pub(super) fn board(position: &AnyPosition, language: Language) -> Html {
    html! {
        <>
            { picture(&Frame::of(position.clone()), &[], language) }
            <p>{ language.sentences().position(position) }</p>
        </>
    }
}

fn picture(frame: &Frame, frames: &[Frame], language: Language) -> Html {
    let layouts = LAYOUTS.map(|(class, width)| {
        let view = View {
            frame,
            frames,
            language,
            width,
            answers: false,
            playable: false,
            chosen: None,
        };
        let panels = panels(&view);
        html! { <div {class}>{ for panels.iter().map(|shown| panel(shown, language)) }</div> }
    });
    layouts.into_iter().collect()
}

fn panel(panel: &Panel, language: Language) -> Html {
    match panel {
        Panel::Drawing(scene) => drawing(scene),
        Panel::Table(rows) => table(rows, language),
        Panel::Strip(numbers) => strip(numbers),
    }
}

fn drawing(scene: &Scene) -> Html {
    Html::from_html_unchecked(svg(scene).into())
}

pub(super) fn table(table: &Table, language: Language) -> Html {
    let header = |cell: &Cell| html! { <th scope="col">{ &cell.text }</th> };
    let row = |cells: &Vec<Cell>| {
        let cells = cells.iter().enumerate().map(|(column, cell)| match column {
            0 => html! { <th scope="row">{ &cell.text }</th> },
            _ => html! { <td>{ &cell.text }{ for cell.mark.map(|outcome| sign(outcome, language)) }</td> },
        });
        html! { <tr>{ for cells }</tr> }
    };
    html! {
        <table>
            <caption>{ &table.caption }</caption>
            <thead><tr>{ for table.head.iter().map(header) }</tr></thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
        </table>
    }
}

/// The mark of an outcome, and its name for those who cannot see it.
fn sign(outcome: Outcome, language: Language) -> Html {
    let name = language.sentences().outcome(outcome);
    html! { <>{ drawing(&mark(outcome)) }<span class="unseen">{ name }</span></> }
}

fn strip(strip: &Strip) -> Html {
    let numbers = strip.numbers.iter().map(|(number, used, _)| match used {
        true => html! { <li><s>{ number }</s></li> },
        false => html! { <li>{ number }</li> },
    });
    html! { <><p>{ &strip.caption }</p><ul class="strip">{ for numbers }</ul></> }
}
