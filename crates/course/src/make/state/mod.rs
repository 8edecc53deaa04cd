//! The state of the page, and how it changes.

mod import;
mod read;
mod source;

pub use source::Source;

use super::action::{Action, Effect, Export, ExportResult, Field, Focus};
use super::announcement::Announcement;
use super::draft::Draft;
use super::judge::{Judgement, judge};
use super::storage::{Desk, DraftStorage};
use crate::history::History;
use crate::store::{Condition, Storage};
use nian_lessons::{ExampleError, Frame, Json};
use nian_words::Language;

/// The state of the page on which an example is made.
#[derive(Debug)]
pub struct Make<S> {
    /// The language of the page.
    language: Language,
    kept: DraftStorage<S>,
    has_earlier: bool,
    has_aside: bool,
    history: History<Desk>,
    judgement: Judgement,
    /// The language that is written in.
    tag: String,
    /// Those that were added by hand.
    own_tags: Vec<String>,
    asks_tag: bool,
    has_bad_tag: bool,
    /// The languages whose words are there.
    learnt: Vec<Language>,
    /// What is computed for each step, with the frame and the language that it is computed from.
    computed: Vec<Option<(Language, Frame, String)>>,
    announcement: Announcement,
    /// So often something has been said: the same twice is to be heard twice.
    announcements: u32,
    /// Whether the draft is one of a link, which is only looked at: nothing is kept before it is changed.
    is_foreign: bool,
    start_wrong: Option<ExampleError>,
    source: Source,
    /// Whether the text that is mended is the one that was put aside.
    is_mending: bool,
    passed: Option<ExportResult>,
    /// So often it has been passed on.
    passings: u32,
    /// So many imports have begun, or been overtaken by a change.
    imports: u32,
}

impl<S: Storage + Clone> Make<S> {
    /// The page with what is kept in this storage, in a language.
    pub fn open(storage: S, language: Language) -> (Self, Vec<Effect>) {
        let mut kept = DraftStorage::new(storage);
        let desk = kept.read();
        let mut page = Self {
            language,
            kept,
            has_earlier: false,
            has_aside: false,
            history: History::new(desk),
            judgement: Judgement::default(),
            tag: language.tag().to_owned(),
            own_tags: Vec::new(),
            asks_tag: false,
            has_bad_tag: false,
            learnt: Vec::new(),
            computed: Vec::new(),
            announcement: Announcement::Nothing,
            announcements: 0,
            is_foreign: false,
            start_wrong: None,
            source: Source::default(),
            is_mending: false,
            passed: None,
            passings: 0,
            imports: 0,
        };
        page.look_at_kept();
        page.follow();
        let effects = vec![Effect::Show { is_typing: false }, Effect::Learn(language)];
        (page, effects)
    }

    /// Changes the state; what the page is to do comes back.
    pub fn apply(&mut self, action: Action) -> Vec<Effect> {
        if !matches!(
            action,
            Action::Passed(_) | Action::Learnt(_) | Action::PassOn(_)
        ) {
            self.start_wrong = None;
        }
        let Desk { draft, at } = self.history.now().clone();
        match action {
            Action::Play(mv) => self.play(&mv),
            Action::Go(to, focus) => self.go(to, focus),
            Action::Stepped(to) if to == at => Vec::new(),
            Action::Stepped(to) => self.go(to, Focus::Stays),
            Action::Write(field, text) => self.write(field, text.trim()),
            Action::Ask(name) => self.choose("ask", name),
            Action::Show(name) => self.choose("show", name),
            Action::Marks(marks) => {
                let marks = marks.then_some(Json::Bool(true));
                self.change(
                    draft.with(at, "marks", marks),
                    at,
                    Announcement::Nothing,
                    None,
                )
            }
            Action::Insert => {
                let (draft, at) = draft.insert(at);
                self.change(draft, at, Announcement::Inserted, Some("say"))
            }
            Action::GoBack => {
                let (draft, to) = draft.go_back(at);
                self.change(draft, to, Announcement::WentBack(at), Some("say"))
            }
            Action::Remove(step) => {
                let (draft, at) = draft.remove(step);
                self.change(draft, at, Announcement::Removed(step), Some("remove"))
            }
            Action::Swap(step, to, focus) => match draft.swap(step, to) {
                Some(draft) => {
                    let mut effects = self.change(draft, to, Announcement::Moved(step, to), None);
                    effects.extend(focused(focus, to));
                    effects
                }
                None => Vec::new(),
            },
            Action::Undo => self.back(History::undo, Announcement::Undone, "undo"),
            Action::Redo => self.back(History::redo, Announcement::Redone, "redo"),
            Action::Start(position) => self.start(&position),
            Action::Tag(tag) if tag.is_empty() => {
                self.asks_tag = true;
                vec![Effect::Focus("other".to_owned())]
            }
            Action::Tag(tag) => self.write_in(tag),
            Action::OtherTag(typed) => self.other_tag(typed.trim()),
            Action::Pick => vec![Effect::Pick],
            Action::Jump(offset) => vec![Effect::Jump(offset)],
            Action::Empty => self.replace(Desk::default(), Announcement::Emptied, true),
            Action::BringBack => self.bring_back(),
            Action::SeeAside => {
                let text = self.kept.aside().unwrap_or_default();
                let effects = self.open_source(text);
                self.is_mending = true;
                effects
            }
            Action::Source(text) => self.take_source(text),
            Action::Import => {
                self.imports += 1;
                Vec::new()
            }
            Action::Imported(number, import) => self.import(number, import, Self::open_desk),
            Action::Looked(number, import) => self.import(number, import, Self::look),
            Action::Learnt(language) => {
                self.learnt.push(language);
                self.compute();
                Vec::new()
            }
            Action::OtherWindow if self.is_foreign => Vec::new(),
            Action::OtherWindow => {
                let desk = self.kept.read();
                // Where somebody looks there is nothing to be taken back here.
                if desk.draft == draft {
                    return Vec::new();
                }
                self.history.push(desk, None);
                self.follow();
                vec![Effect::Show { is_typing: false }]
            }
            Action::PassOn(Export::File) => vec![Effect::PassOn(Export::File)],
            Action::PassOn(_) if !self.judgement.faults.is_empty() => Vec::new(),
            Action::PassOn(way) => vec![Effect::PassOn(way)],
            Action::Passed(passed) => {
                self.passed = Some(passed);
                self.passings = self.passings.wrapping_add(1);
                Vec::new()
            }
        }
    }

