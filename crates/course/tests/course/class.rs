//! The page of a teacher's own lesson.

mod kept;
mod slips;

use crate::device::Device;
use nian_course::class::{Action, Announcement, Class, Effect, Field, Tab, View};
use nian_course::deck::{
    Deck, Fault, Item, Names, Opened, QuestionKind, Ready, Thing, as_thing, from_file, pasted,
    read, to_file,
};
use nian_words::Language;
use serde_json::{Value, json};
use std::rc::Rc;

const KEY: &str = "nian:lesson";
const PAGE: &str = "https://example.org/en/class/";
const MADE: &str = r#"{"title":{"en":"Mine"},"start":"nim:3,4,5","steps":[{"play":"a2"}]}"#;

fn names() -> Names {
    let names = json!({
        "chapters": [["Dice", ["claim:nim-and-variants/dice"]]],
        "examples": { "nim-and-variants/ex1": ["Column by column", 4, "previews/ex1.png"], "nim-and-variants/asks": ["It asks", 4, null, true] },
        "claims": { "nim-and-variants/dice": "The dice game" },
        "said": { "claim": "Check: $1", "lesson": "An example of one’s own" },
    });
    serde_json::from_value(names).expect("names")
}

fn ready() -> Vec<Ready> {
    let ready = json!([{
        "id": "nim-1", "query": "?d=nim:1&ready=nim-1&v=1", "title": { "en": "An hour" },
        "level": { "en": "From age 8" }, "about": { "en": "One heap." },
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
    effects.extend(page.apply(Action::Names {
        names: Some(Rc::new(names())),
        is_learnt: true,
    }));
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
    let effects = page.apply(Action::Names {
        names: Some(Rc::new(names())),
        is_learnt: true,
    });
    assert_eq!(page.view(), View::Look);
    let search = "?d=nim:1&at=1&step=0&answers=ask&v=1";
    assert_eq!(effects, [address(search), Effect::FocusHeading]);
    assert_eq!(items(&page), ["nim:1"]);
    assert_eq!(page.faults().0.len(), 1);
    // Without names all of it stays.
    let (mut page, _) = coming(&device, "?d=nim:1;nim-and-variants/none&v=1");
    assert_eq!(
        page.apply(Action::Names {
            names: None,
            is_learnt: true
        })
        .len(),
        2
    );
    assert_eq!(items(&page).len(), 2);
    // They are asked for again with what is done next, one request at a time, as often as they do not come.
    for _ in 0..2 {
        assert!(page.apply(Action::Pupils).contains(&Effect::LoadNames));
        assert!(!page.apply(Action::ClosePupils).contains(&Effect::LoadNames));
        page.apply(Action::Names {
            names: None,
            is_learnt: true,
        });
    }
    // So are the words of the language alone.
    let (mut page, _) = coming(&device, "");
    page.apply(Action::Names {
        names: Some(Rc::new(names())),
        is_learnt: false,
    });
    assert_eq!(page.apply(Action::Online), [Effect::LoadNames]);
    page.apply(Action::Names {
        names: None,
        is_learnt: true,
    });
    assert!(page.is_learnt() && page.apply(Action::Online).is_empty());
}

#[test]
fn a_lesson_of_an_address_comes_at_the_end_of_ones_own() {
    let device = Device::default();
    let (mut page, _) = open(&device, "?d=nim:1;nim:2&at=2&title.en=Two&v=1");
    assert_eq!(kept(&device), Value::Null);
    let effects = page.apply(Action::Edit);
    assert_eq!(page.view(), View::Plan);
    assert_eq!(effects[0], address(""));
    assert_eq!(
        page.announcement().0,
        &Announcement::Added("Two".to_owned())
    );
    assert_eq!(kept(&device)["at"], 1);
    assert_eq!(kept(&device)["title"], json!({ "en": "Two" }));
    page.apply(Action::Undo);
    assert_eq!(page.deck(), &Deck::default());
    assert_eq!(page.can_turn(), [false, true]);
    page.apply(Action::Redo);
    // Where there is something, it keeps its title, and nothing is lost.
    let (mut page, _) = open(&device, "?d=nim:3&title.en=Three&v=1");
    page.apply(Action::Edit);
    assert_eq!(items(&page), ["nim:1", "nim:2", "nim:3"]);
    assert_eq!(kept(&device)["title"], json!({ "en": "Two" }));
}

#[test]
fn a_pupil_goes_from_the_contents_into_the_lesson() {
    let (mut page, _) = open(
        &Device::default(),
        "?d=nim:1,x;nim:1;number:binary=45~2;nim:3&for=pupils&upto=3&v=1",
    );
    assert_eq!(page.view(), View::Look); // as something could not be read
    assert_eq!(page.apply(Action::GoTo(3)), []);
    assert_eq!(page.apply(Action::GoTo(1)), [Effect::Show]);
    let deck = &page.staged().expect("a stage").deck;
    assert_eq!((deck.at, deck.step, deck.pupils), (2, 2, true));
    assert_eq!(page.apply(Action::GoTo(0)), []); // that is no place in the contents
}

#[test]
fn what_only_looks_like_a_position_is_told_and_left_out() {
    let (page, _) = open(&Device::default(), "?d=nim:3,4,x;nim:3,4,5;game:3&at=2&v=1");
    assert_eq!(
        (items(&page), page.deck().at),
        (vec!["nim:3,4,5".to_owned()], 1)
    );
    let of = ["nim:3,4,x", "game:3"].map(|of| Fault::Item(of.to_owned()));
    assert_eq!(page.faults().0, of);
}

#[test]
fn what_is_on_the_shelf_goes_in_and_out() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    let of = |item: &str| Thing::new(Item::parse(item).expect("an item"));
    assert_eq!(page.tab(), Tab::Ready);
    assert!(!page.has_ready(0));
    page.apply(Action::PutReady(0));
    assert!(page.has_ready(0));
    assert_eq!(
        page.announcement().0,
        &Announcement::Added("An hour".to_owned())
    );
    assert_eq!(kept(&device)["title"], json!({ "en": "An hour" }));
    assert_eq!(page.minutes(), Some(5));
    page.apply(Action::Put(of("nim-and-variants/ex1")));
    assert!(page.has(&of("nim-and-variants/ex1").item));
    assert_eq!(page.minutes(), None);
    page.apply(Action::PutReady(0));
    assert_eq!(
        page.announcement().0,
        &Announcement::Removed("An hour".to_owned())
    );
    assert_eq!(items(&page), ["nim-and-variants/ex1"]);
    page.apply(Action::Put(of("nim-and-variants/ex1")));
    assert_eq!(items(&page), Vec::<String>::new());
    // Of one with other things its own title stays, and each thing has its question.
    let (mut page, _) = open(&Device::default(), "");
    page.apply(Action::Put(of("nim:9")));
    page.apply(Action::PutReady(0));
    assert_eq!((page.deck().title.as_ref(), items(&page).len()), (None, 2));
    let question = page.deck().things[1].question.as_ref();
    assert!(question.is_some_and(|question| !question.is_empty()));
    // All of a group that is not there yet.
    page.apply(Action::See(Tab::Claims));
    let groups = page.on_tab(Tab::Claims);
    assert_eq!(groups.len(), 1);
    page.apply(Action::PutGroup(0));
    page.apply(Action::PutGroup(0));
    assert_eq!(items(&page)[2..], ["claim:nim-and-variants/dice"]);
    page.apply(Action::PutGroup(7));
    assert_eq!(items(&page).len(), 3);
    // There is room for sixty.
    add(&mut page, &"nim:1\n".repeat(57));
    page.apply(Action::Put(of("nim:8")));
    assert_eq!(
        (page.announcement().0, items(&page).len()),
        (&Announcement::Full, 60)
    );
    page.apply(Action::PutReady(0));
    assert!(!page.deck().things.is_empty());
}

#[test]
fn the_shelf_is_searched_by_names_and_things_that_are_named_outright_come_first() {
    let (mut page, _) = open(&Device::default(), "");
    let fold = |text: &str| text.to_lowercase();
    let mut search = |typed: &str| {
        let (meant, _) = pasted(typed, &fold);
        page.apply(Action::Search(typed.to_owned(), meant));
        let hits = page.hits(&fold);
        let items = hits.items.iter().map(ToString::to_string);
        (hits.meant.len(), hits.ready, items.collect::<Vec<_>>())
    };
    let none = Vec::<String>::new();
    assert_eq!(search("HOUR"), (0, vec![0], none.clone()));
    let dice = vec!["claim:nim-and-variants/dice".to_owned()];
    assert_eq!(search("dice game"), (0, Vec::new(), dice));
    assert_eq!(search("nim:3,4,5"), (1, Vec::new(), none.clone()));
    assert_eq!(
        search("nim-and-variants/none"),
        (0, Vec::new(), none.clone())
    );
    assert_eq!(search(" "), (0, Vec::new(), none));
    page.apply(Action::Search("dice".to_owned(), Vec::new()));
    assert_eq!(page.typed(), "dice");
    assert_eq!(page.apply(Action::See(Tab::Mine)), [Effect::EmptyAdding]);
    assert_eq!(page.typed(), "");
    // Of one's own those of every lesson that is kept.
    page.apply(Action::Open(Opened::Thing(
        as_thing(MADE).expect("a thing"),
    )));
    page.apply(Action::Begin);
    assert_eq!(page.on_tab(Tab::Mine)[0].items.len(), 1);
}

#[test]
fn a_thing_is_carried_by_its_grip() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1\nnim:2\nnim:3");
    page.apply(Action::Carry(2, true));
    assert_eq!(items(&page), ["nim:1", "nim:2", "nim:3"]);
    page.apply(Action::Grab(0));
    assert_eq!(
        page.announcement().0,
        &Announcement::Grabbed("Nim 1".to_owned(), 1)
    );
    assert_eq!(
        page.apply(Action::Carry(1, true)),
        [Effect::Focus("grip-1".to_owned())]
    );
    assert!(page.apply(Action::Carry(2, false)).is_empty());
    assert_eq!(
        page.announcement().0,
        &Announcement::Moved("Nim 1".to_owned(), 3)
    );
    assert_eq!(page.grabbed(), Some(2));
    page.apply(Action::Release);
    assert_eq!(
        (items(&page), page.grabbed()),
        (vec!["nim:2".into(), "nim:3".into(), "nim:1".into()], None)
    );
    assert_eq!(kept(&device)["things"][2]["item"], "nim:1");
    // All of the way is one change.
    page.apply(Action::Undo);
    assert_eq!(items(&page), ["nim:1", "nim:2", "nim:3"]);
    // Put back, it has never been away.
    page.apply(Action::Grab(2));
    page.apply(Action::Carry(1, true));
    page.apply(Action::Carry(0, true));
    page.apply(Action::PutBack);
    assert_eq!(
        page.announcement().0,
        &Announcement::PutBack("Nim 3".to_owned())
    );
    assert_eq!(items(&page), ["nim:1", "nim:2", "nim:3"]);
    assert_eq!(kept(&device)["things"][0]["item"], "nim:1");
    page.apply(Action::Undo);
    assert_eq!(items(&page), Vec::<String>::new());
    page.apply(Action::Redo);
    // What is taken away or undone meanwhile is held no more.
    page.apply(Action::Grab(2));
    page.apply(Action::Remove(0));
    assert_eq!(page.grabbed(), None);
    page.apply(Action::Grab(7));
    assert_eq!(page.grabbed(), None);
}

#[test]
fn a_question_of_ones_own_is_asked_in_one_of_four_ways() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:3,4,5");
    page.apply(Action::Write(Field::Question(0), "Which row?".to_owned()));
    page.apply(Action::Asks(0, QuestionKind::Choice));
    page.apply(Action::Write(
        Field::Choices(0),
        "first\nsecond\n\nsecond".to_owned(),
    ));
    page.apply(Action::Write(Field::Answer(0), "first".to_owned()));
    let thing = &kept(&device)["things"][0];
    assert_eq!(
        (&thing["kind"], &thing["choices"], &thing["answer"]),
        (
            &json!("choice"),
            &json!(["first", "second"]),
            &json!("first")
        )
    );
    let pupils = page.pupils_address(1, false);
    assert!(
        pupils.contains("&k1=choice&c1=first%7Csecond&a1=first"),
        "{pupils}"
    );
    let bare = page.pupils_address(1, true);
    assert!(
        !bare.contains("k1") && !bare.contains("q1") && !bare.contains("a1"),
        "{bare}"
    );
}

