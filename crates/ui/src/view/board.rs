use super::choices::choices;
use super::drawing::drawing;
use super::room::room_for_pictures;
use super::spoken::spoken;
use super::table::{strip, table};
use super::tables;
use super::tag::{group, maybe, tag, text};
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
            board.add(tables::table_of(widget, tables));
            return board.html();
        }
        Kind::Example(example) => example.frames(),
        Kind::Game(game) => game.frames(),
    };
    for &layout in layouts {
        let several = layouts.len() > 1;
        let class = if several { layout.class() } else { "" };
        board.add(pictures(widget, frames, layout, class));
    }
    let answers = widget.answers_open();
    let said = widget
        .frame()
        .map(|frame| spoken(widget.language, frame, answers));
    board.add(maybe(said.flatten()));
    board.add(maybe(fields(widget)));
    board.html()
}

/// The keyboard's and the screen reader's way to choose a move, where one can.
fn fields(widget: &Widget) -> Option<Html> {
    let position = widget.position().filter(|_| widget.can_choose())?;
    let words = widget.language.interface();
    let help = [words.touch_help(), words.gap(), words.key_help()].concat();
    let help = text("p", "nian-unseen", help);
    Some(group("div", "", vec![help, choices(widget, position)]))
}

fn pictures(widget: &Widget, frames: &[Frame], layout: Layout, class: &'static str) -> Html {
    let mut all = vec![group("div", "", seen(widget, frames, layout))];
    room_for_pictures(widget.language, frames, layout, &mut all);
    let panels = group("div", "nian-panels", all);
    group("div", class, vec![panels])
}

fn seen(widget: &Widget, frames: &[Frame], layout: Layout) -> Vec<Html> {
    let Some(frame) = widget.frame() else {
        return Vec::new();
    };
    let view = View {
        frame,
        frames,
        language: widget.language,
        width: layout.picture_width(),
        answers: widget.answers_open(),
        playable: widget.can_choose(),
        chosen: widget.chosen,
    };
    let mut all = Vec::new();
    for panel in panels(&view) {
        all.push(match &panel {
            Panel::Drawing(scene) => drawing(scene),
            Panel::Table(content) => table(content, widget.language),
            Panel::Strip(content) => strip(content),
        });
    }
    all
}
