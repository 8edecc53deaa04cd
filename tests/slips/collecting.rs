//! What a teacher collects.

use super::{LESSON, READY, catch_copies, collect, fits, line, of, paste, press};
use crate::site::path;
use nian_course::slip::{Mark, code};
use nian_tests::{Key, Page, Result, Setup, Suite, json};
use nian_words::Language;

pub(super) fn add(suite: &mut Suite) {
    suite.add("slips::class", Setup::default(), class);
    suite.add("slips::unread", Setup::default(), unread);
    suite.add("slips::nothing_asked", Setup::default(), nothing_asked);
    suite.add("slips::dialog", Setup::default(), dialog);
    for language in Language::WITH_PAGES {
        let name = format!("slips::narrow::{}", language.tag());
        let narrow = Setup::default().width(360);
        suite.add(name, narrow, async move |page| {
            narrow_dialog(page, language).await
        });
    }
}

fn marks(pupil: usize) -> [Mark; 4] {
    [0, 1, 2, 3].map(|question| Mark::ALL[(pupil / 4_usize.pow(question)) % 4])
}

/// Thirty slips, pasted at once: a row a seat, how many were right, and all of it as a table for elsewhere.
async fn class(page: &Page) -> Result {
    page.open("en/class/").await?;
    let of = of(page, LESSON, 0).await?;
    let lines: Vec<String> = (1..=30)
        .rev()
        .map(|seat| line(&of, seat, &marks(seat)))
        .collect();
    collect(page, &format!("en/class/?{LESSON}"), &lines.join("\n")).await?;
    page.until("document.querySelectorAll('.slips tbody tr').length === 30")
        .await?;
    let counted = page
        .value("document.querySelector('#slips-counted').textContent")
        .await?;
    assert_eq!(counted, "Slips: 30");
    let rows = page
        .value("[...document.querySelectorAll('.slips tr')].map((row) => [...row.cells].map((cell) => cell.querySelector('[aria-hidden]')?.textContent ?? cell.textContent))")
        .await?;
    let sign = |mark: &Mark| match mark {
        Mark::Right => "✓",
        Mark::Helped => "△",
        Mark::Wrong => "✗",
        Mark::Open => "–",
    };
    let is_right = |mark: &Mark| matches!(mark, Mark::Right | Mark::Helped);
    let mut expected = vec![["Seat", "1", "2", "3", "4", "Right"].map(str::to_owned)];
    for seat in 1..=30 {
        let marks = marks(seat);
        let [one, two, three, four] = marks.each_ref().map(|mark| sign(mark).to_owned());
        let right = marks.iter().filter(|mark| is_right(mark)).count();
        expected.push([seat.to_string(), one, two, three, four, right.to_string()]);
    }
    let [one, two, three, four] = [0, 1, 2, 3].map(|at: usize| {
        let all = (1..=30).map(|seat| marks(seat)[at]);
        let answered = all.clone().filter(|mark| *mark != Mark::Open).count();
        let right = all.filter(is_right).count();
        format!("{right}/{answered}")
    });
    let class = "Class, right".to_owned();
    expected.push([class, one, two, three, four, String::new()]);
    assert_eq!(rows, json!(expected));
    let questions = page
        .value(
            "[...document.querySelectorAll('.slips .questions li')].map((one) => one.textContent)",
        )
        .await?;
    let questions = questions.to_string();
    assert!(questions.contains("Question 1: ") && questions.contains("Question 2–4: "));
    // It ends where its last line does: what is only read out of the table makes it no longer.
    let below = "(() => {
        const dialog = document.querySelector('dialog.slips');
        const end = dialog.querySelector('.questions').getBoundingClientRect().bottom;
        return dialog.scrollHeight - dialog.scrollTop - (end - dialog.getBoundingClientRect().top);
    })()";
    let below = page.value(below).await?.as_f64().unwrap_or(f64::MAX);
    assert!(below < 60.0, "{below} px are empty");
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    catch_copies(page).await?;
    press(page, ".slips .doing .filled").await?;
    page.until("document.querySelector('.collected > [role=status]').textContent === 'Copied; it can be pasted into a spreadsheet.'")
        .await?;
    let table: Vec<String> = expected.iter().map(|row| row.join("\t")).collect();
    assert_eq!(page.value("copied").await?, table.join("\n"));
    // Nothing of it is kept.
    let kept = "JSON.stringify([localStorage, sessionStorage]).includes('三、四、五') || location.href.includes('%E8%99%9F')";
    assert_eq!(page.value(kept).await?, false);
    page.reload().await?;
    page.until(READY).await?;
    press(page, ".class [data-key=slips]").await?;
    page.until("document.querySelector('#slips')?.value === ''")
        .await
}

