use super::choices::choices;
use super::drawing::drawing;
use super::spoken::spoken;
use super::table::{strip, table};
use super::tables;
use super::tag::{nothing, tag};
use super::tree::{fixed_tree, tree};
use crate::model::{Kind, Layout, Widget};
use nian_scene::{Panel, panels};
use nian_words::Language;
use yew::Html;

/// The picture of what is shown, or the table; what can be touched in it is.
///
/// With several `layouts`, there is one picture for each, and CSS chooses.
pub(super) fn board(widget: &Widget, layouts: &[Layout]) -> Html {
    let mut board =
        tag("div", "nian-board").with(&[("part", "board"), ("tabindex", "0"), ("role", "group")]);
    board.put("aria-label", widget.language.interface().board());
    if let Kind::Tables(tables) = &widget.kind {
        board.add(tables::table_of(widget, tables, layouts));
        return board.html();
    }
    for &layout in layouts {
        let class = layout.class_among(layouts);
        board.add(pictures(widget, layout, class));
    }
    board.add(match widget.frame() {
        Some(frame) => spoken(widget.language, frame, widget.answers_open()),
        None => nothing(),
    });
    board.html()
}

fn pictures(widget: &Widget, layout: Layout, class: &'static str) -> Html {
    let fixed = !class.is_empty();
    let mut made = tag("div", class);
    if let Some(frame) = widget.frame() {
        let mut panels = panels(&widget.view(frame, layout));
        if let Kind::Game(_) = widget.kind {
            panels.retain(|panel| !is_table(panel)); // they stand with the reasons
        }
        made.add(seen(&panels, widget.language, fixed));
    }
    if widget.can_choose() {
        made.add(choices(widget, layout, fixed));
    }
    made.html()
}

/// The tables of a game, which come with its answers: below the controls they move nothing.
pub(super) fn tables_of(widget: &Widget) -> Html {
    let frame = match (&widget.kind, widget.frame()) {
        (Kind::Game(_), Some(frame)) => frame,
        _ => return nothing(),
    };
    let mut panels = panels(&widget.view(frame, widget.layout));
    panels.retain(is_table);
    if panels.is_empty() {
        return nothing();
    }
    seen(&panels, widget.language, false)
}

fn is_table(panel: &Panel) -> bool {
    matches!(panel, Panel::Table(_))
}

/// The panels; `fixed` ones are only looked at.
fn seen(panels: &[Panel], language: Language, fixed: bool) -> Html {
    let mut all = tag("div", class_of(panels));
    for panel in panels {
        all.add(match panel {
            Panel::Drawing(scene) => drawing(scene),
            Panel::Table(content) => table(content, language),
            Panel::Strip(content) => strip(content),
            Panel::Tree(content) if fixed => fixed_tree(content, language),
            Panel::Tree(content) => tree(content, language),
        });
    }
    all.html()
}

/// How panels stand: one below the other, or a tree beside the picture of the position shown.
pub(super) fn class_of(panels: &[Panel]) -> &'static str {
    match panels {
        [Panel::Drawing(_), Panel::Tree(_)] => "nian-panels nian-beside",
        _ => "nian-panels",
    }
}
