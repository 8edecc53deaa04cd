/// The least natural number that does not occur.
pub(crate) fn mex(values: &[u64]) -> u64 {
    // Of n values the mex is at most n, so larger ones don't matter.
    let mut occurs = vec![false; values.len() + 1];
    for &value in values {
        if let Some(place) = usize::try_from(value).ok().and_then(|v| occurs.get_mut(v)) {
            *place = true;
        }
    }
    let least = occurs.iter().position(|&occurs| !occurs);
    least.unwrap_or(values.len()) as u64
}

#[cfg(test)]
mod tests {
    use super::mex;

    #[test]
    fn least_that_does_not_occur() {
        assert_eq!(mex(&[]), 0);
        assert_eq!(mex(&[1, 2]), 0);
        assert_eq!(mex(&[0, 1, 3, 0]), 2);
        assert_eq!(mex(&[1, 0, 2]), 3);
        assert_eq!(mex(&[u64::MAX, 0]), 1);
    }
}
