//! The tray: things come in from cards, addresses and positions, and everything can be taken back.

use super::{KEPT, open, open_menu, press, titles, unfold};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("teaching_plans::card", Setup::default(), from_a_card);
    suite
        .add("teaching_plans::pasted", Setup::default(), pasted)
        .everywhere();
    suite.add("teaching_plans::texts", Setup::default(), texts);
    suite.add("teaching_plans::undo", Setup::default(), undo);
    suite.add("teaching_plans::links", Setup::default(), links);
    suite.add("teaching_plans::stage", Setup::default(), stage);
    suite.add("teaching_plans::choice", Setup::default(), choice);
}

/// The card's menu adds what is shown, at the step shown; a reload keeps it.
async fn from_a_card(page: &Page) -> Result {
    for (path, css) in [
        ("example=nim-and-variants/ex2&step=2", "nian-example"),
        ("game=nim:3,4,5&opponent=none", "nian-game"),
        ("exercise=columns&level=2", "nian-exercise"),
    ] {
        page.open(&format!("en/show/?{path}")).await?;
        let widget = page.widget(css).await?;
        widget.click("[data-do=menu]").await?;
        let entry = "[...root.querySelectorAll('.nian-more button')].find((one) => one.textContent === 'Add to lesson')";
        widget.until_inside(entry).await?;
        widget.inside(&format!("({entry}).click()")).await?;
        widget
            .until_inside("root.querySelector('dialog [role=status]')")
            .await?;
    }
    let widget = page.widget("nian-exercise").await?;
    assert_eq!(
        widget
            .inside("root.querySelector('dialog [role=status]').textContent")
            .await?,
        "Added. Things in my lesson: 3."
    );
    let lesson = widget.inside("root.querySelector('dialog a').href").await?;
    assert!(
        lesson
            .as_str()
            .is_some_and(|href| href.ends_with("/en/class/")),
        "{lesson}"
    );
    open(page, "en/class/").await?;
    assert_eq!(
        titles(page).await?,
        [
            "Example 2: four rows, and which to take from",
            "Nim 3 · 4 · 5",
            "Practice: Which columns are odd"
        ]
    );
    // Tasks have none, and a letter stands there.
    page.until(
        "document.querySelector('.things > li:last-child .picture:empty')?.dataset.sign === 'P'",
    )
    .await?;
    // The example has a picture, from the files of the site.
    page.until("(([one, ...more]) => one?.complete && one.naturalWidth === 1200 && !more.length)([...document.querySelectorAll('.things img.small')])")
        .await?;
    assert_eq!(
        page.value(&format!("{KEPT}.things")).await?,
        json!([
            { "item": "nim-and-variants/ex2~2" },
            { "item": "nim:3,4,5", "opponent": "none" },
            { "item": "exercise:columns", "level": "2" },
        ])
    );
    Ok(())
}

async fn paste(page: &Page, text: &str) -> Result {
    page.run(
        "const field = document.querySelector('#to-add');
         field.value = arguments[0];
         field.dispatchEvent(new Event('input', { bubbles: true }));
         field.form.requestSubmit()",
        vec![text.into()],
    )
    .await?;
    Ok(())
}

/// Addresses of ours of every kind, items and positions are understood; others are refused with a word.
async fn pasted(page: &Page) -> Result {
    open(page, "en/class/").await?;
    let all = [
        (
            "https://example.org/nian/articles/nim-and-variants/?step=2#ex2",
            "nim-and-variants/ex2~2",
        ),
        (
            "../articles/nim-and-variants/#lemma-i",
            "claim:nim-and-variants/lemma-i",
        ),
        (
            "/en/show/?claim=nim-and-variants/dice",
            "claim:nim-and-variants/dice",
        ),
        (
            "/en/show/?number=45&in=fibonacci&step=1",
            "number:fibonacci=45~1",
        ),
        ("/en/play/?p=wythoff:3,5&opponent=novice", "wythoff:3,5"),
        (
            "/en/practice/?skill=columns&level=2&seed=7&v=1",
            "exercise:columns",
        ),
        ("/en/tables/?of=dynamic&rules=dynamic.3", "table:dynamic"),
        (
            "/en/articles/nim-and-variants/nim/?step=2#ex2",
            "nim-and-variants/ex2~2",
        ),
        ("nim 3 4 5", "nim:3,4,5"),
        ("fibonacci-nim/rules~1", "fibonacci-nim/rules~1"),
        ("/class/?d=nim:1;nim:2&v=1", "nim:1"),
    ];
    for (at, (text, item)) in all.into_iter().enumerate() {
        paste(page, text).await?;
        page.until(&format!("{KEPT}.things.length > {at}")).await?;
        assert_eq!(
            page.value(&format!("{KEPT}.things[{at}].item")).await?,
            item,
            "{text}"
        );
        page.until("document.querySelector('#to-add').value === ''")
            .await?;
    }
    assert_eq!(
        page.value(&format!("{KEPT}.things[6].rules")).await?,
        "dynamic.3"
    );
    assert_eq!(page.value(&format!("{KEPT}.things[5].seed")).await?, "7");
    assert_eq!(page.value(&format!("{KEPT}.things.length")).await?, 12);
    for (text, said) in [
        ("rubbish", "not understood"),
        ("https://example.org/", "nothing at this address"),
        (
            "/en/articles/nim-and-variants/#nowhere",
            "no “nim-and-variants/nowhere”",
        ),
    ] {
        paste(page, text).await?;
        page.until(&format!(
            "document.querySelector('.wrong')?.textContent.includes('{said}')"
        ))
        .await?;
        assert_eq!(
            page.value("document.querySelector('#to-add').value")
                .await?,
            text,
            "it stays to be mended"
        );
    }
    assert_eq!(page.value(&format!("{KEPT}.things.length")).await?, 12);
    Ok(())
}

