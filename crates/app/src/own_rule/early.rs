//! What has been set in the form before the app was there, which does it when it comes.

use crate::fields::normalized;
use crate::mount::active_within;
use nian_course::set_up::{Edit, FormState, Place, Slot};
use nian_words::FieldKind;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// What has been set.
#[derive(Default)]
pub(super) struct Early {
    pub(super) edits: Vec<Edit>,
    /// What is being typed, with a selector of its field: it stays there as it is.
    pub(super) half_typed: Vec<(String, String)>,
}

/// Reads the section as the site has written it: its fields begin empty, and its choices with the first. `form` is what the
/// page begins with.
pub(super) fn early(section: &Element, form: &FormState) -> Option<Early> {
    let mut early = Early::default();
    let way = section.query_selector(".ways input:checked:not([checked])");
    let way = way.ok()?.and_then(|way| way.get_attribute("value"));
    let way = way.and_then(|way| way.parse().ok());
    early.edits.extend(way.map(Edit::Way));
    let written = section.query_selector_all(".field").ok()?;
    for (at, field) in form.form().fields.iter().enumerate() {
        let node: Element = written.get(u32::try_from(at).ok()?)?.dyn_into().ok()?;
        match field.kind {
            FieldKind::Number(..) | FieldKind::Numbers => {
                early.read_text(&node, at, form);
            }
            FieldKind::One(_) => {
                let select = node.query_selector("select").ok()??;
                let chosen = select.dyn_into::<HtmlSelectElement>().ok()?;
                let chosen = usize::try_from(chosen.selected_index()).ok();
                let chosen = chosen.filter(|&chosen| chosen > 0);
                early.edits.extend(chosen.map(|one| Edit::Choose(at, one)));
            }
            _ => {} // a rule has no other
        }
    }
    Some(early)
}

impl Early {
    fn read_text(&mut self, field: &Element, at: usize, form: &FormState) -> Option<()> {
        let input = field.query_selector("input").ok()??;
        let focused = active_within(&input).is_some();
        let text = input.dyn_ref::<HtmlInputElement>()?.value();
        if text.is_empty() {
            return None;
        }
        let place = Place {
            field: at,
            which: Slot::Value,
        };
        let edit = Edit::Type(place, normalized(&text, "NFKC"));
        if focused {
            let name = input.get_attribute("name")?;
            self.half_typed.push((format!("[name={name}]"), text));
        }
        if !focused || form.clone().edit(edit.clone()).is_ok() {
            self.edits.push(edit);
        }
        Some(())
    }
}
