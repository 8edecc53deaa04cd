//! What is kept on the device: the example that is being made, and the last few before it.

use super::draft::Draft;
use crate::store::{Condition, Storage, Store, Stored};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// So many that others have taken the place of are kept.
const EARLIER: usize = 5;

/// A draft, and the step at which one stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Desk {
    /// The draft.
    pub draft: Draft,
    /// The step, one that is there.
    pub at: usize,
}

impl Desk {
    /// The draft at a step, the last one if there are not so many.
    #[must_use]
    pub fn new(draft: Draft, at: usize) -> Self {
        let at = at.min(draft.steps());
        Self { draft, at }
    }

    /// Whether nothing has been made yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.draft == Draft::default()
    }
}

/// [`Desk`] as the format has it.
#[derive(Serialize, Deserialize)]
struct Flat {
    text: String,
    #[serde(default)]
    at: Option<u64>,
}

impl Flat {
    fn of(desk: &Desk) -> Self {
        Self {
            text: desk.draft.write(),
            at: Some(desk.at as u64),
        }
    }

    /// The desk, and whether all of it was whole.
    fn read(&self) -> Option<(Desk, bool)> {
        let at = self.at.and_then(|at| usize::try_from(at).ok());
        let (draft, is_whole) = match Draft::read(&self.text) {
            Ok(draft) => (draft, self.at.is_some()),
            Err(_) => (Draft::mended(&self.text)?, false),
        };
        Some((Desk::new(draft, at.unwrap_or_default()), is_whole))
    }
}

impl Stored for Desk {
    const NAME: &str = "make";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        serde_json::from_str::<Flat>(value).ok()?.read()
    }

    fn write(&self) -> String {
        serde_json::to_string(&Flat::of(self)).unwrap_or_default()
    }
}

/// Those before it, the newest first; `None` if nothing has been kept.
#[derive(Clone, Debug, Default)]
struct Earlier(Option<Vec<Desk>>);

impl Stored for Earlier {
    const NAME: &str = "make-earlier";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let all: Vec<&RawValue> = serde_json::from_str(value).ok()?;
        let read = all.iter().map(|one| Desk::read(one.get()));
        let whole: Vec<Desk> = read
            .filter_map(|desk| desk.filter(|(_, is_whole)| *is_whole))
            .map(|(desk, _)| desk)
            .collect();
        let is_whole = whole.len() == all.len();
        Some((Self(Some(whole)), is_whole))
    }

    fn write(&self) -> String {
        let all: Vec<Flat> = self.0.iter().flatten().map(Flat::of).collect();
        serde_json::to_string(&all).unwrap_or_default()
    }
}

/// The only one that was kept, up to version 1.1.
#[derive(Clone, Debug, Default)]
struct Before(Option<Desk>);

impl Stored for Before {
    const NAME: &str = "make-before";
    const VERSION: u32 = 1;

    fn read(value: &str) -> Option<(Self, bool)> {
        let (desk, is_whole) = Desk::read(value)?;
        is_whole.then_some((Self(Some(desk)), true))
    }

    fn write(&self) -> String {
        self.0.as_ref().map_or_else(String::new, Stored::write)
    }
}

/// The entries of the device.
#[derive(Debug)]
pub(super) struct DraftStorage<S> {
    now: Store<Desk, S>,
    earlier: Store<Earlier, S>,
    before: Store<Before, S>,
    /// Whether the draft in the storage has yet to be kept among the earlier ones, before another takes its place.
    needs_backup: bool,
}

impl<S: Storage + Clone> DraftStorage<S> {
    pub(super) fn new(storage: S) -> Self {
        Self {
            now: Store::new(storage.clone()),
            earlier: Store::new(storage.clone()),
            before: Store::new(storage),
            needs_backup: false,
        }
    }

    pub(super) fn condition(&self) -> Condition {
        self.now.condition()
    }

    pub(super) fn read(&mut self) -> Desk {
        self.now.read()
    }

    /// Keeps a draft. What it takes the place of is never written over before it is kept itself.
    pub(super) fn write(&mut self, desk: &Desk) {
        if self.needs_backup {
            let earlier = self.earlier.read();
            self.keep_earlier(earlier);
        }
        if self.needs_backup {
            self.now.hold(desk);
        } else {
            self.now.write_anew(desk);
        }
    }

    fn keep_earlier(&mut self, earlier: Earlier) {
        self.earlier.write_anew(&earlier);
        self.needs_backup = !self.earlier.is_kept();
    }

    fn all(&mut self) -> Vec<Desk> {
        let all = self.earlier.read().0;
        all.unwrap_or_else(|| self.before.read().0.into_iter().collect())
    }

    pub(super) fn has_earlier(&mut self) -> bool {
        !self.all().is_empty()
    }

    /// Another one is to take the place of this one, which can be brought back, unless there is nothing in it.
    pub(super) fn put(&mut self, desk: &Desk) {
        if desk.is_new() {
            return;
        }
        let mut all = self.all();
        all.retain(|one| one != desk);
        all.insert(0, desk.clone());
        all.truncate(EARLIER);
        self.keep_earlier(Earlier(Some(all)));
    }

    /// Gives the newest, and puts what it takes the place of at the end: one after the other all come back.
    pub(super) fn turn(&mut self, desk: &Desk) -> Option<Desk> {
        let mut all = self.all();
        if all.is_empty() {
            return None;
        }
        let newest = all.remove(0);
        all.retain(|one| one != desk);
        if !desk.is_new() {
            all.push(desk.clone());
        }
        all.truncate(EARLIER);
        self.keep_earlier(Earlier(Some(all)));
        Some(newest)
    }

    /// The text that was put aside last, as it was.
    pub(super) fn aside(&mut self) -> Option<String> {
        /// An entry of which only the text is wanted.
        #[derive(Deserialize)]
        struct Entry {
            value: Flat,
        }
        let lines = self.now.damaged()?;
        let last = lines.rsplit('\n').next()?;
        let entry = serde_json::from_str::<Entry>(last);
        Some(entry.map_or_else(|_| last.to_owned(), |entry| entry.value.text))
    }

    /// The text that was put aside last has been mended.
    pub(super) fn forget_aside(&mut self) {
        self.now.forget_last_damaged();
    }
}
