mod en;
mod zh_hans;
mod zh_hant;

pub(crate) use en::En;
pub(crate) use zh_hans::ZhHans;
pub(crate) use zh_hant::ZhHant;

/// What only the static pages say: plain text, never HTML.
pub trait Pages: Sync {
    // Every page.

    /// The name of the project.
    fn name(&self) -> &'static str;
    /// The name of this language, in itself.
    fn language(&self) -> &'static str;
    /// The link that leads past the head of the page.
    fn skip(&self) -> &'static str;
    /// What the list of pages is called.
    fn pages(&self) -> &'static str;
    /// The first page, in the list of pages.
    fn home(&self) -> &'static str;
    /// The page of the article, in the list of pages.
    fn article(&self) -> &'static str;
    /// The page with a board for any position, in the list of pages.
    fn play(&self) -> &'static str;
    /// What the choice of languages is called.
    fn languages(&self) -> &'static str;
    /// What the choice of light or dark is called.
    fn theme(&self) -> &'static str;
    /// Light or dark as the device has it.
    fn theme_auto(&self) -> &'static str;
    /// Dark ink on light paper.
    fn theme_light(&self) -> &'static str;
    /// Light ink on dark paper.
    fn theme_dark(&self) -> &'static str;
    /// What the site does not do with its readers.
    fn privacy(&self) -> &'static str;
    /// Under what terms the program may be used.
    fn licence(&self) -> &'static str;

    // The first page.

    /// Its title in the window and in lists of search results.
    fn home_title(&self) -> &'static str;
    /// What it holds, in one sentence, for lists of search results.
    fn home_description(&self) -> &'static str;
    /// How the character 拈 is read.
    fn reading(&self) -> &'static str;
    /// What the character means, and what mathematicians call by it.
    fn meaning(&self) -> &'static str;
    /// What the reader finds here.
    fn promise(&self) -> &'static str;
    /// The heading of the board.
    fn board(&self) -> &'static str;
    /// The rules of the game on the board, and whose turn it is.
    fn board_rules(&self) -> &'static str;
    /// The heading over the three examples and the board.
    fn examples(&self) -> &'static str;
    /// The first example: its name, and what it answers.
    fn three_four_five(&self) -> (&'static str, &'static str);
    /// The second example: its name, and what it answers.
    fn wythoff_table(&self) -> (&'static str, &'static str);
    /// The third example: its name, and what it answers.
    fn dice(&self) -> (&'static str, &'static str);
    /// The board for any position: its name, and what it is for.
    fn own_position(&self) -> (&'static str, &'static str);

    // The page of an article.

    /// The heading of the table of contents.
    fn contents(&self) -> &'static str;
    /// What the sign beside a heading is: a link to its section.
    fn section_link(&self) -> &'static str;
    /// The example before this one.
    fn previous(&self) -> &'static str;
    /// The example after this one.
    fn next(&self) -> &'static str;
    /// The heading of the explanation of marks.
    fn marks(&self) -> &'static str;
    /// What the mark of a safe position says.
    fn mark_safe(&self) -> &'static str;
    /// What the mark of an unsafe position says.
    fn mark_unsafe(&self) -> &'static str;
    /// What the mark + says: beyond the article.
    fn mark_beyond(&self) -> &'static str;
    /// What the mark E says: an erratum.
    fn mark_erratum(&self) -> &'static str;
    /// The heading over the article's place in print.
    fn source(&self) -> &'static str;
    /// The article in full: author, title, journal, number.
    fn citation(&self) -> &'static str;
    /// What has been taken from the article and what has not.
    fn source_note(&self) -> &'static str;

    // The page with a board for any position.

    /// Its title in the window and in lists of search results.
    fn play_title(&self) -> &'static str;
    /// What it holds, in one sentence, for lists of search results.
    fn play_description(&self) -> &'static str;
    /// Its heading.
    fn play_heading(&self) -> &'static str;
    /// What can be done there.
    fn play_intro(&self) -> &'static str;
    /// The name of the field that takes a position.
    fn position(&self) -> &'static str;
    /// How a position is written, in one line.
    fn position_hint(&self) -> &'static str;
    /// The button that sets the position up.
    fn set_up(&self) -> &'static str;
    /// The heading over the sample positions.
    fn samples(&self) -> &'static str;
    /// A sample: rows of coins, here those of the 3-4-5 game.
    fn sample_nim(&self) -> &'static str;
    /// A sample: four longer rows.
    fn sample_four_rows(&self) -> &'static str;
    /// A sample: rows of coins, and who takes the last one loses.
    fn sample_misere(&self) -> &'static str;
    /// A sample: Wythoff's game.
    fn sample_wythoff(&self) -> &'static str;
    /// A sample: Wythoff's game with numbers far too large to count out.
    fn sample_large(&self) -> &'static str;
    /// A sample: the dice game.
    fn sample_dice(&self) -> &'static str;
    /// Samples of the other games: take 1 to 3, take Fibonacci numbers, the odd-even game, the two-sided
    /// parity game, two dice of which one is tipped, two dice that are both tipped, dynamic nim with
    /// twice and with three times the last take, and with two rows that have limits of their own.
    fn samples_of_others(&self) -> [&'static str; 9];
    /// How to turn the end of a game round.
    fn samples_note(&self) -> &'static str;
    /// What the page needs, for a reader without it.
    fn needs_script(&self) -> &'static str;
}
