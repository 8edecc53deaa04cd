use super::Interface;

pub(crate) struct En;

impl Interface for En {
    fn first(&self) -> &'static str {
        "Back to the start"
    }

    fn back(&self) -> &'static str {
        "One step back"
    }

    fn play(&self) -> &'static str {
        "Play the steps"
    }

    fn pause(&self) -> &'static str {
        "Pause"
    }

    fn next(&self) -> &'static str {
        "Next step"
    }

    fn last(&self) -> &'static str {
        "Go to the end"
    }

    fn steps(&self) -> &'static str {
        "Steps"
    }

    fn step_of(&self, step: usize, steps: usize) -> String {
        if step == 0 {
            return format!("Start, before {steps} steps");
        }
        format!("Step {step} of {steps}")
    }

    fn menu(&self) -> &'static str {
        "Menu"
    }

    fn speed(&self) -> &'static str {
        "Speed"
    }

    fn speeds(&self) -> [&'static str; 3] {
        ["slow", "normal", "fast"]
    }

    fn show_answer(&self) -> &'static str {
        "Show the answer"
    }

    fn show_answers(&self) -> &'static str {
        "Show the answers at every step"
    }

    fn play_on(&self) -> &'static str {
        "Play on from here"
    }

    fn winning_moves(&self) -> &'static str {
        "Winning moves"
    }

    fn no_winning_move(&self) -> &'static str {
        "Every move leaves an unsafe position."
    }

    fn more(&self, more: usize) -> String {
        format!("{more} more")
    }

    fn all_moves(&self) -> &'static str {
        "Every move"
    }

    fn back_to_example(&self) -> &'static str {
        "Back to the example"
    }

    fn beyond(&self) -> &'static str {
        "Beyond the article"
    }

    fn erratum(&self) -> &'static str {
        "Corrects the article"
    }

    fn board(&self) -> &'static str {
        "Board"
    }

    fn board_help(&self) -> &'static str {
        "Tap to choose, tap again to take. With the keyboard: ↑ ↓ change the row, ← → the number, Enter takes."
    }

    fn row(&self, row: u8, coins: u64) -> String {
        let letter = char::from(b'a' + row);
        let noun = if coins == 1 { "coin" } else { "coins" };
        format!("Row {letter}, {coins} {noun}")
    }

    fn both_rows(&self, most: u64) -> String {
        format!("From both rows, at most {most} each")
    }

    fn chosen(&self, take: u64) -> String {
        format!("Take {take}")
    }

    fn side_faces(&self) -> &'static str {
        "Tip the die to"
    }

    fn take(&self) -> &'static str {
        "Take"
    }

    fn undo(&self) -> &'static str {
        "Undo"
    }

    fn redo(&self) -> &'static str {
        "Redo"
    }

    fn new_game(&self) -> &'static str {
        "New game"
    }

    fn opponent(&self) -> &'static str {
        "Opponent"
    }

    fn opponents(&self) -> [&'static str; 3] {
        ["never errs", "a learner (errs sometimes)", "two people"]
    }

    fn who_begins(&self) -> &'static str {
        "First move"
    }

    fn players(&self, against_other: bool) -> [&'static str; 2] {
        if against_other {
            ["you", "opponent"]
        } else {
            ["player 1", "player 2"]
        }
    }

    fn turn(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "Your move.",
            (true, false) => "The opponent is to move.",
            (false, true) => "Player 1 is to move.",
            (false, false) => "Player 2 is to move.",
        }
    }

    fn won(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "You have won!",
            (true, false) => "The opponent has won this game.",
            (false, true) => "Player 1 has won!",
            (false, false) => "Player 2 has won!",
        }
    }

    fn rows_before(&self) -> &'static str {
        "Rows before these"
    }

    fn rows_after(&self) -> &'static str {
        "Rows after these"
    }

    fn start_row(&self, stones: bool) -> &'static str {
        if stones { "Stones from" } else { "From n =" }
    }

    fn missing(&self, attribute: &str, default: &str) -> String {
        format!("No {attribute} is given; {default} is used.")
    }

    fn bad_value(&self, attribute: &str, value: &str, default: &str) -> String {
        format!("{attribute} cannot be “{value}”; {default} is used.")
    }

    fn instead(&self, default: &str) -> String {
        format!("{default} is used instead.")
    }

    fn no_such_step(&self, steps: usize) -> String {
        format!("There is no such step: they go from 0 to {steps}.")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "There is no move to take back."
    }

    fn nothing_to_redo(&self) -> &'static str {
        "No move has been taken back."
    }

    fn not_your_turn(&self) -> &'static str {
        "It is the other player's turn."
    }

    fn no_position(&self) -> &'static str {
        "There is no position here to play in."
    }
}
