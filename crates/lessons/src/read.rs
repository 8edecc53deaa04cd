//! From JSON to a lesson: strictly, and saying in which step something is wrong.

use crate::error::{Kind, LessonError, Problem};
use crate::json::Json;
use crate::lesson::{Expect, Lesson, Step};
use crate::{Ask, Localized, Origin, Show};

/// The members of an object that have not been read yet.
struct Fields(Vec<(String, Json)>);

/// How one kind of value is read; what else stands there is refused as not of this kind.
type Read<T> = fn(Json) -> Result<T, Problem>;

impl Fields {
    fn of(json: Json) -> Result<Self, Problem> {
        match json {
            Json::Object(members) => Ok(Self(members)),
            _ => Err(kind(Kind::Object)),
        }
    }

    /// The member `key`, if there is one.
    fn get<T>(&mut self, key: &'static str, read: Read<T>) -> Result<Option<T>, Problem> {
        let Some(index) = self.0.iter().position(|(name, _)| name == key) else {
            return Ok(None);
        };
        let (_, json) = self.0.swap_remove(index);
        read(json).map(Some).map_err(|problem| problem.under(key))
    }

    fn need<T>(&mut self, key: &'static str, read: Read<T>) -> Result<T, Problem> {
        self.get(key, read)?.ok_or(Problem::MissingKey { key })
    }

    /// Nothing may be left over.
    fn end(self) -> Result<(), Problem> {
        match self.0.into_iter().next() {
            Some((key, _)) => Err(Problem::UnknownKey { key }),
            None => Ok(()),
        }
    }
}

fn kind(expected: Kind) -> Problem {
    Problem::Kind { key: "", expected }
}

pub(crate) fn lesson(json: Json) -> Result<Lesson, LessonError> {
    let outside = |problem| LessonError::new(None, problem);
    let mut fields = Fields::of(json).map_err(outside)?;
    let mut steps = Vec::new();
    for json in fields.need("steps", list).map_err(outside)? {
        let number = steps.len() + 1;
        steps.push(step(json).map_err(|problem| LessonError::new(Some(number), problem))?);
    }
    head(fields, steps).map_err(outside)
}

/// Everything but the steps.
fn head(mut fields: Fields, steps: Vec<Step>) -> Result<Lesson, Problem> {
    fields.get("$schema", text)?; // for editors
    let lesson = Lesson {
        title: fields.need("title", localized)?,
        place: fields.get("place", localized)?,
        start: fields.get("start", text)?,
        pairs: fields.get("pairs", number)?,
        show: fields.get("show", show)?,
        say: fields.get("say", localized)?,
        expect: fields.get("expect", expect)?,
        steps,
    };
    fields.end()?;
    Ok(lesson)
}

fn step(json: Json) -> Result<Step, Problem> {
    let mut fields = Fields::of(json)?;
    let step = Step {
        back: fields.get("back", back)?,
        position: fields.get("position", text)?,
        pair: fields.get("pair", number)?,
        play: fields.get("play", text)?,
        show: fields.get("show", show)?,
        marks: fields.get("marks", flag)?.unwrap_or_default(),
        ask: fields.get("ask", ask)?,
        say: fields.get("say", localized)?,
        origin: fields.get("origin", origin)?.unwrap_or_default(),
        expect: fields.get("expect", expect)?,
    };
    fields.end()?;
    Ok(step)
}

fn expect(json: Json) -> Result<Expect, Problem> {
    let mut fields = Fields::of(json)?;
    let expect = Expect {
        position: fields.get("position", text)?,
        outcome: fields.get("outcome", text)?,
        winning: fields.get("winning", |json| {
            list(json)?.into_iter().map(text).collect()
        })?,
        sums: fields.get("sums", numbers)?,
        pair: fields.get("pair", numbers)?,
        faces: fields.get("faces", numbers)?,
    };
    fields.end()?;
    Ok(expect)
}

fn localized(json: Json) -> Result<Localized, Problem> {
    let mut fields = Fields::of(json)?;
    let localized = Localized {
        zh_hant: fields.need("zh-Hant", text)?,
        zh_hans: fields.need("zh-Hans", text)?,
        en: fields.need("en", text)?,
    };
    fields.end()?;
    Ok(localized)
}

fn text(json: Json) -> Result<String, Problem> {
    match json {
        Json::Text(text) => Ok(text),
        _ => Err(kind(Kind::Text)),
    }
}

fn number(json: Json) -> Result<u64, Problem> {
    match json {
        Json::Number(number) => Ok(number),
        _ => Err(kind(Kind::Number)),
    }
}

fn flag(json: Json) -> Result<bool, Problem> {
    match json {
        Json::Bool(flag) => Ok(flag),
        _ => Err(kind(Kind::Flag)),
    }
}

fn list(json: Json) -> Result<Vec<Json>, Problem> {
    match json {
        Json::List(items) => Ok(items),
        _ => Err(kind(Kind::List)),
    }
}

fn numbers(json: Json) -> Result<Vec<u64>, Problem> {
    list(json)?.into_iter().map(number).collect()
}

/// A step to go back to; `"start"` is step 0.
fn back(json: Json) -> Result<u64, Problem> {
    match json {
        Json::Number(step) => Ok(step),
        Json::Text(word) if word == "start" => Ok(0),
        _ => Err(kind(Kind::Back)),
    }
}

fn show(json: Json) -> Result<Show, Problem> {
    use Show::{Columns, Die, Grid, Rows, Table};
    one_of(
        json,
        &["rows", "columns", "grid", "die", "table"],
        &[Rows, Columns, Grid, Die, Table],
    )
}

fn ask(json: Json) -> Result<Ask, Problem> {
    one_of(json, &["winning", "outcome"], &[Ask::Winning, Ask::Outcome])
}

fn origin(json: Json) -> Result<Origin, Problem> {
    use Origin::{Article, Beyond, Erratum};
    one_of(
        json,
        &["article", "beyond", "erratum"],
        &[Article, Beyond, Erratum],
    )
}

/// The meaning of a word, from lists of the words and of their meanings.
fn one_of<T: Copy>(
    json: Json,
    words: &'static [&'static str],
    meanings: &[T],
) -> Result<T, Problem> {
    let known = |word: String| words.iter().position(|known| *known == word);
    let index = text(json).ok().and_then(known);
    index
        .map(|index| meanings[index])
        .ok_or(kind(Kind::OneOf(words)))
}
