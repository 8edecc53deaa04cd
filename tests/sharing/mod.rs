//! What is taken elsewhere: addresses of steps, tags and frames to paste, QR codes.

use crate::site::path;
use nian_tests::{Answer, Page, Result, Setup, Suite, Widget, json};
use nian_words::Language;
use std::collections::HashSet;

const ARTICLE: &str = "articles/nim-and-variants/";

pub(crate) fn add(suite: &mut Suite) {
    suite.add(
        "sharing::step_in_article",
        Setup::default(),
        step_in_article,
    );
    suite.add("sharing::answers_in_address", Setup::default(), answers);
    for language in Language::WITH_PAGES {
        let name = format!("sharing::show::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            show(page, language).await
        });
        let name = format!("sharing::cut_link::{}", language.tag());
        suite.add(name, Setup::default(), async move |page| {
            cut_link(page, language).await
        });
    }
    let late = Setup::default().late("page.js", 700);
    suite.add("sharing::show_ahead", late, show_ahead);
    suite.in_chromium();
    suite.add("sharing::link", Setup::default(), link);
    suite.add("sharing::game", Setup::default(), game);
    suite.add("sharing::answers_of_all", Setup::default(), answers_of_all);
    // The test reads the snippet in a page of ours, which refuses styles in tags.
    let snippet = Setup::default().expect("Applying inline style violates");
    suite.add("sharing::snippets", snippet, snippets);
    let frame = "<script type=module src=frame.js></script>\
        <iframe src='en/show/?example=nim-and-variants/ex1' title=One width=600 height=100></iframe>";
    // The second has the frame's content there long before the script that hears of its height.
    for (name, late) in [("height", 0), ("late", 2000)] {
        let grows = Setup::default()
            .embed(frame)
            .late("frame.js", late)
            // In the frame, which fetches them instead; so Chromium says it, and so the others.
            .expect("Applying inline style violates")
            .expect("style-src-elem inline");
        suite.add(format!("sharing::frame::{name}"), grows, height);
    }
    let foreign = "<script type=module src=frame.js></script>\
        <iframe src='stranger.html' title=Stranger height=100></iframe>\
        <iframe src='en/show/?example=nim-and-variants/ex1' title=One height=100></iframe>";
    suite.add(
        "sharing::frame::stranger",
        Setup::default()
            .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'")
            .embed(foreign)
            .answer("stranger.html", Answer::Text(STRANGER.to_owned())),
        stranger,
    );
    let lesson = "%7B%22language%22:%22en%22,%22title%22:%22T%22,%22start%22:%22nim:3,4,5%22,%22steps%22:%5B%5D%7D";
    let far = format!(
        "<div style='height: 9000px'></div><iframe src='en/show/?lesson={lesson}' title=Far height=400></iframe>"
    );
    let far = Setup::default()
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'")
        .embed(&far);
    suite.add("sharing::frame::out_of_sight", far, out_of_sight);
    suite.add("sharing::qr", Setup::default(), qr);
}

/// The cards of the example that the address names come before the script that shows them, and once.
async fn show_ahead(page: &Page) -> Result {
    page.open("en/show/?example=odd-total/theorem3").await?;
    let shown = page.widget("nian-example").await?;
    shown.get("ready.then(() => true)").await?;
    let came = "(() => {
        const all = performance.getEntriesByType('resource');
        const of = (part) => all.filter(({ name }) => name.includes(part));
        const [cards, [script]] = [of('/frames/'), of('/page.js')];
        return [cards.length, cards[0].responseEnd < script.responseEnd];
    })()";
    assert_eq!(page.value(came).await?, json!([1, true]));
    Ok(())
}

/// A frame that is not the sender of what `frame.js` listens to.
const STRANGER: &str = "<!doctype html><title>Stranger</title><script>
    parent.postMessage({ nianHeight: 5000 }, '*'); parent.told = true;</script>";

