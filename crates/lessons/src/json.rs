//! A parser for JSON, as far as example files need it.
//!
//! Serde would need less code of ours, but with its messages was measured at 26 kB of the 115 kB
//! that a reader downloads for an example. This parser is a small part of that, and its errors can
//! be translated.

use crate::error::Syntax;

/// A JSON value. Examples use no fractions, negative numbers or `null`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(u64),
    /// A string.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// The members in the order of the file; no key occurs twice.
    Object(Vec<(String, Json)>),
}

/// More keys than any object of an example may have: an object with so many has an unknown one and
/// is invalid, so the rest need not be compared for duplicates.
const KEYS: usize = 32;

/// The largest depth of nesting, deeper than any example's, so that no file can overflow the stack.
const MOST_NESTED: usize = 16;

impl Json {
    /// Parses a whole text.
    ///
    /// # Errors
    /// The byte offset from which on the text is invalid, and what was expected there.
    pub fn parse(text: &str) -> Result<Self, (usize, Syntax)> {
        // The replacement character, which a browser substitutes for invalid UTF-8.
        let replaced = "\u{fffd}".as_bytes();
        let mut bytes = text.as_bytes().windows(replaced.len());
        if let Some(at) = bytes.position(|bytes| bytes == replaced) {
            return Err((at, Syntax::Encoding));
        }
        let mut reader = JsonReader::of(text);
        let value = reader.value(0).ok_or((reader.at, reader.wanted))?;
        reader.space();
        if reader.at == text.len() {
            Ok(value)
        } else {
            Err((reader.at, Syntax::Rest))
        }
    }
}

impl Json {
    /// Whether the value is this text.
    pub(crate) fn is_text(&self, text: &str) -> bool {
        matches!(self, Self::Text(own) if own == text)
    }
}

/// A text and the offset up to which it has been parsed. Methods return `None` on an error, which
/// is then at that offset; `wanted` is what was expected.
pub(crate) struct JsonReader<'a> {
    text: &'a str,
    at: usize,
    wanted: Syntax,
}

impl<'a> JsonReader<'a> {
    pub(crate) fn of(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            wanted: Syntax::Value,
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    pub(crate) fn take(&mut self, word: &str) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let found = rest.starts_with(word.as_bytes());
        if found {
            self.at += word.len();
        }
        found
    }

    /// Skips white space, and consumes `token` if it is next; whether it was.
    pub(crate) fn take_token(&mut self, token: &str) -> bool {
        self.space();
        self.take(token)
    }

    /// Records what was expected, and returns `None`.
    fn expected<T>(&mut self, wanted: Syntax) -> Option<T> {
        self.wanted = wanted;
        None
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.space();
        self.wanted = Syntax::Value;
        match self.peek()? {
            _ if depth == MOST_NESTED => self.expected(Syntax::Depth),
            b'{' => self.object(depth),
            b'[' => self.list(depth),
            b'"' => self.string().map(Json::Text),
            b'0'..=b'9' => self.number().map(Json::Number),
            _ if self.take("true") => Some(Json::Bool(true)),
            _ if self.take("false") => Some(Json::Bool(false)),
            _ => None,
        }
    }

