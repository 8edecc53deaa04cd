//! What the window of the lesson and that of the speaker tell one another. They find each other by messages that go on
//! until they are answered, so that either may be loaded again.

use super::clock::Clock;
use super::keys::Command;
use super::saved_session::optional;
use crate::deck::json::{Members, quote};
use crate::flat_map::FlatMap;
use std::fmt::Write;

/// Milliseconds between two calls of the speaker's window.
pub const CALL: u32 = 500;
/// After so many a window that says nothing is gone.
const SILENT: u64 = 3500;

/// Whether a window that was heard last at this time has been silent for too long.
#[must_use]
pub fn is_silent(heard: u64, now: u64) -> bool {
    now.saturating_sub(heard) >= SILENT
}

/// What the speaker's window shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SpeakerState {
    /// The thing, 1-based.
    pub at: usize,
    /// Its step.
    pub step: u16,
    /// How many things there are.
    pub of: usize,
    /// The last step.
    pub steps: u16,
    /// What it is called.
    pub title: String,
    /// What the next is called.
    pub next: String,
    /// Whether an answer waits.
    pub waits: bool,
    /// The game that is played, with its moves.
    pub game: Option<String>,
    /// The timer.
    pub clock: Clock,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The speaker's window is there.
    Here,
    /// It asks for something.
    Do(Command),
    /// Where the lesson is.
    State(Box<SpeakerState>),
    /// The lesson has been left.
    End,
}

/// A message with the pair of windows that it belongs to, its sender, and its number there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The name of the pair.
    pub pair: String,
    /// The name of the sender.
    pub from: String,
    /// The number.
    pub number: u32,
    /// The message.
    pub message: Message,
}

impl Envelope {
    /// The message as a text.
    #[must_use]
    pub fn write(&self) -> String {
        let mut to = String::from("{\"nian\":");
        quote(&self.pair, &mut to);
        to.push_str(",\"from\":");
        quote(&self.from, &mut to);
        // Writing to a text never fails.
        let _ = write!(to, ",\"number\":{},\"what\":", self.number);
        match &self.message {
            Message::Here => to.push_str("\"here\"}"),
            Message::End => to.push_str("\"end\"}"),
            Message::Do(command) => {
                to.push_str("\"do\",\"command\":");
                quote(command.name(), &mut to);
                to.push('}');
            }
            Message::State(now) => {
                to.push_str("\"state\",\"state\":");
                now.write(&mut to);
                to.push('}');
            }
        }
        to
    }

    /// The message of a text; `None` if it is none of ours.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let members = Members::of(text)?;
        let message = match members.text("what")?.as_str() {
            "here" => Message::Here,
            "end" => Message::End,
            "do" => Message::Do(Command::named(&members.text("command")?)?),
            "state" => Message::State(Box::new(SpeakerState::read(members.get("state")?)?)),
            _ => return None,
        };
        Some(Self {
            pair: members.text("nian")?,
            from: members.text("from")?,
            number: u32::try_from(members.number("number")?).ok()?,
            message,
        })
    }
}

impl SpeakerState {
    fn write(&self, to: &mut String) {
        let Self {
            at,
            step,
            of,
            steps,
            waits,
            ..
        } = self;
        let _ = write!(
            to,
            "{{\"at\":{at},\"step\":{step},\"of\":{of},\"steps\":{steps},\"waits\":{waits},\"title\":"
        );
        quote(&self.title, to);
        to.push_str(",\"next\":");
        quote(&self.next, to);
        to.push_str(",\"game\":");
        optional(self.game.as_deref(), to);
        match self.clock {
            Clock::Off => {}
            Clock::Until(until) => drop(write!(to, ",\"until\":{until}")),
            Clock::Left(left) => drop(write!(to, ",\"left\":{left}")),
        }
        to.push('}');
    }

    fn read(json: &str) -> Option<Self> {
        let members = Members::of(json)?;
        let number = |name: &str| members.number(name);
        let step = |name: &str| number(name).and_then(|step| u16::try_from(step).ok());
        let time = |name: &str| members.get(name)?.parse().ok();
        let clock = match (time("until"), time("left")) {
            (_, Some(left)) => Clock::Left(left),
            (Some(until), None) => Clock::Until(until),
            (None, None) => Clock::Off,
        };
        Some(Self {
            at: number("at")?,
            step: step("step")?,
            of: number("of")?,
            steps: step("steps")?,
            title: members.text("title")?,
            next: members.text("next")?,
            waits: members.get("waits") == Some("true"),
            game: members.text("game"),
            clock,
        })
    }
}

/// What has been heard of a pair of windows: each message is heard once, though it comes in two ways.
#[derive(Clone, Debug, Default)]
pub struct Inbox(FlatMap<String, u32>);

impl Inbox {
    /// The message of a text, if it belongs to the pair, comes from another sender than `own` and is a new one.
    pub fn hear(&mut self, text: &str, pair: &str, own: &str) -> Option<Message> {
        let envelope = Envelope::read(text)?;
        if envelope.pair != pair || envelope.from == own {
            return None;
        }
        let last = self.0.or_insert_with(envelope.from, || 0);
        (envelope.number > *last).then(|| {
            *last = envelope.number;
            envelope.message
        })
    }
}
