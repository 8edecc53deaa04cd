//! What `practice/` keeps: nothing of it is lost, whatever stands in the address or in the store.

use nian_tests::{Page, Result, Setup, Suite, Value, Widget, json};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("practising::address", Setup::default(), address);
    suite.add("practising::cells", Setup::default(), cells);
    suite.add("practising::aside", Setup::default(), aside);
    suite.add("practising::windows", Setup::default(), windows);
    suite.add("practising::forbidden", Setup::default(), forbidden);
    suite.add("practising::ahead", Setup::default(), ahead);
    suite.add("practising::reload", Setup::default(), reload);
    suite.everywhere();
    suite.add("practising::skipped", Setup::default(), skipped);
    suite.everywhere();
    suite.add("practising::hinted_reload", Setup::default(), hinted_reload);
    suite.add("practising::mixed_reload", Setup::default(), mixed_reload);
}

const RECORD: &str = "JSON.parse(localStorage.getItem('nian:practice')).value";
const STATUS: &str = "document.querySelector('.record [role=status]').textContent";
const TOLD: &str = "document.querySelector('.practice-told').textContent";
const LINE: &str = "document.querySelector('.record-card[data-skill=outcome] li')";
const PUT: &str = "localStorage.setItem('nian:practice', JSON.stringify(arguments[0]))";

async fn practice<'a>(page: &'a Page, query: &str) -> Result<Widget<'a>> {
    page.open(&format!("en/practice/{query}")).await?;
    page.widget("nian-exercise").await
}

async fn right(exercise: &Widget<'_>) -> Result {
    let outcome = exercise.get("outcome").await?;
    exercise.call("answer", outcome).await?;
    Ok(())
}

async fn counted(page: &Page, cell: &str) -> Result<Value> {
    page.value(&format!("{RECORD}.cells['{cell}']?.right ?? 0"))
        .await
}

fn cell(right: u32) -> Value {
    json!({ "right": right, "wrong": 0, "assisted": 0, "given": 0, "box": 0, "turn": 0, "time": 0, "seed": 1, "at": 5 })
}

