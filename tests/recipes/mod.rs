//! What the manual tells authors to paste (`www/recipes`), in pages of the kind that it is for, on another host than
//! the site. The pages are written as these programs write them; reveal.js is the real one.

mod deck;
mod frames;

use nian_tests::{Answer, Page, Result, Setup, Suite, json};

pub(crate) fn add(suite: &mut Suite) {
    deck::add(suite);
    frames::add(suite);
    suite.add("recipes::old_page", late(old_page()), in_an_old_page);
    for (name, page, held) in [
        (
            "wordpress_block",
            include_str!("pages/wordpress.html"),
            without_comments(include_str!("../../www/recipes/wordpress-block.html")),
        ),
        (
            "quarto",
            include_str!("pages/quarto.html"),
            between(
                include_str!("../../www/recipes/quarto.qmd"),
                "```{=html}\n",
                "```",
            ),
        ),
    ] {
        suite.add(
            format!("recipes::{name}"),
            late(host(page, &held)),
            async |page: &Page| stands(page).await,
        );
    }
    let output = between(
        include_str!("../../www/recipes/jupyter-tag.py"),
        "\"\"\"",
        "\"\"\"",
    );
    let notebook = include_str!("pages/jupyter.html").replace("\"%RECIPE%\"", &quoted(&output));
    let notebook = late(host(&notebook, ""));
    suite.add("recipes::jupyter_tag", notebook, in_a_notebook);
    suite.add("recipes::docusaurus", late(docusaurus()), in_docusaurus);
}

/// The page has been shown for some time when the script comes.
fn late(setup: Setup) -> Setup {
    setup.late("nian.js", 700)
}

/// The policy of a host that does not mind.
const OPEN: &str = "default-src * data: blob: 'unsafe-inline' 'wasm-unsafe-eval'";
/// What stands for the site in a recipe, and for the other host in a test.
const SITE: &str = "https://example.org/nian/";
const ELSEWHERE: &str = "%ELSEWHERE%/";

/// A host with a page in which a recipe has been pasted.
fn host(page: &str, recipe: &str) -> Setup {
    let page = watched(page)
        .replace("<!-- RECIPE -->", recipe)
        .replace(SITE, ELSEWHERE);
    Setup::default()
        .policy(OPEN)
        .answer("host.html", Answer::Text(page))
        .expect("request to another host: http://localhost:")
}

/// A page that keeps what is moved in it.
fn watched(page: &str) -> String {
    let script = "<script src=\"/fixtures/shifts.js\"></script>";
    let at = page.to_lowercase().find("<title").expect("a title");
    let (before, after) = page.split_at(at);
    [before, script, after].concat()
}

/// The most that things may move when a card comes, as browsers measure it, in a window of 1000 × 900.
const MOST: f64 = 0.05;

fn between(text: &str, start: &str, end: &str) -> String {
    let (_, rest) = text.split_once(start).unwrap_or_default();
    rest.split_once(end).unwrap_or_default().0.to_owned()
}

