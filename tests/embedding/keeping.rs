//! A page keeps a game on the reader's device by `state`, and goes on with it after a reload.

use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    let game = "<nian-game position='nim:3,4,5' opponent=none></nian-game>\
        <script type=module src=/fixtures/keep.js></script>";
    let setup = Setup::default().embed(game);
    suite.add("embedding::keeping", setup, keeps);
}

async fn keeps(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    for mv in ["a2", "b4", "c1"] {
        game.call("play", json!(mv)).await?;
    }
    game.call("undo", json!(null)).await?;
    kept(page, "nim:3,4,5 a2,b4").await?;

    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    game.until("state === 'nim:3,4,5 a2,b4'").await?;
    assert_eq!(game.get("position").await?, "nim:1,0,5");
    assert_eq!(game.get("step").await?, 2);
    // It goes on: what was played before can be taken back, and more be played.
    game.call("undo", json!(null)).await?;
    game.call("play", json!("c5")).await?;
    kept(page, "nim:3,4,5 a2,c5").await?;

    // What was kept and is none any more: the board says so, and goes on.
    page.value("localStorage.setItem('my-page:board', 'nim:3,4,5 a2,z9')")
        .await?;
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    page.until("seen.some(({ type }) => type === 'nian-error')")
        .await?;
    assert_eq!(
        page.seen("nian-error").await?[0]["code"],
        json!("bad-value")
    );
    assert_eq!(game.get("position").await?, "nim:3,4,5");
    game.call("play", json!("a2")).await?;
    kept(page, "nim:3,4,5 a2").await
}

/// Waits until this is kept.
async fn kept(page: &Page, state: &str) -> Result {
    let kept = "localStorage.getItem('my-page:board')";
    page.until(&format!("{kept} === {}", json!(state))).await
}
