//! Reading and writing positions and moves.

use nian_solver::{AnyPosition, Expected, MAX_NUMBER, Move, NotationError};
use proptest::prelude::*;
use std::fs;

fn read(text: &str) -> Result<AnyPosition, NotationError> {
    text.parse()
}

#[test]
fn canonical_texts_read_back() {
    let zeros = ["0"; 26].join(",");
    let texts = [
        "nim:3,4,5",
        "nim:0",
        "nim.misere:1,1,5",
        "nim:9223372036854775807,0",
        &format!("nim:{zeros}"),
        "wythoff:1000000,1618033",
        "wythoff.misere:0,0",
        "dice:31@4",
        "subtraction.1-3:21",
        "subtraction.1-1000.misere:9223372036854775807",
        "subtraction.3:9",
        "subtraction.1,3,4.misere:0",
        "subtraction.fib:1000000",
        "parity.3:17",
        "parity.1000.even:13@2,2",
        "parity.3:17@0,2",
        "parity.3:0@9223372036854775807,0",
        "sides.3:8",
        "sides.3:8@0,0,even",
        "sides.3:8@2,0,odd",
        "dice.misere:9223372036854775807@6",
        "dice.both:31@4,2",
        "dynamic.3.global:8,5@4",
        "euclid:8,5",
        "euclid:5,8",
        "euclid:0,9223372036854775807",
    ];
    for text in texts {
        assert_eq!(read(text).unwrap().to_string(), text);
    }
    assert!(AnyPosition::missing_from(texts).is_empty());
}

/// Fuzzing begins with a position of every game.
#[test]
fn every_game_is_among_the_seeds() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/notation");
    let files = fs::read_dir(folder).unwrap();
    let seeds = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let missing = AnyPosition::missing_from(seeds);
    assert!(missing.is_empty(), "{missing:?}");
}

/// What may be written in more than one way is read in all of them, and written in one.
#[test]
fn other_texts_are_read_too() {
    for (text, canonical) in [
        ("subtraction.1,2,3:21", "subtraction.1-3:21"),
        ("subtraction.2,3,1:21", "subtraction.1-3:21"),
        ("subtraction.3,1:20", "subtraction.1,3:20"),
        (
            "subtraction.1,23,38,11,7,5,4,8,3,13.misere:1000000",
            "subtraction.1,3,4,5,7,8,11,13,23,38.misere:1000000",
        ),
        ("subtraction.1:21", "subtraction.1-1:21"),
        ("parity.3:17@0,0", "parity.3:17"),
        ("sides.3:8@0,0,odd", "sides.3:8"),
    ] {
        assert_eq!(read(text).unwrap().to_string(), canonical);
        assert_eq!(read(text), read(canonical));
    }
}

#[test]
fn errors_say_where_and_what() {
    use Expected::*;
    let one_or_more = Heaps { min: 1, max: 26 };
    let two = Heaps { min: 2, max: 2 };
    let too_many = format!("nim:{}", ["1"; 27].join(","));
    for (text, at, expected) in [
        ("", 0, Game),
        ("Nim:3", 0, Game),
        ("nimm:3", 0, Game),
        (" nim:3", 0, Game),
        ("拈:3", 0, Game),
        ("nim", 3, Colon),
        ("nim 3", 3, Colon),
        ("nim:", 4, Number),
        ("nim.:3", 4, Option),
        ("nim.miser:3", 4, Option),
        ("nim.misere.misere:3", 11, Option),
        ("dice.both:31@4", 14, Faces { min: 2, max: 4 }),
        ("nim:x", 4, Number),
        ("nim:-1", 4, Number),
        ("nim:+1", 4, Number),
        ("nim:3,,5", 6, Number),
        ("nim:3,", 6, Number),
        ("nim:03", 4, Number),
        ("nim:00", 4, Number),
        ("nim:9223372036854775808", 4, Number),
        ("nim:1,99999999999999999999999999", 6, Number),
        ("nim:3 ", 5, End),
        ("nim:3,4,5拈", 9, End),
        ("nim:3,4,5\n", 9, End),
        (&too_many, 4 + 26 + 25, one_or_more),
        ("wythoff:3", 9, two),
        ("wythoff:3,4,5", 11, two),
        ("euclid:0,0", 7, NotBothZero),
        ("euclid:8", 8, two),
        ("euclid.misere:8,5", 6, Colon),
        ("dice:31", 7, At),
        ("dice:31@", 8, Face),
        ("dice:31@0", 8, Face),
        ("dice:31@7", 8, Face),
        ("dice:31@14", 9, End),
        ("dice:31@4,2", 9, End),
        ("dice:3,1@4", 6, At),
        ("subtraction:5", 11, Set),
        ("subtraction.:5", 12, Set),
        ("subtraction.0:5", 12, Set),
        ("subtraction.1-0:5", 12, Set),
        ("subtraction.1-1001:5", 12, Set),
        ("subtraction.1,3,3:5", 12, Set),
        ("subtraction.3,1,3:5", 12, Set),
        ("subtraction.3,1,:5", 12, Set),
        ("subtraction.1001,1:5", 12, Set),
        ("subtraction.2-4:5", 13, Colon),
        ("subtraction.1-3,5:5", 15, Colon),
        ("subtraction.fibonacci:5", 15, Colon),
        ("subtraction.misere.1-3:5", 12, Set),
        ("subtraction.1-3.even:5", 16, Option),
        ("subtraction.1-3:", 16, Number),
        ("subtraction.1-3:5@2", 17, End),
        ("subtraction.fib:1000001", 16, HeapUpTo { most: 1_000_000 }),
        ("parity:5", 6, UpTo),
        ("parity.:5", 7, UpTo),
        ("parity.0:5", 7, UpTo),
        ("parity.1001:5", 7, UpTo),
        ("parity.3.misere:5", 9, Even),
        ("parity.3.even.even:5", 14, Even),
        ("parity.3:4", 9, OddTotal),
        ("parity.3:4@1,2,3", 14, End),
        ("parity.3:4@1,1", 9, OddTotal),
        ("parity.3:5@2", 12, Holding),
        ("parity.3:5@x", 11, Number),
        ("parity.3:9223372036854775807@1,1", 9, OddTotal),
        ("sides.3.even:4", 7, Colon),
        ("sides.3:5", 8, EvenTotal),
        ("sides.3:4@0,0", 13, Side),
        ("sides.3:4@0,0,", 14, Side),
        ("sides.3:4@0,0,left", 14, Side),
        ("sides.3:4@0,0,odd,", 17, End),
        ("sides.3:9223372036854775807@1,0,odd", 8, EvenTotal),
    ] {
        assert_eq!(read(text), Err(NotationError { at, expected }), "{text}");
    }
}

