use super::choices::choices;
use super::drawing::drawing;
use super::spoken::spoken;
use super::table::{plain_table, sieve, table};
use super::tables;
use super::tree::{fixed_tree, tree};
use crate::model::{Kind, Layout, Widget};
use nian_scene::{Panel, panels};
use nian_words::Language;
use yew::{Html, html};

/// The picture of the frame shown, touchable where it is playable; or the table.
///
/// With several `layouts` there is one picture for each, and CSS shows one of them.
pub(super) fn board(widget: &Widget, layouts: &[Layout]) -> Html {
    let name = widget.language.interface().board();
    html! {
        <div class="nian-board" part="board" tabindex="0" role="group" aria-label={name}>
            if let Kind::Tables(tables) = &widget.kind {
                { tables::table_of(widget, tables, layouts) }
            } else {
                for &layout in layouts {
                    { pictures(widget, layout, layout.class_among(layouts)) }
                }
                if let Some(frame) = widget.drawn() {
                    { spoken(widget, &frame) }
                }
            }
        </div>
    }
}

fn pictures(widget: &Widget, layout: Layout, class: &'static str) -> Html {
    let fixed = !class.is_empty();
    let seen = widget.drawn().map(|frame| {
        let mut panels = panels(&widget.view(&frame, layout));
        retain_pictures(widget, &mut panels);
        seen(&panels, widget.language, fixed)
    });
    // The height of an example's card does not change until its reader begins to choose.
    let chooses = matches!(widget.kind, Kind::Game(_))
        || widget.chosen.is_some()
        || widget.is_touchable(layout);
    let choices = (widget.can_choose() && chooses).then(|| choices(widget, layout, fixed));
    // Each child keeps its index: otherwise Yew would recreate the picture whenever the choices come or go.
    html! { <div class={class}>{ seen.unwrap_or_default() }{ choices.unwrap_or_default() }</div> }
}

/// A game has its tables among the reasons; the table of a task by numbers is still empty.
pub(super) fn retain_pictures(widget: &Widget, panels: &mut Vec<Panel>) {
    if matches!(widget.kind, Kind::Game(_)) || widget.asks_elsewhere() {
        panels.retain(|panel| !is_table(panel));
    }
}

/// The tables of a game, which appear with its answers: below the controls, where they move nothing.
pub(super) fn tables_of(widget: &Widget) -> Html {
    let frame = match (&widget.kind, widget.frame()) {
        (Kind::Game(_), Some(frame)) => frame,
        _ => return Html::default(),
    };
    let mut panels = panels(&widget.view(frame, widget.layout));
    panels.retain(is_table);
    if panels.is_empty() {
        return Html::default();
    }
    seen(&panels, widget.language, false)
}

fn is_table(panel: &Panel) -> bool {
    matches!(panel, Panel::Table(_))
}

/// The panels; `fixed` ones have no controls.
fn seen(panels: &[Panel], language: Language, fixed: bool) -> Html {
    drawn(panels, language, fixed, false)
}

/// The panels on paper, where nothing is scrolled.
pub(super) fn on_paper(panels: &[Panel], language: Language) -> Html {
    drawn(panels, language, true, true)
}

fn drawn(panels: &[Panel], language: Language, fixed: bool, on_paper: bool) -> Html {
    let one = |panel: &Panel| match panel {
        Panel::Drawing(scene) => drawing(scene),
        Panel::Table(content) if on_paper => plain_table(content, language),
        Panel::Table(content) => table(content, language),
        Panel::Sieve(content) => sieve(content),
        Panel::Tree(content) if fixed => fixed_tree(content, language),
        Panel::Tree(content) => tree(content, language),
    };
    html! { <div class={class_of(panels)}>for panel in panels { { one(panel) } }</div> }
}

/// The arrangement of panels: one below the other, a tree beside the picture of the position, or a low picture alone,
/// which need not shrink to leave space for the words.
pub(super) fn class_of(panels: &[Panel]) -> &'static str {
    match panels {
        [Panel::Drawing(scene)] if 2.0 * scene.height <= scene.width => "nian-panels nian-low",
        [Panel::Drawing(_), Panel::Tree(_)] => "nian-panels nian-beside",
        _ => "nian-panels",
    }
}