/// What cannot be in the address is told, and what is used instead is what is counted.
async fn address(page: &Page) -> Result {
    let exercise = practice(page, "?skill=outcome&level=1").await?;
    right(&exercise).await?;
    let exercise = practice(page, "?skill=outcome&level=9&v=7&count=0").await?;
    let told = page.value(TOLD).await?;
    let told = told.as_str().unwrap_or_default();
    for said in [
        "level cannot be “9”; 1 is used",
        "v cannot be “7”; 1 is used",
        "count cannot be “0”; 5 is used",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    right(&exercise).await?;
    assert_eq!(counted(page, "outcome 1").await?, 2);
    practice(page, "").await?;
    assert_eq!(page.value(TOLD).await?, "");
    let height = "document.querySelector('.practice-told').offsetHeight";
    assert_eq!(page.value(height).await?, 0, "nothing is told");
    assert_eq!(
        page.value(&format!("Object.keys({RECORD}.cells)")).await?,
        json!(["outcome 1"])
    );
    practice(page, "?seed=7&count=5000").await?;
    let told = page.value(TOLD).await?;
    assert_eq!(told, "count cannot be “5000”; 10 is used.");
    practice(page, "?skill=chess").await?;
    let told = page.value(TOLD).await?;
    assert!(
        told.as_str()
            .is_some_and(|told| told.contains("“chess”; Mixed")),
        "{told}"
    );
    Ok(())
}

/// Only what is not whole is put aside.
async fn cells(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    let bad = json!({ "version": 1, "value": { "turn": 3, "cells": { "columns 9": cell(1), "pair 1": { "right": -1 }, "outcome 2": cell(4) } } });
    page.run(PUT, vec![bad]).await?;
    practice(page, "?skill=outcome&level=2").await?;
    page.until(&format!("{TOLD}.includes('Part of the record')"))
        .await?;
    assert_eq!(
        page.value(&format!("Object.keys({RECORD}.cells)")).await?,
        json!(["outcome 2"])
    );
    assert_eq!(counted(page, "outcome 2").await?, 4);
    let kept = page
        .value("localStorage.getItem('nian:practice:damaged').includes('columns 9')")
        .await?;
    assert_eq!(kept, true);
    Ok(())
}

/// Damaged texts stand side by side, go into the file, and what can be read of them comes back from it.
async fn aside(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    let first = "{\"version\":1,\"value\":{\"turn\":1,";
    for text in [first, "second", "second"] {
        page.run(
            "localStorage.setItem('nian:practice', arguments[0])",
            vec![text.into()],
        )
        .await?;
        practice(page, "?skill=outcome").await?;
        page.until(&format!("{TOLD}.includes('damaged')")).await?;
    }
    let aside = page
        .value("localStorage.getItem('nian:practice:damaged')")
        .await?;
    assert_eq!(aside, format!("{first}\nsecond"));
    // A file with a line that could not be read where it was saved, but can be here.
    let whole = json!({ "version": 1, "value": { "turn": 9, "cells": { "pair 2": cell(3), "pair 7": cell(1) } } });
    let file = format!("{{\"version\":1,\"value\":{{\"turn\":0,\"cells\":{{}}}}}}\n{{\n{whole}\n");
    take_in(page, &file).await?;
    page.until(&format!("{STATUS}.startsWith('Read')")).await?;
    assert_eq!(counted(page, "pair 2").await?, 3);
    assert_eq!(
        page.value(&format!("'pair 7' in {RECORD}.cells")).await?,
        false
    );
    Ok(())
}

/// What a clock has stamped that was ahead is due now, and does not win over what is practised later; a file in which
/// nothing is whole is not taken in.
async fn ahead(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    let stamp = |at: Value, time: Value| {
        let mut cell = cell(2);
        (cell["at"], cell["time"], cell["box"]) = (at, time, json!(3));
        cell
    };
    let years = page.value("Date.now() + 10 * 365 * 86400000").await?;
    let soon = page.value("Date.now() + 2 * 86400000").await?;
    let past = page.value("Date.now() - 86400000").await?;
    let cells = json!({
        "pair 1": stamp(years.clone(), years.clone()),
        "outcome 2": stamp(past.clone(), soon.clone()),
        "columns 1": stamp(past.clone(), years.clone()),
    });
    page.run(
        PUT,
        vec![json!({ "version": 1, "value": { "turn": 3, "cells": cells } })],
    )
    .await?;
    practice(page, "?skill=outcome").await?;
    let now = |name: &str| {
        format!(
            "(({{ at, time }}) => at <= Date.now() && time <= Date.now())({RECORD}.cells['{name}'])"
        )
    };
    assert_eq!(page.value(&now("pair 1")).await?, true);
    assert_eq!(page.value(&now("columns 1")).await?, true);
    assert_eq!(
        page.value(&format!("{RECORD}.cells['outcome 2'].time"))
            .await?,
        soon,
        "that is as it should be"
    );
    let read = |text: Value| {
        json!({ "version": 1, "value": { "turn": 1, "cells": { "pair 1": text } } }).to_string()
    };
    let today = page.value("Date.now()").await?;
    let mut newer = stamp(today, json!(0));
    newer["right"] = json!(9);
    take_in(page, &read(newer)).await?;
    page.until(&format!("{STATUS}.startsWith('Read')")).await?;
    assert_eq!(counted(page, "pair 1").await?, 9);
    // The same of what a file says.
    let mut later = stamp(years.clone(), years);
    later["right"] = json!(11);
    take_in(page, &read(later)).await?;
    page.until(&format!("{RECORD}.cells['pair 1'].right === 11"))
        .await?;
    assert_eq!(page.value(&now("pair 1")).await?, true);
    let mut broken = cell(1);
    broken["right"] = json!(1e300);
    take_in(page, &read(broken)).await?;
    page.until(&format!("{STATUS}.includes('no record of practice')"))
        .await?;
    assert_eq!(counted(page, "pair 1").await?, 11);
    Ok(())
}

/// Opens the page of the record.
async fn record(page: &Page) -> Result {
    page.open("en/practice/record/").await?;
    page.until("!document.querySelector('.record').hidden")
        .await
}

/// Has the page of the record read a file with this text.
async fn take_in(page: &Page, text: &str) -> Result {
    record(page).await?;
    let script = "const [text] = arguments;
        const make = document.createElement;
        document.createElement = (name) => {
            const made = make.call(document, name);
            if (name !== 'input') return made;
            Object.defineProperty(made, 'files', { value: [new File([text], 'a.json')] });
            made.click = () => made.dispatchEvent(new Event('change'));
            return made;
        };
        document.querySelector('[name=read]').click();
        document.createElement = make;";
    page.run(script, vec![text.into()]).await.map(drop)
}

/// What another window has counted since stays counted.
async fn windows(page: &Page) -> Result {
    let exercise = practice(page, "?skill=outcome&level=1").await?;
    right(&exercise).await?;
    let other = format!(
        "const record = {RECORD};
        record.cells['outcome 1'].right += 10;
        record.cells['pair 3'] = arguments[0];
        record.turn += 20;
        localStorage.setItem('nian:practice', JSON.stringify({{ version: 1, value: record }}));"
    );
    page.run(&other, vec![cell(7)]).await?;
    exercise.call("next", Value::Null).await?;
    right(&exercise).await?;
    assert_eq!(counted(page, "outcome 1").await?, 12);
    assert_eq!(counted(page, "pair 3").await?, 7);
    record(page).await?;
    page.until("document.querySelectorAll('.record-card').length === 2")
        .await
}

/// Where the browser keeps nothing it is said, and one can practise all the same.
async fn forbidden(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    // As where a page may not use the store, from now on.
    page.run(
        "for (const name of ['getItem', 'setItem', 'removeItem']) {
            Storage.prototype[name] = () => { throw new DOMException('', 'SecurityError'); };
        }",
        vec![],
    )
    .await?;
    let exercise = page.widget("nian-exercise").await?;
    for right_ones in 1..=2 {
        right(&exercise).await?;
        exercise
            .until(&format!("score.right === {right_ones}"))
            .await?;
        exercise.call("next", Value::Null).await?;
    }
    page.until(&format!("{TOLD}.includes('keep nothing')"))
        .await
}

