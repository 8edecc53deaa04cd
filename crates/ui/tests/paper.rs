//! Cards on paper: nothing of them can be touched, and what is asked is not told.

use nian_ui::model::{Action, Answers, Kind, Target, Widget};
use nian_ui::paper;
use nian_words::Language;
use std::{fs, path::Path};
use yew::prelude::*;
use yew::{Html, LocalServerRenderer};

#[derive(PartialEq, Properties)]
struct ShownProps {
    inner: Html,
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    props.inner.clone()
}

fn markup(inner: Html) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    let renderer = LocalServerRenderer::<Shown>::with_props(ShownProps { inner });
    let rendering = renderer.hydratable(false).render();
    tokio::task::LocalSet::new().block_on(&runtime, rendering)
}

fn widget(element: &str, file: &str, attributes: &[(&str, &str)]) -> Widget {
    let kind = Kind::of_element(element, file, 1).expect("an element");
    let mut widget = Widget::new(Language::En, kind);
    widget.start(&|name| {
        let own = attributes.iter().find(|(own, _)| *own == name);
        own.map(|(_, value)| (*value).to_owned())
    });
    widget
}

/// The picture and the sentence of a card at a step.
fn seen(card: &Widget, step: usize, answers: Answers) -> (Widget, String) {
    let mut card = card.clone();
    card.answers = answers;
    if card.steps().1 > 0 {
        card.apply(Action::GoTo(Target::Step(step)))
            .expect("there is such a step");
    }
    let parts = [paper::picture(&card), paper::sentence(&card)];
    let parts = parts.into_iter().flatten().map(markup).collect();
    (card, parts)
}

/// What only a live card has.
const LIVE: [&str; 8] = [
    "tabindex",
    "<button",
    "<input",
    "<summary",
    "data-move",
    "data-do",
    "role=\"tree\"",
    "aria-live",
];

fn is_still(text: &str, name: &str) {
    for live in LIVE {
        assert!(!text.contains(live), "{name}: {live}\n{text}");
    }
}

/// All lessons of ours at each of their steps.
#[test]
fn lessons_stand_still_and_keep_their_answers() {
    let articles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
    let mut asking = 0;
    for article in fs::read_dir(articles).expect("the articles") {
        let examples = article.expect("an article").path().join("examples");
        for file in fs::read_dir(examples).into_iter().flatten() {
            let file = file.expect("a lesson").path();
            let text = fs::read_to_string(&file).expect("its text");
            let card = widget("nian-example", &text, &[]);
            for step in 0..=card.steps().1 {
                let name = format!("{}, step {step}", file.display());
                let (hidden, asked) = seen(&card, step, Answers::Hidden);
                is_still(&asked, &name);
                assert!(!asked.contains("band-odd"), "{name}");
                assert_eq!(paper::outcome(&hidden), None, "{name}");
                assert!(paper::winning_moves(&hidden).is_empty(), "{name}");
                let (shown, told) = seen(&card, step, Answers::Shown);
                is_still(&told, &name);
                if let (Some(_), Some(position)) = (hidden.question(), shown.position()) {
                    asking += 1;
                    let outcome = Language::En.sentences().outcome(position.outcome());
                    assert_eq!(paper::outcome(&shown), Some(outcome), "{name}");
                    assert!(paper::reason(&shown).is_some(), "{name}");
                    assert!(paper::reason(&hidden).is_none(), "{name}");
                }
            }
        }
    }
    assert!(asking > 100, "{asking} steps ask");
}

#[test]
fn a_game_is_asked_and_answered() {
    let card = widget("nian-game", "", &[("position", "nim:3,4,5")]);
    let (hidden, asked) = seen(&card, 0, Answers::Hidden);
    is_still(&asked, "a game");
    assert!(
        asked.contains("<svg") && asked.contains("nian-unseen"),
        "{asked}"
    );
    assert_eq!(
        (paper::outcome(&hidden), paper::sentence(&hidden)),
        (None, None)
    );
    let (shown, told) = seen(&card, 0, Answers::Shown);
    assert_eq!(paper::outcome(&shown), Some("unsafe"));
    assert_eq!(paper::winning_moves(&shown), ["a: take 2"]);
    assert!(told.contains("<p>"), "{told}");
    assert_eq!(paper::title(&shown), "Nim 3 · 4 · 5");
    assert!(paper::rules(&shown).is_some_and(|rules| rules.contains("coin")));
    let safe = widget("nian-game", "", &[("position", "nim:1,1")]);
    let (shown, _) = seen(&safe, 0, Answers::Shown);
    assert_eq!(paper::winning_moves(&shown).len(), 1, "there is none");
    let large = widget("nian-game", "", &[("position", "nim:1,2,3")]);
    let (over, _) = seen(&large, 0, Answers::Hidden);
    assert!(paper::winning_moves(&over).is_empty());
}

