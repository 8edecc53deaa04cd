//! Pages that do not name their language: old ones tell it by their charset.

use super::HEAD;
use nian_tests::{Answer, Page, Result, Setup, Suite};

/// The charset that the host names, the attributes of the page, and the language of its widgets; the
/// browser's own is English.
const PAGES: [(&str, &str, &str, &str); 6] = [
    ("big5.html", "text/html; charset=big5", "", "zh-Hant"),
    ("gb2312.html", "text/html; charset=gb2312", "", "zh-Hans"),
    ("gb18030.html", "text/html; charset=gb18030", "", "zh-Hans"),
    ("utf-8.html", "text/html; charset=utf-8", "", "en"),
    ("told.html", "text/html; charset=big5", "lang=en", "en"),
    (
        "near.html",
        "text/html; charset=gb2312",
        "lang=zh-TW",
        "zh-Hant",
    ),
];

pub(crate) fn add(suite: &mut Suite) {
    let head = HEAD.replace("<meta charset=utf-8>", "");
    let pages = PAGES
        .into_iter()
        .fold(Setup::default(), |setup, (name, kind, attributes, _)| {
            let page =
                format!("<html {attributes}>{head}<nian-game position='nim:3,4,5'></nian-game>");
            setup.answer(name, Answer::As(kind, page.into_bytes()))
        });
    suite.add("hosts::charset", pages, tells_the_language);
}

async fn tells_the_language(page: &Page) -> Result {
    for (name, _, _, language) in PAGES {
        page.open(name).await?;
        let game = page.widget("nian-game").await?;
        let lang = game.inside("root.querySelector('.nian').lang").await?;
        assert_eq!(lang, language, "{name}");
    }
    Ok(())
}