pub(super) async fn type_into(page: &Page, name: &str, text: &str) -> Result {
    page.until(&format!("document.querySelector('[data-field={name}]')"))
        .await?;
    page.run(
        "const field = document.querySelector(`[data-field=${arguments[0]}]`);
         field.value = arguments[1];
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![name.into(), text.into()],
    )
    .await?;
    Ok(())
}

/// Title, question, note and first step are kept as they are typed, in the language of the page.
async fn texts(page: &Page) -> Result {
    open(page, "en/class/?d=nim-and-variants/ex2&edit=1&v=1").await?;
    open_menu(page).await?;
    type_into(page, "title", "An hour").await?;
    unfold(page, 0).await?;
    for (name, text) in [
        ("name", "Four <b>rows</b>"),
        ("question", "Which?"),
        ("note", "five minutes"),
        ("start", "2"),
    ] {
        type_into(page, name, text).await?;
    }
    assert_eq!(
        page.value(KEPT).await?,
        json!({
            "nian": "lesson", "version": 1, "title": { "en": "An hour" }, "answers": "ask", "at": 1, "step": 2,
            "things": [{ "item": "nim-and-variants/ex2~2", "name": { "en": "Four <b>rows</b>" }, "question": { "en": "Which?" }, "note": { "en": "five minutes" } }],
        })
    );
    // A step that there is not is refused where it is typed.
    type_into(page, "start", "77").await?;
    page.until(
        "document.querySelector('[data-field=start]').getAttribute('aria-invalid') === 'true'",
    )
    .await?;
    assert_eq!(page.value(&format!("{KEPT}.step")).await?, 2);
    // Another language is written beside.
    open(page, "class/").await?;
    assert_eq!(titles(page).await?, ["Four <b>rows</b>"]);
    open_menu(page).await?;
    type_into(page, "title", "一小時").await?;
    assert_eq!(
        page.value(&format!("{KEPT}.title")).await?,
        json!({ "en": "An hour", "zh-Hant": "一小時" })
    );
    Ok(())
}

/// Makes the lesson of an address one's own.
async fn mine(page: &Page, query: &str) -> Result {
    open(page, &format!("en/class/?{query}&v=1")).await?;
    press(page, "Add to lesson").await?;
    page.until(&format!("{KEPT}?.things.length")).await
}

/// Links to lessons that are opened to be changed take nothing away before something is changed; then all come back.
async fn links(page: &Page) -> Result {
    mine(page, "d=nim:1;nim:2&title=Own").await?;
    let own = page.value(KEPT).await?;
    for number in 3..=9 {
        open(page, &format!("en/class/?d=nim:{number}&edit=1&v=1")).await?;
        page.reload().await?;
        assert_eq!(titles(page).await?, [format!("Nim {number}")]);
        assert_eq!(page.value(KEPT).await?, own);
    }
    let said = page
        .value("document.querySelector('.class .said').textContent")
        .await?;
    assert!(
        said.as_str()
            .is_some_and(|said| said.contains("becomes yours")),
        "{said}"
    );
    // On stage and back it is still only looked at.
    press(page, "Project").await?;
    page.until("document.querySelector('.lecture nian-game')")
        .await?;
    page.run("document.querySelector('.lecture-leave').click()", vec![])
        .await?;
    page.until("!document.querySelector('.lecture')").await?;
    assert_eq!(page.value(KEPT).await?, own);
    open_menu(page).await?;
    type_into(page, "title", "Theirs").await?;
    assert_eq!(
        page.value(&format!("{KEPT}.things[0].item")).await?,
        "nim:9"
    );
    assert!(page.location().await?.ends_with("/en/class/"));
    for (title, count) in [("Own", 2), ("Theirs", 1), ("Own", 2)] {
        page.reload().await?;
        open(page, "en/class/").await?;
        newest(page).await?;
        assert_eq!(
            page.value(&format!("{KEPT}.title.en ?? {KEPT}.title"))
                .await?,
            title
        );
        assert_eq!(titles(page).await?.len(), count);
    }
    // From a link that is only looked at one comes back to one's own.
    open(page, "en/class/?d=nim:8&edit=1&v=1").await?;
    newest(page).await?;
    assert_eq!(titles(page).await?.len(), 2);
    // A new one takes none of them away.
    open_menu(page).await?;
    press(page, "New lesson").await?;
    page.until(&format!("{KEPT}.things.length === 0")).await?;
    newest(page).await?;
    assert_eq!(titles(page).await?.len(), 2);
    Ok(())
}

