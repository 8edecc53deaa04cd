/// So many characters are said of what somebody else has written.
const LONGEST: usize = 60;

/// A text of somebody else, shortened where it is long.
pub(crate) fn clipped(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}

/// A text with `$1`, `$2` filled in.
pub(crate) fn fill(text: &str, values: &[&str]) -> String {
    let mut parts = text.split('$');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let at = part.chars().next().and_then(|digit| digit.to_digit(10));
        let value = at.and_then(|at| values.get((at as usize).checked_sub(1)?));
        match value {
            Some(value) => filled.extend([*value, &part[1..]]),
            None => filled.extend(["$", part]),
        }
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::{clipped, fill};

    #[test]
    fn values_stand_where_their_numbers_are() {
        assert_eq!(fill("$2, $1, $2", &["a", "$1"]), "$1, a, $1");
        assert_eq!(fill("$ and $3 and $", &["a"]), "$ and $3 and $");
        assert_eq!(fill("第 $1 級：$2", &["2", "列"]), "第 2 級：列");
    }

    #[test]
    fn what_is_long_is_shortened() {
        assert_eq!(clipped(&"列".repeat(60)), "列".repeat(60));
        assert_eq!(clipped(&"列".repeat(61)), "列".repeat(59) + "…");
    }
}
