//! The wasm of the worker that searches (`www/worker.js`): claims, guesses, and rules that readers make.
//!
//! It is fetched when a reader first asks for something of it: search is no part of what one downloads to see an
//! example. A page asks a [`Question`] and hears [`Answer`]s, both of them JSON; to cancel, it ends the worker.
#![forbid(unsafe_code)]

mod handler;
mod messages;

pub use handler::{Handler, Progress};
pub use messages::{Answer, Cell, Found, Period, Question, Reason, Take};

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A [`Handler`] for JavaScript, where a `Worker` is something else.
#[wasm_bindgen(js_name = Handler)]
#[derive(Default)]
pub struct Worker {
    handler: Handler,
}

#[wasm_bindgen(js_class = Handler)]
impl Worker {
    /// One that has not been asked anything.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a question; `tell` is called with what is told on the way.
    ///
    /// # Errors
    /// Where the text is no question.
    pub fn ask(&mut self, question: &str, tell: &Function) -> Result<String, String> {
        let question = serde_json::from_str(question).map_err(|error| error.to_string())?;
        let mut progress = |percent| {
            let told = written(&Answer::Progress { percent });
            // The worker's own function: it posts a message and does not throw.
            let _ = tell.call1(&JsValue::NULL, &told.into());
        };
        Ok(written(&self.handler.handle(question, &mut progress)))
    }

    /// The cells of the area that was asked for last.
    #[must_use]
    pub fn cells(&self) -> Vec<u8> {
        self.handler.cells().to_vec()
    }
}

/// An answer as JSON.
fn written(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("all keys are texts")
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
