use super::Pages;

/// English.
pub(crate) struct En;

impl Pages for En {
    fn name(&self) -> &'static str {
        "Nian"
    }

    fn language(&self) -> &'static str {
        "English"
    }

    fn skip(&self) -> &'static str {
        "Skip to the text"
    }

    fn pages(&self) -> &'static str {
        "Pages"
    }

    fn home(&self) -> &'static str {
        "Home"
    }

    fn article(&self) -> &'static str {
        "Article"
    }

    fn play(&self) -> &'static str {
        "Play"
    }

    fn languages(&self) -> &'static str {
        "Language"
    }

    fn theme(&self) -> &'static str {
        "Theme"
    }

    fn theme_auto(&self) -> &'static str {
        "Auto"
    }

    fn theme_light(&self) -> &'static str {
        "Light"
    }

    fn theme_dark(&self) -> &'static str {
        "Dark"
    }

    fn privacy(&self) -> &'static str {
        "No account, no tracking, and no other site is contacted."
    }

    fn licence(&self) -> &'static str {
        "The program may be used under MIT or Apache-2.0."
    }

    fn home_title(&self) -> &'static str {
        "Nian · the mathematics of taking games"
    }

    fn home_description(&self) -> &'static str {
        "Three, four and five coins: which to take to win? Play it on the board, and follow Nim and its variants one step at a time."
    }

    fn reading(&self) -> &'static str {
        "nian"
    }

    fn meaning(&self) -> &'static str {
        "To pick up with the fingertips. Also what mathematicians call a game of taking in turn: Nim."
    }

    fn promise(&self) -> &'static str {
        "Here an article about it becomes a book that moves: every example can be played by hand, or followed one step at a time."
    }

    fn board(&self) -> &'static str {
        "Three, four, five"
    }

    fn board_rules(&self) -> &'static str {
        "Three rows of coins, two players. On your turn, take one or more coins from a single row; whoever takes the last coin wins. You begin, and only one move wins."
    }

    fn examples(&self) -> &'static str {
        "Where to begin"
    }

    fn three_four_five(&self) -> (&'static str, &'static str) {
        (
            "The 3-4-5 game",
            "Write the rows in binary, and the row to take from shows itself.",
        )
    }

    fn wythoff_table(&self) -> (&'static str, &'static str) {
        (
            "Wythoff’s table",
            "Two rows, and one may take equally from both. The safe pairs grow out of one another.",
        )
    }

    fn dice(&self) -> (&'static str, &'static str) {
        (
            "The dice game",
            "Tip the die onto a side, take as many stones as it shows. Is the key eight, or nine?",
        )
    }

    fn own_position(&self) -> (&'static str, &'static str) {
        (
            "Set up a position of your own",
            "Another game, other rows, other numbers, against an opponent who knows the answer.",
        )
    }

    fn contents(&self) -> &'static str {
        "Contents"
    }

    fn section_link(&self) -> &'static str {
        "Link to this section"
    }

    fn previous(&self) -> &'static str {
        "Previous"
    }

    fn next(&self) -> &'static str {
        "Next"
    }

    fn marks(&self) -> &'static str {
        "Marks on this page"
    }

    fn mark_safe(&self) -> &'static str {
        "Whoever leaves this position wins, if they make no mistake."
    }

    fn mark_unsafe(&self) -> &'static str {
        "Whoever faces this position has a way to win."
    }

    fn mark_beyond(&self) -> &'static str {
        "Goes beyond the article."
    }

    fn mark_erratum(&self) -> &'static str {
        "A statement of the article that fails when checked: what it says, the check, and what is true."
    }

    fn source(&self) -> &'static str {
        "Source"
    }

    fn citation(&self) -> &'static str {
        "Gerard Jennhwa Chang (張鎮華), “Nim and its variants” (〈拈及其各種變型遊戲〉), Mathmedia (《數學傳播》), volume 3, number 2."
    }

    fn source_note(&self) -> &'static str {
        "Examples and figures are the article’s; every explanation is written anew, and every position has been computed again."
    }

    fn play_title(&self) -> &'static str {
        "Play"
    }

    fn play_description(&self) -> &'static str {
        "Set up any position of Nim or of one of its variants, and play it."
    }

    fn play_heading(&self) -> &'static str {
        "Set up a position and play"
    }

    fn play_intro(&self) -> &'static str {
        "Take coins on the board and the opponent answers. For another position, change the line below or choose a ready one. The address keeps where you are: copy it to share."
    }

    fn position(&self) -> &'static str {
        "Position"
    }

    fn position_hint(&self) -> &'static str {
        "The game, a colon, the rows: nim:3,4,5. In the dice game the face now up follows an @."
    }

    fn set_up(&self) -> &'static str {
        "Set up"
    }

    fn samples(&self) -> &'static str {
        "Ready positions"
    }

    fn sample_nim(&self) -> &'static str {
        "Nim, the 3-4-5 game"
    }

    fn sample_four_rows(&self) -> &'static str {
        "Nim, four longer rows"
    }

    fn sample_misere(&self) -> &'static str {
        "Nim, whoever takes the last coin loses"
    }

    fn sample_wythoff(&self) -> &'static str {
        "Wythoff’s game, rows of 10 and 14"
    }

    fn sample_large(&self) -> &'static str {
        "Wythoff’s game, with more coins than can be counted out"
    }

    fn sample_dice(&self) -> &'static str {
        "The dice game, 31 stones, four up"
    }

    fn samples_of_others(&self) -> [&'static str; 9] {
        [
            "A heap of 21, take 1 to 3",
            "A heap of 52, take any Fibonacci number",
            "The odd-even game: 17 stones, take up to 3, an odd number wins",
            "The two-sided parity game: 20 stones, take up to 3",
            "Two dice, tip one and take its number",
            "Two dice, tip both and take their sum",
            "Fibonacci nim: take up to twice what was taken last",
            "The tripling game with 100 coins",
            "Fibonacci nim with two rows, each with a limit of its own",
        ]
    }

    fn samples_note(&self) -> &'static str {
        "In Nim, Wythoff’s game, the subtraction games and the dice games, add .misere before the colon, and whoever makes the last move loses."
    }

    fn needs_script(&self) -> &'static str {
        "This page needs JavaScript and WebAssembly. The article does not: there the first picture of every example and all its steps are written out."
    }
}
