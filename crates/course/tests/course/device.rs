use nian_course::store::{Forbidden, Storage};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A device's storage that can be full or forbidden. Clones are windows of the same one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Device(Rc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    texts: RefCell<BTreeMap<String, String>>,
    no_reading: Cell<bool>,
    no_writing: Cell<bool>,
    /// The bytes of the longest text that there is room for.
    room: Cell<Option<usize>>,
}

impl Device {
    /// What is kept.
    pub(crate) fn text(&self, key: &str) -> Option<String> {
        self.0.texts.borrow().get(key).cloned()
    }

    /// Keeps a text, as another program may.
    pub(crate) fn put(&self, key: &str, text: &str) {
        let mut texts = self.0.texts.borrow_mut();
        texts.insert(key.to_owned(), text.to_owned());
    }

    /// Nothing more can be written.
    pub(crate) fn fill_up(&self) {
        self.0.no_writing.set(true);
    }

    /// There is room for texts of so many bytes.
    pub(crate) fn leave_room(&self, bytes: usize) {
        self.0.room.set(Some(bytes));
    }

    /// Nothing can be read or written.
    pub(crate) fn forbid(&self) {
        self.0.no_reading.set(true);
        self.0.no_writing.set(true);
    }

    /// All is as usual again.
    pub(crate) fn allow(&self) {
        self.0.no_reading.set(false);
        self.0.no_writing.set(false);
        self.0.room.set(None);
    }
}

fn unless(forbidden: &Cell<bool>) -> Result<(), Forbidden> {
    if forbidden.get() {
        Err(Forbidden)
    } else {
        Ok(())
    }
}

impl Storage for Device {
    fn get(&self, key: &str) -> Result<Option<String>, Forbidden> {
        unless(&self.0.no_reading)?;
        Ok(self.text(key))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), Forbidden> {
        unless(&self.0.no_writing)?;
        if self.0.room.get().is_some_and(|room| text.len() > room) {
            return Err(Forbidden);
        }
        self.put(key, text);
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), Forbidden> {
        unless(&self.0.no_writing)?;
        self.0.texts.borrow_mut().remove(key);
        Ok(())
    }
}
