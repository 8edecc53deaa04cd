mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::En;
pub(crate) use zh_hans::ZhHans;
pub(crate) use zh_hant::ZhHant;

/// Labels in pictures and tables: short, without a full stop.
pub trait Picture: Sync {
    /// The sums of the binary columns: `不進位的和`.
    fn nim_sum(&self) -> &'static str;

    /// The table of Wythoff pairs.
    fn safe_pairs(&self) -> &'static str;

    /// The strip of numbers of which those used in pairs are struck out.
    fn used_numbers(&self) -> &'static str;

    /// The table of Wythoff pairs as sums of Fibonacci numbers.
    fn safe_pairs_standard_forms(&self) -> &'static str;

    /// The header of a number's standard form: its Zeckendorf representation.
    fn standard_form(&self) -> &'static str;

    /// The table of the dice game: which face is safe to leave with which heap.
    fn safe_faces(&self) -> &'static str;

    /// The header of heaps: how many stones.
    fn stones(&self) -> &'static str;

    /// What stands after the number of stones in a heap: `顆石子`.
    fn stones_counted(&self) -> &'static str;

    /// What is left of a heap that is divided, to stand after its number: `÷ 9 餘 4`.
    fn remainder(&self, modulus: u64, remainder: u64) -> String;

    /// The face that lies below and cannot be tipped up.
    fn face_below(&self) -> &'static str;
}
