//! Before a class: full screen, black screen, the list of keys, answers by a key.

pub(crate) mod elements;
mod stage;

use nian_tests::{Key, Page, Result, Setup, Suite, Widget, json};

const EXAMPLE: &str = r#"<nian-example src="nim-and-variants/ex1"></nian-example>"#;
const FIELD: &str = r#"<input id="field"><nian-number value="347" in="binary"></nian-number>"#;
const PRESENT: &str = "nim-and-variants/ex1";

pub(crate) fn add(suite: &mut Suite) {
    stage::add(suite);
    let example = Setup::default().embed(EXAMPLE);
    suite.add("presenting::full_screen::key", example.clone(), full_screen);
    suite.add("presenting::full_screen::menu", example.clone(), by_menu);
    suite.add(
        "presenting::full_screen::menu_closes",
        example.clone(),
        menu_closes,
    );
    suite.add("presenting::full_screen::fits", Setup::default(), fits);
    suite.add(
        "presenting::full_screen::refused",
        Setup::default(),
        refused,
    );
    suite.add("presenting::black", example.clone(), black);
    suite.add("presenting::legend", example.clone(), legend);
    suite.add("presenting::answer", example.clone(), answer);
    suite.add("presenting::not_asked_for", example.clone(), not_asked_for);
    suite.add("presenting::modifiers", example, modifiers);
    let field = Setup::default().embed(FIELD);
    suite.add("presenting::fields", field, fields);
    suite.add("presenting::whole_page", Setup::default(), whole_page);
    suite.add(
        "presenting::full_screen::answers",
        Setup::default(),
        answers_stay,
    );
}

async fn focused(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example
        .inside("root.querySelector('[data-do=next]').focus()")
        .await?;
    Ok(example)
}

/// F fills the screen in a projector's colours, and F again gives back the theme there was.
async fn full_screen(page: &Page) -> Result {
    let example = focused(page).await?;
    example.get("setAttribute('theme', 'dark')").await?;
    page.type_char('f').await?;
    example.until("matches(':fullscreen')").await?;
    example
        .until("getAttribute('theme') === 'projector'")
        .await?;
    example
        .until_inside("root.querySelector('.nian').dataset.stage")
        .await?;
    page.type_char('f').await?;
    example.until("matches(':not(:fullscreen)')").await?;
    example
        .until_inside("root.querySelector('.nian').dataset.stage === undefined")
        .await?;
    example.until("getAttribute('theme') === 'dark'").await
}

/// Answers that were asked for in the menu stay when the screen is filled.
async fn answers_stay(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex1&step=3&answers=hidden")
        .await?;
    let example = page.widget("nian-example").await?;
    let told = "root.querySelector('.nian-outcome.safe, .nian-outcome.unsafe')";
    assert_eq!(example.inside(told).await?, json!(null));
    example.press("Menu").await?;
    example
        .until_inside("root.querySelector('[data-set=answers]')")
        .await?;
    let script = "const example = document.querySelector('nian-example');
        const field = example.shadowRoot.querySelector('[data-set=answers]');
        if (!field.options) field.click();
        for (const { value } of field.options ?? []) {
            if (example.answers === 'shown') break;
            field.value = value;
            field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        }";
    page.run(script, vec![]).await?;
    example.until("answers === 'shown'").await?;
    page.press(Key::Escape).await?;
    page.type_char('f').await?;
    example.until("theme === 'projector'").await?;
    example.until_inside(told).await?;
    assert_eq!(example.get("answers").await?, "shown");
    Ok(())
}

/// An open menu does not stay over the picture.
async fn menu_closes(page: &Page) -> Result {
    let example = focused(page).await?;
    example.press("Menu").await?;
    page.type_char('f').await?;
    example.until("matches(':fullscreen')").await?;
    example
        .until_inside("!root.querySelector('.nian-popup')")
        .await
}

async fn by_menu(page: &Page) -> Result {
    page.open("embed.html").await?;
    let example = page.widget("nian-example").await?;
    example.press("Menu").await?;
    entry(&example, "Project, in full screen").await?;
    example.until("matches(':fullscreen')").await?;
    example.press("Menu").await?;
    entry(&example, "Leave full screen").await?;
    example.until("matches(':not(:fullscreen)')").await?;
    example.until("hasAttribute('theme') === false").await
}

/// An entry of the menu that is fetched.
async fn entry(widget: &Widget<'_>, name: &str) -> Result {
    let there = "root.querySelector('.nian-more')?.firstChild";
    widget.until_inside(there).await?;
    widget.press(name).await
}

/// On a screen as projectors have it, picture, caption and controls are all to be seen.
async fn fits(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    page.open(&format!("en/show/?example={PRESENT}&step=1"))
        .await?;
    let example = page.widget("nian-example").await?;
    page.type_char('f').await?;
    example.until("matches(':fullscreen')").await?;
    let end = "root.querySelector('.nian-controls').getBoundingClientRect().bottom";
    example
        .until_inside(&format!("{end} <= innerHeight + 1"))
        .await?;
    example.until_inside(CARD_FILLS_WINDOW).await
}

