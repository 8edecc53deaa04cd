//! Worksheets: the tasks of an exercise on paper, with their answers, and the same on the screen.

use crate::practising::task;
use crate::sharing::decoded;
use nian_tasks::{Grade, Level, Question, Skill, Task};
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, Value, json};
use nian_words::Language;

/// All files that a sheet needs besides those of every page.
const FILES: [&str; 4] = [
    "sheet.css",
    "nian-practise-*.js",
    "nian-practise-*.wasm",
    "*.en.txt",
];

pub(crate) fn add(suite: &mut Suite) {
    suite.add("worksheets::tasks", Setup::default(), tasks);
    suite.add("worksheets::screen", Setup::default(), on_the_screen);
    suite.add("worksheets::mixed", Setup::default(), mixed);
    suite.add("worksheets::paper", Setup::default(), on_paper);
    suite.in_chromium();
    suite.add("worksheets::pages", Setup::default(), pages);
    suite.in_chromium();
    suite.add("worksheets::form", Setup::default(), form);
    suite.add("worksheets::bad_values", Setup::default(), bad_values);
    for language in Language::WITH_PAGES {
        let name = format!("worksheets::looks::{}", language.tag());
        suite.add(name, Setup::default().width(360), async move |page| {
            looks(page, language).await
        });
    }
    let mut late = Setup::default().expect("503");
    for file in FILES {
        late = late.answer(file, Answer::Times(1, 503));
    }
    suite.add("worksheets::late", late, comes_in_the_end);
    let missing = Setup::default().answer("sheet.css", Answer::Times(3, 503));
    let missing = missing.expect("503");
    suite.add("worksheets::asked_again", missing, asked_again);
    // Three tries, and the page's preload, which a browser may or may not count as the first of them.
    let missing = Setup::default().answer("nian-practise-*.wasm", Answer::Times(4, 503));
    suite.add("worksheets::app", missing.expect("503"), app_asked_again);
}

/// Opens a worksheet, and waits until it is there.
async fn open(page: &Page, query: &str) -> Result {
    page.open(&format!("en/practice/?{query}")).await?;
    page.until("document.querySelector('.sheet-part')").await
}

/// What each item of a sheet says of itself under this name.
async fn told(page: &Page, name: &str) -> Result<Vec<String>> {
    let all = format!(
        "[...document.querySelectorAll('[data-{name}]')].map(({{ dataset }}) => dataset.{name})"
    );
    Ok(serde_json::from_value(page.value(&all).await?)?)
}

/// What an exercise calls a task.
fn about(task: &Task) -> String {
    match task.question {
        Question::Partner { given, .. } => format!("wythoff:{given},0"),
        _ => task.text.clone(),
    }
}

/// Whether the key gives the right answer to a task.
fn is_right(task: &Task, answer: &str) -> bool {
    match task.question {
        Question::OneWinningMove | Question::AllWinningMoves => {
            let winning = nian_tasks::winning(task).into_iter();
            let winning: Vec<String> = winning.map(|mv| mv.to_string()).collect();
            winning.join(" ") == answer
        }
        _ => nian_tasks::judge_text(task, answer) == Grade::Right,
    }
}

/// The tasks are those of the exercise at the same address, of every skill; each answer is right and has a reason.
async fn tasks(page: &Page) -> Result {
    for (number, skill) in (0..).zip(Skill::ALL) {
        let level = Level::ALL[number % 3];
        let (name, hard) = (skill.name(), level.number());
        open(
            page,
            &format!("skill={name}&level={hard}&seed=7&count=6&print=both"),
        )
        .await?;
        let made: Vec<Task> = (0..6).map(|index| task(skill, level, 7, index)).collect();
        let abouts: Vec<String> = made.iter().map(about).collect();
        assert_eq!(told(page, "about").await?, abouts, "{name}");
        let answers = told(page, "answer").await?;
        assert_eq!(answers.len(), made.len());
        for (task, answer) in made.iter().zip(&answers) {
            assert!(is_right(task, answer), "{task:?}: {answer}");
        }
        let reasons = "[...document.querySelectorAll('.sheet-answer > p:last-child')].filter((reason) => reason.textContent.length > 12).length";
        assert_eq!(page.value(reasons).await?, made.len(), "{name}");
        // A number is written in the steps that the hint teaches.
        for steps in made.iter().filter_map(nian_tasks::worked) {
            let step = &steps.0[0];
            let told =
                format!("document.querySelector('.sheet-key').textContent.includes({step:?})");
            assert_eq!(page.value(&told).await?, true, "{step}");
        }
        // What is asked does not tell the answer.
        open(
            page,
            &format!("skill={name}&level={hard}&seed=7&count=6&print=sheet"),
        )
        .await?;
        assert!(told(page, "answer").await?.is_empty());
    }
    Ok(())
}

