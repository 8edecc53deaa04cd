//! The files of names, as the page of lessons reads them.

use super::site;
use nian_course::deck::{Kind, Names};
use nian_words::Language;
use std::collections::BTreeSet;
use std::fs;

/// Every example and every claim stands in a chapter once, boards beside them, and everything that can go into a lesson has a title.
#[test]
fn everything_has_a_place_and_a_title() {
    for language in Language::WITH_PAGES {
        let file = format!("names.{}.json", language.tag());
        let text = fs::read_to_string(site().join(file)).expect("the names");
        let names: Names = serde_json::from_str(&text).expect("names");
        let chapters = names.shelf(Kind::Example);
        assert!(chapters.len() >= 20, "{}", chapters.len());
        let items = chapters.iter().flat_map(|group| &group.items);
        let (examples, boards): (Vec<_>, Vec<_>) =
            items.partition(|item| item.kind == Kind::Example);
        assert!(boards.len() >= 20, "{}", boards.len());
        let placed: BTreeSet<&String> = examples.iter().map(|item| &item.of).collect();
        assert_eq!(placed.len(), examples.len());
        assert_eq!(placed, names.examples.iter().map(|(of, _)| of).collect());
        let claims = names.shelf(Kind::Claim);
        let claims = claims.iter().flat_map(|group| &group.items);
        let claims: Vec<&String> = claims.map(|item| &item.of).collect();
        let placed: BTreeSet<&String> = claims.iter().copied().collect();
        assert_eq!(placed.len(), claims.len());
        assert_eq!(placed, names.claims.iter().map(|(of, _)| of).collect());
        for kind in [
            Kind::Example,
            Kind::Claim,
            Kind::Table,
            Kind::Number,
            Kind::Exercise,
        ] {
            for item in names.shelf(kind).into_iter().flat_map(|group| group.items) {
                assert!(
                    names.titled(&item, language).is_some(),
                    "{item} in {}",
                    language.tag()
                );
            }
        }
    }
}
