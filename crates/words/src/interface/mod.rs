mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::EN;
pub(crate) use zh_hans::ZH_HANS;
pub(crate) use zh_hant::ZH_HANT;

use crate::sentences::{Arg, Phrases, capital, clip, letter};
use crate::table::{table, words};

table! {
    /// Names of controls, and what widgets say about themselves.
    ///
    /// Everything is plain text. Rows are 0-based, steps count from 0 (the start).
    Interface {
        /// The button to the start.
        first: &'static str,
        /// The button one step back.
        back: &'static str,
        /// The button that plays the steps by themselves.
        play: &'static str,
        /// The button that stops playing.
        pause: &'static str,
        /// The button to the next step.
        next: &'static str,
        /// The button to the last step.
        last: &'static str,
        /// What the slider moves along, and the heading of the list of steps.
        steps: &'static str,
        /// The button that opens the menu of a card.
        menu: &'static str,
        /// The label of the choice of speeds.
        speed: &'static str,
        /// Slow, normal, fast.
        speeds: [&'static str; 3],
        /// The button that shows the answer of this step or position.
        show_answer: &'static str,
        /// The label of the choice of when answers are shown.
        answers: &'static str,
        /// At every step, when asked for, and asked for at the steps that ask only.
        when_answers: [&'static str; 3],
        /// The link that opens the position shown on a board of its own.
        play_on: &'static str,
        /// The heading of the winning moves.
        winning_moves: &'static str,
        /// What a position says about its winning moves when it has none.
        no_winning_move: &'static str,
        /// The heading of all moves with their outcomes.
        all_moves: &'static str,
        /// The button that leaves the reader's own line for the step it began at.
        back_to_example: &'static str,
        /// The note on a step that goes beyond the article, marked +.
        beyond: &'static str,
        /// The note on a step that corrects the article, marked E.
        erratum: &'static str,
        /// The name of the board one plays on.
        board: &'static str,
        /// No move can be taken back.
        nothing_to_undo: &'static str,
        /// No move has been taken back.
        nothing_to_redo: &'static str,
        /// Nothing can be played here: no position is shown.
        no_position: &'static str,
        /// The label of the field for a number.
        number: &'static str,
        /// The label of the field for Fibonacci digits.
        digits: &'static str,
        /// What Fibonacci digits should be.
        digits_wanted: &'static str,
        /// The label of the choice of number systems.
        system: &'static str,
        /// Binary, Fibonacci, mixed radix, a sequence.
        systems: [&'static str; 4],
        /// The labels of the fields for bases and for terms.
        lists: [&'static str; 2],
        /// What unfolds the rules.
        rules: &'static str,
        /// How one plays by touching the picture.
        touch_help: &'static str,
        /// How one plays where that cannot be done: with an amount, with a line and an amount.
        choose_help: [&'static str; 2],
        /// How one plays on the board with the keyboard.
        key_help: &'static str,
        /// The buttons for less and for more.
        less_and_more: [&'static str; 2],
        /// The reader's side in the two-sided parity game: odd, even.
        your_sides: [&'static str; 2],
        /// The side faces of the die.
        side_faces: &'static str,
        /// The button that plays the chosen move.
        take: &'static str,
        /// Takes moves back.
        undo: &'static str,
        /// Plays taken-back moves again.
        redo: &'static str,
        /// Begins again.
        new_game: &'static str,
        /// The label of the choice of opponents.
        opponent: &'static str,
        /// Perfect, learner, none.
        opponents: [&'static str; 3],
        /// The label of the choice of who begins.
        who_begins: &'static str,
        /// Who may begin: the reader, the opponent.
        players: [&'static str; 2],
        /// The other player is to move.
        not_your_turn: &'static str,
        /// The button to the rows of the table before those shown.
        rows_before: &'static str,
        /// The button to the rows of the table after those shown.
        rows_after: &'static str,
        /// The label of the field for the first row of a table of heaps.
        start_heap: &'static str,
    }
}

words! {
    /// Of each pair, the first is for two people and the second against the other player; within it,
    /// the first is the reader.
    struct Templates {
        phrases: &'static Phrases,
        /// Of the start and of any other step: the step, how many there are.
        step_of: [&'static str; 2],
        /// How many.
        more: &'static str,
        /// The row, its coins.
        row: &'static str,
        /// The attribute, what is used.
        missing: &'static str,
        /// The attribute, its value, what is used.
        bad_value: &'static str,
        /// What is used.
        instead: &'static str,
        /// The least number, the most.
        number_wanted: &'static str,
        /// The most.
        number_too_large: &'static str,
        /// How many steps there are.
        no_such_step: &'static str,
        /// A row by its letter, a heap by its letter, both rows.
        lines: [&'static str; 3],
        /// The most from each row.
        both_rows: &'static str,
        /// The heap, the most from it.
        heap_at_most: &'static str,
        /// The most from the only heap.
        heap: &'static str,
        /// The letter of the die.
        die: &'static str,
        turn: [[&'static str; 2]; 2],
        won: [[&'static str; 2]; 2],
        /// The letter of what is counted.
        start_row: &'static str,
    }
}

impl Interface {
    /// The name of the step with number `step` of `steps`.
    #[must_use]
    pub fn step_of(&self, step: usize, steps: usize) -> String {
        let template = self.templates.step_of[usize::from(step > 0)];
        let args = [Arg::Number(step as u64), Arg::Number(steps as u64)];
        self.fill(template, &args)
    }

    /// How many more winning moves there are than those listed.
    #[must_use]
    pub fn more(&self, more: usize) -> String {
        self.fill(self.templates.more, &[Arg::Number(more as u64)])
    }

    /// What stands between two sentences.
    #[must_use]
    pub fn gap(&self) -> &'static str {
        self.templates.phrases.gap
    }

    /// The row `row` (0-based) with what lies in it: `第一列，3 枚`.
    #[must_use]
    pub fn row(&self, row: u8, coins: u64) -> String {
        capital(self.fill(self.templates.row, &[Arg::Row(row), Arg::Number(coins)]))
    }

    /// Taking the same number from both rows, at most `most`.
    #[must_use]
    pub fn both_rows(&self, most: u64) -> String {
        self.fill(self.templates.both_rows, &[Arg::Number(most)])
    }

    /// Taking from the heap `heap` (0-based) of several, at most `most`.
    #[must_use]
    pub fn heap_at_most(&self, heap: u8, most: u64) -> String {
        let args = [Arg::Heap(heap), Arg::Number(most)];
        capital(self.fill(self.templates.heap_at_most, &args))
    }

    /// The row or heap `row` (0-based) that one takes from, in short: `a 列`.
    #[must_use]
    pub fn line(&self, row: u8, is_heap: bool) -> String {
        let template = self.templates.lines[usize::from(is_heap)];
        self.fill(template, &[Arg::Text(&letter(row))])
    }

    /// Both rows that one takes from, in short.
    #[must_use]
    pub fn both_lines(&self) -> String {
        self.templates.lines[2].to_owned()
    }

    /// Taking from the only heap, at most `most`.
    #[must_use]
    pub fn heap(&self, most: u64) -> String {
        self.fill(self.templates.heap, &[Arg::Number(most)])
    }

    /// Tipping the die `die` (0-based).
    #[must_use]
    pub fn die(&self, die: u8) -> String {
        self.fill(self.templates.die, &[Arg::Text(&letter(die))])
    }

    /// Whose turn it is: the reader's or the other's.
    #[must_use]
    pub fn turn(&self, reader: bool, against_other: bool) -> &'static str {
        self.templates.turn[usize::from(against_other)][usize::from(!reader)]
    }

    /// Who has won: the reader or the other.
    #[must_use]
    pub fn won(&self, reader: bool, against_other: bool) -> &'static str {
        self.templates.won[usize::from(against_other)][usize::from(!reader)]
    }

    /// The label of the field for the row to begin with, counted by this letter.
    #[must_use]
    pub fn start_row(&self, letter: &str) -> String {
        self.fill(self.templates.start_row, &[Arg::Text(letter)])
    }

    /// An attribute is missing; `default` is used.
    #[must_use]
    pub fn missing(&self, attribute: &str, default: &str) -> String {
        let args = [Arg::Text(attribute), Arg::Text(default)];
        self.fill(self.templates.missing, &args)
    }

    /// An attribute's value is not one of those there are; `default` is used.
    #[must_use]
    pub fn bad_value(&self, attribute: &str, value: &str, default: &str) -> String {
        let value = clip(value);
        let args = [Arg::Text(attribute), Arg::Text(&value), Arg::Text(default)];
        self.fill(self.templates.bad_value, &args)
    }

    /// What is used instead of something unreadable: `故改用 nim:3,4,5。`
    #[must_use]
    pub fn instead(&self, default: &str) -> String {
        self.fill(self.templates.instead, &[Arg::Text(default)])
    }

    /// What a number should be: from `least` to `most`.
    #[must_use]
    pub fn number_wanted(&self, least: u64, most: u64) -> String {
        let args = [Arg::Number(least), Arg::Number(most)];
        self.fill(self.templates.number_wanted, &args)
    }

    /// A number is too large.
    #[must_use]
    pub fn number_too_large(&self, most: u64) -> String {
        self.fill(self.templates.number_too_large, &[Arg::Number(most)])
    }

    /// There is no such step: they go from 0 to `steps`.
    #[must_use]
    pub fn no_such_step(&self, steps: usize) -> String {
        self.fill(self.templates.no_such_step, &[Arg::Number(steps as u64)])
    }

    fn fill(&self, template: &str, args: &[Arg<'_>]) -> String {
        self.templates.phrases.fill(template, args)
    }
}
