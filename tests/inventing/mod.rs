//! `play/?rule=…`: a rule of the reader's own is searched, told of, played and shared.

mod area;

use nian_solver::AnyPosition;
use nian_tests::{Answer, Key, Page, Result, Setup, Suite, Value, json};
use nian_words::{Language, OwnRule};

pub(crate) fn add(suite: &mut Suite) {
    area::add(suite);
    suite.add("inventing::published", Setup::default(), published);
    suite.add("inventing::made", Setup::default(), made);
    suite.add("inventing::play", Setup::default(), play);
    suite.add("inventing::refused", Setup::default(), refused);
    suite.add("inventing::grid", Setup::default().width(360), grid);
    for language in Language::WITH_PAGES {
        let name = format!("inventing::narrow::{}", language.tag());
        suite.add(name, Setup::default().width(360), async move |page| {
            narrow(page, language).await
        });
    }
    for file in ["worker.js", "nian-worker_bg.wasm"] {
        let once = Setup::default().answer(file, Answer::Times(1, 503));
        suite.add(
            format!("inventing::late::{file}"),
            once.expect("503"),
            async |page| found(page, "x2").await,
        );
    }
    // The app itself.
    let late = Setup::default().late("_bg.wasm", 1500);
    suite.add("inventing::late::app", late, moved);
    let late = || Setup::default().late("_bg.wasm", 1500);
    suite.add("inventing::early", late(), early);
    suite.add("inventing::early_way", late(), early_way);
    suite.add("inventing::half_typed", late(), half_typed);
    let twice = Setup::default().answer("nian-worker_bg.wasm", Answer::Times(2, 503));
    suite.add("inventing::failed", twice.expect("503"), failed);
}

/// Opens the page with a rule and waits until something is found.
async fn found(page: &Page, rule: &str) -> Result {
    page.open(&format!("en/play/?rule={rule}")).await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await
}

/// The address of before leads to it, and it is searched when the app is there.
async fn moved(page: &Page) -> Result {
    page.open("en/lab/?rule=x2").await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await?;
    page.until("location.pathname.endsWith('/en/play/') && location.search.includes('rule=x2')")
        .await
}

/// In the form before the app is there.
const WRITTEN: &str = "if (document.querySelector('.own-rule[data-alive]')) throw new Error('the app is there already');
    const [set, heaps] = ['[data-name=set] input', '[data-name=heaps] select']
        .map((css) => document.querySelector(`.own-rule ${css}`));";

/// What is typed and chosen before the app is there is searched when it comes; the focus stays.
async fn early(page: &Page) -> Result {
    page.open("en/play/?rule=2,5").await?;
    let act = format!("{WRITTEN} set.value = '１、 4'; heaps.value = '.h2'; heaps.focus();");
    page.run(&act, vec![]).await?;
    page.until("location.search.includes('rule=1,4.h2')")
        .await?;
    let kept = "[document.activeElement.closest('.field').dataset.name,
        ...[...document.querySelectorAll('.rule :is(select, [data-name=set] input)')].map(({ value }) => value)]";
    assert_eq!(page.value(kept).await?, json!(["heaps", "1,4", ".h2", ""]));
    // Another instance does not do it once more.
    let change = "const select = document.querySelector('.rule [data-name=heaps] select');
        select.value = '';
        select.dispatchEvent(new Event('change'));";
    page.run(change, vec![]).await?;
    page.until("location.search.endsWith('rule=1,4')").await?;
    let stop = "const { dataset } = document.documentElement;
        // Of the page: Firefox runs what a driver sends with globals of its own.
        const error = new window.WebAssembly.RuntimeError('unreachable');
        error.stack = dataset.nianWasm;
        dispatchEvent(new ErrorEvent('error', { error }));";
    page.run(stop, vec![]).await?;
    page.until("document.documentElement.dataset.nianBegun === '2' && document.querySelector('.own-rule .strip button')")
        .await?;
    assert_eq!(
        page.value("location.search.endsWith('rule=1,4')").await?,
        true
    );
    Ok(())
}

/// So is the way in which the rule is written.
async fn early_way(page: &Page) -> Result {
    page.open("en/play/?rule=2,5").await?;
    let act = format!("{WRITTEN} document.querySelector('.own-rule .ways input').click();");
    page.run(&act, vec![]).await?;
    page.until("location.search.includes('rule=1-')").await
}

