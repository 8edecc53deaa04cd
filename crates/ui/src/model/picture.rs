//! Which of the pictures of a position is drawn: that of what is on the table, or of what decides the
//! game; and whether moves are chosen by touching it.
use super::{Game, Kind, Layout, Widget, choices};
use nian_lessons::{Ask, Frame, Show};
use nian_solver::AnyPosition;

impl Game {
    /// The picture that the page or the reader asks for; `None` where that is left to what is shown.
    #[must_use]
    pub fn show(&self) -> Option<Show> {
        self.show.filter(|&show| is_picture(show, self))
    }

    /// Whether its page can ask for a picture that is called so, and which that is.
    pub(super) fn read_show(&self, name: &str) -> Option<Show> {
        Show::named(name).filter(|&show| is_picture(show, self))
    }
}

/// The picture of what decides the game, in the place of one of what is on the table.
pub(crate) fn structure_for(show: Show, position: &AnyPosition) -> Show {
    let [plain, structure] = Show::plain_and_structure(position);
    if show == plain { structure } else { show }
}

/// Whether a game is played on such a picture: tables stand below it, trees are for examples.
fn is_picture(show: Show, game: &Game) -> bool {
    let beside = matches!(show, Show::Table | Show::Replies | Show::Tree);
    !beside && show.fits(game.position())
}

impl Widget {
    /// What is drawn: what is asked for, but with a reason that the reader gets what decides the game, for that
    /// is what it speaks of. While numbers are asked for, it is the usual picture: others have them in it. While a
    /// better move is asked for in a review, it is the picture that the game is played on.
    #[must_use]
    pub fn drawn(&self) -> Option<Frame> {
        let mut frame = self.frame()?.clone();
        if let Some(position) = frame.subject.position() {
            let usual = Show::default_for(position);
            let open = self.answers_open();
            let asks_for_numbers = frame.ask.is_some_and(Ask::is_of_numbers);
            let (show, reason) = match &self.kind {
                Kind::Game(game) => {
                    // What is asked for after the reveal holds, as it does where answers are always shown.
                    let holds = game.show().filter(|_| !self.revealed || self.redrawn);
                    (game.show().unwrap_or(usual), open && holds.is_none())
                }
                _ if !open && (self.reviewed().is_some() || asks_for_numbers) => (usual, false),
                Kind::Example(example) => (frame.show, open && example.gives_reason()),
                Kind::Exercise(_) => (frame.show, open),
                _ => (frame.show, false),
            };
            frame.show = if reason {
                structure_for(show, position)
            } else {
                show
            };
        }
        Some(frame)
    }

    /// Whether the picture of what decides the game is drawn, and the one to change it for; `None` where
    /// there is no other.
    #[must_use]
    pub fn structure(&self) -> Option<(bool, Show)> {
        let Kind::Game(game) = &self.kind else {
            return None;
        };
        let [plain, structure] = Show::plain_and_structure(game.position());
        let seen = self.drawn()?.show != plain;
        (plain != structure).then_some((seen, if seen { plain } else { structure }))
    }

    /// Whether every move can be chosen by touching the picture for this layout. Where there are too
    /// many for that, a line and an amount are chosen beside it.
    #[must_use]
    pub fn is_touchable(&self, layout: Layout) -> bool {
        let (Some(frame), Some(position)) = (self.drawn(), self.position()) else {
            return false;
        };
        let touched = nian_scene::touched(&self.view(&frame, layout));
        let all = choices(position, self.chosen);
        all.iter().all(|choice| choice.is_among(&touched))
    }
}
