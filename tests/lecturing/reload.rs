//! A reload, which clickers and telephones ask for, loses nothing that a class has done.

use super::{FITTED, LESSON, NOW, at, modes::STROKES, now, on_stage};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(super) fn add(suite: &mut Suite) {
    let name = "lecturing::reload::place_and_answers";
    suite.add(name, Setup::default(), place_and_answers);
    suite
        .add("lecturing::reload::done", Setup::default(), done)
        .everywhere();
    suite.add("lecturing::reload::teams", Setup::default(), teams);
    suite.add("lecturing::reload::damaged", Setup::default(), damaged);
    suite.add("lecturing::reload::colours", Setup::default(), colours);
    suite.add("lecturing::reload::older", Setup::default(), older);
}

/// Two positions.
const GAMES: &str = "d=nim:3,4,5;nim:1,2&v=1";

const KEPT: &str = "JSON.parse(sessionStorage.getItem('nian-lecture'))";

async fn again(page: &Page) -> Result {
    page.reload().await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await
}

/// The address keeps the step and the answers, and F5, which clickers send, loads nothing.
async fn place_and_answers(page: &Page) -> Result {
    on_stage(page, LESSON).await?;
    let mut before = now(page).await?;
    for _ in 0..40 {
        page.press(Key::PageDown).await?;
        let next = now(page).await?;
        let answered = before["waits"] == true;
        before = next;
        if answered {
            break;
        }
    }
    assert_eq!(before["told"], true, "{before}");
    let script = format!("{NOW} return press('F5');");
    assert_eq!(page.run(&script, vec![]).await?, true, "F5 is taken");
    page.reload().await?;
    page.until("document.querySelector('.lecture[data-on=stage] .lecture-thing[aria-busy=false]')")
        .await?;
    let after = now(page).await?;
    for what in ["place", "waits", "told"] {
        assert_eq!(after[what], before[what], "{what}");
    }
    Ok(())
}

