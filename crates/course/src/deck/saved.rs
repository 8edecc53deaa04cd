//! A lesson written as a file.

use super::address::VERSION;
use super::json;
use super::plan::Deck;
use super::text::Text;
use super::thing::{QuestionKind, Thing};
use nian_lessons::Json;

/// What is told of how a question is asked.
pub(super) const ASKS: &str = "kind";
pub(super) const CHOICES: &str = "choices";
pub(super) const ANSWER: &str = "answer";

/// The text of the file of a lesson.
#[must_use]
pub fn to_file(deck: &Deck) -> String {
    let mut text = String::new();
    json::write(&as_json(deck), Some(0), &mut text);
    text.push('\n');
    text
}

/// What stands in its file.
pub(super) fn as_json(deck: &Deck) -> Json {
    let mut file = vec![
        member("nian", text("lesson")),
        member("version", Json::Number(VERSION.into())),
    ];
    let title = deck.title.as_ref().filter(|title| !title.is_empty());
    file.extend(title.map(|title| member("title", localized(title))));
    file.push(member("answers", text(deck.answers.name())));
    file.push(member("at", Json::Number(deck.at as u64)));
    file.push(member("step", Json::Number(deck.step.into())));
    let upto = deck.upto.map(|upto| Json::Number(upto as u64));
    file.extend(upto.map(|upto| member("upto", upto)));
    let ready = deck.ready.as_deref().map(text);
    file.extend(ready.map(|ready| member("ready", ready)));
    let is_ready = deck.ready.is_some();
    let things = deck.things.iter();
    let things = things.map(|thing| Json::Object(thing_as_json(thing, is_ready)));
    file.push(member("things", Json::List(things.collect())));
    Json::Object(file)
}

fn thing_as_json(thing: &Thing, is_ready: bool) -> Vec<(String, Json)> {
    let mut all = vec![member("item", text(&thing.item.to_string()))];
    for (name, own) in [
        ("name", &thing.name),
        ("question", &thing.question),
        ("note", &thing.note),
    ] {
        let own = own.as_ref().filter(|own| is_ready || !own.is_empty());
        all.extend(own.map(|own| member(name, localized(own))));
    }
    if thing.asks != QuestionKind::Wait {
        all.push(member(ASKS, text(thing.asks.name())));
    }
    if !thing.choices.is_empty() {
        let choices = thing.choices.iter().map(|choice| text(choice));
        all.push(member(CHOICES, Json::List(choices.collect())));
    }
    let answer = thing.answer.as_deref().map(text);
    all.extend(answer.map(|answer| member(ANSWER, answer)));
    all.extend(
        thing
            .beside()
            .map(|(name, value)| member(name, text(value))),
    );
    all
}

fn member(name: &str, value: Json) -> (String, Json) {
    (name.to_owned(), value)
}

fn text(text: &str) -> Json {
    Json::Text(text.to_owned())
}

fn localized(own: &Text) -> Json {
    match own {
        Text::Plain(own) => text(own),
        Text::Tagged(all) => {
            let all = all.iter().map(|(tag, own)| member(tag, text(own)));
            Json::Object(all.collect())
        }
    }
}

/// Whether two are the same lesson, wherever the class is in it.
#[must_use]
pub fn same(deck: &Deck, other: &Deck) -> bool {
    let placed = |deck: &Deck| {
        let (at, step) = (1, 0);
        as_json(&Deck {
            at,
            step,
            ..deck.clone()
        })
    };
    placed(deck) == placed(other)
}
