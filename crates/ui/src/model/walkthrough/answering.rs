//! Answers to the questions of an example.

use super::Walkthrough;
use crate::model::answers::AnswerSoFar;
use crate::model::{Answer, Event, Player, Refusal, Reply};
use nian_lessons::Ask;
use nian_solver::Move;

impl Walkthrough {
    /// Whether the sentence is a reason that follows from the rules, and not the example's own words: this is so at an
    /// answer, at a step that asks, and beside the example.
    pub(in crate::model) fn gives_reason(&self) -> bool {
        let frame = self.frame();
        let got = self.off_the_example() || self.verdict.is_some() || frame.ask.is_some();
        frame.say.is_none() && got
    }

    /// The question of the step shown.
    pub(in crate::model) fn asks(&self) -> Option<Ask> {
        self.frames[self.step].ask
    }

    /// Plays a move as an answer to the question. After a winning move the example goes on if it continues with that
    /// move; after another move the other player makes a winning one.
    pub(in crate::model) fn try_move(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        let asked = self.frames[self.step].subject.position();
        let asked = asked.ok_or(Refusal::NoPosition)?.clone();
        let right = asked.winning_moves().contains(&mv);
        asked.play(mv).map_err(Refusal::Illegal)?;
        self.show(self.step);
        let next = self.frames.get(self.step + 1);
        let played = next.and_then(|next| next.played.as_ref());
        let goes_on = played.is_some_and(|played| played.mv == mv && played.before == asked);
        self.judge(Answer::Move(mv), right);
        let tried = self.verdict;
        let events = if right && goes_on {
            self.show(self.step + 1)
        } else {
            let mut events = self.play(mv)?;
            if !right {
                events.extend(self.refute()?);
            }
            events
        };
        self.verdict = tried;
        Ok(events)
    }

    /// The other player's winning move, unless the game is over.
    fn refute(&mut self) -> Result<Vec<Event>, Refusal> {
        let reply = self
            .position()
            .and_then(|position| position.winning_moves().first().copied());
        let Some(reply) = reply else {
            return Ok(Vec::new());
        };
        self.play(reply)?;
        let position = self.position();
        Ok(position
            .map(|position| Event::made(reply, Player::Other, position))
            .into_iter()
            .collect())
    }

    /// Records the answer to the question of the step shown. Beside the example no step asks.
    pub(in crate::model) fn judge(&mut self, answer: Answer, right: bool) {
        self.verdict = Some(right);
        if self.off_the_example() {
            return;
        }
        let step = self.step;
        self.tried
            .retain(|tried| (tried.step, tried.answer) != (step, answer));
        let others = self.tried.iter().filter(|tried| tried.step == step);
        self.tried.push(AnswerSoFar {
            step,
            tries: others.map(|_| 1).sum::<u32>() + 1,
            answer,
            right,
        });
    }

    /// The answer that was given last, to any step.
    pub(in crate::model) fn tried_last(&self) -> Option<AnswerSoFar> {
        self.tried.last().copied()
    }

    /// Whether the current answer is right; `None` if there is none.
    pub(in crate::model) fn verdict(&self) -> Option<bool> {
        self.verdict
    }

    /// Whether the board shows a wrong answer and the reply to it. There is no reply if the answer ended the game.
    #[must_use]
    pub fn is_refuted(&self) -> bool {
        self.verdict == Some(false) && self.line_at > 1
    }

    /// Whether there is a current answer, or the step was answered rightly before.
    pub(in crate::model) fn is_answered(&self) -> bool {
        let here = |tried: &AnswerSoFar| tried.step == self.step && tried.right;
        self.verdict.is_some() || (!self.off_the_example() && self.tried.iter().any(here))
    }

    /// The inputs of the step shown, if it has been answered.
    #[must_use]
    pub fn reply(&self) -> Option<&Reply> {
        let mut replies = self.replies.iter();
        let here = replies.find(|(step, _)| *step == self.step);
        here.map(|(_, reply)| reply)
    }

    pub(in crate::model) fn reply_mut(&mut self) -> &mut Reply {
        let step = self.step;
        let here = self.replies.iter().position(|(at, _)| *at == step);
        let at = here.unwrap_or_else(|| {
            self.replies.push((step, Reply::default()));
            self.replies.len() - 1
        });
        &mut self.replies[at].1
    }

    /// Whether the inputs of the step shown are folded.
    #[must_use]
    pub fn is_folded(&self) -> bool {
        self.folded == Some(self.step)
    }

    pub(in crate::model) fn fold(&mut self) {
        self.folded = Some(self.step);
    }

    /// Unfolds the inputs; whether they were folded.
    pub(in crate::model) fn unfold(&mut self) -> bool {
        let folded = self.is_folded();
        if folded {
            self.folded = None;
        }
        folded
    }
}
