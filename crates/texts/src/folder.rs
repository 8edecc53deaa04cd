//! A folder: all files of a language.

use crate::{Fault, File, Message, compiled};
use std::fs;
use std::path::Path;

/// A language: its files, each by its name below the folder without `.txt`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder {
    /// The folder, as it was named.
    pub path: String,
    /// Names and files, sorted by name.
    pub files: Vec<(String, File)>,
}

impl Folder {
    /// Reads `FOLDER/….txt` and `FOLDER/pages/….txt`.
    ///
    /// # Errors
    /// What cannot be read, and every line that is not as it should be.
    pub fn read(path: &Path) -> Result<Self, Vec<Fault>> {
        let mut sources = Vec::new();
        collect(path, "", &mut sources).map_err(|fault| vec![fault])?;
        let sources = sources.iter().map(|(name, text)| (&**name, &**text));
        Self::of(&path.display().to_string(), sources)
    }

    /// The same of texts that are there already, with their names.
    ///
    /// # Errors
    /// Every line that is not as it should be.
    pub fn of<'a>(
        path: &str,
        sources: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, Vec<Fault>> {
        let (mut files, mut faults) = (Vec::new(), Vec::new());
        for (name, source) in sources {
            match File::read(&format!("{path}/{name}.txt"), source) {
                Ok(file) => files.push((name.to_owned(), file)),
                Err(found) => faults.extend(found),
            }
        }
        files.sort_by(|(one, _), (other, _)| one.cmp(other));
        if faults.is_empty() {
            let path = path.to_owned();
            Ok(Self { path, files })
        } else {
            Err(faults)
        }
    }

    /// The file with this name.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<&File> {
        let mut files = self.files.iter();
        files.find(|(own, _)| own == name).map(|(_, file)| file)
    }

    /// Whether it has texts for pages, and not only for widgets.
    #[must_use]
    pub fn has_pages(&self) -> bool {
        self.files.iter().any(|(name, _)| is_of_pages(name))
    }
}

/// Files that are not among the lines which a browser fetches: settings, what scripts are given, and what
/// the command line says.
const APART: [&str; 7] = [
    "about", "faults", "handout", "loader", "remarks", "tools", "typing",
];

/// The file that both speak from: exercises on the screen, and tasks on paper.
const SHARED: &str = "exercise";

/// The file that widgets speak from when a lesson has a mistake: few readers need its lines, so they are
/// fetched apart, when first asked for.
const RARE: &str = "example";

/// The file that the engine speaks from in our own pages alone.
const DISCOVERY: &str = "discovery";

impl Folder {
    /// The files that widgets speak from, which a browser fetches as lines.
    pub fn fetched(&self) -> impl Iterator<Item = &(String, File)> {
        let files = self.files.iter();
        files.filter(|(name, _)| {
            !is_of_pages(name) && !APART.contains(&name.as_str()) && name != RARE
        })
    }

    /// The same of what is fetched apart.
    pub fn rare(&self) -> impl Iterator<Item = &(String, File)> {
        self.files.iter().filter(|(name, _)| name == RARE)
    }

    /// The files that pages and scripts are written from.
    pub fn written(&self) -> impl Iterator<Item = &(String, File)> {
        let files = self.files.iter();
        files.filter(|(name, _)| {
            is_of_pages(name) || APART[1..].contains(&name.as_str()) || name == SHARED
        })
    }

    /// The lines of `files`, which are of the first language: a text each, in the order of that. Where a
    /// text is missing here, `instead` says what stands there.
    ///
    /// # Panics
    /// If a text is not as it should be: [`check`](crate::check) tells which.
    pub fn lines<'a>(
        &self,
        files: impl Iterator<Item = &'a (String, File)>,
        instead: impl Fn(&str, &Message) -> String,
    ) -> String {
        let mut lines = String::new();
        for (name, file) in files {
            let own = self.file(name);
            for message in &file.messages {
                let text = match own.and_then(|own| own.message(&message.key)) {
                    Some(own) => compiled(message, own).expect("it has been checked"),
                    None => instead(name, message),
                };
                lines += &text;
                lines.push('\n');
            }
        }
        lines
    }
}

/// Whether a file is for pages only.
fn is_of_pages(name: &str) -> bool {
    name.starts_with("pages/")
}

/// Whether a language that is for widgets only can do without a file, by its name: only our own pages show it.
#[must_use]
pub fn is_for_pages(name: &str) -> bool {
    is_of_pages(name) || name == DISCOVERY
}

/// The texts below a folder, and below its folders.
fn collect(folder: &Path, within: &str, all: &mut Vec<(String, String)>) -> Result<(), Fault> {
    let unread = |path: &Path, error: &dyn std::fmt::Display| {
        Fault::new(&path.display().to_string(), 1, error.to_string())
    };
    let entries = fs::read_dir(folder).map_err(|error| unread(folder, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| unread(folder, &error))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            return Err(unread(&path, &"its name is not in Unicode"));
        };
        if path.is_dir() {
            collect(&path, &format!("{within}{name}/"), all)?;
        } else if let Some(name) = name.strip_suffix(".txt") {
            let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
            all.push((format!("{within}{name}"), text));
        } else {
            return Err(unread(&path, &"only .txt files stand here"));
        }
    }
    Ok(())
}
