use alloc::vec::Vec;

use crate::{Ending, Expected, MAX_NUMBER, Move, NotationError};

/// A text and how far it has been read.
///
/// A failed read leaves the place where it stood: there the error points.
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// That something else was expected here.
    pub(crate) fn error<T>(&self, expected: Expected) -> Result<T, NotationError> {
        Err(NotationError {
            at: self.at,
            expected,
        })
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Whether this byte comes next.
    pub(crate) fn comes(&self, byte: u8) -> bool {
        self.peek() == Some(byte)
    }

    /// Reads this byte, an ASCII one, if it comes next.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Reads these bytes, ASCII ones, if they come next.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let found = rest.starts_with(word.as_bytes());
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads the longest run of bytes of a kind, all ASCII; the run may be empty.
    fn run(&mut self, kind: fn(&u8) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(|byte| kind(&byte)) {
            self.at += 1;
        }
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Reads a word of small letters and looks it up.
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

    /// Reads the options of a game whose only option is `misere`, and the colon.
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

    /// Reads a number from 0 to [`MAX_NUMBER`], without leading zeros.
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

    /// Reads `min` to `max` numbers between commas.
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

    /// Reads a face, 1 to 6.
    pub(crate) fn face(&mut self) -> Result<u8, NotationError> {
        match self.peek() {
            Some(digit @ b'1'..=b'6') => {
                self.at += 1;
                Ok(digit - b'0')
            }
            _ => self.error(Expected::Face),
        }
    }

    /// Reads a move in one row: its letter and how many coins.
    pub(crate) fn row_move(&mut self) -> Result<Move, NotationError> {
        Ok(Move::Row {
            row: self.row()?,
            take: self.number()?,
        })
    }

    /// Reads the letter of a row, as its number, 0-based.
    pub(crate) fn row(&mut self) -> Result<u8, NotationError> {
        let Some(letter @ b'a'..=b'z') = self.peek() else {
            return self.error(Expected::Row);
        };
        self.at += 1;
        Ok(letter - b'a')
    }

    /// Reads something that may turn out not to be a position; then the error points at its start.
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

    /// That the text ends here.
    pub(crate) fn end(&self) -> Result<(), NotationError> {
        match self.peek() {
            None => Ok(()),
            Some(_) => self.error(Expected::End),
        }
    }
}
