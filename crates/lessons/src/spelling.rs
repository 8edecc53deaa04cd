//! Suggestions for misspelt words.

/// The known word that `word` is most likely a misspelling of.
pub(crate) fn nearest(word: &str, known: &[&'static str]) -> Option<&'static str> {
    if word.len() > MOST {
        return None;
    }
    let near = known.iter().map(|&known| (distance(word, known), known));
    let (distance, nearest) = near.min()?;
    (distance <= nearest.len().div_ceil(3)).then_some(nearest)
}

/// Words longer than this are no misspellings of ours.
const MOST: usize = 24;

/// The edit distance of two words, ignoring case: letters inserted, deleted, replaced, or
/// transposed with a neighbour (optimal string alignment).
fn distance(one: &str, other: &str) -> usize {
    let [one, other] =
        [one, other].map(|word| word.to_ascii_lowercase().chars().collect::<Vec<_>>());
    // Three rows of the table of distances: the prefixes of `one` that are two letters shorter, one
    // letter shorter, and of the current length, against every prefix of `other`.
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut now = vec![i + 1];
        for (j, with) in other.iter().enumerate() {
            let mut least = last[j] + usize::from(letter != with);
            least = least.min(last[j + 1] + 1).min(now[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *with {
                least = least.min(before[j - 1] + 1);
            }
            now.push(least);
        }
        before = last;
        last = now;
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn slips_are_known_for_what_they_are() {
        let known = ["play", "position", "back", "say", "expect", "show"];
        for (slip, meant) in [
            ("ploy", Some("play")),
            ("paly", Some("play")),
            ("Play", Some("play")),
            ("positon", Some("position")),
            ("expects", Some("expect")),
            ("sya", Some("say")),
            ("move", None),
            ("comment", None),
            ("", None),
            ("拈", None),
        ] {
            assert_eq!(nearest(slip, &known), meant, "{slip}");
        }
        assert_eq!(nearest("play", &[]), None);
        assert_eq!(nearest(&"play".repeat(10_000), &known), None);
    }
}
