//! What is read of the page.

use super::super::action::ExportResult;
use super::super::announcement::Announcement;
use super::super::draft::Draft;
use super::super::judge::Judgement;
use super::{Make, Source};
use nian_lessons::{Ask, ExampleError, Show, Subject};
use nian_solver::AnyPosition;
use nian_words::Language;

impl<S> Make<S> {
    /// Whether the words of a language are there.
    #[must_use]
    pub fn is_learnt(&self, language: Language) -> bool {
        self.learnt.contains(&language)
    }

    /// The language of the page.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The draft.
    #[must_use]
    pub fn draft(&self) -> &Draft {
        &self.history.now().draft
    }

    /// The step at which one stands.
    #[must_use]
    pub fn at(&self) -> usize {
        self.history.now().at
    }

    /// Whether something can be taken back, and done again.
    #[must_use]
    pub fn can_turn(&self) -> [bool; 2] {
        [self.history.can_undo(), self.history.can_redo()]
    }

    /// What is wrong with the draft.
    #[must_use]
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// What is computed for a step; empty if it is not known.
    #[must_use]
    pub fn computed(&self, at: usize) -> &str {
        let known = self.computed.get(at).and_then(Option::as_ref);
        // A step that could not be shown has nothing to say.
        known
            .filter(|_| !self.is_gone(at))
            .map_or("", |(_, _, said)| said)
    }

    /// Whether the move of a step is not shown: it is wrong, or goes on from what is.
    pub(super) fn is_gone(&self, at: usize) -> bool {
        let good = self.judgement.good.as_ref();
        at > 0
            && good.is_some_and(|good| !good.at(at).has("play") && self.draft().at(at).has("play"))
    }

    /// The pictures that there are for a step: those that its position has, and the one that is chosen.
    #[must_use]
    pub fn shows(&self, at: usize) -> Vec<&'static str> {
        let position = self.judgement.frames.get(at);
        let position = position.and_then(|frame| frame.subject.position());
        let chosen = self.draft().at(at).text("show");
        let shows = Show::ALL.into_iter().filter(|show| {
            position.is_some_and(|position| show.fits(position)) || Some(show.name()) == chosen
        });
        shows.map(Show::name).collect()
    }

    /// The questions that can be asked at a step, and the one that is: none whose answer stands there, and for a winning move
    /// only where there is one. All of them at a step that cannot be read.
    #[must_use]
    pub fn asks(&self, at: usize) -> Vec<&'static str> {
        let subject = self.judgement.frames.get(at).map(|frame| &frame.subject);
        let chosen = self.draft().at(at).text("ask");
        let applies = |ask: Ask, subject: &Subject| {
            let is_won = |position: &AnyPosition| !position.outcome().is_safe();
            ask.number(subject).is_some()
                && (ask != Ask::Winning || subject.position().is_some_and(is_won))
        };
        let asks = Ask::ALL.into_iter().filter(|ask| {
            subject.is_none_or(|subject| applies(*ask, subject)) || Some(ask.name()) == chosen
        });
        asks.map(Ask::name).collect()
    }

    /// The position on the board at the step where one stands, and whether the other player is to move there; `None` where
    /// there is none.
    #[must_use]
    pub fn board(&self) -> Option<(String, bool)> {
        let good = self.judgement.good.as_ref()?;
        let position = self.judgement.frames.get(self.at())?.subject.position()?;
        Some((position.to_string(), good.played(self.at()) % 2 == 1))
    }

    /// The languages that can be written in, by their tags, and the one that is.
    #[must_use]
    pub fn tags(&self) -> (Vec<&str>, &str) {
        let ours = Language::ALL.iter().map(|language| language.tag());
        let own = self.own_tags.iter().map(String::as_str);
        let mut tags = Vec::new();
        for tag in ours.chain(self.draft().tags()).chain(own) {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        (tags, &self.tag)
    }

    /// Whether the tag of another language is asked for, and whether what was typed is none.
    #[must_use]
    pub fn asks_tag(&self) -> (bool, bool) {
        (self.asks_tag, self.has_bad_tag)
    }

    /// What is said, and how often something has been said.
    #[must_use]
    pub fn announcement(&self) -> (&Announcement, u32) {
        (&self.announcement, self.announcements)
    }

    /// What is wrong with the position that it was to start from.
    #[must_use]
    pub fn start_wrong(&self) -> Option<&ExampleError> {
        self.start_wrong.as_ref()
    }

    /// The text of the file.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// How it was passed on last, and how often it has been.
    #[must_use]
    pub fn passed(&self) -> (Option<&ExportResult>, u32) {
        (self.passed.as_ref(), self.passings)
    }

    /// Whether one that was there before can be brought back, and whether a text was put aside.
    #[must_use]
    pub fn has_more(&self) -> [bool; 2] {
        [self.has_earlier, self.has_aside]
    }

    /// The title, in the language that is written in or in whatever there is.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        let own = self.draft().text(0, "title", &self.tag);
        if own.is_empty() {
            self.draft().any_text(0, "title")
        } else {
            Some(own)
        }
    }

    /// The text that is passed on; one that has no title gets `usual`.
    #[must_use]
    pub fn whole(&self, draft: &Draft, usual: &str) -> String {
        if draft.at(0).has("title") {
            return draft.write();
        }
        let tag = self.language.tag();
        draft.with_text(0, "title", tag, usual).write()
    }
}
