use super::wire::Wire;
use gloo::timers::callback::Interval;
use nian_course::lecture::Message;

/// The speaker's window, as far as that of the lesson knows it.
#[derive(Default)]
pub(super) struct Speaker {
    pub(super) pair: Option<String>,
    pub(super) wire: Option<Wire>,
    /// When the window was heard last.
    pub(super) heard: Option<u64>,
    pub(super) is_lost: bool,
    pub(super) calls: Option<Interval>,
}

impl Speaker {
    /// It is told that the lesson is left, and nothing any more.
    pub(super) fn end(&mut self) {
        (self.heard, self.calls) = (None, None);
        if let Some(wire) = self.wire.take() {
            wire.send(Message::End);
        }
    }
}
