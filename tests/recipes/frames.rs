//! The recipes that are frames: with a script beside that gives them their height, and without.

use super::{between, host, quoted};
use nian_tests::{Page, Result, Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    let plain = include_str!("pages/plain.html");
    let frame = include_str!("../../www/recipes/frame.html");
    suite.add("recipes::frame", host(plain, frame), async |page: &Page| {
        grows(page, "step === 2").await
    });
    // As pages do that keep what they do not know in a sandbox.
    let kept = frame.replace("<iframe ", "<iframe sandbox=\"allow-scripts\" ");
    suite.add(
        "recipes::frame_in_a_sandbox",
        host(plain, &kept),
        async |page: &Page| grows(page, "step === 2").await,
    );
    let alone = include_str!("../../www/recipes/frame-alone.html");
    suite.add("recipes::frame_alone", host(plain, alone), stays);
    let moodle = include_str!("../../www/recipes/moodle-page.html");
    suite.add(
        "recipes::moodle",
        host(include_str!("pages/moodle.html"), moodle),
        stays,
    );
    let address = include_str!("../../www/recipes/moodle-url.txt").trim();
    for (name, page) in [
        ("embedded", include_str!("pages/moodle-url.html")),
        ("in_frames", include_str!("pages/moodle-frames.html")),
    ] {
        suite.add(
            format!("recipes::moodle_url::{name}"),
            host(&page.replace("<!-- RECIPE -->", address), ""),
            of_moodle,
        );
    }
    suite.add("recipes::jupyter", notebook(), stays);
    suite.add("recipes::wordpress_link", wordpress(), of_wordpress);
}

/// Waits for the example in the frame, and steps in it.
async fn steps(page: &Page) -> Result {
    let example = page.widget("nian-example").await?;
    let step = example.get("step").await?.as_i64().unwrap_or_default();
    example.click("[data-do=next]").await?;
    example.until(&format!("step === {}", step + 1)).await
}

/// What is in the frame is as high as the frame.
async fn grows(page: &Page, at: &str) -> Result {
    page.open("host.html").await?;
    page.enter("iframe").await?;
    page.widget("nian-example").await?.until(at).await?;
    steps(page).await?;
    page.until("Math.abs(innerHeight - document.documentElement.offsetHeight) <= 1")
        .await?;
    page.leave().await?;
    page.until("document.querySelector('iframe').offsetHeight > 300")
        .await
}

/// The frame has the height that it was given, and all of the card has room in it.
async fn stays(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until("document.querySelector('iframe')").await?;
    page.enter("iframe").await?;
    steps(page).await?;
    page.until("innerHeight === 900").await?;
    page.until("document.documentElement.scrollHeight <= innerHeight")
        .await?;
    assert_eq!(
        page.value("document.documentElement.scrollWidth <= innerWidth")
            .await?,
        true
    );
    page.leave().await
}

/// A frame that Moodle has made of the address, as high as its window leaves room: the card can be used in it, and
/// what has no room is scrolled to.
async fn of_moodle(page: &Page) -> Result {
    page.open("host.html").await?;
    page.enter("#resourceobject, frame + frame").await?;
    steps(page).await?;
    page.until("innerWidth > 300 && innerHeight >= 400").await?;
    assert_eq!(
        page.value("document.documentElement.scrollWidth <= innerWidth")
            .await?,
        true
    );
    page.leave().await
}

/// What `IPython.display.IFrame` writes.
fn notebook() -> Setup {
    let recipe = include_str!("../../www/recipes/jupyter.py");
    let [src, width, height] = [("IFrame(\"", "\""), ("width=\"", "\""), ("height=", ")")]
        .map(|(start, end)| between(recipe, start, end));
    let output = format!(
        "\n        <iframe\n            width=\"{width}\"\n            height=\"{height}\"\n            src=\"{src}\"\n            \
         frameborder=\"0\"\n            allowfullscreen\n            \n        ></iframe>\n        "
    );
    let page = include_str!("pages/jupyter.html").replace("\"%RECIPE%\"", &quoted(&output));
    host(&page, "")
}

const SECRET: &str = "aB3dE6gH1j";

/// What WordPress makes of the link, which it asks our oEmbed for: a sandbox, and a word by which it knows messages.
fn wordpress() -> Setup {
    let link = include_str!("../../www/recipes/wordpress-link.txt").trim();
    let frame = format!(
        "<figure class=\"wp-block-embed is-type-rich is-provider-nian wp-block-embed-nian\"><div class=\"wp-block-embed__wrapper\">\n\
         <iframe class=\"wp-embedded-content\" sandbox=\"allow-scripts\" security=\"restricted\" title=\"Example 2\" \
         src=\"{link}#?secret={SECRET}\" data-secret=\"{SECRET}\" width=\"640\" height=\"400\"></iframe>\n</div></figure>{LISTENS}"
    );
    host(include_str!("pages/wordpress.html"), &frame)
}

/// How WordPress looks at a message: by the word in it and by the frame that sends it; a height is between 200 and 1,000.
const LISTENS: &str = "<script>
    window.told = [];
    addEventListener('message', ({ data, source }) => {
        if (!data || !(data.secret || data.message || data.value) || /[^a-zA-Z0-9]/.test(data.secret)) return;
        for (const frame of document.querySelectorAll(`iframe[data-secret=\"${data.secret}\"]`)) {
            if (source !== frame.contentWindow) continue;
            told.push(data.message);
            if (data.message === 'height') frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
        }
    });
</script>";

async fn of_wordpress(page: &Page) -> Result {
    page.open("host.html").await?;
    page.until(
        "told.includes('height') && Number(document.querySelector('iframe').height) !== 400",
    )
    .await?;
    page.enter("iframe").await?;
    steps(page).await?;
    page.until("document.documentElement.offsetHeight <= innerHeight || innerHeight === 1000")
        .await?;
    page.leave().await?;
    // A word that is put there later, as where the frame stood in the page without one.
    page.value(
        "(() => {
        const [frame] = document.getElementsByTagName('iframe');
        frame.height = 300;
        told.length = 0;
        frame.dataset.secret = 'other1';
        frame.src = frame.src.replace(/secret=.*/, 'secret=other1');
    })()",
    )
    .await?;
    page.until("told.includes('height') && Number(document.querySelector('iframe').height) > 300")
        .await
}
