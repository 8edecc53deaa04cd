//! The picture of an example of somebody's own or of a board, and what is wrong with an example. All need the words of the
//! engine: nothing is seen of them before those are there.

use crate::class::words::Words;
use nian_course::class::Example;
use nian_lessons::Frame;
use nian_scene::{Panel, View, panels};
use nian_solver::AnyPosition;
use nian_ui::drawing;
use nian_words::Language;
use std::rc::Rc;
use yew::prelude::*;

/// The picture is laid out for so many pixels, and shown smaller.
const WIDTH: f32 = 340.0;

#[derive(Properties)]
pub(super) struct DrawnProps {
    pub(super) example: Rc<Example>,
    /// The step.
    pub(super) at: usize,
    pub(super) language: Language,
    pub(super) is_learnt: bool,
}

impl PartialEq for DrawnProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.example, &other.example)
            && (self.at, self.language, self.is_learnt)
                == (other.at, other.language, other.is_learnt)
    }
}

#[component]
pub(super) fn Drawn(props: &DrawnProps) -> Html {
    let frames = &props.example.frames;
    let frame = frames.get(props.at).or(frames.last());
    let Some(frame) = frame.filter(|_| props.is_learnt && props.example.wrong.is_none()) else {
        return Html::default();
    };
    drawn(frame, frames, props.language)
}

#[derive(PartialEq, Properties)]
pub(super) struct BoardProps {
    pub(super) position: AttrValue,
    pub(super) language: Language,
    pub(super) is_learnt: bool,
}

#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let position = props.position.parse::<AnyPosition>();
    match position {
        Ok(position) if props.is_learnt => drawn(&Frame::of(position), &[], props.language),
        _ => Html::default(),
    }
}

fn drawn(frame: &Frame, frames: &[Frame], language: Language) -> Html {
    let panels = panels(&View {
        frame,
        frames,
        own: &[],
        language,
        width: WIDTH,
        answers: false,
        playable: false,
        chosen: None,
    });
    let scene = panels.iter().find_map(|panel| match panel {
        Panel::Drawing(scene) => Some(scene),
        _ => None,
    });
    let Some(scene) = scene else {
        return Html::default();
    };
    html! { <span class="nian small" data-theme="light" aria-hidden="true">{ drawing(scene) }</span> }
}

#[derive(Properties)]
pub(super) struct WrongProps {
    pub(super) words: Rc<Words>,
    pub(super) example: Rc<Example>,
    pub(super) language: Language,
    pub(super) is_learnt: bool,
}

impl PartialEq for WrongProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.example, &other.example) && self.is_learnt == other.is_learnt
    }
}

#[component]
pub(super) fn Wrong(props: &WrongProps) -> Html {
    let words = &props.words;
    let said = match (&props.example.made, &props.example.wrong) {
        (Err(not), _) => words.not_made(*not).to_owned(),
        (_, Some(error)) if props.is_learnt => {
            let sentences = props.language.sentences();
            sentences.example_error(error, &words.lines)
        }
        _ => return Html::default(),
    };
    html! { <p class="wrong">{ said }</p> }
}
