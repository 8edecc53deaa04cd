//! Playing, branching, asking, writing, and taking it all back.

use super::{go, kept, open, play, press, said, settled, steps, write};
use nian_tests::{Key, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("making::eight_steps", Setup::default(), eight_steps);
    suite
        .add("making::by_keys", Setup::default(), by_keys)
        .everywhere();
    suite.add("making::undo", Setup::default(), undo);
    suite.add("making::start", Setup::default(), start);
    suite.add("making::preview", Setup::default(), preview);
    suite.add(
        "making::said_with_the_answer",
        Setup::default(),
        said_with_the_answer,
    );
    let laptop = Setup::default().width(1280);
    suite.add("making::whole_picture", laptop, whole_picture);
    for (name, width, most) in [("laptop", 1280, 400), ("telephone", 360, 600)] {
        for folder in ["", "zh-Hans/", "en/"] {
            let setup = Setup::default().width(width);
            let name = format!("making::first_screen::{name}::{folder}");
            suite.add(name, setup, async move |page| {
                first_screen(page, folder, most).await
            });
        }
    }
    let narrow = Setup::default().width(360);
    suite.add("making::narrow", narrow, narrow_page);
}

/// An example of eight steps: a line, a question, a branch, and sentences in two languages.
async fn eight_steps(page: &Page) -> Result {
    open(page, "en/make/").await?;
    write(page, "title", "Two <b>ways</b>").await?;
    write(page, "ask", "winning").await?;
    let board = page.widget(".play nian-game").await?;
    for (at, mv) in ["a2", "b1", "c1", "b3"].into_iter().enumerate() {
        play(page, mv).await?;
        let turn = ["second", "first"][at % 2];
        let told = format!("root.textContent.includes('The {turn} player is to move')");
        board.until_inside(&told).await?;
    }
    write(page, "say", "Now the rows are <i>alike</i>.").await?;
    write(page, "language", "zh-Hant").await?;
    write(page, "say", "現在兩列一樣多。").await?;
    go(page, 1).await?;
    for mv in ["b4", "c5"] {
        play(page, mv).await?;
    }
    press(page, "insert").await?;
    settled(page).await?;
    write(page, "ask", "outcome").await?;
    settled(page).await?;
    play(page, "a1").await?;
    board
        .until_inside("root.textContent.includes('The second player has won')")
        .await?;
    assert_eq!(
        steps(page).await?,
        [
            "nim:3,4,5 · for the winning moves",
            "a2",
            "b1",
            "c1",
            "b3",
            "back to step 1 · b4",
            "c5",
            "whether it is safe",
            "a1"
        ]
    );
    let say = json!({ "en": "Now the rows are <i>alike</i>.", "zh-Hant": "現在兩列一樣多。" });
    assert_eq!(
        kept(page).await?,
        json!({
            "title": { "en": "Two <b>ways</b>" }, "start": "nim:3,4,5", "ask": "winning",
            "steps": [
                { "play": "a2" }, { "play": "b1" }, { "play": "c1" }, { "play": "b3", "say": say },
                { "back": 1, "play": "b4" }, { "play": "c5" }, { "ask": "outcome" }, { "play": "a1" },
            ],
        })
    );
    assert_eq!(page.value("document.querySelectorAll('.making :is(b, i):not(.nian-fixed *)').length - document.querySelectorAll('.making .step b').length").await?, 0);
    // A move that follows there already is gone to.
    go(page, 0).await?;
    board.call("play", json!("a2")).await?;
    page.until("document.querySelectorAll('.making .step')[1].hasAttribute('aria-current')")
        .await?;
    // Nobody has written for this step: what is computed stands there.
    settled(page).await?;
    page.until("document.querySelector('.making #say').placeholder.length > 10")
        .await?;
    page.until("[...document.querySelectorAll('.making .computed')].every((one) => one.textContent.length > 5)")
        .await?;
    // The same stands there after a reload.
    let before = kept(page).await?;
    page.reload().await?;
    settled(page).await?;
    assert_eq!(kept(page).await?, before);
    assert_eq!(steps(page).await?.len(), 9);
    Ok(())
}

