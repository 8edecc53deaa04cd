//! The files that a course needs before anything of it is shown.

use super::Link;
use crate::fetch;
use futures_util::future::{join, join_all};
use nian_course::deck::Names;
use nian_course::scorm::{Action, Kind, Lesson, Plan, Thing};
use nian_words::Language;
use wasm_bindgen_futures::spawn_local;

/// What our pages call things in a language; without it things are called as they are named.
pub(super) async fn names(language: Language) -> Option<Names> {
    let file = format!("names.{}.json", language.tag());
    let bytes = fetch::bytes(&file).await.ok()?;
    serde_json::from_slice(&bytes).ok()
}

/// The example of a file, if there is one; the status of the last answer where it does not come as it is.
async fn lesson(file: Option<String>) -> Result<Option<Lesson>, u16> {
    let Some(file) = file else {
        return Ok(None);
    };
    let bytes = fetch::bytes(&file).await?;
    serde_json::from_slice(&bytes).map(Some).map_err(|_| 0)
}

/// The file of a thing that is an example.
fn file(thing: &Thing) -> Option<String> {
    let of = &thing.of;
    let file = match thing.own {
        true => of.clone(),
        false => format!("lessons/{of}.json"),
    };
    (thing.kind == Kind::Example).then_some(file)
}

/// Loads the examples and the names, all at once, and tells the page.
pub(super) fn load(plan: &Plan, language: Language, link: &Link) {
    let files: Vec<_> = plan.things.iter().map(file).collect();
    let link = link.clone();
    spawn_local(async move {
        let lessons = join_all(files.into_iter().map(lesson));
        let (lessons, names) = join(lessons, names(language)).await;
        let lessons: Result<_, _> = lessons.into_iter().collect();
        link.send(match lessons {
            Ok(lessons) => Action::Loaded(lessons, names),
            Err(_) => Action::NotLoaded,
        });
    });
}
