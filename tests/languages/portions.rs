//! A page fetches the words of what it shows and no others; whatever is shown finds all of its own.

use nian_tests::{Page, Result, Setup, Suite, dist, json};
use nian_words::{Language, NumberSample, SampleGame, TableSample};
use std::fs;

pub(crate) fn add(suite: &mut Suite) {
    suite.add("languages::portions", Setup::default().embed(""), whole);
}

/// In one language: which portion a sentence stands in is the same in all of them.
async fn whole(page: &Page) -> Result {
    page.open("embed.html").await?;
    for element in elements()? {
        let arguments = vec![json!(element), json!(Language::ZhHant.tag())];
        let missing = page.run(LOOK, arguments).await?;
        assert_eq!(missing, json!([]), "{element}: words not learnt");
    }
    Ok(())
}

/// Every lesson and claim, and the elements with every game, table and number.
pub(crate) fn elements() -> Result<Vec<String>> {
    let mut elements = Vec::new();
    for (folder, tag) in [("lessons", "nian-example"), ("claims", "nian-claim")] {
        for article in fs::read_dir(dist().join(folder))? {
            let article = article?;
            for file in fs::read_dir(article.path())? {
                let (article, file) = (article.file_name(), file?.path());
                let name = file.file_stem().unwrap_or_default().to_string_lossy();
                let src = format!("{}/{name}", article.to_string_lossy());
                elements.push(format!("<{tag} src={src}></{tag}>"));
            }
        }
    }
    for sample in SampleGame::ALL.iter().flat_map(|game| game.samples) {
        let position = sample.position;
        elements.push(format!(
            "<nian-game position=\"{position}\" opponent=none></nian-game>"
        ));
    }
    for table in TableSample::ALL {
        elements.extend(table.rules.iter().map(|rules| {
            format!(
                "<nian-table of={} rules=\"{rules}\"></nian-table>",
                table.of
            )
        }));
    }
    elements.extend(NumberSample::ALL.map(|NumberSample { value, system, .. }| {
        format!("<nian-number value=\"{value}\" in=\"{system}\"></nian-number>")
    }));
    elements.push("<nian-example src=lesson.schema.json></nian-example>".into());
    Ok(elements)
}

/// Where words are missing of an element that stands alone in a document: at some step of it, after
/// some of its winning moves, in its menu.
const LOOK: &str = "const [element, lang] = arguments;
    return (async () => {
        const frame = document.createElement('iframe');
        frame.width = 800;
        frame.srcdoc = `<!DOCTYPE html><html lang=${lang}><script type=module src=nian.js></script>${element}`;
        document.body.append(frame);
        await new Promise((loaded) => frame.addEventListener('load', loaded));
        const widget = frame.contentDocument.body.firstElementChild;
        const missing = [];
        const look = async () => {
            await new Promise((drawn) => setTimeout(drawn));
            const [before] = widget.shadowRoot.innerHTML.split('⍰', 2);
            if (before !== widget.shadowRoot.innerHTML) missing.push(before.slice(-200));
        };
        await widget.ready.catch(look);
        await look();
        widget.shadowRoot.querySelector('.nian-menu button')?.click();
        await look();
        while (widget.canGoTo('next')) { widget.goTo('next'); await look(); }
        for (let moves = 0; moves < 2 && widget.winning.length; moves += 1) { widget.play(widget.winning[0]); await look(); }
        frame.remove();
        return missing;
    })();";