/// A reload in the middle of a round goes on at its task, with its score, and counts nothing twice.
async fn reload(page: &Page) -> Result {
    let exercise = practice(page, "?skill=outcome&level=1&seed=3&count=4").await?;
    right(&exercise).await?;
    exercise.click(".nian-next").await?;
    let outcome = exercise.get("outcome").await?;
    let wrong = if outcome == "safe" { "unsafe" } else { "safe" };
    exercise.call("answer", wrong.into()).await?;
    let before = exercise.get("position").await?;
    page.until(&format!("{RECORD}.cells['outcome 1'].wrong === 1"))
        .await?;
    let record = page.value("localStorage.getItem('nian:practice')").await?;
    page.reload().await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("score.wrong === 1").await?;
    assert_eq!(exercise.get("task").await?, 1);
    assert_eq!(exercise.get("position").await?, before);
    assert_eq!(
        exercise.get("score").await?,
        json!({ "right": 1, "wrong": 1, "assisted": 0, "given": 0, "skipped": 0 })
    );
    // What was answered before it is not counted once more.
    exercise.click(".nian-next").await?;
    exercise.until("task === 2").await?;
    assert_eq!(
        page.value("localStorage.getItem('nian:practice')").await?,
        record
    );
    right(&exercise).await?;
    page.until(&format!("{RECORD}.cells['outcome 1'].right === 2"))
        .await?;
    // The same tasks once more are not counted; a link begins anew.
    exercise.click(".nian-next").await?;
    right(&exercise).await?;
    exercise.click(".nian-next").await?;
    page.until("document.querySelector('.set-end [name=onward]')")
        .await?;
    page.click(".set-end [name=look]").await?;
    exercise.until("task === 1").await?;
    right(&exercise).await?;
    exercise.until("score.right === 2").await?;
    assert_eq!(counted(page, "outcome 1").await?, 3);
    let exercise = practice(page, "?skill=outcome&level=1&seed=3&count=4").await?;
    assert_eq!(exercise.get("task").await?, 0);
    assert_eq!(exercise.get("score").await?["right"], 0);
    Ok(())
}

