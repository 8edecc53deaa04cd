//! On paper: articles as books, sections alone, handouts of cards and lessons; and pictures as files.

use crate::sharing::decoded;
use nian_tests::{Answer, Page, Result, Setup, Suite, Widget, json};
use nian_words::Language;

/// Sheets of paper that the longest article may take.
const BOOK: usize = 45;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("printing::book", Setup::default(), book);
    suite.add("printing::section", Setup::default(), section);
    suite.add("printing::handout", Setup::default(), handout);
    suite.add("printing::steps", Setup::default(), steps);
    suite.add("printing::room", Setup::default(), room);
    suite.add("printing::pages", Setup::default(), pages);
    suite.add("printing::lesson", Setup::default(), lesson);
    suite
        .add("printing::game", Setup::default(), game)
        .everywhere();
    suite.add("printing::card", Setup::default(), card);
    let missing = Setup::default().expect("404");
    suite.add("printing::bad_values", missing, bad_values);
    suite.add("printing::picture", Setup::default(), picture);
    let name = "printing::table_as_picture";
    suite.add(name, Setup::default(), table_as_picture);
    let late = Setup::default()
        .answer(".en.json", Answer::Times(1, 503))
        .answer("handout.css", Answer::Times(1, 503));
    suite.add("printing::late", late.expect("503"), comes_in_the_end);
    let stalled = Setup::default().impatient();
    let stalled = stalled
        .answer("nian-paper-*.en.json", Answer::Stall(1))
        .answer("handout.css", Answer::Silence(1));
    suite.add("printing::stalled", stalled, comes_in_the_end);
    // Each of the three times that they are asked for.
    for (name, address, said) in [
        (
            "lost",
            "articles/nim-and-variants/nim/?print=sheet",
            "The files for printing did not arrive",
        ),
        (
            "lost_lesson",
            "class/?d=nim:3,4,5&print=both&v=1",
            "What this page needs has not come yet",
        ),
    ] {
        let lost = Setup::default().answer("nian-paper-*.en.json", Answer::Times(3, 503));
        let name = format!("printing::{name}");
        suite.add(name, lost.expect("503"), async move |page| {
            lost_words(page, address, said).await
        });
    }
}

/// Opens an address, and waits until its sheet is there.
async fn open(page: &Page, address: &str) -> Result {
    page.open(address).await?;
    page.until("document.querySelector('.sheet-part')").await
}

async fn count(page: &Page, css: &str) -> Result<u64> {
    let all = format!("document.querySelectorAll({css:?}).length");
    Ok(page.value(&all).await?.as_u64().unwrap_or_default())
}

/// The longest article takes no more paper than a book would; no picture is cut, and nothing can be touched.
async fn book(page: &Page) -> Result {
    for language in [Language::ZhHant, Language::En] {
        let address = format!("{}articles/nim-and-variants/whole/", language.folder());
        page.open(&address).await?;
        page.until("document.readyState === 'complete'").await?;
        let pages = page.printed().await?;
        assert!(pages <= BOOK, "{address}: {pages} pages");
        page.resize(680, 960).await?; // the paper’s width without its margins
        page.value("dispatchEvent(new Event('beforeprint'))")
            .await?;
        page.on_paper(true).await?;
        let found = page
            .value(
                "(() => {
            const seen = (one) => one.checkVisibility();
            const name = (one) => `${one.closest('[id]').id}: ${one.className.baseVal ?? one.className}`;
            const all = (css) => [...document.querySelectorAll(css)].filter(seen);
            const wide = all('.book .nian-picture, .book table, .book p').filter((one) => {
                const { left, right, width } = one.getBoundingClientRect();
                return width > 1 && (left < -1 || right > innerWidth + 1);
            });
            const high = all('.book .nian-fixed').filter((one) => one.getBoundingClientRect().height > 900);
            const touched = all('.book :is(button, input, select, summary):not(.nian-chip)');
            // A title and its picture are in one block that is not parted.
            const parted = all('.book nian-example').filter((one) => getComputedStyle(one).breakInside !== 'avoid');
            return [wide, high, touched, parted].map((list) => list.map(name));
        })()",
            )
            .await?;
        page.on_paper(false).await?;
        assert_eq!(found, json!([[], [], [], []]), "{address}");
    }
    Ok(())
}

