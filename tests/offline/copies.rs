//! Copies of the site beside and within one another, and the way out.

use super::{STORING, visit};
use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use std::{env, fs, os::unix::fs::symlink, process};

pub(crate) fn add(suite: &mut Suite) {
    let kept = || Setup::default().kept();
    suite.add("offline::copies::off", kept(), off);
    let named = kept().expect("request to another host: http://localhost:");
    suite.add("offline::copies::host_without_a_dot", named, without_a_dot);
    suite.add("offline::copies::nested", kept().expect("404"), nested);
}

/// How many workers there are, and whose caches.
const LEFT: &str = "(async () => [
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    (await caches.keys()).map((name) => name.replace(location.origin, '')).sort(),
])()";

fn off_switch() -> Result<String> {
    Ok(fs::read_to_string(dist().join("sw-off.js"))?)
}

const UPDATE: &str = "navigator.serviceWorker.ready.then((all) => all.update()).then(() => true)";

/// Put in the place of the worker, `sw-off.js` takes away what is kept and then itself; what is not ours stays.
async fn off(page: &Page) -> Result {
    page.open("icon.svg").await?;
    page.value("caches.open('not ours').then(() => true)")
        .await?;
    visit(page, "en/").await?;
    page.answer(vec![("sw.js", Answer::Text(off_switch()?))]);
    page.value(UPDATE).await?;
    // The foot does not say any more that all works without a network.
    page.until("document.querySelector('.offline').textContent === ''")
        .await?;
    assert_eq!(page.value(LEFT).await?, json!([[], ["not ours"]]));
    let before = page.requested().len();
    page.open("en/play/").await?;
    page.widget("nian-game").await?;
    let asked = page.requested().split_off(before);
    assert!(asked.contains(&"/en/play/".to_owned()), "{asked:?}");
    // Whoever asks for the site's own worker again gets it.
    page.answer(Vec::new());
    visit(page, "en/").await
}

/// What is kept of one language is not taken for another's where nothing in a page's address has an ending.
async fn without_a_dot(page: &Page) -> Result {
    page.open("icon.svg").await?;
    let origin = page
        .value("location.origin.replace('127.0.0.1', 'localhost')")
        .await?;
    let origin = origin.as_str().unwrap_or_default();
    let whole = "document.querySelector('.offline').textContent === document.querySelector('.offline').dataset.whole";
    for path in ["zh-Hans/", "en/"] {
        page.open_address(&format!("{origin}/{path}")).await?;
        page.until_within(STORING, whole).await?;
    }
    page.offline(true).await?;
    for path in ["en/play/", "en/lab/", "zh-Hans/play/"] {
        page.open_address(&format!("{origin}/{path}")).await?;
        let lang = page.value("document.documentElement.lang").await?;
        assert_eq!(lang.as_str(), path.split('/').next(), "{path}");
    }
    Ok(())
}

/// Two copies of one build, one within the other: each keeps its own, says so of its own, and ends alone.
async fn nested(page: &Page) -> Result {
    let folder = env::temp_dir().join(format!("nian-nested-{}", process::id()));
    // What a run before has left.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let site = dist().canonicalize()?;
    for entry in fs::read_dir(&site)? {
        let entry = entry?;
        symlink(entry.path(), folder.join(entry.file_name()))?;
    }
    symlink(&site, folder.join("inner"))?;
    page.deploy(&folder);
    let tried = tried(page).await;
    fs::remove_dir_all(folder)?;
    tried
}

async fn tried(page: &Page) -> Result {
    let both = json!([
        ["/", "/inner/"],
        [
            "nian / files",
            "nian / memory",
            "nian /inner/ files",
            "nian /inner/ memory"
        ]
    ]);
    visit(page, "en/").await?;
    visit(page, "inner/zh-Hans/").await?;
    assert_eq!(page.value(LEFT).await?, both);
    let languages = |folder: &str| {
        format!(
            "caches.open(`nian ${{location.origin}}{folder} files`).then((all) => all.keys()).then((all) => {{
                const has = (path) => all.some(({{ url }}) => new URL(url).pathname === '{folder}' + path);
                return ['en/', 'zh-Hans/', ''].map(has);
            }})"
        )
    };
    assert_eq!(
        page.value(&languages("/")).await?,
        json!([true, false, false])
    );
    assert_eq!(
        page.value(&languages("/inner/")).await?,
        json!([false, true, false])
    );
    page.offline(true).await?;
    page.open("en/play/").await?;
    page.widget("nian-game").await?;
    page.open("inner/zh-Hans/play/").await?;
    page.widget("nian-game").await?;
    page.offline(false).await?;
    visit(page, "inner/zh-Hans/play/").await?;
    page.answer(vec![("inner/sw.js", Answer::Text(off_switch()?))]);
    page.value(UPDATE).await?;
    page.until("document.querySelector('.offline').textContent === ''")
        .await?;
    assert_eq!(
        page.value(LEFT).await?,
        json!([["/"], ["nian / files", "nian / memory"]])
    );
    page.offline(true).await?;
    page.open("en/lab/").await?;
    page.widget("nian-game").await.map(drop)
}
