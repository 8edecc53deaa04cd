//! The lessons that the device keeps: none of them is lost to another, to a link, or to a full storage.

use super::{KEY, Page, add, address, items, kept, open};
use crate::device::Device;
use nian_course::class::{Action, Announcement, Effect, Field, View};
use nian_course::deck::{Deck, Fault};
use nian_course::store::Condition;
use serde_json::json;

#[test]
fn a_lesson_that_is_kept_is_discarded_and_comes_back() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    for item in ["nim:1", "nim:2", "nim:3"] {
        page.apply(Action::Begin);
        add(&mut page, item);
    }
    page.apply(Action::Menu);
    page.apply(Action::Write(Field::Title, "Three".to_owned()));
    let counts = |page: &Page| page.others().len();
    assert_eq!((counts(&page), page.can_discard()), (2, true));
    let focus = |key: &str| vec![Effect::Focus(key.to_owned())];
    assert_eq!(page.apply(Action::Discard(1)), focus("restore"));
    assert_eq!(page.announcement().0, &Announcement::Discarded(None));
    assert_eq!((counts(&page), page.discarded()), (1, Some(None)));
    assert_eq!(counts(&open(&device, "").0), 0); // they are read where they are seen
    let (mut other, _) = open(&device, "");
    other.apply(Action::Menu);
    assert_eq!((counts(&other), other.discarded()), (1, None));
    assert_eq!(page.apply(Action::Restore), focus("lesson-1"));
    assert_eq!((counts(&page), page.discarded()), (2, None));
    assert_eq!(page.apply(Action::Restore), []);
    // What was done last is what is taken back.
    let deck = page.deck().clone();
    page.apply(Action::Discard(0));
    assert_eq!((counts(&page), page.can_turn()[0]), (1, true));
    assert_eq!(page.apply(Action::Undo), focus("lesson-0"));
    assert_eq!((counts(&page), page.deck()), (2, &deck));
    // With the menu closed there is none of them that could have the focus.
    page.apply(Action::Discard(0));
    page.apply(Action::Menu);
    assert_eq!(page.apply(Action::Undo), focus("menu"));
    page.apply(Action::Menu);
    page.apply(Action::TurnTo(1));
    assert_eq!(items(&page), ["nim:1"]);
    // While a link's lesson is looked at one's own is the first of them, and stays.
    let (mut page, _) = open(&device, "?d=nim:9&edit=1&v=1");
    page.apply(Action::Menu);
    assert_eq!((counts(&page), page.can_discard()), (3, false));
    assert_eq!(page.apply(Action::Discard(0)), []);
    assert_eq!(counts(&page), 3);
}

#[test]
fn a_device_that_keeps_nothing_is_told_of() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    device.fill_up();
    add(&mut page, "nim:1");
    assert_eq!(page.condition(), Condition::Forbidden);
    assert_eq!(items(&page), ["nim:1"]);
    // Another window's lesson is taken over.
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    let (mut other, _) = open(&device, "");
    add(&mut other, "nim:7");
    page.apply(Action::OtherWindow);
    assert_eq!(items(&page), ["nim:7"]);
    // How far its class has come is nothing to be taken back here.
    add(&mut other, "nim:8");
    page.apply(Action::OtherWindow);
    page.apply(Action::Undo);
    other.apply(Action::OtherWindow);
    other.apply(Action::Project);
    other.apply(Action::Left(1, 2));
    page.apply(Action::OtherWindow);
    assert_eq!(page.deck().step, 2);
    assert_eq!(page.can_turn(), [true, true]);
}

#[test]
fn a_new_lesson_beside_that_of_a_link_takes_nothing_away() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1");
    let (mut page, _) = open(&device, "?d=nim:9&edit=1&v=1");
    page.apply(Action::Begin);
    let (mut page, _) = open(&device, "");
    page.apply(Action::Menu);
    page.apply(Action::TurnTo(0));
    assert_eq!(items(&page), ["nim:1"]);
}

