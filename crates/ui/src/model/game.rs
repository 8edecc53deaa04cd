use super::opponent::{self, Random};
use super::{Event, Opponent, Player, Refusal, Target};
use nian_lessons::{Frame, Played, Show};
use nian_solver::holding::Side;
use nian_solver::{AnyPosition, Move, Outcome};

/// The position of a board without attributes.
pub(super) const POSITION: &str = "nim:3,4,5";

/// A game as far as it has been played, with the moves that were undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// The position at the start and after each move; never empty.
    frames: Vec<Frame>,
    start: AnyPosition,
    /// The number of moves that stand; the frames after these were undone.
    at: usize,
    first: Player,
    opponent: Opponent,
    random: Random,
    /// The picture that the page or the reader has set.
    pub(super) show: Option<Show>,
}

impl Game {
    /// A new game from `start`.
    #[must_use]
    pub fn new(start: AnyPosition, first: Player, opponent: Opponent, random: Random) -> Self {
        Self {
            frames: vec![frame(start.clone())],
            start,
            at: 0,
            first,
            opponent,
            random,
            show: None,
        }
    }

    /// The game of an element without attributes: the reader begins, against a perfect opponent.
    pub(super) fn usual(seed: u32) -> Option<Self> {
        let position = POSITION.parse().ok()?;
        let random = Random::new(seed);
        Some(Self::new(
            position,
            Player::Reader,
            Opponent::Perfect,
            random,
        ))
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The frame shown.
    #[must_use]
    pub fn frame(&self) -> &Frame {
        &self.frames[self.at]
    }

    /// Every position of the game, for a picture with the height of the highest.
    #[must_use]
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// The position shown.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        match &self.frames[self.at].subject {
            nian_lessons::Subject::Position(position) => position,
            // A game's frames are all made from positions.
            _ => &self.start,
        }
    }

    /// The number of moves made.
    #[must_use]
    pub fn step(&self) -> usize {
        self.at
    }

    /// The number of moves, those undone included.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.frames.len() - 1
    }

    /// Who begins.
    #[must_use]
    pub fn first(&self) -> Player {
        self.first
    }

    /// Who plays against the reader.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Player {
        self.turn_at(self.at)
    }

    /// The reader's side, where there are sides and an opponent.
    #[must_use]
    pub fn readers_side(&self) -> Option<Side> {
        match self.position() {
            AnyPosition::Sides(_, state) if self.opponent != Opponent::None => {
                Some(match self.turn() {
                    Player::Reader => state.to_move(),
                    Player::Other => state.to_move().other(),
                })
            }
            _ => None,
        }
    }

    /// The winner, once no move is left.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        let outcome = self.position().end()?;
        let mover = self.turn();
        Some(if outcome == Outcome::Safe {
            mover.opposite()
        } else {
            mover
        })
    }

    /// Whether the reader may move now.
    #[must_use]
    pub fn readers_turn(&self) -> bool {
        self.winner().is_none() && self.is_reader(self.turn())
    }

    /// Whether the reader has made a move.
    #[must_use]
    pub fn begun(&self) -> bool {
        (0..self.steps()).any(|at| self.is_reader(self.turn_at(at)))
    }

    /// Whether a move of the opponent is due.
    #[must_use]
    pub fn reply_due(&self) -> bool {
        self.at == self.steps() && self.winner().is_none() && !self.is_reader(self.turn())
    }

    /// The step to which `undo` leads: the reader's turn before this one.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        (0..self.at)
            .rev()
            .find(|&at| self.is_reader(self.turn_at(at)))
    }

    /// The step to which `redo` leads: the reader's next turn, or the end of what was played.
    #[must_use]
    pub fn redo_target(&self) -> Option<usize> {
        let all = self.at + 1..=self.steps();
        let stop = all.clone().find(|&at| self.is_reader(self.turn_at(at)));
        stop.or(all.last())
    }

    /// Plays a move of the reader; of two people, of whoever is to move.
    pub(super) fn play(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        if self.winner().is_none() && !self.is_reader(self.turn()) {
            return Err(Refusal::NotYourTurn);
        }
        self.make(mv)
    }

    /// Plays the opponent's move, if one is due.
    pub(super) fn reply(&mut self) -> Result<Vec<Event>, Refusal> {
        if !self.reply_due() {
            return Ok(Vec::new());
        }
        let errs = match self.opponent {
            Opponent::Perfect | Opponent::None => 0,
            Opponent::Skilled => 3,
            Opponent::Learner => 8,
            Opponent::Novice => 15,
        };
        let mv = opponent::fallible_move(&self.position().clone(), errs, &mut self.random);
        mv.map_or(Ok(Vec::new()), |mv| self.make(mv))
    }

    pub(super) fn undo(&mut self) -> Result<Vec<Event>, Refusal> {
        self.at = self.undo_target().ok_or(Refusal::NothingToUndo)?;
        Ok(vec![Event::Step])
    }

    pub(super) fn redo(&mut self) -> Result<Vec<Event>, Refusal> {
        self.at = self.redo_target().ok_or(Refusal::NothingToRedo)?;
        Ok(vec![Event::Step])
    }

    pub(super) fn go_to(&mut self, target: Target) -> Result<Vec<Event>, Refusal> {
        let steps = self.steps();
        let to = target
            .resolve(self.at, steps)
            .ok_or(Refusal::NoSuchStep { steps })?;
        let moved = to != self.at;
        self.at = to;
        Ok(moved.then_some(Event::Step).into_iter().collect())
    }

    /// Starts anew from `start`.
    pub(super) fn reset(&mut self) -> Vec<Event> {
        let moved = self.at != 0;
        self.frames.truncate(1);
        self.at = 0;
        moved.then_some(Event::Step).into_iter().collect()
    }

    /// A new game from `start` with the same players.
    pub(super) fn restarted_from(&self, start: AnyPosition) -> Self {
        let random = self.random.clone();
        Self {
            show: self.show,
            ..Self::new(start, self.first, self.opponent, random)
        }
    }

    /// The same game up to this step.
    pub(super) fn until(&self, step: usize) -> Self {
        let mut game = self.clone();
        game.frames.truncate(step + 1);
        game.at = step;
        game
    }

    /// Sets who begins, which starts a new game.
    pub(super) fn set_first(&mut self, first: Player) -> Vec<Event> {
        self.first = first;
        self.reset()
    }

    /// Sets who plays against the reader from now on.
    pub(super) fn set_opponent(&mut self, opponent: Opponent) {
        self.opponent = opponent;
    }

    pub(super) fn make(&mut self, mv: Move) -> Result<Vec<Event>, Refusal> {
        let before = self.position().clone();
        let position = before.play(mv).map_err(Refusal::Illegal)?;
        let by = self.turn();
        let next = Frame {
            played: Some(Played { before, mv }),
            show: self.frame().show,
            ..frame(position.clone())
        };
        self.frames.truncate(self.at + 1);
        self.frames.push(next);
        self.at += 1;
        let mut events = vec![Event::made(mv, by, &position), Event::Step];
        events.extend(self.winner().map(|winner| Event::End { winner }));
        Ok(events)
    }

    pub(super) fn turn_at(&self, at: usize) -> Player {
        if at.is_multiple_of(2) {
            self.first
        } else {
            self.first.opposite()
        }
    }

    pub(super) fn is_reader(&self, player: Player) -> bool {
        self.opponent == Opponent::None || player == Player::Reader
    }
}

/// The frame of a position of a game; once the answer is revealed, it shows every move with its
/// mark.
fn frame(position: AnyPosition) -> Frame {
    Frame {
        marks: true,
        ..Frame::of(position)
    }
}
