//! Examples that somebody has made (`make/`) in a lesson.

use super::{KEPT, open, packed, titles, unfold};
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

/// It asks at its start, and has a title in two languages.
pub(crate) const MADE: &str = r#"{"title":{"en":"Mine","zh-Hant":"我的"},"start":"nim:3,4,5","ask":"winning","steps":[{"play":"a2"},{"play":"b3"}]}"#;

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add("teaching_plans::made", Setup::default(), made)
        .everywhere();
    suite.add("teaching_plans::made_bad", Setup::default(), bad);
    let late = Setup::default()
        .answer("packed.js", nian_tests::Answer::Times(1, 503))
        .expect("503");
    suite.add("teaching_plans::made_late", late, comes_in_the_end);
}

/// From an address, by its link and from a file; kept on the device; with its title and its picture.
async fn made(page: &Page) -> Result {
    let item = format!("lesson:{}", packed(MADE));
    for (language, title) in [(Language::En, "Mine"), (Language::ZhHans, "我的")] {
        let address = format!(
            "{}class/?d={item}~1;nim:3,4&q1=Why?&edit=1&v=1",
            language.folder()
        );
        open(page, &address).await?;
        assert_eq!(titles(page).await?[0], title);
        let lang = "document.querySelector('.things .title a').lang";
        let own = if language == Language::En {
            ""
        } else {
            "zh-Hant"
        };
        assert_eq!(page.value(lang).await?, own);
    }
    open(
        page,
        &format!("en/class/?d={item}~1;nim:3,4&q1=Why?&edit=1&v=1"),
    )
    .await?;
    // Its picture is that of its step.
    let rows = "[...document.querySelectorAll('.things > li:first-child .small text')].map((one) => one.textContent).filter((one) => /\\d/.test(one)).join()";
    page.until(&format!("{rows} === '1,4,5'")).await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let link = page
        .value("document.querySelector('.things .title a').search")
        .await?;
    assert_eq!(link, format!("?lesson={}&step=1", packed(MADE)));
    let paste = "document.querySelector('#to-add').value = arguments[0];
        document.querySelector('.adding').requestSubmit()";
    let shown = format!(
        "https://example.org/nian/show/?lesson={}&step=2",
        packed(MADE)
    );
    page.run(paste, vec![shown.into()]).await?;
    page.until(&format!("{KEPT}.things.length === 3")).await?;
    let drop = "const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'a.json', { type: 'application/json' }));
        document.querySelector('.class').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    page.run(drop, vec![MADE.into()]).await?;
    page.until(&format!("{KEPT}.things.length === 4")).await?;
    page.reload().await?;
    assert_eq!(titles(page).await?, ["Mine", "Nim 3 · 4", "Mine", "Mine"]);
    let kept = format!("{KEPT}.things.map((one) => one.item).slice(0, 3)");
    assert_eq!(
        page.value(&kept).await?,
        json!([format!("{item}~1"), "nim:3,4", format!("{item}~2")])
    );
    // The last step is known.
    unfold(page, 0).await?;
    page.until("document.querySelector('[data-field=start]')?.max === '2'")
        .await
}

/// What is wrong is said at its place, in the list and on stage; the rest goes on, and no text is read as HTML.
async fn bad(page: &Page) -> Result {
    let hostile = "</script><img src=x onerror=alert(1)>";
    let all = [
        (packed("{\"title\":\"half a"), "damaged or was cut off"),
        ("1eJyr5lJQUMpJzEsvTUxPVbJS".to_owned(), "damaged or was cut off"),
        (packed("[1, 2]"), "no example in it"),
        (packed(r#"{"title":"T","language":"en","start":"nim:3,4","steps":[{"play":"a9"}]}"#), "“a9” cannot be played"),
        (packed(&json!({ "title": hostile, "language": "en", "start": "nim:3,4", "steps": [], "later": hostile }).to_string()), "“later” is not known"),
    ];
    let items: Vec<_> = all.iter().map(|(one, _)| format!("lesson:{one}")).collect();
    let address = format!("en/class/?d={};nim:3,4,5&v=1", items.join(";"));
    open(page, &address).await?;
    for (at, (_, said)) in all.iter().enumerate() {
        let row = format!("document.querySelectorAll('.things > li')[{at}]");
        page.run(&format!("{row}.scrollIntoView()"), vec![]).await?;
        page.until(&format!(
            "{row}.querySelector('.wrong')?.textContent.includes({said:?})"
        ))
        .await?;
    }
    let own = "An example of one’s own";
    assert_eq!(
        titles(page).await?,
        [own, own, own, "T", hostile, "Nim 3 · 4 · 5"]
    );
    assert_eq!(page.value("document.images.length").await?, 0);
    page.open(&format!("{address}&at=3&stage=1")).await?;
    page.until("document.querySelector('.lecture-thing nian-example')?.shadowRoot.textContent.includes('an object')")
        .await?;
    page.until("document.querySelector('.lecture-said').textContent.startsWith('This example has a mistake')")
        .await?;
    for _ in 0..3 {
        page.press(nian_tests::Key::PageDown).await?;
    }
    page.until("document.querySelector('.lecture-thing nian-game')?.position === 'nim:3,4,5'")
        .await
}

/// What unpacks it is asked for again.
async fn comes_in_the_end(page: &Page) -> Result {
    open(page, &format!("en/class/?d=lesson:{}&v=1", packed(MADE))).await?;
    assert_eq!(titles(page).await?, ["Mine"]);
    Ok(())
}
