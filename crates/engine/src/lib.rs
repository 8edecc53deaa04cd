//! The engine: the implementation of the elements that `www/nian.js` defines.
//!
//! [`Handle`] is its interface for JavaScript. The state of an element is a [`nian_ui::model::Widget`], which methods,
//! attributes and the reader's actions change at once; then Yew renders it.
//!
//! The binary of the same name is the wasm that those elements fetch. Another wasm that shows cards links this library
//! instead: two instances of Yew must not nest in one page.
#![forbid(unsafe_code)]

#[cfg(feature = "discovery")]
mod discovery;
mod drawing;
mod events;
mod focus;
mod handle;
mod input;
mod listeners;
mod observers;
mod scroll;
mod state;
mod static_node;
mod storage;
mod warm;

#[cfg(feature = "discovery")]
pub use discovery::{act_on_discovery, discover, recall_discovery};
pub use handle::{Handle, fault};
pub use observers::{Observer, observe};
pub use storage::LocalStorage;
pub use warm::warm;

use nian_words::Language;
use wasm_bindgen::prelude::wasm_bindgen;

/// Loads the words of a language, before any of them is used; returns whether they are valid.
///
/// `tag` is the tag of one of our languages, `lines` the text of its file from the same build as this wasm.
#[wasm_bindgen]
#[must_use]
pub fn learn(tag: &str, lines: &str) -> bool {
    Language::from_tag(tag).learn(lines)
}

/// Rust's default allocator is five times as large, and traps when it is built for size (dlmalloc 0.2.11,
/// `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