/// What is being typed when the app comes stays in its field, and is not refused.
async fn half_typed(page: &Page) -> Result {
    page.open("en/play/?rule=2,5").await?;
    let act = format!("{WRITTEN} set.value = '3, '; set.focus();");
    page.run(&act, vec![]).await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await?;
    let shown =
        "[document.activeElement.value, document.querySelector('.own-rule .said').textContent]";
    assert_eq!(page.value(shown).await?, json!(["3, ", ""]));
    page.run(
        "const { activeElement } = document;
        activeElement.value += '4';
        activeElement.dispatchEvent(new Event('change'));",
        vec![],
    )
    .await?;
    page.until("location.search.endsWith('rule=3,4')").await
}

/// The safe ones of the strip with this number.
async fn safe(page: &Page, strip: usize) -> Result<Value> {
    let script = "const strip = document.querySelectorAll('.own-rule .strip')[arguments[0]];
        return [...strip.querySelectorAll('.safe > span:first-child')].map(({ textContent }) => textContent).join(' ')";
    page.run(script, vec![json!(strip)]).await
}

async fn text(page: &Page, css: &str) -> Result<String> {
    let value = page
        .value(&format!(
            "document.querySelector('.own-rule {css}').textContent"
        ))
        .await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// A rule; its first safe heaps, openings or pairs, as they are published; and what is said of it.
const PUBLISHED: [(&str, &str, &str, &str); 9] = [
    // Bachet, Problèmes plaisants et délectables, 1612.
    (
        "1-3",
        "0 4 8 12 16 20 24",
        "taking 1 to k",
        "every 4, for ever",
    ),
    (
        "1-3.misere",
        "1 5 9 13 17 21",
        "taking 1 to k",
        "every 4, for ever",
    ),
    // Berlekamp, Conway and Guy, Winning Ways, chapter 4.
    (
        "1,3,4",
        "0 2 7 9 14 16 21",
        "no name",
        "From 0 on it repeats every 7",
    ),
    // Whinihan 1963; Schwenk 1970.
    ("x2", "1 2 3 5 8 13 21 34 55 89", "Fibonacci nim", "Theorem"),
    ("x3", "1 2 3 4 6 8 11 15 21 29 40 55", "tripling", "Theorem"),
    ("x3/2", "1 2 4 8", "no name", "A guess"),
    ("x2.misere", "", "no name", "no safe start"),
    // Bouton 1901: the exclusive or is 0.
    ("any.h3", "0,0,0 0,1,1 0,2,2", "This is Nim", ""),
    // The odd-even game of the articles, take 1 to 3: the modulus is 8.
    (
        "1-3.odd",
        "0 1 5 8 9 13 16",
        "odd-even",
        "every 8, for ever",
    ),
];

async fn published(page: &Page) -> Result {
    for (rule, first, name, law) in PUBLISHED {
        found(page, rule).await?;
        let safe = safe(page, 0).await?;
        let safe = safe.as_str().unwrap_or_default();
        if rule == "1-3.odd" {
            // With an even holding: heaps that the solver calls safe.
            for heap in (1..60).step_by(2) {
                let position: AnyPosition = format!("parity.3:{heap}").parse()?;
                let there = safe.split(' ').any(|one| one == heap.to_string());
                assert_eq!(there, position.outcome().is_safe(), "{heap}");
            }
        } else {
            assert!(safe.starts_with(first), "{rule}: {safe}");
        }
        assert!(!first.is_empty() || safe.is_empty(), "{rule}: {safe}");
        let said = text(page, ".name").await?;
        assert!(said.contains(name), "{rule}: {said}");
        let said = text(page, ".law").await?;
        assert!(
            said.contains(law) && said.is_empty() == law.is_empty(),
            "{rule}: {said}"
        );
    }
    Ok(())
}

/// Made by hand it stands in the address, which brings it back; of many changes the last holds.
async fn made(page: &Page) -> Result {
    page.open("en/play/").await?;
    page.run(
        "document.querySelector('.game-strip label:nth-of-type(11) input').click()",
        vec![],
    )
    .await?;
    // The rule that is set at first stands there from the beginning.
    page.until("location.search.includes('rule=1,3,4')").await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await?;
    page.run(
        "const rule = document.querySelector('.rule');
         const set = (css, value) => {
             const input = rule.querySelector(css);
             input.value = value;
             input.dispatchEvent(new Event('change'));
         };
         for (const numbers of ['1,2,5,9', '3,7', '2、 ５，1', '1 4']) set('[data-name=set] input', numbers);
         set('[data-name=heaps] select', '.h2');
         set('[data-name=goal] select', '.misere');",
        vec![],
    )
    .await?;
    page.until("location.search.includes('rule=1,4.h2.misere')")
        .await?;
    let before = safe(page, 0).await?;
    // In misère play with the least take 1: one coin, and two heaps of which the values are 1 and 0.
    assert!(
        before
            .as_str()
            .is_some_and(|safe| safe.starts_with("0,1 0,3 ")),
        "{before}"
    );
    page.reload().await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await?;
    assert_eq!(safe(page, 0).await?, before);
    let kept = "[...document.querySelectorAll('.rule :is(select, [data-name=set] input)')].map(({ value }) => value)";
    assert_eq!(page.value(kept).await?, json!(["1,4", ".h2", ".misere"]));
    Ok(())
}

/// A number that is pressed says why, and leads to the board with that very position, where there is one.
async fn play(page: &Page) -> Result {
    for (rule, at, why, position) in [
        (
            "1,3,4",
            6,
            "6 is unsafe: taking 4 leaves 2, which is safe.",
            "subtraction.1,3,4:6",
        ),
        (
            "1-3",
            4,
            "4 is safe, the other player wins whatever is taken: after 1 the other player takes 3 and leaves 0",
            "subtraction.1-3:4",
        ),
        (
            "x2",
            3,
            "4 is unsafe: taking 1 leaves 3 with limit 2, which is safe.",
            "dynamic.2:4",
        ),
        ("any.h2.misere", 1, "2,2 is safe", "nim.misere:2,2"),
        (
            "1-3.even",
            0,
            "0: nothing can be taken, and the game is over.",
            "parity.3.even:0@0,1",
        ),
        // The strip shows 18 as unsafe at the start: with this limit it is safe.
        (
            "x2",
            19,
            "20 is unsafe: taking 2 leaves 18 with limit 4, which is safe.",
            "dynamic.2:20",
        ),
        ("x2.misere", 0, "1: nothing can be taken", ""),
        ("x3/2", 2, "3 is unsafe: taking 1 leaves 2 with limit 1", ""),
    ] {
        found(page, rule).await?;
        let press = "document.querySelectorAll('.own-rule .strip button')[arguments[0]].click()";
        page.run(press, vec![json!(at)]).await?;
        page.until("document.querySelector('.why [role=status]').textContent")
            .await?;
        let said = text(page, ".why").await?;
        assert!(said.contains(why), "{rule}: {said}");
        let link = page
            .value("document.querySelector('.why .onwards:not([hidden]) a')?.search ?? ''")
            .await?;
        if position.is_empty() {
            assert_eq!(link, "");
            assert!(said.contains("cannot be played"), "{said}");
        } else {
            assert_eq!(link, format!("?p={position}"));
            position.parse::<AnyPosition>()?;
        }
    }
    Ok(())
}

/// Two heaps have a plane of cells beside the list: a cell says why and is marked in the list, and the other way round.
async fn grid(page: &Page) -> Result {
    let seen = "!document.querySelector('.found .plane').hidden";
    found(page, "1-3").await?;
    assert_eq!(page.value(seen).await?, false, "one heap");
    found(page, "1-3.h2").await?;
    assert_eq!(page.value(seen).await?, true);
    let pressed = "[...document.querySelectorAll('.own-rule .strip [aria-pressed=true] > span:first-child')].map(({ textContent }) => textContent)";
    page.run("document.querySelector('.found canvas').focus()", vec![])
        .await?;
    for (keys, says, marked) in [
        (vec![Key::Right], "0,1 is unsafe", json!([])),
        (vec![Key::Down], "1,1 is safe", json!(["1,1"])),
        // Across or down, it is the same two heaps.
        (vec![Key::Down; 4], "1,5 is safe", json!(["1,5"])),
        (vec![Key::Up; 9], "0,1 is unsafe", json!([])),
    ] {
        for key in keys {
            page.press(key).await?;
        }
        page.until(&format!(
            "document.querySelector('.why [role=status]').textContent.startsWith({})",
            json!(says)
        ))
        .await?;
        assert_eq!(page.value(pressed).await?, marked, "{says}");
    }
    // The colour of what is safe, in the middle of a cell: that of the heaps in the list.
    page.run(
        "[...document.querySelectorAll('.own-rule .strip button')].find(({ firstChild }) => firstChild.textContent === '2,6').click()",
        vec![],
    )
    .await?;
    page.two_frames().await?;
    let drawn = "const canvas = document.querySelector('.found canvas');
        const cell = canvas.width / 21;
        const at = (x, y) => [...canvas.getContext('2d').getImageData((x + 0.15) * cell, (y + 0.15) * cell, 1, 1).data];
        return [at(2, 6), at(6, 2), at(5, 5), at(2, 5)].map(([, , , alpha]) => alpha > 200);";
    page.until(&format!("(() => {{ {drawn} }})()[0]")).await?;
    assert_eq!(
        page.run(drawn, vec![]).await?,
        json!([true, true, true, false])
    );
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    found(page, "any.h3").await?;
    assert_eq!(page.value(seen).await?, false, "three heaps");
    Ok(())
}

/// What is no rule is told of, in words; what was found stands.
async fn refused(page: &Page) -> Result {
    for (rule, told) in [
        ("chess", OwnRule::FAULTS_OPTION),
        ("2,3.odd", OwnRule::FAULTS_ONE),
        ("1-3.h2.odd", OwnRule::FAULTS_HEAPS),
        ("1,101", OwnRule::FAULTS_TAKES),
        ("%3Cb%3E", OwnRule::FAULTS_OPTION),
    ] {
        page.open(&format!("en/play/?rule={rule}")).await?;
        let told = Language::En.among(&told);
        page.until(&format!(
            "document.querySelector('.rule .said').textContent === {}",
            json!(told)
        ))
        .await?;
    }
    found(page, "1-3").await?;
    let before = safe(page, 0).await?;
    page.run(
        "const select = document.querySelector('.rule [data-name=goal] select');
         select.value = '.odd';
         select.dispatchEvent(new Event('change'));
         const heaps = document.querySelector('.rule [data-name=heaps] select');
         heaps.value = '.h3';
         heaps.dispatchEvent(new Event('change'));",
        vec![],
    )
    .await?;
    page.until("document.querySelector('.rule .said').textContent.includes('one heap')")
        .await?;
    assert_eq!(safe(page, 0).await?, before);
    page.until("location.search.includes('rule=1-3') && !location.search.includes('odd')")
        .await
}

/// On a telephone, in each language, with keys: nothing sticks out or is found fault with.
async fn narrow(page: &Page, language: Language) -> Result {
    for rule in ["1,3,4", "1-3.odd", "x3/2"] {
        page.open(&format!("{}play/?rule={rule}", language.folder()))
            .await?;
        page.until("document.querySelector('.own-rule .strip button')")
            .await?;
        page.widget("nian-game").await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await?, true, "{rule}");
        page.run(
            "document.querySelector('.own-rule .strip button').focus()",
            vec![],
        )
        .await?;
        for key in [
            Key::Right,
            Key::Right,
            Key::Down,
            Key::Up,
            Key::Left,
            Key::Enter,
        ] {
            page.press(key).await?;
        }
        page.until("document.querySelector('.why [role=status]').textContent")
            .await?;
        let pressed = "document.querySelector('.own-rule .strip [aria-pressed=true]')
            === document.querySelectorAll('.own-rule .strip button')[1]";
        assert_eq!(page.value(pressed).await?, true);
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{rule}: {findings:#?}");
    }
    Ok(())
}

/// Where the search did not come at all it is told, and asked for again by a button.
async fn failed(page: &Page) -> Result {
    page.open("en/play/?rule=1-3").await?;
    page.until("!document.querySelector('.own-rule .failed').hidden")
        .await?;
    page.run(
        "document.querySelector('.own-rule .failed button').click()",
        vec![],
    )
    .await?;
    page.until("document.querySelector('.own-rule .strip button')")
        .await?;
    page.until("document.querySelector('.own-rule .failed').hidden")
        .await
}
