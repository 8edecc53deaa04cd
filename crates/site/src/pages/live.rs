use super::written;
use crate::{Address, Library, Widget};
use nian_scene::{dice_table, fibonacci_table, wythoff_table};
use nian_solver::{AnyPosition, Ending};
use nian_words::Language;
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
    tag.add_child(fallback(props).unwrap_or_default());
    tag.into()
}

/// Nothing where an attribute is wrong; the site is not written then (`check`).
fn fallback(props: &LiveProps) -> Option<Html> {
    let language = props.address.language;
    match props.widget.element {
        "nian-example" => {
            let lesson = props
                .library
                .as_ref()?
                .lesson(props.widget.attribute("src")?)?;
            Some(written::example(lesson, language))
        }
        "nian-game" => {
            let position: AnyPosition = props.widget.attribute("position")?.parse().ok()?;
            Some(written::board(&position, language))
        }
        _ => table(props.widget.attribute("of")?, language),
    }
}

fn table(of: &str, language: Language) -> Option<Html> {
    let table = match of {
        "wythoff" => wythoff_table(language, 1..=10),
        "wythoff-fibonacci" => fibonacci_table(language, 1..=10),
        "dice" => dice_table(language, Ending::Normal, 0..=18),
        _ => return None,
    };
    Some(written::table(&table, language))
}
