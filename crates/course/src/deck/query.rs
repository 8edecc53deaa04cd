//! The query of an address: read as browsers do it, and signs that need no escaping left as they are.

/// What stands for a byte.
const HEX: [&[u8; 16]; 2] = [b"0123456789ABCDEF", b"0123456789abcdef"];

/// The names and values of a query, with its question mark or without.
pub(crate) fn pairs(search: &str) -> Vec<(String, String)> {
    let query = search.strip_prefix('?').unwrap_or(search);
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    let pairs = pairs.map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(name), decoded(value))
    });
    pairs.collect()
}

/// The first value of a name.
pub(crate) fn value<'a>(pairs: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let mut pairs = pairs.iter();
    let found = pairs.find(|(own, _)| own == name);
    found.map(|(_, value)| value.as_str())
}

fn decoded(text: &str) -> String {
    let bytes = unescaped(&text.replace('+', " "));
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The bytes of a text, with those that stand as `%3a` as they are.
pub(super) fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let escaped = match after {
            [high, low, ..] if *first == b'%' => digit(*high).zip(digit(*low)),
            _ => None,
        };
        bytes.push(escaped.map_or(*first, |(high, low)| high * 16 + low));
        rest = if escaped.is_some() {
            &after[2..]
        } else {
            after
        };
    }
    bytes
}

fn digit(letter: u8) -> Option<u8> {
    let digit = char::from(letter).to_digit(16)?;
    u8::try_from(digit).ok()
}

/// Adds a text as it stands in a query.
pub(super) fn escape(text: &str, to: &mut String) {
    for byte in text.bytes() {
        match byte {
            b' ' => to.push('+'),
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => to.push(char::from(byte)),
            b'-' | b'_' | b'.' | b'~' | b':' | b',' | b'@' | b'/' | b';' | b'=' => {
                to.push(char::from(byte));
            }
            _ => {
                // So the addresses that are about have it.
                let hex = HEX[usize::from(byte == b'*')];
                to.push('%');
                to.push(char::from(hex[usize::from(byte >> 4)]));
                to.push(char::from(hex[usize::from(byte & 15)]));
            }
        }
    }
}

/// Adds a text as it stands in a query that is packed: letters of other alphabets stay, as they are shorter so.
pub(super) fn sparing(text: &str, to: &mut String) {
    for letter in text.chars() {
        match letter {
            ' ' => to.push('+'),
            '%' | '&' | '+' => escape(letter.encode_utf8(&mut [0; 4]), to),
            _ => to.push(letter),
        }
    }
}
