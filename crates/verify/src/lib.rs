//! The wasm of the worker that checks claims (`www/worker.js`).
//!
//! It is a wasm of its own, fetched when a reader first asks for a check: the search is no part of
//! what one downloads to see an example.
#![forbid(unsafe_code)]

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Checks the claim `id` up to `most`, and calls `tell(percent)` each time another per cent is done.
///
/// Gives the result as `nian-claims` writes it; nothing where there is no such claim.
#[wasm_bindgen]
#[must_use]
pub fn check(id: &str, most: u32, tell: &Function) -> Option<String> {
    let claim = nian_claims::find(id)?;
    let mut told = 0;
    let result = claim.check(most.into(), &mut |done, of| {
        let percent = (done * 100 / of.max(1)) as u32;
        if percent > told {
            told = percent;
            // The worker's own function: it posts a message and does not throw.
            let _ = tell.call1(&JsValue::NULL, &percent.into());
        }
    });
    Some(result.to_string())
}

/// The standard one is five times as large.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
