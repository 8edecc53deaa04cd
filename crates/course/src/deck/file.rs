//! A lesson in a file. What reads goes on past what it cannot read.

use super::address::{is_id, is_later};
use super::fault::Fault;
use super::json::{self, Members};
use super::plan::{Deck, MOST_THINGS, start_of};
use super::saved::{ANSWER, ASKS, CHOICES};
use super::text::{MOST_OF_NOTE, MOST_OF_QUESTION, MOST_OF_TITLE, Text, is_space, tidy, trim};
use super::thing::{BETWEEN, QuestionKind, Thing, answer_of, choices_of, of_value, unread};
use crate::elements::Answers;
use serde_json::value::RawValue;

/// The most characters of a file, in units of UTF-16.
const MOST_OF_FILE: usize = 2_500_000;
/// The largest step.
const MOST_OF_STEP: usize = 999;

/// The lesson of a file, and what of it could not be read; `None` where it is none, and the only fault says why.
///
/// ```
/// use nian_course::deck::{from_file, to_file};
///
/// let text = r#"{"nian":"lesson","version":1,"things":[{"item":"nim:3,4,5","question":"Why?"}]}"#;
/// let (deck, faults) = from_file(text);
/// assert!(faults.is_empty());
/// let deck = deck.expect("a lesson");
/// assert_eq!(from_file(&to_file(&deck)).0, Some(deck));
/// ```
#[must_use]
pub fn from_file(text: &str) -> (Option<Deck>, Vec<Fault>) {
    match whole(text) {
        Ok((deck, faults)) => (Some(deck), faults),
        Err(fault) => (None, vec![fault]),
    }
}

fn whole(text: &str) -> Result<(Deck, Vec<Fault>), Fault> {
    if text.len() > MOST_OF_FILE && text.encode_utf16().count() > MOST_OF_FILE {
        return Err(Fault::Large);
    }
    let own = text.strip_prefix('\u{feff}').unwrap_or(text);
    if serde_json::from_str::<&RawValue>(own).is_err() {
        return Err(if is_like_one(text) {
            Fault::Damaged
        } else {
            Fault::Foreign
        });
    }
    let Some(file) = Members::of(own) else {
        return Err(Fault::Foreign);
    };
    if file.text("nian").as_deref() != Some("lesson") {
        return Err(match file.get("steps") {
            Some(steps) if steps.starts_with('[') => Fault::Example,
            _ => Fault::Foreign,
        });
    }
    let things = file.get("things").and_then(json::list);
    let things = things.ok_or(Fault::Damaged)?;
    let mut faults = Vec::new();
    let deck = deck_of(&file, &things, &mut faults);
    Ok((deck, faults))
}

/// Whether a text that is no JSON was a lesson.
fn is_like_one(text: &str) -> bool {
    let after = |text: &str, token: &str| -> Option<usize> {
        let rest = text.trim_start_matches(is_space);
        let rest = rest.strip_prefix(token)?;
        Some(text.len() - rest.len())
    };
    let is_named = |rest: &str| {
        let colon = after(rest, ":").map(|at| &rest[at..]);
        colon.is_some_and(|rest| after(rest, "\"lesson\"").is_some())
    };
    let mut names = text.match_indices("\"nian\"");
    after(text, "{").is_some() && names.any(|(at, name)| is_named(&text[at + name.len()..]))
}

