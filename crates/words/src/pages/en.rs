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

    fn articles(&self) -> &'static str {
        "Articles"
    }

    fn play(&self) -> &'static str {
        "Play"
    }

    fn lab(&self) -> &'static str {
        "Analyse"
    }

    fn tables(&self) -> &'static str {
        "Tables"
    }

    fn numbers(&self) -> &'static str {
        "Numbers"
    }

    fn checked(&self) -> &'static str {
        "Claims"
    }

    fn glossary(&self) -> &'static str {
        "Terms"
    }

    fn embed(&self) -> &'static str {
        "Embed"
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
    fn theme_projector(&self) -> &'static str {
        "Projector"
    }

    fn privacy(&self) -> &'static str {
        "No account, no tracking, and no other site is contacted."
    }

    fn licence(&self) -> &'static str {
        "The program may be used under MIT or Apache-2.0."
    }

    fn home_title(&self) -> &'static str {
        "Nian · the mathematics of take-away games"
    }

    fn home_description(&self) -> &'static str {
        "Three, four and five coins: which would you take? Four articles on Nim and its variants, every example to be played or followed one step at a time."
    }

    fn reading(&self) -> &'static str {
        "nian"
    }

    fn meaning(&self) -> &'static str {
        "To pick up with the fingertips. Also what mathematicians call a game of taking in turn: Nim."
    }

    fn first_lesson(&self) -> &'static str {
        "Start with the first example: 3, 4, 5"
    }
    fn promise(&self) -> &'static str {
        "Here four articles about it become a book that moves: every example can be played by hand, or followed one step at a time."
    }

    fn board(&self) -> &'static str {
        "Three, four, five"
    }

    fn board_rules(&self) -> &'static str {
        "Three rows of coins, two players. On your turn, take one or more coins from a single row; whoever takes the last coin wins. You begin, and only one move wins."
    }

    fn all_articles(&self) -> &'static str {
        "Four articles"
    }

    fn tools(&self) -> &'static str {
        "Tools"
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
            "Two rows, and one may take equally from both. The safe pairs grow one from another.",
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

    fn other_articles(&self) -> &'static str {
        "Other articles"
    }

    fn previous_article(&self) -> &'static str {
        "Previous article"
    }

    fn next_article(&self) -> &'static str {
        "Next article"
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

    fn source_note(&self) -> &'static str {
        "Examples and figures are the source’s; every explanation is written anew, and every position has been computed again."
    }

    fn play_title(&self) -> &'static str {
        "Play"
    }

    fn play_description(&self) -> &'static str {
        "Set up any position of any game in the four articles, and play it."
    }

    fn play_heading(&self) -> &'static str {
        "Set up a position and play"
    }

    fn play_intro(&self) -> &'static str {
        "Take coins on the board and the opponent answers. For another position, change the line below or choose a ready-made one. The address keeps where you are: copy it to share."
    }

    fn position(&self) -> &'static str {
        "Position"
    }

    fn position_hint(&self) -> &'static str {
        "The game, a colon, the heaps: nim:3,4,5. What else belongs to a position follows an @, as the die’s face does in dice:31@4. “Nim 3 4 5” is understood, too."
    }

    fn set_up(&self) -> &'static str {
        "Set up"
    }

    fn samples(&self) -> &'static str {
        "Ready-made positions"
    }

    fn samples_note(&self) -> &'static str {
        "Add .misere after the game’s name, and whoever makes the last move loses."
    }

    fn needs_script(&self) -> &'static str {
        "This page needs JavaScript and WebAssembly. The articles do not: there the first picture of every example and all its steps are written out."
    }

    fn written_out(&self) -> &'static str {
        "The examples cannot be stepped through here, since scripts or WebAssembly are switched off, did not arrive, or are newer than this browser; the first picture of each and all its steps are written out."
    }
}
