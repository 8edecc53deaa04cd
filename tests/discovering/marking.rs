//! What a reader does with a board: marks, judgements, guesses, keys; and leaving it.

use super::{BOARDS, PAIRS, TAKE, but, guess, kept, mark, recalled, right, wake};
use crate::site::path;
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(crate) fn add(suite: &mut Suite) {
    for language in Language::WITH_PAGES {
        let width = if language == Language::En { 1280 } else { 360 };
        suite.add(
            format!("discovering::boards::{}", language.tag()),
            Setup::default().width(width),
            async move |page| boards(page, language).await,
        );
    }
    suite.add("discovering::keyboard", Setup::default(), keyboard);
    suite.everywhere();
    suite.add("discovering::kept", Setup::default().width(360), stays);
    suite.everywhere();
    suite.add("discovering::off", Setup::default().without_scripts(), off);
}

/// A board: which marks are wrong, one at a time, and what is said of each in English; then wrong guesses.
struct Case {
    board: &'static str,
    wrong: [(usize, &'static str); 2],
    against: (&'static [u64], &'static str),
    right: &'static [u64],
}

const CASES: [Case; 7] = [
    Case {
        board: "rows",
        wrong: [
            (
                3,
                "You called “1, 1” unsafe, but from it one can leave only “1”, none of which is safe. So it is safe.",
            ),
            (
                9,
                "You called “1, 1, 2” safe, but from it one can leave “1, 1”, which is marked safe. So it is unsafe.",
            ),
        ],
        against: (
            &[3],
            "by your guess it is safe, but from it one can leave “1, 1”",
        ),
        right: &[4],
    },
    Case {
        board: "pairs",
        wrong: [
            (
                4,
                "You called “1, 2” unsafe, but from it one can leave only “0, 2”, “0, 1”, “1, 1”, none of which is safe.",
            ),
            (
                8,
                "You called “2, 3” safe, but from it one can leave “1, 2”, which is marked safe.",
            ),
        ],
        against: (
            &[5, 8],
            "“5, 8” is unsafe, since from it one can leave “3, 5”",
        ),
        right: &[4, 7],
    },
    Case {
        board: "take",
        wrong: [
            (
                4,
                "You called “4” unsafe, but from it one can leave only “3”, “2”, “1”, none of which is safe.",
            ),
            (
                7,
                "You called “7” safe, but from it one can leave “4”, which is marked safe.",
            ),
        ],
        against: (
            &[5],
            "The first counter-example: “0” is safe, so by your guess “5” should be, and it is not.",
        ),
        right: &[4],
    },
    Case {
        board: "dice",
        wrong: [
            (
                1,
                "You called “1 with 1 or 6 up” unsafe, but whoever faces it cannot take and has lost.",
            ),
            (
                9,
                "You called “2 with 2 or 5 up” safe, but from it one can leave “1 with 1 or 6 up”, which is marked safe.",
            ),
        ],
        against: (
            &[8],
            "“3 with 3 or 4 up” is safe, so by your guess “11 with 3 or 4 up” should be",
        ),
        right: &[9],
    },
    Case {
        board: "doubling",
        wrong: [
            (
                6,
                "whatever the first player takes there is an answer: to 7 with a limit of 2, answer by leaving 5 with a limit of 4 (as 5 at the start); to 6 with a limit of 4, answer by leaving 5 with a limit of 2; otherwise take all at once.",
            ),
            (
                10,
                "the first player can leave “11 with a limit of 2”, which is safe: to 10 with a limit of 2, answer by leaving 8 with a limit of 4",
            ),
        ],
        against: (
            &[20],
            "“20 at the start” is unsafe, since from it one can leave “18 with a limit of 4”",
        ),
        right: &[21],
    },
    Case {
        board: "sides",
        wrong: [
            (
                11,
                "You called “4 left, parity not as wanted” unsafe, but from it one can leave only",
            ),
            (
                2,
                "You called “2 left, parity as wanted” safe, but from it one can leave “1 left, parity as wanted”, which is marked safe.",
            ),
        ],
        against: (
            &[4],
            "“0 left, parity as wanted” is safe, so by your guess “4 left, parity as wanted” should be",
        ),
        right: &[8],
    },
    Case {
        board: "parity",
        wrong: [
            (
                1,
                "You called “1 left, holding odd” unsafe, but from it one can leave only “0 left, holding even”",
            ),
            (
                8,
                "You called “1 left, holding even” safe, but from it one can leave “0 left, holding odd”",
            ),
        ],
        against: (
            &[4, 1],
            "is “4 left, holding odd”: by your guess it is safe",
        ),
        right: &[8, 1],
    },
];

/// Every board, with a wrong mark, all right, a wrong guess and the right one.
async fn boards(page: &Page, language: Language) -> Result {
    for (name, own, theorem) in BOARDS {
        page.open(&path(language, own)).await?;
        let case = CASES.iter().find(|case| case.board == name);
        board(page, language, case.expect("a case")).await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits).await?, true, "{name}");
        // The rest of the page has tests of its own.
        page.run(
            "document.querySelectorAll('nian-example, nian-game, nian-table, nian-number, nian-claim, .part:not(:has(.discovery))')
                .forEach((other) => other.remove())",
            vec![],
        )
        .await?;
        let findings = page.accessibility().await?;
        assert!(findings.is_empty(), "{name}: {findings:#?}");
        quoted(page, language, (name, theorem)).await?;
    }
    Ok(())
}