/// An example's step is in the address of its article, and comes back with it.
async fn step_in_article(page: &Page) -> Result {
    page.open(&format!("{ARTICLE}?step=2#ex2")).await?;
    let example = page.widget("#ex2 nian-example").await?;
    assert_eq!(example.get("step").await?, 2);
    let other = page.widget("#ex1 nian-example").await?;
    assert_eq!(other.get("step").await?, 0);
    other.call("goTo", 3.into()).await?;
    page.until("location.search === '?step=3' && location.hash === '#ex1'")
        .await?;
    page.reload().await?;
    let example = page.widget("#ex1 nian-example").await?;
    assert_eq!(example.get("step").await?, 3);
    Ok(())
}

async fn answers(page: &Page) -> Result {
    page.open("en/play/?p=nim:1,2,3&answers=shown").await?;
    let game = page.widget("nian-game").await?;
    game.until_inside("root.querySelector('.nian-outcome.safe')")
        .await?;
    game.get("setAttribute('answers', 'hidden')").await?;
    page.until("location.search.includes('answers=hidden')")
        .await
}

/// The menu of a board leads to the game as it stands, and to an example made of it.
async fn game(page: &Page) -> Result {
    page.open("en/play/?p=nim:3,4,5&opponent=none&moves=a2")
        .await?;
    let game = page.widget("nian-game").await?;
    open_menu(&game).await?;
    let words = Language::En.interface();
    for (name, to) in [
        (words.link_to_game(), "play"),
        (words.make_example(), "make"),
    ] {
        let links = "[...root.querySelectorAll('.nian-popup a')]";
        let link = format!("{links}.find(({{ textContent }}) => textContent === '{name}').href");
        let link = game.inside(&link).await?;
        let link = link.as_str().unwrap_or_default();
        let address = format!("/en/{to}/?p=nim:3,4,5&moves=a2");
        assert!(link.ends_with(&address), "{link}");
    }
    game.press(words.make_example()).await?;
    page.until("document.querySelectorAll('.making .step').length === 2")
        .await
}

/// A link that was cut on its way says so, in words for whoever was sent it.
async fn cut_link(page: &Page, language: Language) -> Result {
    let show = path(language, "show/");
    let text = language.among(&nian_words::ShowPage::CUT);
    // Compressed and plain, both without their ends.
    for lesson in ["1eJ", "1eJyrVspLzE1V", "0eyJ0aXRsZSI6eyJlbiI6IlQ"] {
        page.open(&format!("{show}?lesson={lesson}")).await?;
        page.until("document.querySelector('.shown[role=alert]')")
            .await?;
        let said = page
            .value("document.querySelector('.shown').textContent")
            .await?;
        assert_eq!(said, text, "{lesson}");
        assert_eq!(
            page.value("document.querySelectorAll('nian-example').length")
                .await?,
            0
        );
    }
    Ok(())
}

/// The page with one widget shows what its address says, and says what it shows.
async fn show(page: &Page, language: Language) -> Result {
    let show = path(language, "show/");
    for (query, css, holds) in [
        ("", "nian-example", "steps > 0"),
        (
            "?example=nim-and-variants/ex2&step=2",
            "nian-example",
            "step === 2",
        ),
        (
            "?game=wythoff:3,5&answers=shown",
            "nian-game",
            "position === 'wythoff:3,5'",
        ),
        (
            "?table=dynamic&rules=dynamic.3",
            "nian-table",
            "getAttribute('rules') === 'dynamic.3'",
        ),
        ("?number=60&in=fibonacci", "nian-number", "steps > 0"),
        ("?digits=10110110&in=fibonacci", "nian-number", "steps > 0"),
        (
            "?claim=nim-and-variants/ex6",
            "nian-claim",
            "localName === 'nian-claim'",
        ),
    ] {
        page.open(&format!("{show}{query}")).await?;
        let widget = page.widget(css).await?;
        widget.until(holds).await?;
        let notice = widget
            .inside("root.querySelector('.nian-notice')?.textContent")
            .await?;
        assert!(notice.is_null(), "{query}: {notice}");
    }
    page.open(&format!("{show}?example=nim-and-variants/ex2"))
        .await?;
    let example = page.widget("nian-example").await?;
    example.call("goTo", 3.into()).await?;
    page.until("location.search === '?example=nim-and-variants/ex2&step=3'")
        .await?;
    page.open(&format!("{show}?game=nim:3,4,5&opponent=none"))
        .await?;
    let game = page.widget("nian-game").await?;
    game.call("play", "a2".into()).await?;
    page.until("location.search === '?game=nim:3,4,5&opponent=none&moves=a2'")
        .await
}

