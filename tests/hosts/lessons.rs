//! Lessons that other editors have written: with a byte order mark, in another encoding, with a slip
//! of the pen.

use super::{HEAD, host};
use nian_tests::{Answer, Page, Result, Suite};

const LESSON: &str = r#"{ "title": { "zh-Hant": "T", "zh-Hans": "T", "en": "T" }, "start": "nim:3,4,5", "steps": [] }"#;

/// What is wrong in a file, and where.
const SLIPS: [(&str, &str, &str); 3] = [
    (
        "comma.json",
        "{\n  \"title\": 1,\n}",
        "line 3, character 1 on: here a key",
    ),
    (
        "colon.json",
        "{ \"title\" \"T\" }",
        "line 1, character 11 on: a colon",
    ),
    (
        "quote.json",
        "{ \"start\": \"nim:3 }\n",
        "line 1, character 20 on: the closing quotation",
    ),
];

/// Addresses of a lesson, relative to the page.
const ADDRESSES: [(&str, &str); 6] = [
    ("plain", "own/l1"),
    ("query", "own/l1.json?x=1"),
    ("here", "./l1"),
    ("above", "../l1#part"),
    ("within", "/own/../own/l1.json#x?y"),
    ("ours", "own/l1?step=2"),
];

/// The first request for each address of a lesson fails.
const DOWN: &str = "const real = window.fetch;
    const asked = new Set();
    window.fetch = async (url, ...how) => {
        const first = String(url).endsWith('open.json') && !asked.has(String(url));
        asked.add(String(url));
        if (first) throw new TypeError('no line');
        return real(url, ...how);
    };";

