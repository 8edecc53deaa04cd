//! A lesson written as an address.

use super::address::{TOGETHER, VERSION};
use super::plan::Deck;
use super::query::{escape, sparing};
use super::ready::{Ready, given};
use super::text::{PACKED, Text, pack};
use super::thing::{BETWEEN, QuestionKind};
use crate::packed;

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

/// The shortest address of a lesson, for a QR code: what people have written stands in one parameter, `texts`, as
/// [`crate::packed`] has it, where that is shorter.
#[must_use]
pub fn write_short(deck: &Deck, ready: &[Ready]) -> String {
    let usual = write(deck, ready);
    let mut writer = Writer::new(false);
    writer.together = Some(String::new());
    let short = writer.written(deck, ready);
    if short.len() < usual.len() {
        short
    } else {
        usual
    }
}

fn written(deck: &Deck, ready: &[Ready], packs: bool) -> String {
    Writer::new(packs).written(deck, ready)
}
struct Writer {
    to: String,
    /// Whether a text is packed that is shorter so.
    packs: bool,
    /// The query of what people have written, if that is to stand together.
    together: Option<String>,
}

impl Writer {
    fn new(packs: bool) -> Self {
        Self {
            to: "?d=".to_owned(),
            packs,
            together: None,
        }
    }

    fn written(mut self, deck: &Deck, ready: &[Ready]) -> String {
        for (at, thing) in deck.things.iter().enumerate() {
            if at > 0 {
                self.to.push(';');
            }
            escape(&thing.item.to_string(), &mut self.to);
        }
        self.plain("at", "", &deck.at.to_string());
        self.plain("step", "", &deck.step.to_string());
        self.plain("answers", "", deck.answers.name());
        if deck.pupils {
            self.plain("for", "", "pupils");
        }
        if let Some(upto) = deck.upto {
            self.plain("upto", "", &upto.to_string());
        }
        let given = given(deck, ready);
        self.text("title", "", deck.title.as_ref().filter(|_| !given.title));
        for (at, thing) in deck.things.iter().enumerate() {
            let number = (at + 1).to_string();
            let given = given.things.get(at).copied().unwrap_or_default();
            let question = thing.question.as_ref().filter(|_| !given.question);
            let note = thing.note.as_ref().filter(|_| !given.note);
            self.text("t", &number, thing.name.as_ref());
            self.text("q", &number, question);
            self.text("n", &number, note);
            if thing.asks != QuestionKind::Wait {
                self.plain("k", &number, thing.asks.name());
            }
            if !thing.choices.is_empty() {
                let choices = thing.choices.join(BETWEEN.encode_utf8(&mut [0; 4]));
                self.one("c", &number, "", &choices);
            }
            if let Some(answer) = &thing.answer {
                self.one("a", &number, "", answer);
            }
            for (name, value) in thing.beside() {
                self.plain(name, &number, value);
            }
        }
        if let Some(together) = self.together.take().filter(|all| !all.is_empty()) {
            self.plain(TOGETHER, "", &packed::pack(&together));
        }
        if let Some(ready) = &deck.ready {
            self.plain("ready", "", ready);
        }
        self.plain("v", "", &VERSION.to_string());
        self.to
    }

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
        if let Some(together) = &mut self.together {
            let dot = if tag.is_empty() { "" } else { "." };
            together.extend(["&", name, number, dot, tag, "="]);
            if text.starts_with(PACKED) {
                together.push_str(&pack(text));
            } else {
                sparing(text, together);
            }
            return;
        }
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
