//! Decoding of files, and guesses at the encoding of those that cannot be decoded.

use nian_words::Language;

/// The content of a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Decoded {
    Text(String),
    /// Decoding failed at this line and character, 1-based; the file may be in this encoding.
    Broken {
        place: [usize; 2],
        looks: Option<&'static str>,
    },
}

/// The byte order mark of UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Decodes UTF-8 and UTF-16, with or without a byte order mark. For a file in neither, guesses its encoding for a
/// reader of this language.
pub(crate) fn decode(bytes: &[u8], language: Language) -> Decoded {
    // JSON begins with an ASCII character, which identifies UTF-16 without a mark.
    let utf_16 = match bytes {
        [0xff, 0xfe, rest @ ..] => Some((rest, u16::from_le_bytes as fn([u8; 2]) -> u16)),
        [0xfe, 0xff, rest @ ..] => Some((rest, u16::from_be_bytes as _)),
        [1..=0xff, 0, ..] => Some((bytes, u16::from_le_bytes as _)),
        [0, 1..=0xff, ..] => Some((bytes, u16::from_be_bytes as _)),
        _ => None,
    };
    if let Some((bytes, unit)) = utf_16 {
        return of_utf_16(bytes, unit);
    }
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    match str::from_utf8(bytes) {
        Ok(text) => Decoded::Text(text.to_owned()),
        Err(error) => {
            let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            // A file that ends within a character is truncated UTF-8.
            let cut = error.error_len().is_none();
            Decoded::Broken {
                place: after(&before),
                looks: if cut { None } else { guess(bytes, language) },
            }
        }
    }
}

fn of_utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Decoded {
    let (pairs, odd) = bytes.as_chunks::<2>();
    let mut text = String::new();
    for letter in char::decode_utf16(pairs.iter().map(|pair| unit(*pair))) {
        match letter {
            Ok(letter) => text.push(letter),
            Err(_) => return broken(&text),
        }
    }
    if odd.is_empty() {
        Decoded::Text(text)
    } else {
        broken(&text)
    }
}

fn broken(before: &str) -> Decoded {
    Decoded::Broken {
        place: after(before),
        looks: Some("UTF-16"),
    }
}

/// The line and character after a text, 1-based.
fn after(text: &str) -> [usize; 2] {
    let last = text.rsplit('\n').next().unwrap_or_default();
    [text.matches('\n').count() + 1, last.chars().count() + 1]
}

/// A legacy encoding, the language in which it is common, and whether a lead and a trail byte are one of its common
/// characters. A text of more than a word in one encoding is seldom common characters in another.
/// `www/common/encoding.js` has the same table.
type Kind = (&'static str, &'static str, fn(u8, u8) -> bool);

const KINDS: [Kind; 3] = [
    ("Big5", "zh-Hant", |lead, trail| {
        matches!((lead, trail), (0xa1..=0xc6, 0x40..=0x7e | 0xa1..))
    }),
    ("GBK", "zh-Hans", |lead, trail| {
        matches!((lead, trail), (0xb0..=0xd7 | 0xa1..=0xa3, 0xa1..))
    }),
    ("Shift_JIS", "ja", |lead, trail| {
        matches!((lead, trail), (0x81..=0x97, 0x40..)) && trail != 0x7f
    }),
];

/// The share of non-ASCII characters that must be common; a text has other characters, too.
const USUAL: f64 = 0.75;

/// The most likely encoding; at a tie that of the reader's language.
fn guess(bytes: &[u8], language: Language) -> Option<&'static str> {
    let shares = KINDS
        .map(|(name, usual_in, usual)| (share(bytes, usual), usual_in == language.tag(), name));
    let best = shares
        .into_iter()
        .rev() // `max_by` returns the last of equals
        .max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    best.filter(|(share, ..)| *share >= USUAL)
        .map(|(.., name)| name)
}

/// The share of non-ASCII characters that are common ones.
fn share(bytes: &[u8], usual: fn(u8, u8) -> bool) -> f64 {
    let [mut good, mut all] = [0_u32; 2];
    let mut rest = bytes.iter();
    while let Some(lead) = rest.find(|byte| !byte.is_ascii()) {
        all += 1;
        good += u32::from(rest.next().is_some_and(|trail| usual(*lead, *trail)));
    }
    f64::from(good) / f64::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use super::{Decoded, decode};
    use nian_words::Language;

    #[test]
    fn utf_8_and_utf_16_are_read() {
        let text = "{ \"title\":\r\n \"例 🎲\" }";
        let units: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            format!("\u{feff}{text}").into_bytes(),
            little.clone(),
            big.clone(),
            [&[0xff, 0xfe][..], &little].concat(),
            [&[0xfe, 0xff][..], &big].concat(),
        ] {
            let read = decode(&bytes, Language::En);
            assert_eq!(read, Decoded::Text(text.to_owned()), "{bytes:?}");
        }
        assert_eq!(decode(b"", Language::En), Decoded::Text(String::new()));
        let cut = decode(&little[..little.len() - 1], Language::En);
        assert!(
            matches!(cut, Decoded::Broken { place: [2, 8], .. }),
            "{cut:?}"
        );
    }

    #[test]
    fn other_encodings_are_known_by_their_bytes() {
        for (looks, text) in [
            (
                Some("Big5"), // 第一列取 2 枚，剩下的都是安全殘局。
                &b"\xb2\xc4\xa4@\xa6C\xa8\xfa 2 \xaaT\xa1A\xb3\xd1\xa4U\xaa\xba\xb3\xa3\xacO\xa6w\xa5\xfe\xb4\xdd\xa7\xbd\xa1C"[..],
            ),
            (
                Some("GBK"), // 第一行取 2 枚，剩下的都是安全残局。
                b"\xb5\xda\xd2\xbb\xd0\xd0\xc8\xa1 2 \xc3\xb6\xa3\xac\xca\xa3\xcf\xc2\xb5\xc4\xb6\xbc\xca\xc7\xb0\xb2\xc8\xab\xb2\xd0\xbe\xd6\xa1\xa3",
            ),
            (
                Some("Shift_JIS"), // 一列目から2枚取ります。
                b"\x88\xea\x97\xf1\x96\xda\x82\xa9\x82\xe72\x96\x87\x8e\xe6\x82\xe8\x82\xdc\x82\xb7\x81B",
            ),
            (None, b"Le jeu a \xe9t\xe9 \xe9tudi\xe9."), // in windows-1252
        ] {
            let lesson = [b"{\n  \"title\": \"", text, b"\" }"].concat();
            for language in Language::ALL {
                let Decoded::Broken { place, looks: told } = decode(&lesson, language) else {
                    panic!("{looks:?}");
                };
                assert_eq!((place[0], told), (2, looks), "{}", language.tag());
            }
        }
    }

    /// A single word may be in several encodings: 答案 in GBK is equally common characters in Big5.
    #[test]
    fn in_doubt_it_is_that_of_the_readers_language() {
        for (language, looks) in [
            (Language::ZhHans, "GBK"),
            (Language::ZhHant, "Big5"),
            (Language::En, "Big5"),
        ] {
            let Decoded::Broken { looks: told, .. } = decode(b"\xb4\xf0\xb0\xb8", language) else {
                panic!("{looks}");
            };
            assert_eq!(told, Some(looks));
        }
    }

    #[test]
    fn a_file_that_was_cut_off_is_in_no_other_encoding() {
        let cut = &"{ \"title\": \"例".as_bytes()[..14];
        let place = [1, 13];
        let looks = None;
        assert_eq!(decode(cut, Language::En), Decoded::Broken { place, looks });
    }
}
