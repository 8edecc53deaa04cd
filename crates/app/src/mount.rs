//! Components in the places where the site has written them.

use crate::runtime::{Page, Runtime};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, FocusOptions, HtmlElement, window};
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

/// A part of a page. It does not know of which page: Yew is compiled once for all of them.
#[derive(Properties)]
struct IslandProps {
    /// Renders it from the state.
    view: Rc<dyn Fn() -> Html>,
    /// Has a callback called after each change of the state.
    on_change: Rc<dyn Fn(Callback<()>)>,
    /// What has the focus once it is rendered.
    focus: Option<(Element, String)>,
}

impl PartialEq for IslandProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
    }
}

#[component]
fn Island(props: &IslandProps) -> Html {
    let update = use_force_update();
    let (on_change, focus) = (props.on_change.clone(), props.focus.clone());
    use_effect_with((), move |()| {
        on_change(Callback::from(move |()| update.force_update()));
        let found = focus.and_then(|(root, css)| root.query_selector(&css).ok()?);
        if let Some(found) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            let _ = found.focus();
        }
    });
    (props.view)()
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
    let (shown, changed) = (runtime.clone(), runtime.clone());
    mount_view(
        place,
        Rc::new(move || view(&shown)),
        Rc::new(move |redraw| changed.on_change(redraw)),
        focus_within(place),
    )
}

/// Renders a view in the place of an element, with the focus on what is first found by the selector `focus`.
pub(crate) fn mount_view(
    place: &Element,
    view: Rc<dyn Fn() -> Html>,
    on_change: Rc<dyn Fn(Callback<()>)>,
    focus: Option<String>,
) -> Option<Element> {
    let fresh: Element = place.clone_node().ok()?.unchecked_into();
    let focus = focus.map(|css| (fresh.clone(), css));
    place.replace_with_with_node_1(&fresh).ok()?;
    let props = IslandProps {
        view,
        on_change,
        focus,
    };
    yew::Renderer::<Island>::with_root_and_props(fresh.clone(), props).render();
    Some(fresh)
}

/// Renders a view in an element in which nothing else stands; what is given takes it away again.
pub(crate) fn render_in(
    place: &Element,
    view: Rc<dyn Fn() -> Html>,
    on_change: Rc<dyn Fn(Callback<()>)>,
) -> Box<dyn FnOnce()> {
    let props = IslandProps {
        view,
        on_change,
        focus: None,
    };
    let renderer = yew::Renderer::<Island>::with_root_and_props(place.clone(), props);
    let app = renderer.render();
    Box::new(move || app.destroy())
}

/// Gives an element the focus; the page stays where it is scrolled to.
pub(crate) fn focus_quietly(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// Whether what has the focus is within one of these.
pub(crate) fn has_focus_in(selectors: &str) -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_some_and(|active| matches!(active.closest(selectors), Ok(Some(_))))
}

/// Passes the focus on from what is about to go: where what has it is within `from`, what is first found by `to` has it then.
pub(crate) fn pass_focus(from: &str, to: &str) {
    let to = find(to).filter(|_| has_focus_in(from));
    if let Some(to) = to.and_then(|to| to.dyn_into::<HtmlElement>().ok()) {
        focus_quietly(&to);
    }
}

/// What has the focus, if it is within `place`.
pub(crate) fn active_within(place: &Element) -> Option<Element> {
    let focus = document()?.active_element()?;
    place.contains(Some(&focus)).then_some(focus)
}

fn focus_within(place: &Element) -> Option<String> {
    let focus = active_within(place)?;
    let names = ["id", "name"].into_iter();
    let mut named = names.filter_map(|name| Some((name, focus.get_attribute(name)?)));
    named
        .next()
        .map(|(name, value)| format!("[{name}=\"{value}\"]"))
}
