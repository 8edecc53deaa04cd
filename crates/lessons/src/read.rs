//! From JSON to a lesson: strictly, and saying in which step something is wrong.

use crate::error::{Fact, Kind, LessonError, Problem};
use crate::json::Json;
use crate::lesson::{Lesson, Stated, Step};
use crate::numeral::{NumeralText, WORKS};
use crate::{Ask, ClaimText, Localized, Origin, Show};

/// The pictures by name, in the order of [`Fields::show`].
const SHOWS: &[&str] = &[
    "rows", "columns", "grid", "die", "table", "clock", "trays", "strip", "replies", "forms",
    "tree",
];
const ASKS: &[&str] = &["winning", "outcome"];
const ORIGINS: &[&str] = &["article", "beyond", "erratum"];

pub(crate) fn lesson(json: Json) -> Result<Lesson, LessonError> {
    let mut fields = Fields::of("", json);
    let items = fields.list("steps");
    fields
        .fine()
        .map_err(|problem| LessonError::new(None, problem))?;
    let mut steps = Vec::new();
    for json in items {
        let number = steps.len() + 1;
        steps.push(step(json).map_err(|problem| LessonError::new(Some(number), problem))?);
    }
    head(fields, steps).map_err(|problem| LessonError::new(None, problem))
}

/// A claim's text.
pub(crate) fn claim(json: Json) -> Result<ClaimText, Problem> {
    let mut fields = Fields::of("", json);
    fields.text("$schema"); // for editors
    let text = ClaimText {
        claim: fields.needed("claim"),
        truth: fields.localized("truth"),
        why: fields.localized("why"),
        counterexample: fields.localized("counterexample"),
        place: fields.localized("place"),
        range: fields.needed("range"),
        least: fields.needed_number("least"),
        usual: fields.needed_number("usual"),
        most: fields.needed_number("most"),
    };
    fields.end()?;
    Ok(text)
}

/// Everything but the steps.
fn head(mut fields: Fields, steps: Vec<Step>) -> Result<Lesson, Problem> {
    fields.text("$schema"); // for editors
    let lesson = Lesson {
        title: fields.needed("title"),
        place: fields.localized("place"),
        start: fields.text("start"),
        pairs: fields.number("pairs"),
        numeral: fields.numeral(),
        show: fields.show(),
        say: fields.localized("say"),
        expect: fields.expect(),
        steps,
    };
    fields.end()?;
    Ok(lesson)
}

fn step(json: Json) -> Result<Step, Problem> {
    let mut fields = Fields::of("", json);
    let step = Step {
        back: fields.back(),
        position: fields.text("position"),
        pair: fields.number("pair"),
        numeral: fields.numeral(),
        done: fields.number("done"),
        play: fields.text("play"),
        show: fields.show(),
        marks: fields.flag("marks"),
        ask: match fields.word("ask", ASKS) {
            Some(0) => Some(Ask::Winning),
            Some(_) => Some(Ask::Outcome),
            None => None,
        },
        say: fields.localized("say"),
        origin: match fields.word("origin", ORIGINS) {
            Some(1) => Origin::Beyond,
            Some(2) => Origin::Erratum,
            _ => Origin::Article,
        },
        expect: fields.expect(),
    };
    fields.end()?;
    Ok(step)
}

/// The members of an object that have not been read yet, and the first problem among those that
/// have: so the reading of a member gives a plain value, and only the end has to be looked at.
struct Fields {
    members: Vec<(String, Json)>,
    problem: Option<Problem>,
}

impl Fields {
    /// The members of the object under `key`, which is empty for a lesson or a step.
    fn of(key: &'static str, json: Json) -> Self {
        let mut fields = Self {
            members: Vec::new(),
            problem: None,
        };
        match json {
            Json::Object(members) => fields.members = members,
            _ => fields.wrong(key, Kind::Object),
        }
        fields
    }

    fn note(&mut self, problem: Problem) {
        self.problem.get_or_insert(problem);
    }

    fn wrong(&mut self, key: &'static str, expected: Kind) {
        self.note(Problem::Kind { key, expected });
    }

    fn take(&mut self, key: &str) -> Option<Json> {
        let index = self.members.iter().position(|(name, _)| name == key)?;
        Some(self.members.swap_remove(index).1)
    }

    /// Nothing has been wrong so far.
    fn fine(&mut self) -> Result<(), Problem> {
        self.problem.take().map_or(Ok(()), Err)
    }

    /// Nothing has been wrong, and nothing is left over.
    fn end(mut self) -> Result<(), Problem> {
        if !self.members.is_empty() {
            let (key, _) = self.members.swap_remove(0);
            self.note(Problem::UnknownKey { key });
        }
        self.fine()
    }

    fn text(&mut self, key: &'static str) -> Option<String> {
        match self.take(key)? {
            Json::Text(text) => return Some(text),
            _ => self.wrong(key, Kind::Text),
        }
        None
    }

