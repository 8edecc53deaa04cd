//! The site's tools: Yew components over the states of [`nian_course`].
//!
//! A page of tools loads one wasm with Yew in it: its boards are the promised elements, and `www/nian.js` takes the app as
//! their engine. The page is written by `nian-site` with these same components; [`start`] mounts them again where they
//! stand, so that nothing jumps.
#![forbid(unsafe_code)]

mod files;
mod history;
mod mount;
pub mod practice;
mod runtime;
mod select;
mod storage;

/// Mounts the tools of the page, which its `<html data-nian-app>` names. It runs when the wasm is loaded, before any element
/// of the page comes alive, and again in a new instance after a trap.
pub fn start() {
    let name = mount::document_element().and_then(|html| html.dataset().get("nianApp"));
    if name.as_deref() == Some(practice::NAME) {
        // Where there is another page than the name says, nothing is mounted.
        let _ = practice::mount();
    }
}
