//! An example that is made by playing it.

use crate::device::Device;
use nian_course::make::{
    Action, Announcement, Draft, Effect, Export, ExportResult, Field, Focus, Import, ImportError,
    Make, decode, faults, judge,
};
use nian_course::packed::{pack, unpack};
use nian_course::store::Condition;
use nian_lessons::{BYTES, Json};
use nian_words::Language;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

const KEY: &str = "nian:make";

fn text(value: &str) -> Option<Json> {
    Some(Json::Text(value.to_owned()))
}

fn read(draft: &Draft) -> Value {
    serde_json::from_str(&draft.write()).expect("a file is JSON")
}

/// The draft of a file, which may lack a title.
fn draft(value: &Value) -> Draft {
    Draft::read(&value.to_string()).expect("an example")
}

fn steps(draft: &Draft) -> Value {
    read(draft)["steps"].clone()
}

fn open(device: &Device) -> Make<Device> {
    let (mut page, effects) = Make::open(device.clone(), Language::En);
    assert!(effects.contains(&Effect::Learn(Language::En)));
    page.apply(Action::Learnt(Language::En));
    page
}

fn played(page: &mut Make<Device>, moves: &[&str]) {
    for mv in moves {
        page.apply(Action::Play((*mv).to_owned()));
    }
}

