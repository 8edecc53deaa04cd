//! The page of a teacher's own lesson.

use crate::device::Device;
use nian_course::class::{Action, Class, Effect, Field, Said, View};
use nian_course::deck::{Deck, Names, Opened, Ready, as_thing, from_file, pasted, read, to_file};
use nian_course::store::Condition;
use nian_words::Language;
use serde_json::{Value, json};

const KEY: &str = "nian:lesson";
const PAGE: &str = "https://example.org/en/class/";
const MADE: &str = r#"{"title":{"en":"Mine"},"start":"nim:3,4,5","steps":[{"play":"a2"}]}"#;

fn names() -> Names {
    let names = json!({
        "examples": { "nim-and-variants/ex1": ["Column by column", 4, "previews/ex1.png"] },
        "claims": { "nim-and-variants/dice": "The dice game" },
        "games": [["nim", "Nim"]],
        "said": { "claim": "Check: $1", "lesson": "An example of one’s own" },
    });
    serde_json::from_value(names).expect("names")
}

fn ready() -> Vec<Ready> {
    let ready = json!([{
        "id": "nim-1", "query": "?d=nim:1", "title": { "en": "An hour" },
        "things": [{ "item": "nim:1", "minutes": 5, "question": { "en": "Why?" }, "note": { "en": "Wait." } }],
    }]);
    serde_json::from_value(ready).expect("a ready-made lesson")
}

type Page = Class<Device>;

/// The page of a query, before its names are there.
fn coming(device: &Device, search: &str) -> (Page, Vec<Effect>) {
    Class::open(
        device.clone(),
        Language::En,
        ready(),
        PAGE.to_owned(),
        search,
    )
}

/// The page of a query, and what it does once its names are there.
fn open(device: &Device, search: &str) -> (Page, Vec<Effect>) {
    let (mut page, mut effects) = coming(device, search);
    effects.extend(page.apply(Action::Names(Some(Box::new(names())))));
    (page, effects)
}

fn items(page: &Page) -> Vec<String> {
    let things = page.deck().things.iter();
    things.map(|thing| thing.item.to_string()).collect()
}

fn kept(device: &Device) -> Value {
    let text = device.text(KEY).unwrap_or_else(|| "null".to_owned());
    let entry: Value = serde_json::from_str(&text).expect("JSON");
    entry["value"].clone()
}

fn add(page: &mut Page, typed: &str) -> Vec<Effect> {
    let (things, faults) = pasted(typed, &|text: &str| text.to_lowercase());
    page.apply(Action::Add(things, faults))
}

fn address(search: &str) -> Effect {
    Effect::Address(search.to_owned())
}

#[test]
fn what_an_address_asks_for_waits_for_the_names() {
    let device = Device::default();
    let (mut page, effects) = coming(&device, "?d=nim:1;nim-and-variants/none&v=1");
    assert_eq!(
        (page.view(), effects),
        (View::Coming, vec![Effect::LoadNames])
    );
    let effects = page.apply(Action::Names(Some(Box::new(names()))));
    assert_eq!(page.view(), View::Look);
    let search = "?d=nim:1&at=1&step=0&answers=ask&v=1";
    assert_eq!(effects, [address(search), Effect::FocusHeading]);
    assert_eq!(items(&page), ["nim:1"]);
    assert_eq!(page.faults().0.len(), 1);
    // Without names all of it stays.
    let (mut page, _) = coming(&device, "?d=nim:1;nim-and-variants/none&v=1");
    assert_eq!(page.apply(Action::Names(None)).len(), 2);
    assert_eq!(items(&page).len(), 2);
    // They are asked for again with what is done next, once.
    assert!(page.apply(Action::Pupils).contains(&Effect::LoadNames));
    assert!(!page.apply(Action::ClosePupils).contains(&Effect::LoadNames));
}

