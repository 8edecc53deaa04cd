//! Questions of examples: answered on their own boards, by numbers, and all there are.

mod all;
mod board;
pub(crate) mod expected;
mod numbers;

use nian_tests::{Page, Result, Suite, Value, Widget};

pub(crate) fn add(suite: &mut Suite) {
    board::add(suite);
    numbers::add(suite);
    all::add(suite);
}

/// The example of the page, which is opened for it.
async fn asked(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    page.widget("nian-example").await
}

/// What the page was told of the answers, in order.
async fn answers(page: &Page) -> Result<Vec<Value>> {
    let seen = page.seen("nian-answer").await?;
    Ok(seen.into_iter().collect())
}
