//! Snapshots of cards of every kind as markup, a tag a line, so that the effect of a change to a view is reviewed as
//! text. Of pictures only small ones are included; `nian-scene` has snapshots of each.
//!
//! After an intended change, `INSTA_UPDATE=always cargo test -p nian-ui --test cards` rewrites `snapshots`; review the
//! difference before it is committed.

use nian_ui::model::{Action, Command, Kind, Layout, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use std::rc::Rc;
use yew::LocalServerRenderer;

type Attributes = &'static [(&'static str, &'static str)];

/// A card: its name, its element, its file, its attributes, and the commands that are clicked one after another.
type Shown = (
    &'static str,
    &'static str,
    &'static str,
    Attributes,
    &'static [&'static str],
);

const CARDS: [Shown; 25] = [
    (
        "game",
        "nian-game",
        "",
        &[("position", "nim:1,2"), ("opponent", "none")],
        &[],
    ),
    (
        "game-answer",
        "nian-game",
        "",
        &[("position", "nim:1,2"), ("opponent", "none")],
        &["reveal", "moves"],
    ),
    (
        "game-menu",
        "nian-game",
        "",
        &[("position", "nim:1,2"), ("answers", "ask")],
        &["menu"],
    ),
    (
        "game-large",
        "nian-game",
        "",
        &[("position", "dynamic.2:1000"), ("opponent", "none")],
        &["key ArrowRight", "key ArrowRight"],
    ),
    (
        "game-lines",
        "nian-game",
        "",
        &[("position", "wythoff:200,300"), ("opponent", "none")],
        &["key ArrowRight", "key ArrowRight"],
    ),
    // The button of the empty row is disabled.
    (
        "game-empty-row",
        "nian-game",
        "",
        &[("position", "wythoff:0,300"), ("opponent", "none")],
        &[],
    ),
    (
        "game-forms",
        "nian-game",
        "",
        &[
            ("position", "wythoff:5,8"),
            ("opponent", "none"),
            ("show", "forms"),
        ],
        &[],
    ),
    (
        "game-over",
        "nian-game",
        "",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("moves", "b2,a1"),
        ],
        &[],
    ),
    (
        "game-review",
        "nian-game",
        "",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("moves", "b2,a1"),
        ],
        &["review", "next"],
    ),
    (
        "game-columns",
        "nian-game",
        "",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("show", "columns"),
        ],
        &["reveal"],
    ),
    (
        "example-asks",
        "nian-example",
        "nim-and-variants/ex1",
        &[("step", "1"), ("answers", "ask")],
        &["steps"],
    ),
    // Questions for numbers with places to choose.
    (
        "example-asks-numbers",
        "nian-example",
        "fibonacci-nim/zeckendorf",
        &[("step", "2")],
        &[],
    ),
    // The root of a tree, and a position after one move.
    (
        "example-root",
        "nian-example",
        "odd-even-two-sides/state-0-0-2",
        &[("step", "2"), ("answers", "shown")],
        &[],
    ),
    (
        "example-walked",
        "nian-example",
        "odd-even-two-sides/state-0-0-2",
        &[("step", "3"), ("answers", "shown")],
        &[],
    ),
    (
        "example-forms",
        "nian-example",
        "nim-and-variants/decide",
        &[("answers", "shown")],
        &[],
    ),
    // A long example, in which only chapters have dots.
    (
        "example-chapters",
        "nian-example",
        "odd-even-two-sides/state-0-1-5",
        &[("answers", "shown")],
        &["steps"],
    ),
    (
        "example-erratum",
        "nian-example",
        "nim-and-variants/theorem1-safe-to-unsafe",
        &[("step", "5"), ("answers", "shown")],
        &[],
    ),
    (
        "example-beyond",
        "nian-example",
        "fibonacci-nim/ten-coins",
        &[("step", "6"), ("answers", "shown")],
        &[],
    ),
    (
        "game-tables",
        "nian-game",
        "",
        &[("position", "sides.3:14"), ("opponent", "none")],
        &["reveal"],
    ),
    (
        "number",
        "nian-number",
        "",
        &[("value", "12"), ("in", "fibonacci"), ("step", "2")],
        &[],
    ),
    (
        "number-wrong",
        "nian-number",
        "",
        &[("value", "twelve"), ("in", "binary")],
        &[],
    ),
    (
        "table",
        "nian-table",
        "",
        &[("of", "wythoff"), ("from", "3"), ("rows-shown", "3")],
        &[],
    ),
    (
        "table-sums",
        "nian-table",
        "",
        &[("of", "zeckendorf"), ("rows-shown", "3")],
        &[],
    ),
    ("claim", "nian-claim", "nim-and-variants/dice", &[], &[]),
    (
        "claim-runs",
        "nian-claim",
        "nim-and-variants/dice",
        &[],
        &["check"],
    ),
];

fn file_of(element: &str, file: &str) -> String {
    if file.is_empty() {
        return String::new();
    }
    let folder = match element {
        "nian-claim" => "claims",
        _ => "examples",
    };
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/articles");
    let (article, name) = file.split_once('/').expect("an article and a name");
    let place = format!("{root}/{article}/{folder}/{name}.json");
    std::fs::read_to_string(&place).unwrap_or_else(|error| panic!("{place}: {error}"))
}

fn widget(&(name, element, file, attributes, pressed): &Shown, layout: Layout) -> Widget {
    let kind = Kind::of_element(element, &file_of(element, file), 1).expect(name);
    let mut widget = Widget::new(Language::En, kind);
    widget.layout = layout;
    let value_of = |name: &str| {
        let mut all = attributes.iter();
        let found = all.find(|(other, _)| *other == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    widget.start(&value_of);
    for pressed in pressed {
        let command = Command::read(pressed, widget.position()).expect(pressed);
        let action = command.action(&widget).expect(pressed);
        widget.apply(action).expect(pressed);
    }
    widget
}

/// The markup, a tag and a text a line.
async fn markup(widget: Widget) -> String {
    let props = CardProps {
        widget: Rc::new(widget),
        site: "../".into(),
        fixed: false,
        reserve: Rc::default(),
        on_rendered: None,
    };
    let html = LocalServerRenderer::<Card>::with_props(props)
        .hydratable(false)
        .render()
        .await;
    html.replace("><", ">\n<")
}

/// Compares a card's markup with the snapshot of this name.
fn hold(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Checked claims: one that holds, and an erratum with its counterexample and its correction.
#[tokio::test(flavor = "current_thread")]
async fn checked() {
    let local = tokio::task::LocalSet::new();
    for (name, file) in [
        ("claim-holds", "nim-and-variants/two-rows"),
        ("claim-fails", "nim-and-variants/theorem1-safe-to-unsafe"),
    ] {
        let mut widget = widget(
            &(name, "nian-claim", file, &[], &["check"]),
            Layout::Regular,
        );
        let claim = nian_claims::find(file).expect(file);
        let found = claim.check(claim.range.usual, &mut |_, _| ());
        widget
            .apply(Action::Verdict(found.to_string()))
            .expect(name);
        hold(name, &local.run_until(markup(widget)).await);
    }
}

#[tokio::test(flavor = "current_thread")]
async fn cards() {
    let local = tokio::task::LocalSet::new();
    let narrow = ("game-narrow", &CARDS[0], Layout::Narrow);
    let cards = CARDS.iter().map(|shown| (shown.0, shown, Layout::Regular));
    for (name, shown, layout) in cards.chain([narrow]) {
        hold(name, &local.run_until(markup(widget(shown, layout))).await);
    }
}
