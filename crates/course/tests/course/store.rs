//! What a device keeps, where reading and writing may fail at any time.

use super::device::Device;
use nian_course::store::{Condition, Store, Stored};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Numbers(Vec<u32>);

impl Stored for Numbers {
    const NAME: &str = "numbers";
    const VERSION: u32 = 3;

    /// What is less than a hundred is whole.
    fn read(value: &str) -> Option<(Self, bool)> {
        let all: Self = serde_json::from_str(value).ok()?;
        let whole: Vec<_> = all.0.iter().copied().filter(|&one| one < 100).collect();
        let is_all = whole.len() == all.0.len();
        Some((Self(whole), is_all))
    }

    fn write(&self) -> String {
        serde_json::to_string(self).expect("numbers")
    }
}

const KEY: &str = "nian:numbers";
const ASIDE: &str = "nian:numbers:damaged";

fn store(device: &Device) -> Store<Numbers, Device> {
    Store::new(device.clone())
}

#[test]
fn what_is_written_is_read_by_every_window() {
    let device = Device::default();
    let (mut one, mut other) = (store(&device), store(&device));
    assert_eq!(one.read(), Numbers::default());
    one.write(&Numbers(vec![3, 4, 5]));
    assert_eq!(
        device.text(KEY).unwrap(),
        r#"{"version":3,"value":[3,4,5]}"#
    );
    assert_eq!(other.read(), Numbers(vec![3, 4, 5]));
    assert_eq!(one.condition(), Condition::Fine);
}

/// A file that another program has written may have them the other way round, and spaces.
#[test]
fn an_entry_is_read_in_either_order() {
    let device = Device::default();
    for text in [
        r#"{"value":[3,4],"version":3}"#,
        " { \"value\" : [3, 4] , \"version\" : 3 } ",
        " { \"version\" : 3 , \"value\" : [3, 4] } ",
    ] {
        device.put(KEY, text);
        assert_eq!(store(&device).read(), Numbers(vec![3, 4]), "{text}");
    }
}

#[test]
fn what_is_whole_of_a_damaged_text_stays_and_the_text_is_put_aside() {
    let device = Device::default();
    let text = r#"{"version":3,"value":[7,500]}"#;
    device.put(KEY, text);
    let mut store = store(&device);
    assert_eq!(store.read(), Numbers(vec![7]));
    assert_eq!(store.condition(), Condition::Mended);
    assert_eq!(device.text(ASIDE).as_deref(), Some(text));
    assert_eq!(device.text(KEY).unwrap(), r#"{"version":3,"value":[7]}"#);
}

#[test]
fn what_cannot_be_read_is_put_aside_once_each() {
    let device = Device::default();
    let texts = ["{", r#"{"version":9,"value":[1]}"#, "[]", "{", ""];
    for text in texts {
        device.put(KEY, text);
        let mut store = store(&device);
        assert_eq!(store.read(), Numbers::default(), "{text}");
        assert_eq!(store.condition(), Condition::Damaged, "{text}");
    }
    let aside = device.text(ASIDE).unwrap();
    assert_eq!(aside, "{\n{\"version\":9,\"value\":[1]}\n[]\n");
}

#[test]
fn nothing_is_written_over_a_damaged_text_that_cannot_be_put_aside() {
    let device = Device::default();
    device.put(KEY, "{");
    device.fill_up();
    let mut store = store(&device);
    assert_eq!(store.read(), Numbers::default());
    store.write(&Numbers(vec![1]));
    assert_eq!(store.condition(), Condition::Forbidden);
    assert_eq!(device.text(KEY).as_deref(), Some("{"));
    assert_eq!(store.read(), Numbers(vec![1]), "it is here all the same");
    // There is room again.
    device.allow();
    store.write(&Numbers(vec![2]));
    assert_eq!(device.text(ASIDE).as_deref(), Some("{"));
    assert_eq!(device.text(KEY).unwrap(), r#"{"version":3,"value":[2]}"#);
    assert_eq!(store.read(), Numbers(vec![2]));
}

#[test]
fn where_nothing_is_kept_it_is_remembered_as_long_as_the_page_is_there() {
    let device = Device::default();
    device.forbid();
    let mut store = store(&device);
    assert_eq!(store.read(), Numbers::default());
    store.write(&Numbers(vec![6]));
    assert_eq!(store.read(), Numbers(vec![6]));
    store.erase();
    assert_eq!(store.condition(), Condition::Forbidden);
    device.allow();
    assert_eq!(store.read(), Numbers::default());
}

#[test]
fn what_is_erased_is_gone() {
    let device = Device::default();
    device.put(KEY, "{");
    let mut store = store(&device);
    store.read();
    store.erase();
    assert_eq!((device.text(KEY), device.text(ASIDE)), (None, None));
    assert_eq!(store.read(), Numbers::default());
}
