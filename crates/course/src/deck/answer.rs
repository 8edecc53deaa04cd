//! What a class answers to a question of the teacher's own.

use super::item::Kind;
use super::thing::{QuestionKind, Thing};
use crate::marks::narrow;
use nian_solver::AnyPosition;

/// The most characters of an answer that pupils give.
pub const MOST_OF_ANSWER: usize = 40;

/// How an answer is that somebody has given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is not.
    Wrong,
    /// It is neither a number nor a move: whoever wrote it is asked again, and nothing counts.
    Unread,
}

impl Thing {
    /// Whether pupils answer its question on the page, which knows what is right: not where the answer is said, or where the
    /// teacher has told none that can be given.
    #[must_use]
    pub fn is_marked(&self) -> bool {
        let Some(answer) = self.answer.as_ref().filter(|_| self.question.is_some()) else {
            return false;
        };
        match self.asked() {
            QuestionKind::Wait => false,
            QuestionKind::Choice => self.choices.contains(answer),
            QuestionKind::Number | QuestionKind::Move => true,
        }
    }

    /// Whether this is the answer to its question: another spelling of a number or a move is, in letters of full width, with
    /// spaces, with zeros before it.
    pub(crate) fn is_answer(&self, given: &str) -> bool {
        let Some(answer) = self.answer.as_ref().filter(|_| !plain(given).is_empty()) else {
            return false;
        };
        match self.asked() {
            QuestionKind::Choice => given == answer,
            QuestionKind::Number => number(given) == number(answer),
            QuestionKind::Wait => plain(given) == plain(answer),
            // Of several moves each is right.
            QuestionKind::Move => plain(answer)
                .split([',', '、'])
                .any(|one| one == plain(given)),
        }
    }

    /// Whether the teacher's answer is one that no pupil can give: none of the choices, no number, or no move of the game.
    ///
    /// ```
    /// use nian_course::deck::read;
    ///
    /// let deck = |asks: &str| read(&format!("?d=nim:3,4,5&q1=Why?&{asks}&v=1")).0.expect("a lesson");
    /// for (asks, is_unanswerable) in [
    ///     ("k1=move&a1=A2,b1", false),
    ///     ("k1=move&a1=a9", true),
    ///     ("k1=number&a1=12", false),
    ///     ("k1=number&a1=three", true),
    ///     ("k1=choice&c1=yes|no&a1=perhaps", true),
    ///     ("k1=choice&c1=yes|no&a1=no", false),
    /// ] {
    ///     assert_eq!(deck(asks).things[0].is_unanswerable(), is_unanswerable, "{asks}");
    /// }
    /// ```
    #[must_use]
    pub fn is_unanswerable(&self) -> bool {
        let Some(answer) = self.answer.as_deref().filter(|answer| !answer.is_empty()) else {
            return false;
        };
        match self.asks {
            QuestionKind::Wait => false,
            QuestionKind::Choice => {
                !self.choices.is_empty() && !self.choices.iter().any(|choice| choice == answer)
            }
            QuestionKind::Number => !is_number(answer),
            QuestionKind::Move => !plain(answer).split([',', '、']).all(|mv| self.is_move(mv)),
        }
    }

    /// Whether this can be a move there; only of a game it is known which there are.
    fn is_move(&self, mv: &str) -> bool {
        let game = (self.item.kind == Kind::Game).then(|| self.item.of.parse::<AnyPosition>().ok());
        match game.flatten() {
            Some(position) => {
                let mv = position.read_move(mv).ok();
                mv.is_some_and(|mv| position.play(mv).is_ok())
            }
            None => mv.bytes().any(|byte| byte.is_ascii_digit()),
        }
    }

    /// How this is as an answer to its question. Numbers and moves have a digit; what the teacher calls right is right without.
    ///
    /// ```
    /// use nian_course::deck::{Verdict, read};
    ///
    /// let deck = read("?d=nim:3,4,5&q1=Your move?&k1=move&a1=a2&v=1").0.expect("a lesson");
    /// let [right, wrong, unread] = ["A2", "b1", "two"].map(|given| deck.things[0].given(given));
    /// assert_eq!(deck.things[0].given(" Ａ２"), Verdict::Right);
    /// assert_eq!([right, wrong, unread], [Verdict::Right, Verdict::Wrong, Verdict::Unread]);
    /// ```
    #[must_use]
    pub fn given(&self, answer: &str) -> Verdict {
        let has_digit = |text: &str| plain(text).bytes().any(|byte| byte.is_ascii_digit());
        let is_written = matches!(self.asked(), QuestionKind::Number | QuestionKind::Move)
            && self.answer.as_deref().is_some_and(has_digit);
        if self.is_answer(answer) {
            Verdict::Right
        } else if is_written && !has_digit(answer) {
            Verdict::Unread
        } else {
            Verdict::Wrong
        }
    }
}

fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_whitespace());
    letters
        .map(|letter| narrow(letter).to_ascii_lowercase())
        .collect()
}

fn is_number(text: &str) -> bool {
    let text = plain(text);
    let is_of_number = |byte: u8| byte.is_ascii_digit() || b"+-.,/".contains(&byte);
    text.bytes().all(is_of_number) && text.bytes().any(|byte| byte.is_ascii_digit())
}

/// A number without what does not change it.
fn number(text: &str) -> String {
    let text = plain(text);
    let text = text.strip_prefix('+').unwrap_or(&text);
    text.trim_start_matches('0').to_owned()
}
