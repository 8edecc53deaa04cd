//! `play/`: a position set up by hand, by pressing and by keys.

use nian_solver::AnyPosition;
use nian_tests::{Browser, Key, Page, Result, Setup, Suite, json};
use nian_words::{Language, SampleGame, SetUp};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("setting_up::games", Setup::default(), games);
    suite.add("setting_up::typed", Setup::default(), typed);
    suite.in_chromium(); // it waits for WebKit's address again and again
    suite.add("setting_up::often", Setup::default(), often);
    for language in Language::WITH_PAGES {
        let name = format!("setting_up::narrow::{}", language.tag());
        suite.add(name, Setup::default().width(360), async move |page| {
            narrow(page, language).await
        });
    }
    suite.add("setting_up::keys", Setup::default(), keys);
    suite.add("setting_up::refused", Setup::default(), refused);
    suite.add("setting_up::totals", Setup::default(), totals);
    suite.add("setting_up::dice", Setup::default(), dice);
    // The scripts of its driver have a `Math` of their own.
    suite.everywhere_but(Browser::Firefox);
    suite.add("setting_up::players", Setup::default(), players);
}

/// Opens the page and the fold-out, and waits for both.
async fn open(page: &Page, path: &str) -> Result {
    page.open(path).await?;
    page.widget("nian-game").await?;
    page.run("document.querySelector('.by-hand summary').click()", vec![])
        .await
        .map(drop)
}

/// Waits until a text of this kind stands on the board, in the field and in the address.
async fn set(page: &Page, holds: &str) -> Result {
    page.until(&format!(
        "((text) => text === document.querySelector('#p').value
            && text === new URLSearchParams(location.search).get('p') && ({holds}))
        (document.querySelector('nian-game').position)"
    ))
    .await
}

/// Presses the control of a field of the game that is chosen: the one with this number that is seen.
async fn press(page: &Page, field: &str, css: &str, at: usize) -> Result {
    let script = "const [field, css, at] = arguments;
        const found = document.querySelectorAll(`.game:not([hidden]) [data-name=${field}] ${css}`);
        const seen = [...found].filter((one) => one.checkVisibility() || one.type === 'radio');
        seen[at].click();";
    page.run(script, vec![json!(field), json!(css), json!(at)])
        .await
        .map(drop)
}

