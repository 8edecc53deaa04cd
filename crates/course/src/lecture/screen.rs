/// The full screen, where the browser lets a page have it; elsewhere the lesson fills the window.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Screen {
    /// Whether the lesson has it.
    pub(super) is_full: bool,
    /// Whether it is left because that was asked for here.
    is_leaving: bool,
    /// Whether a window is about to come for which browsers leave it.
    is_opening: bool,
    /// Whether such a window has ended it.
    is_lost: bool,
}

impl Screen {
    /// It has begun or ended; whether the browser has left it by itself.
    pub(super) fn changed(&mut self, is_full: bool) -> bool {
        let was_opening = std::mem::take(&mut self.is_opening);
        let was_leaving = std::mem::take(&mut self.is_leaving);
        self.is_full = is_full;
        if is_full || was_opening {
            self.is_lost = !is_full;
            return false;
        }
        !was_leaving
    }

    /// It is to be left; whether there is one.
    pub(super) fn leave(&mut self) -> bool {
        self.is_lost = false;
        self.is_leaving |= self.is_full;
        self.is_full
    }

    /// A window is about to be opened: that it ends the full screen is no wish of the teacher's. Whether there is one.
    pub(super) fn open(&mut self) -> bool {
        self.is_opening |= self.is_full;
        self.is_full
    }

    /// No such window comes any more.
    pub(super) fn opened(&mut self) {
        self.is_opening = false;
    }

    /// Whether such a window has ended it, which is undone now: a key lets a page do so.
    pub(super) fn again(&mut self) -> bool {
        std::mem::take(&mut self.is_lost)
    }
}
