use nian_solver::numerals::{System, SystemError, Work, Writing};
use nian_words::Language;

/// What the reader has typed in the fields of a number, and what is wrong with it.
///
/// The number shown remains the last valid one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number, as it was typed.
    pub value: String,
    /// The Fibonacci digits as they were typed, where the reader enters digits and not a number.
    pub digits: Option<String>,
    /// The number system: an index in [`Entry::SYSTEMS`].
    pub system: usize,
    /// The bases and the terms, as they were typed.
    pub lists: [String; 2],
    /// The work on the number.
    pub work: Work,
    /// The error, if there is one.
    pub trouble: Option<EntryError>,
}

/// A field of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The number.
    Value,
    /// Its Fibonacci digits.
    Digits,
    /// The number system.
    System,
    /// Its bases or terms.
    List,
}

/// An error in what the reader has typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// No whole number, or one outside the limits.
    Value {
        /// The least number allowed.
        least: u64,
        /// The largest number allowed.
        most: u64,
    },
    /// The number is too large for this work.
    TooLarge {
        /// The largest number allowed.
        most: u64,
    },
    /// No Fibonacci digits.
    Digits,
    /// No number system.
    System(SystemError),
    /// This work needs Fibonacci digits.
    OnlyFibonacci,
}

impl Entry {
    /// The number systems, in the order of the menu.
    pub const SYSTEMS: [&'static str; 4] = ["binary", "fibonacci", "mixed", "sequence"];

    /// The fields that describe `writing`.
    #[must_use]
    pub fn of(writing: &Writing) -> Self {
        let mut lists = ["2,3,4,5".to_owned(), "1,3,5,7".to_owned()];
        let name = writing.system.to_string();
        let system = match (&writing.system, name.split_once(':')) {
            (System::Binary, _) => 0,
            (System::Mixed(_), Some((_, list))) => {
                lists[0] = list.to_owned();
                2
            }
            (System::Sequence(_), Some((_, list))) => {
                lists[1] = list.to_owned();
                3
            }
            _ => 1,
        };
        let digits = match &writing.work {
            Work::Carry(digits) => {
                let mut text = String::new();
                for &digit in digits.iter().rev() {
                    text.push(if digit == 0 { '0' } else { '1' });
                }
                Some(text)
            }
            _ => None,
        };
        Self {
            value: writing.value.to_string(),
            digits,
            system,
            lists,
            work: writing.work.clone(),
            trouble: None,
        }
    }

    /// The bases or terms, where the system has some.
    #[must_use]
    pub fn list(&self) -> Option<&str> {
        let index = self.system.checked_sub(2)?;
        self.lists.get(index).map(|list| &list[..])
    }

    /// Whether a system can be chosen: all work except writing is on Fibonacci digits.
    #[must_use]
    pub fn offers_systems(&self) -> bool {
        self.work == Work::Write
    }

    /// Sets a field to the typed text.
    pub(super) fn set(&mut self, field: Field, text: String) {
        match field {
            Field::Value => self.value = text,
            Field::Digits => self.digits = Some(text),
            Field::System => {
                let index = text.parse().ok();
                self.system = index.filter(|&index| index < 4).unwrap_or(self.system);
            }
            Field::List => {
                if let Some(list) = self.lists.get_mut(self.system.wrapping_sub(2)) {
                    *list = text;
                }
            }
        }
    }

    /// Parses the fields.
    pub(super) fn read(&self) -> Result<Writing, EntryError> {
        if let Some(digits) = &self.digits {
            let (value, work) = Work::carry(&normalize_input(digits)).ok_or(EntryError::Digits)?;
            return Writing::new(value, System::Fibonacci, work).ok_or(EntryError::Digits);
        }
        let value = read_value(&self.value, &self.work)?;
        let mut name = Self::SYSTEMS[self.system].to_owned();
        if let Some(list) = self.list() {
            name.push(':');
            name.push_str(&normalize_input(list));
        }
        let system: System = name.parse().map_err(EntryError::System)?;
        let [least, most] = self.work.range();
        Writing::new(value, system, self.work.clone()).ok_or(EntryError::Value { least, most })
    }
}

/// The values of the attribute `do`: the work on a number.
pub const WORKS: [&str; 3] = ["write", "increment", "pair"];

/// Parses the attributes `value`, `in`, `digits` and `do` of an element.
///
/// # Errors
/// Returns the name of the invalid attribute, and the error.
pub fn read_attributes(
    value: &str,
    system: &str,
    digits: Option<&str>,
    work: &str,
) -> Result<Writing, (&'static str, EntryError)> {
    let system: System = system
        .parse()
        .map_err(|error| ("in", EntryError::System(error)))?;
    let mut work = match work {
        "increment" => Work::Increment,
        "pair" => Work::Pair,
        _ => Work::Write,
    };
    let mut number = None;
    if let Some(digits) = digits {
        let (value, carry) = Work::carry(digits).ok_or(("digits", EntryError::Digits))?;
        (number, work) = (Some(value), carry);
    }
    if work != Work::Write && system != System::Fibonacci {
        return Err(("in", EntryError::OnlyFibonacci));
    }
    let value = match number {
        Some(value) => value,
        None => read_value(value, &work).map_err(|trouble| ("value", trouble))?,
    };
    let [least, most] = work.range();
    Writing::new(value, system, work).ok_or(("value", EntryError::Value { least, most }))
}

/// Parses a number that `work` can be done with.
///
/// # Errors
/// Returns what is wrong with the text.
fn read_value(text: &str, work: &Work) -> Result<u64, EntryError> {
    let [least, most] = work.range();
    let text = normalize_input(text);
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return Err(EntryError::Value { least, most });
    }
    match text.parse() {
        Ok(value) if value < least => Err(EntryError::Value { least, most }),
        Ok(value) if value <= most => Ok(value),
        _ => Err(EntryError::TooLarge { most }),
    }
}

/// The typed text without spaces, its full-width figures and commas of Chinese keyboards replaced
/// by ASCII ones.
pub(super) fn normalize_input(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        match letter {
            '０'..='９' => plain.push(char::from(b'0' + (letter as u32 - '０' as u32) as u8)),
            '，' | '、' => plain.push(','),
            letter if letter.is_whitespace() => {}
            letter => plain.push(letter),
        }
    }
    plain
}

impl EntryError {
    /// The error as a sentence for the reader.
    #[must_use]
    pub fn message(self, language: Language) -> String {
        let words = language.interface();
        match self {
            Self::Value { least, most } => words.number_wanted(least, most),
            Self::TooLarge { most } => words.number_too_large(most),
            Self::Digits => words.digits_wanted().into(),
            Self::System(error) => language.sentences().system_error(error),
            Self::OnlyFibonacci => language.sentences().only_fibonacci().into(),
        }
    }
}
