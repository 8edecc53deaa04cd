//! From JSON to a lesson: strictly, and saying in which step something is wrong.

use crate::error::{Fact, Kind, LessonError, Problem};
use crate::json::Json;
use crate::lesson::{Lesson, Stated, Step};
use crate::{Ask, Localized, Origin, Show};

const SHOWS: &[&str] = &["rows", "columns", "grid", "die", "table"];
const ASKS: &[&str] = &["winning", "outcome"];
const ORIGINS: &[&str] = &["article", "beyond", "erratum"];

pub(crate) fn lesson(json: Json) -> Result<Lesson, LessonError> {
    let outside = |problem| LessonError::new(None, problem);
    let mut fields = Fields::of("", json).map_err(outside)?;
    let items = fields.list("steps").map_err(outside)?;
    let mut steps = Vec::new();
    for json in items {
        let number = steps.len() + 1;
        steps.push(step(json).map_err(|problem| LessonError::new(Some(number), problem))?);
    }
    head(fields, steps).map_err(outside)
}

/// Everything but the steps.
fn head(mut fields: Fields, steps: Vec<Step>) -> Result<Lesson, Problem> {
    fields.text("$schema")?; // for editors
    let lesson = Lesson {
        title: fields
            .localized("title")?
            .ok_or(Problem::MissingKey { key: "title" })?,
        place: fields.localized("place")?,
        start: fields.text("start")?,
        pairs: fields.number("pairs")?,
        show: fields.show()?,
        say: fields.localized("say")?,
        expect: fields.expect()?,
        steps,
    };
    fields.end()?;
    Ok(lesson)
}

fn step(json: Json) -> Result<Step, Problem> {
    let mut fields = Fields::of("", json)?;
    let step = Step {
        back: fields.back()?,
        position: fields.text("position")?,
        pair: fields.number("pair")?,
        play: fields.text("play")?,
        show: fields.show()?,
        marks: fields.flag("marks")?,
        ask: match fields.word("ask", ASKS)? {
            Some(0) => Some(Ask::Winning),
            Some(_) => Some(Ask::Outcome),
            None => None,
        },
        say: fields.localized("say")?,
        origin: match fields.word("origin", ORIGINS)? {
            Some(1) => Origin::Beyond,
            Some(2) => Origin::Erratum,
            _ => Origin::Article,
        },
        expect: fields.expect()?,
    };
    fields.end()?;
    Ok(step)
}

/// The members of an object that have not been read yet.
struct Fields(Vec<(String, Json)>);

impl Fields {
    /// The members of the object under `key`, which is empty for a lesson or a step.
    fn of(key: &'static str, json: Json) -> Result<Self, Problem> {
        match json {
            Json::Object(members) => Ok(Self(members)),
            _ => wrong(key, Kind::Object),
        }
    }

    fn take(&mut self, key: &str) -> Option<Json> {
        let index = self.0.iter().position(|(name, _)| name == key)?;
        Some(self.0.swap_remove(index).1)
    }

    /// Nothing may be left over.
    fn end(self) -> Result<(), Problem> {
        match self.0.into_iter().next() {
            Some((key, _)) => Err(Problem::UnknownKey { key }),
            None => Ok(()),
        }
    }

    fn text(&mut self, key: &'static str) -> Result<Option<String>, Problem> {
        match self.take(key) {
            None => Ok(None),
            Some(Json::Text(text)) => Ok(Some(text)),
            Some(_) => wrong(key, Kind::Text),
        }
    }

    fn number(&mut self, key: &'static str) -> Result<Option<u64>, Problem> {
        match self.take(key) {
            None => Ok(None),
            Some(Json::Number(number)) => Ok(Some(number)),
            Some(_) => wrong(key, Kind::Number),
        }
    }

    /// `false` where it is left out.
    fn flag(&mut self, key: &'static str) -> Result<bool, Problem> {
        match self.take(key) {
            None => Ok(false),
            Some(Json::Bool(flag)) => Ok(flag),
            Some(_) => wrong(key, Kind::Flag),
        }
    }

    fn list(&mut self, key: &'static str) -> Result<Vec<Json>, Problem> {
        match self.take(key) {
            None => Err(Problem::MissingKey { key }),
            Some(Json::List(items)) => Ok(items),
            Some(_) => wrong(key, Kind::List),
        }
    }

    /// Which of `words` it is.
    fn word(
        &mut self,
        key: &'static str,
        words: &'static [&'static str],
    ) -> Result<Option<usize>, Problem> {
        let Some(json) = self.take(key) else {
            return Ok(None);
        };
        let index = words.iter().position(|word| json.is_text(word));
        index.map_or_else(|| wrong(key, Kind::OneOf(words)), |index| Ok(Some(index)))
    }

    fn show(&mut self) -> Result<Option<Show>, Problem> {
        use Show::{Columns, Die, Grid, Rows, Table};
        let index = self.word("show", SHOWS)?;
        Ok(index.map(|index| [Rows, Columns, Grid, Die, Table][index]))
    }

    /// A step to go back to; `"start"` is step 0.
    fn back(&mut self) -> Result<Option<u64>, Problem> {
        match self.take("back") {
            None => Ok(None),
            Some(Json::Number(step)) => Ok(Some(step)),
            Some(word) if word.is_text("start") => Ok(Some(0)),
            Some(_) => wrong("back", Kind::Back),
        }
    }

    fn localized(&mut self, key: &'static str) -> Result<Option<Localized>, Problem> {
        let Some(json) = self.take(key) else {
            return Ok(None);
        };
        let mut fields = Self::of(key, json)?;
        let mut language = |key| fields.text(key)?.ok_or(Problem::MissingKey { key });
        let localized = Localized {
            zh_hant: language("zh-Hant")?,
            zh_hans: language("zh-Hans")?,
            en: language("en")?,
        };
        fields.end()?;
        Ok(Some(localized))
    }

    fn expect(&mut self) -> Result<Vec<Stated>, Problem> {
        let Some(json) = self.take("expect") else {
            return Ok(Vec::new());
        };
        let mut fields = Self::of("expect", json)?;
        let mut stated = Vec::new();
        for fact in Fact::ALL {
            if let Some(json) = fields.take(fact.key()) {
                let text = fact_text(fact, json)?;
                stated.push(Stated { fact, text });
            }
        }
        fields.end()?;
        Ok(stated)
    }
}

fn wrong<T>(key: &'static str, expected: Kind) -> Result<T, Problem> {
    Err(Problem::Kind { key, expected })
}

/// What is stated of `fact`, as it is compared: a text, or the items of a list.
fn fact_text(fact: Fact, json: Json) -> Result<String, Problem> {
    let key = fact.key();
    match (fact, json) {
        (Fact::Position | Fact::Outcome, Json::Text(text)) => Ok(text),
        (Fact::Position | Fact::Outcome, _) => wrong(key, Kind::Text),
        (_, Json::List(items)) => {
            let items = items.into_iter().map(|item| match (fact, item) {
                (Fact::Winning, Json::Text(mv)) => Ok(mv),
                (Fact::Winning, _) => wrong(key, Kind::Text),
                (_, Json::Number(number)) => Ok(number.to_string()),
                _ => wrong(key, Kind::Number),
            });
            Ok(crate::check::list(&items.collect::<Result<Vec<_>, _>>()?))
        }
        _ => wrong(key, Kind::List),
    }
}
