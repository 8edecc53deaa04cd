use super::area::texts;
use crate::{Address, Articles, Page};
use nian_app::own_rule::{Words as AppWords, open};
use nian_app::plane::TEXTS;
use nian_app::{TextSet, Texts};
use nian_claims::rules::NAMES;
use nian_words::{OwnRule as Words, SetUp, Text};
use std::rc::Rc;
use yew::prelude::*;

/// The names of the games that are recognised, and the section of an article on each.
const KNOWN: [(&str, Text, (&str, &str)); NAMES.len()] = [
    ("nim", Words::GAMES_NIM, ("nim-and-variants", "nim")),
    (
        "up-to",
        Words::GAMES_UP_TO,
        ("nim-and-variants", "take-1-to-k"),
    ),
    (
        "fibonacci",
        Words::GAMES_FIBONACCI,
        ("nim-and-variants", "doubling"),
    ),
    (
        "tripling",
        Words::GAMES_TRIPLING,
        ("nim-and-variants", "tripling"),
    ),
    (
        "dynamic",
        Words::GAMES_DYNAMIC,
        ("nim-and-variants", "multipliers"),
    ),
    (
        "global",
        Words::GAMES_GLOBAL,
        ("fibonacci-nim", "global-limit"),
    ),
    (
        "parity",
        Words::GAMES_PARITY,
        ("nim-and-variants", "odd-even"),
    ),
];

/// The words that the app needs of this language.
fn words(address: Address, articles: &Articles) -> AppWords {
    let language = address.language;
    let text = |text: &Text| language.among(text).to_owned();
    let games = KNOWN.iter().map(|(id, name, section)| {
        let section = articles.link_to_section(address, *section);
        ((*id).to_owned(), text(name), section)
    });
    AppWords {
        texts: texts(language, &Words::ALL),
        plane: Texts::new(TEXTS, |text| language.among(text)),
        form: TextSet::new(vec![
            texts(language, &Words::ALL),
            texts(language, &SetUp::ALL),
        ]),
        games: games.collect(),
        board: address.link_to_page(Page::Play),
    }
}

/// A rule of the reader's own, as the app finds it.
pub(super) fn own_rule(address: Address, articles: &Articles) -> Html {
    let words = Rc::new(words(address, articles));
    let said = serde_json::to_string(&*words).expect("they are plain data");
    html! {
        <section class="own-rule" aria-labelledby="own-rule" data-said={said}>
            { nian_app::own_rule::section(&words, &open(None), &Callback::noop()) }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::KNOWN;
    use nian_app::own_rule::open;
    use nian_claims::rules::{NAMES, Rule};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_known_game_is_named_and_has_its_section() {
        assert!(open(None).form().text().parse::<Rule>().is_ok());
        let named: BTreeSet<_> = KNOWN.iter().map(|(id, ..)| *id).collect();
        assert_eq!(named, BTreeSet::from(NAMES));
        let prose = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        for (id, _, (article, section)) in KNOWN {
            let text = fs::read_to_string(prose.join(format!("{article}/prose.zh-Hant.md")));
            let text = text.expect("the article");
            assert!(text.contains(&format!("{{#{section}}}")), "{id}: {section}");
        }
    }
}