/// The code leads to the same tasks on the screen, and so does the link back; from there a button to the sheet.
async fn on_the_screen(page: &Page) -> Result {
    open(
        page,
        "skill=winning&rules=nim.misere&level=2&seed=9&count=4&print=sheet",
    )
    .await?;
    let first = &told(page, "about").await?[0];
    assert!(first.starts_with("nim.misere:"), "{first}");
    let drawn = "document.querySelector('.sheet-head path[fill=\"#000\"]').getAttribute('d')";
    let drawn = page.value(drawn).await?;
    let address = decoded(drawn.as_str().unwrap_or_default())?;
    let written = page
        .value("document.querySelector('.sheet-online a').href")
        .await?;
    assert_eq!(written, address);
    let query = "?v=1&skill=winning&rules=nim.misere&level=2&seed=9&count=4";
    assert!(
        address.ends_with(&format!("/en/practice/{query}")),
        "{address}"
    );
    page.click(".worksheet form a").await?;
    let exercise = page.widget("nian-exercise").await?;
    assert_eq!(exercise.get("position").await?, first.as_str());
    page.click(".choosing summary").await?;
    page.click("[name=worksheet]").await?;
    page.until("document.querySelector('.sheet-part')").await?;
    assert_eq!(&told(page, "about").await?[0], first);
    let location = page.location().await?;
    assert!(location.ends_with("&print=sheet"), "{location}");
    Ok(())
}

/// Without a skill there are some tasks of each; on the screen they are gone through kind by kind.
async fn mixed(page: &Page) -> Result {
    open(page, "level=1&seed=7&count=10&print=sheet").await?;
    let abouts = told(page, "about").await?;
    let shares = [2, 2, 1, 1, 1, 1, 1, 1];
    let mut expected = Vec::new();
    for (skill, some) in Skill::ALL.into_iter().zip(shares) {
        expected.extend((0..some).map(|index| about(&task(skill, Level::One, 7, index))));
    }
    assert_eq!(abouts, expected);
    let last = "[...document.querySelectorAll('.sheet-number')].at(-1).textContent";
    assert_eq!(page.value(last).await?, "10.");
    page.click(".worksheet form a").await?;
    let exercise = page.widget("nian-exercise").await?;
    for about in &abouts {
        exercise.until(&format!("position === {about:?}")).await?;
        exercise.call("next", Value::Null).await?;
    }
    assert_eq!(
        page.location().await?,
        "/en/practice/?v=1&level=1&seed=7&count=10"
    );
    Ok(())
}

/// On paper there is the sheet and nothing else, dark on white in every theme; items are kept whole.
async fn on_paper(page: &Page) -> Result {
    open(page, "skill=outcome&level=3&seed=7&print=both&theme=dark").await?;
    page.value("document.documentElement.dataset.theme = 'dark'")
        .await?;
    page.on_paper(true).await?;
    let seen = "(() => {
        const style = (css) => getComputedStyle(document.querySelector(css));
        const light = (colour) => colour.match(/\\d+/g).slice(0, 3).every((part) => part > 150);
        return {
            controls: [...document.querySelectorAll('form, .page-head, .page-foot, h1, .told')].filter((one) => one.checkVisibility()).length,
            ground: light(style('body').backgroundColor),
            ink: light(style('.sheet-ask p').color),
            coin: light(style('.sheet .coin').fill),
            whole: style('.sheet-items > li').breakInside,
            key: style('.sheet-key').breakBefore,
        };
    })()";
    let seen = page.value(seen).await?;
    page.on_paper(false).await?;
    let expected = json!({
        "controls": 0, "ground": true, "ink": false, "coin": true, "whole": "avoid", "key": "page",
    });
    assert_eq!(seen, expected);
    Ok(())
}

/// So many pages are printed: the key begins on a page of its own.
async fn pages(page: &Page) -> Result {
    for (query, sheet, key) in [
        ("skill=columns&level=2&seed=7&count=12", 1, 2),
        ("skill=winning&level=3&seed=7&count=12", 3, 1),
        ("skill=outcome&level=2&seed=7&count=1", 1, 1),
    ] {
        for (shown, pages) in [("sheet", sheet), ("key", key), ("both", sheet + key)] {
            open(page, &format!("{query}&print={shown}")).await?;
            assert_eq!(page.printed().await?, pages, "{query}: {shown}");
        }
    }
    Ok(())
}

