//! A plane of cells on a canvas, and the buttons to look closer and farther.

mod painter;
mod tiles;

use crate::Texts;
use crate::mount::{document_element, focus_quietly};
use gloo::events::{EventListener, EventListenerOptions};
use nian_course::plane::{Action, Cells, View};
use nian_words::{Area, Text};
use painter::Painter;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{
    HtmlCanvasElement, MutationObserver, MutationObserverInit, ResizeObserver, WheelEvent, window,
};
use yew::prelude::*;

/// What the buttons are called, and what the keys do.
#[derive(Clone, PartialEq)]
pub(crate) struct Labels {
    keys: AttrValue,
    larger: AttrValue,
    smaller: AttrValue,
}

impl Labels {
    pub(crate) fn of(texts: &Texts) -> Self {
        let say = |text| AttrValue::from(texts.say(text).to_owned());
        let [keys, larger, smaller] = TEXTS.map(say);
        Self {
            keys,
            larger,
            smaller,
        }
    }
}

/// The texts about a plane.
pub const TEXTS: [Text; 3] = [Area::KEYS, Area::LARGER, Area::SMALLER];

#[derive(PartialEq, Properties)]
pub(crate) struct PlaneProps {
    pub(crate) labels: Labels,
    /// What the picture shows.
    pub(crate) label: AttrValue,
    /// The `id` of the element that tells of the chosen cell.
    pub(crate) told: AttrValue,
    pub(crate) view: View,
    pub(crate) cells: Option<Cells>,
    pub(crate) send: Callback<Action>,
}

/// The plane. It is drawn after each change, and when the theme or the screen is another.
#[component]
pub(crate) fn Plane(props: &PlaneProps) -> Html {
    let node = use_node_ref();
    let painter = use_memo((), |()| Painter::default());
    {
        let (node, painter, send) = (node.clone(), painter.clone(), props.send.clone());
        use_effect_with((), move |()| {
            let heard = node
                .cast::<HtmlCanvasElement>()
                .map(|canvas| listen(&canvas, &painter, &send));
            move || drop(heard)
        });
    }
    {
        let (node, painter) = (node.clone(), painter);
        let label = props.label.clone();
        use_effect_with(
            (props.view.clone(), props.cells.clone(), label),
            move |(view, cells, _)| {
                if let (Some(canvas), Some(cells)) = (node.cast::<HtmlCanvasElement>(), cells) {
                    painter.show(&canvas, view, cells);
                }
            },
        );
    }
    let keys = format!("{}-keys", props.told);
    let described = format!("{} {keys}", props.told);
    let send = &props.send;
    html! {
        <>
            <canvas ref={node.clone()} tabindex="0" role="application" aria-label={&props.label} aria-describedby={described}
                onkeydown={send_key(send)} onpointerdown={send_down(send)} onpointermove={send_drag(send)}
                onpointerup={send_up(send)} onpointercancel={send.reform(|event: PointerEvent| Action::Lost(event.pointer_id()))}>
            </canvas>
            <p class="zoom">
                <button type="button" class="larger quiet" aria-label={&props.labels.larger}
                    onclick={send.reform(|_: MouseEvent| Action::Closer)}>{ "+" }</button>
                <button type="button" class="smaller quiet" aria-label={&props.labels.smaller}
                    onclick={send.reform(|_: MouseEvent| Action::Farther)}>{ "−" }</button>
                <span id={keys}>{ &props.labels.keys }</span>
            </p>
        </>
    }
}

fn place(event: &MouseEvent) -> [f64; 2] {
    [event.offset_x().into(), event.offset_y().into()]
}

fn canvas_of(event: &Event) -> Option<HtmlCanvasElement> {
    event.target()?.dyn_into().ok()
}

fn send_key(send: &Callback<Action>) -> Callback<KeyboardEvent> {
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        if let Some(action) = Action::of_key(&event.key(), event.shift_key()) {
            event.prevent_default();
            send.emit(action);
        }
    })
}

fn send_down(send: &Callback<Action>) -> Callback<PointerEvent> {
    send.reform(|event: PointerEvent| {
        if let Some(canvas) = canvas_of(&event) {
            // It fails for a pointer that is up already.
            let _ = canvas.set_pointer_capture(event.pointer_id());
        }
        Action::Down(event.pointer_id(), place(&event))
    })
}

fn send_drag(send: &Callback<Action>) -> Callback<PointerEvent> {
    let send = send.clone();
    Callback::from(move |event: PointerEvent| {
        // A mouse that passes by does nothing.
        if event.buttons() != 0 {
            send.emit(Action::Drag(event.pointer_id(), place(&event)));
        }
    })
}

fn send_up(send: &Callback<Action>) -> Callback<PointerEvent> {
    send.reform(|event: PointerEvent| {
        if let Some(canvas) = canvas_of(&event) {
            focus_quietly(&canvas);
        }
        Action::Up(event.pointer_id())
    })
}

/// What is heard besides the events of the canvas, as long as this is not dropped.
struct Listeners {
    sizes: ResizeObserver,
    theme: MutationObserver,
    _callbacks: [Closure<dyn Fn()>; 2],
    _listeners: Vec<EventListener>,
}

impl Drop for Listeners {
    fn drop(&mut self) {
        self.sizes.disconnect();
        self.theme.disconnect();
    }
}

fn listen(
    canvas: &HtmlCanvasElement,
    painter: &Rc<Painter>,
    send: &Callback<Action>,
) -> Result<Listeners, JsValue> {
    let resized = {
        let (canvas, send) = (canvas.clone(), send.clone());
        Closure::<dyn Fn()>::new(move || {
            let size = [canvas.client_width(), canvas.client_height()];
            send.emit(Action::Resize(size.map(f64::from)));
        })
    };
    let sizes = ResizeObserver::new(resized.as_ref().unchecked_ref())?;
    sizes.observe(canvas);

    let redraw = |painter: &Rc<Painter>| {
        let painter = painter.clone();
        move || painter.draw_soon()
    };
    let themed = Closure::<dyn Fn()>::new(redraw(painter));
    let theme = MutationObserver::new(themed.as_ref().unchecked_ref())?;
    let attributes = MutationObserverInit::new();
    attributes.set_attributes(true);
    attributes.set_attribute_filter(&js_sys::Array::of1(&"data-theme".into()));
    let window = window().ok_or(JsValue::UNDEFINED)?;
    let root = document_element().ok_or(JsValue::UNDEFINED)?;
    theme.observe_with_options(&root, &attributes)?;

    let mut listeners = Vec::new();
    // Another screen has other pixels.
    let resize = redraw(painter);
    listeners.push(EventListener::new(&window, "resize", move |_| resize()));
    if let Some(dark) = window.match_media("(prefers-color-scheme: dark)")? {
        let change = redraw(painter);
        listeners.push(EventListener::new(&dark, "change", move |_| change()));
    }
    let send = send.clone();
    // The wheel is the page's; with Ctrl, as touch pads have it too, it looks closer.
    let wheel = move |event: &Event| {
        if let Some(event) = event
            .dyn_ref::<WheelEvent>()
            .filter(|event| event.ctrl_key())
        {
            event.prevent_default();
            send.emit(Action::Wheel(event.delta_y(), place(event)));
        }
    };
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(
        canvas, "wheel", options, wheel,
    ));
    Ok(Listeners {
        sizes,
        theme,
        _callbacks: [resized, themed],
        _listeners: listeners,
    })
}