/// Opens the lesson that was open last.
async fn newest(page: &Page) -> Result {
    open_menu(page).await?;
    let newest = "document.querySelector('[data-key=lesson-0]')";
    page.until(newest).await?;
    page.run(&format!("{newest}.click()"), vec![]).await?;
    page.until(&format!("!{newest}")).await
}

/// A long row of changes, made by chance from a seed, is taken back to the beginning and done again to the end.
async fn undo(page: &Page) -> Result {
    mine(page, "ready=nim-1&d=nim-and-variants/three-four-five;nim:3,4,5;nim-and-variants/ex1;nim-and-variants/ex2").await?;
    let first = page.value(KEPT).await?;
    let mut seed: u32 = 16;
    let mut random = |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    for number in 0..24 {
        let length = page.value(&format!("{KEPT}.things.length")).await?;
        let length = u32::try_from(length.as_u64().expect("a number"))?;
        let at = random(length);
        let click = async |key: String| {
            let click = format!("document.querySelector('[data-key={key}]').click()");
            page.run(&click, vec![]).await
        };
        page.run(&format!("window.before = JSON.stringify({KEPT})"), vec![])
            .await?;
        match random(5) {
            1 if length > 1 => {
                unfold(page, at).await?;
                click(format!("remove-{at}")).await.map(drop)?;
            }
            2 if at > 0 => {
                unfold(page, at).await?;
                click(format!("up-{at}")).await.map(drop)?;
            }
            3 => {
                open_menu(page).await?;
                type_into(page, "title", &format!("Title {number}")).await?;
            }
            4 => {
                unfold(page, at).await?;
                type_into(page, "question", &format!("Question {number}")).await?;
            }
            _ => paste(page, &format!("nim:{},{number}", at + 1)).await?,
        }
        page.until(&format!("JSON.stringify({KEPT}) !== before"))
            .await?;
    }
    let last = page.value(KEPT).await?;
    let all = async |name: &str| {
        let press = format!(
            "(async () => {{
                const button = [...document.querySelectorAll('.quiet button')].find((one) => one.textContent === '{name}');
                let count = 0;
                while (!button.disabled && count < 100) {{
                    button.click();
                    count += 1;
                    await new Promise((then) => setTimeout(then)); // it is rendered
                }}
                button.click(); // whoever presses once more changes nothing
                return count;
            }})()"
        );
        page.value(&press).await
    };
    // The first was to put the lesson there.
    let undone = all("Undo").await?.as_u64().expect("a number");
    assert!((15..=25).contains(&undone), "{undone}");
    assert_eq!(titles(page).await?.len(), 0);
    press(page, "Redo").await?;
    assert_eq!(page.value(KEPT).await?, first);
    assert_eq!(all("Redo").await?, undone - 1);
    assert_eq!(page.value(KEPT).await?, last);
    // A reload keeps it.
    page.reload().await?;
    assert_eq!(page.value(KEPT).await?, last);
    Ok(())
}

/// From the tray to the stage, and back to the tray with its history.
async fn stage(page: &Page) -> Result {
    mine(page, "d=nim-and-variants/ex1;nim:3,4,5&title=Two").await?;
    press(page, "Project").await?;
    page.until("document.querySelector('.lecture nian-example')")
        .await?;
    page.until("location.search.includes('stage=1') && location.search.includes('d=nim-and-variants/ex1;nim:3,4,5')").await?;
    page.run("document.querySelector('.lecture-leave').click()", vec![])
        .await?;
    page.until("!document.querySelector('.lecture')").await?;
    assert_eq!(titles(page).await?.len(), 2);
    assert!(page.location().await?.ends_with("/en/class/"));
    press(page, "Undo").await?;
    assert_eq!(titles(page).await?.len(), 0);
    Ok(())
}

/// An answer that is none of the choices is told, as nobody could give it.
async fn choice(page: &Page) -> Result {
    open(
        page,
        "en/class/?edit&d=nim:3,4,5&q1=Which%3F&k1=choice&c1=a2|b1&a1=c2&v=1",
    )
    .await?;
    unfold(page, 0).await?;
    let said = "document.querySelector('.fields .none-of').textContent";
    page.until(&format!(
        "{said} === 'This is none of the choices: pupils cannot answer.'"
    ))
    .await?;
    type_into(page, "answer", "a2").await?;
    page.until(&format!("{said} === ''")).await
}
