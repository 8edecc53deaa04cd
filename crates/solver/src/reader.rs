use alloc::vec::Vec;

use crate::{Ending, Expected, MAX_NUMBER, Move, NotationError};

/// A text and the position up to which it has been parsed.
///
/// A method that fails does not advance, so the error is reported at the start of what it expected.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The error that something else was expected here.
    pub(crate) fn error<T>(&self, expected: Expected) -> Result<T, NotationError> {
        Err(NotationError {
            at: self.at,
            expected,
        })
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Whether this byte is next.
    pub(crate) fn comes(&self, byte: u8) -> bool {
        self.peek() == Some(byte)
    }

    /// Consumes this byte, an ASCII one, if it is next.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Consumes these bytes, ASCII ones, if they are next.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let found = rest.starts_with(word.as_bytes());
        if found {
            self.at += word.len();
        }
        found
    }

    /// Consumes the longest run of bytes of a kind, all ASCII; the run may be empty.
    fn run(&mut self, kind: fn(&u8) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(|byte| kind(&byte)) {
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Parses a lower-case word and looks it up.
    pub(crate) fn word<T>(
        &mut self,
        expected: Expected,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let start = self.at;
        match meaning(self.run(u8::is_ascii_lowercase)) {
            Some(value) => Ok(value),
            None => {
                self.at = start;
                self.error(expected)
            }
        }
    }

    /// Parses the options of a game whose only option is `misere`, and the colon.
    pub(crate) fn ending(&mut self) -> Result<Ending, NotationError> {
        let mut ending = Ending::Normal;
        while self.take(b'.') {
            ending = self.word(Expected::Option, |word| {
                (word == "misere" && !ending.is_misere()).then_some(Ending::Misere)
            })?;
        }
        if !self.take(b':') {
            return self.error(Expected::Colon);
        }
        Ok(ending)
    }

    /// Parses a number from 0 to [`MAX_NUMBER`], without leading zeros.
    pub(crate) fn number(&mut self) -> Result<u64, NotationError> {
        let start = self.at;
        let digits = self.run(u8::is_ascii_digit);
        let leading_zero = digits.len() > 1 && digits.starts_with('0');
        if !leading_zero && let Ok(number @ 0..=MAX_NUMBER) = digits.parse() {
            return Ok(number);
        }
        self.at = start;
        self.error(Expected::Number)
    }

    /// Parses `min` to `max` numbers, separated by commas.
    pub(crate) fn heaps(&mut self, min: u8, max: u8) -> Result<Vec<u64>, NotationError> {
        let mut heaps = Vec::new();
        loop {
            heaps.push(self.number()?);
            let more = self.peek() == Some(b',');
            let wrong_count = if more {
                heaps.len() >= usize::from(max)
            } else {
                heaps.len() < usize::from(min)
            };
            if wrong_count {
                return self.error(Expected::Heaps { min, max });
            }
            if !self.take(b',') {
                return Ok(heaps);
            }
        }
    }

    /// Parses a face, 1 to 6.
    pub(crate) fn face(&mut self) -> Result<u8, NotationError> {
        match self.peek() {
            Some(digit @ b'1'..=b'6') => {
                self.at += 1;
                Ok(digit - b'0')
            }
            _ => self.error(Expected::Face),
        }
    }

    /// Parses a move in one row: its letter and the number of coins.
    pub(crate) fn row_move(&mut self) -> Result<Move, NotationError> {
        Ok(Move::Row {
            row: self.row()?,
            take: self.number()?,
        })
    }

    /// Parses the letter of a row into its number, 0-based.
    pub(crate) fn row(&mut self) -> Result<u8, NotationError> {
        let Some(letter @ b'a'..=b'z') = self.peek() else {
            return self.error(Expected::Row);
        };
        self.at += 1;
        Ok(letter - b'a')
    }

    /// Parses a value that may be invalid; then the error is at its start.
    pub(crate) fn checked<T>(
        &mut self,
        expected: Expected,
        read: impl FnOnce(&mut Self) -> Result<Option<T>, NotationError>,
    ) -> Result<T, NotationError> {
        let start = self.at;
        match read(self)? {
            Some(value) => Ok(value),
            None => {
                self.at = start;
                self.error(expected)
            }
        }
    }

    /// Checks that the text ends here.
    pub(crate) fn end(&self) -> Result<(), NotationError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.error(Expected::End),
        }
    }
}