/// Moves, hands, lines and the time that is left are there again; what is left with the lesson is forgotten.
async fn done(page: &Page) -> Result {
    on_stage(page, GAMES).await?;
    let game = page.widget(".lecture-thing nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.until("moves.length === 2").await?;
    let state = game.get("state").await?;
    page.until(&format!("{KEPT}.games[1] === {state}")).await?;
    page.until(FITTED).await?;
    page.type_char('d').await?;
    page.run(STROKES, vec![]).await?;
    page.press(Key::Escape).await?;
    page.type_char('t').await?;
    page.click(".lecture-minutes:nth-of-type(6)").await?;
    page.type_char('v').await?;
    page.until("document.activeElement.matches('.lecture-count input')")
        .await?;
    page.type_char('7').await?;
    again(page).await?;
    page.until("document.querySelector('.lecture-count input')?.value === '7'")
        .await?;
    assert_eq!(
        page.widget(".lecture-thing nian-game")
            .await?
            .get("state")
            .await?,
        state
    );
    let drawn = "[...document.querySelectorAll('.lecture-ink path')].map((line) => line.getAttribute('d').length > 40)";
    assert_eq!(page.value(drawn).await?, json!([true, true]));
    page.until("/^(10:00|9:\\d\\d)$/.test(document.querySelector('.lecture-time').textContent)")
        .await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture-vote')")
        .await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture')").await?;
    assert_eq!(page.value(KEPT).await?, json!(null));
    Ok(())
}

/// The game of two teams goes on, with their names, their points and whose turn it is.
async fn teams(page: &Page) -> Result {
    on_stage(page, GAMES).await?;
    page.press_with(Key::Shift, Key::PageDown).await?;
    at(page, "2.0").await?;
    let seen = "[...document.querySelectorAll('.lecture-whose, .lecture-score')].map(({ textContent }) => textContent).join(' ')";
    let says = |text: &str| format!("{seen} === {text:?}");
    page.type_char('p').await?;
    let game = page.widget(".lecture-teams nian-game").await?;
    let rename = "const [name] = document.querySelectorAll('.lecture-side input');
        name.value = 'Owls'; name.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(rename, vec![]).await?;
    for (mv, next) in [
        ("b1", "0 Team 2 to move 0"),
        ("a1", "0 Owls to move 0"),
        ("b1", "1 Owls won! 0"),
    ] {
        game.call("play", json!(mv)).await?;
        page.until(&says(next)).await?;
        again(page).await?;
        page.until(&says(next)).await?;
    }
    page.press(Key::PageDown).await?; // the other team begins
    page.until(&says("1 Team 2 to move 0")).await?;
    again(page).await?;
    page.until(&says("1 Team 2 to move 0")).await?;
    // A hint has no button here; the teacher may give one.
    let game = page.widget(".lecture-teams nian-game").await?;
    let buttons =
        "[...root.querySelectorAll('.nian-reveal')].filter((one) => one.checkVisibility()).length";
    game.until("engine && document.querySelector('.lecture-teams nian-game').shadowRoot.querySelector('[data-stage]')")
        .await?;
    assert_eq!(game.inside(buttons).await?, 0);
    page.type_char('h').await?;
    game.until_inside("root.querySelector('.nian-hint')?.textContent")
        .await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture-teams')")
        .await?;
    again(page).await?;
    page.until("document.querySelector('.lecture-thing > nian-game')")
        .await
}

/// What is damaged, or not to be had, is as if nothing had been there; what is whole beside it stays.
async fn damaged(page: &Page) -> Result {
    on_stage(page, GAMES).await?;
    let spoil = format!(
        "const kept = () => JSON.stringify(Object.assign({KEPT}, arguments[0]));
        sessionStorage.setItem('nian-lecture', arguments[1] ?? kept());"
    );
    page.type_char('v').await?;
    page.until("document.activeElement.matches('.lecture-count input')")
        .await?;
    page.type_char('7').await?;
    let bad = json!({
        "games": { "1": ["a2"] },
        "ink": { "1.0": { "size": [9, 9], "lines": [[1, "<img onerror=x>"]] } },
        "teams": { "names": ["a"], "score": [-1, 1e99], "game": { "at": 1 } },
        "clock": { "until": "never" },
    });
    page.run(&spoil, vec![bad]).await?;
    again(page).await?;
    page.until("document.querySelector('.lecture-count input')?.value === '7'")
        .await?;
    let none = "document.querySelector('.lecture-clock').hidden && !document.querySelector('.lecture-ink path, .lecture-teams')";
    page.until(none).await?;
    for text in ["{", "[]", "null"] {
        page.run(&spoil, vec![json!({}), json!(text)]).await?;
        again(page).await?;
        page.until(none).await?;
    }
    // Where nothing may be kept, all goes on.
    page.run(
        "for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { throw new DOMException('', 'SecurityError'); };",
        vec![],
    )
    .await?;
    page.press(Key::PageDown).await?;
    page.until("document.querySelector('.lecture-waits').textContent === ''")
        .await?;
    page.press(Key::Escape).await?;
    page.until("!document.querySelector('.lecture')").await
}

/// Light or dark, as the teacher has chosen.
async fn colours(page: &Page) -> Result {
    on_stage(page, GAMES).await?;
    let theme = |name: &str| {
        format!(
            "document.querySelector('.lecture').dataset.theme === {name:?} && document.querySelector('.lecture-thing > *').getAttribute('theme') === {name:?}"
        )
    };
    page.until(&theme("projector")).await?;
    for name in ["dark", "projector"] {
        page.type_char('l').await?;
        page.until(&theme(name)).await?;
        again(page).await?;
        page.until(&theme(name)).await?;
    }
    Ok(())
}

/// Lines that an older version has kept are where they were on the stage.
async fn older(page: &Page) -> Result {
    on_stage(page, GAMES).await?;
    page.type_char('l').await?; // so that something is kept
    let keep = format!(
        "const {{ clientWidth, clientHeight }} = document.querySelector('.lecture-main');
        const ink = {{ '1.0': {{ size: [clientWidth, clientHeight], lines: [[4, 'M100 200L300 260']] }} }};
        sessionStorage.setItem('nian-lecture', JSON.stringify({{ ...{KEPT}, ink }}));"
    );
    page.run(&keep, vec![]).await?;
    again(page).await?;
    page.until("(({ left, width, top }) => Math.abs(left - 100) < 5 && Math.abs(width - 200) < 9 && Math.abs(top - 200) < 5)(document.querySelector('.lecture-ink path').getBoundingClientRect())")
        .await
}
