//! Which picture of a position is drawn: the coins, heaps or dice, or the structure that decides the game; and whether
//! moves are chosen by touching it.
use super::{Game, Kind, Layout, Widget, choices};
use nian_lessons::{Ask, Frame, Show};
use nian_solver::AnyPosition;

impl Game {
    /// The picture that the page or the reader has set; `None` for the default.
    #[must_use]
    pub fn show(&self) -> Option<Show> {
        self.show.filter(|&show| is_picture(show, self))
    }

    /// The picture of this name, if the game can be played on it.
    pub(super) fn read_show(&self, name: &str) -> Option<Show> {
        Show::named(name).filter(|&show| is_picture(show, self))
    }
}

/// The structure that decides the game in place of the plain picture; other pictures stay.
pub(crate) fn structure_for(show: Show, position: &AnyPosition) -> Show {
    let [plain, structure] = Show::plain_and_structure(position);
    if show == plain { structure } else { show }
}

/// Whether a game can be played on this picture: tables stand below it, trees are for examples.
pub(super) fn is_picture(show: Show, game: &Game) -> bool {
    let beside = matches!(show, Show::Table | Show::Replies | Show::Tree);
    !beside && show.fits(game.position())
}

impl Widget {
    /// The frame to draw. Its picture is the one set by the page or the reader, with these exceptions. Where a reason
    /// is given, it is the structure, of which the reason speaks. While numbers are asked for, it is the usual picture,
    /// as others would show them. While a better move is asked for in a review, it is the picture that the game is
    /// played on.
    #[must_use]
    pub fn drawn(&self) -> Option<Frame> {
        let mut frame = self.frame()?.clone();
        if let Some(position) = frame.subject.position() {
            let usual = Show::default_for(position);
            let open = self.answers_open();
            let asks_for_numbers = frame.ask.is_some_and(Ask::is_of_numbers);
            let (show, reason) = match &self.kind {
                Kind::Game(game) => {
                    // A picture set after the reveal is kept, as it is where answers are always shown.
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

    /// The plain picture of a game and its structure; `None` where it has no structure of its own.
    fn two_pictures(&self) -> Option<[Show; 2]> {
        let Kind::Game(game) = &self.kind else {
            return None;
        };
        let [plain, structure] = Show::plain_and_structure(game.position());
        (plain != structure).then_some([plain, structure])
    }

    /// Whether the structure is drawn, and the picture that the button changes to; `None` where the game has no
    /// structure of its own.
    #[must_use]
    pub fn structure(&self) -> Option<(bool, Show)> {
        let [plain, structure] = self.two_pictures()?;
        let seen = self.drawn()?.show == structure;
        Some((seen, if seen { plain } else { structure }))
    }

    /// The structure in whose place the plain picture is drawn.
    pub(super) fn undrawn_structure(&self) -> Option<Show> {
        let [plain, structure] = self.two_pictures()?;
        (self.drawn()?.show == plain).then_some(structure)
    }

    /// Whether every move can be chosen by touching the picture in this layout. Where there are too many moves for
    /// that, a row and an amount are chosen beside it.
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
