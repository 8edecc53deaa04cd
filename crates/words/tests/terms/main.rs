//! One word for one thing: no text that a reader can see uses a word that `docs/terms.md` rules out.

mod list;
mod texts;

use list::Term;
use std::path::{Path, PathBuf};
use texts::Text;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn no_text_uses_a_word_that_is_ruled_out() {
    let terms = list::read(&project());
    let mut faults = Vec::new();
    for text in texts::all(&project()) {
        for term in &terms {
            faults.extend(term.fault(&text));
        }
    }
    let faults = faults.join("\n");
    assert!(faults.is_empty(), "{faults}\n(see docs/terms.md)");
}

#[test]
fn every_row_of_the_list_can_be_broken_and_kept() {
    let texts = texts::all(&project());
    for term in list::read(&project()) {
        let place = term.only_in.first();
        let place = place.map_or("prose", String::as_str);
        for word in &term.not {
            let text = Text::of(term.language, place, &format!("3 {word}."));
            let fault = term.fault(&text).expect(word);
            assert!(
                fault.contains(place) && fault.contains(&term.say) && fault.contains(word),
                "{fault}"
            );
            let kept = Text::of(term.language, place, &term.say);
            assert_eq!(term.fault(&kept), None);
            let elsewhere = Text::of(term.language, "elsewhere", word);
            assert_eq!(term.fault(&elsewhere).is_none(), !term.only_in.is_empty());
        }
        for allowed in &term.allowed {
            let text = Text::of(term.language, place, allowed);
            assert_eq!(term.fault(&text), None);
            let of_use = |word: &String| Term::finds(word, allowed);
            assert!(term.not.iter().any(of_use), "{allowed} allows nothing");
        }
        for place in &term.only_in {
            let there = |text: &Text| text.file.contains(place.as_str());
            assert!(texts.iter().any(there), "there is no text in {place}");
        }
    }
}

#[test]
fn words_are_found_as_each_language_writes_them() {
    assert!(Term::finds("he", "So He wins."));
    assert!(!Term::finds("he", "the other, she"));
    assert!(Term::finds("reckon", "(reckon)"));
    assert!(Term::finds("棋盤", "這個棋盤上"));
    assert!(Term::finds("第 n 對", "第 n 對"));
}
