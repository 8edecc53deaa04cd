//! What comes in and goes out: files, texts, links, tags; and what is no lesson.

use super::{drop_file, kept, open, press, said, settled, steps};
use nian_tests::{Page, Result, Setup, Suite, dist, json};
use serde_json::Value;
use std::fs;

/// One in so many of our own examples is opened in the test command.
const ONE_IN: usize = 9;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("making::ours", Setup::default(), ours);
    suite.add("making::opened", Setup::default(), opened);
    suite.add("making::bad_files", Setup::default(), bad_files);
    suite.add("making::encodings", Setup::default(), encodings);
    suite
        .add("making::source", Setup::default(), source)
        .everywhere();
    suite.add("making::out", Setup::default(), out);
    suite
        .add("making::in_class", Setup::default(), in_class)
        .everywhere();
    suite.add("making::storage", Setup::default(), storage);
    suite.add("making::links", Setup::default(), links);
}

/// Each of our own examples is opened, and what would be saved has the same steps.
async fn ours(page: &Page) -> Result {
    open(page, "en/make/").await?;
    let mut all = Vec::new();
    for article in fs::read_dir(dist().join("lessons"))? {
        for file in fs::read_dir(article?.path())? {
            all.push(file?.path());
        }
    }
    all.sort();
    for file in nian_tests::sample(all, ONE_IN, 4) {
        let bytes = fs::read(&file)?;
        let mut lesson: Value = serde_json::from_slice(&bytes)?;
        lesson.as_object_mut().expect("an object").remove("$schema");
        drop_file(page, &bytes).await?;
        let count = lesson["steps"].as_array().expect("steps").len();
        page.until(&format!("document.querySelectorAll('.making .step').length === {} && document.querySelector('.seen nian-example').steps === {count}", count + 1))
            .await?;
        assert_eq!(kept(page).await?, lesson, "{}", file.display());
        page.until("!document.querySelector('[data-key=link]').disabled")
            .await?;
        let wrong = "[...document.querySelectorAll('.making .course .wrong')].filter((one) => !one.hidden).length";
        assert_eq!(page.value(wrong).await?, 0, "{}", file.display());
    }
    Ok(())
}

/// It says what was opened: how many steps and mistakes, and where the first mistake is.
async fn opened(page: &Page) -> Result {
    open(page, "en/make/").await?;
    for (steps, expected) in [
        ("[]", "0 steps, no mistakes"),
        (r#"[{"play":"a1"}]"#, "1 step, no mistakes"),
        (
            r#"[{"play":"a1"},{"play":"b9"}]"#,
            "2 steps, 1 mistake, in step 2",
        ),
        (
            r#"[{"play":"a1"},{"sing":"b1"},{"play":"b9"}]"#,
            "3 steps, 2 mistakes, the first in step 2",
        ),
        // What it plays is not known, so what follows is not judged.
        (
            r#"[{"play":"a1"},{"ploy":"b1"},{"play":"b9"}]"#,
            "3 steps, 1 mistake, in step 2",
        ),
    ] {
        let text =
            format!(r#"{{"language":"en","title":"t","start":"nim:3,4,5","steps":{steps}}}"#);
        drop_file(page, text.as_bytes()).await?;
        let whole = format!("Opened: {expected}. Undo brings back what was there.");
        page.until(&format!(
            "document.querySelector('.making .said').textContent === {}",
            json!(whole)
        ))
        .await
        .map_err(|error| format!("{expected}: {error}"))?;
    }
    drop_file(
        page,
        br#"{"language":"en","title":"t","start":"nim:x","steps":[]}"#,
    )
    .await?;
    page.until("document.querySelector('.making .said').textContent.includes('0 steps, 1 mistake, at the start')")
        .await
}

/// What is no lesson is told, and the one that was there stays.
async fn bad_files(page: &Page) -> Result {
    open(page, "en/make/?p=nim:1,2").await?;
    super::play(page, "b1").await?;
    let before = kept(page).await?;
    page.run(
        "document.querySelector('.making .said').textContent = ''",
        vec![],
    )
    .await?;
    let bad: [(&[u8], &str); 4] = [
        (b"{ \"title\": \"half a ", "cannot be read yet"),
        (b"\xa4\xa4\xa4\xe5", "not UTF-8"),
        (b"[1, 2]", "no example"),
        (
            b"{\"nian\":\"lesson\",\"version\":1,\"things\":[]}",
            "My lesson",
        ),
    ];
    for (bytes, expected) in bad {
        drop_file(page, bytes).await?;
        refused(page, expected, &before).await?;
    }
    for bytes in [300_000, 10_000_000] {
        drop_of(page, bytes).await?;
        refused(page, "too large", &before).await?;
    }
    // What a later version has written is kept and told, with the key.
    drop_file(
        page,
        b"{\"language\":\"en\",\"title\":\"t\",\"start\":\"nim:1\",\"steps\":[{\"sing\":\"la\"}]}",
    )
    .await?;
    page.until("document.querySelector('.making .course .wrong:not([hidden])')?.textContent.includes('sing')")
        .await?;
    page.until(
        "document.querySelector('.making .course').textContent.includes('later one wrote it')",
    )
    .await?;
    assert_eq!(kept(page).await?["steps"], json!([{ "sing": "la" }]));
    press(page, "undo").await?;
    assert_eq!(kept(page).await?, before);
    Ok(())
}

/// This is said, and nothing has changed.
pub(super) async fn refused(page: &Page, expected: &str, before: &Value) -> Result {
    page.until("document.querySelector('.making .said').textContent")
        .await?;
    let told = said(page).await?;
    assert!(told.contains(expected), "{expected}: {told}");
    assert_eq!(kept(page).await?, *before);
    page.run(
        "document.querySelector('.making .said').textContent = ''",
        vec![],
    )
    .await
    .map(drop)
}

/// Drops a file of so many bytes.
async fn drop_of(page: &Page, bytes: usize) -> Result {
    let script = "const data = new DataTransfer();
        data.items.add(new File(['x'.repeat(arguments[0])], 'a.json'));
        document.querySelector('.making').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))";
    page.run(script, vec![json!(bytes)]).await.map(drop)
}

