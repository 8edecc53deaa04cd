//! Which texts have been filled in, and by which calls. The test `filled` asks that none is left out; programs
//! that are released have nothing of it.

use std::collections::BTreeSet;
use std::panic::Location;
use std::sync::Mutex;

/// Where in memory a text stands, and the call that has filled it in.
pub type Filled = (usize, &'static Location<'static>);

static FILLED: Mutex<BTreeSet<Filled>> = Mutex::new(BTreeSet::new());

/// Notes that the caller's caller fills in this text.
#[track_caller]
pub(super) fn note(text: &str) {
    let mut filled = FILLED.lock().expect("nothing panics while it is held");
    filled.insert((text.as_ptr() as usize, Location::caller()));
}

/// What has been filled in so far.
#[must_use]
pub fn filled() -> BTreeSet<Filled> {
    let filled = FILLED.lock().expect("nothing panics while it is held");
    filled.clone()
}
