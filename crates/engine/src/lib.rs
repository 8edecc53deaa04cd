//! The engine: what the elements that `www/nian.js` defines are made of.
//!
//! [`Handle`] is all that JavaScript sees. The state of an element is a
//! [`nian_ui::model::Widget`], held here and changed at once by methods, attributes and the
//! reader's actions; Yew draws what then is.
//!
//! The program of the same name is the wasm that those elements fetch. Another wasm that shows cards links this
//! library instead: two Yews in one page must not nest.
#![forbid(unsafe_code)]

mod events;
mod focus;
mod handle;
mod input;
mod listeners;
mod scroll;
mod state;
mod static_node;
mod warm;

pub use handle::{Handle, fault};
pub use handle::{kind, round};
pub use warm::warm;

use nian_words::Language;
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes the words of a language, before any of them is used; whether they are whole.
///
/// `tag` is that of one of our languages, `lines` the text of the file that was written for it with
/// this very wasm.
#[wasm_bindgen]
#[must_use]
pub fn learn(tag: &str, lines: &str) -> bool {
    Language::from_tag(tag).learn(lines)
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