/// A section alone takes as few sheets as it needs, and nothing of the others is there.
async fn section(page: &Page) -> Result {
    page.open("articles/nim-and-variants/nim/#ex2").await?;
    // Where nobody hovers, as in this browser, the link is not seen.
    let click = "document.querySelector(\"#ex2 > :is(h2, h3) > .anchor[href^='?print']\").click()";
    page.run(click, vec![]).await?;
    page.until("document.querySelector('.worksheet form')")
        .await?;
    let pages = page.printed().await?;
    assert!((1..=2).contains(&pages), "{pages}");
    assert_eq!(count(page, ".part").await?, 1);
    page.until("document.querySelector('nian-example').shadowRoot.querySelector('.nian-picture')")
        .await
}

/// A handout asks without telling: answers are on a page of their own, the code leads to where they are hidden.
async fn handout(page: &Page) -> Result {
    open(page, "en/articles/nim-and-variants/nim/?print=both#ex2").await?;
    assert_eq!(page.printed().await?, 2);
    let seen = page
        .value(
            "(() => {
        const [sheet, key] = document.querySelectorAll('.sheet-part');
        const drawn = [...sheet.querySelectorAll('.sheet-picture .nian-picture')];
        return {
            pictures: drawn.length > 1 && drawn.every((one) => one.getBoundingClientRect().height > 40),
            dressed: drawn.every((one) => getComputedStyle(one.querySelector('text')).fill !== 'rgb(0, 0, 0)'),
            tells: sheet.querySelectorAll('.nian-outcome, .nian-chips, .sheet-right').length,
            lines: sheet.querySelectorAll('.sheet-line').length > 2,
            right: key.textContent.includes('Unsafe') || key.textContent.includes('unsafe'),
            live: sheet.querySelectorAll('[data-move], [tabindex], button').length,
            rest: document.querySelectorAll('.book .part').length,
        };
    })()",
        )
        .await?;
    let expected = json!({
        "pictures": true, "dressed": true, "tells": 0, "lines": true, "right": true, "live": 0, "rest": 0,
    });
    assert_eq!(seen, expected);
    let drawn = "document.querySelector('.sheet-head path[fill=\"#000\"]').getAttribute('d')";
    let drawn = page.value(drawn).await?;
    let address = decoded(drawn.as_str().unwrap_or_default())?;
    let same = "/en/articles/nim-and-variants/nim/?answers=hidden#ex2";
    assert!(address.ends_with(same), "{address}");
    open(page, "en/articles/nim-and-variants/nim/?print=sheet#ex2").await?;
    assert_eq!(count(page, ".sheet-key").await?, 0);
    Ok(())
}

/// Steps are chosen by ticks, and the address keeps them.
async fn steps(page: &Page) -> Result {
    open(
        page,
        "show/?example=nim-and-variants/ex2&print=sheet&steps=0,3,4",
    )
    .await?;
    assert_eq!(count(page, ".sheet-items > li").await?, 3);
    page.click(".handout-steps > summary").await?;
    page.click(".handout-steps [data-step='3']").await?;
    page.until("document.querySelectorAll('.sheet-items > li').length === 2")
        .await?;
    let location = page.location().await?;
    assert!(location.ends_with("&steps=0,4"), "{location}");
    Ok(())
}