async fn position(page: &Page) -> Result<String> {
    let text = page
        .value("document.querySelector('nian-game').position")
        .await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

async fn pick_game(page: &Page, at: usize) -> Result {
    let script = "document.querySelectorAll('.game-strip [name=game]')[arguments[0]].click()";
    page.run(script, vec![json!(at)]).await.map(drop)
}

/// Each game, in each way, and each thing that can be set gives another position that the board takes.
async fn games(page: &Page) -> Result {
    open(page, "en/play/").await?;
    for (at, game) in SampleGame::ALL.iter().enumerate().rev() {
        pick_game(page, at).await?;
        set(page, &format!("text === {}", json!(game.notation))).await?;
        for (way, about) in game.form.ways.iter().enumerate() {
            if about.name.is_some() {
                let script = "document.querySelectorAll('.game:not([hidden]) .ways input')[arguments[0]].click()";
                page.run(script, vec![json!(way)]).await?;
            }
            let name = about.pattern.split(['.', '{', ':']).next().unwrap_or("");
            set(page, &format!("text.startsWith({})", json!(name))).await?;
            let mut seen = Vec::new();
            for field in game.form.fields {
                if !about.pattern.contains(&format!("{{{}}}", field.name)) {
                    continue;
                }
                let before = position(page).await?;
                assert!(before.parse::<AnyPosition>().is_ok(), "{before}");
                let script = "const field = document.querySelector(`.game:not([hidden]) [data-name=${arguments[0]}]`);
                    const button = field.querySelectorAll('.stepper button')[1];
                    const select = field.querySelector('select');
                    const box = field.querySelector('[type=checkbox]');
                    const faces = field.querySelectorAll('.die input');
                    const text = field.querySelector('.stepper, .die') ? null : field.querySelector('[type=text]');
                    if (select) {
                        select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
                        select.dispatchEvent(new Event('change'));
                    } else if (text) {
                        text.value = '２、5 7';
                        text.dispatchEvent(new Event('change'));
                    } else (box ?? [...faces].find(({ checked }, at) => !checked && at > 3) ?? button).click();";
                page.run(script, vec![json!(field.name)]).await?;
                set(page, &format!("text !== {}", json!(before)))
                    .await
                    .map_err(|error| format!("{} of {}: {error}", field.name, about.pattern))?;
                let after = position(page).await?;
                assert_eq!(after.parse::<AnyPosition>()?.to_string(), after);
                assert!(!seen.contains(&after), "{after} twice");
                seen.push(after);
            }
        }
    }
    Ok(())
}

/// What is typed sets the form: one less and one more lead back to it.
async fn typed(page: &Page) -> Result {
    open(page, "en/play/").await?;
    let samples = SampleGame::ALL.iter().flat_map(|game| game.samples);
    let samples = samples.map(|sample| sample.position);
    for text in AnyPosition::EXAMPLES.into_iter().chain(samples) {
        page.run(
            "const field = document.querySelector('#p');
             field.value = arguments[0];
             field.form.requestSubmit();",
            vec![json!(text)],
        )
        .await?;
        set(page, &format!("text === {}", json!(text))).await?;
        for (step, holds) in [(0, "!=="), (1, "===")] {
            let script =
                "const buttons = [...document.querySelectorAll('.game:not([hidden]) .stepper button')];
                buttons.filter((one) => one.checkVisibility())[arguments[0]].click();";
            page.run(script, vec![json!(step)]).await?;
            set(page, &format!("text {holds} {}", json!(text)))
                .await
                .map_err(|error| format!("{text}: {error}"))?;
        }
    }
    Ok(())
}

/// More changes than WebKit takes into the address in ten seconds: the last of them is there in the end.
async fn often(page: &Page) -> Result {
    open(page, "en/play/?p=nim:3,4,5").await?;
    let script = "const field = document.querySelector('#p');
        for (let coins = 1; coins <= 130; coins += 1) {
            field.value = `nim:${coins},4,5`;
            field.form.requestSubmit();
        }";
    page.run(script, vec![]).await?;
    page.until("new URLSearchParams(location.search).get('p') === 'nim:130,4,5'")
        .await
}

/// On a telephone, in each language: nothing sticks out, all can be touched, nothing is found fault with.
async fn narrow(page: &Page, language: Language) -> Result {
    for (query, last) in [
        ("nim:3,4,5", "Nim"),
        ("dice.both:31@4,2,6,6", "dice"),
        ("dynamic.2.local:9@8,6@5", "local"),
    ] {
        open(page, &format!("{}play/?p={query}", language.folder())).await?;
        set(page, &format!("text === {}", json!(query))).await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await?, true, "{query} {last}");
        let small = page
                .value(
                    "[...document.querySelectorAll('.by-hand :is(button, select, summary, label, [type=text])')]
                        .filter((one) => one.checkVisibility() && !one.querySelector('select, [type=text]'))
                        .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
                        .filter(([, { width, height }]) => width < 40 || height < 40)",
                )
                .await?;
        assert_eq!(small, json!([]), "{query}");
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{query}: {findings:#?}");
    }
    Ok(())
}

/// All of it by keys alone: no key is taken away by the board.
async fn keys(page: &Page) -> Result {
    page.open("en/play/").await?;
    page.widget("nian-game").await?;
    page.run(
        "document.querySelector('.game-strip :checked').focus()",
        vec![],
    )
    .await?;
    page.press(Key::Right).await?;
    set(page, "text === 'wythoff:10,14'").await?;
    page.run("document.querySelector('.by-hand summary').focus()", vec![])
        .await?;
    page.press(Key::Enter).await?;
    page.press(Key::Tab).await?; // −
    page.press(Key::Enter).await?;
    set(page, "text === 'wythoff:9,14'").await?;
    page.press(Key::Tab).await?; // the number
    page.press(Key::Up).await?;
    page.press(Key::Up).await?;
    set(page, "text === 'wythoff:11,14'").await?;
    for _ in 0..2 {
        page.press(Key::Backspace).await?;
    }
    for digit in ['2', '1'] {
        page.type_char(digit).await?;
    }
    page.press(Key::Enter).await?;
    set(page, "text === 'wythoff:21,14'").await
}

/// What the notation does not take is told, with the reason; the board and the address stay, and so does
/// what was set.
async fn refused(page: &Page) -> Result {
    open(page, "en/play/?p=euclid:1,0").await?;
    set(page, "text === 'euclid:1,0'").await?;
    press(page, "rows", ".stepper button", 0).await?;
    page.until("document.querySelector('.by-hand .said').textContent.includes('no position')")
        .await?;
    assert_eq!(position(page).await?, "euclid:1,0");
    assert_eq!(
        page.value("document.querySelector('.game:not([hidden]) [type=text]').value")
            .await?,
        "0"
    );
    press(page, "rows", ".stepper button", 3).await?;
    set(page, "text === 'euclid:0,1'").await?;
    page.until("document.querySelector('.by-hand .said').textContent === ''")
        .await?;
    // What is no number, and what is too large.
    for text in ["two", "", "-1", "1000001", "1.5"] {
        let write = "const input = document.querySelector('.game:not([hidden]) [type=text]');
            input.value = arguments[0];
            input.dispatchEvent(new Event('change'));";
        page.run(write, vec![json!(text)]).await?;
        let said = "document.querySelector('.by-hand .said').textContent";
        assert_eq!(
            page.value(said).await?,
            "Number 1: this has to be a whole number from 0 to 1000000. Nothing has changed.",
            "{text}"
        );
        assert_eq!(position(page).await?, "euclid:0,1");
        page.run(write, vec![json!("0")]).await?;
    }
    // Typed into the notation it may be larger, and stays.
    page.run(
        "const field = document.querySelector('#p');
         field.value = 'parity.100:9007199254740993';
         field.form.requestSubmit();",
        vec![],
    )
    .await?;
    set(page, "text === 'parity.100:9007199254740993'").await?;
    press(page, "heap", ".stepper button", 0).await?;
    set(page, "text === 'parity.100:9007199254740991'").await
}

/// The heap gives and takes what is held, so that the total stays odd, or even.
async fn totals(page: &Page) -> Result {
    open(page, "en/play/?p=parity.3:13@1,1").await?;
    set(page, "text === 'parity.3:13@1,1'").await?;
    press(page, "mine", ".stepper button", 1).await?;
    set(page, "text === 'parity.3:12@2,1'").await?;
    let said = "document.querySelector('.by-hand .said').textContent";
    let told = Language::En.among(&SetUp::ODD_TOTAL).replace("$1", "12");
    assert_eq!(page.value(said).await?, told);
    press(page, "other", ".stepper button", 0).await?;
    set(page, "text === 'parity.3:13@2,0'").await?;
    press(page, "heap", ".stepper button", 1).await?;
    set(page, "text === 'parity.3:15@2,0'").await?;
    pick_game(page, 5).await?;
    set(page, "text === 'sides.3:8@0,0,even'").await?;
    press(page, "odd", ".stepper button", 1).await?;
    set(page, "text === 'sides.3:7@1,0,even'").await
}

/// Faces are set by pressing them, and thrown; the number of dice changes, and what lay there comes back.
async fn dice(page: &Page) -> Result {
    open(page, "en/play/?p=dice.both:31@4,2").await?;
    set(page, "text === 'dice.both:31@4,2'").await?;
    press(page, "faces", ".die input", 4).await?;
    set(page, "text === 'dice.both:31@5,2'").await?;
    press(page, "faces", ".stepper button", 1).await?;
    set(page, "text === 'dice.both:31@5,2,1'").await?;
    press(page, "faces", ".stepper button", 0).await?;
    set(page, "text === 'dice.both:31@5,2'").await?;
    page.run("Math.random = () => 0.99", vec![]).await?;
    press(page, "faces", ".throw", 0).await?;
    set(page, "text === 'dice.both:31@6,6'").await
}

/// Who begins and who plays go to the board and the address, and come from the board's own menu.
async fn players(page: &Page) -> Result {
    open(page, "en/play/?p=nim:3,4,6&opponent=learner").await?;
    let select = "const [attribute, value] = arguments;
        const select = document.querySelector(`.players [name=${attribute}]`);
        select.value = value;
        select.dispatchEvent(new Event('change'));";
    let shown = "document.querySelector('.players [name=opponent]').value";
    assert_eq!(page.value(shown).await?, "learner");
    page.run(select, vec![json!("opponent"), json!("none")])
        .await?;
    page.until("location.search.includes('opponent=none')")
        .await?;
    page.run(
        "document.querySelector('nian-game').setAttribute('opponent', 'perfect')",
        vec![],
    )
    .await?;
    page.until(&format!("{shown} === 'perfect'")).await?;
    page.run(select, vec![json!("first"), json!("other")])
        .await?;
    // The other has moved: the form still has the start.
    page.until("document.querySelector('nian-game').moves.length === 1")
        .await?;
    press(page, "rows", ".stepper button", 3).await?;
    page.until("new URLSearchParams(location.search).get('p') === 'nim:4,4,6'")
        .await
}
