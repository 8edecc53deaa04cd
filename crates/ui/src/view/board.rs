use super::choices::choices;
use super::drawing::drawing;
use super::room::room_for_pictures;
use super::spoken::spoken;
use super::table::{strip, table};
use super::tables;
use super::tag::{nothing, tag, wrap};
use super::tree::{fixed_tree, tree};
use crate::model::{Kind, Layout, Widget};
use nian_lessons::Frame;
use nian_scene::{Panel, View, panels};
use yew::Html;

/// The picture of what is shown, or the table; what can be touched in it is.
///
/// With several `layouts`, there is one picture for each, and CSS chooses.
pub(super) fn board(widget: &Widget, layouts: &[Layout]) -> Html {
    let mut board =
        tag("div", "nian-board").with(&[("part", "board"), ("tabindex", "0"), ("role", "group")]);
    board.put("aria-label", widget.language.interface().board());
    let frames = match &widget.kind {
        Kind::Tables(tables) => {
            board.add(tables::table_of(widget, tables, layouts));
            return board.html();
        }
        Kind::Example(example) => example.frames(),
        Kind::Game(game) => game.frames(),
        Kind::Claim(_) => &[],
    };
    for &layout in layouts {
        let several = layouts.len() > 1;
        let class = if several { layout.class() } else { "" };
        board.add(pictures(widget, frames, layout, class));
    }
    board.add(match widget.frame() {
        Some(frame) => spoken(widget.language, frame, widget.answers_open()),
        None => nothing(),
    });
    board.add(fields(widget));
    board.html()
}

/// The keyboard's and the screen reader's way to choose a move, where one can.
fn fields(widget: &Widget) -> Html {
    let Some(position) = widget.position().filter(|_| widget.can_choose()) else {
        return nothing();
    };
    let words = widget.language.interface();
    let mut help = tag("p", "nian-unseen");
    help.say(words.touch_help());
    help.say(words.gap());
    help.say(words.key_help());
    let mut fields = tag("div", "");
    fields.add(help.html());
    fields.add(choices(widget, position));
    fields.html()
}

fn pictures(widget: &Widget, frames: &[Frame], layout: Layout, class: &'static str) -> Html {
    let mut panels = tag("div", "nian-panels");
    if let Some(frame) = widget.frame() {
        panels.add(seen(&widget.view(frame, layout), !class.is_empty()));
    }
    room_for_pictures(&mut panels, widget.language, frames, layout);
    wrap("div", class, panels.html())
}

/// The panels; `fixed` ones are only looked at.
fn seen(view: &View<'_>, fixed: bool) -> Html {
    let mut all = tag("div", "");
    for panel in panels(view) {
        all.add(match &panel {
            Panel::Drawing(scene) => drawing(scene),
            Panel::Table(content) => table(content, view.language),
            Panel::Strip(content) => strip(content),
            Panel::Tree(content) if fixed => fixed_tree(content, view.language),
            Panel::Tree(content) => tree(content, view.language),
        });
    }
    all.html()
}