pub(crate) fn add(suite: &mut Suite) {
    let big5 = LESSON.replace("\"T\"", "\"\u{1}\"").into_bytes();
    let big5 = big5.into_iter().flat_map(|byte| match byte {
        1 => vec![0xa8, 0xd2], // 例
        _ => vec![byte],
    });
    let utf_16 = LESSON.replace("\"T\"", "\"例\"");
    let utf_16: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(utf_16.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let names = ["mark", "big5", "utf-16"].map(str::to_owned).into_iter();
    let names = names.chain(SLIPS.map(|(name, ..)| name.replace(".json", "")));
    let tags =
        names.map(|name| format!("<nian-example id={name} src='{name}.json'></nian-example>"));
    let page = format!(
        "<!doctype html><html lang=en>{HEAD}{}",
        tags.collect::<String>()
    );
    let setup = host(page)
        .answer("mark.json", Answer::Text(format!("\u{feff}{LESSON}")))
        .answer("utf-16.json", Answer::As("application/json", utf_16))
        .answer("big5.json", Answer::As("application/json", big5.collect()));
    let setup = SLIPS.into_iter().fold(setup, |setup, (name, text, _)| {
        setup.answer(name, Answer::Text(text.to_owned()))
    });
    suite.add("hosts::lessons", setup, are_read_or_say_why);
    // A long one says so before it has come. The script that reads them comes at the third try.
    let tag = "<nian-example id=long src=long.json></nian-example>";
    let setup = host(format!("<!doctype html><html lang=en>{HEAD}{tag}"))
        .answer("long.json", Answer::Text("[".repeat(10_000_000)))
        .answer("foreign.js", Answer::Times(2, 503))
        .expect("503");
    suite.add("hosts::lessons_too_long", setup, async |page| {
        page.open("host.html").await?;
        says(page, "long", "at most 262144 bytes").await
    });
    let named =
        ADDRESSES.map(|(id, src)| format!("<nian-example id={id} src='{src}'></nian-example>"));
    let setup = host(format!(
        "<!doctype html><html lang=en>{HEAD}{}<nian-example id=slip src='nim-and-varients/ex1'></nian-example>",
        named.concat()
    ));
    let setup = ["own/l1", "own/l1.json", "l1"]
        .into_iter()
        .fold(setup, |setup, name| {
            setup.answer(name, Answer::Text(LESSON.to_owned()))
        })
        .expect("404");
    suite.add("hosts::lessons_by_address", setup, by_address);
    let within = |id: &str, text: &str| {
        format!(
            "<nian-example id={id}><script type='application/json'>{text}</script></nian-example>"
        )
    };
    let data = LESSON.replace('"', "%22").replace(' ', "");
    let page = format!(
        "<!doctype html><html lang=en>{HEAD}{}{}{}<nian-example id=by-data src='data:application/json,{data}'></nian-example>",
        within("in-good", &LESSON.replace("\"T\"", "\"<b>T</b>\"")),
        within("in-bad", SLIPS[0].1),
        within("in-none", ""),
    );
    // One that the page's policy does not let it read, and one that its host lets nobody else read: there the browser
    // complains on its own account.
    for (name, policy, why) in [
        (
            "policy",
            "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
            "(connect-src)",
        ),
        (
            "host",
            "default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' http://localhost:*",
            "(Access-Control-Allow-Origin)",
        ),
    ] {
        let tag = "<nian-example src='%ELSEWHERE%/closed.json'></nian-example>";
        let setup = host(format!("<!doctype html><html lang=en>{HEAD}{tag}"))
            .policy(policy)
            .answer("closed.json", Answer::Status(200))
            .expect("localhost")
            .expect("request failed");
        suite.add(
            format!("hosts::lessons_barred::{name}"),
            setup,
            async move |page| is_barred(page, why).await,
        );
    }
    // On the way to another host, and to its own, the line is down for a moment.
    let tags = "<nian-example id=far src='%ELSEWHERE%/open.json'></nian-example>\
        <nian-example id=near src=open.json></nian-example>";
    let setup = host(format!(
        "<!doctype html><html lang=en>{HEAD}<script>{DOWN}</script>{tags}"
    ))
    .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' http://localhost:*")
    .answer("open.json", Answer::Text(LESSON.to_owned()))
    .expect("localhost");
    suite.add("hosts::lessons_line_down", setup, async |page| {
        page.open("host.html").await?;
        for id in ["#far", "#near"] {
            let lesson = page.widget(id).await?;
            assert_eq!(lesson.get("position").await?, "nim:3,4,5", "{id}");
        }
        assert!(page.seen("nian-error").await?.is_empty());
        Ok(())
    });
    // A policy has to allow an address that is the file itself.
    let setup = host(page)
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self' data:");
    suite.add("hosts::lessons_within", setup, stand_in_the_tag);
}

/// The reader and the page are told what keeps the file away.
async fn is_barred(page: &Page, why: &str) -> Result {
    page.open("host.html").await?;
    let told = "seen.find(({ type }) => type === 'nian-error')?.detail";
    page.until(told).await?;
    let told = page.value(told).await?;
    assert_eq!(told["code"], "blocked", "{told}");
    let said = told["message"].as_str().unwrap_or_default();
    assert!(said.contains("localhost") && said.contains(why), "{said}");
    Ok(())
}

async fn are_read_or_say_why(page: &Page) -> Result {
    page.open("host.html").await?;
    for (id, title) in [("#mark", "T"), ("#utf-16", "例")] {
        let read = page.widget(id).await?;
        assert_eq!(read.get("position").await?, "nim:3,4,5");
        assert_eq!(read.text(".nian-title").await?, title);
    }
    let big5 = ("big5.json", "", "it looks like Big5: save it as UTF-8");
    for (name, _, why) in SLIPS.into_iter().chain([big5]) {
        says(page, &name.replace(".json", ""), why).await?;
    }
    Ok(())
}

/// The element says this of its lesson, which is bad.
async fn says(page: &Page, id: &str, why: &str) -> Result {
    let told = format!("seen.find((one) => one.id === '{id}' && one.type === 'nian-error')");
    page.until(&format!("Boolean({told})")).await?;
    let detail = page.value(&format!("{told}.detail")).await?;
    let said = detail["message"].as_str().unwrap_or_default();
    assert!(said.contains(why), "{id}: {said}");
    assert_eq!(detail["code"], "bad-lesson", "{id}");
    Ok(())
}

/// Whatever is no example of ours is an address: relative to the page, in any shape.
async fn by_address(page: &Page) -> Result {
    page.open("host.html").await?;
    for (id, src) in ADDRESSES {
        let lesson = page.widget(&format!("#{id}")).await?;
        assert_eq!(lesson.get("position").await?, "nim:3,4,5", "{src}");
    }
    let told = "seen.find(({ id, type }) => id === 'slip' && type === 'nian-error')?.detail";
    page.until(told).await?;
    let told = page.value(told).await?;
    assert_eq!(told["code"], "not-found");
    let said = told["message"].as_str().unwrap_or_default();
    assert!(said.starts_with("There is no example"), "{said}");
    Ok(())
}

/// A lesson needs no server: it stands in the tag, or in the address itself. No text of it is read as HTML.
async fn stand_in_the_tag(page: &Page) -> Result {
    page.open("host.html").await?;
    for id in ["#in-good", "#by-data"] {
        let lesson = page.widget(id).await?;
        assert_eq!(lesson.get("position").await?, "nim:3,4,5", "{id}");
    }
    let good = page.widget("#in-good").await?;
    assert_eq!(good.text(".nian-title").await?, "<b>T</b>");
    for (id, code) in [("in-bad", "bad-lesson"), ("in-none", "bad-value")] {
        let told = format!("seen.find((one) => one.id === '{id}' && one.type === 'nian-error')");
        page.until(&format!("Boolean({told})")).await?;
        assert_eq!(page.value(&format!("{told}.detail.code")).await?, code);
    }
    // It is taken away, and put back with another.
    page.run(
        "const good = document.querySelector('#in-good');
         good.querySelector('script').textContent = arguments[0];
         const copy = good.cloneNode(true);
         copy.id = 'in-copy';
         good.replaceWith(copy);",
        vec![LESSON.replace("nim:3,4,5", "nim:1,2").into()],
    )
    .await?;
    let copy = page.widget("#in-copy").await?;
    assert_eq!(copy.get("position").await?, "nim:1,2");
    Ok(())
}