async fn board(page: &Page, language: Language, case: &Case) -> Result {
    let name = case.board;
    let english = language == Language::En;
    wake(page, name).await?;
    let right = right(name);
    for (at, reason) in case.wrong {
        let said = mark(page, name, &but(&right, at)).await?;
        assert!(!english || said.contains(reason), "{name}: {said}");
        assert!(!said.contains('$') && !said.contains("undefined"), "{said}");
        let pointed = format!(
            "[...document.querySelectorAll('[data-board={name}] .positions button')].findIndex(({{ dataset }}) => dataset.found === 'wrong')"
        );
        assert_eq!(page.value(&pointed).await?, at, "{name}: {said}");
        // The marks are the reader's: they stay.
        assert_eq!(kept(page).await?[name]["marks"], but(&right, at), "{name}");
    }
    let is_solved = format!("Boolean(document.querySelector('[data-board={name}] .guess'))");
    assert_eq!(page.value(&is_solved).await?, false, "{name}");
    mark(page, name, &right).await?;
    assert_eq!(page.value(&is_solved).await?, true, "{name}");
    let (wrong, against) = case.against;
    let said = guess(page, name, wrong).await?;
    assert!(!english || said.contains(against), "{name}: {said}");
    assert!(!said.contains('$') && !said.contains("undefined"), "{said}");
    let wrong_kept = kept(page).await?[name]["found"].clone();
    assert!(
        !wrong_kept.as_str().unwrap_or_default().starts_with("holds"),
        "{wrong_kept}"
    );
    let said = guess(page, name, case.right).await?;
    assert!(!said.contains('$') && !said.contains("undefined"), "{said}");
    let found = kept(page).await?[name].clone();
    assert!(
        found["found"]
            .as_str()
            .is_some_and(|found| found.starts_with("holds ")),
        "{name}: {found}"
    );
    assert_eq!(found["guess"], json!(case.right));
    Ok(())
}

/// The theorem quotes what was found.
async fn quoted(page: &Page, language: Language, (name, theorem): (&str, &str)) -> Result {
    page.open(&path(language, theorem)).await?;
    let quoted = recalled(page, name).await?;
    let quoted = quoted.as_str().unwrap_or_default();
    let start = language.discovery().recalled_marks("$");
    let start = start.split('$').next().unwrap_or_default();
    assert!(
        !start.is_empty() && quoted.starts_with(start),
        "{name}: {quoted}"
    );
    Ok(())
}

