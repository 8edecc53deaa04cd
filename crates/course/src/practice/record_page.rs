use super::record::{Record, RecordStore};
use crate::store::{Condition, Storage};

/// The most bytes of a file that is read: browsers keep some five million UTF-16 units of a site, of three bytes at most.
pub const MOST_BYTES: usize = 16_000_000;

/// What can happen on the page of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordAction {
    /// Another window has changed the record.
    OtherWindow,
    /// The record is wanted as a file.
    Save,
    /// The browser has taken the file, or could not.
    Saved(bool),
    /// A file with a record is to be read.
    Read,
    /// These are the bytes of the file.
    Import(Vec<u8>),
    /// The file could not be read, or is too large.
    Unreadable,
    /// The record is to be erased, which is asked again.
    Erase,
    /// It is not to be erased.
    Keep,
}

/// What the page of the record is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordEffect {
    /// The reader gets a file with this text; answered by [`RecordAction::Saved`].
    Download(String),
    /// The reader chooses a file.
    Pick,
}

/// What is said of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The browser saves it as a file.
    Saved,
    /// It does not let the page save a file.
    NotSaved,
    /// A file was merged.
    Imported,
    /// It was erased.
    Erased,
    /// The file has no record, or cannot be read.
    NotOurs,
    /// How the storage is.
    Condition(Condition),
}

/// The state of the page of the record.
#[derive(Debug)]
pub struct RecordPage<S> {
    record: RecordStore<S>,
    announcement: Option<Announcement>,
    /// How often something has been announced: the same twice is to be heard twice.
    announcements: u32,
    is_sure: bool,
}

impl<S: Storage> RecordPage<S> {
    /// The page with what is in this storage; `now` is in milliseconds since 1970.
    pub fn open(storage: S, now: u64) -> Self {
        let mut page = Self {
            record: RecordStore::new(storage, now),
            announcement: None,
            announcements: 0,
            is_sure: false,
        };
        page.say_condition();
        page
    }

    /// Changes the state; what the page is to do comes back.
    pub fn apply(&mut self, action: RecordAction, now: u64) -> Option<RecordEffect> {
        // Whatever else is done, erasing is asked anew.
        let is_sure = std::mem::take(&mut self.is_sure);
        match action {
            RecordAction::OtherWindow => {
                self.record.refresh(now);
                self.say_condition();
            }
            RecordAction::Save => {
                return Some(RecordEffect::Download(self.record.export()));
            }
            RecordAction::Saved(is_saved) => self.announce(match is_saved {
                true => Announcement::Saved,
                false => Announcement::NotSaved,
            }),
            RecordAction::Read => return Some(RecordEffect::Pick),
            RecordAction::Import(bytes) => {
                let text = String::from_utf8_lossy(&bytes);
                // Some editors begin a file with a byte order mark.
                let good = self.record.import(text.trim_start_matches('\u{feff}'), now);
                self.announce(match good {
                    true if self.record.is_kept() => Announcement::Imported,
                    true => Announcement::Condition(Condition::Forbidden),
                    false => Announcement::NotOurs,
                });
            }
            RecordAction::Unreadable => self.announce(Announcement::NotOurs),
            RecordAction::Erase if is_sure => {
                self.record.erase();
                self.announce(Announcement::Erased);
            }
            RecordAction::Erase => self.is_sure = true,
            RecordAction::Keep => {}
        }
        None
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &Record {
        self.record.get()
    }

    /// What was announced last, and how often something has been announced.
    #[must_use]
    pub fn announcement(&self) -> Option<(Announcement, u32)> {
        Some((self.announcement?, self.announcements))
    }

    /// Whether the next wish to erase the record is carried out.
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.is_sure
    }

    fn announce(&mut self, announcement: Announcement) {
        self.announcement = Some(announcement);
        self.announcements += 1;
    }

    fn say_condition(&mut self) {
        let condition = self.record.condition();
        if condition != Condition::Fine {
            self.announce(Announcement::Condition(condition));
        }
    }
}
