//! The lesson on the device.

use super::{deck, items, thing};
use crate::device::Device;
use nian_course::deck::{AppendError, Deck, Tray, append};
use nian_course::store::Condition;

const KEY: &str = "nian:lesson";

#[test]
fn the_lesson_is_kept_as_its_file() {
    let device = Device::default();
    let mut tray = Tray::new(device.clone());
    assert_eq!(tray.read(), Deck::default());
    let own = deck("?d=nim:1;nim-and-variants/ex2~2&title.en=Own&at=2&level2=1&opponent1=none&v=1");
    assert!(tray.write(&own));
    assert_eq!(
        device.text(KEY).expect("an entry"),
        r#"{"version":1,"value":{"nian":"lesson","version":1,"title":{"en":"Own"},"answers":"ask","at":2,"step":2,"things":[{"item":"nim:1","opponent":"none"},{"item":"nim-and-variants/ex2~2"}]}}"#
    );
    assert_eq!(Tray::new(device.clone()).read(), own);
    device.fill_up();
    assert!(!tray.write(&tray_deck(3)));
    assert_eq!(tray.condition(), Condition::Forbidden);
    assert_eq!(items(&tray.read()), ["nim:3"], "it is here all the same");
}

#[test]
fn what_is_added_comes_at_the_end_of_the_file() {
    let device = Device::default();
    assert_eq!(append(device.clone(), "nim:1"), Ok(1));
    assert_eq!(Tray::new(device.clone()).read(), tray_deck(1));
    let own = deck("?d=nim:1;nim-and-variants/ex2~2&title.en=Own&at=2&level2=1&opponent1=none&v=1");
    assert!(Tray::new(device.clone()).write(&own));
    assert_eq!(append(device.clone(), "nim:3"), Ok(3));
    let whole = own.add([thing("nim:3")]);
    assert_eq!(Tray::new(device.clone()).read(), whole);
    let full = Deck::default().add(vec![thing("nim:3"); 60]);
    Tray::new(device.clone()).write(&full);
    assert_eq!(append(device.clone(), "nim:3"), Err(AppendError::Full));
    Tray::new(device.clone()).write(&own);
    device.fill_up();
    assert_eq!(append(device.clone(), "nim:3"), Err(AppendError::Forbidden));
    // What is damaged is put aside.
    let device = Device::default();
    device.put(KEY, "{");
    assert_eq!(append(device.clone(), "nim:1"), Ok(1));
    assert_eq!(device.text("nian:lesson:damaged").as_deref(), Some("{"));
}

#[test]
fn what_is_damaged_on_the_device_is_put_aside() {
    let device = Device::default();
    let damaged = r#"{"version":1,"value":{"nian":"#;
    device.put(KEY, damaged);
    let mut tray = Tray::new(device.clone());
    assert_eq!(tray.read(), Deck::default());
    assert_eq!(tray.condition(), Condition::Damaged);
    assert_eq!(tray.damaged().as_deref(), Some(damaged));
    assert_eq!(device.text("nian:lesson:damaged").as_deref(), Some(damaged));
    // Of what a later version has kept nothing is lost.
    let later = r#"{"version":1,"value":{"nian":"lesson","version":2,"things":[{"item":"nim:1"},{"item":"new/er/one"}]}}"#;
    device.put(KEY, later);
    let mut tray = Tray::new(device.clone());
    assert_eq!(items(&tray.read()), ["nim:1"]);
    assert_eq!(tray.condition(), Condition::Mended);
    assert_eq!(tray.damaged().expect("texts").lines().last(), Some(later));
    assert!(tray.write(&tray_deck(1)));
}

fn tray_deck(number: usize) -> Deck {
    Deck::default().add([thing(&format!("nim:{number}"))])
}

#[test]
fn several_lessons_are_kept_and_each_can_be_opened() {
    let device = Device::default();
    let mut tray = Tray::new(device.clone());
    assert_eq!(tray.others(), []);
    assert_eq!(tray.open(&tray_deck(1)), None);
    for number in 1..=4 {
        tray.replace(&tray_deck(number));
    }
    let others = |tray: &mut Tray<Device>| -> Vec<String> {
        let others = tray.others();
        others.iter().map(|deck| items(deck)[0].clone()).collect()
    };
    assert_eq!(others(&mut tray), ["nim:3", "nim:2", "nim:1"]);
    assert_eq!(tray.open(&tray_deck(2)), Some(tray_deck(2)));
    assert_eq!(Tray::new(device.clone()).read(), tray_deck(2));
    assert_eq!(others(&mut tray), ["nim:4", "nim:3", "nim:1"]);
    // One with nothing in it is none of them; one that was opened again is there once.
    tray.replace(&Deck::default());
    assert_eq!(others(&mut tray), ["nim:2", "nim:4", "nim:3", "nim:1"]);
    assert_eq!(tray.open(&tray_deck(9)), None);
    tray.open(&tray_deck(1));
    tray.write(&tray_deck(3));
    tray.replace(&tray_deck(5));
    assert_eq!(others(&mut tray), ["nim:3", "nim:2", "nim:4"]);
    // One that is discarded goes from its place, and comes back there.
    assert_eq!(tray.discard(&tray_deck(2)), Some(1));
    assert_eq!(tray.discard(&tray_deck(2)), None);
    assert_eq!(others(&mut tray), ["nim:3", "nim:4"]);
    tray.restore(1, &tray_deck(2));
    assert_eq!(others(&mut tray), ["nim:3", "nim:2", "nim:4"]);
    for number in 10..40 {
        tray.replace(&tray_deck(number));
    }
    // However many there are, none is pushed out.
    assert_eq!(tray.others().len(), 33);
    tray.restore(99, &tray_deck(2));
    assert_eq!(others(&mut tray)[32], "nim:2");
    // The one that version 1.1 kept.
    let device = Device::default();
    let before = r#"{"version":1,"value":{"nian":"lesson","things":[{"item":"nim:9"}]}}"#;
    device.put("nian:lesson-before", before);
    let mut tray = Tray::new(device);
    assert_eq!(others(&mut tray), ["nim:9"]);
    tray.write(&tray_deck(1));
    assert_eq!(tray.open(&tray_deck(9)), Some(tray_deck(9)));
    assert_eq!(others(&mut tray), ["nim:1"]);
}
