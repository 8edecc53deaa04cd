use crate::{SiteError, files};
use nian_lessons::Example;
use std::path::Path;
use std::rc::Rc;

/// An example to download and change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ManualExample {
    /// The name of the file.
    pub(crate) name: String,
    /// The content of the published file.
    pub(crate) text: String,
    pub(crate) example: Rc<Example>,
}

/// Parses and replays all examples of a folder.
pub(super) fn read(folder: &Path) -> Result<Vec<ManualExample>, SiteError> {
    let mut lessons = Vec::new();
    for file in files::list(folder)? {
        let text = files::read(&file)?;
        let example = Example::parse(&text).map_err(|error| SiteError::new(&file, error))?;
        example
            .replay()
            .map_err(|error| SiteError::new(&file, error))?;
        lessons.push(ManualExample {
            name: files::name(&file).to_owned(),
            text,
            example: Rc::new(example),
        });
    }
    Ok(lessons)
}