#[test]
fn a_lesson_of_an_address_becomes_ones_own() {
    let device = Device::default();
    let (mut page, _) = open(&device, "?d=nim:1;nim:2&at=2&title.en=Two&v=1");
    assert_eq!(kept(&device), Value::Null);
    let effects = page.apply(Action::Edit);
    assert_eq!(page.view(), View::Plan);
    assert_eq!(effects[0], address(""));
    assert_eq!(page.said().0, &Said::Opened(Some("Two".to_owned())));
    assert_eq!(kept(&device)["at"], 1);
    page.apply(Action::Undo);
    assert_eq!(page.deck(), &Deck::default());
    assert_eq!(page.can_turn(), [false, true]);
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
    assert_eq!(page.said().0, &Said::Looked(None));
    assert!(page.has_earlier());
    // On stage and back it is still only looked at.
    assert_eq!(page.apply(Action::Project), [Effect::Show]);
    assert!(!page.staged().expect("a stage").is_mine);
    assert_eq!(page.apply(Action::Left(1, 0)), [address(search)]);
    assert_eq!(kept(&device), own);
    let effects = page.apply(Action::Write(Field::Title, " Theirs ".to_owned()));
    assert_eq!(effects, [address("")]);
    assert_eq!(kept(&device)["title"], json!({ "en": "Theirs" }));
    page.apply(Action::BringBack);
    assert_eq!(items(&page), ["nim:1"]);
    page.apply(Action::BringBack);
    assert_eq!(items(&page), ["nim:9"]);
}

#[test]
fn what_is_added_waits_for_the_names() {
    let device = Device::default();
    let (mut page, effects) = coming(&device, "");
    assert_eq!(effects, [Effect::LoadNames, address("")]);
    assert!(add(&mut page, "nim-and-variants/dice\nnim:1").is_empty());
    assert_eq!(page.called(&as_thing(MADE).expect("a thing")), None);
    let effects = page.apply(Action::Names(Some(Box::new(names()))));
    assert_eq!(effects, [Effect::FocusAdding { empties: true }]);
    assert_eq!(items(&page), ["claim:nim-and-variants/dice", "nim:1"]);
    assert_eq!(page.said().0, &Said::AddedSeveral(2));
    assert_eq!(
        add(&mut page, "rubbish"),
        [Effect::FocusAdding { empties: false }]
    );
    assert_eq!(page.faults().0[0].code(), "item");
    add(&mut page, &"nim:1\n".repeat(59));
    assert_eq!((page.said().0, items(&page).len()), (&Said::Full, 2));
}

#[test]
fn things_move_with_the_focus_and_are_named() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1\nnim:2\nnim:3");
    page.apply(Action::Unfold(0));
    let effects = page.apply(Action::Move(0, 2, Some("change-2".to_owned())));
    assert_eq!(effects, [Effect::Focus("change-2".to_owned())]);
    assert_eq!(page.unfolded(), Some(2));
    assert_eq!(page.said().0, &Said::Moved("Nim 1".to_owned(), 3));
    page.apply(Action::Move(2, 0, None));
    assert_eq!(page.unfolded(), None);
    for left in ["remove-1", "remove-0", "remove-0"] {
        let last = items(&page).len() - 1;
        let effects = page.apply(Action::Remove(last));
        assert_eq!(effects, [Effect::Focus(left.to_owned())]);
    }
    assert_eq!(
        page.apply(Action::Empty),
        [Effect::Focus("undo".to_owned())]
    );
}

#[test]
fn typing_into_a_field_is_taken_back_at_once() {
    let device = Device::default();
    let (mut page, _) = open(&device, "?d=nim:1&ready=nim-1&edit=1&v=1");
    assert_eq!(
        page.deck()
            .title
            .as_ref()
            .and_then(|own| own.spoken(Language::En))
            .map(|own| own.text),
        Some("An hour")
    );
    for typed in ["W", "Wh", "Who?"] {
        page.apply(Action::Write(Field::Question(0), typed.to_owned()));
    }
    page.apply(Action::Write(Field::Note(0), String::new()));
    page.apply(Action::Start(0, 2));
    assert_eq!(
        kept(&device)["things"][0]["question"],
        json!({ "en": "Who?" })
    );
    // Of a ready-made lesson nothing comes in the place of what was emptied.
    assert_eq!(kept(&device)["things"][0]["note"], "");
    for _ in 0..3 {
        page.apply(Action::Undo);
    }
    let question = page.deck().things[0].question.as_ref();
    let question = question.and_then(|own| own.spoken(Language::En));
    assert_eq!(question.map(|own| own.text), Some("Why?"));
}