/// A mark at the beginning says the encoding.
async fn encodings(page: &Page) -> Result {
    open(page, "en/make/").await?;
    let text = "{\"language\":\"zh-Hant\",\"title\":\"拈\",\"start\":\"nim:7\",\"steps\":[{\"play\":\"a7\"}]}";
    let utf8 = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    let mut little = vec![0xff, 0xfe];
    let mut big = vec![0xfe, 0xff];
    for unit in text.encode_utf16() {
        little.extend(unit.to_le_bytes());
        big.extend(unit.to_be_bytes());
    }
    for bytes in [utf8, little, big] {
        open(page, "en/make/?p=nim:1").await?;
        drop_file(page, &bytes).await?;
        page.until("document.querySelectorAll('.making .step').length === 2")
            .await?;
        assert_eq!(kept(page).await?["title"], "拈");
        settled(page).await?;
    }
    Ok(())
}

pub(super) async fn typed(page: &Page, text: &str) -> Result {
    let script = "const field = document.querySelector('#source');
        field.closest('details').open = true;
        field.focus();
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    page.run(script, vec![text.into()]).await.map(drop)
}

/// The text of the file is changed while it is judged; each mistake has its place.
async fn source(page: &Page) -> Result {
    open(page, "en/make/?p=nim:1,2").await?;
    let text = "{ \"language\": \"en\", \"title\": \"T\",\n  \"start\": \"nim:3,4,5\",\n  \"steps\": [\n    { \"play\": \"a2\" },\n    { \"play\": \"c9\" },\n    { \"back\": \"start\", \"ploy\": \"a1\" } ] }";
    typed(page, text).await?;
    let mistakes =
        "[...document.querySelectorAll('.mistakes button')].map((one) => one.textContent).join()";
    page.until(&format!(
        "{mistakes} === 'Line 5, character 15,Line 6, character 24'"
    ))
    .await?;
    assert_eq!(
        page.value("document.querySelector('#source').value")
            .await?,
        text,
        "it is left as it is typed"
    );
    page.value("document.querySelectorAll('.mistakes button')[1].click()")
        .await?;
    let at = text.find("\"ploy\"").expect("it is there");
    assert_eq!(
        page.value("document.querySelector('#source').selectionStart")
            .await?,
        at
    );
    // Half of it is told with its place, and what was good stays.
    typed(page, &text[..text.len() - 4]).await?;
    page.until("document.querySelector('.mistakes').textContent.includes('Line 6')")
        .await?;
    assert_eq!(steps(page).await?.len(), 4);
    typed(page, &text.replace("c9", "c4").replace("ploy", "play")).await?;
    page.until("!document.querySelector('.mistakes').firstChild && !document.querySelector('[data-key=link]').disabled")
        .await?;
    assert_eq!(
        steps(page).await?,
        ["nim:3,4,5", "a2", "c4", "back to the start · a1"]
    );
    Ok(())
}

