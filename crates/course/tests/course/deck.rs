//! A lesson of a teacher's own: as the scripts of the page read and wrote it, and what is done with it.

mod adding;
mod anything;
mod asked;
mod editing;
mod shelf;
mod short;
mod shown;
mod tray;

use nian_course::deck::{
    Deck, Fault, Item, Ready, Text, Thing, dress, from_file, read, to_file, write,
};
use serde::Deserialize;

/// What the scripts of the page made of addresses and files, before there was anything else that read them.
#[derive(Deserialize)]
struct Golden {
    ready: Vec<Ready>,
    addresses: Vec<Case>,
    files: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    #[serde(alias = "search")]
    text: String,
    faults: Vec<String>,
    /// What it is as a file, if it is a lesson.
    file: Option<String>,
    /// Its address.
    written: Option<String>,
    /// Its address with the texts of its ready-made lesson.
    dressed: Option<String>,
    /// The address for pupils, as far as the class is.
    pupils: Option<String>,
}

fn golden() -> Golden {
    serde_json::from_str(include_str!("data/decks.json")).expect("the cases")
}

fn told(faults: &[Fault]) -> Vec<String> {
    let said = |fault: &Fault| match fault.about() {
        about if about.is_empty() => fault.code().to_owned(),
        about => format!("{} {about}", fault.code()),
    };
    faults.iter().map(said).collect()
}

fn deck(search: &str) -> Deck {
    read(search).0.expect("a lesson")
}

fn thing(item: &str) -> Thing {
    Thing::new(Item::parse(item).expect("an item"))
}

fn items(deck: &Deck) -> Vec<String> {
    let items = deck.things.iter().map(|thing| thing.item.to_string());
    items.collect()
}

fn en(text: &str) -> Text {
    Text::of("en", text.to_owned())
}

/// What its own address gives of a lesson.
fn again(deck: &Deck) -> (Option<Deck>, Vec<Fault>) {
    let faults = if deck.things.is_empty() {
        vec![Fault::Empty]
    } else {
        Vec::new()
    };
    (Some(deck.clone()), faults)
}

#[track_caller]
fn holds(case: &Case, found: &(Option<Deck>, Vec<Fault>), ready: &[Ready]) {
    let about = &case.text[..case.text.floor_char_boundary(200)];
    assert_eq!(told(&found.1), case.faults, "{about}");
    let written = |ready: &[Ready]| found.0.as_ref().map(|deck| write(deck, ready));
    assert_eq!(found.0.as_ref().map(to_file), case.file, "{about}");
    assert_eq!(written(&[]), case.written, "{about}");
    let dressed = found.0.clone().map(|deck| dress(deck, ready));
    let address = dressed.as_ref().map(|deck| write(deck, ready));
    assert_eq!(address, case.dressed, "{about}");
    let pupils = dressed.map(|deck| write(&deck.for_pupils(deck.at), ready));
    assert_eq!(pupils, case.pupils, "{about}");
}

#[test]
fn addresses_are_read_and_written_as_ever() {
    let golden = golden();
    assert!(golden.addresses.len() > 100);
    for case in &golden.addresses {
        let found = read(&case.text);
        holds(case, &found, &golden.ready);
        if let (Some(deck), _) = found {
            assert_eq!(read(&write(&deck, &[])), again(&deck), "{}", case.text);
        }
    }
}

#[test]
fn files_are_read_and_written_as_ever() {
    let golden = golden();
    for case in &golden.files {
        let found = from_file(&case.text);
        holds(case, &found, &golden.ready);
        if let (Some(deck), _) = found {
            assert_eq!(from_file(&to_file(&deck)), again(&deck), "{}", case.text);
        }
    }
    let large = "x".repeat(2_600_000);
    assert_eq!(from_file(&large), (None, vec![Fault::Large]));
}

/// A script may have cut a letter in two.
#[test]
fn half_a_letter_stands_for_nothing_but_itself() {
    let file = r#"{"nian":"lesson","title":"a\ud83d","things":[{"item":"nim:3","name":"\udE00\ud83d\ude00"}]}"#;
    let (deck, faults) = from_file(file);
    let deck = deck.expect("a lesson");
    assert_eq!(faults, []);
    assert_eq!(deck.title, Some(Text::Plain("a\u{fffd}".into())));
    assert_eq!(
        deck.things[0].name,
        Some(Text::Plain("\u{fffd}\u{1f600}".into()))
    );
    let (deck, faults) = read("?d=nim:3&q1=~2D0&v=1");
    assert_eq!(faults, []);
    let question = deck.expect("a lesson").things[0].question.clone();
    assert_eq!(question, Some(Text::Plain("\u{fffd}".into())));
}

#[test]
fn what_is_long_is_no_item() {
    let longest = format!("lesson:{}", "0".repeat(30_000));
    assert!(Item::parse(&longest).is_some());
    let (deck, faults) = read(&format!("?d=nim:3;{longest}0&v=1"));
    assert_eq!(items(&deck.expect("a lesson")), ["nim:3"]);
    assert_eq!(faults, [Fault::Made(2)]);
}

fn random(mut seed: u32) -> impl FnMut() -> usize {
    move || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        usize::try_from(seed >> 8).expect("a number")
    }
}
