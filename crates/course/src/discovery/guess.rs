use super::Board;

/// The most digits that a number is read with.
const DIGITS: usize = 9;

/// A guess as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// The rule that is chosen, from 1, if one is.
    Choice(Option<u64>),
    /// What stands in the fields.
    Fields(Vec<String>),
}

/// Why a guess is not tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No rule is chosen.
    Choose,
    /// A number does not lie within its limits, or is none.
    BadNumber {
        /// The fields in which it is so.
        bad: Vec<bool>,
        /// The limits of the first of them.
        limits: [u64; 2],
    },
}

impl Refusal {
    /// The first field that is to be filled in anew.
    #[must_use]
    pub fn field(&self) -> usize {
        match self {
            Self::Choose => 0,
            Self::BadNumber { bad, .. } => bad.iter().position(|&bad| bad).unwrap_or_default(),
        }
    }
}

impl Attempt {
    /// The numbers of the guess.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&self, board: Board) -> Result<Vec<u64>, Refusal> {
        let fields = match self {
            Self::Choice(Some(choice)) => return Ok(vec![*choice]),
            Self::Choice(None) => return Err(Refusal::Choose),
            Self::Fields(fields) => fields,
        };
        let numbers: Vec<_> = fields.iter().map(|field| number(field)).collect();
        let first = numbers.first().copied().flatten();
        let limits = |at| board.limits(at, first);
        let is_bad = |(at, number): (usize, &Option<u64>)| {
            let [least, most] = limits(at);
            number.is_none_or(|number| number < least || number > most)
        };
        let bad: Vec<bool> = numbers.iter().enumerate().map(is_bad).collect();
        match bad.iter().position(|&bad| bad) {
            Some(at) => Err(Refusal::BadNumber {
                bad,
                limits: limits(at),
            }),
            None => Ok(numbers.into_iter().flatten().collect()),
        }
    }
}

/// The whole number in a field, in any width of figures.
fn number(text: &str) -> Option<u64> {
    let (mut number, mut digits) = (0, 0);
    for letter in text.trim().chars() {
        let digit = match letter {
            '０'..='９' => letter as u32 - '０' as u32,
            _ => letter.to_digit(10)?,
        };
        number = number * 10 + u64::from(digit);
        digits += 1;
        if digits > DIGITS {
            return None;
        }
    }
    (digits > 0).then_some(number)
}
