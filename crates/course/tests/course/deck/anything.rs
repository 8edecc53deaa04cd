//! Hostile, broken and accidental texts.

use super::{again, golden, random};
use nian_course::deck::{
    CustomExample, Deck, Fault, from_file, pasted, read, same, to_file, write,
};

/// Whatever is read, nothing panics, and what was read is written and read again.
#[test]
fn anything_is_read_and_written_again() {
    const PARTS: [&str; 44] = [
        "?d=",
        ";",
        "&",
        "=",
        "nim:3,4",
        "a/b~2",
        "lesson:1eJyr5lJQ",
        "exercise:pair",
        "number:mixed:2=5",
        "~",
        "~T2BZfQ",
        "&q1=",
        "&t2.en=",
        "&n1.zh-Hant=",
        "&k1=choice",
        "&c1=",
        "|",
        "&a2=",
        "&upto=2",
        "&at=",
        "&step=3",
        "&for=pupils",
        "&answers=hidden",
        "&ready=nim-1",
        "&v=1",
        "%",
        "%E4",
        "%BD%A0",
        "你",
        "😀",
        "+",
        " ",
        "\u{0}",
        "\u{feff}",
        "&level2=1",
        "&rules1=nim",
        "{\"nian\":\"lesson\",\"things\":[",
        "{\"item\":\"nim:3\",",
        "\"question\":",
        "\"\\ud800\"",
        "]",
        "}",
        ",",
        "https://x/show/?",
    ];
    let understand = |typed: &str| nian_words::understand(typed, |text: &str| text.to_lowercase());
    let mut random = random(7);
    for round in 0..4000 {
        let mut text = if round % 2 == 0 { "?d=nim:3;a/b" } else { "" }.to_owned();
        for _ in 0..random() % 14 {
            match random() % 8 {
                0 => text.extend(char::from_u32(
                    u32::try_from(random() % 0x3000).expect("small"),
                )),
                _ => text.push_str(PARTS[random() % PARTS.len()]),
            }
        }
        if let (Some(deck), _) = read(&text) {
            let address = write(&deck, &[]);
            assert_eq!(read(&address), again(&deck), "{text:?}");
            assert_eq!(write(&read(&address).0.expect("a lesson"), &[]), address);
            // A file of a ready-made lesson says nothing of texts that were emptied in a language.
            if deck.ready.is_none() {
                let (kept, _) = from_file(&to_file(&deck));
                let is_same = |kept: &Deck| same(kept, &deck) && kept.at == deck.at;
                assert!(kept.is_some_and(|kept| is_same(&kept)), "{text:?}");
            }
            let upto = 1 + random() % 3;
            let pupils = write(&deck.for_pupils(upto), &[]);
            assert!(
                read(&pupils)
                    .0
                    .is_some_and(|deck| deck.seen().len() <= upto),
                "{text:?}"
            );
        }
        if let (Some(deck), _) = from_file(&text) {
            assert_eq!(from_file(&to_file(&deck)), again(&deck), "{text:?}");
        }
        let _ = pasted(&text, &understand);
        let _ = CustomExample::of(&text);
    }
    // A file that is broken off or changed anywhere.
    let whole = golden().files.into_iter().filter_map(|case| case.file);
    for file in whole.filter(|file| file.len() < 800) {
        for at in 0..file.len() {
            let mut bytes = file.clone().into_bytes();
            bytes[at] = u8::try_from(random() % 256).expect("a byte");
            let _ = from_file(&String::from_utf8_lossy(&bytes));
            let _ = from_file(&String::from_utf8_lossy(&bytes[..at]));
        }
    }
}

/// What is deep or without end is as good as anything else.
#[test]
fn what_is_huge_is_read() {
    let deep = ["[".repeat(500_000), "]".repeat(500_000)].concat();
    let (deck, faults) = from_file(&format!(
        r#"{{"nian":"lesson","more":{deep},"things":[{{"item":"nim:3","note":{deep}}}]}}"#
    ));
    assert_eq!(deck.map(|deck| deck.things.len()), Some(1));
    assert_eq!(faults, [Fault::Text]);
    assert_eq!(from_file(&deep[..500_000]).1, [Fault::Foreign]);
    let many = r#""x":"y","#.repeat(100_000);
    let (deck, _) = from_file(&format!(
        r#"{{{many}"nian":"lesson","things":[{{{many}"item":"nim:3"}}]}}"#
    ));
    assert_eq!(deck.map(|deck| deck.things.len()), Some(1));
    let long = format!("?d=nim:3{}&v=1", "&q1=x&c1=a|".repeat(100_000));
    assert!(read(&long).0.is_some());
    let (things, faults) = pasted(&"x".repeat(1_000_000), &|text: &str| text.to_owned());
    assert_eq!((things.len(), faults.len()), (0, 1));
}
