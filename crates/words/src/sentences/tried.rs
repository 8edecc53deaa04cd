//! Coverage of texts in tests: which texts have been filled in, and by which calls. The test `filled` requires all of
//! them; release builds do not record this.

use std::collections::BTreeSet;
use std::panic::Location;
use std::sync::Mutex;

/// The address of a text in memory, and the call that has filled it in.
pub type Filled = (usize, &'static Location<'static>);

static FILLED: Mutex<BTreeSet<Filled>> = Mutex::new(BTreeSet::new());

/// Records that the caller's caller fills in this text.
#[track_caller]
pub(super) fn note(text: &str) {
    let mut filled = FILLED.lock().expect("nothing panics while it is held");
    filled.insert((text.as_ptr() as usize, Location::caller()));
}

/// All records so far.
#[must_use]
pub fn filled() -> BTreeSet<Filled> {
    let filled = FILLED.lock().expect("nothing panics while it is held");
    filled.clone()
}
