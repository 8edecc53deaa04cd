//! The record of practice: its schedule, and what it reads of itself.

use super::device::Device;
use nian_course::practice::{Cell, RecordStore, Score, TaskResult};
use nian_course::store::Condition;
use nian_tasks::{Skill, TaskKind};

const DAY: u64 = 86_400_000;
const NOW: u64 = 20_000 * DAY;
const KEY: &str = "nian:practice";

fn cell(name: &str) -> Cell {
    Cell::named(name).expect("a cell")
}

fn record(device: &Device) -> RecordStore<Device> {
    RecordStore::new(device.clone(), NOW)
}

/// A round of so many tasks with one result.
fn round(went: TaskResult, tasks: u64) -> Score {
    let mut score = Score::default();
    *score.of_mut(went) = tasks;
    score
}

/// Does a round of a cell.
fn practise(record: &mut RecordStore<Device>, of: &str, went: TaskResult, now: u64) {
    for _ in 0..3 {
        record.count(cell(of), went, now);
    }
    record.end(cell(of), &round(went, 3), now);
}

#[test]
fn names_of_cells_are_read_and_written() {
    let all: Vec<_> = Cell::all().collect();
    assert_eq!(all.len(), 27);
    for one in all {
        assert_eq!(Cell::named(&one.to_string()), Some(one));
    }
    for name in [
        "outcome",
        "outcome 4",
        "outcome 1 2",
        "chess 1",
        "outcome  1",
        "",
    ] {
        assert_eq!(Cell::named(name), None, "{name}");
    }
}

/// The text that the site kept until November 2026, and the tests of the page had.
#[test]
fn a_record_of_before_is_read() {
    let device = Device::default();
    let kept = r#"{"version":1,"value":{"turn":3,"cells":{"outcome 1":{"right":4,"wrong":1,"assisted":0,"given":2,"box":1,"turn":0,"time":0,"seed":7,"at":5},"pair 2":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":2,"box":0,"turn":9,"time":0,"seed":1,"at":6,"missed":["even-odd"]}}}}"#;
    device.put(KEY, kept);
    let record = record(&device);
    assert_eq!(record.condition(), Condition::Fine);
    let outcome = record.get().cell(cell("outcome 1"));
    assert_eq!((outcome.score.right, outcome.score.given), (4, 2));
    assert_eq!(
        (outcome.score.skipped, outcome.shelf, outcome.seed),
        (0, 1, 7)
    );
    let pair = record.get().cell(cell("pair 2"));
    assert_eq!(
        (pair.score.skipped, pair.missed),
        (2, vec!["even-odd".to_owned()])
    );
    let order: Vec<_> = record
        .get()
        .cells()
        .iter()
        .map(|(cell, _)| cell.to_string())
        .collect();
    assert_eq!(order, ["pair 2", "outcome 1"], "the last one first");
    assert_eq!(device.text(KEY).as_deref(), Some(kept), "and left as it is");
}

