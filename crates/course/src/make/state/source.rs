use super::super::draft::Draft;
use super::super::file::ImportError;
use super::super::judge::{Fault, faults};

/// The text of the file, as it stands in its field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The text.
    pub text: String,
    /// Its mistakes.
    pub faults: Vec<Fault>,
    /// Why it is no example, if it is none.
    pub not: Option<ImportError>,
    /// Whether it was typed or pasted, and stays as it is.
    pub(super) is_typed: bool,
}

impl Source {
    /// A text that is typed or pasted.
    pub(super) fn read(text: String) -> Self {
        let not = Draft::read(&text).err();
        Self {
            faults: match not {
                None | Some(ImportError::Json | ImportError::Parts) => faults(&text),
                Some(_) => Vec::new(),
            },
            not,
            text,
            is_typed: true,
        }
    }

    /// Whether it says nothing but that it is something else: then there is no place to show.
    #[must_use]
    pub fn is_foreign(&self) -> Option<ImportError> {
        self.not.filter(|_| self.faults.is_empty())
    }

    /// The offset of a fault in the text, in the units of UTF-16, as browsers count.
    #[must_use]
    pub fn offset(&self, fault: &Fault) -> usize {
        let [line, character] = fault.place;
        let lines = self.text.split_inclusive('\n').take(line - 1);
        let before: usize = lines.map(|line| line.encode_utf16().count()).sum();
        let own = self.text.split('\n').nth(line - 1).unwrap_or_default();
        let own = own.chars().take(character - 1).map(char::len_utf16);
        before + own.sum::<usize>()
    }
}