    fn number(&mut self, key: &'static str) -> Option<u64> {
        match self.take(key)? {
            Json::Number(number) => return Some(number),
            _ => self.wrong(key, Kind::Number),
        }
        None
    }

    /// `false` where it is left out.
    fn flag(&mut self, key: &'static str) -> bool {
        match self.take(key) {
            None => {}
            Some(Json::Bool(flag)) => return flag,
            Some(_) => self.wrong(key, Kind::Flag),
        }
        false
    }

    fn list(&mut self, key: &'static str) -> Vec<Json> {
        match self.take(key) {
            Some(Json::List(items)) => return items,
            Some(_) => self.wrong(key, Kind::List),
            None => self.note(Problem::MissingKey { key }),
        }
        Vec::new()
    }

    /// Which of `words` it is.
    fn word(&mut self, key: &'static str, words: &'static [&'static str]) -> Option<usize> {
        let json = self.take(key)?;
        let index = words.iter().position(|word| json.is_text(word));
        if index.is_none() {
            self.wrong(key, Kind::OneOf(words));
        }
        index
    }

    fn show(&mut self) -> Option<Show> {
        use Show::{Clock, Columns, Die, Forms, Grid, Replies, Rows, Strip, Table, Trays, Tree};
        let index = self.word("show", SHOWS)?;
        let shows = [
            Rows, Columns, Grid, Die, Table, Clock, Trays, Strip, Replies, Forms, Tree,
        ];
        shows.get(index).copied()
    }

    fn numeral(&mut self) -> Option<NumeralText> {
        let mut fields = Self::of("numeral", self.take("numeral")?);
        let system = fields.text("in");
        if system.is_none() {
            fields.note(Problem::MissingKey { key: "in" });
        }
        let numeral = NumeralText {
            value: fields.number("value"),
            system: system.unwrap_or_default(),
            digits: fields.text("digits"),
            work: fields.word("do", WORKS).unwrap_or(0),
        };
        if let Err(problem) = fields.end() {
            self.note(problem);
        }
        Some(numeral)
    }

    /// A step to go back to; `"start"` is step 0.
    fn back(&mut self) -> Option<u64> {
        match self.take("back")? {
            Json::Number(step) => return Some(step),
            word if word.is_text("start") => return Some(0),
            _ => self.wrong("back", Kind::Back),
        }
        None
    }

    fn localized(&mut self, key: &'static str) -> Option<Localized> {
        let mut fields = Self::of(key, self.take(key)?);
        let mut localized = Localized::default();
        for (key, text) in [
            ("zh-Hant", &mut localized.zh_hant),
            ("zh-Hans", &mut localized.zh_hans),
            ("en", &mut localized.en),
        ] {
            match fields.text(key) {
                Some(found) => *text = found,
                None => fields.note(Problem::MissingKey { key }),
            }
        }
        if let Err(problem) = fields.end() {
            self.note(problem);
        }
        Some(localized)
    }

    /// A text in every language that must be there.
    fn needed(&mut self, key: &'static str) -> Localized {
        let found = self.localized(key);
        if found.is_none() {
            self.note(Problem::MissingKey { key });
        }
        found.unwrap_or_default()
    }

    fn needed_number(&mut self, key: &'static str) -> u64 {
        let found = self.number(key);
        if found.is_none() {
            self.note(Problem::MissingKey { key });
        }
        found.unwrap_or_default()
    }

    fn expect(&mut self) -> Vec<Stated> {
        let mut stated = Vec::new();
        let Some(json) = self.take("expect") else {
            return stated;
        };
        let mut fields = Self::of("expect", json);
        for fact in Fact::ALL {
            if let Some(json) = fields.take(fact.key()) {
                let text = fields.fact_text(fact, json);
                stated.push(Stated { fact, text });
            }
        }
        if let Err(problem) = fields.end() {
            self.note(problem);
        }
        stated
    }

    /// What is stated of `fact`, as it is compared: a text, or the items of a list.
    fn fact_text(&mut self, fact: Fact, json: Json) -> String {
        let mut texts = Vec::new();
        match (fact, json) {
            (Fact::Position | Fact::Outcome | Fact::Digits, Json::Text(text)) => return text,
            (Fact::Position | Fact::Outcome | Fact::Digits, _) => {
                self.wrong(fact.key(), Kind::Text);
            }
            (_, Json::List(items)) => {
                for item in items {
                    match (fact, item) {
                        (Fact::Winning, Json::Text(mv)) => texts.push(mv),
                        (Fact::Winning, _) => self.wrong(fact.key(), Kind::Text),
                        (_, Json::Number(number)) => texts.push(number.to_string()),
                        _ => self.wrong(fact.key(), Kind::Number),
                    }
                }
            }
            _ => self.wrong(fact.key(), Kind::List),
        }
        crate::check::list(&texts)
    }
}
