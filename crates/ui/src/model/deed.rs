//! Actions as text, as the buttons and fields of a card carry them: `data-do="step 3"` on what is
//! clicked, `data-set="opponent"` on a field. One listener a card reads them all.
use super::choices::read_amount;
use super::{Action, Answers, Field, Opponent, Player, Popup, Speed, Target, Widget, board_key};

impl Widget {
    /// What a click on something with `data-do` does; `None` if that is nothing.
    ///
    /// Moves are in the notation: `touch a2` chooses a move, or plays the one chosen; `play a2`
    /// plays it at once; `choose a2` only chooses it; `walk a2 b1` goes there in a tree of moves.
    /// `key ArrowLeft` does what that key does on the board.
    #[must_use]
    pub fn read_deed(&self, deed: &str) -> Option<Action> {
        let (verb, object) = deed.split_once(' ').unwrap_or((deed, ""));
        let read_move = || self.position()?.read_move(object).ok();
        Some(match verb {
            "first" => Action::GoTo(Target::First),
            "prev" => Action::GoTo(Target::Prev),
            "next" => Action::GoTo(Target::Next),
            "last" => Action::GoTo(Target::Last),
            "step" => Action::GoTo(Target::Step(object.parse().ok()?)),
            "run" => Action::TogglePlaying,
            "play" => Action::Play(read_move()?),
            "walk" => Action::Walk(object.to_owned()),
            "touch" => Action::Touch(read_move()?),
            "choose" => Action::Choose(Some(read_move()?)),
            "key" => return board_key(self, object),
            "take" => Action::Take,
            "undo" => Action::Undo,
            "redo" => Action::Redo,
            "again" => Action::Reset,
            "reveal" => Action::Reveal,
            "menu" => Action::Toggle(Popup::Menu),
            "steps" => Action::Toggle(Popup::Steps),
            "moves" => Action::Unfold,
            "from" => Action::From(object.parse().ok()?),
            "check" => Action::Check,
            "cancel" => Action::Cancel,
            _ => return None,
        })
    }

    /// What a field with `data-set` does once it holds `value`; `None` if that is nothing.
    ///
    /// Selects hold the index of what is selected. `take 1` is the field of the second choice on
    /// the board, `slide 1` its slider.
    #[must_use]
    pub fn read_field(&self, field: &str, value: &str) -> Option<Action> {
        let index = || value.parse::<usize>().ok();
        Some(match field {
            "step" => Action::GoTo(Target::Step(index()?)),
            "speed" => Action::SetSpeed(*Speed::ALL.get(index()?)?),
            "opponent" => Action::SetOpponent(*Opponent::ALL.get(index()?)?),
            "first" => Action::SetFirst(*Player::ALL.get(index()?)?),
            "answers" => Action::SetAnswers(*Answers::ALL.get(index()?)?),
            "from" => Action::From(value.parse().ok()?),
            "range" => Action::Range(value.to_owned()),
            "value" => Action::Enter(Field::Value, value.to_owned()),
            "digits" => Action::Enter(Field::Digits, value.to_owned()),
            "system" => Action::Enter(Field::System, value.to_owned()),
            "list" => Action::Enter(Field::List, value.to_owned()),
            _ => {
                let (kind, at) = field.split_once(' ')?;
                return read_amount(self, at.parse().ok()?, value, kind == "slide");
            }
        })
    }
}
