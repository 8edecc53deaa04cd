//! What is wrong with an address, a file or what was kept is said, and the rest goes on.

use super::{KEPT, open, press, titles};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("teaching_plans::bad_addresses", Setup::default(), addresses);
    suite.add("teaching_plans::bad_files", Setup::default(), files);
    suite.add("teaching_plans::bad_storage", Setup::default(), storage);
}

/// What is said to be wrong.
async fn wrong(page: &Page) -> Result<String> {
    let said =
        "[...document.querySelectorAll('.wrong li')].map((one) => one.textContent).join('\\n')";
    Ok(page
        .value(said)
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned())
}

async fn addresses(page: &Page) -> Result {
    let long = "nim:1;".repeat(70);
    let endless = "0".repeat(30_001);
    for (query, things, said) in [
        (
            "d=nim-and-variants/ex1;nonsense;nim:3,4",
            2,
            "“nonsense” is not understood",
        ),
        (
            "d=nim-and-variants/ex1;nim-and-variants/nowhere",
            1,
            "no “nim-and-variants/nowhere”",
        ),
        ("d=nim-and-variants/ex1;nim-and-vari", 1, "cut off"),
        ("d=nim:3,4&q1=%E4%BD", 1, "cut off"),
        ("d=nim:3,4&v=2", 1, "later version"),
        ("d=nim:3,4&at=7&v=1", 1, "no thing “7”"),
        ("d=nim:3,4&step=x&v=1", 1, "“x” is no step"),
        ("d=nim:3,4&answers=never&v=1", 1, "“never”"),
        ("d=nim:3,4&q1=~!!&v=1", 1, "text could not be read"),
        ("d=exercise:winning&level1=%22%3E&v=1", 1, "no value"),
        (&format!("d={long}&v=1"), 60, "70 things"),
        ("d=&v=1", 0, "nothing in it"),
        (
            "d=%3Cimg+src=x+onerror=alert(1)%3E;nim:3&v=1",
            1,
            "<img src=x onerror=alert(1)>",
        ),
        (
            "d=__proto__/constructor;nim:3&v=1",
            1,
            "__proto__/constructor",
        ),
        (
            "d=lesson:%3Cb%3E;nim:3&v=1",
            1,
            "Number 1, an example of one’s own, is damaged",
        ),
        (
            &format!("d=nim:3;lesson:{endless}&v=1"),
            1,
            "Number 2, an example of one’s own, is damaged",
        ),
    ] {
        open(page, &format!("en/class/?{query}")).await?;
        let told = wrong(page).await?;
        assert!(told.contains(said), "{query}: {told}");
        assert_eq!(titles(page).await?.len(), things, "{query}");
        assert_eq!(
            page.value("document.querySelectorAll('main img:not(.small)').length")
                .await?,
            0
        );
    }
    Ok(())
}

/// Drops a file of this text on the page.
async fn drop(page: &Page, text: &str) -> Result {
    page.run(
        "const data = new DataTransfer();
         data.items.add(new File([arguments[0]], 'a.json', { type: 'application/json' }));
         document.querySelector('.class').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))",
        vec![text.into()],
    )
    .await?;
    Ok(())
}

async fn files(page: &Page) -> Result {
    open(page, "en/class/?d=nim:3,4,5&title=Mine&edit=1&v=1").await?;
    let large = "x".repeat(2_600_000);
    for (text, said) in [
        ("", "no lesson of this kind"),
        ("{\"version\":1}", "no lesson of this kind"),
        (
            "{\"nian\":\"lesson\",\"things\":[{\"item\":\"nim:3\"",
            "damaged",
        ),
        ("{\"nian\":\"lesson\",\"things\":5}", "damaged"),
        ("{\"nian\":\"lesson\",\"things\":[]}", "nothing in it"),
        (&large, "too large"),
    ] {
        page.run("document.querySelector('.wrong')?.remove()", vec![])
            .await?;
        drop(page, text).await?;
        page.until("document.querySelector('.wrong li')").await?;
        let told = wrong(page).await?;
        assert!(
            told.contains(said),
            "{}: {told}",
            &text[..text.len().min(60)]
        );
        assert_eq!(titles(page).await?, ["Nim 3 · 4 · 5"], "the lesson stays");
    }
    // A file of a later version with faulty things: the rest is there, and every text is text.
    let hostile = "<img src=x onerror=alert(1)>";
    let file = json!({
        "nian": "lesson", "version": 9, "title": hostile, "answers": "hidden", "more": [hostile],
        "things": [
            { "item": "nim-and-variants/ex1~2", "name": hostile, "question": { "en": hostile, "__proto__": "x" }, "note": hostile },
            { "item": hostile }, null, 7, { "item": "claim:nim-and-variants/none" },
            { "item": "dice:31@4", "opponent": "\" onload=\"x", "note": ["no text"] },
        ],
    });
    drop(page, &file.to_string()).await?;
    page.until("document.querySelectorAll('.things > li').length === 2")
        .await?;
    page.until("document.querySelectorAll('.wrong li').length > 4")
        .await?;
    let told = wrong(page).await?;
    for said in [
        "later version",
        "“?” is not understood",
        "no “nim-and-variants/none”",
        "no value",
        "text could not be read",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert_eq!(titles(page).await?, [hostile, "Dice game 31: 4 up"]);
    assert_eq!(
        page.value(
            "document.querySelectorAll('main :is(img:not(.small), [onload], [onerror])').length"
        )
        .await?,
        0
    );
    assert_eq!(
        page.value("document.querySelector('.class .question').textContent")
            .await?,
        hostile
    );
    // What was there before comes back.
    press(page, "Undo").await?;
    assert_eq!(titles(page).await?, ["Nim 3 · 4 · 5"]);
    Ok(())
}

async fn storage(page: &Page) -> Result {
    let said = "document.querySelector('.class .said').textContent";
    // Damaged: put aside, said, begun anew.
    page.open("en/glossary/").await?;
    page.run(
        "localStorage.setItem('nian:lesson', '{\"version\":1,\"value\":{\"nian\":')",
        vec![],
    )
    .await?;
    open(page, "en/class/").await?;
    page.until(&format!("{said}.includes('damaged')")).await?;
    assert_eq!(
        page.value("localStorage.getItem('nian:lesson:damaged')")
            .await?,
        "{\"version\":1,\"value\":{\"nian\":"
    );
    // Full: said, and the lesson stays while the page does.
    page.run(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }",
        vec![],
    )
    .await?;
    page.run("document.querySelector('#to-add').value = 'nim:1,2'; document.querySelector('.adding').requestSubmit()", vec![]).await?;
    page.until("document.querySelectorAll('.things > li').length === 1")
        .await?;
    page.until(&format!("{said}.includes('no room left')"))
        .await?;
    page.run("document.querySelector('#to-add').value = 'nim:1,2,3'; document.querySelector('.adding').requestSubmit()", vec![]).await?;
    page.until("document.querySelectorAll('.things > li').length === 2")
        .await?;
    assert_eq!(
        page.value(&format!("({KEPT})?.things.length ?? 0")).await?,
        0
    );
    Ok(())
}
