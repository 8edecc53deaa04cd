//! Languages that nobody speaks: English with every text 40 % longer, and English with an accent
//! on every letter that can have one. What has room for these has room for another language.
//!
//! Each is a folder of text files like any language, made of the English one and read by what reads all.

use crate::site::{CHAPTER, pages, path};
use nian_tests::{Answer, Page, Result, Setup, Suite, dist, json};
use nian_texts::{Folder, check};
use nian_words::{FIRST, Language};
use std::path::{Path, PathBuf};
use std::{env, fs, process};

pub(crate) fn add(suite: &mut Suite) {
    // An accent makes a text higher, but hardly longer: a page of each kind shows it.
    let all = pages();
    let long: (_, fn(&str) -> String, &[&str]) = ("long", long, &all);
    let accented: (_, fn(&str) -> String, &[&str]) =
        ("accented", accented, &["", CHAPTER, "play/"]);
    for (name, speak, pages) in [long, accented] {
        let lines = lines(name, speak);
        for page in pages {
            for width in [360, 1280] {
                let name = format!("pseudo::{name}::{width}::/{page}");
                let path = path(Language::En, page);
                suite.add(name, setup(width, &lines), async move |page| {
                    fits(page, &path, speak).await
                });
            }
        }
    }
}

/// A host whose English words are those of the pseudo-language.
fn setup(width: u32, lines: &str) -> Setup {
    let setup = Setup::default().width(width);
    match words_file() {
        Some(file) => setup.answer(file, Answer::Text(lines.to_owned())),
        None => setup, // there is no site: opening a page will say so
    }
}

/// The lines that browsers fetch of a pseudo-language.
fn lines(name: &str, speak: fn(&str) -> String) -> String {
    let folder = env::temp_dir().join(format!("nian-{name}-{}", process::id()));
    write(&folder, speak).expect("a folder of texts");
    let first = Folder::of("zh-Hant", FIRST.iter().copied()).expect("the first language");
    let own = Folder::read(&folder).expect("texts that can be read");
    assert_eq!(check(&first, &own), []);
    fs::remove_dir_all(&folder).expect("it was written");
    own.lines(first.fetched(), |file, message| {
        panic!("{file}: {} is missing", message.key)
    })
}

/// Writes the folder of a pseudo-language: the English texts, spoken otherwise.
fn write(folder: &Path, speak: fn(&str) -> String) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/words/texts/en");
    for file in fs::read_dir(english)? {
        let file: PathBuf = file?.path();
        if file.is_dir() {
            continue; // pages: what stands in them is spoken otherwise when it is there
        }
        let texts = fs::read_to_string(&file)?;
        let spoken: String = texts
            .lines()
            .map(|line| spoken(line, speak) + "\n")
            .collect();
        fs::write(folder.join(file.file_name().expect("a name")), spoken)?;
    }
    Ok(())
}

/// A line of a file: its key as it is, and its text spoken otherwise.
fn spoken(line: &str, speak: fn(&str) -> String) -> String {
    let Some((key, text)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) else {
        return line.to_owned();
    };
    let quoted = text
        .strip_prefix('"')
        .and_then(|text| text.strip_suffix('"'));
    format!("{key} = \"{}\"", speak(quoted.unwrap_or(text)))
}

/// What of a text are words, and its slots; each slot ends a part.
fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split_inclusive('}')
        .map(|part| part.split_at(part.find('{').unwrap_or(part.len())))
}

/// The file in which the finished site has the widgets' English words.
fn words_file() -> Option<&'static str> {
    let files = fs::read_dir(dist()).into_iter().flatten().flatten();
    let mut names = files.filter_map(|file| file.file_name().into_string().ok());
    let words = names.find(|name| name.starts_with("nian-engine-") && name.ends_with(".en.txt"));
    words.map(|name| &*name.leak())
}

/// What is no letter of a word but tells where numbers go (`{row}`, `[coin|coins]`) stays.
fn accented(text: &str) -> String {
    let plain = "aceinosuyzACEINOSUYZ";
    let accents = "áçéîñøšûýžÁÇÉÎÑØŠÛÝŽ";
    let accent = |letter| {
        let at = plain.chars().position(|plain| plain == letter)?;
        accents.chars().nth(at)
    };
    let spoken = parts(text).map(|(words, slot)| {
        let words = words.chars().map(|letter| accent(letter).unwrap_or(letter));
        words.collect::<String>() + slot
    });
    spoken.collect()
}

