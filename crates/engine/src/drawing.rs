//! What the engine draws: a component for all, as another kind of component would be another kilobyte of the wasm.

use std::rc::Rc;
use yew::{AppHandle, Callback, Component, Context, Html, NodeRef, Properties};

/// Properties of a [`Drawing`].
#[derive(Clone, Properties)]
pub(crate) struct DrawingProps {
    /// What is drawn. Its root may be referred to. A change of state makes a new `Rc`.
    pub(crate) draw: Rc<dyn Fn(&NodeRef) -> Html>,
    /// Callback after every render.
    pub(crate) on_rendered: Option<Callback<NodeRef>>,
}

impl PartialEq for DrawingProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.draw, &other.draw)
    }
}

/// The component of a card or a board.
#[derive(Default)]
pub(crate) struct Drawing {
    root: NodeRef,
}

impl Component for Drawing {
    type Message = ();
    type Properties = DrawingProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn view(&self, context: &Context<Self>) -> Html {
        (context.props().draw)(&self.root)
    }

    fn rendered(&mut self, context: &Context<Self>, _: bool) {
        if let Some(on_rendered) = &context.props().on_rendered {
            on_rendered.emit(self.root.clone());
        }
    }
}

impl DrawingProps {
    /// Draws in an element.
    pub(crate) fn render(self, root: web_sys::Element) -> AppHandle<Drawing> {
        yew::Renderer::<Drawing>::with_root_and_props(root, self).render()
    }
}
