//! Conversion of JSON into an example or a claim: strict, and with the step of each error.

use crate::error::{Fact, Faults, Problem, ValueKind};
use crate::example::{Example, Stated, Step};
use crate::json::Json;
use crate::localized::is_tag;
use crate::numeral::{NumeralText, WORKS};
use crate::{Ask, ClaimText, Localized, Origin, Show};
use std::mem::take;
use std::rc::Rc;

const ORIGINS: &[&str] = &["article", "beyond", "erratum"];

/// Converts an example; errors are reported, and what is invalid is left out.
pub(crate) fn example(json: Json, faults: &mut Faults) -> Example {
    let mut file = File::of(faults);
    let mut fields = Fields::of("", json, &mut file);
    fields.head();
    fields.require("steps");
    let mut steps = Vec::new();
    for json in fields.list("steps") {
        fields.file.faults.step = Some(steps.len() + 1);
        steps.push(step(json, fields.file));
    }
    fields.file.faults.step = None;
    let example = Example {
        title: fields.required_text("title"),
        place: fields.localized("place"),
        start: fields.text("start"),
        pairs: fields.number("pairs"),
        numeral: fields.numeral(),
        show: fields.show(),
        ask: fields.ask(),
        say: fields.localized("say"),
        expect: fields.expect(),
        steps,
    };
    fields.report_rest();
    example
}

/// Converts a claim; errors are reported, and what is invalid is left out.
pub(crate) fn claim(json: Json, faults: &mut Faults) -> ClaimText {
    let mut file = File::of(faults);
    let mut fields = Fields::of("", json, &mut file);
    fields.head();
    let text = ClaimText {
        claim: fields.required_text("claim"),
        truth: fields.localized("truth"),
        why: fields.localized("why"),
        counterexample: fields.localized("counterexample"),
        place: fields.localized("place"),
        range: fields.required_text("range"),
        least: fields.needed_number("least"),
        usual: fields.needed_number("usual"),
        most: fields.needed_number("most"),
    };
    fields.report_rest();
    text
}

fn step(json: Json, file: &mut File<'_>) -> Step {
    let mut fields = Fields::of("", json, file);
    let step = Step {
        back: fields.back(),
        position: fields.text("position"),
        pair: fields.number("pair"),
        numeral: fields.numeral(),
        done: fields.number("done"),
        play: fields.text("play"),
        show: fields.show(),
        marks: fields.flag("marks"),
        ask: fields.ask(),
        say: fields.localized("say"),
        origin: match fields.word("origin", ORIGINS) {
            Some(1) => Origin::Beyond,
            Some(2) => Origin::Erratum,
            _ => Origin::Article,
        },
        expect: fields.expect(),
    };
    fields.report_rest();
    step
}

/// Limits the combining marks on one character: a browser lays out thousands of them for seconds. As many as Unicode's
/// stream-safe text format (UAX #15) allows are kept.
fn limit_marks(mut text: String) -> String {
    const MOST: usize = 30;
    let mut marks = 0;
    text.retain(|sign| {
        let is_mark = matches!(sign, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
        marks = if is_mark { marks + 1 } else { 0 };
        marks <= MOST
    });
    text
}

/// The state of reading a file.
struct File<'a> {
    /// The language of texts that are plain strings.
    language: Option<String>,
    faults: &'a mut Faults,
}

impl<'a> File<'a> {
    fn of(faults: &'a mut Faults) -> Self {
        let language = None;
        Self { language, faults }
    }
}

/// The members of an object that have not been read yet. Errors in a member are reported, so that reading it returns a
/// plain value.
struct Fields<'a, 'b> {
    /// The key of the example or the step that holds the object; empty for the example or the step itself.
    key: &'static str,
    /// Whether the value is an object at all.
    is_object: bool,
    members: Vec<(String, Json)>,
    file: &'a mut File<'b>,
}

impl<'a, 'b> Fields<'a, 'b> {
    fn of(key: &'static str, json: Json, file: &'a mut File<'b>) -> Self {
        let mut fields = Self {
            key,
            is_object: true,
            members: Vec::new(),
            file,
        };
        if let Json::Object(members) = json {
            fields.members = members;
        } else {
            fields.wrong_kind(key, ValueKind::Object);
            fields.is_object = false;
        }
        fields
    }

    /// Reports an error in the value of this key.
    fn report(&mut self, key: &'static str, problem: Problem) {
        let key = if self.key.is_empty() { key } else { self.key };
        self.file.faults.report(key, problem);
    }

    fn wrong_kind(&mut self, key: &'static str, expected: ValueKind) {
        self.report(key, Problem::Kind { key, expected });
    }

    fn take(&mut self, key: &'static str) -> Option<Json> {
        let index = self.members.iter().position(|(name, _)| name == key)?;
        Some(self.members.swap_remove(index).1)
    }

    /// Reports members that have not been read as unknown keys.
    fn report_rest(mut self) {
        for (key, _) in take(&mut self.members) {
            self.report("", Problem::UnknownKey { key });
        }
    }

    /// Reads the head of a file: `$schema`, which is for editors, and the language of its texts.
    fn head(&mut self) {
        self.text("$schema");
        self.file.language = self.text("language");
        if let Some(tag) = self.file.language.clone().filter(|tag| !is_tag(tag)) {
            self.report("language", Problem::Tag { text: tag });
        }
    }

    fn text(&mut self, key: &'static str) -> Option<String> {
        match self.take(key)? {
            Json::Text(text) => return Some(text),
            _ => self.wrong_kind(key, ValueKind::Text),
        }
        None
    }

