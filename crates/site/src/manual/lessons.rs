use crate::{SiteError, files};
use nian_lessons::Lesson;
use std::path::Path;
use std::rc::Rc;

/// A lesson that authors download and change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ManualLesson {
    /// The name of its file.
    pub(crate) name: String,
    /// The file, as it is published.
    pub(crate) text: String,
    pub(crate) lesson: Rc<Lesson>,
}

/// Reads and replays all lessons of a folder.
pub(super) fn read(folder: &Path) -> Result<Vec<ManualLesson>, SiteError> {
    let mut lessons = Vec::new();
    for file in files::list(folder)? {
        let text = files::read(&file)?;
        let lesson = Lesson::parse(&text).map_err(|error| SiteError::new(&file, error))?;
        lesson
            .replay()
            .map_err(|error| SiteError::new(&file, error))?;
        lessons.push(ManualLesson {
            name: files::name(&file).to_owned(),
            text,
            lesson: Rc::new(lesson),
        });
    }
    Ok(lessons)
}
