//! The review of a game that is over, as a walkthrough: every position is a step, and a step at which the reader missed
//! a win asks for a better move.
use super::{Event, Game, Kind, Opponent, Player, Walkthrough, Widget};
use nian_lessons::{Ask, Frame, Localized, Show, Subject};
use nian_words::Language;
use std::rc::Rc;

/// The quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveQuality {
    /// It left a safe position.
    Right,
    /// It left an unsafe position although another move would have won.
    Slip,
    /// It left an unsafe position, as every move would have.
    Lost,
}

impl Game {
    /// The quality of the move played at a step.
    #[must_use]
    pub fn quality(&self, step: usize) -> MoveQuality {
        let safe = |step: usize| {
            let position = self.frames()[step].subject.position();
            position.is_some_and(|position| position.outcome().is_safe())
        };
        match (safe(step), safe(step + 1)) {
            (_, true) => MoveQuality::Right,
            (false, false) => MoveQuality::Slip,
            (true, false) => MoveQuality::Lost,
        }
    }

    /// The steps at which either player missed a win.
    pub fn slips(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.steps()).filter(|&step| self.quality(step) == MoveQuality::Slip)
    }

    /// Whether a better move is asked for at a step: the reader missed a win there.
    #[must_use]
    pub fn asks_at(&self, step: usize) -> bool {
        step < self.steps()
            && self.is_reader(self.turn_at(step))
            && self.quality(step) == MoveQuality::Slip
    }

    /// The step of the review that shows the move played at a step: where a better move is asked for, the step before
    /// it.
    #[must_use]
    pub fn shown_at(&self, step: usize) -> usize {
        step + usize::from(!self.asks_at(step))
    }

    /// The index of the name of whoever moved at a step, among the four texts for the first player, the second player,
    /// the reader and the opponent.
    #[must_use]
    pub fn mover(&self, step: usize) -> usize {
        self.named(self.turn_at(step))
    }

    /// The same index for a player.
    #[must_use]
    pub fn named(&self, player: Player) -> usize {
        2 * usize::from(self.opponent() != Opponent::None) + usize::from(player == Player::Other)
    }

    /// The steps of the review.
    fn review_frames(&self, language: Language) -> Vec<Frame> {
        let mut frames = self.frames().to_vec();
        for (at, frame) in frames.iter_mut().enumerate() {
            let asks = self.asks_at(at);
            if let Subject::Position(position) = &frame.subject {
                frame.show = Show::plain_and_structure(position)[1];
            }
            frame.marks = asks;
            frame.ask = asks.then_some(Ask::Winning);
            frame.from = at.checked_sub(1);
            if let Some(before) = frame.from {
                let said = self.sentence_on_move(before, frame, language);
                let texts = vec![(language.tag().to_owned(), said)];
                frame.say = Some(Rc::new(Localized { texts }));
            }
        }
        frames
    }

    /// The sentence on the move played at a step, which led to `frame`.
    fn sentence_on_move(&self, step: usize, frame: &Frame, language: Language) -> String {
        let (words, sentences) = (language.interface(), language.sentences());
        let mut said = sentences.frame_by(frame, Some(self.mover(step)));
        let more = match (self.quality(step), &frame.played) {
            (MoveQuality::Slip, Some(played)) => sentences.better(&played.before),
            (MoveQuality::Lost, _) => words.no_better().to_owned(),
            _ => return said,
        };
        said += words.gap();
        said += &more;
        said
    }
}

impl Widget {
    /// The game under review.
    #[must_use]
    pub fn reviewed(&self) -> Option<&Game> {
        match self.kind {
            Kind::Example(_) => self.kept.last(),
            _ => None,
        }
    }

    /// The game that is played or under review.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match &self.kind {
            Kind::Game(game) => Some(game),
            _ => self.reviewed(),
        }
    }

    /// Changes the language.
    pub fn set_language(&mut self, language: Language) {
        self.language = language;
        let frames = self.reviewed().map(|game| game.review_frames(language));
        if let (Some(frames), Kind::Example(example)) = (frames, &mut self.kind) {
            example.retell(frames);
        }
    }

    /// Starts the review of a game that is over, or ends it.
    pub(super) fn review(&mut self) -> Vec<Event> {
        let over = |game: &&Game| game.winner().is_some();
        if self.end_review().is_none()
            && let Some(game) = self.game().filter(over)
        {
            let game = game.clone();
            self.kept.push(game);
            self.show_review(0);
        }
        vec![Event::Step]
    }

    /// Plays on from the step shown of the game under review, which is kept.
    pub(super) fn retry(&mut self) -> Vec<Event> {
        if let Some(game) = self.reviewed() {
            self.kind = Kind::Game(game.until(self.steps().0));
        }
        vec![Event::Step]
    }

    /// Returns to the review of the kept game, at the step where the current game leaves it.
    pub(super) fn return_to_review(&mut self) -> Vec<Event> {
        if let (Kind::Game(game), Some(kept)) = (&self.kind, self.kept.last()) {
            let frames = game.frames().iter().zip(kept.frames());
            let mv = |frame: &Frame| frame.played.as_ref().map(|played| played.mv);
            let same = frames.take_while(|(one, other)| mv(one) == mv(other));
            self.show_review(same.count() - 1); // they have the same start
        }
        vec![Event::Step]
    }

    /// Ends the review, if there is one, and goes back to the board; returns the review.
    pub(super) fn end_review(&mut self) -> Option<Kind> {
        self.reviewed()?;
        let game = self.kept.pop()?;
        Some(std::mem::replace(&mut self.kind, Kind::Game(game)))
    }

    /// Goes back to a review that was ended, if there was one.
    pub(super) fn resume_review(&mut self, review: Option<Kind>) {
        if let Some(review) = review
            && let Kind::Game(game) = std::mem::replace(&mut self.kind, review)
        {
            self.kept.push(game);
        }
    }

    fn show_review(&mut self, step: usize) {
        if let Some(game) = self.kept.last() {
            let mut example = Walkthrough::of_frames(game.review_frames(self.language));
            example.show(step.min(example.steps()));
            self.kind = Kind::Example(example);
        }
    }
}