#[test]
fn errors_in_english() {
    let message = |text| read(text).unwrap_err().to_string();
    assert_eq!(message("wythoff:3"), "at byte 9: expected exactly 2 heaps");
    assert_eq!(
        message("dice:31@7"),
        "at byte 8: expected a face from 1 to 6"
    );
    assert!(message("nim:x").contains("9223372036854775807"));
}

#[test]
fn moves() {
    let row = |row, take| Ok(Move::Row { row, take });
    let error = |at, expected| Err(NotationError { at, expected });
    for (position, text, expected) in [
        ("nim:3,4,5", "a2", row(0, 2)),
        ("nim:3,4,5", "z0", row(25, 0)),
        ("nim:3", "a9223372036854775807", row(0, MAX_NUMBER)),
        ("nim:3", "", error(0, Expected::Row)),
        ("nim:3", "2", error(0, Expected::Row)),
        ("nim:3", "A2", error(0, Expected::Row)),
        ("nim:3", "a", error(1, Expected::Number)),
        ("nim:3", "a02", error(1, Expected::Number)),
        ("nim:3", "ab2", error(1, Expected::Number)),
        ("nim:3", "a2 ", error(2, Expected::End)),
        ("wythoff:3,5", "b3", row(1, 3)),
        ("wythoff:3,5", "ab2", Ok(Move::Both { take: 2 })),
        ("wythoff:3,5", "ba2", error(1, Expected::Number)),
        ("wythoff:3,5", "ab", error(2, Expected::Number)),
        ("dice:31@4", "3", Ok(Move::Take(3))),
        ("dice:31@4", "31", Ok(Move::Take(31))),
        ("dice:31@4", "a3", error(0, Expected::Number)),
        ("dice:31@4", "3@", error(1, Expected::End)),
        ("subtraction.1-3:5", "3", Ok(Move::Take(3))),
        ("parity.3:5", "2", Ok(Move::Take(2))),
        ("sides.3:4", "1", Ok(Move::Take(1))),
        ("sides.3:4", "a1", error(0, Expected::Number)),
    ] {
        let found = read(position).unwrap().read_move(text);
        assert_eq!(found, expected, "{text} in {position}");
        if let Ok(mv) = found {
            assert_eq!(mv.to_string(), text);
        }
    }
}

#[test]
fn a_row_no_letter_names_is_written_all_the_same() {
    let mv = Move::Row { row: 255, take: 1 };
    assert_eq!(mv.to_string(), "?1");
}

/// Texts near the notation, right and wrong.
fn like_notation() -> impl Strategy<Value = String> {
    let words = vec![
        "nim",
        "wythoff",
        "dice",
        "subtraction",
        "parity",
        "sides",
        ".misere",
        ".1-3",
        ".fib",
        ".even",
        ".3",
        "odd",
        "even",
        ":",
        ",",
        "@",
        "0",
        "7",
        "拈",
        " ",
        "a",
        "\0",
    ];
    let piece = prop_oneof![
        prop::sample::select(words).prop_map(str::to_owned),
        any::<u64>().prop_map(|number| number.to_string()),
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

/// What can be read is written as it was read; an error points into the text.
fn check(text: &str) {
    match read(text) {
        // Read back, it is the same; where nothing stands by default, the same text even.
        Ok(position) => {
            let written = position.to_string();
            assert_eq!(read(&written).as_ref(), Ok(&position));
            let defaults = text.contains("subtraction") || text.contains('@');
            assert!(defaults || written == text, "{written} for {text}");
        }
        Err(error) => assert!(text.is_char_boundary(error.at), "{error:?} in {text:?}"),
    }
}

proptest! {
    #[test]
    fn any_text(bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn nearly_right_text(text in like_notation()) {
        check(&text);
        for position in ["nim:1,2,3", "wythoff:4,5", "dice:9@1"] {
            match read(position).unwrap().read_move(&text) {
                Ok(mv) => prop_assert_eq!(mv.to_string(), text.clone()),
                Err(error) => prop_assert!(text.is_char_boundary(error.at)),
            }
        }
    }

    #[test]
    fn right_text(
        game in prop::sample::select(vec!["nim", "nim.misere"]),
        heaps in prop::collection::vec(0..=MAX_NUMBER, 1..=26),
    ) {
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let text = format!("{game}:{}", heaps.join(","));
        prop_assert_eq!(read(&text).map(|position| position.to_string()), Ok(text));
    }
}