/// Opens the menu and waits for what is fetched for it.
async fn open_menu(widget: &Widget<'_>) -> Result {
    widget.click("[data-do=menu]").await?;
    widget
        .until_inside("root.querySelector('.nian-more')?.firstChild")
        .await
}

/// From the menu of an example to the same step by itself, with its answers as hidden as they were.
async fn link(page: &Page) -> Result {
    page.open("en/articles/odd-total/?step=3&answers=hidden#fifteen")
        .await?;
    page.wake().await?;
    let example = page.widget("#fifteen nian-example").await?;
    open_menu(&example).await?;
    example.press("This step on Nian’s own site").await?;
    page.until("location.pathname === '/en/show/odd-total/fifteen/'")
        .await?;
    page.until("location.search === '?answers=hidden&step=3'")
        .await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 3);
    example
        .until_inside("root.querySelector('[data-do=reveal]')")
        .await
}

/// Whoever hides the answers of one example of an article hides those of all, and the address says so;
/// a board is played on by itself.
async fn answers_of_all(page: &Page) -> Result {
    page.open("en/articles/nim-and-variants/#ex2").await?;
    let game = "document.querySelector('nian-game')";
    page.wake().await?; // cards that come alive around one may move it from under a click
    let example = page.widget("#ex2 nian-example").await?;
    page.run(&format!("{game}.setAttribute('answers', 'hidden')"), vec![])
        .await?;
    open_menu(&example).await?;
    let choose = "const select = document.querySelector('#ex2 nian-example').shadowRoot.querySelector('[data-set=answers]');
        select.value = arguments[0];
        select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));";
    for (index, answers) in [("1", "hidden"), ("2", "ask")] {
        page.run(choose, vec![index.into()]).await?;
        page.until(&format!("location.search === '?answers={answers}'"))
            .await?;
        page.until(&format!(
            "document.querySelector('#ex1 nian-example').getAttribute('answers') === '{answers}'"
        ))
        .await?;
    }
    page.run(&format!("{game}.setAttribute('answers', 'shown')"), vec![])
        .await?;
    page.two_frames().await?;
    let asked = "document.querySelector('#ex1 nian-example').getAttribute('answers')";
    assert_eq!(page.value(asked).await?, "ask");
    Ok(())
}

/// What is to be pasted does, pasted into another page, what it did here.
async fn snippets(page: &Page) -> Result {
    page.open("en/show/?game=dice:31@5&opponent=none&answers=shown")
        .await?;
    let game = page.widget("nian-game").await?;
    open_menu(&game).await?;
    game.press("Put this into your page").await?;
    game.until_inside("root.querySelectorAll('dialog pre').length === 2")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    let texts = "[...root.querySelectorAll('dialog pre')].map(({ textContent }) => textContent)";
    let texts = game.inside(texts).await?;
    // This page's policy knows no styles of other pages, so they are read as what they are not.
    let read = "return arguments[0].map((html) => [...new DOMParser()
        .parseFromString(html.replaceAll(' style=', ' data-style='), 'text/html')
        .querySelectorAll('script, nian-game, span, a, iframe')]
        .flatMap((made) => [made.localName, ...[...made.attributes].map(({ name, value }) => `${name}=${value}`)]))";
    let read = page.run(read, vec![texts]).await?;
    let origin = page.value("location.origin").await?;
    let origin = origin.as_str().unwrap_or_default();
    let shown = format!("{origin}/en/show/?game=dice:31@5&opponent=none&answers=shown");
    let room = read[0][10].as_str().unwrap_or_default();
    let height = room
        .strip_prefix("data-style=display: block; min-height: ")
        .and_then(|height| height.strip_suffix("px"))
        .and_then(|height| height.parse::<u32>().ok());
    assert!(height > Some(100), "{read}");
    assert_eq!(
        read[0],
        serde_json::json!([
            "script",
            "type=module",
            format!("src={origin}/nian.js"),
            "nian-game",
            "position=dice:31@5",
            "opponent=none",
            "answers=shown",
            "lang=en",
            "span",
            "data-nian-until=",
            room,
            "a",
            format!("href={shown}")
        ])
    );
    assert_eq!(read[1][4], format!("src={shown}"));
    Ok(())
}