/// There is more room, or none, and the address keeps which. What a teacher asks by choices has boxes, and its answer in the key.
async fn room(page: &Page) -> Result {
    let lesson = "d=nim:3,4,5&q1=Which%3F&k1=choice&c1=a2|b1&a1=a2&print=both&v=1";
    open(page, &format!("en/class/?{lesson}")).await?;
    assert_eq!(
        count(page, ".sheet-part:not(.sheet-key) .sheet-box").await?,
        2
    );
    assert_eq!(count(page, ".sheet-line").await?, 0);
    let first = "document.querySelector('.sheet-key .sheet-right').textContent";
    assert_eq!(page.value(first).await?, "a2");
    open(page, "en/class/?d=nim:3,4,5&print=both&v=1").await?;
    let lines = count(page, ".sheet-line").await?;
    assert!(lines > 0, "there is room");
    let choose = async |name: &str| {
        let choose = format!(
            "const room = document.querySelector('#handout-room');
            room.value = '{name}';
            room.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        page.run(&choose, Vec::new()).await
    };
    choose("none").await?;
    page.until("document.querySelectorAll('.sheet-line').length === 0")
        .await?;
    assert!(page.location().await?.contains("&room=none"));
    choose("more").await?;
    page.until(&format!(
        "document.querySelectorAll('.sheet-line').length > {lines}"
    ))
    .await?;
    page.reload().await?;
    page.until(&format!(
        "document.querySelectorAll('.sheet-line').length > {lines}"
    ))
    .await?;
    choose("usual").await?;
    page.until(&format!(
        "document.querySelectorAll('.sheet-line').length === {lines}"
    ))
    .await?;
    assert!(!page.location().await?.contains("room="));
    // A number has one line, and a long choice stands beside its box.
    let number = "d=nim:3,4,5&q1=Sum%3F&k1=number&a1=2&v=1&print=sheet";
    open(page, &format!("en/class/?{number}")).await?;
    assert_eq!(count(page, ".sheet-line").await?, 1);
    page.resize(360, 740).await?;
    let long = "d=nim:3,4,5&q1=Which%3F&k1=choice&c1=a2|b1|c1|None+of+all+these+moves&a1=a2&v=1&print=sheet";
    open(page, &format!("en/class/?{long}")).await?;
    let apart = "[...document.querySelectorAll('.sheet-tick')].filter((one) => {
        const [box, text] = [...one.children].map((part) => part.getBoundingClientRect());
        return text.left < box.right || text.top > box.bottom;
    }).length";
    assert_eq!(count(page, ".sheet-tick").await?, 4);
    assert_eq!(page.value(apart).await?, 0);
    Ok(())
}

/// The answers of this chapter go on one page: the last of them stood alone on another.
async fn pages(page: &Page) -> Result {
    open(page, "articles/nim-and-variants/nim-why/?print=both").await?;
    assert_eq!(page.printed().await?, 5);
    Ok(())
}

/// A lesson of a teacher's own: every kind of thing, and texts that are never read as HTML.
async fn lesson(page: &Page) -> Result {
    let things = "nim-and-variants/ex2;nim:3,4,5;table:wythoff;number:binary=347;claim:nim-and-variants/dice;exercise:winning;nim-and-variants/nothing";
    let hostile = "%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E";
    open(
        page,
        &format!(
            "class/?d={things}&title={hostile}&q1={hostile}&n2={hostile}&t3={hostile}&print=both&v=1"
        ),
    )
    .await?;
    assert_eq!(count(page, ".sheet-part").await?, 2);
    assert_eq!(
        count(page, ".sheet-part:first-child .sheet-group").await?,
        6
    );
    assert_eq!(count(page, ".sheet img, .handout-choice img").await?, 0);
    assert_eq!(page.value("window.hit ?? null").await?, json!(null));
    let said = "document.querySelector('.sheet h2').textContent.includes('<img') &&
        document.querySelector('.sheet-own').textContent.includes('<img') &&
        document.querySelector('.sheet-key .sheet-note').textContent.includes('<img') &&
        !document.querySelector('.sheet-part .sheet-ask .sheet-note')";
    assert_eq!(page.value(said).await?, true);
    let pages = page.printed().await?;
    assert!((3..=6).contains(&pages), "{pages}");
    // A board does not show what decides it before that is asked for.
    let columns =
        "document.querySelectorAll('.sheet-group')[1].querySelectorAll('.band-odd').length";
    assert_eq!(page.value(columns).await?, 0);
    Ok(())
}

