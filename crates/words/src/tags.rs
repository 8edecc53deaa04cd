//! Which language is meant by a tag of BCP 47, or by a locale. `www/common/nearest.js` does the same in pages.

/// Of these languages that which a tag means, by its place among them: one that begins as the tag does, of these the one
/// whose script or region stands first in it, else the first; none, where it is none of them.
///
/// Of each language there are its codes and what, behind a code, means it, a space between; capitals do not count.
/// What follows a single letter is no part of the language: `yue-x-mtfrom-zh-CN` was translated from another.
pub(crate) fn meant(tag: &str, languages: &[(&str, &str)]) -> Option<usize> {
    let mut subtags = tag.as_bytes().split(is_between);
    let code = subtags.next()?;
    // Plain loops: this is in the engine, where closures cost more.
    let mut found = None;
    for (index, (codes, _)) in languages.iter().enumerate().rev() {
        if is_among(code, codes) {
            found = Some(index);
        }
    }
    for subtag in subtags {
        if subtag.len() == 1 {
            break;
        }
        for (index, (codes, own)) in languages.iter().enumerate() {
            if is_among(subtag, own) && is_among(code, codes) {
                return Some(index);
            }
        }
    }
    found
}

/// Whether a subtag is one of these, in capitals or not.
fn is_among(subtag: &[u8], these: &str) -> bool {
    for this in these.as_bytes().split(is_between) {
        if !this.is_empty() && this.eq_ignore_ascii_case(subtag) {
            return true;
        }
    }
    false
}

/// The same for both, so that the engine has one copy of what splits.
fn is_between(byte: &u8) -> bool {
    !byte.is_ascii_alphanumeric()
}
