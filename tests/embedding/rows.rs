//! `from` and `rows-shown`: which rows of a table a page shows.

use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use nian_words::TableSample;

pub(crate) fn add(suite: &mut Suite) {
    let table = "<nian-table of=wythoff from=101 rows-shown=5></nian-table>";
    let setup = Setup::default().embed(table);
    suite.add("embedding::rows::of_a_table", setup, of_a_table);
    suite.add(
        "embedding::rows::of_every_table",
        Setup::default(),
        of_every,
    );
    // The room that is kept is that of the card, as the menu of the card writes it.
    let host = format!(
        "<!doctype html><html lang=en>{HEAD}<h1>Nim</h1>{table}<p>{}",
        "Nim is a game for two players. ".repeat(40),
        table = table.replace(
            "></",
            "><p data-nian-until style='min-height: 334px'></p></"
        ),
    );
    let room = Setup::default()
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'")
        .answer("host.html", Answer::Text(host));
    suite.add("embedding::rows::keeps_its_room", room, keeps_its_room);
}

const HEAD: &str = "<meta charset=utf-8><title>Host</title><link rel=icon href=icon.svg>\
    <script src=/fixtures/shifts.js></script><script type=module blocking=render src=nian.js></script>";

/// The numbers in the first column, as they stand there.
const FIRST: &str = "[...root.querySelectorAll('tbody tr')].map((row) => row.cells[0].textContent)";

async fn of_a_table(page: &Page) -> Result {
    page.open("embed.html").await?;
    let table = page.widget("nian-table").await?;
    let first = ["101", "102", "103", "104", "105"];
    assert_eq!(table.inside(FIRST).await?, json!(first));
    assert_eq!(table.get("from").await?, "101");
    assert_eq!(table.get("rowsShown").await?, "5");

    // As properties; to nothing, as usual.
    table.set("rowsShown", json!(3)).await?;
    table.set("from", json!(7)).await?;
    table
        .until_inside(&format!("String({FIRST}) === '7,8,9'"))
        .await?;
    assert_eq!(table.get("getAttribute('rows-shown')").await?, "3");
    page.click_on(&table.control("Rows after these").await?)
        .await?;
    table
        .until_inside(&format!("String({FIRST}) === '10,11,12'"))
        .await?;

    // What is wrong is told, and what was shown stays.
    for (name, value, stands) in [("rowsShown", "0", "3"), ("from", "0", "10")] {
        table.set(name, json!(value)).await?;
        let attribute = if name == "from" { name } else { "rows-shown" };
        let told = format!("{attribute} cannot be “{value}”; {stands} is used.");
        page.until(&format!(
            "seen.some(({{ detail }}) => detail?.message === {} && detail.code === 'bad-value')",
            json!(told)
        ))
        .await?;
        assert_eq!(table.inside(FIRST).await?, json!(["10", "11", "12"]));
    }
    table.set("rowsShown", json!(null)).await?;
    table
        .until_inside("root.querySelectorAll('tbody tr').length === 10")
        .await
}

/// The page `show/` takes them, for each table there is.
async fn of_every(page: &Page) -> Result {
    for TableSample { of, .. } in TableSample::ALL {
        page.open(&format!("en/show/?table={of}&from=6&rows-shown=4"))
            .await?;
        let table = page.widget("nian-table").await?;
        let first = table.inside(FIRST).await?;
        assert_eq!(first, json!(["6", "7", "8", "9"]), "{of}");
    }
    Ok(())
}

async fn keeps_its_room(page: &Page) -> Result {
    page.open("host.html").await?;
    page.widget("nian-table").await?;
    let script = "return (async () => {
        await document.querySelector('nian-table').ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return shifts.reduce((sum, { value }) => sum + value, 0);
    })()";
    let sum = page.run(script, Vec::new()).await?;
    assert!(sum.as_f64().is_some_and(|sum| sum <= 0.05), "{sum}");
    Ok(())
}
