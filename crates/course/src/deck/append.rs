//! Another thing at the end of the lesson that is kept, whose file is not read further than that: a page that adds to it needs
//! nothing of what reads lessons. Scripts do the same (`www/add.js`).

use super::json::{self, Members};
use super::plan::MOST_THINGS;
use crate::store::{Condition, Storage, Store, Stored};

/// What stands in the file of a lesson with nothing in it, and what its things are called there.
const EMPTY: &str = r#"{"nian":"lesson","version":1,"answers":"ask","at":1,"step":0,"things":[]}"#;
const THINGS: &str = "things";

/// Why a thing was not added to the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendError {
    /// The lesson is full.
    Full,
    /// The browser keeps nothing.
    Forbidden,
}

/// The file as it is.
#[derive(Clone)]
struct Whole(String);

impl Default for Whole {
    fn default() -> Self {
        Self(EMPTY.to_owned())
    }
}

impl Stored for Whole {
    const NAME: &str = "lesson";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let file = Members::of(value)?;
        let is_one = file.text("nian").as_deref() == Some("lesson")
            && file.get(THINGS).and_then(json::list).is_some();
        is_one.then(|| (Self(value.to_owned()), true))
    }

    fn write(&self) -> String {
        self.0.clone()
    }
}

/// Adds an item, which needs no escaping, at the end of the lesson of a device; the number of things then.
///
/// # Errors
/// Why it is not there.
pub fn append<S: Storage>(storage: S, item: &str) -> Result<usize, AppendError> {
    let mut store = Store::<Whole, S>::new(storage);
    let Whole(text) = store.read();
    let file = Members::of(&text).unwrap_or(Members(Vec::new()));
    let things = file.get(THINGS).and_then(json::list).unwrap_or_default();
    if things.len() >= MOST_THINGS {
        return Err(AppendError::Full);
    }
    let count = things.len() + 1;
    let added = ["{\"item\":\"", item, "\"}"].concat();
    let things = things.iter().map(|thing| thing.get()).chain([&*added]);
    let things = ["[", &things.collect::<Vec<_>>().join(","), "]"].concat();
    let mut whole = String::new();
    for (name, value) in &file.0 {
        let value = if name == THINGS { &things } else { value.get() };
        let before = if whole.is_empty() { "{" } else { "," };
        let name = serde_json::to_string(name).unwrap_or_default();
        whole.extend([before, &name, ":", value]);
    }
    store.write_anew(&Whole(whole + "}"));
    match store.condition() {
        Condition::Forbidden => Err(AppendError::Forbidden),
        _ => Ok(count),
    }
}
