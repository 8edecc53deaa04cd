//! What the page shows.

use super::{Class, Dialog, NamesStatus, Staged, View};
use crate::class::announcement::Announcement;
use crate::class::example::Example;
use crate::deck::{Deck, DisplayTitle, Fault, Ready, Thing, called};
use crate::store::{Condition, Storage};
use nian_words::Language;

impl<S: Storage + Clone> Class<S> {
    /// What is shown.
    #[must_use]
    pub fn view(&self) -> View {
        self.view
    }

    /// The language of the page.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The whole address of the page.
    #[must_use]
    pub fn page(&self) -> &str {
        &self.page
    }

    /// The address of the folder that the page is in.
    #[must_use]
    pub fn folder(&self) -> &str {
        self.page.strip_suffix("index.html").unwrap_or(&self.page)
    }

    /// The lesson that is shown.
    #[must_use]
    pub fn deck(&self) -> &Deck {
        match (self.view, &self.staged) {
            (View::Stage, Some(staged)) => &staged.deck,
            (View::Plan, _) => self.history.now(),
            _ => &self.looked,
        }
    }

    /// The lesson on stage.
    #[must_use]
    pub fn staged(&self) -> Option<&Staged> {
        self.staged.as_ref()
    }

    /// Whether something can be taken back, and done again.
    #[must_use]
    pub fn can_turn(&self) -> [bool; 2] {
        let can_undo = self.history.can_undo() || self.has_discarded();
        [can_undo, self.history.can_redo()]
    }

    /// The ready-made lessons.
    #[must_use]
    pub fn ready(&self) -> &[Ready] {
        &self.ready
    }

    /// Whether the names of things are there, or will not come.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.coming != NamesStatus::Loading
    }

    /// Whether the words of the language are there, which pictures are made of.
    #[must_use]
    pub fn is_learnt(&self) -> bool {
        self.is_learnt
    }

    /// Whether the lesson is to be seen where there is no room for it beside the shelf.
    #[must_use]
    pub fn is_seen(&self) -> bool {
        self.is_seen
    }

    /// The thing whose fields are unfolded.
    #[must_use]
    pub fn unfolded(&self) -> Option<usize> {
        self.unfolded
    }

    /// What could not be read, and how often faults have been told.
    #[must_use]
    pub fn faults(&self) -> (&[Fault], u32) {
        (&self.faults, self.faultings)
    }

    /// What is said of what was done last, and how often something has been said.
    #[must_use]
    pub fn announcement(&self) -> (&Announcement, u32) {
        (&self.announcement, self.announcements)
    }

    /// How the last access to the lesson of the device went.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.tray.condition()
    }

    /// What pupils get, if that is to be seen.
    #[must_use]
    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    /// The title of a lesson, as a text of this language says it or another.
    pub(super) fn title(&self, deck: &Deck) -> Option<String> {
        let said = deck.title.as_ref()?.spoken(self.language)?;
        Some(said.text.to_owned())
    }

    pub(super) fn title_of(&self, thing: Option<&Thing>) -> String {
        let called = thing.map(|thing| self.named(thing).text);
        called.unwrap_or_default()
    }

    fn named(&self, thing: &Thing) -> DisplayTitle {
        let of = &thing.item.of;
        let own = self.examples.get(of).cloned();
        // What comes in is not known yet.
        let is_one = thing.item.kind == crate::deck::Kind::Lesson;
        let own = own.or_else(|| is_one.then(|| std::rc::Rc::new(Example::of(of))));
        let made = own.as_ref().and_then(|own| own.made.as_ref().ok());
        called(thing, self.language, self.names.as_deref(), made)
    }

    /// What a thing is called; `None` until the names are there that say so.
    #[must_use]
    pub fn called(&self, thing: &Thing) -> Option<DisplayTitle> {
        let own = thing
            .name
            .as_ref()
            .and_then(|own| own.spoken(self.language));
        let made = self.example(thing).and_then(|own| own.made.as_ref().ok());
        let is_known = own.is_some() || made.is_some_and(|made| made.title.is_some());
        (is_known || self.coming != NamesStatus::Loading).then(|| self.named(thing))
    }

    /// What a thing is called where its kind is said beside it.
    #[must_use]
    pub fn name_on_shelf(&self, thing: &Thing) -> Option<DisplayTitle> {
        let name = self
            .names
            .as_ref()
            .and_then(|names| names.name(&thing.item));
        let name = name.filter(|_| thing.name.is_none());
        let of_us = |text: &str| DisplayTitle {
            text: text.to_owned(),
            lang: String::new(),
        };
        name.map(of_us).or_else(|| self.called(thing))
    }

    /// The example of somebody's own that a thing is.
    #[must_use]
    pub fn example(&self, thing: &Thing) -> Option<&std::rc::Rc<Example>> {
        self.examples.get(&thing.item.of)
    }

    /// The file of the picture of an example of ours.
    #[must_use]
    pub fn picture(&self, thing: &Thing) -> Option<&str> {
        let is_example = thing.item.kind == crate::deck::Kind::Example;
        let names = self.names.as_ref().filter(|_| is_example)?;
        names.examples.get(&thing.item.of)?.2.as_deref()
    }

    /// The last step of a thing, and whether that is settled: nobody knows it of all that has steps.
    #[must_use]
    pub fn last_step(&self, thing: &Thing) -> Option<Option<usize>> {
        if let Some(own) = self.example(thing) {
            return Some(own.made.as_ref().ok().map(|made| made.steps));
        }
        let names = self.names.as_ref();
        let known = names.and_then(|names| names.examples.get(&thing.item.of));
        (self.coming != NamesStatus::Loading).then(|| known.map(|example| example.1))
    }
}