/// A frame has the height of what is in it, also when that changes.
async fn height(page: &Page) -> Result {
    page.open("embed.html").await?;
    let frame = "document.querySelector('iframe')";
    let right = format!(
        "{frame}.contentDocument?.querySelector('nian-example')?.steps > 0 && {frame}.offsetHeight > 300
            && Math.abs({frame}.clientHeight - {frame}.contentDocument.documentElement.getBoundingClientRect().height) < 2"
    );
    page.until(&right).await?;
    page.run(&format!("{frame}.width = 320"), vec![]).await?;
    page.until(&right).await
}

/// A lesson in the address of a frame is shown before the reader is there: its files were asked for ahead, and a browser
/// tells of those that nothing uses.
async fn out_of_sight(page: &Page) -> Result {
    page.open("embed.html").await?;
    let shown = "document.querySelector('iframe').contentDocument?.querySelector('nian-example')?.position === 'nim:3,4,5'";
    page.until(shown).await?;
    assert_eq!(page.value("scrollY").await?, 0);
    Ok(())
}

/// Another frame cannot set a height, neither its own nor that of ours.
async fn stranger(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.until("window.told").await?;
    page.until("document.querySelector('[title=One]').clientHeight > 300")
        .await?;
    let stranger = page
        .value("document.querySelector('[title=Stranger]').clientHeight")
        .await?;
    assert_eq!(stranger, 100);
    Ok(())
}

/// The code reads as the address of the step.
async fn qr(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex2&step=3&answers=hidden")
        .await?;
    let example = page.widget("nian-example").await?;
    open_menu(&example).await?;
    example.press("QR code of this step").await?;
    example
        .until_inside("root.querySelector('dialog svg[role=img]')")
        .await?;
    let link = example
        .inside("root.querySelector('dialog a').href")
        .await?;
    let link = link.as_str().unwrap_or_default();
    assert!(
        link.ends_with("/en/show/nim-and-variants/ex2/?answers=hidden&step=3"),
        "{link}"
    );
    let drawn = "root.querySelector('dialog path[fill=\"#000\"]').getAttribute('d')";
    let drawn = example.inside(drawn).await?;
    assert_eq!(decoded(drawn.as_str().unwrap_or_default())?, link);
    Ok(())
}

/// What a reader makes of dark squares at `Mx y`.
pub(crate) fn decoded(path: &str) -> Result<String> {
    let mut dark = HashSet::new();
    for square in path.split('M').skip(1) {
        let (place, _) = square.split_once('h').ok_or("no square")?;
        let (x, y) = place.split_once(' ').ok_or("no place")?;
        dark.insert((x.parse::<usize>()?, y.parse::<usize>()?));
    }
    let least = dark.iter().map(|&(x, _)| x).min().ok_or("nothing dark")?;
    let most = dark.iter().map(|&(x, _)| x).max().ok_or("nothing dark")?;
    let is_dark = |x, y| dark.contains(&(x + least, y + least));
    let grid = rqrr::SimpleGrid::from_func(most - least + 1, is_dark);
    let (_, text) = rqrr::Grid::new(grid).decode()?;
    Ok(text)
}
