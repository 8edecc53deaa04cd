//! What stands inside a widget's tag: the first picture, and every step in words.

use nian_lessons::{Frame, Lesson};
use nian_scene::{Cell, Panel, Strip, Table, View, panels, svg};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::prelude::*;

/// The width that pictures are laid out for, in CSS pixels.
const WIDTH: f32 = 640.0;

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
    let view = View {
        frame,
        frames,
        language,
        width: WIDTH,
        answers: false,
        playable: false,
        chosen: None,
    };
    panels(&view).iter().map(panel).collect()
}

fn panel(panel: &Panel) -> Html {
    match panel {
        Panel::Drawing(scene) => Html::from_html_unchecked(svg(scene).into()),
        Panel::Table(rows) => table(rows),
        Panel::Strip(numbers) => strip(numbers),
    }
}

pub(super) fn table(table: &Table) -> Html {
    let header = |cell: &Cell| html! { <th scope="col">{ &cell.text }</th> };
    let row = |cells: &Vec<Cell>| {
        let cell = |(index, cell): (usize, &Cell)| {
            if index == 0 {
                html! { <th scope="row">{ &cell.text }</th> }
            } else {
                html! { <td>{ &cell.text }</td> }
            }
        };
        html! { <tr>{ for cells.iter().enumerate().map(cell) }</tr> }
    };
    html! {
        <table>
            <caption>{ &table.caption }</caption>
            <thead><tr>{ for table.head.iter().map(header) }</tr></thead>
            <tbody>{ for table.rows.iter().map(row) }</tbody>
        </table>
    }
}

fn strip(strip: &Strip) -> Html {
    let number = |(number, used, _): &(u64, bool, bool)| {
        if *used {
            html! { <s>{ number }{ " " }</s> }
        } else {
            html! { <span>{ number }{ " " }</span> }
        }
    };
    html! { <p>{ &strip.caption }{ " " }{ for strip.numbers.iter().map(number) }</p> }
}
