//! Dialogs. One that is closed gives the focus back; one that is only taken out of the page does not.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement, MouseEvent};

/// Closes the dialog in which what was clicked is.
pub(crate) fn close(event: MouseEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let dialog = target.and_then(|target| target.closest("dialog").ok()?);
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}
