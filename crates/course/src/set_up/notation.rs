//! The notation of a form's values: a pattern as `nim{misere}:{rows}`.

use super::value::{Items, Value};
use nian_words::{FieldKind, FormField};

/// A piece of a pattern.
enum Piece<'a> {
    Literal(&'a str),
    /// The name of a field.
    Field(&'a str),
}

/// The pieces of a pattern, in order.
fn pieces(pattern: &str) -> impl Iterator<Item = Piece<'_>> {
    let parts = pattern.split(['{', '}']).enumerate();
    parts.map(|(at, part)| match at % 2 {
        0 => Piece::Literal(part),
        _ => Piece::Field(part),
    })
}

/// The 0-based index of the field with this name; patterns name those only that there are.
fn index(fields: &[FormField], name: &str) -> usize {
    let found = fields.iter().position(|field| field.name == name);
    found.unwrap_or_default()
}

/// Whether a pattern has a field.
pub(super) fn has(pattern: &str, name: &str) -> bool {
    pieces(pattern).any(|piece| matches!(piece, Piece::Field(own) if own == name))
}

/// The text of these values.
pub(super) fn write(pattern: &str, fields: &[FormField], values: &[Value]) -> String {
    let texts = pieces(pattern).map(|piece| match piece {
        Piece::Literal(text) => text.to_owned(),
        Piece::Field(name) => {
            let at = index(fields, name);
            written(fields[at].kind, &values[at])
        }
    });
    texts.collect()
}

fn written(kind: FieldKind, value: &Value) -> String {
    match (kind, value) {
        (_, Value::Number(number)) => number.to_string(),
        (_, Value::Rows(rows)) => list(rows.shown(), u64::to_string),
        (_, Value::Limited(heaps)) => {
            list(heaps.shown(), |(heap, limit)| format!("{heap}@{limit}"))
        }
        (_, Value::Numbers(numbers)) => list(numbers, u64::to_string),
        (_, Value::Faces(faces)) => list(faces.shown(), u8::to_string),
        (FieldKind::Option(text), Value::Option(true)) => text.to_owned(),
        (FieldKind::One(choices), Value::One(at)) => {
            choices.get(*at).map_or("", |(text, _)| text).to_owned()
        }
        _ => String::new(),
    }
}

fn list<T>(items: &[T], write: impl Fn(&T) -> String) -> String {
    items.iter().map(write).collect::<Vec<_>>().join(",")
}

/// What a text says of the fields of a pattern, by their indices; `None` if it is not written so.
pub(super) fn read(pattern: &str, fields: &[FormField], text: &str) -> Option<Vec<(usize, Value)>> {
    let mut rest = text;
    let mut values = Vec::new();
    for piece in pieces(pattern) {
        match piece {
            Piece::Literal(text) => rest = rest.strip_prefix(text)?,
            Piece::Field(name) => {
                let at = index(fields, name);
                let (value, behind) = value(fields[at].kind, rest)?;
                values.push((at, value));
                rest = behind;
            }
        }
    }
    rest.is_empty().then_some(values)
}

/// The value that a text begins with, and what stands behind it.
fn value(kind: FieldKind, text: &str) -> Option<(Value, &str)> {
    match kind {
        FieldKind::Number(..) => {
            let (number, rest) = number(text)?;
            Some((Value::Number(number), rest))
        }
        FieldKind::Rows(least, most) => {
            let (rows, rest) = several(text, number)?;
            within(rows, least, most).map(|rows| (Value::Rows(rows), rest))
        }
        FieldKind::Limited(least, most) => {
            let (heaps, rest) = several(text, |text| {
                let (heap, rest) = number(text)?;
                let (limit, rest) = number(rest.strip_prefix('@')?)?;
                Some(((heap, limit), rest))
            })?;
            within(heaps, least, most).map(|heaps| (Value::Limited(heaps), rest))
        }
        FieldKind::Faces(least, most) => {
            let (faces, rest) = several(text, |text| {
                let face = text
                    .bytes()
                    .next()
                    .filter(|face| (b'1'..=b'6').contains(face))?;
                Some((face - b'0', &text[1..]))
            })?;
            within(faces, least, most).map(|faces| (Value::Faces(faces), rest))
        }
        FieldKind::Numbers => {
            let (numbers, rest) = several(text, number)?;
            Some((Value::Numbers(numbers), rest))
        }
        FieldKind::Option(own) => Some(match text.strip_prefix(own) {
            Some(rest) => (Value::Option(true), rest),
            None => (Value::Option(false), text),
        }),
        FieldKind::One(choices) => {
            let fitting = choices.iter().enumerate();
            let fitting =
                fitting.filter_map(|(at, (own, _))| Some((own.len(), at, text.strip_prefix(own)?)));
            // `.one` begins as `.one-sum` does.
            let (_, at, rest) = fitting.max_by_key(|(length, ..)| *length)?;
            Some((Value::One(at), rest))
        }
    }
}

fn within<T: Clone>(items: Vec<T>, least: u8, most: u8) -> Option<Items<T>> {
    let range = usize::from(least)..=usize::from(most);
    range.contains(&items.len()).then(|| Items::new(items))
}

fn number(text: &str) -> Option<(u64, &str)> {
    let end = text
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// Items with commas between them.
fn several<'a, T>(
    text: &'a str,
    one: impl Fn(&'a str) -> Option<(T, &'a str)>,
) -> Option<(Vec<T>, &'a str)> {
    let (first, mut rest) = one(text)?;
    let mut all = vec![first];
    while let Some((next, behind)) = rest.strip_prefix(',').and_then(&one) {
        all.push(next);
        rest = behind;
    }
    Some((all, rest))
}
