//! Lines on the picture. They are laid over it, and follow it: it is enlarged, scrolled and drawn anew without a word.

use super::Dispatch;
use crate::browser::{call, get};
use gloo::render::{AnimationFrame, request_animation_frame};
use js_sys::Array;
use nian_course::decimal::decimal;
use nian_course::lecture::{Action, Lecture, Line, PenAction};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, PointerEvent};
use yew::prelude::*;
use yew::virtual_dom::AttrValue;

/// The width of a line, of the stage's height.
const WIDTH: f64 = 0.006;
/// How much wider what is pressed hard with a pen is.
const HARD: f64 = 1.7;

pub(super) fn layer(page: &Lecture, out: &Dispatch) -> Html {
    let Some(lines) = page.ink().lines() else {
        return Html::default();
    };
    html! { <Layer lines={lines} out={ByRef(out.clone())} /> }
}

/// What is the same in all renderings of a lesson.
#[derive(Clone)]
struct ByRef(Dispatch);

impl PartialEq for ByRef {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0.stage, &other.0.stage)
    }
}

#[derive(PartialEq, Properties)]
struct LayerProps {
    lines: Vec<Line>,
    out: ByRef,
}

#[component]
fn Layer(props: &LayerProps) -> Html {
    let group = use_node_ref();
    {
        let (group, out) = (group.clone(), props.out.clone());
        use_effect_with((), move |()| {
            let frame = Rc::new(RefCell::new(None));
            follow(group, out.0, &frame);
            move || drop(frame.take())
        });
    }
    let hear = {
        let (group, out) = (group.clone(), props.out.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(group) = group.cast::<Element>() {
                heard(&event, &group, &out.0);
            }
        })
    };
    let lines = props.lines.iter().map(|line| {
        let path = AttrValue::from(line.path.clone());
        html! { <path stroke-width={decimal(line.width, 2)} d={path} /> }
    });
    html! {
        <svg class="lecture-ink" aria-hidden="true" onpointerdown={hear.clone()} onpointermove={hear.clone()} onpointerup={hear.clone()}
            onpointercancel={hear}>
            <g ref={group}>{ for lines }</g>
        </svg>
    }
}

type Frame = Rc<RefCell<Option<AnimationFrame>>>;

/// Lays the lines over the picture, now and in each frame.
fn follow(group: NodeRef, out: Dispatch, frame: &Frame) {
    if let Some(group) = group.cast::<Element>() {
        let _ = lay(&group, &out);
    }
    let own = Rc::downgrade(frame);
    let next = request_animation_frame(move |_| {
        if let Some(frame) = own.upgrade() {
            follow(group, out, &frame);
        }
    });
    frame.replace(Some(next));
}

fn lay(group: &Element, out: &Dispatch) -> Option<()> {
    let stage = out.stage.find(".lecture-main")?.get_bounding_client_rect();
    let (size, is_on_picture) = out.link.with(|page| {
        let drawing = page.ink().drawing()?;
        Some((drawing.size, drawing.is_on_picture == Some(true)))
    })?;
    let under = match is_on_picture {
        true => out.stage.picture(&out.link)?.get_bounding_client_rect(),
        false => out.stage.find(".lecture-main")?.get_bounding_client_rect(),
    };
    if under.width() <= 0.0 || under.height() <= 0.0 {
        return None;
    }
    let [x, y] =
        [under.left() - stage.left(), under.top() - stage.top()].map(|value| decimal(value, 2));
    let [wide, high] =
        [under.width() / size[0], under.height() / size[1]].map(|scale| decimal(scale, 4));
    let place = format!("translate({x},{y}) scale({wide},{high})");
    if group.get_attribute("transform").as_deref() != Some(&place) {
        group.set_attribute("transform", &place).ok()?;
    }
    Some(())
}

fn heard(event: &PointerEvent, group: &Element, out: &Dispatch) {
    let pointer = event.pointer_id();
    let name = event.type_();
    let Some(matrix) = Matrix::of(group) else {
        return;
    };
    if name == "pointerdown" && event.button() == 0 {
        if let Ok(Some(layer)) = group.closest("svg") {
            let _ = call(&layer, "setPointerCapture", &[pointer.into()]);
        }
        out.send(Action::Pen(PenAction::Down(
            pointer,
            width(event, &matrix, out),
        )));
    }
    if !out.link.with(|page| page.ink().has_stroke(pointer)) {
        return;
    }
    event.prevent_default();
    let all = match name.as_str() {
        "pointermove" => call(event, "getCoalescedEvents", &[]),
        _ => None,
    };
    let all: Vec<PointerEvent> = all
        .map(|all| Array::from(&all))
        .into_iter()
        .flatten()
        .filter_map(|one| one.dyn_into().ok())
        .collect();
    let points = match all.as_slice() {
        [] => vec![matrix.within(event)],
        all => all.iter().map(|one| matrix.within(one)).collect(),
    };
    out.send(Action::Pen(PenAction::Draw(pointer, points)));
    if matches!(name.as_str(), "pointerup" | "pointercancel") {
        out.send(Action::Pen(PenAction::Up(pointer)));
    }
}

/// As wide as it is to be seen now, in the measure of the lines.
fn width(event: &PointerEvent, matrix: &Matrix, out: &Dispatch) -> f64 {
    let height = out
        .stage
        .find(".lecture-main")
        .map_or(0, |main| main.client_height());
    let pressed = match event.pointer_type().as_str() {
        "pen" => 0.4 + f64::from(event.pressure()) * HARD,
        _ => 1.0,
    };
    f64::from(height) * WIDTH * pressed / matrix.0[3]
}

/// From the measure of the lines, which may be shown larger or smaller than they were drawn, to the screen's.
struct Matrix([f64; 6]);

impl Matrix {
    fn of(group: &Element) -> Option<Self> {
        let matrix = call(group, "getScreenCTM", &[])?;
        let part = |name: &str| get(&matrix, name).and_then(|part: JsValue| part.as_f64());
        let matrix = [
            part("a")?,
            part("b")?,
            part("c")?,
            part("d")?,
            part("e")?,
            part("f")?,
        ];
        let [a, b, c, d, ..] = matrix;
        (a * d - b * c != 0.0).then_some(Self(matrix))
    }

    /// Where a pointer is on the lines.
    fn within(&self, event: &PointerEvent) -> [f64; 2] {
        let [a, b, c, d, e, f] = self.0;
        let (x, y) = (
            f64::from(event.client_x()) - e,
            f64::from(event.client_y()) - f,
        );
        let all = a * d - b * c;
        [(d * x - c * y) / all, (a * y - b * x) / all]
    }
}
