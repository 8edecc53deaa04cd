//! Two teams play on from the position shown.

use super::thing::ElementState;

/// The most characters of a team's name.
pub const MOST_OF_TEAM: usize = 12;

/// A game of two teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The thing from which it was begun, 1-based.
    pub at: usize,
    /// The position at its beginning.
    pub position: String,
    /// How far it is played, as the element has it.
    pub state: Option<String>,
    /// The team that has begun.
    pub first: usize,
    /// Once it has been played to the end: the moves, and the team that has won by these.
    pub end: Option<(String, usize)>,
}

/// The teams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Teams {
    /// Their names, as they were typed last.
    pub names: [Option<String>; 2],
    /// The points of the games that are over.
    pub score: [u32; 2],
    /// The game that they play.
    pub game: Option<Game>,
}

impl Teams {
    /// The team that has won: a move that is taken back takes that back, too.
    #[must_use]
    pub fn won(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        let (moves, team) = game.end.as_ref()?;
        (moves_of(game.state.as_deref()) == moves).then_some(*team)
    }

    /// The team whose turn it is.
    #[must_use]
    pub fn turn(&self) -> usize {
        let Some(game) = &self.game else {
            return 0;
        };
        let moves = moves_of(game.state.as_deref());
        let moves = moves.split(',').filter(|mv| !mv.is_empty()).count();
        (game.first + moves) % 2
    }

    /// The points of a team, with those of this game.
    #[must_use]
    pub fn points(&self, team: usize) -> u32 {
        self.score[team] + u32::from(self.won() == Some(team))
    }

    /// Counts the game that is over.
    fn count(&mut self) {
        if let Some(team) = self.won() {
            self.score[team] += 1;
        }
    }

    /// The game is played as far as this.
    pub(super) fn follow(&mut self, state: Option<String>) {
        if let Some(game) = &mut self.game {
            game.state = state;
        }
    }

    /// The game is over.
    pub(super) fn ended(&mut self, first_has_won: bool) {
        if let Some(game) = &mut self.game {
            let team = if first_has_won {
                game.first
            } else {
                1 - game.first
            };
            let moves = moves_of(game.state.as_deref()).to_owned();
            game.end = Some((moves, team));
        }
    }

    /// Another game, with sides changed.
    pub(super) fn rematch(&mut self) {
        self.count();
        if let Some(game) = &mut self.game {
            game.first = 1 - game.first;
            (game.state, game.end) = (None, None);
        }
    }

    /// The class goes on with the lesson.
    pub(super) fn end(&mut self) {
        self.count();
        self.game = None;
    }
}

/// The moves of a game, as its element writes them: `nim:3,4,5 a2,b1`.
fn moves_of(state: Option<&str>) -> &str {
    let moves = state.and_then(|state| state.split(' ').nth(1));
    moves.unwrap_or_default()
}

/// The position from which can be played here, if there is one.
pub(super) fn can_begin(look: &ElementState, is_game: bool) -> Option<&str> {
    let position = look.position.as_deref()?;
    let is_one = position.contains(':') && !position.contains('=');
    (is_one && (is_game || look.outcome.is_some())).then_some(position)
}
