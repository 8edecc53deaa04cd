//! The wasm that makes QR codes (`www/tools.js`).
//!
//! It is a wasm of its own, fetched when somebody asks for a code: few do, and it shares nothing with
//! the engine.
#![forbid(unsafe_code)]

use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::prelude::wasm_bindgen;

/// The QR code of a text, row by row from the top: `1` for a dark module, `0` for a light one.
///
/// Nothing for a text that no QR code can hold: of more than 2,331 bytes.
#[wasm_bindgen]
#[must_use]
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let row = |y| -> String {
        let dark = |x| code.get_module(x, y);
        (0..code.size())
            .map(|x| if dark(x) { '1' } else { '0' })
            .collect()
    };
    Some((0..code.size()).map(row).collect::<Vec<_>>().join("\n"))
}

/// The standard one is five times as large, and traps in what is built for size (dlmalloc 0.2.11, `validate_size`).
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
