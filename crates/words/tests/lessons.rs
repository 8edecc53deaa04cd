//! Our lessons and claims speak all languages that our pages are in, so that nothing on a page stands in
//! another.

use nian_lessons::{ClaimText, Example, Localized};
use nian_words::Language;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let articles = fs::read_dir(www.join("articles")).unwrap();
    // An article may have no claims.
    let folders = articles.map(|article| article.unwrap().path().join(folder));
    let files = folders.filter(|folder| folder.is_dir());
    let files = files.flat_map(|folder| fs::read_dir(folder).unwrap());
    files.map(|file| file.unwrap().path()).collect()
}

fn check(text: &Localized, place: &str) {
    for language in Language::WITH_PAGES {
        let own = text.get(language.tag());
        assert!(own.is_some(), "{place}: {} is missing", language.tag());
    }
    for (tag, _) in &text.texts {
        let ours = Language::ALL.iter().any(|language| language.tag() == tag);
        assert!(ours, "{place}: {tag} is none of our languages");
    }
}

#[test]
fn our_lessons_speak_all_languages_of_our_pages() {
    let mut texts = 0;
    for path in files("examples") {
        let lesson = Example::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        for (step, key, text) in lesson.texts() {
            check(text, &format!("{path:?}, {key} of {step:?}"));
            texts += 1;
        }
    }
    assert!(texts > 300, "{texts} texts");
}

#[test]
fn our_claims_speak_all_languages_of_our_pages() {
    let mut texts = 0;
    for path in files("claims") {
        let claim = ClaimText::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        let needed = [&claim.claim, &claim.range].into_iter();
        let others = [
            &claim.truth,
            &claim.why,
            &claim.counterexample,
            &claim.place,
        ];
        for text in needed.chain(others.into_iter().flatten()) {
            check(text, &format!("{path:?}"));
            texts += 1;
        }
    }
    assert!(texts > 150, "{texts} texts");
}
