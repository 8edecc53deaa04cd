//! A lesson in an address. What reads goes on past what it cannot read.

use super::fault::{Fault, clipped};
use super::item::{all, step_of};
use super::plan::{Deck, MOST_THINGS, start_of};
use super::query::{pairs, value};
use super::text::{
    MOST_OF_NOTE, MOST_OF_QUESTION, MOST_OF_TITLE, Text, is_tag, tidy, trim, unpack,
};
use super::thing::{QuestionKind, Thing, answer_of, choices_of, of_value, unread};
use crate::elements::Answers;
use crate::packed;

/// The version of the format.
pub(super) const VERSION: u32 = 1;
/// The parameter with what people have written, packed together.
pub(super) const TOGETHER: &str = "texts";
/// The most characters of the id of a ready-made lesson.
const MOST_OF_ID: usize = 40;
/// What a thing's own is called: title, question, note; how is asked, choices, answer.
const OWN: [&str; 6] = ["t", "q", "n", "k", "c", "a"];

/// The lesson that a text as `location.search` asks for, and what of it could not be read; `None` where it asks for
/// none.
///
/// ```
/// use nian_course::deck::{Fault, read, write};
///
/// let (deck, faults) = read("?d=nim:3,4,5;nonsense&q1=Why%3F&v=1");
/// let deck = deck.expect("a lesson");
/// assert_eq!(faults, [Fault::Item("nonsense".into())]);
/// assert_eq!(write(&deck, &[]), "?d=nim:3,4,5&at=1&step=0&answers=ask&q1=Why%3F&v=1");
/// ```
#[must_use]
pub fn read(search: &str) -> (Option<Deck>, Vec<Fault>) {
    let mut query = pairs(search);
    let together = value(&query, TOGETHER).map(packed::unpack);
    let is_lost = together == Some(None);
    if let Some(Some(texts)) = together {
        query.extend(pairs(&texts));
    }
    let Some(items) = value(&query, "d") else {
        return (None, Vec::new());
    };
    let mut reader = Reader {
        deck: Deck::default(),
        faults: Vec::new(),
        numbers: Vec::new(),
    };
    let version = value(&query, "v");
    if version.is_some_and(is_later) {
        reader.faults.push(Fault::Later);
    }
    if is_lost {
        reader.faults.push(Fault::Text);
    }
    reader.items(items);
    let ready = value(&query, "ready").filter(|id| is_id(id));
    reader.deck.ready = ready.map(str::to_owned);
    for (key, text) in &query {
        reader.own(key, text);
    }
    if let Some(answers) = value(&query, "answers") {
        match Answers::named(answers) {
            Some(answers) => reader.deck.answers = answers,
            None => reader.faults.push(Fault::Answers(clipped(answers, 20))),
        }
    }
    reader.deck.pupils = value(&query, "for") == Some("pupils");
    reader.place(value(&query, "at"), value(&query, "step"));
    reader.upto(value(&query, "upto"));
    if is_cut(search, &query, items, &reader.faults) {
        reader.faults.push(Fault::Cut);
    }
    (Some(reader.deck), reader.faults)
}

/// Whether a version is one that is not known yet.
pub(super) fn is_later(version: &str) -> bool {
    let version = trim(version).trim_start_matches(['+', '0']);
    // It is JSON's numbers that this program can read already.
    let number = serde_json::from_str::<f64>(version);
    number.is_ok_and(|number| number > f64::from(VERSION))
}

/// Whether a text may be the id of a ready-made lesson.
pub(super) fn is_id(text: &str) -> bool {
    text.len() <= MOST_OF_ID
        && all(text, |byte| {
            byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-'
        })
}

struct Reader {
    deck: Deck,
    faults: Vec<Fault>,
    /// By the numbers of the items the places of the things, both 0-based.
    numbers: Vec<Option<usize>>,
}

impl Reader {
    fn items(&mut self, items: &str) {
        let items: Vec<&str> = items.split(';').filter(|item| !item.is_empty()).collect();
        if items.len() > MOST_THINGS {
            self.faults.push(Fault::Many(items.len()));
        }
        for (at, item) in items.iter().take(MOST_THINGS).enumerate() {
            let thing = Thing::parse(trim(item));
            let place = thing.is_some().then_some(self.deck.things.len());
            self.numbers.push(place);
            match thing {
                Some(thing) => self.deck.things.push(thing),
                None => self.faults.push(unread(item, at + 1)),
            }
        }
        if items.is_empty() {
            self.faults.push(Fault::Empty);
        }
    }

    /// What stands in a query under this name: a text, or an attribute.
    fn own(&mut self, key: &str, text: &str) {
        let Some((name, number, tag)) = parts(key) else {
            return;
        };
        let is_kept = |text: &String, ready: &Option<String>| !text.is_empty() || ready.is_some();
        let deck = &mut self.deck;
        if name == "title" && number.is_empty() {
            let text = unpacked(text, MOST_OF_TITLE, &mut self.faults);
            put(
                &mut deck.title,
                tag,
                text.filter(|text| is_kept(text, &deck.ready)),
            );
        }
        let Some(at) = numbered(&self.numbers, number) else {
            return;
        };
        let thing = &mut deck.things[at];
        let own = match name {
            "t" => Some((&mut thing.name, MOST_OF_TITLE)),
            "q" => Some((&mut thing.question, MOST_OF_QUESTION)),
            "n" => Some((&mut thing.note, MOST_OF_NOTE)),
            _ => None,
        };
        if let Some((holder, most)) = own {
            let text = unpacked(text, most, &mut self.faults);
            put(holder, tag, text.filter(|text| is_kept(text, &deck.ready)));
        } else if tag.is_empty() {
            set(thing, name, text, &mut self.faults);
        }
    }

