//! The wasm bundle: what the elements that `www/nian.js` defines are made of.
//!
//! [`Handle`] is all that JavaScript sees. The state of an element is a
//! [`nian_ui::model::Widget`], held here and changed at once by methods, attributes and the
//! reader's actions; Yew draws what then is.
#![forbid(unsafe_code)]

mod attributes;
mod handle;
mod state;
mod tell;

pub use handle::Handle;

/// The standard one is five times as large.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
