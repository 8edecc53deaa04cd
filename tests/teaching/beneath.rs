//! What teachers find beneath the lessons of `class/`, which had a page of its own, `teach/`.

use crate::site::path;
use nian_tests::{Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let name = format!("teaching::beneath::narrow::{}", language.tag());
        let narrow = Setup::default().width(360);
        suite.add(name, narrow, async move |page: &Page| {
            narrow_page(page, language).await
        });
    }
    suite.add("teaching::beneath::rows", Setup::default(), rows);
    suite.add("teaching::beneath::apart", Setup::default(), apart);
    suite.add("teaching::beneath::speaker", Setup::default(), speaker);
    suite
        .add("teaching::beneath::moved", Setup::default(), moved)
        .everywhere();
    let bare = Setup::default().without_scripts();
    suite.add("teaching::beneath::without_scripts", bare, without_scripts);
}

const ALIVE: &str = "document.querySelector('.class .planning .mine') && !document.querySelector('.class .waiting')";
/// Whether it is seen; null where it is not in the page.
const SEEN: &str = "document.querySelector('.preparing')?.checkVisibility()";

/// On a telephone nothing sticks out, rows say what their cells are, and the bar of one's own lesson covers neither the
/// end of it nor the foot of the page.
async fn narrow_page(page: &Page, language: Language) -> Result {
    page.open(&path(language, "class/")).await?;
    page.until(ALIVE).await?;
    let out = "[...document.querySelectorAll('.preparing *')].filter((at) => at.getBoundingClientRect().right > innerWidth + 1)
        .map((at) => at.outerHTML.slice(0, 80))";
    assert_eq!(page.value(out).await?, json!([]));
    let told = "[...document.querySelectorAll('.preparing td')].filter((cell) => getComputedStyle(cell, '::before').content.length > 3).length";
    assert_eq!(page.value(told).await?, 11 * 4);
    page.value("scrollTo(0, document.documentElement.scrollHeight)")
        .await?;
    let end = "Math.max(...[...document.querySelectorAll('.preparing, .page-foot :is(li, p)')].map((one) => one.getBoundingClientRect().bottom))
        - document.querySelector('.mine').getBoundingClientRect().top";
    let end = page.value(end).await?;
    assert!(end.as_f64() <= Some(0.0), "{end}: below the bar's edge");
    page.open(&path(language, "class/plan/nim-1/")).await?;
    let out = out.replace(".preparing *", "main *");
    assert_eq!(page.value(&out).await?, json!([]));
    Ok(())
}

/// A row leads to its plan, or to where the topic is.
async fn rows(page: &Page) -> Result {
    page.open("en/class/").await?;
    page.until(ALIVE).await?;
    let links =
        "[...document.querySelectorAll('.preparing tbody th a')].map((link) => new URL(link.href))
        .map(({ pathname, search, hash }) => pathname + search + hash)";
    let links = page.value(links).await?;
    assert_eq!(
        links,
        json!([
            "/en/class/plan/rows-1/",
            "/en/class/plan/heap-1/",
            "/en/class/plan/nim-1/",
            "/en/class/plan/wythoff-1/",
            "/en/class/plan/odd-1/",
            "/en/class/plan/fibonacci-1/",
            "/en/class/plan/sides-1/",
            "/en/articles/nim-and-variants/number-systems/#ex6",
            "/en/articles/nim-and-variants/dice/#dice",
            "/en/articles/fibonacci-nim/several-heaps/#local-limits",
            "/en/play/?rule=1,3,4",
        ])
    );
    page.click(".preparing tbody tr:nth-child(4) a").await?;
    page.until("location.pathname === '/en/class/plan/wythoff-1/'")
        .await
}

