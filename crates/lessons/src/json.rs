//! Reading JSON, as far as lesson files need it.
//!
//! Serde would read them with less code of ours, but it and its messages were measured at 26 kB
//! of the 115 kB a reader downloads for one example. This is a small part of that, and its
//! errors can be told in the reader's language.

/// A JSON value. Lessons have no use for fractions, negative numbers and `null`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Json {
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Json>),
    /// The members in the order of the file; no key occurs twice.
    Object(Vec<(String, Json)>),
}

/// Deeper nesting than any lesson's is refused, so that no file can exhaust the stack.
const MOST_NESTED: usize = 16;

impl Json {
    /// Reads a whole text.
    ///
    /// The error is the place, in bytes, from which on the text is not such JSON.
    pub(crate) fn parse(text: &str) -> Result<Self, usize> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0).ok_or(reader.at)?;
        reader.space();
        if reader.at == text.len() {
            Ok(value)
        } else {
            Err(reader.at)
        }
    }
}

/// A text and how far it has been read. `None` is an error, and the place is where it is.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.text[self.at..].starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads `mark` after any space.
    fn mark(&mut self, mark: &str) -> bool {
        self.space();
        self.take(mark)
    }

    fn value(&mut self, depth: usize) -> Option<Json> {
        self.space();
        match self.peek()? {
            _ if depth == MOST_NESTED => None,
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
        if self.mark("}") {
            return Some(Json::Object(members));
        }
        loop {
            self.space();
            let start = self.at;
            let key = self.string()?;
            if members.iter().any(|(known, _)| *known == key) {
                self.at = start;
                return None;
            }
            if !self.mark(":") {
                return None;
            }
            members.push((key, self.value(depth + 1)?));
            if self.mark("}") {
                return Some(Json::Object(members));
            }
            if !self.take(",") {
                return None;
            }
        }
    }

    fn list(&mut self, depth: usize) -> Option<Json> {
        let mut items = Vec::new();
        self.take("[");
        if self.mark("]") {
            return Some(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.mark("]") {
                return Some(Json::List(items));
            }
            if !self.take(",") {
                return None;
            }
        }
    }

    fn number(&mut self) -> Option<u64> {
        let start = self.at;
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

    fn string(&mut self) -> Option<String> {
        let mut string = String::new();
        if !self.take("\"") {
            return None;
        }
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(|c| matches!(c, '"' | '\\' | '\0'..='\x1f'))?;
            string.push_str(&rest[..plain]);
            self.at += plain;
            if self.take("\"") {
                return Some(string);
            }
            string.push(self.escape()?);
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
            // A character beyond U+FFFF is written as two halves.
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

    /// `\u` and four hexadecimal digits.
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

#[cfg(test)]
mod tests {
    use super::Json;
    use serde_json::Value;

    /// The same value as serde_json reads it.
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
            let json = Json::parse(text).unwrap_or_else(|at| panic!("{text}, byte {at}"));
            assert!(same(&json, &value), "{text}: {json:?}");
        }
    }

    #[test]
    fn what_is_not_json_is_refused_where_it_goes_wrong() {
        for (text, at) in [
            ("", 0),
            (" ", 1),
            ("<!DOCTYPE html>", 0),
            ("{", 1),
            ("{\"a\"}", 4),
            ("{\"a\":1,}", 7),
            ("{a:1}", 1),
            ("[1,]", 3),
            ("[1 2]", 3),
            ("[1]x", 3),
            ("01", 1),
            ("tru", 0),
            ("\"a", 1),
            ("\"a\nb\"", 2),
            ("\"\\x\"", 1),
            ("\"\\u12\"", 1),
            ("\"\\ud83c\"", 7),
            ("\"\\udfb2\"", 7),
            ("{\"a\":1,\"a\":2}", 7),
        ] {
            assert_eq!(Json::parse(text), Err(at), "{text}");
            let kept = text.starts_with("{\"a\":1,\"a\"");
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