#[test]
fn an_address_of_this_device_alone_is_for_nobody_else() {
    for (page, is) in [
        (PAGE, true),
        ("https://nian.test:8443/class/", true),
        ("http://localhost:8080/class/", false),
        ("http://127.0.0.1/class/", false),
        ("http://[::1]:80/class/", false),
        ("file:///home/me/class/index.html", false),
    ] {
        let (own, _) = Class::open(
            Device::default(),
            Language::En,
            ready(),
            page.to_owned(),
            "",
        );
        assert_eq!(own.is_for_others(), is, "{page}");
    }
}

#[test]
fn what_is_added_waits_for_the_names() {
    let device = Device::default();
    let (mut page, effects) = coming(&device, "");
    assert_eq!(effects, [Effect::LoadNames, address("")]);
    assert!(add(&mut page, "nim-and-variants/dice\nnim:1").is_empty());
    assert_eq!(page.called(&as_thing(MADE).expect("a thing")), None);
    let effects = page.apply(Action::Names {
        names: Some(Rc::new(names())),
        is_learnt: true,
    });
    assert_eq!(effects, [Effect::FocusAdding { empties: true }]);
    assert_eq!(items(&page), ["claim:nim-and-variants/dice", "nim:1"]);
    assert_eq!(page.announcement().0, &Announcement::AddedSeveral(2));
    assert_eq!(
        add(&mut page, "rubbish"),
        [Effect::FocusAdding { empties: false }]
    );
    assert_eq!(page.faults().0[0].code(), "item");
    add(&mut page, &"nim:1\n".repeat(59));
    assert_eq!(
        (page.announcement().0, items(&page).len()),
        (&Announcement::Full, 2)
    );
}

