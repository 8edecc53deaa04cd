//! The board of the home page: 3, 4, 5, or the position of the day.

use super::{DAY, OF_A_DAY, PLAYED, POSITION, before, open, seen, text};
use nian_tests::{Page, Result, Setup, Suite, Value, at_night, json};

pub(super) fn add(suite: &mut Suite) {
    suite.add("home::won", Setup::default(), won);
    suite.everywhere();
    suite.add("home::lost", Setup::default(), lost);
    suite.add("home::first_won", Setup::default(), first_won);
    for (name, time, day) in [
        ("ordinary", "2026, 10, 26, 23, 59", "2026-11-26"),
        ("ancient", "-8.64e15", "-271821-04-20"),
        ("far", "8.64e15", "275760-09-13"),
    ] {
        let clock = format!(
            "{{ const Real = Date; window.Date = class extends Real {{
                constructor(...all) {{ super(...(all.length ? all : [{time}])); }}
            }}; }}"
        );
        suite.add(
            format!("home::clock::{name}"),
            before(&clock),
            async move |page| clock_says(page, day).await,
        );
    }
    let clock = "{ const Real = Date; const day = Number(localStorage.getItem('day'));
        window.Date = class extends Real {
            constructor(...all) { super(...(all.length ? all : [2026, 10, 26 + day, 12])); }
        }; }";
    suite.add("home::days", before(clock), days);
}

const KEPT: &str = "JSON.parse(localStorage.getItem('nian:home')).value";

/// Plays moves that win until the game is over.
async fn win(page: &Page) -> Result {
    let game = page.widget("nian-game").await?;
    for turn in 0.. {
        let winning = game.get("winning").await?;
        game.call("play", winning[0].clone()).await?;
        if game.get("position").await? == "nim:0,0,0" {
            break;
        }
        game.until(&format!("step === {}", 2 * turn + 2)).await?;
    }
    page.until("document.querySelector('.over .more').checkVisibility()")
        .await
}

async fn won(page: &Page) -> Result {
    open(page, "en/", &[("home", PLAYED)]).await?;
    assert!(!seen(page, ".over .more").await?);
    win(page).await?;
    assert!(!seen(page, ".over .won").await?, "the card says so");
    let day = page.value(DAY).await?;
    assert_eq!(
        page.value(KEPT).await?,
        json!({ "played": true, "won": day })
    );
    page.reload().await?;
    assert!(seen(page, ".over .won").await? && seen(page, ".over .more").await?);
    assert_eq!(text(page, ".over .won").await?, "You won.");
    page.until("document.querySelector('.over a').search")
        .await?;
    page.click(".over a").await?;
    page.until("location.pathname.endsWith('/en/play/')")
        .await?;
    let game = page.widget("nian-game").await?;
    assert_eq!(game.get("winning").await?.as_array().map(Vec::len), Some(1));
    // The next day there is another position to win.
    let yesterday = json!({ "version": 1, "value": { "played": true, "won": "2020-02-02" } });
    open(page, "en/", &[("home", &yesterday.to_string())]).await?;
    assert!(!seen(page, ".over .more").await?);
    Ok(())
}

/// Who wins 3, 4, 5 has not won today's position.
async fn first_won(page: &Page) -> Result {
    open(page, "", &[]).await?;
    win(page).await?;
    assert_eq!(
        page.value(KEPT).await?,
        json!({ "played": true, "won": null })
    );
    page.reload().await?;
    assert!(seen(page, ".of-day .today").await? && !seen(page, ".over .more").await?);
    Ok(())
}

/// The card says what there is to say of a game that was lost.
async fn lost(page: &Page) -> Result {
    open(page, "en/", &[]).await?;
    page.until("document.querySelector('.over a').search")
        .await?;
    let game = page.widget("nian-game").await?;
    for (move_, step) in [("a3", 2), ("b1", 4)] {
        game.call("play", json!(move_)).await?;
        game.until(&format!("step === {step}")).await?;
    }
    page.run(
        "document.querySelector('nian-game').addEventListener('nian-end', ({ detail }) => (window.winner = detail.winner))",
        vec![],
    )
    .await?;
    for turn in 3.. {
        if page.value("window.winner ?? null").await? != Value::Null {
            break;
        }
        let first = "(({ position }) => { const rows = position.slice(4).split(','); const at = rows.findIndex(Number); return 'abc'[at] + 1; })(document.querySelector('nian-game'))";
        let next = page.value(first).await?;
        game.call("play", next).await?;
        game.until(&format!("step === {}", 2 * turn)).await?;
    }
    assert_eq!(page.value("winner").await?, "other");
    assert!(!seen(page, ".over .more").await? && !seen(page, ".over .won").await?);
    assert_eq!(
        page.value(KEPT).await?,
        json!({ "played": true, "won": null })
    );
    Ok(())
}

/// A clock that is set wildly wrong has its position, too.
async fn clock_says(page: &Page, day: &str) -> Result {
    for folder in ["", "en/"] {
        open(page, folder, &[("home", PLAYED)]).await?;
        assert_eq!(page.value(OF_A_DAY).await?, true);
        assert_eq!(page.value(DAY).await?, day);
        let game = page.widget("nian-game").await?;
        assert_eq!(game.get("position").await?, page.value(POSITION).await?);
    }
    Ok(())
}

/// In as many days as there are positions each comes once, at night all of them; after these the first comes again.
async fn days(page: &Page) -> Result {
    open(page, "en/", &[("home", PLAYED)]).await?;
    let listed = "document.querySelector('.first-board').dataset.positions.split(' ').length";
    let count = page.value(listed).await?.as_u64().unwrap_or_default();
    assert_eq!(count, 69);
    let mut seen = Vec::new();
    let looked_at = if at_night() { count } else { 4 };
    for day in (0..looked_at).chain([count]) {
        page.run(
            "localStorage.setItem('day', arguments[0])",
            vec![json!(day)],
        )
        .await?;
        page.reload().await?;
        seen.push(page.value(POSITION).await?.to_string());
    }
    let again = seen.pop();
    assert_eq!(again.as_ref(), seen.first());
    assert!(
        (1..seen.len()).all(|at| !seen[..at].contains(&seen[at])),
        "{seen:?}"
    );
    Ok(())
}