    fn number(&mut self, key: &'static str) -> Option<u64> {
        match self.take(key)? {
            Json::Number(number) => return Some(number),
            _ => self.wrong_kind(key, ValueKind::Number),
        }
        None
    }

    /// A flag; `false` if missing.
    fn flag(&mut self, key: &'static str) -> bool {
        match self.take(key) {
            None => {}
            Some(Json::Bool(flag)) => return flag,
            Some(_) => self.wrong_kind(key, ValueKind::Flag),
        }
        false
    }

    fn ask(&mut self) -> Option<Ask> {
        let index = self.word("ask", &Ask::NAMES)?;
        Ask::ALL.get(index).copied()
    }

    fn list(&mut self, key: &'static str) -> Vec<Json> {
        match self.take(key) {
            Some(Json::List(items)) => return items,
            Some(_) => self.wrong_kind(key, ValueKind::List),
            None => {}
        }
        Vec::new()
    }

    /// The index of the value in `words`.
    fn word(&mut self, key: &'static str, words: &'static [&'static str]) -> Option<usize> {
        let json = self.take(key)?;
        let index = words.iter().position(|word| json.is_text(word));
        if index.is_none() {
            self.wrong_kind(key, ValueKind::OneOf(words));
        }
        index
    }

    fn show(&mut self) -> Option<Show> {
        let index = self.word("show", &Show::NAMES)?;
        Show::ALL.get(index).copied()
    }

    fn numeral(&mut self) -> Option<NumeralText> {
        let json = self.take("numeral")?;
        let mut fields = Fields::of("numeral", json, self.file);
        fields.require("in");
        let numeral = NumeralText {
            system: fields.text("in").unwrap_or_default(),
            value: fields.number("value"),
            digits: fields.text("digits"),
            work: fields.word("do", WORKS).unwrap_or(0),
        };
        fields.report_rest();
        Some(numeral)
    }

    /// The step to go back to; `"start"` is step 0.
    fn back(&mut self) -> Option<u64> {
        match self.take("back")? {
            Json::Number(step) => return Some(step),
            word if word.is_text("start") => return Some(0),
            _ => self.wrong_kind("back", ValueKind::Back),
        }
        None
    }

    /// A text in the language of the file, or an object with texts by language tag.
    fn localized(&mut self, key: &'static str) -> Option<Rc<Localized>> {
        let mut texts = Vec::new();
        match self.take(key)? {
            Json::Text(text) => texts.push((self.language(key), limit_marks(text))),
            Json::Object(members) if !members.is_empty() => {
                for (tag, json) in members {
                    if !is_tag(&tag) {
                        self.report(key, Problem::Tag { text: tag });
                    } else if let Json::Text(text) = json {
                        texts.push((tag, limit_marks(text)));
                    } else {
                        self.wrong_kind(key, ValueKind::Texts);
                    }
                }
            }
            _ => self.wrong_kind(key, ValueKind::Texts),
        }
        for (tag, text) in &texts {
            if text.trim().is_empty() {
                let language = tag.clone();
                self.report(key, Problem::NoText { language });
            }
        }
        Some(Rc::new(Localized { texts }))
    }

    /// The language of the file, for a text that is a plain string; a missing language is reported once.
    fn language(&mut self, key: &'static str) -> String {
        if self.file.language.is_none() {
            self.report(key, Problem::NoLanguage);
        }
        self.file.language.get_or_insert_default().clone()
    }

    /// A required text.
    fn required_text(&mut self, key: &'static str) -> Rc<Localized> {
        self.require(key);
        self.localized(key).unwrap_or_default()
    }

    fn needed_number(&mut self, key: &'static str) -> u64 {
        self.require(key);
        self.number(key).unwrap_or_default()
    }

    /// Reports a required key that is missing.
    fn require(&mut self, key: &'static str) {
        if self.is_object && !self.members.iter().any(|(name, _)| name == key) {
            self.report(key, Problem::MissingKey { key });
        }
    }

    fn expect(&mut self) -> Vec<Stated> {
        let mut stated = Vec::new();
        let Some(json) = self.take("expect") else {
            return stated;
        };
        let mut fields = Fields::of("expect", json, self.file);
        for fact in Fact::ALL {
            if let Some(json) = fields.take(fact.key()) {
                let text = fields.fact_text(fact, json);
                stated.push(Stated { fact, text });
            }
        }
        fields.report_rest();
        stated
    }

    /// The stated value of `fact` in the form in which it is compared: a text, or the items of a list.
    fn fact_text(&mut self, fact: Fact, json: Json) -> String {
        let mut texts = Vec::new();
        match (fact, json) {
            (Fact::Position | Fact::Outcome | Fact::Digits, Json::Text(text)) => return text,
            (Fact::Position | Fact::Outcome | Fact::Digits, _) => {
                self.wrong_kind(fact.key(), ValueKind::Text);
            }
            (_, Json::List(items)) => {
                for item in items {
                    match (fact, item) {
                        (Fact::Winning, Json::Text(mv)) => texts.push(mv),
                        (Fact::Winning, _) => self.wrong_kind(fact.key(), ValueKind::Text),
                        (_, Json::Number(number)) => texts.push(number.to_string()),
                        _ => self.wrong_kind(fact.key(), ValueKind::Number),
                    }
                }
            }
            _ => self.wrong_kind(fact.key(), ValueKind::List),
        }
        crate::check::list(&texts)
    }
}
