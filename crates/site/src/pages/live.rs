use crate::{Address, Library, Widget};
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::VTag;

#[derive(PartialEq, Properties)]
pub(super) struct LiveProps {
    pub(super) address: Address,
    pub(super) widget: Widget,
    /// Where the example is taken from; boards and tables need none.
    #[prop_or_default]
    pub(super) library: Option<Rc<Library>>,
}

/// A widget's tag with its fallback inside: what is seen until it runs, and in print.
#[component]
pub(super) fn Live(props: &LiveProps) -> Html {
    let mut tag = VTag::new(props.widget.element);
    for (name, value) in &props.widget.attributes {
        tag.add_attribute(name, value.clone());
    }
    tag.add_child(fallback(props));
    tag.into()
}

fn fallback(_props: &LiveProps) -> Html {
    Html::default()
}