    fn object(&mut self, depth: usize) -> Option<Json> {
        let mut members: Vec<(String, Json)> = Vec::new();
        self.take("{");
        if self.take_token("}") {
            return Some(Json::Object(members));
        }
        loop {
            self.space();
            let start = self.at;
            self.wanted = Syntax::Key;
            let key = self.string()?;
            if members.iter().take(KEYS).any(|(known, _)| *known == key) {
                self.at = start;
                return self.expected(Syntax::Once);
            }
            if !self.take_token(":") {
                return self.expected(Syntax::Colon);
            }
            members.push((key, self.value(depth + 1)?));
            if self.take_token("}") {
                return Some(Json::Object(members));
            }
            if !self.take(",") {
                return self.expected(Syntax::Comma);
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Json> {
        let mut items = Vec::new();
        self.take("[");
        if self.take_token("]") {
            return Some(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.take_token("]") {
                return Some(Json::List(items));
            }
            if !self.take(",") {
                return self.expected(Syntax::Comma);
            }
        }
    }

    fn number(&mut self) -> Option<u64> {
        let start = self.at;
        self.wanted = Syntax::Number;
        let mut number: u64 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let leading_zero = number == 0 && self.at > start;
            if leading_zero {
                return None;
            }
            number = number
                .checked_mul(10)?
                .checked_add(u64::from(digit - b'0'))?;
            self.at += 1;
        }
        let fraction = matches!(self.peek(), Some(b'.' | b'e' | b'E'));
        (!fraction).then_some(number)
    }

    pub(crate) fn string(&mut self) -> Option<String> {
        let mut string = String::new();
        if !self.take("\"") {
            return None;
        }
        self.wanted = Syntax::Quote;
        loop {
            let start = self.at;
            let mut end = start;
            while !matches!(self.text.as_bytes().get(end)?, b'"' | b'\\' | 0..0x20) {
                end += 1;
            }
            string.push_str(self.text.get(start..end)?);
            self.at = end;
            if self.take("\"") {
                return Some(string);
            }
            if self.peek() != Some(b'\\') {
                return None;
            }
            string.push(self.escape().or_else(|| self.expected(Syntax::Escape))?);
        }
    }

    fn escape(&mut self) -> Option<char> {
        const ESCAPES: [(&str, char); 8] = [
            ("\\\"", '"'),
            ("\\\\", '\\'),
            ("\\/", '/'),
            ("\\b", '\u{8}'),
            ("\\f", '\u{c}'),
            ("\\n", '\n'),
            ("\\r", '\r'),
            ("\\t", '\t'),
        ];
        for (escape, meaning) in ESCAPES {
            if self.take(escape) {
                return Some(meaning);
            }
        }
        let unit = self.unit()?;
        match unit {
            // A character beyond U+FFFF is written as a surrogate pair.
            0xd800..0xdc00 => {
                let low = self
                    .unit()?
                    .checked_sub(0xdc00)
                    .filter(|&low| low < 0x400)?;
                char::from_u32(0x10000 + ((unit - 0xd800) << 10) + low)
            }
            _ => char::from_u32(unit),
        }
    }

    /// Parses `\u` and four hexadecimal digits.
    fn unit(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at + 2..self.at + 6)?;
        let hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        if !hexadecimal || !self.take("\\u") {
            return None;
        }
        self.at += 4;
        u32::from_str_radix(digits, 16).ok()
    }
}

/// The methods used by `Places`.
impl JsonReader<'_> {
    /// The offset in bytes.
    pub(crate) fn offset(&self) -> usize {
        self.at
    }

    /// The next byte after white space.
    pub(crate) fn next_byte(&mut self) -> Option<u8> {
        self.space();
        self.peek()
    }

    /// Skips a value.
    pub(crate) fn skip(&mut self, depth: usize) -> Option<()> {
        self.value(depth).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::{Json, Syntax};
    use serde_json::Value;

    /// Whether serde_json has parsed the same value.
    fn same(json: &Json, value: &Value) -> bool {
        match (json, value) {
            (Json::Bool(a), Value::Bool(b)) => a == b,
            (Json::Number(a), Value::Number(b)) => Some(*a) == b.as_u64(),
            (Json::Text(a), Value::String(b)) => a == b,
            (Json::List(a), Value::Array(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
            }
            (Json::Object(a), Value::Object(b)) => {
                let found = |(key, a): &(String, Json)| b.get(key).is_some_and(|b| same(a, b));
                a.len() == b.len() && a.iter().all(found)
            }
            _ => false,
        }
    }

    #[test]
    fn json_is_read_as_serde_json_reads_it() {
        for text in [
            "{}",
            "[]",
            " [ ] ",
            "0",
            "18446744073709551615",
            "true",
            "\"\"",
            r#"{"a": [1, 22, {"b": false}], "c": "拈 \" \\ \/ \b \f \n \r \t \u62c8 \ud83c\udfb2 é"}"#,
            "\r\n\t{\"a\"\n:\t1 ,\"b\":2 }\n",
        ] {
            let value: Value = serde_json::from_str(text).expect(text);
            let json = Json::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert!(same(&json, &value), "{text}: {json:?}");
        }
    }

    #[test]
    fn what_is_not_json_is_refused_where_it_goes_wrong() {
        for (text, at, wanted) in [
            ("", 0, Syntax::Value),
            (" ", 1, Syntax::Value),
            ("<!DOCTYPE html>", 0, Syntax::Value),
            ("{", 1, Syntax::Key),
            ("{\"a\"}", 4, Syntax::Colon),
            ("{\"a\":1,}", 7, Syntax::Key),
            ("{a:1}", 1, Syntax::Key),
            ("[1,]", 3, Syntax::Value),
            ("[1 2]", 3, Syntax::Comma),
            ("[1]x", 3, Syntax::Rest),
            ("01", 1, Syntax::Number),
            ("tru", 0, Syntax::Value),
            ("\"a", 1, Syntax::Quote),
            ("\"a\nb\"", 2, Syntax::Quote),
            ("\"\\x\"", 1, Syntax::Escape),
            ("\"\\u12\"", 1, Syntax::Escape),
            ("\"\\ud83c\"", 7, Syntax::Escape),
            ("\"\\udfb2\"", 7, Syntax::Escape),
            ("{\"a\":1,\"a\":2}", 7, Syntax::Once),
            ("\"\u{fffd}\"", 1, Syntax::Encoding),
            ("{\"a\":1 \"b\":2}", 7, Syntax::Comma),
        ] {
            assert_eq!(Json::parse(text), Err((at, wanted)), "{text}");
            // Errors that serde_json does not have.
            let kept = matches!(wanted, Syntax::Once | Syntax::Encoding);
            assert!(
                kept || serde_json::from_str::<Value>(text).is_err(),
                "{text}"
            );
        }
    }

    #[test]
    fn json_of_which_lessons_have_no_use_is_refused() {
        for text in ["null", "-1", "1.5", "1e3", "18446744073709551616"] {
            assert!(Json::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn no_text_however_deep_or_broken_panics() {
        assert!(Json::parse(&"[".repeat(100_000)).is_err());
        assert!(Json::parse(&"{\"a\":".repeat(100_000)).is_err());
        let text = r#"{"a": ["拈\u62c8\ud83c\udfb2", 12, true], "b": {}}"#;
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            assert!(Json::parse(&text[..end]).is_err(), "{end}");
        }
    }
}
