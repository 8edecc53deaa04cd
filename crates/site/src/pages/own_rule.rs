use super::area::plane;
use super::form::{fields, patterns};
use super::needs_script::not_loaded;
use crate::{Address, Articles, Page};
use nian_claims::rules::NAMES;
use nian_scene::{mark, svg};
use nian_solver::Outcome;
use nian_words::{Form, OwnRule as Words, SetUp, Text};
use serde_json::{Value, json};
use yew::prelude::*;

/// The default rule.
const DEFAULT: &str = "1,3,4";

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

/// The texts of the script, by the names that it and the rules of `nian-claims` use.
const SAID: [(&str, Text); 34] = [
    ("grid", Words::GRID),
    ("less", SetUp::LESS),
    ("more", SetUp::MORE),
    ("noNumber", SetUp::NO_NUMBER),
    ("noNumbers", Words::FAULTS_TAKES),
    ("error takes", Words::FAULTS_TAKES),
    ("error option", Words::FAULTS_OPTION),
    ("error heaps", Words::FAULTS_HEAPS),
    ("error one", Words::FAULTS_ONE),
    ("searching", Words::SEARCHING),
    ("known", Words::KNOWN),
    ("unknown", Words::UNKNOWN),
    ("heaps", Words::HEAP_NUMBERS),
    ("openings", Words::OPENINGS),
    ("positions", Words::POSITIONS),
    ("openingPositions", Words::OPENING_POSITIONS),
    ("heldEven", Words::HELD_EVEN),
    ("heldOdd", Words::HELD_ODD),
    ("safe", Words::SAFE),
    ("unsafe", Words::UNSAFE),
    ("value", Words::VALUE),
    ("period", Words::PERIOD),
    ("proof", Words::PROOF),
    ("proofHolding", Words::PROOF_HOLDING),
    ("noPeriod", Words::NO_PERIOD),
    ("law sum-proved", Words::LAWS_SUM_PROVED),
    ("law sum", Words::LAWS_SUM),
    ("law leave-one", Words::LAWS_LEAVE_ONE),
    ("law turned-proved", Words::LAWS_TURNED_PROVED),
    ("law turned", Words::LAWS_TURNED),
    ("over", Words::WHY_OVER),
    ("leaves", Words::WHY_LEAVES),
    ("answered", Words::WHY_ANSWERED),
    ("noPlay", Words::NO_PLAY),
];

/// The parts of the sentences of reasons.
const PIECES: [(&str, Text); 6] = [
    ("left", Words::LEFT),
    ("leave", Words::LEAVE),
    ("answer", Words::ANSWER),
    ("between", Words::BETWEEN),
    ("rest answered", Words::REST),
    ("rest leaves", Words::REST_LEAVES),
];

/// The form for a rule of the reader's own. `rules.js` reads the fields and the texts from here, and has a worker
/// search the rule.
pub(super) fn own_rule(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let say = |text: &Text| language.among(text);
    let said = SAID.iter().chain(&PIECES);
    let said: serde_json::Map<String, Value> = said
        .map(|(name, text)| ((*name).to_owned(), say(text).into()))
        .collect();
    let known: serde_json::Map<String, Value> = KNOWN
        .iter()
        .map(|(id, name, section)| {
            (
                (*id).to_owned(),
                json!([say(name), articles.link_to_section(address, *section)]),
            )
        })
        .collect();
    let play = address.link_to_page(Page::Play);
    let [not_loaded, again] = not_loaded(language);
    html! {
        <section class="own-rule" data-not-loaded={not_loaded} data-again={again} aria-labelledby="own-rule" data-said={json!(said).to_string()}
            data-known={json!(known).to_string()}>
            <h2 id="own-rule" tabindex="-1">{ say(&Words::TITLE) }</h2>
            <p>{ say(&Words::INTRO) }</p>
            <div class="rule hand">
                <div class="game" data-start={DEFAULT} data-ways={patterns(&Form::RULE)}>
                    { fields(language, 0, say(&Words::WAY), &Form::RULE) }
                </div>
                <p class="said" role="status"></p>
            </div>
            <p class="failed" role="alert" hidden=true>
                { say(&Words::FAILED) }{ " " }<button type="button" class="quiet">{ say(&Words::AGAIN) }</button>
            </p>
            <div class="found" hidden=true>
                <p class="name"></p>
                <p class="about"></p>
                <div class="plane" hidden=true>
                    <p>{ say(&Words::GRID) }</p>
                    { plane(language, "own-rule-why") }
                </div>
                <div class="strips"></div>
                <button type="button" class="more quiet" hidden=true>{ say(&Words::MORE) }</button>
                <p class="values" hidden=true>{ say(&Words::VALUES) }</p>
                <p class="law"></p>
                <div class="why">
                    <p id="own-rule-why" role="status"></p>
                    <p class="onwards" hidden=true><a href={play}>{ say(&Words::PLAY) }</a></p>
                </div>
            </div>
            <template class="marks">
                { for [Outcome::Safe, Outcome::Unsafe].map(|outcome| {
                    Html::from_html_unchecked(svg(&mark(outcome)).into())
                }) }
            </template>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT, KNOWN};
    use nian_claims::rules::{NAMES, Rule};
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    #[test]
    fn every_known_game_is_named_and_has_its_section() {
        assert!(DEFAULT.parse::<Rule>().is_ok());
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