/// After what is there its own letters once more, until it is so much longer.
fn long(text: &str) -> String {
    let of_words = |letter: &char| letter.is_alphabetic() || *letter == ' ';
    let words: String = parts(text).map(|(words, _)| words).collect();
    let letters: String = words.chars().filter(of_words).collect();
    if letters.trim().chars().count() < 3 {
        return text.to_owned();
    }
    let more = (words.chars().count() * 2).div_ceil(5);
    let again: String = letters.trim_start().chars().cycle().take(more).collect();
    format!("{text} {}", again.trim_end())
}

async fn fits(page: &Page, path: &str, speak: fn(&str) -> String) -> Result {
    page.open(path).await?;
    page.wake().await?;
    rewrite(page, speak).await?;
    page.run(LOOK, vec![]).await?;
    let widgets = page.value("pseudo.widgets.length").await?;
    let mut found = Vec::new();
    // One at a time: a script may take no longer than the driver waits for it.
    for widget in 0..widgets.as_u64().unwrap_or_default() {
        let here = page.value(&format!("pseudo.look({widget})")).await?;
        found.extend(here.as_array().cloned().unwrap_or_default());
    }
    assert!(found.is_empty(), "{}", json!(found));
    Ok(())
}

/// What stands in the page itself, around the widgets, in the pseudo-language.
async fn rewrite(page: &Page, speak: fn(&str) -> String) -> Result {
    let texts = "return (window.texts = (() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
            node.parentElement.closest('script, noscript, option, code, math, nian-example, nian-game, nian-table, \
nian-number, nian-claim') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
        const all = [];
        while (walker.nextNode()) if (walker.currentNode.data.trim()) all.push(walker.currentNode);
        return all;
    })()).map(({ data }) => data)";
    let texts = page.run(texts, vec![]).await?;
    let texts = texts.as_array().into_iter().flatten();
    let spoken: Vec<String> = texts
        .map(|text| speak(text.as_str().unwrap_or_default()))
        .collect();
    assert!(!spoken.is_empty());
    let write = "texts.forEach((node, at) => { node.data = arguments[0][at]; })";
    page.run(write, vec![json!(spoken)]).await.map(drop)
}

/// Tells what is wider than the window or its card, and what text is cut off; in examples at
/// the start, in the middle and at the end, and with the menu open.
const LOOK: &str = r"window.pseudo = (() => {
    const found = new Set();
    const drawn = () => new Promise((then) => setTimeout(then));
    const name = (widget) => ['src', 'position', 'of', 'value'].map((name) => widget.getAttribute(name)).find(Boolean);
    const wide = (when) => {
        // What sticks out of a part of an article is clipped, and does not widen the page.
        for (const part of document.querySelectorAll('html, .part')) {
            const wider = part.scrollWidth - part.clientWidth;
            if (wider > 0) found.add(`${part.id || 'the page'} ${when}: ${wider} px too wide`);
        }
    };
    const look = (widget, when) => {
        const card = widget.shadowRoot.querySelector('.nian-card');
        const { left, right } = card.getBoundingClientRect();
        for (const inner of card.querySelectorAll('*')) {
            if (inner.closest('.nian-unseen, .nian-scroll, .nian-room, .nian-on-focus')) continue;
            if (inner instanceof SVGElement && inner.localName !== 'text') continue;
            const box = inner.getBoundingClientRect();
            const popup = inner.closest('.nian-popup');
            const [from, to] = popup ? [0, innerWidth] : [left, right];
            const what = `${name(widget)} ${when}: ${inner.localName}.${inner.getAttribute('class')} “${inner.textContent.slice(0, 40)}”`;
            if (box.width && (box.left < from - 1 || box.right > to + 1)) found.add(`${what} sticks out`);
            const { overflowX, textOverflow } = getComputedStyle(inner);
            if (inner.localName !== 'input' && inner.clientWidth && ['hidden', 'clip'].includes(overflowX) && inner.scrollWidth > inner.clientWidth + 1) found.add(`${what} is cut off`);
        }
    };
    wide('at first');
    const widgets = [...document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim')];
    const lookAt = async (at) => {
        const widget = widgets[at];
        const { steps } = widget;
        const stops = widget.localName === 'nian-game' ? [0] : new Set([0, Math.floor(steps / 2), steps]);
        for (const step of stops) {
            if (steps && widget.step !== step) widget.goTo(step);
            await drawn();
            look(widget, `at step ${step}`);
        }
        const menu = widget.shadowRoot.querySelector('[data-do=menu]');
        menu?.click();
        await drawn();
        look(widget, 'with its menu');
        menu?.click();
        await drawn();
        wide(`after ${name(widget)}`);
        const here = [...found];
        found.clear();
        return here;
    };
    return { widgets, look: lookAt };
})();";
