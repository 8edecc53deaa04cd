//! The elements that show the things of a lesson.

use crate::mount::document;
use nian_course::deck::{Kind, Thing};
use nian_course::packed::unpack;
use web_sys::Element;

/// The element that shows a thing, at its start; it stands in no page yet.
pub(crate) fn create(thing: &Thing) -> Option<Element> {
    let document = document()?;
    let element = document.create_element(thing.tag()).ok()?;
    for (name, value) in thing.attributes() {
        element.set_attribute(name, &value).ok()?;
    }
    if thing.item.kind == Kind::Lesson {
        let script = document.create_element("script").ok()?;
        script.set_attribute("type", "application/json").ok()?;
        // What is empty would be no lesson at all.
        let text = unpack(&thing.item.of).filter(|text| !text.is_empty());
        script.set_text_content(Some(text.as_deref().unwrap_or("?")));
        element.append_child(&script).ok()?;
    }
    Some(element)
}
