//! Lines and computers, as the browser is told to be.

use serde_json::{Value, json};

/// A line to the host.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Line {
    /// Bits a second towards the reader; half as many away from it.
    pub(crate) bits: f64,
    /// Milliseconds until an answer begins.
    pub(crate) latency: f64,
}

/// What most is measured with.
pub(crate) const SLOW: Line = Line::new(1.6e6, 150.0);
/// A telephone on a good day.
pub(crate) const MOBILE: Line = Line::new(9e6, 60.0);
/// What is left to each of a class that shares one line.
pub(crate) const SCHOOL: Line = Line::new(300e3, 400.0);
/// As fast as the machine is, for what is not measured.
pub(crate) const LOCAL: Line = Line::new(0.0, 0.0);

/// So many times slower than this machine is the computer that is measured.
pub(crate) const SLOWER: u32 = 4;

impl Line {
    const fn new(bits: f64, latency: f64) -> Self {
        Self { bits, latency }
    }

    /// Parameters of `Network.emulateNetworkConditions`.
    pub(crate) fn parameters(self) -> Value {
        let bytes = if self.bits > 0.0 {
            self.bits / 8.0
        } else {
            -1.0 // without a limit
        };
        let up = if bytes > 0.0 { bytes / 2.0 } else { bytes };
        json!({
            "offline": false,
            "latency": self.latency,
            "downloadThroughput": bytes,
            "uploadThroughput": up,
        })
    }
}
