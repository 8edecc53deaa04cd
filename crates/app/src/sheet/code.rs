use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;
use yew::prelude::*;

/// The QR code of an address, dark on light whatever the theme, with the margin that readers need; `None` if it is too long for
/// one.
pub(crate) fn code(address: &str, label: &str) -> Option<Html> {
    sized_code(address, label).map(|(drawn, _)| drawn)
}

/// The same, and how many modules a side of it has, without the margin.
pub(crate) fn sized_code(address: &str, label: &str) -> Option<(Html, u32)> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut dark = String::new();
    for (y, x) in (0..size).flat_map(|y| (0..size).map(move |x| (y, x))) {
        if code.get_module(x, y) {
            // Writing to a text never fails.
            let _ = write!(dark, "M{} {}h1v1h-1z", x + 4, y + 4);
        }
    }
    let all = size + 8;
    let drawn = html! {
        <svg viewBox={format!("0 0 {all} {all}")} shape-rendering="crispEdges" role="img" aria-label={label.to_owned()}>
            <path fill="#fff" d={format!("M0 0h{all}v{all}H0z")} />
            <path fill="#000" d={dark} />
        </svg>
    };
    Some((drawn, size.unsigned_abs()))
}
