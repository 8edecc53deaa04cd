//! The page of the record: what can be done with it, and what is said of that.

use super::device::Device;
use nian_course::practice::{
    Announcement, Cell, RecordAction, RecordEffect, RecordPage, RecordStore, TaskResult,
};
use nian_course::store::Condition;

const NOW: u64 = 1_000_000;
const KEY: &str = "nian:practice";

fn cell() -> Cell {
    Cell::named("pair 1").expect("a cell")
}

/// A device on which a task was right at once.
fn practised() -> Device {
    let device = Device::default();
    RecordStore::new(device.clone(), NOW).count(cell(), TaskResult::Right, NOW);
    device
}

fn right(page: &RecordPage<Device>) -> u64 {
    page.record().cell(cell()).score.right
}

#[test]
fn erasing_is_asked_again_and_files_go_out_and_in() {
    let mut page = RecordPage::open(practised(), NOW);
    assert_eq!((page.announcement(), right(&page)), (None, 1));
    let Some(RecordEffect::Download(file)) = page.apply(RecordAction::Save, NOW) else {
        panic!("it is handed out");
    };
    // What is done meanwhile keeps the record.
    for other in [
        RecordAction::Keep,
        RecordAction::Save,
        RecordAction::OtherWindow,
    ] {
        page.apply(RecordAction::Erase, NOW);
        assert!(page.is_sure());
        page.apply(other, NOW);
        assert!(!page.is_sure());
    }
    page.apply(RecordAction::Erase, NOW);
    assert_eq!(right(&page), 1);
    page.apply(RecordAction::Erase, NOW);
    assert_eq!(right(&page), 0);
    assert_eq!(
        page.announcement().map(|(said, _)| said),
        Some(Announcement::Erased)
    );
    assert_eq!(
        page.apply(RecordAction::Read, NOW),
        Some(RecordEffect::Pick)
    );
    for (number, bad) in (2..).zip([
        RecordAction::Import(b"{\"version\":1}".to_vec()),
        RecordAction::Import(vec![0xff]),
        RecordAction::Unreadable,
    ]) {
        page.apply(bad, NOW);
        assert_eq!(page.announcement(), Some((Announcement::NotOurs, number)));
    }
    let marked = ["\u{feff}", &file].concat();
    page.apply(RecordAction::Import(marked.into()), NOW);
    let (said, number) = page.announcement().expect("it is said");
    assert_eq!((said, right(&page)), (Announcement::Imported, 1));
    for _ in 0..2 {
        page.apply(RecordAction::Save, NOW);
        page.apply(RecordAction::Saved(true), NOW);
    }
    let twice = Some((Announcement::Saved, number + 2));
    assert_eq!(page.announcement(), twice, "the same is said twice");
    page.apply(RecordAction::Save, NOW);
    assert_eq!(page.announcement(), twice, "nothing is saved yet");
    page.apply(RecordAction::Saved(false), NOW);
    let not = Some((Announcement::NotSaved, number + 3));
    assert_eq!(page.announcement(), not);
}

#[test]
fn what_is_wrong_with_the_storage_is_said() {
    let device = Device::default();
    device.put(KEY, "{");
    let page = RecordPage::open(device.clone(), NOW);
    let damaged = Announcement::Condition(Condition::Damaged);
    assert_eq!(page.announcement(), Some((damaged, 1)));
    let device = practised();
    device.forbid();
    let page = RecordPage::open(device, NOW);
    let forbidden = Announcement::Condition(Condition::Forbidden);
    assert_eq!(page.announcement(), Some((forbidden, 1)));
    // A file that is read is not told to be here for good.
    let mut page = RecordPage::open(practised(), NOW);
    let Some(RecordEffect::Download(file)) = page.apply(RecordAction::Save, NOW) else {
        panic!("it is handed out");
    };
    let full = Device::default();
    full.fill_up();
    let mut page = RecordPage::open(full, NOW);
    page.apply(RecordAction::Import(file.into()), NOW);
    assert_eq!(page.announcement(), Some((forbidden, 1)));
    assert_eq!(right(&page), 1);
}

#[test]
fn another_window_is_followed() {
    let device = practised();
    let mut page = RecordPage::open(device.clone(), NOW);
    RecordStore::new(device, NOW).count(cell(), TaskResult::Right, NOW);
    page.apply(RecordAction::OtherWindow, NOW);
    assert_eq!(right(&page), 2);
}

#[test]
fn the_last_five_results_are_remembered() {
    let device = practised();
    let mut record = RecordStore::new(device.clone(), NOW);
    for went in [
        TaskResult::Wrong,
        TaskResult::Given,
        TaskResult::Skipped,
        TaskResult::Assisted,
        TaskResult::Right,
    ] {
        record.count(cell(), went, NOW);
    }
    let last = [
        TaskResult::Wrong,
        TaskResult::Given,
        TaskResult::Skipped,
        TaskResult::Assisted,
        TaskResult::Right,
    ];
    let kept = RecordStore::new(device, NOW).get().cell(cell());
    assert_eq!(kept.last, last);
}
