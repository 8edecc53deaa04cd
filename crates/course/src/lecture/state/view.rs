//! What is seen of a lesson.

use super::super::announcement::Announcement;
use super::super::clock::Clock;
use super::super::ink::Ink;
use super::super::messages::SpeakerState;
use super::super::place::Name;
use super::super::saved_session::Colours;
use super::super::teams::Teams;
use super::super::vote::{Choice, Tally, choices};
use super::{Dialog, Lecture};
use crate::deck::{Deck, DisplayTitle, QuestionKind, Ready, Spoken, Thing as Planned};
use nian_words::Language;

impl Lecture {
    /// The language of the page.
    #[must_use]
    pub fn language(&self) -> Language {
        self.setting.language
    }

    /// The ready-made lessons.
    #[must_use]
    pub fn ready(&self) -> &[Ready] {
        &self.setting.ready
    }

    /// The lesson, with where the class is.
    #[must_use]
    pub fn deck(&self) -> Deck {
        Deck {
            at: self.place.at,
            step: self.step_now(),
            ..self.deck.clone()
        }
    }

    /// The address of the lesson at its beginning: what is kept in the tab belongs to it.
    #[must_use]
    pub fn beginning(&self) -> &str {
        &self.lesson
    }

    /// The things that are seen.
    #[must_use]
    pub fn things(&self) -> &[Planned] {
        self.deck.seen()
    }

    /// Whether it is for pupils.
    #[must_use]
    pub fn is_for_pupils(&self) -> bool {
        self.deck.pupils
    }

    /// When answers are visible.
    #[must_use]
    pub fn answers(&self) -> crate::elements::Answers {
        self.deck.answers
    }

