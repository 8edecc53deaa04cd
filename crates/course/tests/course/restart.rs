//! A page after traps of its wasm.

use super::device::Device;
use nian_course::practice::{Record, RecordStore};
use nian_course::restart::{Start, file};
use nian_course::store::Store;

const KEY: &str = "nian:practice";
const RECORD: &str = r#"{"version":1,"value":{"turn":1,"cells":{"outcome 1":{"right":1,"wrong":0,"assisted":0,"given":0,"skipped":0,"box":0,"turn":1,"time":0,"seed":1,"at":1}}}}"#;

#[test]
fn a_page_comes_back_three_times() {
    let starts = [0, 1, 2, 3, 4, 5, 1000].map(Start::after);
    let [page, offer, nothing] = [Start::Page, Start::Offer, Start::Nothing];
    assert_eq!(starts, [page, page, page, page, offer, nothing, nothing]);
}

/// What is saved of a page can be read back on the page of the record.
#[test]
fn a_file_has_all_that_was_kept() {
    let device = Device::default();
    device.put(KEY, RECORD);
    device.put("nian:practice:damaged", "{\"version\":0");
    let state = r#"{"round":{"mixed":true}}"#;
    let address = "https://example.org/practice/?seed=3&a=\"";
    let text = file::<Record, _>(device, address, Some(state));
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[..2], [RECORD, "{\"version\":0"]);
    let rest: serde_json::Value = serde_json::from_str(lines[2]).unwrap();
    assert_eq!(rest["address"], address);
    assert_eq!(rest["state"]["round"]["mixed"], true);
    let mut fresh = RecordStore::new(Device::default(), 10);
    assert!(fresh.import(&text, 10));
    assert_eq!(fresh.get().cells().len(), 1);
    let empty = file::<Record, _>(Device::default(), "a", None);
    assert_eq!(empty, "{\"address\":\"a\",\"state\":null}\n");
}

/// Beginning empty loses nothing, even where there is no room for it.
#[test]
fn what_is_set_aside_is_kept() {
    let device = Device::default();
    device.put(KEY, RECORD);
    device.fill_up();
    Store::<Record, _>::new(device.clone()).set_aside();
    assert_eq!(device.text(KEY).as_deref(), Some(RECORD));
    device.allow();
    Store::<Record, _>::new(device.clone()).set_aside();
    assert_eq!(device.text(KEY), None);
    assert_eq!(
        device.text("nian:practice:damaged").as_deref(),
        Some(RECORD)
    );
    assert_eq!(
        Store::<Record, _>::new(device.clone()).read(),
        Record::default()
    );
    Store::<Record, _>::new(device.clone()).set_aside(); // there is nothing
    assert_eq!(
        device.text("nian:practice:damaged").as_deref(),
        Some(RECORD)
    );
}