    /// Another draft, or another place in it.
    fn change(
        &mut self,
        draft: Draft,
        at: usize,
        announcement: Announcement,
        focus: Option<&str>,
    ) -> Vec<Effect> {
        self.source.is_typed = false;
        let mut effects = self.push(Desk::new(draft, at), None);
        self.follow();
        self.announce(announcement);
        effects.push(Effect::Show { is_typing: false });
        effects.extend(focus.map(|focus| Effect::Focus(focus.to_owned())));
        effects
    }

    /// The desk is another one, and is kept.
    fn push(&mut self, desk: Desk, field: Option<String>) -> Vec<Effect> {
        let owned = self.own();
        self.imports += 1;
        self.kept.write(&desk);
        self.history.push(desk, field);
        self.passed = None;
        owned
    }

    /// The draft of a link is the reader's own from now on; the one that was there can be brought back.
    fn own(&mut self) -> Vec<Effect> {
        if !std::mem::take(&mut self.is_foreign) {
            return Vec::new();
        }
        let before = self.kept.read();
        self.kept.put(&before);
        vec![Effect::Own]
    }

    fn announce(&mut self, announcement: Announcement) {
        self.announcement = announcement;
        self.announcements = self.announcements.wrapping_add(1);
    }

    /// What is seen follows the draft: what is wrong with it, the text of its file, what is computed.
    fn follow(&mut self) {
        let draft = &self.history.now().draft;
        self.judgement = judge(draft);
        if !self.source.is_typed {
            self.is_mending = false;
            self.source = Source {
                text: draft.write(),
                faults: self.judgement.faults.clone(),
                ..Source::default()
            };
        }
        self.look_at_kept();
        self.compute();
    }

    /// Whether there is something to be brought back, or to be mended.
    fn look_at_kept(&mut self) {
        self.has_aside = self.kept.aside().is_some();
        self.has_earlier =
            self.kept.has_earlier() || (self.is_foreign && !self.kept.read().is_new());
    }

    /// Computes the sentences that stand where nobody has written one.
    fn compute(&mut self) {
        let language = self.said_in();
        if !self.learnt.contains(&language) {
            self.computed.clear();
            return;
        }
        let before = std::mem::take(&mut self.computed);
        let mut before = before.into_iter();
        let frames = self.judgement.frames.iter().map(bare);
        self.computed = frames
            .map(|frame| {
                let known = before.next().flatten();
                let known = known.filter(|(of, shown, _)| *of == language && *shown == frame);
                known.or_else(|| {
                    let said = language.sentences().frame(&frame);
                    Some((language, frame, said))
                })
            })
            .collect();
    }

    /// The language in which sentences are computed.
    fn said_in(&self) -> Language {
        let mut ours = Language::WITH_PAGES.into_iter();
        let found = ours.find(|language| language.tag() == self.tag);
        found.unwrap_or(self.language)
    }

    fn play(&mut self, mv: &str) -> Vec<Effect> {
        let Desk { draft, at } = self.history.now().clone();
        let is_wrong = |at| self.judgement.at(at).is_some();
        let gone = self.is_gone(at);
        if gone && !is_wrong(at) {
            // What it goes on from comes first.
            let first = self.judgement.faults.first().map_or(0, |fault| fault.at);
            return self.go(first, Focus::Stays);
        }
        let (next, to) = if gone {
            let mv = Some(Json::Text(mv.to_owned()));
            (draft.with(at, "play", mv), at) // the wrong one gives way
        } else {
            draft.play(at, mv)
        };
        if next == draft {
            return self.go(to, Focus::Stays);
        }
        self.change(next, to, Announcement::Played(to, mv.to_owned()), None)
    }

