//! Components in the places where the site has written them.

use crate::runtime::{Page, Runtime};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, window};
use yew::prelude::*;

pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

pub(crate) fn document_element() -> Option<HtmlElement> {
    document()?.document_element()?.dyn_into().ok()
}

pub(crate) fn find(css: &str) -> Option<Element> {
    document()?.query_selector(css).ok().flatten()
}

/// A part of a page, rendered from its state.
type View<P> = Rc<dyn Fn(&Rc<Runtime<P>>) -> Html>;

#[derive(Properties)]
struct IslandProps<P: Page> {
    runtime: Rc<Runtime<P>>,
    view: View<P>,
    /// What has the focus once it is rendered.
    focus: Option<(Element, String)>,
}

impl<P: Page> PartialEq for IslandProps<P> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.runtime, &other.runtime) && Rc::ptr_eq(&self.view, &other.view)
    }
}

#[component]
fn Island<P: Page>(props: &IslandProps<P>) -> Html {
    let update = use_force_update();
    let (runtime, focus) = (props.runtime.clone(), props.focus.clone());
    use_effect_with((), move |()| {
        runtime.on_change(Callback::from(move |()| update.force_update()));
        let found = focus.and_then(|(root, css)| root.query_selector(&css).ok()?);
        if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            let _ = found.focus();
        }
    });
    (props.view)(&props.runtime)
}

/// Renders a view in the place of the element `place`, with its attributes; gives the element that is there now.
///
/// The element is a fresh one: an instance of the wasm that has trapped still listens in the one before. Where the focus was
/// within it stays, if what has it has an `id` or a `name`.
pub(crate) fn mount<P: Page>(
    place: &Element,
    runtime: &Rc<Runtime<P>>,
    view: impl Fn(&Rc<Runtime<P>>) -> Html + 'static,
) -> Option<Element> {
    let fresh: Element = place.clone_node().ok()?.unchecked_into();
    let focus = focus_within(place).map(|css| (fresh.clone(), css));
    place.replace_with_with_node_1(&fresh).ok()?;
    let view: View<P> = Rc::new(view);
    let props = IslandProps {
        runtime: runtime.clone(),
        view,
        focus,
    };
    yew::Renderer::<Island<P>>::with_root_and_props(fresh.clone(), props).render();
    Some(fresh)
}

fn focus_within(place: &Element) -> Option<String> {
    let focus = document()?.active_element()?;
    if !place.contains(Some(&focus)) {
        return None;
    }
    let names = ["id", "name"].into_iter();
    let mut named = names.filter_map(|name| Some((name, focus.get_attribute(name)?)));
    named
        .next()
        .map(|(name, value)| format!("[{name}=\"{value}\"]"))
}