#[test]
fn what_is_asked_for_twice_while_the_names_come_is_done_once() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1");
    let come = |page: &mut Page| {
        page.apply(Action::Names {
            names: Some(Rc::new(names())),
            is_learnt: true,
        })
    };
    let (mut page, _) = coming(&device, "");
    for number in 1..=2 {
        assert!(page.apply(Action::Project).is_empty());
        assert_eq!(page.announcement(), (&Announcement::Coming, number));
    }
    assert_eq!(come(&mut page), [Effect::Show]);
    assert_eq!(page.announcement().0, &Announcement::Nothing);
    assert!(page.apply(Action::Project).is_empty(), "it is on stage");
    let (mut page, _) = coming(&device, "");
    for _ in 0..2 {
        let thing = Thing::new(Item::parse("nim:2").expect("an item"));
        page.apply(Action::Put(thing));
    }
    come(&mut page);
    assert_eq!(items(&page), ["nim:1", "nim:2"]);
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
    assert_eq!(
        page.announcement().0,
        &Announcement::Moved("Nim 1".to_owned(), 3)
    );
    page.apply(Action::Move(2, 0, None));
    assert_eq!(page.unfolded(), None);
    for left in ["change-1", "change-0", "change-0"] {
        let last = items(&page).len() - 1;
        let effects = page.apply(Action::Remove(last));
        assert_eq!(effects, [Effect::Focus(left.to_owned())]);
    }
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
    assert_eq!(
        page.announcement().0,
        &Announcement::Added("Mine".to_owned())
    );
    let own = page.deck().things[1].clone();
    let example = page.example(&own).expect("an example");
    assert_eq!((example.frames.len(), &example.wrong), (2, &None));
    assert_eq!(page.last_step(&own), Some(Some(1)));
    page.apply(Action::Open(Opened::Nothing(
        nian_course::deck::Fault::Foreign,
    )));
    assert_eq!((page.faults().0.len(), items(&page).len()), (1, 2));
    // It is saved when the browser has taken it.
    let (said, number) = page.announcement();
    let before = (said.clone(), number);
    let effects = page.apply(Action::Download);
    assert!(matches!(effects[..], [Effect::Download(..)]), "{effects:?}");
    assert_eq!(page.announcement(), (&before.0, before.1));
    for (is_saved, said) in [(true, Announcement::Saved), (false, Announcement::NotSaved)] {
        page.apply(Action::Downloaded(is_saved));
        assert_eq!(page.announcement().0, &said);
    }
}

