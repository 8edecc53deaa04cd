//! The shortest address of a lesson, for QR codes.

use super::{golden, read};
use nian_course::deck::{Change, Deck, Fault, Text, write, write_short};
use nian_course::packed::pack;

fn deck(search: &str) -> Deck {
    read(search).0.expect("a lesson")
}

/// What people have written comes back whole, whatever it is.
#[test]
fn nothing_is_lost() {
    let mut packed = 0;
    for case in golden().addresses {
        let Some(deck) = read(&case.text).0 else {
            continue;
        };
        let short = write_short(&deck, &[]);
        assert!(short.len() <= write(&deck, &[]).len());
        packed += usize::from(short.contains("&texts="));
        let (again, faults) = read(&short);
        assert_eq!(again.as_ref(), Some(&deck), "{short}");
        let lost = |fault: &Fault| matches!(fault, Fault::Text | Fault::Cut);
        assert!(!faults.iter().any(lost), "{short}: {faults:?}");
    }
    assert!(packed > 10, "{packed} of the addresses are shorter so");
}

/// Eight questions of 28 letters each were 1,018 letters.
#[test]
fn questions_take_less() {
    let question = "哪一欄落了單？先自己想一想，再和旁邊的人討論，最後舉手表決";
    let questions = (1..=8).map(|at| format!("&q{at}.zh-Hant={at}、{question}&k{at}=wait"));
    let questions: String = questions.collect();
    let items = ["nim-and-variants/ex1"; 8].join(";");
    let deck = deck(&format!("?d={items}{questions}&v=1"));
    let (short, usual) = (write_short(&deck, &[]), write(&deck, &[]));
    assert!(
        short.len() * 2 < usual.len(),
        "{} of {}",
        short.len(),
        usual.len()
    );
}

#[test]
fn signs_of_addresses_in_texts() {
    for text in [
        "100 % & more + 1 = 2",
        "a+b",
        "&q1=x",
        "%25",
        "~x",
        "拈=拈",
        "\u{1f600}",
    ] {
        let long = Text::Plain(format!("{text} {}", "拈".repeat(40)));
        let lesson = deck("?d=nim:3,4,5&v=1").set(0, Change::Question(Some(long)));
        let short = write_short(&lesson, &[]);
        assert!(short.contains("&texts="), "{short}");
        assert_eq!(deck(&short), lesson, "{text}");
    }
}

/// What is damaged is told, and the rest is there.
#[test]
fn damaged() {
    for x in ["", "0", "1", "2abc", "1%00", "1AAAA"] {
        let (deck, faults) = read(&format!("?d=nim:3,4,5&texts={x}&v=1"));
        assert_eq!(deck.expect("a lesson").things.len(), 1, "{x}");
        assert_eq!(faults.contains(&Fault::Text), x != "0", "{x}: {faults:?}");
    }
    // One that would be a hundred megabytes.
    let bomb = pack(&"&q1=x".repeat(20_000_000 / 5));
    let (deck, faults) = read(&format!("?d=nim:3,4,5&texts={bomb}&v=1"));
    assert!(deck.is_some());
    assert!(faults.contains(&Fault::Text));
}
