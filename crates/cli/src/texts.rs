//! `nian check --language FOLDER`: whether the text files of a language are complete.

use crate::visible::{self, visible};
use nian_texts::{Fault, Folder, check};
use nian_words::FIRST;
use std::io::{self, Write};
use std::path::Path;

/// Compares the folder with the first language, and writes a line for each error, or one if there is none.
///
/// Returns whether there is none.
pub(crate) fn run(folder: &Path, output: &mut impl Write) -> io::Result<bool> {
    let first =
        Folder::of("zh-Hant", FIRST.iter().copied()).expect("this program was built with it");
    let (faults, texts) = match Folder::read(folder) {
        Ok(own) => {
            let texts = own.files.iter().map(|(_, file)| file.messages.len());
            (check(&first, &own), texts.sum())
        }
        Err(faults) => (faults, 0_usize),
    };
    let mut sorted: Vec<&Fault> = faults.iter().collect();
    sorted.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
    for fault in &sorted {
        writeln!(output, "{}", visible(&fault.to_string()))?;
    }
    if faults.is_empty() {
        writeln!(output, "{}: ok ({texts})", visible::name(folder))?;
    }
    Ok(faults.is_empty())
}
