//! The wasm of the worker that checks claims (`www/worker.js`).
//!
//! It is a wasm of its own, fetched when a reader first asks for a check: the search is no part of
//! what one downloads to see an example.
#![forbid(unsafe_code)]

use js_sys::Function;
use nian_claims::Board;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Checks the claim `id` up to `most`, and calls `tell(percent)` each time another per cent is done.
///
/// Gives the result as `nian-claims` writes it; nothing where there is no such claim.
#[wasm_bindgen]
#[must_use]
pub fn check(id: &str, most: u32, tell: &Function) -> Option<String> {
    let claim = nian_claims::find(id)?;
    let result = claim.check(most.into(), &mut percents(tell));
    Some(result.to_string())
}

/// Tries a reader's guess at the rule of a board, and calls `tell(percent)` as [`check`] does.
///
/// Gives what is found as `nian-claims` writes it; nothing where there is no such board or guess.
#[wasm_bindgen]
#[must_use]
pub fn judge(board: &str, guess: &[u32], tell: &Function) -> Option<String> {
    let guess: Vec<u64> = guess.iter().copied().map(u64::from).collect();
    let finding = Board::named(board)?.judge(&guess, &mut percents(tell))?;
    Some(finding.to_string())
}

/// Tells the worker's own function of each further per cent: it posts a message and does not throw.
fn percents(tell: &Function) -> impl FnMut(u64, u64) {
    let mut told = 0;
    move |done, of| {
        let percent = (done * 100 / of.max(1)) as u32;
        if percent > told {
            told = percent;
            let _ = tell.call1(&JsValue::NULL, &percent.into());
        }
    }
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