/// Who goes past a task has skipped it: the card and the record say so, and the schedule has not seen it tried. A record
/// from before that was counted is read.
async fn skipped(page: &Page) -> Result {
    practice(page, "?skill=outcome").await?;
    let before = json!({ "version": 1, "value": { "turn": 3, "cells": { "outcome 1": cell(4) } } });
    page.run(PUT, vec![before]).await?;
    let exercise = practice(page, "?skill=outcome&level=1&seed=3&count=2").await?;
    assert_eq!(page.value(TOLD).await?, "");
    let skip = "root.querySelector('.nian-next').textContent";
    assert_eq!(exercise.inside(skip).await?, "Skip");
    exercise.click(".nian-next").await?;
    page.until(&format!("{RECORD}.cells['outcome 1'].skipped === 1"))
        .await?;
    exercise
        .until_inside(
            "root.querySelector('.nian-gone').textContent.endsWith('Your score: skipped\u{a0}1')",
        )
        .await?;
    page.until("history.state.round.state === '1:0,0,0,0,1'")
        .await?;
    page.reload().await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("score.skipped === 1").await?;
    assert_eq!(exercise.get("task").await?, 1);
    exercise.click(".nian-next").await?;
    page.until(&format!("{RECORD}.cells['outcome 1'].skipped === 2"))
        .await?;
    assert_eq!(exercise.get("score").await?["skipped"], 2);
    // It is due as before, with other tasks.
    let cell = format!("{RECORD}.cells['outcome 1']");
    let names = ["right", "wrong", "given", "box", "turn", "time", "seed"];
    let kept = names.map(|name| format!("{cell}.{name}")).join(", ");
    let kept = page.value(&format!("[{RECORD}.turn, {kept}]")).await?;
    assert_eq!(kept, json!([3, 4, 0, 0, 0, 0, 0, 2]));
    record(page).await?;
    let told = format!("{LINE}?.querySelector('[data-went=skipped]')?.textContent");
    page.until(&format!("{told} === 'Skipped\u{a0}2'")).await?;
    // With one skipped a round of right answers moves it no farther away.
    let exercise = practice(page, "?skill=outcome&level=1&seed=3&count=2").await?;
    right(&exercise).await?;
    exercise.click(".nian-next").await?;
    exercise.until("task === 1").await?;
    exercise.click(".nian-next").await?;
    page.until(&format!("{cell}.turn > 0")).await?;
    assert_eq!(page.value(&format!("{cell}.box")).await?, 0);
    Ok(())
}

/// A hint that was read before a reload still stands there, and still counts.
async fn hinted_reload(page: &Page) -> Result {
    let exercise = practice(page, "?skill=outcome&level=1&seed=3&count=4").await?;
    exercise.click(".nian-task .nian-reveal").await?;
    page.until("history.state.round.state === '0:0,0,0,0;1'")
        .await?;
    page.reload().await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise
        .until_inside("root.querySelector('.nian-task .nian-hint').textContent")
        .await?;
    right(&exercise).await?;
    exercise.until("score.assisted === 1").await?;
    // The next task has none.
    exercise.click(".nian-next").await?;
    page.until("history.state.round.state === '1:0,0,1,0'")
        .await
}

/// So does a round that was mixed in, whose tasks do not stand in the address.
async fn mixed_reload(page: &Page) -> Result {
    let exercise = practice(page, "").await?;
    exercise.click(".nian-next").await?;
    exercise.until("task === 1").await?;
    let skill = exercise.get("getAttribute('skill')").await?;
    let position = exercise.get("position").await?;
    page.until("history.state.round.state?.startsWith('1:')")
        .await?;
    page.reload().await?;
    let exercise = page.widget("nian-exercise").await?;
    exercise.until("task === 1").await?;
    assert_eq!(exercise.get("getAttribute('skill')").await?, skill);
    assert_eq!(exercise.get("position").await?, position);
    assert_eq!(page.value("location.search").await?, "");
    Ok(())
}