/// Tag, frame and link show the same where they are pasted.
async fn out(page: &Page) -> Result {
    page.open("en/make/?p=nim:3,4,5&moves=a2,b1").await?;
    settled(page).await?;
    let title = "</script><img src=x onerror=alert(1)>";
    super::write(page, "title", title).await?;
    page.until("!document.querySelector('[data-key=link]').disabled")
        .await?;
    let copied = async |key: &str| -> Result<String> {
        page.value("document.querySelector('.out pre code').textContent = ''")
            .await?;
        press(page, key).await?;
        page.until("document.querySelector('.out pre code').textContent")
            .await?;
        let text = page
            .value("document.querySelector('.out pre code').textContent")
            .await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    };
    let tag = copied("tag").await?;
    assert!(!tag.contains("</script><img"), "{tag}");
    let frame = copied("frame").await?;
    let link = copied("link").await?;
    assert!(frame.contains(&link), "{frame}");
    // The tag, as a browser reads it.
    let read = r#"const made = new DOMParser().parseFromString(arguments[0].replace(/ style="[^"]*"/, ''), 'text/html').querySelector('nian-example');
        const lesson = JSON.parse(made.querySelector('script').textContent);
        return [lesson.title.en, lesson.steps.length, made.querySelector('a').textContent, made.ownerDocument.images.length];"#;
    assert_eq!(
        page.run(read, vec![tag.into()]).await?,
        json!([title, 2, title, 0])
    );
    page.open_address(&link).await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("steps").await?, 2);
    example.call("goTo", json!("last")).await?;
    example.until("position === 'nim:1,3,5'").await?;
    assert_eq!(page.value("document.images.length").await?, 0);
    // The same link is opened to be changed.
    let (_, lesson) = link.split_once('?').expect("a query");
    page.open(&format!("en/make/?{lesson}")).await?;
    page.until("document.querySelectorAll('.making .step').length === 3")
        .await?;
    settled(page).await
}

/// It becomes a part of the reader's own lesson, and a lesson of its own that is projected.
async fn in_class(page: &Page) -> Result {
    open(page, "en/make/?p=nim:3,4,5&moves=a2,b1").await?;
    page.until("!document.querySelector('[data-key=add]').disabled")
        .await?;
    let act = |key: &str| format!("document.querySelector('.out [data-key={key}]').click()");
    page.run(&act("add"), vec![]).await?;
    let said = "document.querySelector('.out .said').textContent";
    page.until(said).await?;
    assert_eq!(page.value(said).await?, "Added. Things in my lesson: 1.");
    page.run(&act("project"), vec![]).await?;
    let titles = "[...document.querySelectorAll('.class .things .title a')].map((link) => link.textContent).join()";
    page.until(&format!("{titles} === 'My example'")).await?;
    let project = "[...document.querySelectorAll('.class .doing button')].find((one) => one.textContent === 'Project').click()";
    page.run(project, vec![]).await?;
    page.until("document.querySelector('.lecture-thing nian-example')?.steps === 2")
        .await?;
    page.open("en/class/").await?;
    page.until(&format!("{titles} === 'My example'")).await
}

/// Where the browser keeps nothing that is said; what is damaged is put aside.
async fn storage(page: &Page) -> Result {
    open(page, "en/make/").await?;
    page.value("localStorage.setItem('nian:make', '{\"version\":1,\"value\":{\"text\":\"{\"}}')")
        .await?;
    page.reload().await?;
    page.until("document.querySelector('.making .said').textContent.includes('damaged')")
        .await?;
    assert_eq!(steps(page).await?, ["nim:3,4,5"]);
    let aside = page
        .value("localStorage.getItem('nian:make:damaged')")
        .await?;
    assert!(aside.as_str().is_some_and(|text| text.contains("version")));
    settled(page).await?;
    page.value("Storage.prototype.setItem = () => { throw new Error('full') }")
        .await?;
    super::play(page, "a2").await?;
    page.until("document.querySelector('.making .said').textContent.includes('keep nothing')")
        .await?;
    super::play(page, "b1").await?;
    assert_eq!(steps(page).await?.len(), 3);
    Ok(())
}

/// Links that are opened one after the other take nothing away; what is changed then takes its place, and all come back.
async fn links(page: &Page) -> Result {
    open(page, "en/make/").await?;
    super::play(page, "a2").await?;
    let own = kept(page).await?;
    for number in 1..=7 {
        open(page, &format!("en/make/?p=nim:{number},7")).await?;
        assert_eq!(
            kept(page).await?,
            own,
            "nothing is kept before it is changed"
        );
        page.reload().await?;
        let shown = settled(page).await;
        shown.map_err(|error| format!("{number} again: {error}"))?;
        assert_eq!(
            steps(page).await?,
            [format!("nim:{number},7")],
            "the address stays"
        );
    }
    assert!(said(page).await?.contains("becomes yours"));
    let played = super::play(page, "b1").await;
    played.map_err(|error| format!("played: {error}"))?;
    assert_eq!(kept(page).await?["start"], "nim:7,7");
    assert!(page.location().await?.ends_with("/en/make/"));
    press(page, "before").await?;
    assert_eq!(kept(page).await?, own);
    press(page, "before").await?;
    assert_eq!(kept(page).await?["start"], "nim:7,7");
    // From a link that is only looked at one comes back to one's own.
    open(page, "en/make/?p=nim:9").await?;
    press(page, "before").await?;
    assert_eq!(kept(page).await?["start"], "nim:7,7");
    settled(page).await
}
