//! Storage that is full or fails, networks that answer what they should not, or nothing: the worker never makes it worse.

use super::{
    build::{Before, another},
    kept, visit,
};
use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use std::{
    fs,
    time::{Duration, Instant},
};

pub(crate) fn add(suite: &mut Suite) {
    let kept = || Setup::default().kept();
    suite.add("offline::trouble::full", kept(), full);
    suite.add("offline::trouble::throws", breakable(), throws);
    suite.add("offline::trouble::hangs", breakable(), hangs);
    suite.add("offline::trouble::slow", breakable(), slow);
    suite.add("offline::trouble::forgotten", kept(), forgotten);
    for (name, answer) in gateways() {
        let name = format!("offline::trouble::gateway::{name}");
        // A browser shows a page of its own for a 503 without one, and says so.
        let setup = kept()
            .expect("503")
            .expect("status of 503")
            .expect("net::ERR_HTTP_RESPONSE_CODE_FAILURE")
            .expect("Failed to load module script");
        suite.add(&name, setup, async move |page: &Page| {
            gateway(page, answer.clone()).await
        });
    }
    let fails = kept()
        .expect("503")
        .expect("net::ERR")
        .expect("Failed to load module script");
    suite.add("offline::trouble::newer", fails, newer);
    suite.add("offline::trouble::altered", kept().expect("404"), altered);
    suite.add("offline::trouble::stalled", stalling(), stalled);
}

/// A file that only the worker asks for on the pages of these tests.
const LESSON: &str = "lessons/odd-total/fifteen.json";

/// The worker's file.
pub(super) fn worker() -> String {
    fs::read_to_string(dist().join("sw.js")).unwrap_or_default()
}

/// A worker whose storage can be broken by a message.
fn breakable() -> Setup {
    let breaks = "
        {
            let broken;
            const ways = {
                throws: () => Promise.reject(new DOMException('broken', 'UnknownError')),
                hangs: () => new Promise(() => {}),
                slow: (real) => new Promise((then) => setTimeout(then, 2500)).then(real),
            };
            for (const { prototype } of [Cache, CacheStorage]) {
                for (const name of ['open', 'keys', 'match', 'put', 'delete']) {
                    const real = prototype[name];
                    if (real) prototype[name] = function (...all) { return broken ? ways[broken](() => real.apply(this, all)) : real.apply(this, all); };
                }
            }
            addEventListener('message', ({ data, ports: [port] }) => {
                if (!('broken' in data)) return;
                broken = data.broken;
                port.postMessage('done');
            });
        }";
    let text = worker() + breaks;
    Setup::default().kept().answer("sw.js", Answer::Text(text))
}

/// Breaks its storage this way, or mends it.
async fn broken(page: &Page, way: Option<&str>) -> Result {
    let done = format!(
        "new Promise((then) => {{
            const {{ port1, port2 }} = new MessageChannel();
            port1.onmessage = () => then(true);
            navigator.serviceWorker.controller.postMessage({{ broken: {} }}, [port2]);
        }})",
        json!(way)
    );
    page.value(&done).await.map(drop)
}

/// Opens a page, and fails where that takes longer than a kept page may.
async fn soon(page: &Page, path: &str) -> Result {
    let start = Instant::now();
    page.open(path).await?;
    let took = start.elapsed();
    assert!(took < Duration::from_secs(10), "{path} took {took:?}");
    Ok(())
}

/// There is no room: what the server has is shown, and the foot says that not all is kept. With room, all is well.
async fn full(page: &Page) -> Result {
    visit(page, "en/").await?;
    page.room(Some(1_000_000)).await?;
    for path in ["play/", "zh-Hans/lab/"] {
        page.open(path).await?;
        page.widget("nian-game").await?;
    }
    page.until("document.querySelector('.offline').textContent.includes('空间不够')")
        .await?;
    let game = page.widget("nian-game").await?;
    game.get("engine.then(() => true)").await?;
    visit(page, "en/").await?;
    page.room(None).await?;
    visit(page, "zh-Hans/lab/").await?;
    page.offline(true).await?;
    page.open("zh-Hans/play/").await?;
    page.widget("nian-game").await?;
    Ok(())
}

/// Storage that throws is as good as none, and once it works again, so does what is kept.
async fn throws(page: &Page) -> Result {
    visit(page, "en/").await?;
    broken(page, Some("throws")).await?;
    for path in ["en/", "en/play/", "play/"] {
        page.open(path).await?;
        let game = page.widget("nian-game").await?;
        game.get("engine.then(() => true)").await?;
    }
    page.until("document.querySelector('.offline').textContent.includes('空間不夠')")
        .await?;
    broken(page, None).await?;
    visit(page, "en/").await?;
    page.offline(true).await?;
    page.open("en/play/").await?;
    page.widget("nian-game").await.map(drop)
}

/// So is storage that never answers.
async fn hangs(page: &Page) -> Result {
    visit(page, "en/").await?;
    broken(page, Some("hangs")).await?;
    for path in ["en/", "en/play/", "play/"] {
        soon(page, path).await?;
        let game = page.widget("nian-game").await?;
        game.get("engine.then(() => true)").await?;
    }
    broken(page, None).await?;
    visit(page, "en/").await
}

/// Storage that is slow is waited for where nothing else answers.
async fn slow(page: &Page) -> Result {
    visit(page, "en/").await?;
    page.offline(true).await?;
    broken(page, Some("slow")).await?;
    page.open("en/glossary/").await?;
    page.until("document.querySelector('.page-head')").await
}