    /// The title of the lesson.
    #[must_use]
    pub fn title(&self) -> Option<Spoken<'_>> {
        self.deck.title.as_ref()?.spoken(self.setting.language)
    }

    /// What a thing is called, 1-based; `None` while nobody knows.
    #[must_use]
    pub fn called(&self, at: usize) -> Option<&DisplayTitle> {
        self.titles.get(at.checked_sub(1)?)
    }

    /// The thing where the class is, 1-based.
    #[must_use]
    pub fn at(&self) -> usize {
        self.place.at
    }

    /// The step that is shown.
    #[must_use]
    pub fn name(&self) -> Name {
        Name {
            at: self.place.at,
            step: self.step_now(),
        }
    }

    /// The last step, if the line tells it: an exercise counts its tasks itself.
    #[must_use]
    pub fn steps_told(&self) -> u16 {
        match self.planned().item.kind {
            crate::deck::Kind::Exercise => 0,
            _ => self.thing().steps(),
        }
    }

    /// Whether an answer waits.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.question_waits() || self.thing().waits(self.planned().item.kind)
    }

    /// What a class can vote for, `moves` being those of the picture: answers to the teacher's own question where one is
    /// asked, otherwise to the board's.
    #[must_use]
    pub fn choices(&self, moves: &[String]) -> Vec<Choice> {
        match self.question().map(|question| question.asks) {
            Some(QuestionKind::Move) => {
                let is_answer = |one: &&String| self.planned().is_answer(one);
                let answers: Vec<_> = moves.iter().filter(is_answer).cloned().collect();
                choices(Some("winning"), moves, &answers)
            }
            Some(QuestionKind::Number | QuestionKind::Choice) => choices(None, &[], &[]),
            Some(QuestionKind::Wait) | None => {
                let thing = self.thing();
                choices(thing.asks(self.planned()), moves, &thing.look().winning)
            }
        }
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> Option<&str> {
        self.thing().look().position.as_deref()
    }

    /// Whether a thing keeps its answer to itself; 1-based.
    #[must_use]
    pub fn hides(&self, at: usize) -> bool {
        let found = at
            .checked_sub(1)
            .map(|at| (self.things.get(at), self.deck.things.get(at)));
        let Some((Some(thing), Some(planned))) = found else {
            return false;
        };
        thing.hides(planned.item.kind, self.deck.answers)
    }

    /// Whether the element is on its way.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.is_busy
    }

    /// Whether there is a mistake in it.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.thing().is_wrong
    }

    /// Whether the lesson fills the screen, or is a page.
    #[must_use]
    pub fn is_staged(&self) -> bool {
        self.is_staged
    }

    /// Whether it has the full screen.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.screen.is_full
    }

    /// The theme of the lesson.
    #[must_use]
    pub fn theme(&self) -> &str {
        if self.is_staged {
            self.colours().name()
        } else {
            self.setting.theme.as_deref().unwrap_or("auto")
        }
    }

    /// The colours of the stage.
    #[must_use]
    pub fn stage_colours(&self) -> Colours {
        self.colours()
    }

    /// What is said.
    #[must_use]
    pub fn announcement(&self) -> &Announcement {
        &self.announcement
    }

    /// The digits that were typed.
    #[must_use]
    pub fn digits(&self) -> &str {
        &self.digits
    }

    /// Whether the buttons are open.
    #[must_use]
    pub fn has_bar(&self) -> bool {
        self.has_bar
    }

    /// The dialog that is open.
    #[must_use]
    pub fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The votes, while hands are counted, each with whether it is right.
    #[must_use]
    pub fn hands(&self) -> Option<Vec<(&Tally, bool)>> {
        let hands = self.kept.hands.get(&self.vote?)?;
        let right = |hand: &Tally| {
            let value = hand.value.as_deref().filter(|value| !value.is_empty());
            value.is_some_and(|value| {
                let of_question = self.is_answer_of_question(value);
                of_question.unwrap_or_else(|| self.thing().is_right(self.planned(), value))
            })
        };
        Some(hands.iter().map(|hand| (hand, right(hand))).collect())
    }

    /// The teams, while they play.
    #[must_use]
    pub fn teams(&self) -> Option<&Teams> {
        Some(&self.kept.teams).filter(|_| self.has_teams)
    }

    /// The timer, and whether its buttons are open.
    #[must_use]
    pub fn clock(&self) -> (Clock, bool) {
        (self.kept.clock, self.has_clock)
    }

    /// The pen.
    #[must_use]
    pub fn ink(&self) -> &Ink {
        &self.ink
    }

    /// Whether one draws.
    #[must_use]
    pub fn draws(&self) -> bool {
        self.ink.is_on
    }

    /// The game that was played in a thing, 1-based.
    #[must_use]
    pub fn kept_game(&self, at: usize) -> Option<String> {
        self.kept.games.get(&at).cloned()
    }

    /// Whether there was anything to do for the last command.
    #[must_use]
    pub fn was_taken(&self) -> bool {
        self.was_taken
    }

    /// Whether the lesson was left.
    #[must_use]
    pub fn has_left(&self) -> bool {
        self.has_left
    }

    /// What the address keeps besides: the answers given, and whether the lesson fills the screen.
    #[must_use]
    pub fn in_address(&self) -> [(&'static str, Option<String>); 2] {
        let seen = Some(self.place.written()).filter(|seen| !seen.is_empty());
        let stage = self.is_staged.then(|| "1".to_owned());
        [("seen", seen), ("stage", stage)]
    }

    /// What the tab keeps.
    #[must_use]
    pub fn kept(&self) -> String {
        self.kept.write(&self.lesson, &self.ink.all)
    }

    /// What the speaker's window shows.
    #[must_use]
    pub fn now(&self) -> SpeakerState {
        let title = |at: usize| {
            self.called(at)
                .map_or(String::new(), |called| called.text.clone())
        };
        let at = self.place.at;
        let own = &self.thing().look().state;
        let game = if self.has_teams {
            &self.game.state
        } else {
            own
        };
        SpeakerState {
            at,
            step: self.step_now(),
            of: self.things.len(),
            steps: self.thing().steps(),
            title: title(at),
            next: title(at + 1),
            waits: self.waits(),
            game: game.clone(),
            clock: self.kept.clock,
        }
    }
}
