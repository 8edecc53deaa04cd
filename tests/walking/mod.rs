//! Trees of moves, walked by mouse, by a finger and by keys.

use crate::site::{CHAPTER, path};
use nian_lessons::{Example, Frame};
use nian_solver::AnyPosition;
use nian_tests::{Key, Page, Result, Setup, Suite, Widget, json};
use nian_words::Language;
use std::{fs, path::Path};

/// The paths of the positions in the tree, from top to bottom.
const PATHS: &str = "[...root.querySelectorAll('[role=tree] [role=treeitem]')]
    .map((item) => item.dataset.do.slice(5))";
/// The path of what a screen reader is told to be the active position.
const ACTIVE: &str = "root.getElementById(root.querySelector('[role=tree]')
    .getAttribute('aria-activedescendant')).dataset.do.slice(5)";

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let tag = language.tag();
        let of = |name: &str, step: usize| {
            Setup::default().embed(&format!(
                "<nian-example src=nim-and-variants/{name} step={step} lang={tag}></nian-example>"
            ))
        };
        suite.add(
            format!("walking::mouse::{tag}"),
            of("ex4", 2),
            async move |page| mouse(page, language).await,
        );
        suite.add(
            format!("walking::off_the_lesson::{tag}"),
            of("ex5", 18),
            async move |page| off_the_lesson(page, language).await,
        );
        suite.add(
            format!("walking::keys::{tag}"),
            of("ex4", 2),
            async move |page| keys(page, language).await,
        );
        suite.add(
            format!("walking::touch::{tag}"),
            of("ex5", 18).width(360),
            touch,
        );
        suite.add(
            format!("walking::without_scripts::{tag}"),
            Setup::default().without_scripts(),
            async move |page| without_scripts(page, language).await,
        );
    }
    let states = "<nian-example src=odd-even-two-sides/state-1-1-4 step=2 lang=en></nian-example>";
    suite.add("walking::marks", Setup::default().embed(states), marks);
    let whole = "<nian-example src=nim-and-variants/ex5 step=2></nian-example>";
    suite.add("walking::stays", Setup::default().embed(whole), stays);
    let hidden =
        "<nian-example src=nim-and-variants/ex4 step=2 answers=hidden lang=en></nian-example>";
    suite.add(
        "walking::answers_hidden",
        Setup::default().embed(hidden),
        answers_hidden,
    );
}

async fn open(page: &Page) -> Result<Widget<'_>> {
    page.open("embed.html").await?;
    let widget = page.widget("nian-example").await?;
    widget
        .until_inside("root.querySelector('[role=tree]')")
        .await?;
    Ok(widget)
}

fn frames(name: &str) -> Result<Vec<Frame>> {
    let lessons =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/articles/nim-and-variants/examples");
    let text = fs::read_to_string(lessons.join(name).with_extension("json"))?;
    Ok(Example::parse(&text)?.replay()?)
}

fn item(path: &str) -> String {
    format!("[role=treeitem][data-do='walk {path}']")
}

/// A click on a branch that the example goes through leads to its step, with its words.
async fn mouse(page: &Page, language: Language) -> Result {
    let widget = open(page).await?;
    let paths = json!([
        "", "a1", "a1 b2", "ab1", "ab1 b1", "b1", "b1 ab1", "b2", "b2 a1"
    ]);
    assert_eq!(
        widget.inside(PATHS).await?,
        paths,
        "Example 4 is shown whole"
    );
    let frames = frames("ex4")?;
    for (path, step, position) in [
        ("a1", 4, "wythoff:0,2"),
        ("a1 b2", 5, "wythoff:0,0"),
        ("b1 ab1", 7, "wythoff:0,0"),
        ("", 10, "wythoff:1,2"),
        ("ab1", 2, "wythoff:0,1"),
    ] {
        widget.click(&item(path)).await?;
        widget.until(&format!("step === {step}")).await?;
        assert_eq!(widget.get("position").await?, position);
        assert_eq!(widget.inside(ACTIVE).await?, path);
        let said = language.sentences().frame(&frames[step]);
        let spoken = widget.spoken().await?;
        assert!(spoken.contains(&said), "{path}: {spoken}");
    }
    assert_eq!(page.accessibility().await?, Vec::<String>::new());
    Ok(())
}

/// Off the example the moves are played beside it, level by level, and a button leads back.
async fn off_the_lesson(page: &Page, language: Language) -> Result {
    let widget = open(page).await?;
    assert_eq!(widget.get("position").await?, "wythoff:3,2");
    let deeper = item("b3 ab1 a1");
    let there = format!("root.querySelector(\"{deeper}\") !== null");
    assert_eq!(widget.inside(&there).await?, false, "not yet computed");
    widget.click(&item("b3 ab1")).await?;
    widget.until("step === 20").await?;
    widget.until_inside(&there).await?;
    widget.click(&deeper).await?;
    widget.until("position === 'wythoff:1,1'").await?;
    assert_eq!(widget.get("step").await?, 20, "the lesson waits");
    let moves = page.seen("nian-move").await?;
    assert_eq!(moves.last().map(|last| &last["move"]), Some(&json!("a1")));
    // The sentence names the move and why it loses.
    let left: AnyPosition = "wythoff:1,1".parse()?;
    let why = language.sentences().explanation(&left, &left.explain());
    let spoken = widget.spoken().await?;
    assert!(spoken.contains(&why), "{why} in {spoken}");
    widget.click(&item("b3 ab1 a1 ab1")).await?;
    widget.until("position === 'wythoff:0,0'").await?;
    // Where the game is over, nothing follows.
    let end = format!(
        "root.querySelector(\"{}\").hasAttribute('aria-expanded')",
        item("b3 ab1 a1 ab1")
    );
    assert_eq!(widget.inside(&end).await?, false);
    assert_eq!(page.accessibility().await?, Vec::<String>::new());
    widget.press(language.interface().back_to_example()).await?;
    widget.until("position === 'wythoff:2,1'").await?;
    assert_eq!(widget.get("step").await?, 20);
    Ok(())
}

