//! Which language is meant by a tag of BCP 47, or by a locale. `www/common/nearest.js` does the same in pages.

/// Of these languages that which a tag means: one that begins as the tag does, of these the one whose script or
/// region stands first in it, else the first; none, where it is none of them.
///
/// Of each language there are its codes and what, behind a code, means it, a space between; capitals do not count.
/// What follows a single letter is no part of the language: `yue-x-mtfrom-zh-CN` was translated from another.
pub(crate) fn meant<'a, L>(
    tag: &str,
    languages: impl Iterator<Item = (L, &'a str, &'a str)>,
) -> Option<L> {
    let mut subtags = tag
        .as_bytes()
        .split(|byte| !byte.is_ascii_alphanumeric())
        .take_while(|subtag| subtag.len() != 1);
    let code = subtags.next().unwrap_or_default();
    let mut found = None;
    for (language, codes, own) in languages {
        if !is_among(code, codes) {
            continue;
        }
        let at = subtags.clone().position(|subtag| is_among(subtag, own));
        let at = at.unwrap_or(usize::MAX);
        if found.as_ref().is_none_or(|(_, before)| at < *before) {
            found = Some((language, at));
        }
    }
    found.map(|(language, _)| language)
}

/// Whether a subtag is one of these, in capitals or not.
fn is_among(subtag: &[u8], these: &str) -> bool {
    let mut these = these.as_bytes().split(|byte| *byte == b' ');
    !subtag.is_empty() && these.any(|this| this.eq_ignore_ascii_case(subtag))
}
