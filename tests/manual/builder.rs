//! The builder of tags: what is done with the widget is in the tag.

use nian_tests::{Answer, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add(
        "manual::builder::as_it_stands",
        Setup::default(),
        as_it_stands,
    );
    suite.add("manual::builder::numbers", Setup::default(), numbers);
    suite.add("manual::builder::pinned", Setup::default(), pinned);
    let missing = Setup::default()
        .answer("integrity.json", Answer::Times(1, 500))
        .expect("500");
    suite.add("manual::builder::not_pinned", missing, not_pinned);
}

const PASTED: &str = "document.querySelector('pre[aria-labelledby=snippet] code').textContent";

/// Sets a field of the tag that is being built, as a reader does.
async fn set(page: &Page, name: &str, value: &str) -> Result {
    let script = "const [name, value] = arguments;
        const field = document.querySelector(`.builder > [name=${name}], .field:not([hidden]) [name=${name}]`);
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(script, vec![json!(name), json!(value)]).await?;
    Ok(())
}

/// A game with its moves, an example at its step; another position begins anew.
async fn as_it_stands(page: &Page) -> Result {
    page.open("en/embed/").await?;
    page.widget(".preview nian-game").await?;
    set(page, "opponent", "none").await?;
    let game = page.widget(".preview nian-game").await?;
    game.call("play", json!("a2")).await?;
    game.call("play", json!("b1")).await?;
    page.until(&format!("{PASTED}.includes(' moves=\"a2,b1\"')"))
        .await?;
    // The link in the tag leads to the same.
    page.until(&format!("{PASTED}.includes('&amp;moves=a2,b1')"))
        .await?;
    set(page, "position", "nim:1,2").await?;
    page.until(&format!(
        "{PASTED}.includes('nim:1,2') && !{PASTED}.includes('moves')"
    ))
    .await?;
    set(page, "element", "nian-example").await?;
    let example = page.widget(".preview nian-example").await?;
    example.call("goTo", json!("next")).await?;
    page.until(&format!("{PASTED}.includes(' step=\"1\"')"))
        .await?;
    set(page, "step", "2").await?;
    let example = page.widget(".preview nian-example").await?;
    example.until("step === 2").await?;
    page.until(&format!("{PASTED}.includes(' step=\"2\"')"))
        .await
}

/// Digits stand in the place of a value, and what can be done besides writing one is for one system.
async fn numbers(page: &Page) -> Result {
    page.open("en/embed/").await?;
    page.widget(".preview nian-game").await?;
    set(page, "element", "nian-number").await?;
    set(page, "digits", "10110110").await?;
    let number = page.widget(".preview nian-number").await?;
    number.until("steps > 0").await?;
    page.until(&format!(
        "{PASTED}.includes(' digits=\"10110110\"') && {PASTED}.includes(' in=\"fibonacci\"') && !{PASTED}.includes(' value=')"
    ))
    .await?;
    set(page, "digits", "").await?;
    set(page, "value", "12").await?;
    set(page, "do", "increment").await?;
    let number = page.widget(".preview nian-number").await?;
    number.until("steps > 0").await?;
    page.until(&format!(
        "{PASTED}.includes(' value=\"12\"') && {PASTED}.includes(' do=\"increment\"')"
    ))
    .await?;
    let notice = number
        .inside("root.querySelector('.nian-notice')?.textContent")
        .await?;
    assert!(notice.is_null(), "{notice}");
    Ok(())
}

const BOX: &str = ".pinning:not([hidden]) input";

/// With the switch on, the script has the value that browsers compute of it; with it off, none.
async fn pinned(page: &Page) -> Result {
    page.open("en/embed/").await?;
    page.widget(".preview nian-game").await?;
    page.click(BOX).await?;
    page.until(&format!("{PASTED}.includes(' integrity=')"))
        .await?;
    let script = format!(
        "(async () => {{
            const [line] = {PASTED}.split('\\n');
            const made = document.createRange().createContextualFragment(line).querySelector('script');
            const bytes = await (await fetch(made.src)).arrayBuffer();
            const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
            return [made.integrity === 'sha384-' + btoa(String.fromCharCode(...hash)), made.crossOrigin];
        }})()"
    );
    assert_eq!(page.value(&script).await?, json!([true, "anonymous"]));
    // It stays with another tag.
    set(page, "element", "nian-number").await?;
    page.until(&format!(
        "{PASTED}.includes('<nian-number') && {PASTED}.includes(' integrity=')"
    ))
    .await?;
    page.click(BOX).await?;
    page.until(&format!("!{PASTED}.includes(' integrity=')"))
        .await
}

/// A value that does not come is said, and asked for again.
async fn not_pinned(page: &Page) -> Result {
    page.open("en/embed/").await?;
    page.widget(".preview nian-game").await?;
    page.click(BOX).await?;
    page.until("document.querySelector('.pinning [role=status]').textContent")
        .await?;
    let is = page
        .value(&format!(
            "document.querySelector('{BOX}').checked || {PASTED}.includes('integrity')"
        ))
        .await?;
    assert_eq!(is, false);
    page.click(BOX).await?;
    page.until(&format!(
        "{PASTED}.includes(' integrity=') && !document.querySelector('.pinning [role=status]').textContent"
    ))
    .await
}