const CARD_FILLS_WINDOW: &str = "(({ left, top, right, bottom }) =>
    [left, top, innerWidth - right, innerHeight - bottom].every((rest) => Math.abs(rest) <= 1)
)(root.querySelector('.nian-card').getBoundingClientRect())";

/// Where nothing may fill the screen, as on a telephone, the card fills the window, also from within
/// an article.
async fn refused(page: &Page) -> Result {
    page.resize(1280, 720).await?;
    page.open("en/articles/nim-and-variants/nim/#ex1").await?;
    page.run(
        "Element.prototype.requestFullscreen = () => Promise.reject(new TypeError())",
        Vec::new(),
    )
    .await?;
    let example = page.widget("#ex1 nian-example").await?;
    example
        .inside("root.querySelector('[data-do=next]').focus()")
        .await?;
    page.type_char('f').await?;
    example.until("hasAttribute('data-nian-full')").await?;
    example.until_inside(CARD_FILLS_WINDOW).await?;
    page.type_char('f').await?;
    example.until("matches(':not([data-nian-full])')").await
}

/// B and . hide everything; any key brings it back and does nothing else.
async fn black(page: &Page) -> Result {
    let example = focused(page).await?;
    for key in ['b', '.'] {
        page.type_char(key).await?;
        example
            .until_inside("root.querySelector('dialog.nian-black')?.open")
            .await?;
        page.press(Key::Right).await?;
        example
            .until_inside("!root.querySelector('dialog')")
            .await?;
        assert_eq!(example.get("step").await?, 0);
    }
    page.press(Key::Right).await?;
    example.until("step === 1").await
}

async fn legend(page: &Page) -> Result {
    let example = focused(page).await?;
    page.type_char('?').await?;
    example
        .until_inside("root.querySelector('dialog.nian-sheet dd')")
        .await?;
    let keys = example
        .inside("[...root.querySelectorAll('kbd')].map(({ textContent }) => textContent)")
        .await?;
    for key in ["←", "→", "PageDown", "Space", "A", "F", "B", ".", "?"] {
        assert!(
            keys.as_array().is_some_and(|all| all.contains(&json!(key))),
            "{key}: {keys}"
        );
    }
    let marks = example
        .inside("root.querySelectorAll('.nian-marks dt svg').length")
        .await?;
    assert_eq!(marks, 2);
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    page.press(Key::Escape).await?;
    example.until_inside("!root.querySelector('dialog')").await
}

async fn answer(page: &Page) -> Result {
    let example = focused(page).await?;
    example.get("setAttribute('answers', 'hidden')").await?;
    example
        .until_inside("root.querySelector('[data-do=reveal]')")
        .await?;
    page.type_char('a').await?;
    example
        .until_inside("root.querySelector('.nian-outcome.unsafe')")
        .await
}

/// Whoever only steps through an example loads nothing for those who project it.
async fn not_asked_for(page: &Page) -> Result {
    let example = focused(page).await?;
    page.press(Key::Right).await?;
    example.until("step === 1").await?;
    let tools = |page: &Page| page.requested().iter().any(|path| path.contains("tools"));
    assert!(!tools(page), "{:?}", page.requested());
    example.press("Menu").await?;
    example
        .until_inside("root.querySelector('.nian-more')?.firstChild")
        .await?;
    assert!(tools(page));
    Ok(())
}

async fn modifiers(page: &Page) -> Result {
    let example = focused(page).await?;
    for key in ["f", "b", ".", "a"] {
        for modifier in ["ctrlKey", "altKey", "metaKey", "shiftKey"] {
            let press = format!(
                "root.querySelector('[data-do=next]').dispatchEvent(new KeyboardEvent('keydown',
                    {{ key: {key:?}, {modifier}: true, bubbles: true, composed: true, cancelable: true }}))"
            );
            assert_eq!(
                example.inside(&press).await?,
                true,
                "{modifier} {key} is left alone"
            );
        }
    }
    Ok(())
}

/// Letters typed into a field are letters, in the widget and beside it.
async fn fields(page: &Page) -> Result {
    page.open("embed.html").await?;
    let number = page.widget("nian-number").await?;
    page.click("#field").await?;
    number.inside("root.querySelector('input').focus()").await?;
    page.type_char('f').await?;
    page.type_char('b').await?;
    assert!(!page.requested().iter().any(|path| path.contains("tools")));
    Ok(())
}

/// On a page that is all one widget no focus is needed.
async fn whole_page(page: &Page) -> Result {
    page.open("en/play/").await?;
    let game = page.widget("nian-game").await?;
    page.type_char('?').await?;
    game.until_inside("root.querySelector('dialog.nian-sheet')?.open")
        .await
}