fn deck_of(file: &Members<'_>, things: &[&RawValue], faults: &mut Vec<Fault>) -> Deck {
    let version = file.get("version").map(|version| {
        let text = json::text(version);
        text.unwrap_or_else(|| version.to_owned())
    });
    if version.is_some_and(|version| is_later(&version)) {
        faults.push(Fault::Later);
    }
    let title = written(file.get("title"), MOST_OF_TITLE, faults);
    let mut deck = Deck {
        title: title.filter(|title| !title.is_empty()),
        ready: file.text("ready").filter(|id| is_id(id)),
        ..Deck::default()
    };
    if let Some(answers) = file.text("answers").as_deref().and_then(Answers::named) {
        deck.answers = answers;
    }
    if things.len() > MOST_THINGS {
        faults.push(Fault::Many(things.len()));
    }
    for (at, one) in things.iter().take(MOST_THINGS).enumerate() {
        let thing = thing_of(one.get(), at + 1, deck.ready.is_some(), faults);
        deck.things.extend(thing);
    }
    if deck.things.is_empty() {
        faults.push(Fault::Empty);
    }
    let at = file.number("at");
    let at = at.filter(|at| (1..=deck.things.len()).contains(at));
    deck.at = at.unwrap_or(1);
    let step = file
        .number("step")
        .filter(|&step| step <= MOST_OF_STEP && !deck.things.is_empty());
    let step = step.and_then(|step| u16::try_from(step).ok());
    deck.step = step.unwrap_or_else(|| start_of(&deck.things, deck.at));
    if let Some(upto) = file.get("upto") {
        let seen = file.number("upto");
        deck.upto = seen.filter(|seen| (1..=deck.things.len()).contains(seen));
        if deck.upto.is_none() {
            faults.push(of_value("upto", upto));
        }
    }
    deck
}

/// The thing with this number, 1-based.
fn thing_of(json: &str, number: usize, is_ready: bool, faults: &mut Vec<Fault>) -> Option<Thing> {
    let members = Members::of(json).unwrap_or(Members(Vec::new()));
    let item = members.get("item").filter(|item| *item != "null");
    let item = item.map(|item| json::text(item).ok_or(item));
    let thing = match &item {
        Some(Ok(item)) => Thing::parse(trim(item)),
        _ => None,
    };
    let Some(mut thing) = thing else {
        let item = item.map(|item| item.unwrap_or_else(str::to_owned));
        faults.push(unread(item.as_deref().unwrap_or("?"), number));
        return None;
    };
    for (holder, name, most) in [
        (&mut thing.name, "name", MOST_OF_TITLE),
        (&mut thing.question, "question", MOST_OF_QUESTION),
        (&mut thing.note, "note", MOST_OF_NOTE),
    ] {
        let own = written(members.get(name), most, faults);
        *holder = own.filter(|own| is_ready || !own.is_empty());
    }
    asked(&mut thing, &members, faults);
    for (name, value) in &members.0 {
        if let Some(value) = json::text(value.get()) {
            thing.set_beside(name, &value, faults);
        }
    }
    Some(thing)
}

/// How the question of a thing is asked.
fn asked(thing: &mut Thing, members: &Members<'_>, faults: &mut Vec<Fault>) {
    let own = |name: &str| members.get(name).filter(|own| *own != "null");
    if let Some(kind) = own(ASKS) {
        let name = json::text(kind);
        match name.as_deref().and_then(QuestionKind::named) {
            Some(asks) => thing.asks = asks,
            None => faults.push(of_value(ASKS, name.as_deref().unwrap_or(kind))),
        }
    }
    if let Some(choices) = own(CHOICES) {
        let all = json::list(choices).map(|all| {
            let all = all.iter().map(|one| json::text(one.get()));
            let all: Vec<String> = all.map(Option::unwrap_or_default).collect();
            all.join(BETWEEN.encode_utf8(&mut [0; 4]))
        });
        match all.or_else(|| json::text(choices)) {
            Some(all) => thing.choices = choices_of(&all, CHOICES, faults),
            None => faults.push(of_value(CHOICES, choices)),
        }
    }
    if let Some(answer) = own(ANSWER) {
        match json::text(answer) {
            Some(answer) => thing.answer = answer_of(&answer, faults),
            None => faults.push(of_value(ANSWER, answer)),
        }
    }
}

/// What is kept of a text that somebody has written; `None` where it is none.
fn written(json: Option<&str>, most: usize, faults: &mut Vec<Fault>) -> Option<Text> {
    let json = json.filter(|json| *json != "null")?;
    if let Some(text) = json::text(json) {
        return Some(Text::Plain(tidy(&text, most, faults)));
    }
    let Some(members) = Members::of(json) else {
        faults.push(Fault::Text);
        return None;
    };
    let texts = members.0.iter();
    let texts = texts.map(|(tag, text)| (tag.as_str(), json::text(text.get())));
    Text::tagged(texts, most, faults)
}
