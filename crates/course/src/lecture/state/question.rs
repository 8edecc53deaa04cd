//! The teacher's own question of a thing: a class hears the answer with the next key; pupils give one on their page.

use super::super::action::{Effect, FocusArea, QuestionAction};
use super::super::vote::{MOST_OF_LABEL, Tally};
use super::{Effects, Lecture};
use crate::deck::{Kind, MOST_OF_ANSWER, MOST_OF_TITLE, QuestionKind, Spoken, Verdict};

/// A question of the teacher's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<'a> {
    /// What is asked.
    pub text: Spoken<'a>,
    /// How it is answered.
    pub asks: QuestionKind,
    /// What there is to choose from.
    pub choices: &'a [String],
    /// The answer, once it is told.
    pub told: Option<&'a str>,
    /// Whether it can be told.
    pub has_answer: bool,
    /// Whether pupils answer it on the page.
    pub is_answered_here: bool,
    /// Whether the board plays a move that answers it: it stands at the position that is asked about, and is listened to.
    pub is_played: bool,
    /// What the pupil has answered last, and how that is.
    pub given: Option<(&'a str, Verdict)>,
}

impl Lecture {
    /// The teacher's own question, at the step where the thing begins.
    #[must_use]
    pub fn question(&self) -> Option<Question<'_>> {
        let is_here = self.place.step == self.starts[self.place.at - 1];
        let planned = self.planned();
        let text = planned.question.as_ref().filter(|_| is_here)?;
        let given = self.kept.given.get(&self.place.at);
        Some(Question {
            text: text.spoken(self.setting.language)?,
            asks: planned.asked(),
            choices: match planned.asked() {
                QuestionKind::Choice => &planned.choices,
                _ => &[],
            },
            told: planned.answer.as_deref().filter(|_| self.place.is_told()),
            has_answer: planned.answer.is_some(),
            is_answered_here: !self.is_staged && planned.is_marked(),
            is_played: planned.asked() == QuestionKind::Move
                && planned.item.kind == Kind::Game
                && planned
                    .beside()
                    .all(|(name, _)| name != "first" && name != "moves")
                && self.has_questions(),
            given: given.map(|given| (given.as_str(), planned.given(given))),
        })
    }

    /// Whether its answer is told next.
    pub(super) fn question_waits(&self) -> bool {
        let question = self.question();
        question.is_some_and(|question| question.has_answer && question.told.is_none())
    }

    pub(super) fn act_on_question(&mut self, what: QuestionAction, fx: &mut Effects) {
        let Some(question) = self.question() else {
            return;
        };
        match what {
            QuestionAction::Tell if question.has_answer && question.told.is_none() => {
                // Who has asked for it answers it no more.
                if question.is_answered_here {
                    self.answered(false, fx);
                }
                self.place = self.place.tell();
                let focus = Effect::FocusRoot(FocusArea::Question);
                fx.extend([focus, Effect::Keep, Effect::TellSpeaker]);
            }
            QuestionAction::Answer(text)
                if question.is_answered_here && question.told.is_none() =>
            {
                let text = text.trim();
                if text.is_empty() {
                    return;
                }
                // A choice is given whole.
                let most = match question.asks {
                    QuestionKind::Choice => MOST_OF_TITLE,
                    _ => MOST_OF_ANSWER,
                };
                let text: String = text.chars().take(most).collect();
                let given = self.planned().given(&text);
                self.kept.given.insert(self.place.at, text);
                if given != Verdict::Unread {
                    self.answered(given == Verdict::Right, fx);
                }
                if given == Verdict::Right {
                    fx.push(Effect::FocusRoot(FocusArea::Question));
                }
                fx.push(Effect::Save);
            }
            QuestionAction::Tell | QuestionAction::Answer(_) => {}
        }
    }

    /// A game that begins with a move answers the question for one.
    pub(super) fn began(&mut self, at: usize, mv: String, fx: &mut Effects) {
        let Some(question) = self.question().filter(|_| at == self.place.at) else {
            return;
        };
        let is_right = matches!(question.given, Some((_, Verdict::Right)));
        if question.is_played && !is_right {
            self.act_on_question(QuestionAction::Answer(mv), fx);
        }
    }

    /// What is answered first counts.
    fn answered(&mut self, is_right: bool, fx: &mut Effects) {
        self.kept
            .answered
            .answered_question(self.place.at, is_right);
        fx.push(Effect::Save);
    }

    /// What can be voted for where it has choices.
    pub(super) fn choices_of_question(&self) -> Option<Vec<Tally>> {
        let question = self.question()?;
        let hands = question.choices.iter().map(|choice| Tally {
            label: as_label(choice),
            value: Some(as_label(choice)),
            count: 0,
        });
        Some(hands.collect()).filter(|hands: &Vec<_>| !hands.is_empty())
    }

    /// Whether what was voted for is the answer to it, once that is told; `None` where it has none that could be voted
    /// for.
    pub(super) fn is_answer_of_question(&self, value: &str) -> Option<bool> {
        let question = self.question()?;
        match question.asks {
            QuestionKind::Wait => None,
            QuestionKind::Choice if question.choices.is_empty() => None,
            QuestionKind::Choice => Some(question.told.is_some_and(|told| as_label(told) == value)),
            QuestionKind::Number | QuestionKind::Move => {
                Some(question.told.is_some() && self.planned().is_answer(value))
            }
        }
    }
}

fn as_label(text: &str) -> String {
    text.chars().take(MOST_OF_LABEL).collect()
}
