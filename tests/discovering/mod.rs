//! Boards on which readers find a rule themselves: marks and guesses, right and wrong, and what is kept.

mod faults;
mod further;
mod marking;
mod withheld;

use nian_claims::{Board, Plan};
use nian_tests::{Page, Result, Suite, Value, json};

pub(crate) fn add(suite: &mut Suite) {
    marking::add(suite);
    faults::add(suite);
    further::add(suite);
    withheld::add(suite);
}

/// The boards, in the order in which they stand: each with its chapter, and that with the theorem that quotes it.
const BOARDS: [(&str, &str, &str); 7] = [
    ("rows", NIM, NIM),
    ("pairs", PAIRS, PAIRS),
    ("take", TAKE, TAKE),
    ("dice", DICE, DICE),
    ("doubling", DOUBLING, DOUBLING),
    (
        "sides",
        "articles/odd-even-two-sides/two-sides/",
        "articles/odd-even-two-sides/formula/",
    ),
    ("parity", PARITY, "articles/odd-total/proofs/"),
];
const NIM: &str = "articles/nim-and-variants/nim/";
const PAIRS: &str = "articles/nim-and-variants/wythoff/";
const TAKE: &str = "articles/nim-and-variants/one-heap/";
const DICE: &str = "articles/nim-and-variants/dice/";
const DOUBLING: &str = "articles/nim-and-variants/doubling/";
const PARITY: &str = "articles/odd-total/problem/";

/// Brings a board to life.
pub(crate) async fn wake(page: &Page, board: &str) -> Result {
    page.run(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })",
        vec![json!(format!("[data-board={board}]"))],
    )
    .await?;
    page.until(&format!(
        "document.querySelector('[data-board={board}][data-awake]')"
    ))
    .await
}

/// Marks a board that has no marks yet, `s` for safe in the order of its positions and the rest unsafe, and has that judged.
pub(crate) async fn mark(page: &Page, board: &str, letters: &str) -> Result<String> {
    let script = "const board = document.querySelector(`[data-board=${arguments[0]}]`);
        const positions = [...board.querySelectorAll('.positions button')];
        const clear = board.querySelector('[name=clear]');
        clear.click();
        clear.click(); // it asks first
        positions.forEach((position, at) => {
            if (arguments[1][at] === 's') position.click();
        });
        board.querySelector('[name=rest]').click();
        board.querySelector('[name=check]').click();
        // It is drawn in a microtask.
        return new Promise((then) => setTimeout(() => then(board.querySelector('.board > [role=status]').textContent)));";
    let said = page.run(script, vec![json!(board), json!(letters)]).await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Writes a guess, has it tried, and gives what is said in the end.
async fn guess(page: &Page, board: &str, numbers: &[u64]) -> Result<String> {
    begin(page, board, numbers).await?;
    let status = format!(
        "document.querySelector('[data-board={board}] .guess > [role=status]').textContent"
    );
    page.until(&format!("{status} && !{status}.includes('%')"))
        .await?;
    let said = page.value(&status).await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Writes a guess and has it tried.
async fn begin(page: &Page, board: &str, numbers: &[u64]) -> Result {
    let script = "const form = document.querySelector(`[data-board=${arguments[0]}] .guess`);
        form.querySelectorAll('[type=radio]').forEach((field) => {
            field.checked = Number(field.value) === arguments[1][0];
        });
        // The first number may not be the first that is written.
        const fields = [...form.querySelectorAll('[type=text]')];
        if (arguments[0] === 'parity' && document.documentElement.lang === 'en') fields.reverse();
        fields.forEach((field, at) => { field.value = arguments[1][at]; });
        form.requestSubmit();";
    page.run(script, vec![json!(board), json!(numbers)])
        .await
        .map(drop)
}

/// The right marks, by what can be reached from where; what is given cannot be marked, and is right.
pub(crate) fn right(board: &str) -> String {
    let plan = Board::named(board).expect("a board").plan();
    let safe = outcomes(&plan);
    let letters = plan.lines.concat().into_iter();
    let letters = letters.map(|place| if safe[place] { 's' } else { 'u' });
    letters.collect()
}

fn outcomes(plan: &Plan) -> Vec<bool> {
    let mut safe: Vec<bool> = Vec::new();
    for node in &plan.nodes {
        let reaches = node.to.iter().any(|&to| safe[to]);
        safe.push(!reaches && !node.lost);
    }
    safe
}

/// The same marks but for one, 0-based among all positions.
fn but(letters: &str, at: usize) -> String {
    let other = |(place, letter): (usize, char)| match (place == at, letter) {
        (true, 's') => 'u',
        (true, 'u') => 's',
        (_, letter) => letter,
    };
    letters.chars().enumerate().map(other).collect()
}

/// What is kept on the device.
async fn kept(page: &Page) -> Result<Value> {
    page.value("JSON.parse(localStorage.getItem('nian:discovery')).value")
        .await
}

/// The line by the theorem that quotes a board.
async fn recalled(page: &Page, board: &str) -> Result<Value> {
    let line = format!("document.querySelector('[data-recalls={board}]')");
    page.value(&format!(
        "{line}.closest('.part').scrollIntoView({{ behavior: 'instant' }})"
    ))
    .await?;
    page.until(&format!("'awake' in {line}.dataset")).await?;
    page.value(&format!(
        "(({{ hidden, textContent }}) => !hidden && textContent)({line})"
    ))
    .await
}
