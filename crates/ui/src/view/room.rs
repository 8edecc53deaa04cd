//! Room for the longest caption and the highest picture of an example, so that its card keeps its
//! height from step to step.
//!
//! CSS lays what is made here over what is shown, unseen and unread; its texts are drawn from
//! attributes, so that nobody finds them in the page.
use super::drawing::drawing;
use crate::model::Layout;
use nian_lessons::{Frame, Subject};
use nian_scene::{Panel, Scene, View, panels};
use nian_solver::AnyPosition;
use nian_words::Language;
use yew::prelude::*;

/// Every caption.
pub(super) fn room(language: Language, frames: &[Frame]) -> Html {
    html! { <>{ for frames.iter().map(|frame| caption(language, frame)) }</> }
}

fn caption(language: Language, frame: &Frame) -> Html {
    let position = match &frame.subject {
        Subject::Position(position) => Some(position),
        Subject::Pairs { .. } => None,
    };
    html! {
        <div class="nian-caption nian-room" aria-hidden="true">
            if position.is_some() { <p class="nian-outcome"></p> }
            <p class="nian-sentence" data-text={language.sentences().frame(frame)}></p>
            if let Some(position) = position { { moves(language, position) } }
        </div>
    }
}

fn moves(language: Language, position: &AnyPosition) -> Html {
    if position.end().is_some() {
        return Html::default();
    }
    let sentences = language.sentences();
    let words = language.interface();
    let chips = position
        .winning_moves()
        .into_iter()
        .take(super::moves::CHIPS)
        .map(|mv| html! { <li class="nian-chip" data-text={sentences.move_name(position, mv)}></li> });
    html! {
        <>
            <ul class="nian-chips" data-text={words.no_winning_move()}>{ for chips }</ul>
            <p class="nian-moves" data-text={words.all_moves()}></p>
        </>
    }
}

/// The pictures of frames that are not all of one kind; those of one kind have one height anyway.
pub(super) fn room_for_pictures(language: Language, frames: &[Frame], layout: Layout) -> Html {
    let of_one_kind = frames.windows(2).all(|pair| pair[0].show == pair[1].show);
    if of_one_kind {
        return Html::default();
    }
    let mut sizes: Vec<Vec<Size>> = Vec::new();
    for frame in frames {
        let view = View {
            frame,
            frames,
            language,
            width: layout.picture_width(),
            answers: true,
            playable: false,
            chosen: None,
        };
        let size = panels(&view).into_iter().map(Size::of).collect();
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    let room = |size: &Vec<Size>| html! { <div class="nian-room" aria-hidden="true">{ for size.iter().map(Size::draw) }</div> };
    html! { <>{ for sizes.iter().map(room) }</> }
}

/// What a panel's height depends on.
#[derive(PartialEq)]
enum Size {
    Drawing(Scene),
    Rows { caption: String, rows: usize },
    Strip { caption: String, numbers: usize },
}

impl Size {
    fn of(panel: Panel) -> Self {
        match panel {
            Panel::Drawing(scene) => Self::Drawing(Scene {
                nodes: Vec::new(),
                ..scene
            }),
            Panel::Table(table) => Self::Rows {
                caption: table.caption,
                rows: table.rows.len() + 1,
            },
            Panel::Strip(strip) => Self::Strip {
                caption: strip.caption,
                numbers: strip.numbers.len(),
            },
        }
    }

    fn draw(&self) -> Html {
        match self {
            Self::Drawing(scene) => drawing(scene),
            Self::Rows { caption, rows } => html! {
                <table class="nian-table">
                    <caption data-text={caption.clone()}></caption>
                    { for (0..*rows).map(|_| html! { <tr><td data-text="0"></td></tr> }) }
                </table>
            },
            Self::Strip { caption, numbers } => html! {
                <figure class="nian-strip">
                    <figcaption data-text={caption.clone()}></figcaption>
                    <ol>{ for (0..*numbers).map(|_| html! { <li data-text="0"></li> }) }</ol>
                </figure>
            },
        }
    }
}
