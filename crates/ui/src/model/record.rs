//! A game as text: its start and its moves, as in `nim:3,4,5 a2,b1`.
use super::entry::normalize_input;
use super::game::POSITION;
use super::picture::is_picture;
use super::{Game, Kind, Widget};
use nian_lessons::Show;

impl Game {
    /// The whole game: its start and, after a space, the moves that stand.
    #[must_use]
    pub fn state(&self) -> String {
        let mut text = self.start().to_string();
        let mut gap = ' ';
        for frame in &self.frames()[1..=self.step()] {
            if let Some(played) = &frame.played {
                text.push(gap);
                text += &played.mv.to_string();
                gap = ',';
            }
        }
        text
    }

    /// The moves that stand, as in `a2,b1`.
    #[must_use]
    pub fn moves(&self) -> String {
        let state = self.state();
        state
            .split_once(' ')
            .map_or("", |(_, moves)| moves)
            .to_owned()
    }
}

impl Widget {
    /// Sets up the game from the attribute `position`, `moves`, or `state`, which holds both; `None` for other
    /// attributes. At an error in `moves` the moves before it are played; at any other error the game stays as it was.
    pub(super) fn read_game(
        &mut self,
        name: &str,
        value: Option<&str>,
    ) -> Option<Result<(), String>> {
        let Kind::Game(game) = &mut self.kind else {
            return None;
        };
        let all = value.unwrap_or(POSITION);
        let (start, moves) = match name {
            "position" => (Some(all), ""),
            "moves" => (None, value.unwrap_or_default()),
            "state" => match all.split_once(' ') {
                Some((start, moves)) => (Some(start), moves),
                None => (Some(all), ""),
            },
            "show" => {
                self.asked.show = value.and_then(Show::named);
                return None;
            }
            _ => return None,
        };
        let sentences = self.language.sentences();
        let mut read = match start.map(|text| (text, text.parse())) {
            None => game.restarted_from(game.start().clone()),
            Some((_, Ok(start))) => {
                let mut read = game.restarted_from(start);
                // The position before may have lacked the picture.
                let asked = self.asked.show.filter(|&show| is_picture(show, &read));
                read.show = asked.or(read.show);
                read
            }
            Some((text, Err(error))) => return Some(Err(sentences.notation_error(text, &error))),
        };
        let mut wrong = Ok(());
        for text in normalize_input(moves)
            .split(',')
            .filter(|text| !text.is_empty())
        {
            wrong = match read.position().read_move(text) {
                Ok(mv) => match read.make(mv) {
                    Ok(_) => continue,
                    Err(refusal) => Err(format!("{mv}: {}", refusal.message(self.language))),
                },
                Err(error) => Err(sentences.notation_error(text, &error)),
            };
            break;
        }
        if wrong.is_ok() || name == "moves" {
            *game = read;
            self.kept.clear();
            self.chosen = None;
            self.popup = None;
            self.revealed = false;
        }
        Some(wrong)
    }
}
