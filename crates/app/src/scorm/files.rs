//! The files that a course needs before anything of it is shown.

use super::Link;
use crate::fetch;
use nian_course::deck::Names;
use nian_course::scorm::{Action, Kind, Lesson, Plan};
use nian_words::Language;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// What our pages call things in a language; without it things are called as they are named.
pub(super) async fn names(language: Language) -> Option<Names> {
    let file = format!("names.{}.json", language.tag());
    let bytes = fetch::bytes(&file).await.ok()?;
    serde_json::from_slice(&bytes).ok()
}

async fn lesson(file: String) -> Option<Lesson> {
    let bytes = fetch::bytes(&file).await.ok()?;
    serde_json::from_slice(&bytes).ok()
}

/// What is on its way, all of it at once.
struct Loading {
    lessons: RefCell<Vec<Option<Lesson>>>,
    names: RefCell<Option<Names>>,
    left: Cell<usize>,
    is_lost: Cell<bool>,
    link: Link,
}

impl Loading {
    /// Another file has come, or has not.
    fn came(&self) {
        self.left.set(self.left.get() - 1);
        if self.left.get() == 0 {
            self.link.send(match self.is_lost.get() {
                true => Action::NotLoaded,
                false => Action::Loaded(self.lessons.take(), self.names.take()),
            });
        }
    }
}

/// Loads the examples and the names, and tells the page.
pub(super) fn load(plan: &Plan, language: Language, link: &Link) {
    let files = plan.things.iter().enumerate();
    let files = files.filter(|(_, thing)| thing.kind == Kind::Example);
    let files = files.map(|(at, thing)| {
        let of = &thing.of;
        let file = if thing.own {
            of.clone()
        } else {
            format!("lessons/{of}.json")
        };
        (at, file)
    });
    let files: Vec<_> = files.collect();
    let loading = Rc::new(Loading {
        lessons: RefCell::new(vec![None; plan.things.len()]),
        names: RefCell::default(),
        left: Cell::new(files.len() + 1),
        is_lost: Cell::new(false),
        link: link.clone(),
    });
    for (at, file) in files {
        let loading = loading.clone();
        spawn_local(async move {
            let lesson = lesson(file).await;
            if lesson.is_none() {
                loading.is_lost.set(true);
            }
            loading.lessons.borrow_mut()[at] = lesson;
            loading.came();
        });
    }
    spawn_local(async move {
        loading.names.replace(names(language).await);
        loading.came();
    });
}
