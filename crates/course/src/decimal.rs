//! Numbers as text, without the formatting of floats, which would add several kB to the wasm.

/// A number as scripts write it, rounded to so many decimals: `12`, `7.5`, `-0.25`.
#[must_use]
pub fn decimal(value: f64, decimals: usize) -> String {
    let parts = (value * 10_f64.powi(decimals as i32)).round() as i64;
    let digits = format!("{:0>1$}", parts.unsigned_abs(), decimals + 1);
    let (whole, rest) = digits.split_at(digits.len() - decimals);
    let rest = rest.trim_end_matches('0');
    let sign = if parts < 0 { "-" } else { "" };
    let point = if rest.is_empty() { "" } else { "." };
    [sign, whole, point, rest].concat()
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn numbers_are_written_as_scripts_do() {
        for (value, decimals, text) in [
            (0.0, 2, "0"),
            (12.0, 2, "12"),
            (100.0, 0, "100"),
            (7.5, 2, "7.5"),
            (0.05, 2, "0.05"),
            (-0.25, 2, "-0.25"),
            (-0.004, 2, "0"),
            (99.996, 2, "100"),
            (1.030_04, 4, "1.03"),
        ] {
            assert_eq!(decimal(value, decimals), text, "{value}");
        }
    }
}
