//! The answer to a board comes below its controls; what stands below the board moves once.

use nian_tests::{Page, Result, Setup, Suite, Widget};

/// Those with long answers, tables among them, and with short ones.
const BOARDS: [&str; 4] = ["nim:3,4,5", "wythoff:5,7", "sides.3:14", "dice.one:12@3,5"];

pub(crate) fn add(suite: &mut Suite) {
    for width in [360, 1280] {
        for board in BOARDS {
            let game = format!("<nian-game position={board} opponent=none></nian-game>");
            let setup = Setup::default().width(width).embed(&game);
            let name = format!("playing::answers::{board}::{width}");
            suite.add(name, setup, room_is_kept);
        }
    }
}

/// What stands below the controls, in CSS pixels.
async fn room(page: &Page, game: &Widget<'_>) -> Result<f64> {
    page.two_frames().await?;
    let room = game
        .inside("root.querySelector('.nian-reasons').offsetHeight")
        .await?;
    room.as_f64().ok_or_else(|| "no reasons".into())
}

async fn room_is_kept(page: &Page) -> Result {
    page.open("embed.html").await?;
    let game = page.widget("nian-game").await?;
    assert!(room(page, &game).await? < 1.0, "no answer was asked for");
    // A low window's edge would have the button under the controls, which stay in sight there.
    game.inside("root.querySelector('[data-do=reveal]').scrollIntoView({ block: 'center' })")
        .await?;
    game.click("[data-do=reveal]").await?;
    game.until_inside("root.querySelector('.nian-reasons .nian-sentence')")
        .await?;
    let told = room(page, &game).await?;
    // A move hides the answer; the room of what was there stays, but no more than fourteen lines.
    let winning = game.get("winning").await?;
    game.call("play", winning[0].clone()).await?;
    game.until_inside("root.querySelector('[data-do=reveal]')")
        .await?;
    let kept = room(page, &game).await?;
    assert!(told > 90.0 && kept > 90.0, "{told} and {kept} px");
    assert!(
        (kept - told.min(14.0 * 17.0)).abs() < 1.5,
        "{told} and then {kept} px"
    );
    // Another game begins without.
    game.get("setAttribute('position', 'nim:2,3')").await?;
    game.until("position === 'nim:2,3'").await?;
    assert!(room(page, &game).await? < 1.0, "of the last game");
    Ok(())
}
