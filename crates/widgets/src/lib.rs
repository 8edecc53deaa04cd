//! The wasm bundle: what the elements that `www/nian.js` defines are made of.
//!
//! [`Handle`] is all that JavaScript sees. The state of an element is a
//! [`nian_ui::model::Widget`], held here and changed at once by methods, attributes and the
//! reader's actions; Yew draws what then is.
#![forbid(unsafe_code)]

mod ears;
mod handle;
mod qr;
mod state;
mod tell;

pub use handle::{Handle, fault};
pub use qr::qr;

use nian_words::{Language, Portion};
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes a portion of the words of a language, before any of them is used; whether they are whole.
///
/// `tag` is `zh-Hant`, `zh-Hans` or `en`, `portion` a name of [`Portion`], `lines` the text of the
/// file that was written for them with this very wasm.
#[wasm_bindgen]
#[must_use]
pub fn learn(tag: &str, portion: &str, lines: &str) -> bool {
    Portion::from_name(portion).is_some_and(|portion| Language::from_tag(tag).learn(portion, lines))
}

/// The standard one is five times as large.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
