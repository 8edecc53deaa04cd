use crate::sentences::Arg;
use crate::tables::Words;

/// Texts of a claim's card: its parts, its range, and the result of the check: `texts/…/checking.txt`.
#[derive(Clone, Copy)]
pub struct Checking(pub(crate) &'static Words);

impl Checking {
    /// A text with `$1`, `$2`, … replaced by the numbers.
    #[must_use]
    pub fn with_numbers(self, text: &str, numbers: &[u64]) -> String {
        let args: Vec<Arg<'_>> = numbers.iter().map(|&number| Arg::Number(number)).collect();
        self.0.fill_all(text, &args)
    }
}
