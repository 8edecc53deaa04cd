use super::choices::choices;
use super::drawing::drawing;
use super::room::Rooms;
use super::spoken::spoken;
use super::table::{strip, table};
use super::tables;
use super::tag::{nothing, tag, wrap};
use super::tree::{fixed_tree, tree};
use crate::model::{Kind, Layout, Widget};
use nian_scene::{Panel, View, panels};
use yew::Html;

/// The picture of what is shown, or the table; what can be touched in it is.
///
/// With several `layouts`, there is one picture for each, and CSS chooses.
pub(super) fn board(widget: &Widget, layouts: &[Layout], rooms: &Rooms) -> Html {
    let mut board =
        tag("div", "nian-board").with(&[("part", "board"), ("tabindex", "0"), ("role", "group")]);
    board.put("aria-label", widget.language.interface().board());
    if let Kind::Tables(tables) = &widget.kind {
        board.add(tables::table_of(widget, tables, layouts));
        return board.html();
    }
    for &layout in layouts {
        let several = layouts.len() > 1;
        let class = if several { layout.class() } else { "" };
        board.add(pictures(widget, layout, class, rooms));
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

fn pictures(widget: &Widget, layout: Layout, class: &'static str, rooms: &Rooms) -> Html {
    let mut panels = tag("div", "nian-panels");
    if let Some(frame) = widget.frame() {
        panels.add(seen(&widget.view(frame, layout), !class.is_empty()));
    }
    if let Kind::Example(example) = &widget.kind {
        rooms.add_pictures(&mut panels, widget.language, example.frames(), layout);
    }
    wrap("div", class, panels.html())
}

/// The panels; `fixed` ones are only looked at.
fn seen(view: &View<'_>, fixed: bool) -> Html {
    let panels = panels(view);
    let class = match panels[..] {
        [Panel::Drawing(_), Panel::Tree(_)] => "nian-beside",
        _ => "",
    };
    let mut all = tag("div", class);
    for panel in &panels {
        all.add(match panel {
            Panel::Drawing(scene) => drawing(scene),
            Panel::Table(content) => table(content, view.language),
            Panel::Strip(content) => strip(content),
            Panel::Tree(content) if fixed => fixed_tree(content, view.language),
            Panel::Tree(content) => tree(content, view.language),
        });
    }
    all.html()
}