/// A position is asked about on its sheet, and answered on a page of its own, however the screen shows answers.
async fn game(page: &Page) -> Result {
    for answers in ["", "&answers=hidden", "&answers=shown"] {
        let address = format!("en/show/?game=nim:3,4,5{answers}&print=both");
        open(page, &address).await?;
        let told = page
            .value(
                "[...document.querySelectorAll('.sheet-part')].map((part) => ({
            right: [...part.querySelectorAll('.sheet-right')].map((one) => one.textContent.trim()),
            boxes: part.querySelectorAll('.sheet-box').length,
            pictures: part.querySelectorAll('.sheet-picture').length,
            tells: part.querySelectorAll('.nian-outcome, .band-odd').length > 0,
        }))",
            )
            .await?;
        let [sheet, key] = &told.as_array().cloned().unwrap_or_default()[..] else {
            return Err(format!("{address}: {told}").into());
        };
        let asked = json!({ "right": [], "boxes": 2, "pictures": 1, "tells": false });
        assert_eq!(sheet, &asked, "{address}");
        assert_eq!(key["right"], json!(["unsafe", "a: take 2"]), "{address}");
    }
    // So in a lesson that hides answers.
    open(
        page,
        "en/class/?d=nim:3,4,5;nim-and-variants/ex2&answers=hidden&print=both&v=1",
    )
    .await?;
    let right = "[...document.querySelectorAll('.sheet-key .sheet-right')].some((one) => one.textContent.trim() === 'a: take 2')";
    assert_eq!(page.value(right).await?, true);
    assert_eq!(
        count(page, ".sheet-part:first-child .sheet-right").await?,
        0
    );
    Ok(())
}

/// The menu of a card leads to its handout.
async fn card(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex2&step=2")
        .await?;
    let example = page.widget("nian-example").await?;
    example.get("engine").await?;
    example.click("[data-do=menu]").await?;
    example
        .until_inside("root.querySelector('.nian-more a[href*=\"print=\"]')")
        .await?;
    let href = example
        .inside("root.querySelector('.nian-more a[href*=\"print=\"]').href")
        .await?;
    let href = href.as_str().unwrap_or_default().to_owned();
    assert!(
        href.ends_with("/en/show/nim-and-variants/ex2/?step=2&print=both"),
        "{href}"
    );
    page.run("location.assign(arguments[0])", vec![json!(href)])
        .await?;
    page.until("document.querySelector('.sheet-part')").await?;
    assert_eq!(page.printed().await?, 2);
    Ok(())
}

/// What cannot be is told, and what is usual is shown.
async fn bad_values(page: &Page) -> Result {
    open(page, "en/show/?game=nim:3,4,5&print=%3Cb%3E&steps=x;;99").await?;
    page.until("document.querySelector('.told').textContent.includes('<b>')")
        .await?;
    assert_eq!(count(page, ".sheet-items > li").await?, 1);
    page.open("en/show/?example=nim-and-variants/nothing&print=both")
        .await?;
    page.until("document.querySelector('.told button')").await?;
    let said = page
        .value("document.querySelector('.told').textContent.includes('nim-and-variants/nothing')")
        .await?;
    assert_eq!(said, true);
    Ok(())
}

/// Has a page note the files that it saves.
const KEEP: &str = "window.files = [];
    const made = URL.createObjectURL;
    URL.createObjectURL = (file) => { files.push(file); return made.call(URL, file); };
    HTMLAnchorElement.prototype.click = function () { files.push(this.download); };";

/// Saves what a card shows from its menu: `files` is a list of the SVG file, its name, the PNG file and its name.
async fn saved(page: &Page, widget: &Widget<'_>, name: &str) -> Result {
    widget.get("engine.then(() => true)").await?;
    page.run(KEEP, Vec::new()).await?;
    for (at, kind) in ["SVG", "PNG"].into_iter().enumerate() {
        widget.click("[data-do=menu]").await?;
        widget
            .until_inside("root.querySelector('.nian-kinds button')")
            .await?;
        widget
            .click(&format!(".nian-kinds button:nth-of-type({})", at + 1))
            .await?;
        page.until(&format!("files.length === {}", 2 * (at + 1)))
            .await?;
        let called = page.value("files.at(-1)").await?;
        let expected = format!("{name}.{}", kind.to_lowercase());
        assert_eq!(called, expected);
    }
    Ok(())
}

