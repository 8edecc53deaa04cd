//! Remarks on a valid example, on what may be intended.

use nian_lessons::{Example, Places};
use nian_words::{Language, Remarks};

/// Lines and characters, 1-based, with the message for each.
pub(crate) type Told = Vec<([usize; 2], String)>;

/// The texts that lack a language which other texts have, and the languages that no widget has, each language once.
pub(crate) fn on(lesson: &Example, places: &Places, language: Language) -> Told {
    let mut tags: Vec<&str> = Vec::new();
    let mut remarks = Told::new();
    for (step, key, text) in lesson.texts() {
        for (tag, _) in &text.texts {
            if tags.contains(&tag.as_str()) {
                continue;
            }
            tags.push(tag);
            if Language::known(tag).is_none() {
                let what = language.among(&Remarks::UNSPOKEN).replace("$1", tag);
                remarks.push((places.of_key(step, key), what));
            }
        }
    }
    for (step, key, text) in lesson.texts() {
        let lacks = tags.iter().filter(|tag| text.get(tag).is_none());
        let lacks: Vec<&str> = lacks.copied().collect();
        if !lacks.is_empty() {
            let what = language.among(&Remarks::LACKS);
            let what = what.replace("$1", &lacks.join(", "));
            remarks.push((places.of_key(step, key), what));
        }
    }
    remarks.sort_by_key(|(place, _)| *place);
    remarks
}