/// What is kept on the device.
fn kept(device: &Device) -> Value {
    let entry: Value = serde_json::from_str(&device.text(KEY).expect("an entry")).expect("JSON");
    let text = entry["value"]["text"].as_str().expect("a text");
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn a_move_goes_on_or_begins_a_branch() {
    let (one, at) = Draft::of_game("nim:3,4,5", ["a2", "b1"]);
    assert_eq!((at, one.played(at)), (2, 2));
    assert_eq!(one.play(0, "a2"), (one.clone(), 1), "it is there already");
    let (two, at) = one.play(1, "c5");
    assert_eq!(at, 3);
    assert_eq!(
        steps(&two),
        json!([{ "play": "a2" }, { "play": "b1" }, { "back": 1, "play": "c5" }])
    );
    assert_eq!(two.played(3), 2);
    let (back, at) = two.go_back(0);
    assert_eq!((at, back.played(4)), (4, 0));
    assert_eq!(steps(&back)[3], json!({ "back": "start" }));
    // From a step that only goes back one goes on from where it does.
    let (on, _) = back.play(4, "c1");
    assert_eq!(steps(&on)[4], json!({ "play": "c1" }));
}

#[test]
fn steps_keep_what_they_go_on_from() {
    let (begun, _) = Draft::of_game("nim:3,4,5", ["a2", "b1", "c1"]);
    let (branch, _) = begun.play(1, "c5");
    assert_eq!(steps(&branch)[3], json!({ "back": 1, "play": "c5" }));
    let (with, at) = branch.insert(0);
    assert_eq!((at, &steps(&with)[0]), (1, &json!({})));
    assert_eq!(steps(&with)[4]["back"], 2);
    let (without, at) = with.remove(1);
    assert_eq!((at, &without), (1, &branch));
    // What a step that is gone went back to is handed on to the next.
    let (longer, _) = branch.play(4, "b2");
    let (shorter, at) = longer.remove(4);
    assert_eq!(at, 4);
    assert_eq!(steps(&shorter)[3], json!({ "back": 1, "play": "b2" }));
    // A step that others go back to: they go back to where it went on from.
    let (gone, _) = branch.remove(1);
    assert_eq!(steps(&gone)[2], json!({ "back": "start", "play": "c5" }));
    let swapped = branch.swap(1, 2).expect("neighbours");
    assert_eq!(steps(&swapped)[3]["back"], 2);
    assert_eq!(branch.swap(0, 1), None);
    assert_eq!(branch.swap(4, 5), None);
    assert_eq!(branch.remove(9).0, branch);
    assert_eq!(branch.with(9, "ask", text("outcome")), branch);
}

#[test]
fn another_start_states_nothing_of_the_old_one() {
    let begun = draft(&json!({
        "title": "t", "language": "en", "start": "nim:1,2", "expect": { "outcome": "unsafe" },
        "steps": [{ "play": "a1", "expect": { "outcome": "unsafe" } }],
    }));
    assert_eq!(
        read(&begun.start_at("nim:2,2")),
        json!({ "title": "t", "language": "en", "start": "nim:2,2", "steps": [{ "play": "a1" }] })
    );
}

#[test]
fn texts_are_written_in_a_language() {
    let plain = draft(&json!({ "language": "en", "title": "One", "start": "nim:1", "steps": [] }));
    assert_eq!(plain.text(0, "title", "en"), "One");
    assert_eq!(plain.text(0, "title", "ja"), "");
    assert_eq!(
        read(&plain.with_text(0, "title", "en", "Two"))["title"],
        "Two"
    );
    let both = plain.with_text(0, "title", "ja", "一");
    assert_eq!(read(&both)["title"], json!({ "en": "One", "ja": "一" }));
    assert_eq!(both.tags(), ["en", "ja"]);
    let one = both.with_text(0, "title", "en", "");
    assert_eq!(read(&one)["title"], json!({ "ja": "一" }));
    assert_eq!(one.any_text(0, "title"), Some("一"));
    let none = one.with_text(0, "title", "ja", "");
    assert_eq!(read(&none).get("title"), None);
}

/// All our examples, as they stand in their files.
fn ours() -> Vec<String> {
    let articles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
    let mut all = Vec::new();
    for article in fs::read_dir(articles).expect("the articles") {
        let folder = article.expect("an article").path().join("examples");
        for file in fs::read_dir(folder).into_iter().flatten() {
            all.push(fs::read_to_string(file.expect("a file").path()).expect("an example"));
        }
    }
    assert!(all.len() > 70, "{}", all.len());
    all
}

#[test]
fn our_examples_are_read_and_written_as_they_are() {
    for text in ours() {
        let mut before: Value = serde_json::from_str(&text).expect("JSON");
        before.as_object_mut().expect("an object").remove("$schema");
        let draft = Draft::read(&text).expect("an example");
        assert_eq!(read(&draft), before);
        let judgement = judge(&draft);
        assert_eq!(judgement.faults, []);
        assert_eq!(judgement.good.as_ref(), Some(&draft));
        assert_eq!(judgement.frames.len(), draft.steps() + 1);
        assert_eq!(unpack(&pack(&text)).as_deref(), Some(text.as_str()));
    }
}

/// Values of the wrong kind: of the example itself, or of its first step.
const WRONG: [(usize, &str, &str); 28] = [
    (1, "ask", "5"),
    (1, "ask", "{}"),
    (1, "ask", "[]"),
    (1, "ask", "true"),
    (1, "say", "5"),
    (1, "say", "[]"),
    (1, "say", r#"{"en":[]}"#),
    (1, "back", "{}"),
    (1, "back", "true"),
    (1, "play", "{}"),
    (1, "position", "[]"),
    (1, "pair", r#""x""#),
    (1, "done", "[]"),
    (1, "numeral", r#""x""#),
    (1, "expect", "5"),
    (1, "show", "5"),
    (1, "marks", r#""x""#),
    (1, "origin", "{}"),
    (0, "title", "5"),
    (0, "title", "[]"),
    (0, "place", "true"),
    (0, "start", "{}"),
    (0, "pairs", "[]"),
    (0, "ask", "{}"),
    (0, "language", "5"),
    (0, "steps", "5"),
    (0, "steps", "{}"),
    (1, "", "7"),
];

/// The text of an example with such a value, and where that stands.
fn with_wrong((at, key, value): (usize, &str, &str)) -> (String, usize) {
    let mut whole = [("title", r#"{"en":"T"}"#), ("start", r#""nim:3,4,5""#)]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .to_vec();
    let step = match (at, key) {
        (0, _) => String::new(),
        (_, "") => value.to_owned(),
        _ => format!("{{\"{key}\": {value}}}"),
    };
    whole.push(("steps".to_owned(), format!("[ {step} ]")));
    if at == 0 {
        whole.retain(|(own, _)| own != key);
        whole.push((key.to_owned(), value.to_owned()));
    }
    let members: Vec<_> = whole
        .iter()
        .map(|(key, value)| format!("\"{key}\": {value}"))
        .collect();
    let text = format!("{{ {} }}", members.join(", "));
    let place = match (at, key) {
        (1, "") => text.find("[ ").expect("the steps") + 2,
        _ => text.find(&format!("\"{key}\": ")).expect("the key") + key.len() + 4,
    };
    (text, place)
}

#[test]
fn a_value_of_the_wrong_kind_is_told_with_its_place() {
    for wrong in WRONG {
        let (text, place) = with_wrong(wrong);
        assert_eq!(Draft::read(&text), Err(ImportError::Parts), "{text}");
        let device = Device::default();
        let mut page = open(&device);
        played(&mut page, &["a2"]);
        let before = device.text(KEY);
        let effects = page.apply(Action::Imported(page.imports(), Import::Text(text.clone())));
        assert_eq!(effects, [Effect::OpenSource], "{text}");
        assert_eq!(
            page.announcement().0,
            &Announcement::NotOurs(ImportError::Parts)
        );
        assert_eq!(device.text(KEY), before, "the one that was there stays");
        let source = page.source();
        assert_eq!(source.text, text);
        let found: Vec<_> = source
            .faults
            .iter()
            .map(|fault| source.offset(fault))
            .collect();
        // Inside a text by languages the place is that of the language.
        let exact = |found: &usize| (place..place + wrong.2.len()).contains(found);
        assert!(found.iter().any(exact), "{text}: {found:?}, not {place}");
    }
}

#[test]
fn what_is_no_example_is_refused() {
    for (text, why) in [
        (r#"{"title": "half a "#, ImportError::Json),
        ("[1, 2]", ImportError::Foreign),
        ("{}", ImportError::Foreign),
        (
            r#"{"nian":"lesson","version":1,"things":[]}"#,
            ImportError::Deck,
        ),
    ] {
        assert_eq!(Draft::read(text), Err(why), "{text}");
    }
    assert_eq!(Draft::read(&" ".repeat(BYTES + 1)), Err(ImportError::Large));
    let nested = "[".repeat(3000) + &"]".repeat(3000);
    let text = format!(r#"{{"title":{{"en":"T"}},"start":"nim:1","x":{nested},"steps":[]}}"#);
    assert_eq!(Draft::read(&text), Err(ImportError::Json));
    let [line, character] = faults(&text)[0].place;
    assert_eq!(line, 1);
    assert!(character > 50, "{character}");
    let steps = vec!["{}"; 501].join(",");
    let text = format!(r#"{{"title":{{"en":"T"}},"start":"nim:1","steps":[{steps}]}}"#);
    assert_eq!(Draft::read(&text), Err(ImportError::Parts));
    assert_eq!(faults(&text).len(), 1);
}

#[test]
fn a_file_is_read_in_the_encodings_that_it_may_have() {
    let text = "{\"title\":\"拈\"}";
    let utf16 =
        |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let (little, big) = (utf16(u16::to_le_bytes), utf16(u16::to_be_bytes));
    for bytes in [
        text.as_bytes().to_vec(),
        [b"\xef\xbb\xbf", text.as_bytes()].concat(),
        little.clone(),
        [&[0xff, 0xfe], &*little].concat(),
        big.clone(),
        [&[0xfe, 0xff], &*big].concat(),
    ] {
        assert_eq!(decode(&bytes).as_deref(), Ok(text), "{bytes:?}");
    }
    for bytes in [
        &b"\xa4\xa4\xa4\xe5"[..],
        &little[..little.len() - 1],
        b"a\0b",
        b"{\"\xef\xbf\xbd\"}",
    ] {
        assert_eq!(decode(bytes), Err(ImportError::Encoding), "{bytes:?}");
    }
    assert_eq!(decode(&vec![b' '; 2 * BYTES + 3]), Err(ImportError::Large));
}

#[test]
fn what_a_link_packs_is_read_as_browsers_pack_it() {
    let text = r#"{"title":{"en":"拈"},"start":"nim:1,2","steps":[{"play":"a1"}]}"#;
    let made = "1eJyrVirJLMlJVbKqVkrNU7JSetbdoVSro1RcklhUAuTmZeZaGeoYKYFEUguKlayiq5UKchIrgVKJhkq1sbUAt8oU2w";
    assert_eq!(unpack(made).as_deref(), Some(text));
    assert_eq!(unpack("0eyJhIjoxfQ").as_deref(), Some(r#"{"a":1}"#));
    for none in [
        "",
        "1",
        "2eyJh",
        "1%%%",
        "0_w",
        &pack(&"a".repeat(BYTES + 1)),
    ] {
        assert_eq!(unpack(none), None, "{none}");
    }
}

#[test]
fn every_mistake_is_told_at_once_and_the_rest_is_shown() {
    let wrong = draft(&json!({
        "title": { "en": "T" }, "start": "nim:3,4,5", "steps": [
            { "play": "a2" },
            { "play": "c9" }, // wrong
            { "play": "b1", "say": { "en": "" } }, // goes on from what is wrong
            { "back": 1, "play": "b1", "say": { "en": " " } }, // only its words are wrong
            { "back": 4, "ploy": "a1" }, // what it plays is not known
            { "position": "nim:x" },
            { "position": "nim:1,2", "play": "b1" },
        ],
    }));
    let judgement = judge(&wrong);
    let at: Vec<_> = judgement.faults.iter().map(|fault| fault.at).collect();
    assert_eq!(at, [2, 3, 4, 5, 6]);
    let good = judgement.good.expect("its start is right");
    assert_eq!(
        steps(&good),
        json!([{ "play": "a2" }, {}, {}, { "back": 1, "play": "b1" }, {}, {}, { "position": "nim:1,2", "play": "b1" }])
    );
    assert_eq!(judgement.frames.len(), 8);
    assert_eq!(judge(&good).faults, []);
    let no_start =
        draft(&json!({ "title": { "en": "T" }, "start": "nim:x", "steps": [{ "play": "a1" }] }));
    let judgement = judge(&no_start);
    assert_eq!((judgement.faults.len(), judgement.good), (1, None));
    let later =
        draft(&json!({ "title": { "en": "T" }, "start": "nim:1", "steps": [{ "sing": "la" }] }));
    assert!(judge(&later).is_later());
    assert_eq!(
        steps(&later),
        json!([{ "sing": "la" }]),
        "it is kept as it is"
    );
}

#[test]
fn everything_is_taken_back_and_done_again() {
    let device = Device::default();
    let mut page = open(&device);
    assert_eq!(
        device.text(KEY),
        None,
        "nothing is kept before something is made"
    );
    played(&mut page, &["a1", "b2"]);
    for typed in ["S", "So", "So it is"] {
        page.apply(Action::Write(Field::Say, typed.to_owned()));
    }
    page.apply(Action::Insert);
    page.apply(Action::Ask("outcome".to_owned()));
    page.apply(Action::Marks(true));
    page.apply(Action::Show("columns".to_owned()));
    page.apply(Action::Swap(3, 2, Focus::Row));
    page.apply(Action::Remove(1));
    page.apply(Action::GoBack);
    let last = kept(&device);
    let mut back = 0;
    while page.can_turn()[0] {
        page.apply(Action::Undo);
        back += 1;
    }
    assert_eq!(
        back, 10,
        "what is typed into a field is taken back together"
    );
    assert_eq!(kept(&device), json!({ "start": "nim:3,4,5", "steps": [] }));
    while page.can_turn()[1] {
        page.apply(Action::Redo);
    }
    assert_eq!(kept(&device), last);
}

#[test]
fn what_a_link_gives_is_looked_at_until_it_is_changed() {
    let device = Device::default();
    let mut page = open(&device);
    played(&mut page, &["a2"]);
    let own = kept(&device);
    let mut page = open(&device);
    page.apply(Action::Looked(
        0,
        Import::Game("nim:7,7".to_owned(), Vec::new()),
    ));
    page.apply(Action::Go(0, Focus::Stays));
    assert_eq!(kept(&device), own);
    assert_eq!(page.draft().start(), Some("nim:7,7"));
    assert!(page.has_more()[0], "one's own can be brought back");
    let effects = page.apply(Action::Play("a1".to_owned()));
    assert!(effects.contains(&Effect::Own));
    assert_eq!(kept(&device)["start"], "nim:7,7");
    for start in ["nim:3,4,5", "nim:7,7", "nim:3,4,5"] {
        page.apply(Action::BringBack);
        assert_eq!(kept(&device)["start"], start);
    }
    // Another window's change is not lost either.
    let mut other = open(&device);
    played(&mut other, &["b1"]);
    page.apply(Action::OtherWindow);
    assert_eq!(read(page.draft()), kept(&device));
    // Where it looks is nothing to be taken back here, and leads nowhere.
    page.apply(Action::Undo);
    let (at, can_turn) = (page.at(), page.can_turn());
    let mut other = open(&device);
    other.apply(Action::Go(0, Focus::Stays));
    assert!(page.apply(Action::OtherWindow).is_empty());
    assert_eq!((page.at(), page.can_turn()), (at, can_turn));
}

#[test]
fn the_last_import_wins_and_a_change_overtakes_it() {
    let device = Device::default();
    let mut page = open(&device);
    let game = |start: &str| Import::Game(start.to_owned(), Vec::new());
    page.apply(Action::Import);
    let slow = page.imports();
    page.apply(Action::Import);
    page.apply(Action::Imported(page.imports(), game("nim:7,7")));
    assert!(
        page.apply(Action::Imported(slow, game("nim:1,2")))
            .is_empty()
    );
    assert_eq!(page.draft().start(), Some("nim:7,7"));
    page.apply(Action::Import);
    let slow = page.imports();
    page.apply(Action::Play("a1".to_owned()));
    page.apply(Action::Imported(slow, game("nim:1,2")));
    assert_eq!(page.draft().start(), Some("nim:7,7"));
    // A step that is only looked at overtakes nothing.
    page.apply(Action::Import);
    page.apply(Action::Go(0, Focus::Stays));
    page.apply(Action::Imported(page.imports(), game("nim:1,2")));
    assert_eq!(page.draft().start(), Some("nim:1,2"));
}

#[test]
fn what_is_kept_is_read_for_ever() {
    let device = Device::default();
    // As version 1.0 kept it: the value before its version.
    device.put(KEY, r#"{"value":{"text":"{\"start\":\"nim:1,2\",\"steps\":[{\"play\":\"a1\"}]}","at":1},"version":1}"#);
    device.put(
        "nian:make-before",
        r#"{"version":1,"value":{"text":"{\"start\":\"nim:9\",\"steps\":[]}","at":0}}"#,
    );
    let mut page = open(&device);
    assert_eq!((page.at(), page.condition()), (1, Condition::Fine));
    assert_eq!(page.has_more(), [true, false]);
    page.apply(Action::BringBack);
    assert_eq!(page.draft().start(), Some("nim:9"));
    page.apply(Action::BringBack);
    assert_eq!(page.draft().start(), Some("nim:1,2"));
}

#[test]
fn what_is_damaged_is_mended_and_its_text_can_be_had() {
    let device = Device::default();
    let text = r#"{"start":"nim:3,4,5","title":{"en":"Mine"},"steps":[{"play":"a1"},{"ask":5,"play":"b1"}]}"#;
    device.put(
        KEY,
        &json!({ "version": 1, "value": { "text": text, "at": 2 } }).to_string(),
    );
    let mut page = open(&device);
    assert_eq!((page.draft().steps(), page.at()), (2, 2));
    assert_eq!(
        (page.condition(), page.has_more()),
        (Condition::Mended, [false, true])
    );
    page.apply(Action::SeeAside);
    assert_eq!(page.source().text, text);
    assert_eq!(page.source().faults.len(), 1);
    page.apply(Action::Source(
        text.replace("5,\"play", "\"winning\",\"play"),
    ));
    assert_eq!(page.has_more(), [false, false]);
    assert_eq!(kept(&device)["steps"][1]["ask"], "winning");
    device.put(KEY, "{]");
    let page = open(&device);
    assert_eq!(page.condition(), Condition::Damaged);
    assert_eq!(page.draft(), &Draft::default());
    device.forbid();
    let mut page = open(&device);
    played(&mut page, &["a2"]);
    assert_eq!(
        (page.draft().steps(), page.condition()),
        (1, Condition::Forbidden)
    );
    device.allow();
    played(&mut page, &["b1"]);
    assert_eq!(page.condition(), Condition::Fine);
    assert_eq!(
        kept(&device)["steps"],
        json!([{ "play": "a2" }, { "play": "b1" }])
    );
}

#[test]
fn what_was_put_aside_stays_until_it_is_mended_itself() {
    let device = Device::default();
    let [one, two] = ["a1", "b2"].map(|mv| {
        let text = format!(r#"{{"start":"nim:3,4,5","steps":[{{"ask":5,"play":"{mv}"}}]}}"#);
        device.put(
            KEY,
            &json!({ "version": 1, "value": { "text": text, "at": 0 } }).to_string(),
        );
        drop(open(&device));
        text
    });
    let mut page = open(&device);
    page.apply(Action::SeeAside);
    assert_eq!(page.source().text, two);
    // Another change is another draft: what is typed then mends nothing.
    played(&mut page, &["a2"]);
    page.apply(Action::Source(r#"{"start":"nim:1","steps":[]}"#.to_owned()));
    page.apply(Action::SeeAside);
    assert_eq!(page.source().text, two);
    page.apply(Action::Source(two.replace("\"ask\":5,", "")));
    page.apply(Action::SeeAside);
    assert_eq!(page.source().text, one, "the one before it is still there");
}

#[test]
fn a_draft_stays_where_there_is_no_room_to_put_it_aside() {
    let device = Device::default();
    let mut page = open(&device);
    played(&mut page, &["a2", "b1"]);
    let own = kept(&device);
    device.leave_room(device.text(KEY).expect("a draft").len());
    page.apply(Action::Empty);
    assert_eq!(page.condition(), Condition::Forbidden);
    assert_eq!(kept(&device), own);
    device.allow();
    played(&mut page, &["a1"]);
    assert_eq!(page.condition(), Condition::Fine);
    page.apply(Action::BringBack);
    assert_eq!(page.draft().steps(), 2);
}

#[test]
fn a_start_that_is_none_changes_nothing() {
    let device = Device::default();
    let mut page = open(&device);
    played(&mut page, &["a2", "c5"]);
    page.apply(Action::Start("nim:x".to_owned()));
    assert!(page.start_wrong().is_some());
    assert_eq!(page.draft().start(), Some("nim:3,4,5"));
    page.apply(Action::Start("nim:3,4,6".to_owned()));
    assert_eq!(page.announcement().0, &Announcement::Started);
    page.apply(Action::Start("nim:3,4,2".to_owned()));
    assert_eq!(
        (page.announcement().0, page.at()),
        (&Announcement::StartedWrong(2), 2)
    );
    assert_eq!(page.apply(Action::PassOn(Export::Link)), []);
    assert_eq!(
        page.apply(Action::PassOn(Export::File)),
        [Effect::PassOn(Export::File)]
    );
    // The board stands before the move that cannot be played: another one takes its place.
    played(&mut page, &["b1"]);
    assert_eq!(
        steps(page.draft()),
        json!([{ "play": "a2" }, { "play": "b1" }])
    );
    page.apply(Action::Passed(ExportResult::Added(3)));
    assert_eq!(page.passed(), (Some(&ExportResult::Added(3)), 1));
    page.apply(Action::Passed(ExportResult::NotSaved));
    assert_eq!(page.passed(), (Some(&ExportResult::NotSaved), 2));
}

#[test]
fn sentences_are_computed_where_nobody_has_written() {
    let mut page = open(&Device::default());
    played(&mut page, &["a2"]);
    let said = page.computed(1).to_owned();
    assert!(said.len() > 10, "{said}");
    page.apply(Action::Write(Field::Say, "Mine".to_owned()));
    page.apply(Action::Ask("outcome".to_owned()));
    assert_eq!(page.computed(1), said);
    let effects = page.apply(Action::Tag("zh-Hant".to_owned()));
    assert_eq!(effects, [Effect::Learn(Language::ZhHant)]);
    assert_eq!(page.computed(1), "", "its words are on their way");
    page.apply(Action::Learnt(Language::ZhHant));
    assert_ne!(page.computed(1), said);
    assert!(!page.computed(1).is_empty());
    page.apply(Action::Tag(String::new()));
    page.apply(Action::OtherTag("zh_TW".to_owned()));
    assert_eq!(page.asks_tag(), (true, true));
    page.apply(Action::OtherTag("eo".to_owned()));
    assert_eq!(page.tags().1, "eo");
    assert_eq!(page.computed(1), said, "in the language of the page");
}

#[test]
fn a_text_that_is_typed_stays_as_it_is() {
    let device = Device::default();
    let mut page = open(&device);
    let typed = "{ \"start\": \"nim:1,2\",\n  \"steps\": [ { \"play\": \"拈\" } ] }";
    page.apply(Action::Source(typed.to_owned()));
    assert_eq!(page.source().text, typed);
    assert_eq!(steps(page.draft()), json!([{ "play": "拈" }]));
    let fault = &page.source().faults[0];
    assert_eq!((fault.at, fault.place), (1, [2, 24]));
    assert_eq!(
        page.source().offset(fault),
        typed.find("\"拈\"").expect("the move")
    );
    page.apply(Action::Source("{ \"start\"".to_owned()));
    assert_eq!(page.source().not, Some(ImportError::Json));
    assert_eq!(
        steps(page.draft()),
        json!([{ "play": "拈" }]),
        "the last good one stays"
    );
    page.apply(Action::Go(0, Focus::Stays));
    assert_eq!(page.source().text, "{ \"start\"");
}