/// A picture as a file stands alone: its looks are in it, its text is text, and the browser reads it as an image.
async fn picture(page: &Page) -> Result {
    page.open("show/?example=nim-and-variants/ex2&step=2&theme=dark")
        .await?;
    let example = page.widget("nian-example").await?;
    saved(page, &example, "nian-nim-and-variants-ex2-2").await?;
    let seen = page
        .value(
            "(async () => {
        const text = await files[0].text();
        const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        const image = await createImageBitmap(files[2]);
        const width = svg.getAttribute('width');
        return {
            is: svg.localName,
            lang: svg.getAttribute('lang'),
            texts: [...svg.querySelectorAll('text')].some((one) => one.textContent === '14'),
            foreign: svg.querySelectorAll('[class], [style], script, image, foreignObject').length,
            coloured: [...svg.querySelectorAll('circle, rect, path')].every((one) => /^(#[0-9a-f]{6}|none)$/.test(one.getAttribute('fill'))),
            light: text.includes('#22252b'),
            whole: svg.querySelectorAll('svg').length === [...svg.querySelectorAll('svg')].filter((one) => one.querySelector('text')).length,
            twice: image.width === 2 * width,
        };
    })()",
        )
        .await?;
    let expected = json!({
        "is": "svg", "lang": "zh-Hant", "texts": true, "foreign": 0, "coloured": true, "light": true, "whole": true, "twice": true,
    });
    assert_eq!(seen, expected);
    Ok(())
}

/// A table is a picture, too, with all its numbers and marks; a tree, whose lines only a page has, is none.
async fn table_as_picture(page: &Page) -> Result {
    page.open("en/show/?example=nim-and-variants/ex6&step=5")
        .await?;
    let table = page.widget("nian-example").await?;
    saved(page, &table, "nian-nim-and-variants-ex6-5").await?;
    let seen = page
        .value(
            "(async () => {
        const svg = new DOMParser().parseFromString(await files[0].text(), 'image/svg+xml').documentElement;
        const shown = document.querySelector('nian-example').shadowRoot.querySelector('.nian-board .nian-table');
        const letters = (texts) => [...texts.join('')].filter((one) => /\\S/.test(one)).sort().join('');
        const cells = [...shown.querySelectorAll('caption, th, td')].map((cell) => [...cell.querySelectorAll('.nian-unseen')].reduce((text, unseen) => text.replace(unseen.textContent, ''), cell.textContent));
        const image = await createImageBitmap(files[2]);
        return {
            words: letters([...svg.querySelectorAll(':scope > svg:last-of-type text')].map((one) => one.textContent)) === letters(cells),
            many: svg.querySelectorAll('text').length > 20,
            foreign: svg.querySelectorAll('[class], [style], script, image, foreignObject').length,
            inside: [...svg.querySelectorAll('text')].every((one) => Number(one.getAttribute('x')) > 0 && Number(one.getAttribute('x')) < Number(svg.getAttribute('width'))),
            twice: image.width === 2 * Number(svg.getAttribute('width')),
        };
    })()",
        )
        .await?;
    let expected =
        json!({ "words": true, "many": true, "foreign": 0, "inside": true, "twice": true });
    assert_eq!(seen, expected);
    // Of a tree and its drawing only the drawing is in the file.
    page.open("en/show/?example=fibonacci-nim/ten-coins&step=17")
        .await?;
    let tree = page.widget("nian-example").await?;
    saved(page, &tree, "nian-fibonacci-nim-ten-coins-17").await?;
    let parts = "files[0].text().then((text) => new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('svg svg').length)";
    assert_eq!(page.value(parts).await?, 1);
    Ok(())
}

/// Files that come late come in the end.
async fn comes_in_the_end(page: &Page) -> Result {
    open(page, "en/show/?example=nim-and-variants/ex2&print=both").await
}

/// Where the words do not come, that is told in the place of what is to be printed, and they are asked for again.
async fn lost_words(page: &Page, address: &str, said: &str) -> Result {
    page.open(&format!("en/{address}")).await?;
    page.until("document.querySelector('main [role=alert].not-loaded button')")
        .await?;
    let told = page
        .value("document.querySelector('.not-loaded').textContent")
        .await?;
    assert!(told.to_string().contains(said), "{told}");
    assert_eq!(count(page, ".book:not([hidden]), .planning").await?, 0);
    page.click(".not-loaded button").await?;
    page.until("document.querySelector('.sheet-part')").await?;
    assert_eq!(count(page, ".not-loaded").await?, 0);
    Ok(())
}