/// One stop of the Tab key, arrows, and what is pressed is said; a bad number is refused in words.
async fn keyboard(page: &Page) -> Result {
    page.open(&path(Language::En, PAIRS)).await?;
    wake(page, "pairs").await?;
    let stops =
        "document.querySelectorAll('[data-board=pairs] .positions button[tabindex=\"0\"]').length";
    assert_eq!(page.value(stops).await?, 1);
    page.run(
        "document.querySelector('[data-board=pairs] .positions [tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    let focused = "document.activeElement.textContent";
    assert_eq!(page.value(focused).await?, "1, 2");
    for (key, there) in [
        (Key::Down, "1, 3"),
        (Key::Right, "2, 3"),
        (Key::Right, "3, 3"),
        (Key::Up, "2, 2"),
        (Key::Left, "1, 2"),
    ] {
        page.press(key).await?;
        assert_eq!(page.value(focused).await?, there);
    }
    assert_eq!(page.value(stops).await?, 1);
    for (key, said) in [
        (Key::Enter.into(), "1, 2: safe"),
        (Key::Enter.into(), "1, 2: not marked"),
        ('u', "1, 2: unsafe"),
        ('s', "1, 2: safe"),
        (Key::Delete.into(), "1, 2: not marked"),
    ] {
        page.type_char(key).await?;
        page.until(&format!(
            "document.activeElement.getAttribute('aria-label') === '{said}'"
        ))
        .await?;
        page.until(&format!(
            "document.querySelector('[data-board=pairs] [aria-live]').textContent === '{said}'"
        ))
        .await?;
    }
    // What is given cannot be marked.
    page.press(Key::Left).await?;
    page.press(Key::Enter).await?;
    let label = page
        .value("document.activeElement.getAttribute('aria-label')")
        .await?;
    assert_eq!(label, "0, 2: unsafe, marked for you");
    mark(page, "pairs", &right("pairs")).await?;
    for bad in [
        json!(["4", "x"]),
        json!(["", "7"]),
        json!(["4", "41"]),
        json!(["0", "7"]),
    ] {
        page.run(
            "const form = document.querySelector('[data-board=pairs] .guess');
             form.querySelectorAll('input').forEach((field, at) => { field.value = arguments[0][at]; });
             form.requestSubmit();",
            vec![bad],
        )
        .await?;
        page.until(
            "document.querySelector('[data-board=pairs] .guess [role=status]').textContent === 'Write whole numbers from 1 to 40.'
                && document.activeElement.getAttribute('aria-invalid') === 'true'",
        )
        .await?;
    }
    // Full-width figures are figures.
    let script = "const form = document.querySelector('[data-board=pairs] .guess');
        ['４', ' 7 '].forEach((value, at) => { form.querySelectorAll('input')[at].value = value; });
        form.requestSubmit();";
    page.run(script, vec![]).await?;
    page.until("document.querySelector('[data-board=pairs] .guess [role=status]').textContent.startsWith('Right: “4, 7”')")
        .await
}

/// It can be folded and unfolded; marks, guess and what was found are there again after a reload.
async fn stays(page: &Page) -> Result {
    page.open(&path(Language::En, TAKE)).await?;
    wake(page, "take").await?;
    assert_eq!(recalled(page, "take").await?, false);
    mark(page, "take", &right("take")).await?;
    let against = guess(page, "take", &[2]).await?;
    assert_eq!(
        against,
        "It does not hold. The first counter-example: “0” is safe, so by your guess “2” should be, and it is not."
    );
    let quoted =
        "You marked as safe: “4”, “8”, “12”. You guessed “It repeats after 2”. It does not hold.";
    let now = recalled(page, "take").await?;
    assert!(
        now.as_str().is_some_and(|now| now.starts_with(quoted)),
        "{now}"
    );
    page.reload().await?;
    wake(page, "take").await?;
    let safe = "[...document.querySelectorAll('[data-board=take] .positions [data-mark=safe]')].map(({ textContent }) => textContent).join()";
    assert_eq!(page.value(safe).await?, "0,4,8,12");
    let found = "document.querySelector('[data-board=take] .guess > [role=status]').textContent";
    assert_eq!(page.value(found).await?, json!(against));
    assert_eq!(
        page.value("document.querySelector('[data-board=take] .guess input').value")
            .await?,
        "2"
    );
    assert_eq!(recalled(page, "take").await?, now);
    // The first press asks, and nothing is lost.
    let clear = "document.querySelector('[data-board=take] [name=clear]')";
    page.run(&format!("{clear}.focus(); {clear}.click()"), vec![])
        .await?;
    assert_eq!(
        page.value(&format!("{clear}.textContent")).await?,
        "Clear them all? Press again"
    );
    page.run(&format!("{clear}.blur()"), vec![]).await?;
    assert_eq!(
        page.value(&format!("{clear}.textContent")).await?,
        "Clear all"
    );
    assert_eq!(page.value(safe).await?, "0,4,8,12");
    page.run(
        "document.querySelector('[data-board=take] summary').click()",
        vec![],
    )
    .await?;
    page.until("JSON.parse(localStorage.getItem('nian:discovery'))?.value.take.folded === true")
        .await?;
    page.reload().await?;
    wake(page, "take").await?;
    assert_eq!(
        page.value("document.querySelector('[data-board=take]').open")
            .await?,
        false
    );
    page.run(
        "document.querySelector('[data-board=take] summary').click()",
        vec![],
    )
    .await?;
    page.until("JSON.parse(localStorage.getItem('nian:discovery'))?.value.take.folded === false")
        .await?;
    assert_eq!(page.value(safe).await?, "0,4,8,12");
    Ok(())
}

/// Without scripts there is nothing of it.
async fn off(page: &Page) -> Result {
    for (name, own, theorem) in BOARDS {
        for (chapter, css) in [(own, "board"), (theorem, "recalls")] {
            page.open(&path(Language::En, chapter)).await?;
            let there = page.find(&format!("[data-{css}={name}]")).await?;
            assert!(!there.is_displayed().await?, "{name}: {css}");
        }
        page.open(&path(Language::En, own)).await?;
        let rest = page.find(&format!("[data-rest={name}]")).await?;
        assert!(rest.is_displayed().await?, "{name}");
    }
    Ok(())
}