    /// Where the lesson is.
    fn place(&mut self, at: Option<&str>, step: Option<&str>) {
        let there = match at {
            Some(at) => numbered(&self.numbers, at).map(|at| at + 1),
            None => Some(1),
        };
        if let (Some(at), None, false) = (at, there, self.deck.things.is_empty()) {
            self.faults.push(Fault::At(clipped(at, 20)));
        }
        self.deck.at = there.unwrap_or(1);
        let told = step.and_then(step_of);
        if let (Some(step), None) = (step, told) {
            self.faults.push(Fault::Step(clipped(step, 20)));
        }
        let told = told.filter(|_| there.is_some() && !self.deck.things.is_empty());
        self.deck.step = told.unwrap_or_else(|| start_of(&self.deck.things, self.deck.at));
    }

    /// How much of it pupils see: items that could not be read do not count.
    fn upto(&mut self, upto: Option<&str>) {
        let Some(text) = upto else {
            return;
        };
        let number = step_of(text).map(usize::from);
        let seen = number.and_then(|number| self.numbers.get(..number));
        let seen = seen.map(|seen| seen.iter().flatten().count());
        self.deck.upto = seen.filter(|&seen| seen > 0);
        if self.deck.upto.is_none() {
            self.faults.push(of_value("upto", text));
        }
    }
}

/// The place of the thing whose item has this number, 1-based.
fn numbered(numbers: &[Option<usize>], number: &str) -> Option<usize> {
    let is_number = !number.starts_with('0') && all(number, |byte| byte.is_ascii_digit());
    let number: usize = number.parse().ok().filter(|_| is_number)?;
    *numbers.get(number - 1)?
}

/// The name of a key, the number of its item and the tag of its language, both of which may be empty.
fn parts(key: &str) -> Option<(&str, &str, &str)> {
    let (head, tag) = match key.split_once('.') {
        Some((head, tag)) => (head, Some(tag)),
        None => (key, None),
    };
    let name = head.trim_end_matches(|last: char| last.is_ascii_digit());
    let number = &head[name.len()..];
    let is_one = number.len() <= 3 && all(name, |byte| byte.is_ascii_lowercase());
    (is_one && tag.is_none_or(is_tag)).then_some((name, number, tag.unwrap_or_default()))
}

/// What somebody has written, as it is kept.
fn unpacked(text: &str, most: usize, faults: &mut Vec<Fault>) -> Option<String> {
    let Some(text) = unpack(text) else {
        faults.push(Fault::Text);
        return None;
    };
    Some(tidy(&text, most, faults))
}

/// Puts a text where it belongs. The first whose language is not told counts, and the last of each language.
fn put(holder: &mut Option<Text>, tag: &str, text: Option<String>) {
    let Some(text) = text else {
        return;
    };
    match holder {
        None => *holder = Some(Text::of(tag, text)),
        Some(Text::Tagged(all)) if !tag.is_empty() => {
            match all.iter_mut().find(|(own, _)| own == tag) {
                Some((_, own)) => *own = text,
                None => all.push((tag.to_owned(), text)),
            }
        }
        Some(_) => {}
    }
}

/// How the question of a thing is asked, or an attribute of its element.
fn set(thing: &mut Thing, name: &str, text: &str, faults: &mut Vec<Fault>) {
    match name {
        "k" => match QuestionKind::named(text) {
            Some(asks) => thing.asks = asks,
            None => faults.push(of_value(name, text)),
        },
        "c" | "a" => match unpack(text) {
            None => faults.push(Fault::Text),
            Some(text) if name == "c" => thing.choices = choices_of(&text, name, faults),
            Some(text) => thing.answer = answer_of(&text, faults),
        },
        _ => thing.set_beside(name, text, faults),
    }
}

/// Whether the end of an address is missing: ours end with their version, and a sign of a letter is whole.
fn is_cut(search: &str, query: &[(String, String)], items: &str, faults: &[Fault]) -> bool {
    let last = search.trim_end_matches(|last: char| last.is_ascii_hexdigit());
    if last.ends_with('%') && search.len() - last.len() < 2 {
        return true;
    }
    let is_own = |(key, _): &(String, String)| {
        let head = key.split_once('.').map_or(key.as_str(), |(head, _)| head);
        let name = head.trim_end_matches(|last: char| last.is_ascii_digit());
        head == "title" || (name != head && OWN.contains(&name))
    };
    let bad_end =
        |fault: &Fault| matches!(fault, Fault::Item(item) if items.ends_with(item.as_str()));
    value(query, "v").is_none() && (query.iter().any(is_own) || faults.iter().any(bad_end))
}
