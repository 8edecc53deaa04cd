mod claim_page;
mod embedding;
mod en;
mod lab;
mod number_page;
mod own_numbers;
mod samples;
mod show_page;
mod source;
mod table_page;
mod terms;
mod tools;
mod zh_hans;
mod zh_hant;

pub(crate) use en::En;
pub(crate) use zh_hans::ZhHans;
pub(crate) use zh_hant::ZhHant;

pub use claim_page::ClaimPage;
pub use embedding::{Builder, Embedding};
pub use lab::Lab;
pub use number_page::{NumberPage, NumberSample};
pub use own_numbers::OwnNumbers;
pub use samples::{Sample, SampleGame};
pub use show_page::ShowPage;
pub use source::Source;
pub use table_page::{TablePage, TableSample};
pub use terms::{Term, TermPage, Theme};
pub use tools::Tools;

/// A text in the languages of [`Language::ALL`](crate::Language::ALL), in that order.
pub type Text = [&'static str; 3];

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
    /// The articles, in the list of pages.
    fn articles(&self) -> &'static str;
    /// The page with a board for any position, in the list of pages.
    fn play(&self) -> &'static str;
    /// The page that takes a position apart, in the list of pages.
    fn lab(&self) -> &'static str;
    /// The page of tables, in the list of pages.
    fn tables(&self) -> &'static str;
    /// The page of ways of writing numbers, in the list of pages.
    fn numbers(&self) -> &'static str;
    /// The page of claims, in the list of pages.
    fn checked(&self) -> &'static str;
    /// The page of terms, in the list of pages.
    fn glossary(&self) -> &'static str;
    /// The page for authors of other pages, in the list of pages.
    fn embed(&self) -> &'static str;
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
    /// Strong colours and large type, for a projector.
    fn theme_projector(&self) -> &'static str;
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
    /// The way to the first example, from the top of the first page.
    fn first_lesson(&self) -> &'static str;
    /// What the reader finds here.
    fn promise(&self) -> &'static str;
    /// The heading of the board.
    fn board(&self) -> &'static str;
    /// The rules of the game on the board, and whose turn it is.
    fn board_rules(&self) -> &'static str;
    /// The heading over the articles.
    fn all_articles(&self) -> &'static str;
    /// The heading over the pages without an article.
    fn tools(&self) -> &'static str;
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
    /// What the links to the articles before and after this one are called.
    fn other_articles(&self) -> &'static str;
    /// The article before this one.
    fn previous_article(&self) -> &'static str;
    /// The article after this one.
    fn next_article(&self) -> &'static str;
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
    /// How to turn the end of any game round.
    fn samples_note(&self) -> &'static str;
    /// What the page needs, for a reader without it.
    fn needs_script(&self) -> &'static str;
    /// Why the examples of an article do not step, and what stands there instead.
    fn written_out(&self) -> &'static str;
}
