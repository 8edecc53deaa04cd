//! Cards of every kind as markup, a tag a line: what a change to a view changes is seen here before it is seen on a
//! page. Of pictures only the small ones stand here; `nian-scene` has a text of each.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p nian-ui --test cards` writes the texts in
//! `snapshots` anew; look through the difference before it goes in.

use nian_ui::model::{Deed, Kind, Layout, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use std::rc::Rc;
use yew::LocalServerRenderer;

/// A card: its name, its element, the file that it shows, its attributes, and what is pressed one after another.
struct Shown {
    name: &'static str,
    element: &'static str,
    file: &'static str,
    attributes: &'static [(&'static str, &'static str)],
    pressed: &'static [&'static str],
}

const fn game(
    name: &'static str,
    attributes: &'static [(&'static str, &'static str)],
    pressed: &'static [&'static str],
) -> Shown {
    Shown {
        name,
        element: "nian-game",
        file: "",
        attributes,
        pressed,
    }
}

const fn example(
    name: &'static str,
    file: &'static str,
    attributes: &'static [(&'static str, &'static str)],
    pressed: &'static [&'static str],
) -> Shown {
    Shown {
        name,
        element: "nian-example",
        file,
        attributes,
        pressed,
    }
}

const CARDS: [Shown; 19] = [
    game(
        "game",
        &[("position", "nim:1,2"), ("opponent", "none")],
        &[],
    ),
    game(
        "game-answer",
        &[("position", "nim:1,2"), ("opponent", "none")],
        &["reveal", "moves"],
    ),
    game(
        "game-menu",
        &[("position", "nim:1,2"), ("answers", "ask")],
        &["menu"],
    ),
    game(
        "game-large",
        &[("position", "dynamic.2:1000"), ("opponent", "none")],
        &["key ArrowRight", "key ArrowRight"],
    ),
    game(
        "game-lines",
        &[("position", "wythoff:200,300"), ("opponent", "none")],
        &["key ArrowRight", "key ArrowRight"],
    ),
    game(
        "game-forms",
        &[
            ("position", "wythoff:5,8"),
            ("opponent", "none"),
            ("show", "forms"),
        ],
        &[],
    ),
    game(
        "game-over",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("moves", "b2,a1"),
        ],
        &[],
    ),
    game(
        "game-review",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("moves", "b2,a1"),
        ],
        &["review", "next"],
    ),
    game(
        "game-columns",
        &[
            ("position", "nim:1,2"),
            ("opponent", "none"),
            ("show", "columns"),
        ],
        &["reveal"],
    ),
    example(
        "example-asks",
        "nim-and-variants/ex1",
        &[("step", "1"), ("answers", "ask")],
        &["steps"],
    ),
    // The root of a tree, and what is one move away from it.
    example(
        "example-root",
        "odd-even-two-sides/state-0-0-2",
        &[("step", "2"), ("answers", "shown")],
        &[],
    ),
    example(
        "example-walked",
        "odd-even-two-sides/state-0-0-2",
        &[("step", "3"), ("answers", "shown")],
        &[],
    ),
    example(
        "example-forms",
        "nim-and-variants/decide",
        &[("answers", "shown")],
        &[],
    ),
    Shown {
        name: "number",
        element: "nian-number",
        file: "",
        attributes: &[("value", "12"), ("in", "fibonacci"), ("step", "2")],
        pressed: &[],
    },
    Shown {
        name: "number-wrong",
        element: "nian-number",
        file: "",
        attributes: &[("value", "twelve"), ("in", "binary")],
        pressed: &[],
    },
    Shown {
        name: "table",
        element: "nian-table",
        file: "",
        attributes: &[("of", "wythoff"), ("from", "3"), ("rows-shown", "3")],
        pressed: &[],
    },
    Shown {
        name: "table-sums",
        element: "nian-table",
        file: "",
        attributes: &[("of", "zeckendorf"), ("rows-shown", "3")],
        pressed: &[],
    },
    Shown {
        name: "claim",
        element: "nian-claim",
        file: "nim-and-variants/dice",
        attributes: &[],
        pressed: &[],
    },
    Shown {
        name: "claim-runs",
        element: "nian-claim",
        file: "nim-and-variants/dice",
        attributes: &[],
        pressed: &["check"],
    },
];

fn file_of(shown: &Shown) -> String {
    if shown.file.is_empty() {
        return String::new();
    }
    let folder = match shown.element {
        "nian-claim" => "claims",
        _ => "lessons",
    };
    let place = format!(
        "{}/../../www/{folder}/{}.json",
        env!("CARGO_MANIFEST_DIR"),
        shown.file
    );
    std::fs::read_to_string(&place).unwrap_or_else(|error| panic!("{place}: {error}"))
}

fn widget(shown: &Shown, layout: Layout) -> Widget {
    let kind = Kind::of_element(shown.element, &file_of(shown), 1).expect(shown.name);
    let mut widget = Widget::new(Language::En, kind);
    widget.layout = layout;
    let value_of = |name: &str| {
        let mut all = shown.attributes.iter();
        let found = all.find(|(other, _)| *other == name);
        found.map(|(_, value)| (*value).to_owned())
    };
    widget.start(&value_of);
    for pressed in shown.pressed {
        let deed = Deed::read(pressed, widget.position()).expect(pressed);
        let action = deed.action(&widget).expect(pressed);
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
        rooms: Rc::default(),
        drawn: None,
    };
    let html = LocalServerRenderer::<Card>::with_props(props)
        .hydratable(false)
        .render()
        .await;
    html.replace("><", ">\n<")
}

#[tokio::test(flavor = "current_thread")]
async fn cards() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let local = tokio::task::LocalSet::new();
    let narrow = ("game-narrow", &CARDS[0], Layout::Narrow);
    let cards = CARDS
        .iter()
        .map(|shown| (shown.name, shown, Layout::Regular));
    for (name, shown, layout) in cards.chain([narrow]) {
        let text = local.run_until(markup(widget(shown, layout))).await;
        settings.bind(|| insta::assert_snapshot!(name, text));
    }
}
