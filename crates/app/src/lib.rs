//! The site's tools: Yew components over the states of [`nian_course`].
//!
//! A page of tools loads one wasm with Yew in it: its boards are the promised elements, and `www/nian.js` takes the app as
//! their engine. The page is written by `nian-site` with these same components; [`start_practice`], [`start_play`] and [`start_teach`]
//! mount them again where they stand, so that nothing jumps.
#![forbid(unsafe_code)]

pub mod area;
mod browser;
pub mod by_hand;
pub mod class;
mod coins;
mod dialog;
mod element;
mod fetch;
mod fields;
mod files;
mod fill;
pub mod handout;
mod history;
pub mod lecture;
mod listen;
pub mod make;
mod mount;
mod names;
mod not_loaded;
pub mod own_rule;
pub mod plane;
pub mod play;
pub mod practice;
pub mod record;
pub mod restart;
mod runtime;
pub mod scorm;
mod select;
pub mod set_up;
mod shadow_style;
pub mod sheet;
mod storage;
mod stylesheet;
mod texts;
mod worker;

pub use texts::{TextSet, Texts};

use nian_course::restart::Start;
use restart::Keeps;

/// What the page calls itself, in `<html data-nian-app>`.
fn page() -> Option<String> {
    mount::document_element()?.dataset().get("nianApp")
}

/// Mounts the tools of practice on the page. This and [`start_play`] run when their wasm is loaded, before any element of the
/// page comes alive, and again in a new instance after a trap ([`restart`]). Where there is another page than its name says, nothing is
/// mounted.
pub fn start_practice() {
    let _ = match (restart::begin(), page().as_deref()) {
        (Start::Page, Some(practice::NAME)) => practice::mount(),
        (Start::Page, Some(record::NAME)) => record::mount(),
        (Start::Offer, Some(practice::NAME)) => {
            restart::offer::<practice::Saved>(record::FILE, Keeps::Both)
        }
        (Start::Offer, Some(record::NAME)) => {
            restart::offer::<practice::Saved>(record::FILE, Keeps::Device)
        }
        _ => None,
    };
}

/// Mounts the tools of games on the page.
pub fn start_play() {
    match restart::begin() {
        Start::Page => {}
        Start::Offer => {
            let _ = restart::offer::<play::Saved>(play::FILE, Keeps::Both);
            return;
        }
        Start::Nothing => return,
    }
    if page().as_deref() == Some(play::NAME) {
        let _ = play::mount();
    }
    // What explores stands in its own section.
    let _ = mount::find(".own-rule").and_then(|section| own_rule::mount(&section));
    let _ = mount::find(".area").and_then(|section| area::mount(&section));
}

/// Mounts the tools of teachers and authors on the page.
pub fn start_teach() {
    let _ = match (restart::begin(), page().as_deref()) {
        (Start::Page, Some(make::NAME)) => make::mount(),
        (Start::Offer, Some(make::NAME)) => restart::offer::<make::Saved>(make::FILE, Keeps::Both),
        _ => None,
    };
}

/// Mounts what the page is on paper.
pub fn start_paper() {
    if restart::begin() == Start::Page {
        handout::mount();
    }
}

/// Mounts the page of a teacher's own lesson.
pub fn start_class() {
    let _ = match (restart::begin(), page().as_deref()) {
        (Start::Page, Some(class::NAME)) => class::mount(),
        (Start::Offer, Some(class::NAME)) => {
            restart::offer::<class::Saved>(class::FILE, Keeps::Both)
        }
        _ => None,
    };
}

/// Mounts the page of a course for a learning platform.
pub fn start_scorm() {
    let _ = match (restart::begin(), page().as_deref()) {
        (Start::Page, Some(scorm::NAME)) => scorm::mount(),
        (Start::Offer, Some(scorm::NAME)) => scorm::offer(),
        _ => None,
    };
}
