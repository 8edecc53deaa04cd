//! The wasm of the search worker (`www/worker.js`): claims, guesses, and rules that readers make.
//!
//! It is fetched when a reader first needs it: search is no part of the download of an example. A page sends a
//! [`Question`](nian_messages::Question) and receives [`Answer`]s, both as JSON; to cancel a search, it terminates the worker.
#![forbid(unsafe_code)]

mod handler;

pub use handler::{Handler, Progress};

use js_sys::Function;
use nian_messages::Answer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A [`Handler`] for JavaScript, where the name `Worker` is taken.
#[wasm_bindgen(js_name = Handler)]
pub struct Worker {
    handler: Handler,
}

#[wasm_bindgen(js_class = Handler)]
impl Worker {
    /// A worker without a cached area.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[expect(clippy::new_without_default, reason = "JavaScript calls it")]
    pub fn new() -> Self {
        Self {
            handler: Handler::new(),
        }
    }

    /// Answers a question; `tell` is called with the JSON of each progress message.
    ///
    /// # Errors
    /// The text is no question.
    pub fn ask(&mut self, question: &str, tell: &Function) -> Result<String, String> {
        let question = serde_json::from_str(question).map_err(|error| error.to_string())?;
        let mut progress = |percent| {
            let told = to_json(&Answer::Progress { percent });
            // The callback of `worker.js` posts a message and does not throw.
            let _ = tell.call1(&JsValue::NULL, &told.into());
        };
        Ok(to_json(&self.handler.handle(question, &mut progress)))
    }

    /// The cells of the area that was searched last (see [`Handler::cells`]).
    #[must_use]
    pub fn cells(&self) -> Vec<u8> {
        self.handler.cells().to_vec()
    }
}

/// An answer as JSON.
fn to_json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("all keys are texts")
}

/// Rust's default allocator is five times as large, and traps when it is built for size (dlmalloc 0.2.11,
/// `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
