//! The replies of the proofs.

use super::{UpTo, is_odd};

impl UpTo {
    /// The proof's reply to a take of `take` from a safe state: `left` stones had been left by a
    /// player who then had (`has`) the parity they want, or had it not. That player takes the
    /// reply and leaves a safe state again.
    ///
    /// For even k other replies may be right as well. `None` if the state was not safe, if one may
    /// not take so many, and if nothing is left to reply with: then the game has been won.
    #[must_use]
    pub fn reply(self, left: u64, has: bool, take: u64) -> Option<u64> {
        if !self.is_safe(left, has) || !(1..=self.most(left)).contains(&take) || take == left {
            return None;
        }
        let together = if is_odd(self.k()) {
            self.together_odd(left, take)
        } else {
            self.together_even(left, has, take)
        };
        together.checked_sub(take)
    }

    /// For odd k: the sum of the take and its reply. From one modulus to the next the player
    /// alternates between having what they want and lacking it, so the reply is always odd.
    fn together_odd(self, left: u64, take: u64) -> u64 {
        match (is_odd(take), is_odd(left)) {
            (true, _) => self.k() + 1,
            (false, true) => self.k() + 2,
            (false, false) => self.k(),
        }
    }

    /// For even k: the sum of the take and its reply.
    fn together_even(self, left: u64, has: bool, take: u64) -> u64 {
        match (has, is_odd(take)) {
            (true, false) => self.k() + 2,
            (true, true) if !is_odd(left) => self.k() + 1,
            (true, true) if take == 1 => 2, // k + 3 would take a reply of k + 2
            (true, true) => self.k() + 3,
            (false, false) => self.k() + 1,
            (false, true) => self.k(),
        }
    }
}
