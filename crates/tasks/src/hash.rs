//! SplitMix64: the hash for all choices.

/// 2⁶⁴ divided by the golden ratio, made odd.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number after the state `state` of SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, *Fast
/// splittable pseudorandom number generators*, OOPSLA 2014, pp. 453–472; the constants are D. Stafford's
/// "Mix13").
///
/// It is a bijection, so different states give different numbers.
///
/// ```
/// // The first two numbers of the generator seeded with 1234567.
/// assert_eq!(nian_tasks::split_mix(1_234_567), 6_457_827_717_110_365_317);
/// let second = 1_234_567_u64.wrapping_add(0x9e37_79b9_7f4a_7c15);
/// assert_eq!(nian_tasks::split_mix(second), 3_203_168_211_198_807_973);
/// ```
#[must_use]
pub fn split_mix(state: u64) -> u64 {
    let mut z = state.wrapping_add(GOLDEN);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A hash of several numbers, which depends on their order.
pub(crate) fn hash(numbers: &[u64]) -> u64 {
    let all = numbers.iter();
    all.fold(0, |state, &number| split_mix(state ^ split_mix(number)))
}

/// A hash of a text.
pub(crate) fn hash_text(text: &str) -> u64 {
    let bytes = text.bytes();
    bytes.fold(0, |state, byte| split_mix(state ^ u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::{GOLDEN, split_mix};

    /// The first numbers of the reference implementation (S. Vigna's `splitmix64.c`).
    #[test]
    fn vectors() {
        let from = |seed: u64| (0..).map(move |i: u64| seed.wrapping_add(GOLDEN.wrapping_mul(i)));
        let first = [
            0xe220_a839_7b1d_cdaf,
            0x6e78_9e6a_a1b9_65f4,
            0x06c4_5d18_8009_454f,
        ];
        assert!(from(0).take(3).map(split_mix).eq(first));
        let first = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert!(from(1_234_567).take(5).map(split_mix).eq(first));
    }
}