/// The lesson's own words at its start set it up; why it is safe or not is another sentence.
#[test]
fn a_start_has_its_reason() {
    let lesson =
        r#"{"title":{"en":"T"},"start":"nim:3,4,5","say":{"en":"Three rows."},"steps":[]}"#;
    let (shown, told) = seen(&widget("nian-example", lesson, &[]), 0, Answers::Shown);
    assert!(told.contains("Three rows."), "{told}");
    let why = paper::reason(&shown).map(markup).unwrap_or_default();
    assert!(
        why.contains("2s column") && !why.contains("Three rows."),
        "{why}"
    );
}

/// Rows take no more height where a later step shows the grid.
#[test]
fn a_picture_has_its_own_height() {
    let alone = r#"{"title":{"en":"T"},"start":"wythoff:3,3","show":"rows","steps":[]}"#;
    let before =
        r#"{"title":{"en":"T"},"start":"wythoff:3,3","show":"rows","steps":[{"show":"grid"}]}"#;
    let height = |lesson| {
        let card = widget("nian-example", lesson, &[]);
        let drawn = paper::picture(&card).map(markup).unwrap_or_default();
        let (_, size) = drawn.split_once("viewBox=\"").expect("a picture");
        size.split('"').next().map(str::to_owned)
    };
    assert_eq!(height(alone), height(before));
}

/// The question for numbers is a task, also while the card has its inputs folded.
#[test]
fn numbers_are_asked_for() {
    let lesson = r#"{"title":{"en":"T"},"start":"dynamic.2:100","steps":[{"ask":"fibonacci"}]}"#;
    let card = widget("nian-example", lesson, &[]);
    let (mut hidden, _) = seen(&card, 1, Answers::Hidden);
    hidden.fold();
    let task = hidden.task_by_numbers().expect("a task");
    assert_eq!(task.text, "fibonacci=100");
    assert_eq!(seen(&card, 0, Answers::Hidden).0.task_by_numbers(), None);
    assert_eq!(seen(&card, 1, Answers::Shown).0.task_by_numbers(), None);
}

#[test]
fn tables_and_numbers_stand_still() {
    for of in ["wythoff", "zeckendorf", "dice", "parity"] {
        let card = widget("nian-table", "", &[("of", of)]);
        let (card, text) = seen(&card, 0, Answers::Ask);
        is_still(&text, of);
        assert!(text.contains("<table"), "{of}");
        assert!(
            text.contains(&paper::title(&card)),
            "{of}: {}",
            paper::title(&card)
        );
    }
    let card = widget("nian-number", "", &[("value", "347"), ("in", "binary")]);
    let (_, first) = seen(&card, 0, Answers::Hidden);
    let (_, last) = seen(&card, card.steps().1, Answers::Shown);
    is_still(&first, "a number");
    assert!(
        last.contains("101011011") && !first.contains("101011011"),
        "{first}"
    );
}

#[test]
fn a_claim_keeps_what_is_true_apart() {
    let file = r#"{"place":{"en":"Here"},"claim":{"en":"All are safe."},"truth":{"en":"Some are."},"why":{"en":"So."},"range":{"en":"n"},"least":1,"usual":5,"most":9}"#;
    let Some(kind) = Kind::of_element("nian-claim", file, 1) else {
        panic!("no claim: {file}");
    };
    let card = Widget::new(Language::En, kind);
    let more = vec!["Some are.".to_owned(), "So.".to_owned()];
    assert_eq!(
        paper::claim(&card),
        Some(("All are safe.".to_owned(), more))
    );
    assert_eq!(paper::title(&card), "Here");
    assert_eq!(
        (paper::picture(&card), paper::sentence(&card)),
        (None, None)
    );
}