#[test]
fn a_link_without_room_in_ones_own_lesson_stays_open() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, &"nim:1\n".repeat(58));
    let (mut page, _) = open(&device, "?d=nim:1;nim:2;nim:3&v=1");
    assert_eq!(page.apply(Action::Edit), []);
    assert_eq!(page.announcement().0, &Announcement::Full);
    assert_eq!((page.view(), items(&page).len()), (View::Look, 3));
    // What is pasted beyond the last place is told.
    let (mut page, _) = open(&Device::default(), "");
    let effects = add(&mut page, &"nim:1\n".repeat(61));
    assert_eq!(page.faults().0, [Fault::Many(61)]);
    assert!(effects.contains(&Effect::FocusAdding { empties: false }));
}

#[test]
fn a_lesson_stays_where_there_is_no_room_to_put_it_aside() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, &"nim:1\n".repeat(20));
    page.apply(Action::Menu);
    page.apply(Action::Begin);
    add(&mut page, "nim:7");
    page.apply(Action::Menu);
    page.apply(Action::TurnTo(0));
    let own = kept(&device);
    device.leave_room(device.text(KEY).expect("a lesson").len());
    page.apply(Action::Begin);
    assert_eq!(page.condition(), Condition::Forbidden);
    add(&mut page, "nim:2");
    assert_eq!(
        (items(&page), kept(&device)),
        (vec!["nim:2".to_owned()], own)
    );
    // With room again both are kept.
    device.allow();
    add(&mut page, "nim:3");
    assert_eq!(page.condition(), Condition::Fine);
    let (mut page, _) = open(&device, "");
    assert_eq!(items(&page), ["nim:2", "nim:3"]);
    page.apply(Action::Menu);
    let lengths: Vec<_> = page
        .others()
        .into_iter()
        .map(|(_, length)| length)
        .collect();
    assert_eq!(lengths, [20, 1]);
}

#[test]
fn a_link_that_is_opened_to_be_changed_takes_nothing_away_before() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1");
    let own = kept(&device);
    let (mut page, effects) = open(&device, "?d=nim:9&edit=1&v=1");
    let search = "?d=nim:9&at=1&step=0&answers=ask&v=1&edit=1";
    assert!(effects.contains(&address(search)), "{effects:?}");
    assert_eq!(page.announcement().0, &Announcement::Looked(None));
    // On stage and back it is still only looked at.
    assert_eq!(page.apply(Action::Project), [Effect::Show]);
    assert!(!page.staged().expect("a stage").is_mine);
    let focus = |key: &str| Effect::Focus(key.to_owned());
    assert_eq!(
        page.apply(Action::Left(1, 0)),
        [address(search), focus("project")]
    );
    assert_eq!(kept(&device), own);
    let effects = page.apply(Action::Write(Field::Title, " Theirs ".to_owned()));
    assert_eq!(effects, [address("")]);
    assert_eq!(kept(&device)["title"], json!({ "en": "Theirs" }));
    page.apply(Action::Menu);
    assert_eq!(page.others(), [(None, 1)]);
    page.apply(Action::TurnTo(0));
    assert_eq!(
        (items(&page), page.has_menu()),
        (vec!["nim:1".to_owned()], false)
    );
    page.apply(Action::Menu);
    assert_eq!(page.others(), [(Some("Theirs".to_owned()), 1)]);
    // One's own is among the others while a link's is looked at, which is kept where another is opened.
    let (mut page, _) = open(&device, "?d=nim:7&edit=1&v=1");
    page.apply(Action::Menu);
    assert_eq!(page.others(), [(None, 1), (Some("Theirs".to_owned()), 1)]);
    page.apply(Action::TurnTo(1));
    assert_eq!(items(&page), ["nim:9"]);
    page.apply(Action::Menu);
    assert_eq!(page.others(), [(None, 1), (None, 1)]);
    page.apply(Action::Begin);
    assert_eq!(page.deck(), &Deck::default());
    page.apply(Action::Menu);
    assert_eq!(page.others().len(), 3);
}