/// The note of what is kept is gone, and the worker has been ended: it finds out what there is, and throws nothing away.
async fn forgotten(page: &Page) -> Result {
    visit(page, "en/").await?;
    visit(page, "zh-Hans/").await?;
    let before = kept(page).await?.len();
    let gone = "caches.keys().then((all) => Promise.all(all.filter((name) => name.endsWith(' memory')).map((name) => caches.delete(name)))).then((all) => all.length)";
    assert_eq!(page.value(gone).await?, 1);
    page.end_workers().await?;
    visit(page, "en/").await?;
    assert_eq!(kept(page).await?.len(), before);
    page.end_workers().await?;
    page.offline(true).await?;
    visit(page, "zh-Hans/play/").await
}

/// What stands between a reader and the site.
fn gateways() -> [(&'static str, Answer); 4] {
    let sign_in = include_bytes!("../fixtures/portal.html").to_vec();
    [
        ("page", Answer::As("text/html; charset=utf-8", sign_in)),
        ("redirect", Answer::Moved("/fixtures/portal.html")),
        ("unavailable", Answer::Status(503)),
        ("script", Answer::As("text/javascript", b"void 0;".to_vec())),
    ]
}

/// A gateway answers in the place of the site: that is shown where nothing is kept, and nowhere else, neither then nor later.
async fn gateway(page: &Page, answer: Answer) -> Result {
    visit(page, "en/").await?;
    page.answer(vec![("*", answer)]);
    page.open("zh-Hans/play/").await?;
    assert_eq!(
        page.value("document.querySelector('.page-foot')").await?,
        json!(null)
    );
    for path in ["en/", "en/play/", "en/articles/odd-total/"] {
        page.open(path).await?;
        page.until("document.querySelector('.page-foot')").await?;
    }
    visit(page, "en/play/").await?;
    page.answer(vec![("*", Answer::Silence(usize::MAX))]);
    let before = page.requested().len();
    for path in ["en/", "en/lab/"] {
        soon(page, path).await?;
        page.widget("nian-game").await?;
    }
    let asked = page.requested().split_off(before);
    assert!(!asked.iter().any(|path| path.ends_with('/')), "{asked:?}");
    page.answer(Vec::new());
    page.open("zh-Hans/play/").await?;
    page.widget("nian-game").await.map(drop)
}

/// A newer build that cannot be had whole: pages come from the server, unless that is slow or answers what is no page of ours.
async fn newer(page: &Page) -> Result {
    let second = "document.body.textContent.includes('the second build')";
    visit(page, "en/").await?;
    let build = another(
        "halved",
        &[
            ("en/index.html", "</h1>", "</h1><p>the second build</p>"),
            (LESSON, "{", "{ "),
        ],
        Before::Nothing,
    )?;
    page.deploy(&build.0);
    page.answer(vec![(LESSON, Answer::Status(503))]);
    let failed = "navigator.serviceWorker.ready.then((all) => new Promise((then) => {
        all.addEventListener('updatefound', () => {
            const { installing } = all;
            installing.addEventListener('statechange', () => then(installing.state));
        });
        all.update();
    }))";
    assert_eq!(page.value(failed).await?, "redundant");
    page.open("en/").await?;
    assert_eq!(page.value(second).await?, true);
    for answer in gateways().map(|(_, answer)| answer) {
        page.answer(vec![("*", answer)]);
        page.open("en/").await?;
        assert_eq!(page.value(second).await?, false);
        page.until("document.querySelector('.page-foot')").await?;
    }
    page.answer(vec![("*", Answer::Silence(usize::MAX))]);
    soon(page, "en/").await?;
    page.until("document.querySelector('.page-foot')").await?;
    Ok(())
}

/// A file that is not kept and comes otherwise than it was built is given to the page, as it would be without a worker; but
/// not where the server has a newer build.
async fn altered(page: &Page) -> Result {
    visit(page, "en/").await?;
    let lost = "(async () => {
        const [name] = (await caches.keys()).filter((name) => name.endsWith(' files'));
        const files = await caches.open(name);
        const [key] = (await files.keys()).filter(({ url }) => url.includes('/share.js?'));
        return files.delete(key);
    })()";
    let asked =
        "fetch('../share.js').then(async (all) => [all.status, (await all.text()).slice(0, 5)])";
    assert_eq!(page.value(lost).await?, true);
    page.answer(vec![("share.js", Answer::Text("/*!*/".to_owned()))]);
    assert_eq!(page.value(asked).await?, json!([200, "/*!*/"]));
    let newer = worker().replacen("/* nian ", "/* nian 0123456789abcdef *//* ", 1);
    assert!(newer.starts_with("/* nian 0123456789abcdef */"));
    page.end_workers().await?; // it has just asked
    page.answer(vec![
        ("share.js", Answer::Text("/*!*/".to_owned())),
        ("sw.js", Answer::Text(newer)),
    ]);
    assert_eq!(page.value(asked).await?[0], 404);
    Ok(())
}

/// A file that only the worker asks for, and a worker that does not wait long.
fn stalling() -> Setup {
    let text = worker();
    let quick = text.replacen("stalled:2e4", "stalled:1e3", 1);
    Setup::default()
        .kept()
        .answer("sw.js", Answer::Text(quick))
        .answer(LESSON, Answer::Stall(1))
}

/// What stops half-way is given up, the foot says so, and the next visit tries again.
async fn stalled(page: &Page) -> Result {
    assert!(worker().contains("stalled:2e4"));
    page.open("en/").await?;
    page.until("document.querySelector('.offline').textContent.includes('no room')")
        .await?;
    visit(page, "en/play/").await
}