/// The same by keys alone: on the board, in the fields, in the list.
async fn by_keys(page: &Page) -> Result {
    open(page, "en/make/?p=nim:1,2").await?;
    let board = page.widget(".play nian-game").await?;
    board
        .inside("root.querySelector('[part~=board]').focus()")
        .await?;
    for key in [Key::Down, Key::Enter] {
        page.press(key).await?;
    }
    page.until("document.querySelectorAll('.making .step').length === 2")
        .await?;
    settled(page).await?;
    page.value("document.querySelector('.making [data-key=step-1]').focus()")
        .await?;
    page.press(Key::Up).await?;
    page.until("document.activeElement.dataset.key === 'step-0'")
        .await?;
    settled(page).await?;
    page.press(Key::Down).await?;
    page.until("document.activeElement.dataset.key === 'step-1'")
        .await?;
    page.press(Key::Delete).await?;
    page.until("document.querySelectorAll('.making .step').length === 1")
        .await?;
    assert_eq!(said(page).await?, "Step 1 is removed.");
    // The focus stays in the page, and everything comes back.
    page.until("document.activeElement !== document.body")
        .await?;
    page.value("document.querySelector('.making [data-key=undo]').focus()")
        .await?;
    page.press(Key::Enter).await?;
    page.until("document.querySelectorAll('.making .step').length === 2")
        .await
}

/// The board, and beside it what pupils see, begin within the first screen.
async fn first_screen(page: &Page, folder: &str, most: u32) -> Result {
    open(page, &format!("{folder}make/?p=nim:3,4,5&moves=a2,b1")).await?;
    assert_eq!(steps(page).await?.len(), 3);
    let at = "[...document.querySelectorAll('.making .step')].findIndex((one) => one.hasAttribute('aria-current'))";
    assert_eq!(page.value(at).await?, 2);
    let said = said(page).await?;
    assert_eq!(said.matches('2').count(), 1, "the steps: {said}");
    page.run("scrollTo(0, 0)", vec![]).await?;
    let top = |css: &str| format!("document.querySelector('{css}').getBoundingClientRect().top");
    let board = page.value(&top(".play nian-game")).await?;
    assert!(
        board.as_f64().is_some_and(|top| top < f64::from(most)),
        "{board}"
    );
    if page.value("innerWidth").await?.as_u64() > Some(1000) {
        let preview = page.value(&top(".seen nian-example")).await?;
        assert!(
            preview.as_f64().is_some_and(|top| top < f64::from(most)),
            "{preview}"
        );
    }
    Ok(())
}

/// A row of changes is taken back to the beginning, and done again to the end.
async fn undo(page: &Page) -> Result {
    open(page, "en/make/").await?;
    let first = kept_or_none(page).await?;
    assert_eq!(first, json!(null));
    for mv in ["a1", "b2"] {
        play(page, mv).await?;
    }
    write(page, "say", "Some words").await?;
    write(page, "say", "Some more words").await?;
    press(page, "insert").await?;
    settled(page).await?;
    write(page, "marks", "on").await?;
    write(page, "show", "columns").await?;
    press(page, "up").await?;
    settled(page).await?;
    press(page, "remove").await?;
    settled(page).await?;
    go(page, 1).await?;
    press(page, "goBack").await?;
    settled(page).await?;
    let last = kept(page).await?;
    let mut back = 0;
    while page
        .value("!document.querySelector('[data-key=undo]').disabled")
        .await?
        == true
    {
        press(page, "undo").await?;
        back += 1;
    }
    assert!(back >= 8, "{back}");
    assert_eq!(
        kept(page).await?,
        json!({ "start": "nim:3,4,5", "steps": [] })
    );
    for _ in 0..back {
        press(page, "redo").await?;
    }
    assert_eq!(kept(page).await?, last);
    // On the board the keys are those of the whole example, too.
    let board = "document.querySelector('.making nian-game').shadowRoot";
    let pair = format!("{board}.querySelector('.nian-controls > .nian-buttons')");
    page.until(&format!("{pair} && !{pair}.checkVisibility()"))
        .await?;
    page.value(&format!("{board}.querySelector('[part~=board]').focus()"))
        .await?;
    let redo = "document.querySelector('[data-key=redo]').disabled";
    page.type_char_with(&[Key::Control], 'z').await?;
    page.until(&format!("!{redo}")).await?;
    page.type_char_with(&[Key::Control, Key::Shift], 'z')
        .await?;
    page.until(redo).await?;
    assert_eq!(kept(page).await?, last);
    settled(page).await
}