/// Right goes on, left goes back, up and down go to the neighbours; the steps keep their other keys.
async fn keys(page: &Page, language: Language) -> Result {
    let widget = open(page).await?;
    widget
        .inside("root.querySelector('[role=tree]').focus()")
        .await?;
    assert_eq!(widget.inside(ACTIVE).await?, "ab1");
    let frames = frames("ex4")?;
    for (key, path) in [
        (Key::Right, "ab1 b1"),
        (Key::Right, "ab1 b1"),
        (Key::Down, "b1"),
        (Key::Down, "b2"),
        (Key::Down, "b2"),
        (Key::Enter, "b2 a1"),
        (Key::Left, "b2"),
        (Key::Up, "b1"),
        (Key::Left, ""),
        (Key::Left, ""),
        (Key::Right, "a1"),
    ] {
        page.press(key).await?;
        widget
            .until_inside(&format!("{ACTIVE} === {}", json!(path)))
            .await?;
        let step = widget.get("step").await?.as_u64().unwrap_or_default();
        let said = language.sentences().frame(&frames[usize::try_from(step)?]);
        let spoken = widget.spoken().await?;
        assert!(spoken.contains(&said), "{path}: {spoken}");
    }
    page.press(Key::PageUp).await?;
    widget.until("step === 3").await
}

/// On a telephone nothing is cut off, and what is touched is large enough.
async fn touch(page: &Page) -> Result {
    let widget = open(page).await?;
    for path in ["b3 ab1", "b3 ab1 a2", "b3 ab1 a2 b1"] {
        let found = widget.find(&item(path)).await?;
        page.tap(&found).await?;
        widget
            .until_inside(&format!("{ACTIVE} === {}", json!(path)))
            .await?;
    }
    let sideways = "document.documentElement.scrollWidth > innerWidth";
    assert_eq!(page.value(sideways).await?, false);
    let wrong = "(() => {
        const card = root.querySelector('.nian-card').getBoundingClientRect();
        return [...root.querySelectorAll('[role=treeitem]')].filter((item) => {
            const box = item.getBoundingClientRect();
            return box.height < 24 || box.width < 24 || box.left < card.left || box.right > card.right;
        }).map((item) => item.textContent);
    })()";
    assert_eq!(widget.inside(wrong).await?, json!([]));
    Ok(())
}

/// What a step leaves in the tree stays the same element, also below a line that comes.
async fn stays(page: &Page) -> Result {
    let widget = open(page).await?;
    let [above, below] = ["a1", "b5"].map(|path| format!("root.querySelector(\"{}\")", item(path)));
    widget
        .inside(&format!("({above}.first = {below}.first = true)"))
        .await?;
    let lines = "root.querySelectorAll('[role=tree] .nian-branch').length";
    let before = widget.inside(lines).await?.as_u64().unwrap_or_default();
    widget.set("step", json!(3)).await?;
    widget.until_inside(&format!("{lines} > {before}")).await?;
    let both = format!("{above}.first && {below}.first");
    assert_eq!(widget.inside(&both).await?, true);
    Ok(())
}

/// Every position carries its mark and its word, as the solver has them.
async fn marks(page: &Page) -> Result {
    let widget = open(page).await?;
    let start: AnyPosition = "sides.3:4@1,1,odd".parse()?;
    let marks = "[...root.querySelectorAll('[role=treeitem]')].map((item) => [
        item.dataset.do.slice(5), item.classList.contains('safe'),
        item.querySelector('.nian-mark.safe') !== null,
        item.querySelector('[role=img]').getAttribute('aria-label')])";
    let marks = widget.inside(marks).await?;
    let marks = marks.as_array().cloned().unwrap_or_default();
    assert!(marks.len() > 5, "{marks:?}");
    for mark in marks {
        let mut at = start.clone();
        for text in mark[0].as_str().unwrap_or_default().split_whitespace() {
            at = at.play(at.read_move(text)?)?;
        }
        let outcome = at.outcome();
        assert_eq!(mark[1], outcome.is_safe(), "{mark}");
        assert_eq!(mark[2], outcome.is_safe(), "{mark}");
        let word = Language::En.sentences().outcome(outcome);
        assert_eq!(mark[3], word, "{mark}");
    }
    Ok(())
}

/// Hidden answers stay hidden in the tree until the reader asks.
async fn answers_hidden(page: &Page) -> Result {
    let widget = open(page).await?;
    let marks = "root.querySelectorAll('[role=tree] .nian-mark').length";
    assert_eq!(widget.inside(marks).await?, 0);
    widget.press(Language::En.interface().show_answer()).await?;
    widget.until_inside(&format!("{marks} === 9")).await
}

/// Where nothing can be walked, every move is told with its reply.
async fn without_scripts(page: &Page, language: Language) -> Result {
    page.open(&path(language, CHAPTER)).await?;
    let example = page
        .find("nian-example[src='nim-and-variants/ex5']")
        .await?;
    let text = squeezed(&example.text().await?);
    let start: AnyPosition = "wythoff:3,5".parse()?;
    for mv in start.moves() {
        let told = language.sentences().judgement(&start, &start.judge(mv)?);
        assert!(text.contains(&squeezed(&told)), "{told}");
    }
    Ok(())
}

/// Without white space, which a browser lays out as it likes.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}