/// WordPress keeps these in its database only.
fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("<!--"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A text as a script in a page writes it.
fn quoted(text: &str) -> String {
    json!(text).to_string().replace("</", "<\\/")
}

/// The example runs where it stands, has the width of its place, and nothing of the page is pushed aside.
async fn stands(page: &Page) -> Result {
    open(page, "host.html").await?;
    runs(page).await
}

/// Opens a page in a window of 1000 × 900: what the tag says of its room keeps it, though the script comes later.
async fn open(page: &Page, name: &str) -> Result {
    page.resize(1000, 900).await?;
    page.open(name).await?;
    page.until("document.querySelector('nian-example')?.shadowRoot")
        .await?;
    page.value("document.querySelector('nian-example').ready.then(() => true)")
        .await?;
    page.two_frames().await?;
    let moved = page
        .value("shifts.reduce((sum, { value }) => sum + value, 0)")
        .await?;
    assert!(moved.as_f64().is_some_and(|moved| moved <= MOST), "{moved}");
    Ok(())
}

/// The same in a page that is open.
async fn runs(page: &Page) -> Result {
    let example = page.widget("nian-example").await?;
    let step = example.get("step").await?.as_i64().unwrap_or_default();
    example.click("[data-do=next]").await?;
    example.until(&format!("step === {}", step + 1)).await?;
    let place = "(({ left, right, height }, around) => left >= around.left - 1 && right <= around.right + 1 && right - left > 300 && height > 200)";
    let shown = "document.querySelector('nian-example')";
    let inside = format!(
        "{place}({shown}.shadowRoot.querySelector('.nian-card').getBoundingClientRect(), {shown}.parentElement.getBoundingClientRect())"
    );
    page.until(&inside).await?;
    assert_eq!(
        page.value("document.documentElement.scrollWidth <= innerWidth")
            .await?,
        true
    );
    // Once it runs, the link in the tag is not to be seen any more.
    page.until(&format!(
        "!{shown}.querySelector('a') || !{shown}.querySelector('a').checkVisibility()"
    ))
    .await
}

/// A page as latex2html made them, in Big5, without a language.
fn old_page() -> Setup {
    let text = watched(include_str!("pages/old-page.html"))
        .replace(
            "<!-- RECIPE -->",
            include_str!("../../www/recipes/old-page.html"),
        )
        .replace(SITE, "");
    let bytes = text.chars().flat_map(|char| match char {
        '拈' => vec![0xa9, 0xe0],
        '例' => vec![0xa8, 0xd2],
        '題' => vec![0xc3, 0x44],
        other => vec![u8::try_from(other).unwrap_or(b'?')],
    });
    Setup::default()
        .policy(OPEN)
        .answer("old.htm", Answer::As("text/html", bytes.collect()))
        .answer(
            "nim.css",
            Answer::Text("BODY, TD { font-family: serif }".to_owned()),
        )
}

async fn in_an_old_page(page: &Page) -> Result {
    open(page, "old.htm").await?;
    runs(page).await?;
    let is = page
        .value("[document.compatMode, document.characterSet, document.title].join(' ')")
        .await?;
    assert_eq!(is, "BackCompat Big5 拈");
    let example = page.widget("nian-example").await?;
    assert_eq!(
        example.inside("root.querySelector('.nian').lang").await?,
        "zh-Hant"
    );
    // Nothing of the page's red typewriter gets in.
    let look = "(({ color, fontFamily }) => color + fontFamily)(getComputedStyle(root.querySelector('.nian-card')))";
    let look = example.inside(look).await?;
    let look = look.as_str().unwrap_or_default();
    assert!(
        !look.contains("Courier") && !look.contains("153, 0, 0"),
        "{look}"
    );
    Ok(())
}

/// The scripts of an output are made anew by JupyterLab; its tables are striped and aligned to the right.
async fn in_a_notebook(page: &Page) -> Result {
    open(page, "host.html").await?;
    let example = page.widget("nian-example").await?;
    assert_eq!(example.get("step").await?, 2);
    runs(page).await
}

/// The page as Docusaurus builds it: what stands in `<Head>` is in the head, marked.
fn docusaurus() -> Setup {
    let recipe = include_str!("../../www/recipes/docusaurus.mdx");
    let script = between(recipe, "<Head>", "</Head>");
    let script = script
        .replace("<script ", "<script data-rh=\"true\" ")
        .replace(" />", "></script>");
    let (_, body) = recipe.split_once("</Head>").unwrap_or_default();
    // What React makes of it.
    let body = body.replace(
        "style={{ display: \"block\", minHeight: 500 }}",
        "style=\"display:block;min-height:500px\"",
    );
    host(
        &include_str!("pages/docusaurus.html").replace("<!-- HEAD -->", &script),
        &body,
    )
}

async fn in_docusaurus(page: &Page) -> Result {
    stands(page).await?;
    // It wears the colours that the page has chosen.
    let example = page.widget("nian-example").await?;
    let dark = "getComputedStyle(root.querySelector('.nian')).colorScheme";
    assert_eq!(example.inside(dark).await?, "dark");
    // React writes the page anew where another is gone to, and back.
    page.value(
        "(() => {
        const place = document.querySelector('.markdown');
        const kept = [...place.childNodes];
        place.replaceChildren();
        const again = document.createElement('nian-example');
        again.setAttribute('src', 'odd-total/fifteen');
        place.append(again);
        return kept.length;
    })()",
    )
    .await?;
    let other = page.widget("nian-example").await?;
    assert_eq!(other.get("getAttribute('src')").await?, "odd-total/fifteen");
    Ok(())
}