#[test]
fn what_is_not_whole_is_left_out() {
    let good =
        r#"{"right":4,"wrong":0,"assisted":0,"given":0,"box":0,"turn":0,"time":0,"seed":1,"at":5}"#;
    for (name, bad) in [
        ("columns 9", good.to_owned()),
        ("chess 1", good.to_owned()),
        ("pair 1", r#"{"right":-1}"#.to_owned()),
        ("pair 1", "null".to_owned()),
        ("pair 1", good.replace("\"box\":0", "\"box\":6")),
        ("pair 1", good.replace("\"right\":4", "\"right\":4.5")),
        ("pair 1", good.replace("\"right\":4", "\"right\":1e300")),
        (
            "pair 1",
            good.replace("\"right\":4", "\"right\":9007199254740992"),
        ),
        (
            "pair 1",
            good.replace("\"at\":5", "\"at\":5,\"missed\":[\"<b>\"]"),
        ),
        (
            "pair 1",
            good.replace(
                "\"at\":5",
                "\"at\":5,\"missed\":[\"a\",\"a\",\"a\",\"a\",\"a\",\"a\",\"a\",\"a\",\"a\"]",
            ),
        ),
    ] {
        let device = Device::default();
        device.put(KEY, &format!(
            r#"{{"version":1,"value":{{"turn":3,"cells":{{"{name}":{bad},"outcome 2":{good}}}}}}}"#
        ));
        let record = record(&device);
        assert_eq!(record.condition(), Condition::Mended, "{bad}");
        assert_eq!(record.get().cells().len(), 1, "{bad}");
        assert_eq!(record.get().cell(cell("outcome 2")).score.right, 4);
    }
}

#[test]
fn after_success_a_cell_comes_later_and_later() {
    let device = Device::default();
    let mut record = record(&device);
    let mut now = NOW;
    // Two rounds count tasks, the others days.
    for (after_tasks, after_days) in [(6, 0), (0, 1), (0, 3), (0, 7), (0, 21), (0, 21)] {
        practise(&mut record, "pair 1", TaskResult::Right, now);
        let kept = record.get().cell(cell("pair 1"));
        assert_eq!(
            kept.time,
            if after_days > 0 {
                now + after_days * DAY
            } else {
                0
            }
        );
        if after_tasks > 0 {
            assert!(!record.get().is_due(&kept, now));
            for _ in 0..after_tasks {
                record.count(cell("binary 1"), TaskResult::Right, now);
            }
        } else {
            assert!(!record.get().is_due(&kept, kept.time - 1));
        }
        now = now.max(kept.time);
        assert!(record.get().is_due(&kept, now));
    }
    practise(&mut record, "pair 1", TaskResult::Wrong, now);
    assert_eq!(record.get().cell(cell("pair 1")).shelf, 0);
}

#[test]
fn a_hint_leaves_a_cell_where_it_is_and_so_does_what_was_skipped() {
    let device = Device::default();
    let mut record = record(&device);
    for _ in 0..2 {
        practise(&mut record, "pair 1", TaskResult::Right, NOW);
    }
    assert_eq!(record.get().cell(cell("pair 1")).shelf, 2);
    practise(&mut record, "pair 1", TaskResult::Assisted, NOW);
    assert_eq!(record.get().cell(cell("pair 1")).shelf, 2);
    let before = record.get().cell(cell("pair 1"));
    practise(&mut record, "pair 1", TaskResult::Skipped, NOW + 1);
    let after = record.get().cell(cell("pair 1"));
    assert_eq!(
        (after.shelf, after.turn, after.time),
        (before.shelf, before.turn, before.time)
    );
    assert_eq!(after.seed, before.seed + 1, "with other tasks");
    let score = Score {
        right: 2,
        skipped: 1,
        ..Score::default()
    };
    record.end(cell("pair 1"), &score, NOW);
    assert_eq!(record.get().cell(cell("pair 1")).shelf, 2);
}

#[test]
fn what_is_due_comes_first_then_what_is_new_then_what_comes_next() {
    let device = Device::default();
    let mut record = record(&device);
    let name = |record: &RecordStore<Device>, last: Option<&str>, now| {
        record.get().next(last.map(cell), now).to_string()
    };
    assert_eq!(name(&record, None, NOW), "outcome 1");
    assert_eq!(name(&record, Some("outcome 1"), NOW), "winning 1");
    practise(&mut record, "outcome 1", TaskResult::Right, NOW);
    assert_eq!(name(&record, Some("outcome 1"), NOW), "winning 1");
    practise(&mut record, "winning 1", TaskResult::Wrong, NOW);
    // Two tasks later that comes again.
    practise(&mut record, "columns 1", TaskResult::Right, NOW);
    assert_eq!(name(&record, Some("columns 1"), NOW), "winning 1");
    // Nothing is due: something new, of the first level as long as a lower one is weak.
    for of in Skill::ALL {
        let of = format!("{} 1", of.name());
        for _ in 0..3 {
            practise(&mut record, &of, TaskResult::Right, NOW);
        }
    }
    assert_eq!(name(&record, None, NOW), "outcome 2");
    for one in Cell::all() {
        for _ in 0..3 {
            practise(&mut record, &one.to_string(), TaskResult::Right, NOW);
        }
    }
    // All are known and none is due: the weakest, then the one that was done longest ago.
    practise(&mut record, "limit 3", TaskResult::Right, NOW + 1);
    assert_eq!(name(&record, None, NOW), "outcome 2");
    // A month later all are due.
    assert_eq!(
        name(&record, Some("outcome 2"), NOW + 30 * DAY),
        "outcome 3"
    );
}

#[test]
fn kinds_that_were_missed_are_remembered_until_they_are_found() {
    let device = Device::default();
    let mut record = record(&device);
    let kinds = &TaskKind::ALL[..10];
    for &kind in kinds {
        record.learn(cell("outcome 1"), kind, false, NOW);
    }
    let missed = record.get().cell(cell("outcome 1")).missed;
    let last: Vec<_> = kinds[2..].iter().rev().map(|kind| kind.name()).collect();
    assert_eq!(missed, last, "the last eight, the last one first");
    record.learn(cell("outcome 1"), kinds[9], true, NOW);
    assert_eq!(record.get().cell(cell("outcome 1")).missed, last[1..]);
}

#[test]
fn stamps_of_a_clock_that_was_ahead_are_of_now() {
    let device = Device::default();
    let years = NOW + 3650 * DAY;
    let text = |at: u64, time: u64| {
        format!(
            r#"{{"version":1,"value":{{"turn":3,"cells":{{"pair 1":{{"right":2,"wrong":0,"assisted":0,"given":0,"box":3,"turn":0,"time":{time},"seed":1,"at":{at}}}}}}}}}"#
        )
    };
    for (at, time) in [(years, years), (NOW - DAY, years)] {
        device.put(KEY, &text(at, time));
        let kept = record(&device).get().cell(cell("pair 1"));
        assert!(kept.at <= NOW && kept.time <= NOW);
    }
    // That is as it should be: box 3 comes again after three days.
    device.put(KEY, &text(NOW - DAY, NOW + 2 * DAY));
    assert_eq!(
        record(&device).get().cell(cell("pair 1")).time,
        NOW + 2 * DAY
    );
    // The same of a file, in which such a stamp wins over nothing later.
    let mut record = record(&device);
    assert!(record.import(
        &text(years, years).replace("\"right\":2", "\"right\":9"),
        NOW
    ));
    assert_eq!(record.get().cell(cell("pair 1")).score.right, 9);
    record.count(cell("pair 1"), TaskResult::Right, NOW + 1);
    assert!(record.get().cell(cell("pair 1")).at == NOW + 1);
}

#[test]
fn a_file_brings_back_what_was_put_aside() {
    let device = Device::default();
    let whole = r#"{"version":1,"value":{"turn":9,"cells":{"pair 2":{"right":3,"wrong":0,"assisted":0,"given":0,"box":0,"turn":0,"time":0,"seed":1,"at":5},"pair 7":{}}}}"#;
    device.put(KEY, "{");
    let mut record = record(&device);
    let file = record.export();
    assert_eq!(
        file,
        "{\"version\":1,\"value\":{\"turn\":0,\"cells\":{}}}\n{\n"
    );
    assert!(!record.import(&file, NOW), "nothing in it is whole");
    assert!(record.import(&format!("{file}{whole}\n"), NOW));
    assert_eq!(record.get().cell(cell("pair 2")).score.right, 3);
    // Of each kind the newer one stays.
    assert!(
        record.import(
            &whole
                .replace("\"right\":3,", "\"right\":8,")
                .replace("\"at\":5", "\"at\":4"),
            NOW
        )
    );
    assert_eq!(record.get().cell(cell("pair 2")).score.right, 3);
    for text in [
        "",
        "null",
        "{\"version\":1}",
        "[1]",
        "{\"version\":1,\"value\":{\"turn\":-1,\"cells\":{}}}",
    ] {
        assert!(!record.import(text, NOW), "{text}");
    }
    let again = RecordStore::new(device.clone(), NOW);
    assert_eq!(again.get(), record.get(), "and it is kept");
}

#[test]
fn windows_add_to_one_another() {
    let device = Device::default();
    let (mut one, mut other) = (record(&device), record(&device));
    one.count(cell("pair 1"), TaskResult::Right, NOW);
    other.count(cell("pair 1"), TaskResult::Wrong, NOW);
    other.count(cell("binary 2"), TaskResult::Given, NOW);
    one.count(cell("pair 1"), TaskResult::Right, NOW);
    let score = one.get().cell(cell("pair 1")).score;
    assert_eq!((score.right, score.wrong), (2, 1));
    assert_eq!(one.get().cell(cell("binary 2")).score.given, 1);
}

#[test]
fn what_a_window_could_not_keep_takes_nothing_from_another() {
    let device = Device::default();
    let mut one = record(&device);
    device.fill_up();
    one.count(cell("pair 1"), TaskResult::Right, NOW);
    assert!(!one.is_kept());
    device.allow();
    record(&device).count(cell("binary 2"), TaskResult::Given, NOW);
    one.count(cell("pair 1"), TaskResult::Right, NOW);
    let again = record(&device);
    assert_eq!(again.get().cell(cell("pair 1")).score.right, 2);
    assert_eq!(again.get().cell(cell("binary 2")).score.given, 1);
}
