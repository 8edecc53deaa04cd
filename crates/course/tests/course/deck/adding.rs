//! What is pasted, and files that are opened.

use super::{deck, random, told};
use nian_course::deck::{Fault, Kind, MOST_BYTES, Opened, opened, pasted, to_file};
use nian_words::Language;

#[test]
fn addresses_of_ours_are_understood() {
    let understand = |typed: &str| nian_words::understand(typed, |text: &str| text.to_lowercase());
    let items_of = |text: &str| {
        let (things, faults) = pasted(text, &understand);
        let items = things.iter().map(|one| one.item.to_string());
        (items.collect::<Vec<_>>().join(" "), told(&faults).join(" "))
    };
    let made = "https://example.org/nian/show/?lesson=1abc&step=2";
    for (text, found) in [
        (
            "https://example.org/nian/articles/nim-and-variants/?step=2#ex2",
            "nim-and-variants/ex2~2",
        ),
        (
            "../articles/nim-and-variants/#lemma-i",
            "nim-and-variants/lemma-i",
        ),
        (
            "/en/show/?claim=nim-and-variants/dice",
            "claim:nim-and-variants/dice",
        ),
        (
            "/en/show/?number=45&in=fibonacci&step=1",
            "number:fibonacci=45~1",
        ),
        ("/en/play/?p=wythoff:3,5&opponent=novice", "wythoff:3,5"),
        (
            "/en/practice/?skill=columns&level=2&seed=7&v=1",
            "exercise:columns",
        ),
        ("/en/tables/?of=dynamic&rules=dynamic.3", "table:dynamic"),
        (
            "/en/articles/nim-and-variants/nim/?step=2#ex2",
            "nim-and-variants/ex2~2",
        ),
        ("nim 3 4 5", "nim:3,4,5"),
        ("fibonacci-nim/rules~1", "fibonacci-nim/rules~1"),
        ("/class/?d=nim:1;nim:2&v=1", "nim:1 nim:2"),
        (
            "https://example.org/nian/en/class/index.html?d=nim%3A1&v=1",
            "nim:1",
        ),
        (
            "?d=nim:1;nim-and-variants/ex1&v=1",
            "nim:1 nim-and-variants/ex1",
        ),
        (made, "lesson:1abc~2"),
        ("../make/?lesson=1abc", "lesson:1abc"),
        (
            "/show/?example=nim-and-variants/ex1&lesson=1abc",
            "lesson:1abc",
        ),
        (
            "/show/?example=nim-and-variants/ex1",
            "nim-and-variants/ex1",
        ),
        ("/show/?game=nim:3", "nim:3"),
        ("/show/?exercise=pair", "exercise:pair"),
        (
            "/show/nim-and-variants/ex1/?step=3",
            "nim-and-variants/ex1~3",
        ),
        (
            "file:///C:/nian/show/nim-and-variants/ex1/index.html",
            "nim-and-variants/ex1",
        ),
        ("./../en/play/?view=pattern&of=euclid", "table:euclid"),
        ("/play/?view=numbers&value=9", "number:binary=9"),
        ("/numbers/?value=9&in=mixed:2,3", "number:mixed:2,3=9"),
        ("/lab/?p=nim:3", "nim:3"),
        ("https://h/articles/a%2Db/x/../#e%78", "a-b/ex"),
        (" nim:1\r\n\n  nim:2  ", "nim:1 nim:2"),
        ("拈 3、4、5", "nim:3,4,5"),
    ] {
        assert_eq!(items_of(text), (found.to_owned(), String::new()), "{text}");
    }
    for (text, said) in [
        ("rubbish", "item rubbish"),
        ("https://example.org/", "nowhere"),
        ("https://", "item https://"),
        ("https://example.org?d=nim:1", "nowhere"),
        ("/en/glossary/#coin", "nowhere"),
        ("/articles/a/", "nowhere"),
        ("/practice/?skill=cooking", "nowhere"),
        ("/class/?d=x&v=1", "item x"),
        ("/class/", "nowhere"),
        ("/show/?table=%ff", "nowhere"),
        ("//", "nowhere"),
        // It begins as a position, and is none.
        ("nim:3,4,x", "item nim:3,4,x"),
        ("chess:3", "item chess:3"),
        ("/en/play/?p=nim:3,4,x", "nowhere"),
    ] {
        assert_eq!(items_of(text), (String::new(), said.to_owned()), "{text}");
    }
    let set = |text: &str| pasted(text, &understand).0[0].clone();
    let exercise = set("/en/practice/?skill=columns&level=2&seed=7&v=1");
    let own: Vec<_> = exercise.beside().collect();
    assert_eq!(own, [("level", "2"), ("seed", "7")]);
    let table = set("/en/tables/?of=dynamic&rules=dynamic.3");
    assert_eq!(table.rules.as_deref(), Some("dynamic.3"));
    let many = "nim:1\n".repeat(70);
    assert_eq!(pasted(&many, &understand).0.len(), 60);
}

/// What is in these bytes.
fn of(bytes: &[u8]) -> Opened {
    opened(bytes, Language::En)
}

#[test]
fn files_are_opened_in_their_encoding() {
    let own = deck("?d=nim:1&title=%E6%8B%88&v=1");
    let text = to_file(&own);
    let found = Opened::Deck(own, vec![]);
    let units: Vec<u16> = text.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
    for bytes in [
        marked(b"", text.as_bytes()),
        marked(b"\xef\xbb\xbf", text.as_bytes()),
        marked(b"\xff\xfe", &little),
        marked(b"\xfe\xff", &big),
        marked(b"", &little),
        marked(b"", &big),
    ] {
        assert_eq!(of(&bytes), found, "{bytes:?}");
    }
    let is = |bytes: &[u8], looks: &str| {
        let fault = Fault::Encoding(looks.to_owned());
        assert_eq!(of(bytes), Opened::Nothing(fault), "{looks}");
    };
    is(&little[..little.len() - 1], "UTF-16");
    is(b"{\"title\":\"\xa7\xda\xad\xcc\xa4\xb5\xa4\xd1\"}", "Big5");
    is(
        b"{\"title\":\"\xce\xd2\xc3\xc7\xbd\xf1\xcc\xec\xcd\xe6\"}",
        "GBK",
    );
    is(
        b"{\"title\":\"\x8e\x84\x82\xbd\x82\xbf\x82\xcd\"}",
        "Shift_JIS",
    );
    // Like none of them: what cannot be read is replaced.
    let latin = b"{\"nian\":\"lesson\",\"title\":\"caf\xe9\",\"things\":[{\"item\":\"nim:1\"}]}";
    assert!(matches!(of(latin), Opened::Deck(_, faults) if faults.is_empty()));
}

#[test]
fn a_single_example_comes_as_a_thing() {
    let example = r#"{"title":"x","start":"nim:3","steps":[]}"#;
    let Opened::Thing(thing) = of(example.as_bytes()) else {
        panic!("a thing");
    };
    assert_eq!(thing.item.kind, Kind::Lesson);
    let mut random = random(1);
    let letters: Vec<char> = ('!'..='~').filter(|sign| !"\"\\".contains(*sign)).collect();
    let noise: String = (0..60_000)
        .map(|_| letters[random() % letters.len()])
        .collect();
    let long = format!("{{\"title\":\"{noise}\",\"steps\":[]}}");
    assert_eq!(of(long.as_bytes()), Opened::Nothing(Fault::Example));
    assert_eq!(of(b"[]"), Opened::Nothing(Fault::Foreign));
    let large = vec![b' '; MOST_BYTES + 1];
    assert_eq!(of(&large), Opened::Nothing(Fault::Large));
}
