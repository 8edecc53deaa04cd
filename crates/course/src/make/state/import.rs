//! Drafts that come from outside, and those that come back.

use super::super::action::{Effect, Import};
use super::super::announcement::Announcement;
use super::super::draft::Draft;
use super::super::file::ImportError;
use super::super::storage::Desk;
use super::{Make, Source};
use crate::store::Storage;

impl<S: Storage + Clone> Make<S> {
    /// The number of the import that is loading, if one is: it comes with what is loaded.
    #[must_use]
    pub fn imports(&self) -> u32 {
        self.imports
    }

    /// What has come of the import with this number is opened, unless another one or a change has overtaken it.
    pub(super) fn import(
        &mut self,
        number: u32,
        import: Import,
        open: fn(&mut Self, Desk) -> Vec<Effect>,
    ) -> Vec<Effect> {
        if number != self.imports {
            return Vec::new();
        }
        match desk_of(&import) {
            Ok(desk) => open(self, desk),
            Err(not) => self.refuse(not, import),
        }
    }

    /// The reader has chosen it for their own.
    pub(super) fn open_desk(&mut self, desk: Desk) -> Vec<Effect> {
        self.replace(desk, Announcement::Opened { is_foreign: false }, true)
    }

    /// Another draft takes the place of this one.
    pub(super) fn replace(
        &mut self,
        desk: Desk,
        announcement: Announcement,
        put: bool,
    ) -> Vec<Effect> {
        if put && !self.is_foreign {
            let before = self.history.now().clone();
            self.kept.put(&before);
        }
        let Desk { draft, at } = desk;
        self.change(draft, at, announcement, Some("undo"))
    }

    pub(super) fn bring_back(&mut self) -> Vec<Effect> {
        let mut effects = self.own();
        let before = self.history.now().clone();
        if let Some(desk) = self.kept.turn(&before) {
            effects.extend(self.replace(desk, Announcement::BroughtBack, false));
        }
        effects
    }

    /// Shows what a link has given.
    pub(super) fn look(&mut self, desk: Desk) -> Vec<Effect> {
        self.is_foreign = true;
        self.history.push(desk, None);
        self.follow();
        self.announce(Announcement::Opened { is_foreign: true });
        vec![Effect::Show { is_typing: false }]
    }

    fn refuse(&mut self, not: ImportError, given: Import) -> Vec<Effect> {
        self.announce(Announcement::NotOurs(not));
        match given {
            Import::Text(text) if matches!(not, ImportError::Json | ImportError::Parts) => {
                self.open_source(text)
            }
            _ => Vec::new(),
        }
    }

    /// A text that is no example yet, to be mended.
    pub(super) fn open_source(&mut self, text: String) -> Vec<Effect> {
        self.source = Source::read(text);
        self.is_mending = false;
        vec![Effect::OpenSource]
    }
}

fn desk_of(given: &Import) -> Result<Desk, ImportError> {
    match given {
        Import::Text(text) => Ok(Desk::new(Draft::read(text)?, 0)),
        Import::Game(position, moves) => {
            let (draft, at) = Draft::of_game(position, moves.iter().map(String::as_str));
            Ok(Desk::new(draft, at)) // it is played on from there
        }
        Import::Not(not) => Err(*not),
    }
}
