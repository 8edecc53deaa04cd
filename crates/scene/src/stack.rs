/// The arrangement of a stack's coins: side by side in a wide picture, nearly square in a narrow
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stacking {
    /// One line up to four coins, two lines up to 32, then four.
    Wide,
    /// As high as wide, or twice as high.
    Tall,
}

impl Stacking {
    /// Coins in a line of the stack of 2^`power`.
    pub(crate) fn across(self, power: usize) -> usize {
        match (self, power) {
            (Self::Wide, 0..=2) => 1 << power,
            (Self::Wide, 3..=5) => 1 << (power - 1),
            (Self::Wide, _) => 1 << (power - 2),
            (Self::Tall, _) => 1 << (power / 2),
        }
    }

    /// Lines of the stack of 2^`power`.
    pub(crate) fn lines(self, power: usize) -> usize {
        (1 << power) / self.across(power)
    }
}
