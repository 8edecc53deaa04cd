mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::En;
pub(crate) use zh_hans::ZhHans;
pub(crate) use zh_hant::ZhHant;

/// Names of controls, and what widgets say about themselves.
///
/// Everything is plain text. Rows are 0-based, steps count from 0 (the start).
pub trait Interface: Sync {
    /// The button to the start.
    fn first(&self) -> &'static str;

    /// The button one step back.
    fn back(&self) -> &'static str;

    /// The button that plays the steps by themselves.
    fn play(&self) -> &'static str;

    /// The button that stops playing.
    fn pause(&self) -> &'static str;

    /// The button to the next step.
    fn next(&self) -> &'static str;

    /// The button to the last step.
    fn last(&self) -> &'static str;

    /// What the slider moves along, and the heading of the list of steps.
    fn steps(&self) -> &'static str;

    /// The name of the step with number `step` of `steps`.
    fn step_of(&self, step: usize, steps: usize) -> String;

    /// The button that opens the menu of a card.
    fn menu(&self) -> &'static str;

    /// The label of the choice of speeds.
    fn speed(&self) -> &'static str;

    /// Slow, normal, fast.
    fn speeds(&self) -> [&'static str; 3];

    /// The button that shows the answer of this step or position.
    fn show_answer(&self) -> &'static str;

    /// The setting that shows the answers of every step at once.
    fn show_answers(&self) -> &'static str;

    /// The link that opens the position shown on a board of its own.
    fn play_on(&self) -> &'static str;

    /// The heading of the winning moves.
    fn winning_moves(&self) -> &'static str;

    /// What a position says about its winning moves when it has none.
    fn no_winning_move(&self) -> &'static str;

    /// How many more winning moves there are than those listed.
    fn more(&self, more: usize) -> String;

    /// The heading of all moves with their outcomes.
    fn all_moves(&self) -> &'static str;

    /// The button that leaves the reader's own line for the step it began at.
    fn back_to_example(&self) -> &'static str;

    /// The note on a step that goes beyond the article, marked +.
    fn beyond(&self) -> &'static str;

    /// The note on a step that corrects the article, marked E.
    fn erratum(&self) -> &'static str;

    /// The name of the board one plays on.
    fn board(&self) -> &'static str;

    /// How the board is played on with the keyboard and by touch.
    fn board_help(&self) -> &'static str;

    /// The row `row` (0-based) with what lies in it: `a 列,3 枚`.
    fn row(&self, row: u8, coins: u64) -> String;

    /// Taking the same number from both rows, at most `most`.
    fn both_rows(&self, most: u64) -> String;

    /// So many chosen, for the slider of a row.
    fn chosen(&self, take: u64) -> String;

    /// The side faces of the die.
    fn side_faces(&self) -> &'static str;

    /// The button that plays the chosen move.
    fn take(&self) -> &'static str;

    /// Takes moves back.
    fn undo(&self) -> &'static str;

    /// Plays taken-back moves again.
    fn redo(&self) -> &'static str;

    /// Begins again.
    fn new_game(&self) -> &'static str;

    /// The label of the choice of opponents.
    fn opponent(&self) -> &'static str;

    /// Perfect, learner, none.
    fn opponents(&self) -> [&'static str; 3];

    /// The label of the choice of who begins.
    fn who_begins(&self) -> &'static str;

    /// The reader, the other.
    fn players(&self, against_other: bool) -> [&'static str; 2];

    /// Whose turn it is: the reader's or the other's.
    fn turn(&self, reader: bool, against_other: bool) -> &'static str;

    /// Who has won: the reader or the other.
    fn won(&self, reader: bool, against_other: bool) -> &'static str;

    /// The button to the rows of the table before those shown.
    fn rows_before(&self) -> &'static str;

    /// The button to the rows of the table after those shown.
    fn rows_after(&self) -> &'static str;

    /// The label of the field for the row to begin with: n, or the number of stones.
    fn start_row(&self, stones: bool) -> &'static str;

    /// An attribute is missing; `default` is used.
    fn missing(&self, attribute: &str, default: &str) -> String;

    /// An attribute's value is not one of those there are; `default` is used.
    fn bad_value(&self, attribute: &str, value: &str, default: &str) -> String;

    /// What is used instead of something unreadable: `故改用 nim:3,4,5。`
    fn instead(&self, default: &str) -> String;

    /// There is no such step: they go from 0 to `steps`.
    fn no_such_step(&self, steps: usize) -> String;

    /// No move can be taken back.
    fn nothing_to_undo(&self) -> &'static str;

    /// No move has been taken back.
    fn nothing_to_redo(&self) -> &'static str;

    /// The other player is to move.
    fn not_your_turn(&self) -> &'static str;

    /// Nothing can be played here: no position is shown.
    fn no_position(&self) -> &'static str;
}
