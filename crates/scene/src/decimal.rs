//! Lengths as text, without the formatting of floats, which would add several kB to the wasm.

/// `length` in pixels, rounded to a tenth, in SVG's notation: `12`, `7.5`, `-0.3`.
pub(crate) fn decimal(length: f32) -> String {
    let tenths = (length * 10.0 + if length < 0.0 { -0.5 } else { 0.5 }) as i32;
    let (whole, rest) = ((tenths / 10).unsigned_abs(), (tenths % 10).unsigned_abs());
    let mut text = String::new();
    if tenths < 0 {
        text.push('-');
    }
    text.push_str(&whole.to_string());
    if rest != 0 {
        text.push('.');
        text.push(char::from(b'0' + rest as u8));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn lengths_are_written_to_a_tenth() {
        for (length, text) in [
            (0.0, "0"),
            (12.0, "12"),
            (7.5, "7.5"),
            (7.449, "7.4"),
            (-0.3, "-0.3"),
            (-0.04, "0"),
            (99.96, "100"),
            (-12.25, "-12.3"),
        ] {
            assert_eq!(decimal(length), text, "{length}");
        }
    }
}