async fn kept_or_none(page: &Page) -> Result<nian_tests::Value> {
    page.value("localStorage.getItem('nian:make')").await
}

/// The start is mended later: steps that can be played stay, the first that cannot is told at its place.
async fn start(page: &Page) -> Result {
    open(page, "en/make/?p=nim:3,4,5&moves=a2,c5").await?;
    assert_eq!(steps(page).await?, ["nim:3,4,5", "a2", "c5"]);
    set_start(page, "Nim 3 4 6").await?;
    page.until("document.querySelector('.making .said').textContent.includes('every step')")
        .await?;
    settled(page).await?;
    assert_eq!(kept(page).await?["start"], "nim:3,4,6");
    set_start(page, "nim:3,4,2").await?;
    page.until("document.querySelector('.making .said').textContent.includes('step 2')")
        .await?;
    page.until("document.querySelector('.making .now .wrong').textContent.includes('c5')")
        .await?;
    assert_eq!(
        page.value("document.querySelector('[data-key=link]').disabled")
            .await?,
        true
    );
    // A move that can be played takes its place.
    let board = page.widget(".play nian-game").await?;
    board.until("position === 'nim:1,4,2'").await?;
    board.call("play", json!("b1")).await?;
    page.until("document.querySelector('.making .now .wrong').hidden && !document.querySelector('[data-key=link]').disabled")
        .await?;
    assert_eq!(steps(page).await?, ["nim:3,4,2", "a2", "b1"]);
    // What is no position is told, and nothing changes.
    set_start(page, "nim:x").await?;
    page.until("!document.querySelector('#start-wrong').hidden")
        .await?;
    assert_eq!(kept(page).await?["start"], "nim:3,4,2");
    // A move that is typed is judged as it is typed.
    go(page, 1).await?;
    write(page, "play", "a9").await?;
    page.until("document.querySelector('.making .now .wrong').textContent.includes('a9')")
        .await?;
    assert_eq!(
        page.value("document.activeElement.dataset.key").await?,
        "play"
    );
    write(page, "play", "a2").await?;
    page.until("document.querySelector('.making .now .wrong').hidden")
        .await
}

async fn set_start(page: &Page, text: &str) -> Result {
    let script = "const field = document.querySelector('#start');
        field.value = arguments[0];
        field.form.requestSubmit();";
    page.run(script, vec![text.into()]).await.map(drop)
}

/// Stepping in the preview goes to the same step, and what is asked there is asked as pupils are.
async fn preview(page: &Page) -> Result {
    open(page, "en/make/?p=nim:1,2&moves=b1,a1").await?;
    go(page, 0).await?;
    write(page, "ask", "winning").await?;
    let preview = page.widget(".seen nian-example").await?;
    preview.until("question === 'winning'").await?;
    preview.call("goTo", json!("next")).await?;
    page.until("document.querySelectorAll('.making .step')[1].hasAttribute('aria-current')")
        .await?;
    settled(page).await?;
    // It says where one stands now, not what was played.
    play(page, "b1").await?;
    assert_eq!(said(page).await?, "Step 3: b1.");
    preview.call("goTo", json!("prev")).await?;
    page.until("document.querySelector('.making .said').textContent === 'Step 2 of 3 · a1'")
        .await?;
    preview.call("goTo", json!(0)).await?;
    page.until("document.querySelector('.making .said').textContent === 'Start'")
        .await?;
    settled(page).await
}