#[test]
fn a_file_that_is_dropped_changes_nothing_unseen() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1");
    page.apply(Action::Project);
    let own = kept(&device);
    let file = || Action::Open(Opened::Thing(as_thing(MADE).expect("a thing")));
    assert!(page.apply(file()).is_empty());
    assert_eq!((page.view(), kept(&device)), (View::Stage, own.clone()));
    // Over the lesson of a link it comes into one's own, which is seen then.
    let (mut page, _) = open(&device, "?d=nim:9&v=1");
    page.apply(Action::Open(Opened::Nothing(Fault::Foreign)));
    assert_eq!((page.view(), kept(&device)), (View::Look, own));
    assert_eq!(page.apply(file()), [address("")]);
    assert_eq!((page.view(), items(&page).len()), (View::Plan, 2));
    assert_eq!(items(&page)[0], "nim:1");
}

#[test]
fn the_stage_keeps_where_the_class_is() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    add(&mut page, "nim:1\nnim-and-variants/ex1");
    page.apply(Action::Project);
    let search = "?d=nim:1;nim-and-variants/ex1&at=2&step=3&answers=ask&v=1";
    assert_eq!(page.apply(Action::Placed(2, 3)), [address(search)]);
    let focus = Effect::Focus("project".to_owned());
    assert_eq!(page.apply(Action::Left(2, 3)), [address(""), focus]);
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
    // Nor is there a page that prints it, which has an address.
    let (mut page, _) = open(&device, "");
    assert_eq!(page.apply(Action::Print), []);
    let said = page.announcement().0;
    assert!(
        matches!(said, Announcement::CannotPrint(7000..)),
        "{said:?}"
    );
    page.apply(Action::Remove(1));
    let [Effect::Go(address)] = &page.apply(Action::Print)[..] else {
        panic!("a page");
    };
    assert!(address.ends_with("&print=both"));
}