/// What a class, a pupil or a sheet of paper gets is without it.
async fn apart(page: &Page) -> Result {
    page.open("en/class/").await?;
    page.until(ALIVE).await?;
    assert_eq!(page.value(SEEN).await?, true);
    page.on_paper(true).await?;
    assert_eq!(page.value(SEEN).await?, false);
    page.on_paper(false).await?;
    let lesson = "en/class/?d=nim:3,4,5;nim-and-variants/ex1&v=1";
    for (more, there) in [
        ("", ".looking"),
        ("&at=1&answers=ask&for=pupils&upto=1", ".lecture nian-game"),
        ("&print=both", ".sheet-key"),
        ("&at=1&stage=1", ".lecture[data-on=stage] nian-game"),
    ] {
        page.open(&format!("{lesson}{more}")).await?;
        page.until(&format!("document.querySelector({})", json!(there)))
            .await?;
        assert_eq!(page.value(SEEN).await?, false, "{more}");
    }
    // One's own, which is left on stage.
    page.open(&format!("{lesson}&edit=1")).await?;
    page.until(ALIVE).await?;
    assert_eq!(page.value(SEEN).await?, true);
    page.run("document.querySelector('.mine .filled').click()", vec![])
        .await?;
    page.until("document.querySelector('.lecture')").await?;
    assert_eq!(page.value(SEEN).await?, false);
    Ok(())
}

async fn speaker(page: &Page) -> Result {
    page.open("en/class/?d=nim:3,4,5&at=1&stage=1&v=1").await?;
    page.widget("nian-game").await?;
    let keep = "const open = window.open; window.open = (...all) => (window.other = open(...all));";
    page.run(keep, vec![]).await?;
    page.type_char('n').await?;
    page.until("window.other?.document.querySelector('.speaker-now > nian-game')")
        .await?;
    let seen = "window.other.document.querySelector('.preparing').checkVisibility()";
    assert_eq!(page.value(seen).await?, false);
    page.run("window.other.close()", vec![]).await.map(drop)
}

/// Where addresses of the page that it was lead.
const MOVED: [(&str, &str); 5] = [
    ("teach/", "/class/"),
    ("zh-Hans/teach/", "/zh-Hans/class/"),
    ("en/teach/index.html", "/en/class/"),
    (
        "zh-Hans/teach/?theme=dark#odd-1",
        "/zh-Hans/class/plan/odd-1/?theme=dark",
    ),
    ("en/teach/#nim-1", "/en/class/plan/nim-1/"),
];
const PLACE: &str = "location.pathname + location.search + location.hash";

async fn moved(page: &Page) -> Result {
    for (from, to) in MOVED {
        page.open(from).await?;
        page.until(&format!(
            "{PLACE} === {} && document.querySelector('.preparing, .plan')",
            json!(to)
        ))
        .await?;
    }
    // What the address says is done, though the app takes it out of the address then.
    page.open("en/teach/?theme=dark#before").await?;
    page.until(&format!(
        "{ALIVE} && location.pathname === '/en/class/' && document.documentElement.dataset.theme === 'dark'
            && Math.abs(document.querySelector('#before').getBoundingClientRect().top) < 100"
    ))
    .await
}

/// All of it is there without scripts; the page that it was leads to it by a link.
async fn without_scripts(page: &Page) -> Result {
    for (language, said) in [
        ("", "這一頁搬到「上課」了"),
        ("zh-Hans/", "这一页搬到“上课”了"),
        ("en/", "This page has moved to Teach"),
    ] {
        page.open(&format!("{language}teach/")).await?;
        let link = "document.querySelector('main h1 a')";
        assert_eq!(page.value(&format!("{link}.textContent")).await?, said);
        page.click("main h1 a").await?;
        page.until(&format!("location.pathname === '/{language}class/'"))
            .await?;
        assert_eq!(page.value(SEEN).await?, true);
        let parts = "['tbody tr', '.keys > div', '.parts h3'].map((css) => document.querySelectorAll(`.preparing ${css}`).length)";
        assert_eq!(page.value(parts).await?, json!([11, 8, 6]));
        let widths =
            "['.shelf', '.preparing'].map((css) => document.querySelector(css).clientWidth)";
        let widths = page.value(widths).await?;
        assert_eq!(widths[0], widths[1], "the shelf has the width of the page");
    }
    Ok(())
}