    fn go(&mut self, to: usize, focus: Focus) -> Vec<Effect> {
        if to > self.history.now().draft.steps() {
            return Vec::new();
        }
        self.history.place(|desk| desk.at = to);
        if !self.is_foreign {
            self.kept.write(self.history.now());
        }
        self.announce(Announcement::Standing);
        let mut effects = vec![Effect::Show { is_typing: false }];
        effects.extend(focused(focus, to));
        effects
    }

    fn write(&mut self, field: Field, text: &str) -> Vec<Effect> {
        let Desk { draft, at } = self.history.now();
        let (at, key) = (*at, field.key());
        let (draft, name) = match field {
            Field::Title => (
                draft.with_text(0, key, &self.tag, text),
                format!("title-{}", self.tag),
            ),
            Field::Say => (
                draft.with_text(at, key, &self.tag, text),
                format!("say-{at}-{}", self.tag),
            ),
            Field::Play | Field::Position => {
                let text = Json::Text(text.to_owned());
                (draft.with(at, key, Some(text)), format!("{key}-{at}"))
            }
        };
        self.source.is_typed = false;
        let mut effects = self.push(Desk::new(draft, at), Some(name));
        self.follow();
        self.announce(Announcement::Nothing);
        effects.push(Effect::Show { is_typing: true });
        effects
    }

    fn choose(&mut self, key: &'static str, name: String) -> Vec<Effect> {
        let Desk { draft, at } = self.history.now();
        let value = (!name.is_empty()).then_some(Json::Text(name));
        self.change(
            draft.with(*at, key, value),
            *at,
            Announcement::Nothing,
            None,
        )
    }

    fn back(
        &mut self,
        turn: fn(&mut History<Desk>) -> bool,
        announcement: Announcement,
        focus: &str,
    ) -> Vec<Effect> {
        // A button may be pressed once more before the page is rendered.
        if !turn(&mut self.history) {
            return Vec::new();
        }
        self.imports += 1;
        if !self.is_foreign {
            self.kept.write(self.history.now());
        }
        self.passed = None;
        self.source.is_typed = false;
        self.follow();
        self.announce(announcement);
        vec![
            Effect::Show { is_typing: false },
            Effect::Focus(focus.to_owned()),
        ]
    }

    fn start(&mut self, position: &str) -> Vec<Effect> {
        let (alone, _) = Draft::of_game(position, []);
        if let Some(error) = judge(&alone).at(0) {
            self.start_wrong = Some(error.clone());
            return Vec::new();
        }
        let Desk { draft, at } = self.history.now();
        let mut effects = Vec::new();
        if draft.start() != Some(position) {
            effects = self.change(draft.start_at(position), *at, Announcement::Nothing, None);
        }
        let first = self.judgement.faults.first().map(|fault| fault.at);
        match first.filter(|&first| first > 0) {
            Some(first) => {
                effects.extend(self.go(first, Focus::Stays));
                self.announce(Announcement::StartedWrong(first));
            }
            None => self.announce(Announcement::Started),
        }
        effects
    }

    /// The texts are written in this language from now on.
    fn write_in(&mut self, tag: String) -> Vec<Effect> {
        (self.asks_tag, self.has_bad_tag) = (false, false);
        self.tag = tag;
        self.compute();
        let language = self.said_in();
        if self.learnt.contains(&language) {
            Vec::new()
        } else {
            vec![Effect::Learn(language)]
        }
    }

    fn other_tag(&mut self, typed: &str) -> Vec<Effect> {
        self.has_bad_tag = !nian_lessons::is_tag(typed);
        if self.has_bad_tag {
            return vec![Effect::Focus("other".to_owned())];
        }
        if !self.own_tags.iter().any(|tag| tag == typed) {
            self.own_tags.push(typed.to_owned());
        }
        let mut effects = self.write_in(typed.to_owned());
        effects.push(Effect::Focus("language".to_owned()));
        effects
    }

    fn take_source(&mut self, text: String) -> Vec<Effect> {
        let read = Draft::read(&text);
        self.source = Source::read(text);
        let Ok(draft) = read else {
            return Vec::new();
        };
        let at = self.history.now().at;
        let mut effects = self.push(Desk::new(draft, at), Some("source".to_owned()));
        if std::mem::take(&mut self.is_mending) {
            self.kept.forget_aside();
        }
        self.follow();
        self.announce(Announcement::Nothing);
        effects.push(Effect::Show { is_typing: true });
        effects
    }
}

impl<S: Storage + Clone> Make<S> {
    /// How the last access to the storage went.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.kept.condition()
    }
}

/// A step with no words of the author's, and nothing asked.
fn bare(frame: &Frame) -> Frame {
    Frame {
        say: None,
        ask: None,
        ..frame.clone()
    }
}

fn focused(focus: Focus, at: usize) -> Option<Effect> {
    match focus {
        Focus::Stays => None,
        Focus::Row => Some(Effect::Focus(format!("step-{at}"))),
        Focus::On(name) => Some(Effect::Focus(name.to_owned())),
    }
}