#[test]
fn a_file_takes_the_place_of_the_lesson_or_comes_at_its_end() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1");
    let deck = read("?d=nim:2&v=1").0.expect("a lesson");
    let (deck, faults) = from_file(&to_file(&deck));
    page.apply(Action::Open(Opened::Deck(deck.expect("a lesson"), faults)));
    assert_eq!(items(&page), ["nim:2"]);
    let thing = as_thing(MADE).expect("a thing");
    page.apply(Action::Open(Opened::Thing(thing)));
    assert_eq!(page.said().0, &Said::Added("Mine".to_owned()));
    let own = page.deck().things[1].clone();
    let example = page.example(&own).expect("an example");
    assert_eq!((example.frames.len(), &example.wrong), (2, &None));
    assert_eq!(page.last_step(&own), Some(Some(1)));
    page.apply(Action::Open(Opened::Nothing(
        nian_course::deck::Fault::Foreign,
    )));
    assert_eq!((page.faults().0.len(), items(&page).len()), (1, 2));
}

#[test]
fn the_stage_keeps_where_the_class_is() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1\nnim-and-variants/ex1");
    page.apply(Action::Project);
    let search = "?d=nim:1;nim-and-variants/ex1&at=2&step=3&answers=ask&v=1";
    assert_eq!(page.apply(Action::Placed(2, 3)), [address(search)]);
    assert_eq!(page.staged_address(2, 3, false), search);
    let pupils = "?d=nim:1;nim-and-variants/ex1&at=2&step=3&answers=ask&for=pupils&v=1";
    assert_eq!(page.staged_address(2, 3, true), [PAGE, pupils].concat());
    assert_eq!(page.apply(Action::Left(2, 3)), [address("")]);
    assert_eq!(kept(&device)["step"], 3);
    // One that is too long for an address is the one on the device.
    page.apply(Action::Write(Field::Note(0), "é".repeat(2000)));
    page.apply(Action::Write(Field::Note(1), "é".repeat(2000)));
    page.apply(Action::Project);
    let mine = "?mine=1&at=1&step=0";
    assert_eq!(page.apply(Action::Placed(1, 0)), [address(mine)]);
    let (page, effects) = open(&device, mine);
    assert_eq!(page.view(), View::Stage);
    assert!(effects.contains(&Effect::Show));
    let (page, _) = open(&device, "?mine=1&at=7");
    assert_eq!(page.view(), View::Plan);
}

#[test]
fn pupils_go_on_stage_and_paper_has_their_address() {
    let device = Device::default();
    let (page, _) = open(&device, "?d=nim:1;nim:2&for=pupils&v=1");
    assert_eq!(page.view(), View::Stage);
    let (page, _) = open(&device, "?d=nim:1;nim:2&at=2&n1=Note&print=both&v=1");
    let paper = page.paper().expect("paper");
    let pupils = "?d=nim:1;nim:2&at=1&step=0&answers=ask&for=pupils&v=1";
    assert_eq!(
        (paper.shown.as_str(), paper.pupils),
        ("both", [PAGE, pupils].concat())
    );
    let (mut page, _) = open(&device, "?d=nim:1;nim:2;nim:3&at=2&v=1");
    page.apply(Action::Pupils);
    assert_eq!(page.dialog().map(|dialog| dialog.upto), Some(2));
    let three = page.pupils_address(3);
    assert!(
        three.contains("&at=3&") && !three.contains("upto"),
        "{three}"
    );
    assert_eq!(
        page.apply(Action::Copy),
        [Effect::Copy(page.pupils_address(2))]
    );
    page.apply(Action::Copied(String::new(), true));
    assert_eq!(
        page.dialog().map(|dialog| &dialog.said),
        Some(&Said::Copied)
    );
}

#[test]
fn files_of_the_stage_that_do_not_come_are_asked_for_again() {
    let (mut page, _) = open(&Device::default(), "?d=nim:1&stage=1&v=1");
    assert!(page.apply(Action::Again).is_empty());
    page.apply(Action::Failed);
    assert!(page.has_failed());
    assert_eq!(page.apply(Action::Again), [Effect::Show]);
    page.apply(Action::Failed);
    page.apply(Action::Left(1, 0));
    assert_eq!(page.view(), View::Look);
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
}
