//! The lesson that is changed in place. All of it can be taken back.

use super::{Class, View};
use crate::class::action::{Action, Effect, Field};
use crate::class::announcement::Announcement;
use crate::deck::{Change, Deck, Fault, MOST_THINGS, Opened, Text, Thing, dress, to_file};
use crate::history::History;
use crate::store::Storage;

impl<S: Storage + Clone> Class<S> {
    pub(super) fn edit_by(&mut self, action: Action) -> Vec<Effect> {
        let deck = self.history.now().clone();
        match action {
            Action::Unfold(at) => {
                self.unfolded = (self.unfolded != Some(at)).then_some(at);
                vec![Effect::Focus(format!("change-{at}"))]
            }
            Action::Move(from, to, focus) => {
                // Its fields stay unfolded only where it was moved from there.
                let stays = focus.is_some() && self.unfolded == Some(from);
                self.unfolded = stays.then_some(to);
                let announcement =
                    Announcement::Moved(self.title_of(deck.things.get(from)), to + 1);
                self.change(deck.move_to(from, to), announcement, focus)
            }
            Action::Remove(at) => {
                self.unfolded = None;
                let announcement = Announcement::Removed(self.title_of(deck.things.get(at)));
                let left = deck.things.len().saturating_sub(2);
                let focus = Some(format!("change-{}", at.min(left)));
                self.change(deck.remove(at), announcement, focus)
            }
            Action::Write(field, text) => self.write_into(&deck, field, text.trim()),
            Action::Start(at, step) => {
                let field = format!("start-{at}");
                self.type_into(deck.set(at, Change::Start(step)), field)
            }
            Action::Answers(answers) => {
                self.type_into(Deck { answers, ..deck }, "answers".to_owned())
            }
            // What is taken back is what has just been told.
            Action::Undo if self.has_discarded() => self.restore(),
            Action::Undo => self.turn(History::undo, Announcement::Undone, "undo"),
            Action::Redo => self.turn(History::redo, Announcement::Redone, "redo"),
            Action::Menu => self.turn_menu(),
            Action::Begin => self.begin(),
            Action::TurnTo(at) => self.turn_to(at),
            Action::Discard(at) => self.discard(at),
            Action::Restore => self.restore(),
            Action::See(tab) => self.see(tab),
            Action::Search(typed, meant) => self.search(typed, meant),
            Action::Put(thing) => self.put(thing),
            Action::PutReady(at) => self.put_ready(at),
            Action::PutGroup(at) => self.put_group(at),
            Action::Grab(at) => self.grab(at),
            Action::Carry(to, has_focus) => self.carry(to, has_focus),
            Action::Release => self.release(),
            Action::PutBack => self.put_back(),
            Action::Fold => {
                self.is_seen = !self.is_seen;
                vec![Effect::Focus("fold".to_owned())]
            }
            Action::Asks(at, asks) => {
                let field = format!("asks-{at}");
                self.type_into(deck.set(at, Change::Asks(asks)), field)
            }
            Action::Pick => vec![Effect::Pick],
            Action::Open(opened) => self.open_file(opened),
            Action::Add(things, faults) => self.add(things, faults),
            Action::OtherWindow => {
                if !self.is_foreign && self.is_planned {
                    self.follow_other_window();
                }
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Another window has changed the lesson, or only how far the class has come.
    fn follow_other_window(&mut self) {
        let deck = dress(self.tray.read(), &self.ready);
        let (at, step) = (deck.at, deck.step);
        self.history.place(|now| (now.at, now.step) = (at, step));
        if deck != *self.history.now() {
            self.history.push(deck, None);
            (self.unfolded, self.grabbed) = (None, None);
        }
    }

    /// The lesson is another one: kept, shown, told.
    pub(super) fn change(
        &mut self,
        deck: Deck,
        announcement: Announcement,
        focus: Option<String>,
    ) -> Vec<Effect> {
        let mut effects = self.keep(&deck);
        self.history.push(deck, None);
        self.grabbed = None;
        self.complain(Vec::new());
        self.announce(announcement);
        effects.extend(focus.map(Effect::Focus));
        effects
    }

    /// What is typed is where it was typed already.
    fn type_into(&mut self, deck: Deck, field: String) -> Vec<Effect> {
        let effects = self.keep(&deck);
        self.history.push(deck, Some(field));
        self.announce(Announcement::Nothing);
        effects
    }

    /// Keeps a lesson. One of a link is one's own from now on; the one that was there can be brought back.
    pub(super) fn keep(&mut self, deck: &Deck) -> Vec<Effect> {
        if !std::mem::take(&mut self.is_foreign) {
            self.tray.write(deck);
            return Vec::new();
        }
        self.tray.replace(deck);
        vec![Effect::Address(String::new())]
    }

    fn write_into(&mut self, deck: &Deck, field: Field, typed: &str) -> Vec<Effect> {
        let language = self.language;
        // Of a ready-made lesson nothing comes in the place of a text that was emptied.
        let emptied = deck.ready.is_some().then(|| Text::Plain(String::new()));
        let written = |text: Option<&Text>| Text::written(text, language, typed);
        let or_emptied = |text: Option<&Text>| written(text).or_else(|| emptied.clone());
        let thing = |at: usize| deck.things.get(at);
        let (changed, name) = match field {
            Field::Title => {
                let title = or_emptied(deck.title.as_ref());
                let deck = deck.clone();
                (Deck { title, ..deck }, "title".to_owned())
            }
            Field::Name(at) => {
                let name = written(thing(at).and_then(|thing| thing.name.as_ref()));
                (deck.set(at, Change::Name(name)), format!("name-{at}"))
            }
            Field::Question(at) => {
                let question = or_emptied(thing(at).and_then(|thing| thing.question.as_ref()));
                (
                    deck.set(at, Change::Question(question)),
                    format!("question-{at}"),
                )
            }
            Field::Choices(at) => (
                deck.set(at, Change::Choices(typed.replace('\n', "|"))),
                format!("choices-{at}"),
            ),
            Field::Answer(at) => (
                deck.set(at, Change::Answer(typed.to_owned())),
                format!("answer-{at}"),
            ),
            Field::Note(at) => {
                let note = or_emptied(thing(at).and_then(|thing| thing.note.as_ref()));
                (deck.set(at, Change::Note(note)), format!("note-{at}"))
            }
        };
        self.type_into(changed, name)
    }

    fn turn(
        &mut self,
        turn: fn(&mut History<Deck>) -> bool,
        announcement: Announcement,
        focus: &str,
    ) -> Vec<Effect> {
        // A button may be pressed once more before the page is rendered.
        if !turn(&mut self.history) {
            return Vec::new();
        }
        if !self.is_foreign {
            self.tray.write(self.history.now());
        }
        self.complain(Vec::new());
        (self.unfolded, self.grabbed) = (None, None);
        self.announce(announcement);
        vec![Effect::Focus(focus.to_owned())]
    }

    /// A file that was chosen, or dropped wherever one is.
    fn open_file(&mut self, opened: Opened) -> Vec<Effect> {
        let is_taken = match &opened {
            Opened::Thing(_) => self.own_count() < MOST_THINGS,
            Opened::Deck(deck, _) => !deck.things.is_empty(),
            _ => false,
        };
        let mut effects = match (self.view, is_taken) {
            // What it changes would not be seen.
            (View::Stage, _) => return Vec::new(),
            (View::Look, true) => self.plan(),
            (View::Look, false) if matches!(opened, Opened::Thing(_)) => {
                self.announce(Announcement::Full);
                return Vec::new();
            }
            _ => Vec::new(),
        };
        effects.extend(self.take(opened));
        effects
    }

    /// What is in a file: a lesson takes the place of this one, a single example comes at the end.
    fn take(&mut self, opened: Opened) -> Vec<Effect> {
        match opened {
            Opened::Thing(thing) => self.put_in(vec![thing]),
            Opened::Deck(deck, mut faults) if !deck.things.is_empty() => {
                let (deck, unknown) = self.checked(deck);
                faults.extend(unknown);
                self.replace(deck, faults)
            }
            Opened::Deck(_, faults) => self.refuse(faults),
            Opened::Nothing(fault) => self.refuse(vec![fault]),
        }
    }

    fn refuse(&mut self, faults: Vec<Fault>) -> Vec<Effect> {
        self.complain(faults);
        self.announce(Announcement::Nothing);
        Vec::new()
    }

    /// Another lesson takes the place of this one.
    pub(super) fn replace(&mut self, deck: Deck, faults: Vec<Fault>) -> Vec<Effect> {
        if !self.is_foreign {
            self.tray.replace(&deck);
        }
        self.unfolded = None;
        let announcement = Announcement::Opened(self.title(&deck));
        let deck = dress(deck, &self.ready);
        let effects = self.change(deck, announcement, Some("change-0".to_owned()));
        self.complain(faults);
        effects
    }

    fn add(&mut self, things: Vec<Thing>, mut faults: Vec<Fault>) -> Vec<Effect> {
        if things.is_empty() && faults.is_empty() {
            return vec![Effect::FocusAdding { empties: false }];
        }
        let (things, unknown) = self.checked_things(things);
        faults.extend(unknown);
        let mut effects = Vec::new();
        if !things.is_empty() {
            effects = self.put_in(things);
            if self.announcement == Announcement::Full {
                return effects;
            }
        }
        let empties = faults.is_empty();
        if empties {
            self.shelf.forget();
        }
        self.complain(faults);
        effects.push(Effect::FocusAdding { empties });
        effects
    }

    /// A lesson as a file.
    pub(super) fn download(&self) -> Vec<Effect> {
        let deck = self.deck();
        vec![Effect::Download(self.title(deck), to_file(deck))]
    }

    /// One's own lesson is shown; its address is that of the page.
    pub(super) fn plan(&mut self) -> Vec<Effect> {
        self.be_planned();
        vec![Effect::Address(String::new())]
    }

    pub(super) fn be_planned(&mut self) {
        self.view = View::Plan;
        if !std::mem::replace(&mut self.is_planned, true) {
            self.history = History::new(dress(self.tray.read(), &self.ready));
        }
    }

    /// How many things one's own lesson has.
    fn own_count(&mut self) -> usize {
        match self.is_planned {
            true => self.history.now().things.len(),
            false => self.tray.read().things.len(),
        }
    }

    /// The lesson of a link comes at the end of one's own.
    pub(super) fn edit(&mut self) -> Vec<Effect> {
        let mut deck = self.looked.clone();
        // Where there is no room for it, it stays where it is.
        if self.own_count() + deck.things.len() > MOST_THINGS {
            self.announce(Announcement::Full);
            return Vec::new();
        }
        (deck.at, deck.step) = (1, deck.things.first().map_or(0, |thing| thing.item.start));
        let announcement = match self.title(&deck) {
            Some(title) => Announcement::Added(title),
            None => Announcement::AddedSeveral(deck.things.len()),
        };
        let mut effects = self.plan();
        effects.extend(self.append(deck, announcement));
        effects.push(Effect::Focus("menu".to_owned()));
        effects
    }

    /// The lesson of a link is to be looked at where it can be changed: its address stays until something is.
    pub(super) fn look_to_edit(&mut self, deck: Deck, faults: Vec<Fault>) -> Vec<Effect> {
        let address = self.written(&deck) + "&edit=1";
        self.be_planned();
        self.is_foreign = true;
        self.unfolded = None;
        let announcement = Announcement::Looked(self.title(&deck));
        self.history.push(deck, None);
        self.complain(faults);
        self.announce(announcement);
        let focus = Effect::Focus("change-0".to_owned());
        vec![Effect::Address(address), focus]
    }
}
