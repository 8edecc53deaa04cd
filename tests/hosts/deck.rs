//! A deck of slides that listens to the whole document, as reveal.js does with keys that go down and
//! impress.js with keys that come up.

use super::{HEAD, host};
use nian_tests::{Key, Page, Result, Suite, json};

/// A slide as large as reveal.js makes it.
const DECK: &str = "<style>body { margin: 0 } section { width: 960px; height: 700px }</style>\
    <script>window.heard = []; for (const type of ['keydown', 'keypress', 'keyup'])
        document.addEventListener(type, ({ key }) => heard.push(`${type} ${key}`));</script>\
    <section><nian-example src='nim-and-variants/ex1'></nian-example></section>\
    <section><nian-number value=347 in=binary></nian-number></section><input id=field>";

pub(crate) fn add(suite: &mut Suite) {
    let page = format!("<!doctype html><html lang=en>{HEAD}{DECK}");
    suite.add("hosts::deck::keys", host(page.clone()), keys);
    suite.add("hosts::deck::fields", host(page), fields);
}

/// What the deck has heard since it was asked last.
async fn heard(page: &Page) -> Result<String> {
    let heard = page.value("heard.splice(0).join(', ')").await?;
    Ok(heard.as_str().unwrap_or_default().to_owned())
}

/// What a widget uses is not heard; what it has no use for is.
async fn keys(page: &Page) -> Result {
    page.open("host.html").await?;
    let example = page.widget("nian-example").await?;
    example
        .inside("root.querySelector('[data-do=next]').focus()")
        .await?;
    page.press(Key::Right).await?;
    example.until("step === 1").await?;
    page.press(Key::Space).await?; // on the button: the next step
    example.until("step === 2").await?;
    page.type_char('b').await?;
    example
        .until_inside("root.querySelector('dialog.nian-black')?.open")
        .await?;
    page.press(Key::Right).await?;
    example
        .until_inside("!root.querySelector('dialog')")
        .await?;
    page.type_char('?').await?;
    example
        .until_inside("root.querySelector('dialog.nian-sheet dd')")
        .await?;
    page.press(Key::Left).await?; // nothing, but not the deck's
    page.press(Key::Escape).await?;
    example
        .until_inside("!root.querySelector('dialog')")
        .await?;
    assert_eq!(example.get("step").await?, 2);
    page.press(Key::End).await?;
    let last = example.get("steps").await?;
    example.until(&format!("step === {last}")).await?;
    assert_eq!(heard(page).await?, "");

    // At the end there is no next step, nothing is hidden, and letters mean nothing.
    for (key, name) in [
        (char::from(Key::Right), "ArrowRight"),
        ('x', "x"),
        ('a', "a"),
        (char::from(Key::Escape), "Escape"),
    ] {
        page.type_char(key).await?;
        let heard = heard(page).await?;
        assert!(heard.contains(&format!("keydown {name}")), "{heard}");
        assert!(heard.contains(&format!("keyup {name}")), "{heard}");
    }
    assert_eq!(example.get("step").await?, last);
    page.press_with(Key::Control, Key::Left).await?;
    let heard = heard(page).await?;
    assert!(heard.contains("keydown ArrowLeft"), "{heard}");
    Ok(())
}

/// What is typed into a field is the field's, also where the deck cannot see that there is one.
async fn fields(page: &Page) -> Result {
    page.open("host.html").await?;
    let number = page.widget("nian-number").await?;
    number.inside("root.querySelector('input').focus()").await?;
    for char in ['b', '6', '0'] {
        page.type_char(char).await?;
    }
    page.press(Key::Left).await?;
    assert_eq!(heard(page).await?, "");
    let slider = number
        .inside("root.querySelector('[type=range]')?.focus()")
        .await?;
    assert_eq!(slider, json!(null));
    page.press(Key::Right).await?;
    number.until("step === 1").await?;
    assert_eq!(heard(page).await?, "");
    page.type_char('x').await?;
    assert_eq!(heard(page).await?, "keydown x, keypress x, keyup x");
    page.click("#field").await?;
    page.type_char('b').await?;
    assert_eq!(heard(page).await?, "keydown b, keypress b, keyup b");
    Ok(())
}
