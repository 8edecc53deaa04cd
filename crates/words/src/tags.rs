//! Language negotiation: the language that a BCP 47 tag or a locale means. `www/common/nearest.js` does the same in
//! pages.

/// The index of the language that a tag means: of the languages with the same primary code, the one whose script or
/// region comes first in the tag, else the first; `None` if there is none.
///
/// For each language there are its codes and the subtags after a code that mean it, separated by spaces; case is
/// ignored. Subtags after a single letter are extensions: `yue-x-mtfrom-zh-CN` was translated from another language.
pub(crate) fn meant(tag: &str, languages: &[(&str, &str)]) -> Option<usize> {
    let mut subtags = tag.as_bytes().split(is_between);
    let code = subtags.next()?;
    // Plain loops, as closures would make the engine larger.
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

/// Whether a subtag is one of these, ignoring case.
fn is_among(subtag: &[u8], these: &str) -> bool {
    for this in these.as_bytes().split(is_between) {
        if !this.is_empty() && this.eq_ignore_ascii_case(subtag) {
            return true;
        }
    }
    false
}

/// A function for both calls, so that the engine has one copy of the iterator.
fn is_between(byte: &u8) -> bool {
    !byte.is_ascii_alphanumeric()
}
