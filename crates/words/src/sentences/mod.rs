//! Sentences about games, positions and moves.
//!
//! What is to be said is decided once, from numbers, and handed on as [`Message`]s; a language
//! ([`Voice`]) only says it. So the languages cannot disagree about the mathematics.

mod en;
mod message;
mod plan;
mod text;
mod zh_hans;
mod zh_hant;

pub(crate) use en::En;
pub(crate) use zh_hans::ZhHans;
pub(crate) use zh_hant::ZhHant;

use message::{Message, Play, Trouble, Voice};
use nian_lessons::{Ask, Frame, LessonError, Played, Subject};
use nian_solver::{AnyPosition, Explanation, Judgement, Move, NotationError, Outcome, PlayError};

/// Sentences about games, positions and moves in one language: plain text, never HTML.
#[derive(Clone, Copy)]
pub struct Sentences {
    voice: &'static dyn Voice,
}

impl Sentences {
    pub(crate) const fn new(voice: &'static dyn Voice) -> Self {
        Self { voice }
    }

    /// Safe or unsafe, as it stands beside its mark: `不安全殘局`.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> &'static str {
        self.voice.outcome(outcome)
    }

    /// What a step asks the reader, before the answer ([`Sentences::frame`]) is shown.
    #[must_use]
    pub fn question(&self, ask: Ask) -> &'static str {
        self.voice.question(ask)
    }

    /// A move in a few words, for chips and lists: `a 取 3`, `兩列各取 4`, `翻到 3`.
    #[must_use]
    pub fn move_name(&self, position: &AnyPosition, mv: Move) -> String {
        let dice = plan::is_dice(position);
        self.voice.play(&Play::Name { mv, dice })
    }

    /// What has just been played and where it led, in one sentence.
    #[must_use]
    pub fn played(&self, played: &Played) -> String {
        match played.before.play(played.mv) {
            Ok(left) => self.voice.play(&Play::Played {
                mv: played.mv,
                left: &left,
            }),
            Err(error) => self.play_error(error),
        }
    }

    /// A position read out: rows and coins, or heap and face.
    #[must_use]
    pub fn position(&self, position: &AnyPosition) -> String {
        self.voice.play(&plan::position(position))
    }

    /// Why a position is safe or unsafe: one or two sentences.
    #[must_use]
    pub fn explanation(&self, position: &AnyPosition, explanation: &Explanation) -> String {
        self.say(&plan::explanation(position, explanation))
    }

    /// Why a move wins or loses: one sentence, naming the reply that refutes a losing one.
    #[must_use]
    pub fn judgement(&self, position: &AnyPosition, judgement: &Judgement) -> String {
        self.voice.play(&plan::judgement(position, judgement))
    }

    /// What a frame says: its lesson's own words, else those computed.
    ///
    /// Where the frame asks something, this is the answer.
    #[must_use]
    pub fn frame(&self, frame: &Frame) -> String {
        if let Some(say) = &frame.say {
            return self.voice.language().pick(say).into();
        }
        match &frame.subject {
            Subject::Position(position) => {
                self.say(&plan::frame(frame, position, &position.explain()))
            }
            Subject::Pairs { found, .. } => self.voice.wythoff(&plan::pair(*found)),
        }
    }

    /// What is wrong with the text of a position or a move, where, and what was expected.
    #[must_use]
    pub fn notation_error(&self, text: &str, error: &NotationError) -> String {
        self.voice.trouble(&Trouble::Unreadable { text, error })
    }

    /// Why a move cannot be played.
    #[must_use]
    pub fn play_error(&self, error: PlayError) -> String {
        self.voice.trouble(&Trouble::Refused(error))
    }

    /// Why a lesson cannot be shown: in which step, and what is wrong with it.
    #[must_use]
    pub fn lesson_error(&self, error: &LessonError) -> String {
        let step = error.step.map(Trouble::InStep);
        let problem = Trouble::Lesson(&error.problem);
        let messages: Vec<_> = step
            .into_iter()
            .chain([problem])
            .map(Message::Trouble)
            .collect();
        self.say(&messages)
    }

    /// The sentences for `messages`, one after another.
    fn say(&self, messages: &[Message<'_>]) -> String {
        let mut text = String::new();
        for message in messages {
            if !text.is_empty() {
                text.push_str(self.voice.gap());
            }
            text.push_str(&message.spoken_by(self.voice));
        }
        text
    }
}