/// The form sets the sheet and the address; what cannot be is told, and the sheet stays.
async fn form(page: &Page) -> Result {
    open(page, "skill=columns&level=1&seed=7&count=3&print=sheet").await?;
    let before = told(page, "about").await?;
    assert_eq!(before.len(), 3);
    page.find("#sheet-count").await?.clear().await?;
    let count = page.find("#sheet-count").await?;
    count.send_keys("99").await?;
    page.press(Key::Tab).await?;
    page.until("document.querySelector('.told').textContent.includes('99')")
        .await?;
    assert_eq!(told(page, "about").await?, before);
    assert_eq!(
        page.value("document.querySelector('#sheet-count').value")
            .await?,
        "3"
    );
    let choose = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    for (field, value, holds) in [
        (
            "#sheet-count",
            "5",
            "document.querySelectorAll('[data-about]').length === 5",
        ),
        (
            "#sheet-shown",
            "both",
            "document.querySelectorAll('[data-answer]').length === 5",
        ),
        ("#sheet-level", "3", "location.search.includes('level=3')"),
        (
            "#sheet-skill",
            "pair",
            "document.querySelector('[data-about^=wythoff]')",
        ),
        (
            "#sheet-skill",
            "",
            "document.querySelectorAll('.sheet-group h3').length === 10",
        ),
    ] {
        page.run(choose, vec![field.into(), value.into()]).await?;
        page.until(holds).await?;
    }
    // Whoever presses quickly gets what was asked for last.
    let others = "const button = document.querySelector('.worksheet [name=others]');
        for (let times = 0; times < 3; times += 1) button.click();";
    page.run(others, vec![]).await?;
    page.until("location.search.includes('seed=10')").await?;
    page.until("document.querySelector('.sheet-about').textContent.includes('set 10')")
        .await?;
    assert_eq!(
        page.location().await?,
        "/en/practice/?v=1&level=3&seed=10&count=5&print=both"
    );
    page.run("window.print = () => { window.asked = true; }", vec![])
        .await?;
    page.click(".worksheet [name=paper]").await?;
    page.until("window.asked").await
}

/// Each value of the address that cannot be is told, and the usual one is used.
async fn bad_values(page: &Page) -> Result {
    let wrong = "skill=chess&rules=Nim!&level=4&seed=-1&count=41&v=9&print=%3Cb%3E";
    open(page, wrong).await?;
    let told_of = "document.querySelector('.told').textContent";
    let said = page.value(told_of).await?;
    let said = said.as_str().unwrap_or_default();
    for value in ["chess", "Nim!", "4", "-1", "41", "9", "<b>"] {
        assert!(said.contains(&format!("“{value}”")), "{value}: {said}");
    }
    assert_eq!(
        page.location().await?,
        "/en/practice/?v=1&level=1&seed=1&count=10&print=sheet"
    );
    assert_eq!(told(page, "about").await?.len(), 10);
    // Rules that another skill has, and none has.
    for rules in ["dice", "nonsense.9"] {
        open(page, &format!("skill=columns&rules={rules}&print=key")).await?;
        let said = page.value(told_of).await?;
        assert!(
            said.as_str().is_some_and(|said| said.contains(rules)),
            "{said}"
        );
        let location = page.location().await?;
        assert!(!location.contains("rules"), "{location}");
        assert_eq!(told(page, "answer").await?.len(), 10);
    }
    Ok(())
}

/// A sheet of all kinds with its key: axe finds nothing in any theme, and it fits a telephone and a screen.
async fn looks(page: &Page, language: Language) -> Result {
    let folder = language.folder();
    page.open(&format!(
        "{folder}practice/?level=3&seed=7&count=16&print=both"
    ))
    .await?;
    page.until("document.querySelectorAll('[data-answer]').length === 16")
        .await?;
    let mut findings = page.accessibility().await?;
    for theme in ["dark", "projector"] {
        let root = "document.documentElement.dataset";
        page.value(&format!("{root}.theme = {root}.nianTheme = '{theme}'"))
            .await?;
        findings.extend(page.contrast().await?);
    }
    assert!(findings.is_empty(), "{findings:#?}");
    for width in [360, 1280] {
        page.widen(width).await?;
        let wide = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(wide).await?, true, "{width}");
        let out = "[...document.querySelectorAll('.sheet-items > li > div')].filter((one) => one.scrollWidth > one.clientWidth + 1).length";
        assert_eq!(page.value(out).await?, 0, "{width}");
    }
    Ok(())
}

/// Every file that did not come is asked for again.
async fn comes_in_the_end(page: &Page) -> Result {
    open(page, "skill=columns&print=both").await?;
    assert_eq!(told(page, "answer").await?.len(), 10);
    assert_eq!(
        page.value("document.querySelector('.told').textContent")
            .await?,
        ""
    );
    Ok(())
}

/// What does not come in the end either is told, and comes when the reader asks for it.
async fn asked_again(page: &Page) -> Result {
    page.open("en/practice/?skill=columns&print=sheet").await?;
    page.until("document.querySelector('.told button')").await?;
    let said = page
        .value("document.querySelector('.told').textContent")
        .await?;
    assert!(
        said.as_str()
            .is_some_and(|said| said.contains("did not come")),
        "{said}"
    );
    page.click(".told button").await?;
    page.until("document.querySelectorAll('[data-about]').length === 10")
        .await
}

/// Where the app has not come, the exercise says so in its place, and asks for it again.
async fn app_asked_again(page: &Page) -> Result {
    page.open("en/practice/?skill=columns&print=sheet").await?;
    let exercise = "document.querySelector('nian-exercise')";
    let button = format!("{exercise}?.shadowRoot?.querySelector('button.nian-plain')");
    page.until(&button).await?;
    assert_eq!(
        page.value(&format!("{exercise}.checkVisibility()")).await?,
        true
    );
    page.value(&format!("{button}.click()")).await?;
    page.until("document.querySelectorAll('[data-about]').length === 10")
        .await?;
    assert_eq!(
        page.value(&format!("{exercise}.checkVisibility()")).await?,
        false
    );
    Ok(())
}
