//! After one visit the site works without a network.

use super::{kept, step, visit};
use nian_tests::{Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    // What a page asks for while there is no network, and is not on the device, fails.
    let kept = || Setup::default().kept();
    suite.add("offline::whole", kept(), whole);
    suite.add("offline::folder", kept().in_folder("/a/nian/"), folder);
    suite.add("offline::languages", kept().expect("503"), languages);
    suite.add("offline::answers", kept(), answers);
    suite.add("offline::article", kept(), article);
    suite.add("offline::saving", kept(), saving);
}

/// Steps, plays, checks a claim, prints, trains, on pages that have never been opened.
async fn whole(page: &Page) -> Result {
    visit(page, "en/").await?;
    page.offline(true).await?;
    page.open("en/articles/fibonacci-nim/strategy/").await?;
    step(page).await?;
    let claim = page.widget("nian-claim").await?;
    claim.get("check()").await?;
    claim.until_inside("root.querySelector('.nian-verdict, .nian-checked, [data-said]') || root.textContent.includes('holds')").await?;
    page.open("en/play/?p=nim:3,4,5").await?;
    let game = page.widget("nian-game").await?;
    game.call("play", json!("a2")).await?;
    assert_eq!(game.get("moves[0]").await?, "a2");
    page.open("en/practice/?skill=columns&level=2&seed=7&count=4&print=sheet")
        .await?;
    page.until("document.querySelectorAll('.sheet-ask').length === 4")
        .await?;
    assert!(page.printed().await? >= 1);
    page.open("en/tables/?of=euclid").await?;
    page.widget("nian-table").await?;
    page.open("en/show/?example=nim-and-variants/ex2&theme=projector")
        .await?;
    page.until("document.querySelector('nian-example').shadowRoot.querySelector('[data-stage]')")
        .await
}

/// In a folder of its host as well, and links lead to where they lead with a network.
async fn folder(page: &Page) -> Result {
    visit(page, "zh-Hans/").await?;
    page.offline(true).await?;
    page.click(".page-head nav a[href$='play/']").await?;
    page.widget("nian-game").await?;
    for (asked, led) in [
        ("zh-Hans/lab", "/a/nian/zh-Hans/play/"),
        ("zh-Hans/lab/index.html", "/a/nian/zh-Hans/play/"),
    ] {
        page.open(asked).await?;
        page.widget("nian-game").await?;
        assert_eq!(page.location().await?.split('?').next(), Some(led));
    }
    for (asked, led) in [
        ("zh-Hans/teach/", "/a/nian/zh-Hans/class/"),
        ("zh-Hans/teach/#odd-1", "/a/nian/zh-Hans/class/plan/odd-1/"),
    ] {
        page.open(asked).await?;
        page.until("document.querySelector('.planning, .plan')")
            .await?;
        assert_eq!(page.location().await?, led);
    }
    Ok(())
}

/// Another language is kept once it is opened; until then its pages say so, and lead to what is there.
async fn languages(page: &Page) -> Result {
    visit(page, "en/").await?;
    let before = kept(page).await?;
    assert!(before.contains(&"/en/articles/odd-total/problem/".to_owned()));
    assert!(!before.iter().any(|path| path.contains("zh-Hans")));
    assert!(!before.contains(&"/play/".to_owned()));
    page.offline(true).await?;
    page.open("play/").await?;
    assert_eq!(
        page.value("document.documentElement.lang").await?,
        "zh-Hant"
    );
    assert_eq!(
        page.value("document.querySelectorAll('main a').length")
            .await?,
        1
    );
    page.click("main a").await?;
    page.until("location.pathname === '/en/'").await?;
    page.widget("nian-game").await?;
    page.offline(false).await?;
    visit(page, "play/").await?;
    page.offline(true).await?;
    page.open("articles/odd-total/problem/").await?;
    step(page).await
}

/// What is asked for with other words after its name is the same file; a part of a file is a part; other
/// methods and other files are the host's affair; caches of others are let alone.
async fn answers(page: &Page) -> Result {
    page.open("icon.svg").await?;
    page.value("caches.open('not ours').then(() => true)")
        .await?;
    visit(page, "en/").await?;
    let size = "(await (await fetch('../nian.js?any=thing')).text()).length";
    let script = format!(
        "(async () => {{
            const part = await fetch('../nian.js', {{ headers: {{ Range: 'bytes=10-19' }} }});
            const all = {size};
            return [part.status, part.headers.get('Content-Range') === `bytes 10-19/${{new Blob([await (await fetch('../nian.js')).text()]).size}}`,
                (await part.text()).length, all > 1000, (await caches.keys()).includes('not ours')];
        }})()"
    );
    page.offline(true).await?;
    let answered = page.value(&script).await?;
    assert_eq!(answered, json!([206, true, 10, true, true]));
    page.open("en/articles/fibonacci-nim/?answers=hidden&step=1#ten-coins")
        .await?;
    step(page).await
}

/// A chapter that was open when the network went goes on, far below where anybody has been.
async fn article(page: &Page) -> Result {
    visit(page, "articles/nim-and-variants/several-dice/").await?;
    page.offline(true).await?;
    let last = "[...document.querySelectorAll('nian-example')].at(-1)";
    page.value(&format!("{last}.scrollIntoView()")).await?;
    page.value(&format!("{last}.ready.then(() => true)"))
        .await?;
    page.value(&format!("{last}.goTo('next')")).await?;
    page.until(&format!("{last}.step === 1")).await?;
    page.value(&format!("{last}.engine.then(() => true)"))
        .await?;
    Ok(())
}

/// Nothing is fetched where data is to be saved.
async fn saving(page: &Page) -> Result {
    page.save_data().await?;
    page.open("en/").await?;
    page.widget("nian-game").await?;
    page.until(
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/offline.js'))",
    )
    .await?;
    page.two_frames().await?;
    let registered = "navigator.serviceWorker.getRegistrations().then((all) => all.length)";
    assert_eq!(page.value(registered).await?, 0);
    assert!(!page.requested().contains(&"/sw.js".to_owned()));
    Ok(())
}