#[test]
fn pupils_go_on_stage_and_get_an_address() {
    let device = Device::default();
    let (page, _) = open(&device, "?d=nim:1;nim:2&for=pupils&v=1");
    assert_eq!(page.view(), View::Stage);
    let (mut page, _) = open(&device, "?d=nim:1;nim:2;nim:3&at=2&v=1");
    page.apply(Action::Pupils);
    assert_eq!(page.dialog().map(|dialog| dialog.upto), Some(2));
    let three = page.pupils_address(3, false);
    assert!(
        three.contains("&at=1&") && !three.contains("upto"),
        "{three}"
    );
    let two = page.pupils_address(2, false);
    assert!(
        two.contains("?d=nim:1;nim:2&at=1&") && two.contains("&upto=2"),
        "{two}"
    );
    page.apply(Action::Bare(true));
    assert_eq!(
        page.dialog().map(|dialog| (dialog.upto, dialog.is_bare)),
        Some((2, true))
    );
    page.apply(Action::Bare(false));
    assert_eq!(
        page.apply(Action::Copy),
        [Effect::Copy(page.pupils_address(2, false))]
    );
    page.apply(Action::Copied(String::new(), true));
    assert_eq!(
        page.dialog().map(|dialog| &dialog.announcement),
        Some(&Announcement::Copied)
    );
}

#[test]
fn what_cannot_be_taken_back_is_not_told() {
    let device = Device::default();
    let (mut page, _) = open(&device, "");
    let before = page.announcement().1;
    for action in [Action::Undo, Action::Redo] {
        assert!(page.apply(action).is_empty());
    }
    assert_eq!(page.announcement().1, before);
}
