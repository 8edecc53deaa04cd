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

pub(crate) fn add(suite: &mut Suite) {
    let big5 = LESSON.replace("\"T\"", "\"\u{1}\"").into_bytes();
    let big5 = big5.into_iter().flat_map(|byte| match byte {
        1 => vec![0xa8, 0xd2], // 例
        _ => vec![byte],
    });
    let names = ["mark", "big5"].map(str::to_owned).into_iter();
    let names = names.chain(SLIPS.map(|(name, ..)| name.replace(".json", "")));
    let tags =
        names.map(|name| format!("<nian-example id={name} src='{name}.json'></nian-example>"));
    let page = format!(
        "<!doctype html><html lang=en>{HEAD}{}",
        tags.collect::<String>()
    );
    let setup = host(page)
        .answer("mark.json", Answer::Text(format!("\u{feff}{LESSON}")))
        .answer("big5.json", Answer::As("application/json", big5.collect()));
    let setup = SLIPS.into_iter().fold(setup, |setup, (name, text, _)| {
        setup.answer(name, Answer::Text(text.to_owned()))
    });
    suite.add("hosts::lessons", setup, are_read_or_say_why);
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
    // A policy has to allow an address that is the file itself.
    let setup = host(page)
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self' data:");
    suite.add("hosts::lessons_within", setup, stand_in_the_tag);
}

async fn are_read_or_say_why(page: &Page) -> Result {
    page.open("host.html").await?;
    let mark = page.widget("#mark").await?;
    assert_eq!(mark.get("position").await?, "nim:3,4,5");
    let big5 = ("big5.json", "", "it is not in UTF-8");
    for (name, _, why) in SLIPS.into_iter().chain([big5]) {
        let css = name.replace(".json", "");
        page.until(&format!(
            "seen.some(({{ id, type }}) => id === '{css}' && type === 'nian-error')"
        ))
        .await?;
        let said = page
            .value(&format!("seen.find(({{ id, type }}) => id === '{css}' && type === 'nian-error').detail.message"))
            .await?;
        assert!(
            said.as_str().is_some_and(|said| said.contains(why)),
            "{name}: {said}"
        );
    }
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
