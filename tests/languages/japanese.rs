//! A language of widgets only: all that they say is in it, and what a lesson says itself is marked.

use nian_tests::{Page, Result, Setup, Suite, Widget};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    let setup = Setup::default().embed(WIDGETS);
    suite.add("languages::japanese", setup, in_japanese);
}

const WIDGETS: &str = "<div lang=ja>
    <nian-example src=nim-and-variants/ex2></nian-example>
    <nian-game position=nim:3,4,5></nian-game>
    <nian-table of=wythoff></nian-table>
    <nian-number value=347 in=mixed:2,3,4,5></nian-number>
    <nian-claim src=odd-total/theorem1></nian-claim>
</div>";

/// Each text of a card with the language that it is in.
pub(super) const TEXTS: &str = "(() => {
    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const add = (node, text) => text?.trim() && texts.push([text, node.closest('[lang]').lang]);
    while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!node.closest('style, code, math')) add(node, walker.currentNode.data);
    }
    for (const node of root.querySelectorAll('.nian *')) {
        for (const name of ['title', 'aria-label', 'placeholder']) add(node, node.getAttribute(name));
    }
    return texts;
})()";

/// What is written with our letters in Japanese as well.
const LETTERS: [&str; 3] = ["Enter", "mixed", "nim"];

/// Tells what is not in the language it says it is in; gives how many texts are Japanese, and how many are
/// marked as English.
async fn look(widget: &Widget<'_>) -> Result<[usize; 2]> {
    let texts = widget.inside(TEXTS).await?;
    let (mut japanese, mut english) = (0, 0);
    for text in texts.as_array().into_iter().flatten() {
        let (text, lang) = (text[0].as_str().unwrap_or_default(), &text[1]);
        let mut words = text.split(|c: char| !c.is_ascii_alphabetic());
        let word = words.find(|word| word.len() > 2 && !LETTERS.contains(word));
        if lang == "ja" {
            assert_eq!(word, None, "not translated: {text}");
            let kana = |c| ('\u{3041}'..='\u{30ff}').contains(&c);
            japanese += usize::from(text.chars().any(kana));
        } else {
            let latin = text.contains(|c: char| c.is_ascii_alphabetic());
            assert_eq!((lang.as_str(), latin), (Some("en"), true), "{text}");
            english += 1;
        }
        assert!(
            !text.contains(|c| matches!(c, '\u{2063}' | '\u{2064}' | '\u{e0000}'..)),
            "a mark is left in {text}"
        );
    }
    Ok([japanese, english])
}

async fn in_japanese(page: &Page) -> Result {
    page.open("embed.html").await?;
    page.wake().await?;
    let words = Language::Ja.interface();
    let example = page.widget("nian-example").await?;
    let steps = example.get("steps").await?.as_u64().unwrap_or_default();
    let mut marked = 0;
    for step in 1..=steps {
        example.press(words.next()).await?;
        example.until(&format!("step === {step}")).await?;
        let [japanese, english] = look(&example).await?;
        assert!(japanese > 5, "step {step} is hardly in Japanese");
        marked += english;
    }
    assert!(marked > 0, "a lesson has its own words");
    let game = page.widget("nian-game").await?;
    let whole = |[japanese, english]: [usize; 2]| assert!(japanese > 3 && english == 0);
    whole(look(&game).await?);
    game.call("play", "a2".into()).await?;
    game.until("position !== 'nim:1,4,5'").await?; // the other player has answered
    whole(look(&game).await?);
    for (widget, own) in [
        ("nian-table", false),
        ("nian-number", false),
        ("nian-claim", true),
    ] {
        let widget = page.widget(widget).await?;
        let [japanese, english] = look(&widget).await?;
        assert!(japanese > 0 && (english > 0) == own);
    }
    Ok(())
}
