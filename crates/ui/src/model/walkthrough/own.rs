//! Moves of the reader's own beside the example.

use super::Walkthrough;
use crate::model::{Event, Player, Refusal};
use nian_lessons::{Frame, Played, Show};
use nian_solver::Move;

impl Walkthrough {
    /// Whether a line of the reader's own is shown.
    #[must_use]
    pub fn off_the_example(&self) -> bool {
        self.line_at > 0
    }

    /// Whether a move of the reader's own can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.line_at > 0
    }

    /// Whether a move of the reader's own can be redone.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.line_at < self.line.len()
    }

    /// Plays a move of the reader's own, from whatever is shown.
    pub(in crate::model) fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        let before = self.position().ok_or(Refusal::NoPosition)?.clone();
        let position = before.play(mv).map_err(Refusal::Illegal)?;
        let shown = self.frame();
        let plain = Frame::of(position.clone());
        // Columns, grid and die are kept; a table of all heaps cannot show a move.
        let show = if shown.show == Show::Table {
            plain.show
        } else {
            shown.show
        };
        let frame = Frame {
            show,
            played: Some(Played { before, mv }),
            from: Some(self.step),
            ..plain
        };
        self.playing = false;
        self.verdict = None;
        self.line.truncate(self.line_at);
        self.line.push(frame);
        self.line_at += 1;
        Ok(vec![Event::made(mv, Player::Reader, &position)])
    }

    /// The reader's own moves that are not undone.
    pub(in crate::model) fn own(&self) -> &[Frame] {
        &self.line[..self.line_at]
    }

    /// Begins a line of the reader's own: at `root` if given, else at the step shown.
    pub(in crate::model) fn begin_way(&mut self, root: Option<Frame>) {
        self.verdict = None;
        self.line = root.into_iter().collect();
        self.line_at = self.line.len();
    }

    pub(in crate::model) fn undo(&mut self) -> Result<Vec<Event>, Refusal> {
        if self.verdict.is_some() && self.off_the_example() {
            return Ok(self.show(self.step)); // together with the reply to it
        }
        self.line_at = self.line_at.checked_sub(1).ok_or(Refusal::NothingToUndo)?;
        Ok(vec![Event::Step])
    }

    pub(in crate::model) fn redo(&mut self) -> Result<Vec<Event>, Refusal> {
        if !self.can_redo() {
            return Err(Refusal::NothingToRedo);
        }
        self.line_at += 1;
        Ok(vec![Event::Step])
    }
}
