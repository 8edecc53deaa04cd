//! One language against the first.

use crate::folder::is_for_pages;
use crate::{Fault, File, Folder, compiled};

/// What a folder lacks, has too much, or has wrong, beside the folder of the first language.
///
/// A language may be without all of `pages/`, and without what only pages show: it is for widgets only.
#[must_use]
pub fn check(schema: &Folder, folder: &Folder) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (name, file) in &schema.files {
        match folder.file(name) {
            Some(own) => check_file(file, own, &mut faults),
            None if is_for_pages(name) && !folder.has_pages() => {}
            None => {
                let path = format!("{}/{name}.txt", folder.path);
                let none = File {
                    path,
                    about: Vec::new(),
                    messages: Vec::new(),
                };
                check_file(file, &none, &mut faults);
            }
        }
    }
    for (name, own) in &folder.files {
        if schema.file(name).is_none() {
            faults.push(Fault::new(
                &own.path,
                1,
                "there is no such file to be written",
            ));
        }
    }
    faults
}

fn check_file(schema: &File, own: &File, faults: &mut Vec<Fault>) {
    let mut line = 1; // where what is missing belongs
    for message in &schema.messages {
        let Some(found) = own.message(&message.key) else {
            let mut about = message.comment.join(" ");
            if !about.is_empty() {
                about.insert_str(0, ": ");
            }
            let what = format!("`{}` is missing{about}", message.key);
            let mut fault = Fault::new(&own.path, line, what);
            fault.missing = Some(message.key.clone());
            faults.push(fault);
            continue;
        };
        line = found.line;
        if let Err(what) = compiled(message, found) {
            faults.push(Fault::new(&own.path, line, what));
        }
    }
    for message in &own.messages {
        if schema.message(&message.key).is_none() {
            let what = format!("there is no `{}` in this file", message.key);
            faults.push(Fault::new(&own.path, message.line, what));
        }
    }
}