/// What is said at a step that asks is shown with the answer, right or given; its field says so.
async fn said_with_the_answer(page: &Page) -> Result {
    open(page, "en/make/?p=nim:3,4,5&moves=a2").await?;
    let label = "document.querySelector('.making label[for=say]').textContent";
    page.until(&format!("{label}.startsWith('What this step says')"))
        .await?;
    write(page, "say", "Safe it is.").await?;
    write(page, "ask", "outcome").await?;
    page.until(&format!("{label}.startsWith('Shown with the answer')"))
        .await?;
    settled(page).await?;
    let preview = page.widget(".seen nian-example").await?;
    let is_said = "root.querySelector('.nian-sentence').textContent.includes('Safe it is.')";
    preview.until("question === 'outcome'").await?;
    preview.until_inside(&format!("!{is_said}")).await?;
    preview.call("answer", json!("safe")).await?;
    preview.until_inside(is_said).await?;
    preview.call("goTo", json!(0)).await?;
    page.until("document.querySelectorAll('.making .step')[0].hasAttribute('aria-current')")
        .await?;
    page.until(&format!("{label}.startsWith('What this step says')"))
        .await?;
    settled(page).await?;
    go(page, 1).await?;
    page.reload().await?;
    settled(page).await?;
    let preview = page.widget(".seen nian-example").await?;
    preview.until("question === 'outcome'").await?;
    preview.until_inside(&format!("!{is_said}")).await?;
    preview.call("reveal", json!(null)).await?;
    preview.until_inside(is_said).await
}

/// After another one is begun, the picture that pupils see is whole at 1280 by 800: the words do not lie over it.
async fn whole_picture(page: &Page) -> Result {
    page.resize(1280, 800).await?;
    for folder in ["", "zh-Hans/", "en/"] {
        open(page, &format!("{folder}make/?p=nim:1,2&moves=a1,b1")).await?;
        page.run(
            "document.querySelector('.making .heading .doing button:nth-child(4)').click()",
            vec![],
        )
        .await?;
        page.until("document.querySelectorAll('.making .step').length === 1")
            .await?;
        settled(page).await?;
        let preview = page.widget(".seen nian-example").await?;
        preview
            .until_inside("root.querySelector('[part~=board]').getBoundingClientRect().bottom <= root.querySelector('[part~=caption]').getBoundingClientRect().top + 1")
            .await?;
        // All buttons stand in one line.
        let lines = "new Set([...document.querySelectorAll('.making .heading .doing button')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top)).size";
        assert_eq!(page.value(lines).await?, 1, "{folder}");
    }
    Ok(())
}

/// On a telephone nothing sticks out, what is touched is large enough, and axe-core finds nothing, with a mistake too.
async fn narrow_page(page: &Page) -> Result {
    open(page, "make/?p=nim:3,4,5&moves=a2,b9,c1").await?;
    go(page, 2).await?;
    page.until("!document.querySelector('.making .now .wrong').hidden")
        .await?;
    page.run("document.querySelector('.source').open = true", vec![])
        .await?;
    let out = "[...document.querySelectorAll('.making *')].filter((at) => !at.closest('.unseen') && at.checkVisibility() && at.getBoundingClientRect().right > innerWidth + 1)
        .map((at) => at.outerHTML.slice(0, 80))";
    assert_eq!(page.value(out).await?, json!([]));
    let small = "[...document.querySelectorAll('.making :is(button, select, input:not([type=checkbox]))')]
        .filter((at) => at.checkVisibility() && at.getBoundingClientRect().height < 43.5).map((at) => at.outerHTML.slice(0, 80))";
    assert_eq!(page.value(small).await?, json!([]));
    assert_eq!(page.accessibility().await?, [""; 0]);
    for theme in ["dark", "projector"] {
        let root = "document.documentElement.dataset";
        page.value(&format!("{root}.theme = {root}.nianTheme = '{theme}'"))
            .await?;
        assert_eq!(page.contrast().await?, [""; 0], "{theme}");
    }
    Ok(())
}
