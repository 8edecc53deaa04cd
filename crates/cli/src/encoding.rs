//! The text of a file, in whichever encoding it is, or in which it seems to be.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use nian_words::Language;

/// A file as it was read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Decoded {
    Text(String),
    /// It ceases to be a text on this line at this character, 1-based, and may be in this encoding.
    Broken {
        place: [usize; 2],
        looks: Option<&'static str>,
    },
}

/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Reads UTF-8 and UTF-16, with a byte order mark or without. Of what is in neither a reader of this language
/// is told what it may be.
pub(crate) fn decode(bytes: &[u8], language: Language) -> Decoded {
    // JSON begins with a letter of ASCII: that shows UTF-16 where there is no mark.
    let utf_16 = match bytes {
        [0xff, 0xfe, rest @ ..] => Some((rest, u16::from_le_bytes as fn([u8; 2]) -> u16)),
        [0xfe, 0xff, rest @ ..] => Some((rest, u16::from_be_bytes as _)),
        [1.., 0, ..] => Some((bytes, u16::from_le_bytes as _)),
        [0, 1.., ..] => Some((bytes, u16::from_be_bytes as _)),
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
            // A file that was cut off in the middle of a character is in no other encoding.
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

/// The line and the character behind a text, 1-based.
fn after(text: &str) -> [usize; 2] {
    let last = text.rsplit('\n').next().unwrap_or_default();
    [text.matches('\n').count() + 1, last.chars().count() + 1]
}

/// Which encoding it may be: one in which all of it can be read. Where that may be several, the detector
/// goes by what is usual where the reader's language is written.
fn guess(bytes: &[u8], language: Language) -> Option<&'static str> {
    let place: Option<&[u8]> = match language.tag() {
        "zh-Hant" => Some(b"tw"),
        "zh-Hans" => Some(b"cn"),
        "ja" => Some(b"jp"),
        _ => None,
    };
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let encoding = detector.guess(place, Utf8Detection::Deny);
    let read = encoding.decode_without_bom_handling_and_without_replacement(bytes);
    read.map(|_| encoding.name())
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
        assert!(matches!(cut, Decoded::Broken { place: [2, 8], .. }), "{cut:?}");
    }

    #[test]
    fn other_encodings_are_known_by_their_texts() {
        let [hant, hans] = [
            "第一列取 2 枚，剩下的三列就是安全殘局。",
            "第一行取 2 枚，剩下的三行就是安全残局。",
        ];
        for (encoding, text) in [
            (encoding_rs::BIG5, hant),
            (encoding_rs::GBK, hans),
            (encoding_rs::SHIFT_JIS, "一列目から2枚取ります。のこりは安全です。"),
            (encoding_rs::WINDOWS_1252, "Le jeu de Nim a été étudié."),
        ] {
            let lesson = format!("{{\n  \"title\": \"{text}\" }}");
            let (bytes, _, lost) = encoding.encode(&lesson);
            assert!(!lost, "{}", encoding.name());
            for language in Language::ALL {
                let Decoded::Broken { place, looks } = decode(&bytes, language) else {
                    panic!("{}", encoding.name());
                };
                assert_eq!((place[0], looks), (2, Some(encoding.name())));
            }
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