/// A wrong letter, another lesson, another year, and what is no slip: each is told with its line, the others count, and what was
/// pasted stays as it was.
async fn unread(page: &Page) -> Result {
    page.open("en/class/").await?;
    let own = of(page, LESSON, 0).await?;
    let good = line(&own, 1, &marks(1));
    let wrong = {
        let mut code = code(&own, &marks(2));
        let last = if code.ends_with('7') { "8" } else { "7" };
        code.replace_range(code.len() - 1.., last);
        format!("2 號｜{code}")
    };
    let other = of(page, &LESSON.replace("count3=3", "count3=2"), 0).await?;
    let old = of(page, LESSON, -1).await?;
    let lines = [
        good.as_str(),
        &wrong,
        "",
        &line(&other, 3, &marks(3)),
        &line(&old, 4, &marks(4)),
        "<img src=x onerror=alert(1)> 早安",
    ];
    let text = lines.join("\n");
    let path = format!("en/class/?{LESSON}");
    collect(page, &path, &text).await?;
    page.until("document.querySelectorAll('.slips .wrong li').length === 4")
        .await?;
    let told = page
        .value("[...document.querySelectorAll('.slips .wrong li > span')].map((one) => one.textContent)")
        .await?;
    let expected = [
        "Cannot read line 2",
        "Line 4: from another lesson",
        "Line 5: from this lesson, but from another year",
        "Cannot read line 6",
    ];
    assert_eq!(told, json!(expected));
    let last = page
        .value("document.querySelector('.slips .wrong li:last-child q').textContent")
        .await?;
    assert_eq!(last, lines[5]);
    assert_eq!(
        page.value("document.querySelector('#slips').value").await?,
        text
    );
    assert_eq!(
        page.value("document.querySelectorAll('.slips img').length")
            .await?,
        0
    );
    page.until("document.querySelectorAll('.slips tbody tr').length === 1")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    // Mended, it counts.
    paste(page, &[good.as_str(), &line(&own, 2, &marks(2))].join("\n")).await?;
    page.until("document.querySelectorAll('.slips tbody tr').length === 2 && !document.querySelector('.slips .wrong')")
        .await?;
    // Pupils who have seen the beginning only.
    let part = of(page, "d=nim-and-variants/ex1&v=1", 0).await?;
    paste(page, &line(&part, 9, &[Mark::Right])).await?;
    page.until("document.querySelector('.collected > p')?.textContent === 'These slips end at question 1.'")
        .await?;
    page.until("document.querySelectorAll('.slips thead th').length === 3")
        .await
}

/// Where a lesson asks nothing, that is said.
async fn nothing_asked(page: &Page) -> Result {
    // The fourth example tells, and asks nothing.
    let lesson = "d=nim-and-variants/ex4;table:wythoff;nim:3,4,5&v=1";
    collect(page, &format!("en/class/?{lesson}"), "K7F3QX").await?;
    page.until("document.querySelector('.slips > p[role=status]').textContent === 'This lesson asks nothing that could be answered, so there are no slips.'")
        .await?;
    page.until("!document.querySelector('.slips table')").await
}

/// By the keyboard alone: it opens with the focus in it, Esc ends it, and the focus is where it was.
async fn dialog(page: &Page) -> Result {
    page.open(&format!("en/class/?{LESSON}")).await?;
    page.until(READY).await?;
    page.run(
        "document.querySelector('.class [data-key=slips]').focus()",
        vec![],
    )
    .await?;
    page.press(Key::Enter).await?;
    page.until("document.activeElement.id === 'slips'").await?;
    let said = page
        .value("document.querySelector('.not-proof').textContent")
        .await?;
    assert_eq!(said, "Not proof against copying; nothing is kept.");
    page.press(Key::Escape).await?;
    page.until(
        "!document.querySelector('dialog.slips') && document.activeElement.dataset.key === 'slips'",
    )
    .await
}

/// On a telephone nothing sticks out: the table of many questions moves.
async fn narrow_dialog(page: &Page, language: Language) -> Result {
    let lesson = "d=nim-and-variants/ex1;exercise:winning&count2=20&v=1";
    page.open("en/class/").await?;
    let of = of(page, lesson, 0).await?;
    let marks = [Mark::Right; 21];
    let text = [line(&of, 12, &marks), "x".repeat(300)].join("\n");
    let class = path(language, "class/");
    collect(page, &format!("{class}?{lesson}"), &text).await?;
    page.until("document.querySelector('.slips tbody td')")
        .await?;
    fits(page).await?;
    page.until("(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.slips .wide'))")
        .await?;
    let findings = page.accessibility().await?;
    assert!(findings.is_empty(), "{findings:#?}");
    Ok(())
}
