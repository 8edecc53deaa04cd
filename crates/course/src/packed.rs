//! A text in an address: compressed by DEFLATE (RFC 1950), in the letters of base64 for addresses (RFC 4648, section 5).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use nian_lessons::BYTES;

/// What such a text begins with: as it is, or compressed.
const PLAIN: char = '0';
const SMALL: char = '1';
/// How hard it is compressed, of 10.
const LEVEL: u8 = 8;

/// The text as it may stand in an address.
///
/// ```
/// use nian_course::packed::{pack, unpack};
///
/// assert_eq!(unpack(&pack("拈")).as_deref(), Some("拈"));
/// ```
#[must_use]
pub fn pack(text: &str) -> String {
    let small = compress_to_vec_zlib(text.as_bytes(), LEVEL);
    format!("{SMALL}{}", URL_SAFE_NO_PAD.encode(small))
}

/// The text of an address; `None` if it is none, or longer than any example.
#[must_use]
pub fn unpack(packed: &str) -> Option<String> {
    let mut letters = packed.chars();
    let first = letters.next()?;
    let bytes = URL_SAFE_NO_PAD
        .decode(letters.as_str().trim_end_matches('='))
        .ok()?;
    let bytes = match first {
        PLAIN => bytes,
        SMALL => decompress_to_vec_zlib_with_limit(&bytes, BYTES).ok()?,
        _ => return None,
    };
    String::from_utf8(bytes).ok()
}
