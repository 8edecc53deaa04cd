//! Old HTML leaves a `<P>` open, and a tag is pasted into it: what stands in the tag stays there, whatever is around it.

use super::{HEAD, host};
use nian_tests::{Answer, Page, Result, Setup, Suite, json};
use std::{fs, path::Path};

/// What old pages have around what is pasted.
const AROUND: [(&str, &str); 7] = [
    ("an open P", "<P>Before. <!-- TAG --> After."),
    ("CENTER", "<CENTER>Before. <!-- TAG --> After.</CENTER>"),
    (
        "CENTER in an open P",
        "<P>Before.<CENTER><!-- TAG --></CENTER>After.",
    ),
    (
        "a cell",
        "<TABLE BORDER=0 WIDTH='90%'><TR><TD><P>Before. <!-- TAG --> After.</TABLE>",
    ),
    (
        "FONT",
        "<P><FONT FACE=Courier SIZE=4>Before. <!-- TAG --> After.</FONT>",
    ),
    (
        "a list",
        "<UL><LI><P>Before. <!-- TAG --> After.<LI>Other.</UL>",
    ),
    ("a heading", "<H3>Before. <!-- TAG --> After.</H3>"),
];

/// The same as text: what a parser makes of it is asked without bringing it to life.
const PARTED: &str = "const [around, tags] = arguments;
    return around.flatMap(([where, html]) => tags.flatMap(([file, tag]) => {
        const made = new DOMParser().parseFromString(html.replace('<!-- TAG -->', tag), 'text/html');
        const widgets = [...made.body.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('nian-'));
        const kept = widgets.length === 1 && [...made.querySelectorAll('[data-nian-until], [data-nian-print], a')]
            .every((one) => widgets[0].contains(one));
        return kept && /^Before/.test(made.body.textContent.trim()) ? [] : [`${where}: ${file}: ${tag}`];
    }));";

pub(crate) fn add(suite: &mut Suite) {
    suite
        .add(
            "hosts::old_html::written",
            host(format!(
                "<!doctype html><html lang=en>{HEAD}<nian-game position='nim:3,4,5'></nian-game>"
            )),
            stays_in_the_tag,
        )
        .everywhere();
    let tag = "<NIAN-GAME POSITION='nim:3,4,5'>\
        <SPAN DATA-NIAN-UNTIL STYLE='display: block; min-height: 380px'><A HREF='#x'>A game</A></SPAN></NIAN-GAME>";
    let body: String = AROUND
        .iter()
        .map(|(_, html)| html.replace("<!-- TAG -->", tag) + "<HR>")
        .collect();
    suite
        .add(
            "hosts::old_html::alive",
            host(format!("<HTML>{HEAD}<BODY>{body}")),
            is_covered,
        )
        .everywhere();
    // The same page in Big5, with a tag that was published in 2026, whose paragraph an open one would end.
    let tag = "<nian-game position='nim:3,4,5'><p data-nian-until style='min-height: 380px'><a href='#x'>\u{1}</a></p></nian-game>";
    let head = HEAD.replace("<meta charset=utf-8>", "<META CHARSET=big5>");
    let page = format!("<HTML>{head}<BODY><P>\u{1}</P>{tag}<CENTER>{tag}</CENTER>");
    let bytes = page.bytes().flat_map(|byte| match byte {
        1 => vec![0xa8, 0xd2], // 例
        _ => vec![byte],
    });
    let setup = Setup::default()
        .policy("default-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'")
        .answer("host.html", Answer::As("text/html", bytes.collect()));
    suite
        .add("hosts::old_html::published", setup, is_covered)
        .everywhere();
}

/// Every tag with something in it that we tell authors to paste, and the file that it stands in.
fn written() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = vec![
        root.join("README.md"),
        root.join("crates/xtask/src/package/npm/README.md"),
    ];
    for folder in [
        "docs/manual/en",
        "docs/manual/zh-Hant",
        "docs/manual/zh-Hans",
        "www/recipes",
    ] {
        let listed = fs::read_dir(root.join(folder)).expect("a folder of the project");
        files.extend(listed.map(|entry| entry.expect("a file").path()));
    }
    let mut tags = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("text");
        // JSX writes styles as an object; what is parsed here is what a page then has.
        let text = text.replace(
            "style={{ display: \"block\", minHeight: 500 }}",
            "style=\"display: block; min-height: 500px\"",
        );
        let lower = text.to_lowercase();
        let mut from = 0;
        while let Some(at) = lower[from..].find("<nian-").map(|at| from + at) {
            let name: String = lower[at + 1..]
                .chars()
                .take_while(|char| char.is_alphabetic() || *char == '-')
                .collect();
            let end = format!("</{name}>");
            from = at + 1;
            let Some(length) = lower[at..].find(&end) else {
                continue;
            };
            let tag = &text[at..at + length + end.len()];
            if tag.matches('<').count() > 2 && lower[at + 1..at + length].find("<nian-").is_none() {
                tags.push((file.display().to_string(), tag.to_owned()));
            }
        }
    }
    tags
}

/// Of whatever the builder, the menus, the manual and the recipes write, nothing is thrown out of its tag.
async fn stays_in_the_tag(page: &Page) -> Result {
    let tags = written();
    assert!(tags.len() >= 20, "{}", tags.len());
    for file in [
        "README.md",
        "index.md",
        "old-page.html",
        "wordpress-block.html",
        "quarto.qmd",
        "docusaurus.mdx",
        "jupyter-tag.py",
    ] {
        assert!(tags.iter().any(|(of, _)| of.ends_with(file)), "{file}");
    }
    page.open("host.html").await?;
    let parted = page.run(PARTED, vec![json!(AROUND), json!(tags)]).await?;
    assert_eq!(parted, json!([]));
    // And of what the script writes for the reader.
    page.widget("nian-game").await?.get("engine").await?;
    let tag = page
        .value("import('/share.js').then(({ snippets }) => snippets(document.querySelector('nian-game'), 'en', 'A game').tag)")
        .await?;
    let tag = tag.as_str().unwrap_or_default();
    let (_, tag) = tag.split_once("</script>").unwrap_or_default();
    assert!(tag.contains("data-nian-until"), "{tag}");
    let parted = page
        .run(
            PARTED,
            vec![json!(AROUND), json!([["share.js", tag.trim()]])],
        )
        .await?;
    assert_eq!(parted, json!([]));
    Ok(())
}

/// Once the cards have come nothing of what stood in their place is to be seen, and no room is left for it.
async fn is_covered(page: &Page) -> Result {
    page.open("host.html").await?;
    page.wake().await?;
    let seen = page
        .value(
            "[...document.querySelectorAll('nian-game')].map((game) => {
        const [whole, card] = [game, game.shadowRoot.querySelector('.nian-card')].map((one) => one.getBoundingClientRect());
        const until = game.querySelector('[data-nian-until]');
        return [until !== null && !until.checkVisibility(), card.height > 200 && Math.abs(whole.height - card.height) < 1];
    })",
        )
        .await?;
    let all = seen.as_array().cloned().unwrap_or_default();
    assert!(all.len() > 1, "{seen}");
    assert!(all.iter().all(|one| *one == json!([true, true])), "{seen}");
    assert_eq!(
        page.value(
            "[...document.querySelectorAll('a')].filter((one) => one.checkVisibility()).length"
        )
        .await?,
        0
    );
    Ok(())
}
