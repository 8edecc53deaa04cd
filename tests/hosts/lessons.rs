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
