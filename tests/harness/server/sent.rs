//! The body of an answer.

use hyper::body::{Body, Bytes, Frame, SizeHint};
use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};
use tokio::time::{Sleep, sleep};

/// The bytes of an answer: all at once or in parts, with a pause before each, to the end or not.
pub(super) struct Sent {
    rest: Bytes,
    length: u64,
    part: usize,
    pause: Duration,
    pausing: Option<Pin<Box<Sleep>>>,
    stalls: bool,
}

impl Sent {
    pub(super) fn new(whole: Bytes, (pause, parts): (Duration, usize), stalls: bool) -> Self {
        Self {
            length: whole.len() as u64,
            part: whole.len().div_ceil(parts).max(1),
            rest: whole.slice(..whole.len() / if stalls { 2 } else { 1 }),
            pause,
            pausing: None,
            stalls,
        }
    }
}

impl Body for Sent {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<std::result::Result<Frame<Bytes>, Infallible>>> {
        if self.rest.is_empty() {
            return if self.stalls {
                Poll::Pending
            } else {
                Poll::Ready(None)
            };
        }
        if !self.pause.is_zero() {
            let pause = self.pause;
            let pausing = self.pausing.get_or_insert_with(|| Box::pin(sleep(pause)));
            ready!(pausing.as_mut().poll(context));
            self.pausing = None;
        }
        let part = self.part.min(self.rest.len());
        Poll::Ready(Some(Ok(Frame::data(self.rest.split_to(part)))))
    }

    fn is_end_stream(&self) -> bool {
        !self.stalls && self.rest.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.length)
    }
}
