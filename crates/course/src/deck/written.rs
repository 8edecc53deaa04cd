//! A lesson written as an address.

use super::address::VERSION;
use super::plan::Deck;
use super::query::escape;
use super::ready::{Ready, given};
use super::text::{PACKED, Text, pack};
use super::thing::{Asks, BETWEEN};

/// From so many characters on, texts are packed.
const PLAIN: usize = 600;

/// The address of a lesson, from the question mark on. Texts that the ready-made lesson has which it names, of these,
/// need not stand in it.
#[must_use]
pub fn write(deck: &Deck, ready: &[Ready]) -> String {
    let plain = written(deck, ready, false);
    if plain.len() <= PLAIN {
        plain
    } else {
        written(deck, ready, true)
    }
}

fn written(deck: &Deck, ready: &[Ready], packs: bool) -> String {
    let mut writer = Writer {
        to: "?d=".to_owned(),
        packs,
    };
    for (at, thing) in deck.things.iter().enumerate() {
        if at > 0 {
            writer.to.push(';');
        }
        escape(&thing.item.to_string(), &mut writer.to);
    }
    writer.plain("at", "", &deck.at.to_string());
    writer.plain("step", "", &deck.step.to_string());
    writer.plain("answers", "", deck.answers.name());
    if deck.pupils {
        writer.plain("for", "", "pupils");
    }
    if let Some(upto) = deck.upto {
        writer.plain("upto", "", &upto.to_string());
    }
    let given = given(deck, ready);
    writer.text("title", "", deck.title.as_ref().filter(|_| !given.title));
    for (at, thing) in deck.things.iter().enumerate() {
        let number = (at + 1).to_string();
        let given = given.things.get(at).copied().unwrap_or_default();
        let question = thing.question.as_ref().filter(|_| !given.question);
        let note = thing.note.as_ref().filter(|_| !given.note);
        writer.text("t", &number, thing.name.as_ref());
        writer.text("q", &number, question);
        writer.text("n", &number, note);
        if thing.asks != Asks::Wait {
            writer.plain("k", &number, thing.asks.name());
        }
        if !thing.choices.is_empty() {
            let choices = thing.choices.join(BETWEEN.encode_utf8(&mut [0; 4]));
            writer.one("c", &number, "", &choices);
        }
        if let Some(answer) = &thing.answer {
            writer.one("a", &number, "", answer);
        }
        for (name, value) in thing.beside() {
            writer.plain(name, &number, value);
        }
    }
    if let Some(ready) = &deck.ready {
        writer.plain("ready", "", ready);
    }
    writer.plain("v", "", &VERSION.to_string());
    writer.to
}

struct Writer {
    to: String,
    /// Whether a text is packed that is shorter so.
    packs: bool,
}

impl Writer {
    fn name(&mut self, name: &str, number: &str, tag: &str) {
        let dot = if tag.is_empty() { "" } else { "." };
        for part in ["&", name, number, dot, tag, "="] {
            self.to.push_str(part);
        }
    }

    fn plain(&mut self, name: &str, number: &str, value: &str) {
        self.name(name, number, "");
        escape(value, &mut self.to);
    }

    fn text(&mut self, name: &str, number: &str, text: Option<&Text>) {
        match text {
            None => {}
            Some(Text::Plain(text)) => self.one(name, number, "", text),
            Some(Text::Tagged(all)) => {
                for (tag, text) in all {
                    self.one(name, number, tag, text);
                }
            }
        }
    }

    /// A text that somebody has written. What begins with the sign of packed text is packed.
    fn one(&mut self, name: &str, number: &str, tag: &str, text: &str) {
        self.name(name, number, tag);
        let from = self.to.len();
        escape(text, &mut self.to);
        let is_marked = text.starts_with(PACKED);
        if is_marked || self.packs {
            let packed = pack(text);
            if is_marked || packed.len() < self.to.len() - from {
                self.to.replace_range(from.., &packed);
            }
        }
    }
}
