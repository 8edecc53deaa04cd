//! Room for what every step of an example takes, picture and words together, so that its card keeps
//! its height from step to step.
//!
//! CSS lays what is made here over what is shown, unseen and unread; its texts are drawn from
//! attributes, so that nobody finds them in the page.
use super::board::class_of;
use super::caption::sign;
use super::drawing::sheet;
use super::kept::keep;
use super::moves::CHIPS;
use super::tag::{Tag, nothing, tag, wrap};
use super::tree::room_for_trees;
use crate::model::{Kind, Layout, Widget};
use nian_lessons::{Frame, Show, Subject};
use nian_scene::{Cell, Panel, Scene, Table, View};
use nian_solver::{AnyPosition, Move};
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Node;
use yew::Html;

/// Room is made for the first steps of a lesson only, as many as our longest has, and for so many
/// that differ in height: it takes as long as drawing them, before the first is shown.
const STEPS: usize = 64;
const ROOMS: usize = 12;

fn first(frames: &[Frame]) -> &[Frame] {
    frames.get(..STEPS).unwrap_or(frames)
}

/// The rooms of a card, kept from step to step: making them takes as long as drawing all steps, and
/// they are half of what is in a card.
#[derive(Default)]
pub struct Rooms {
    steps: Kept,
    reasons: Kept,
}

impl Rooms {
    /// Takes the rooms of a card of the same example that stands already, above the controls and below
    /// them: they need not be made then, which is half of the first drawing.
    pub fn adopt(&self, widget: &Widget, steps: Node, reasons: Node) {
        if let Kind::Example(example) = &widget.kind {
            let adopt = |kept: &Kept, layout, node| {
                let frames = Rc::clone(example.frames());
                let made = Made(frames, widget.language, layout, Html::VRef(node));
                kept.0.replace(Some(made));
            };
            adopt(&self.steps, Some(widget.layout), steps);
            adopt(&self.reasons, None, reasons);
        }
    }

    /// What stands above the controls.
    pub(super) fn add_steps(
        &self,
        to: &mut Tag,
        language: Language,
        frames: &Rc<[Frame]>,
        layouts: &[Layout],
    ) {
        let make = || for_steps(language, frames, layouts);
        self.steps.add(to, language, frames, layouts, &make);
    }

    /// What stands below them; the same for every layout.
    pub(super) fn add_reasons(&self, to: &mut Tag, language: Language, frames: &Rc<[Frame]>) {
        let make = || for_reasons(language, frames);
        self.reasons.add(to, language, frames, &[], &make);
    }
}

/// What was made last.
#[derive(Default)]
struct Kept(RefCell<Option<Made>>);

/// Of which frames, in which language and for which layout.
struct Made(Rc<[Frame]>, Language, Option<Layout>, Html);

impl Kept {
    fn add(
        &self,
        to: &mut Tag,
        language: Language,
        frames: &Rc<[Frame]>,
        layouts: &[Layout],
        make: &dyn Fn() -> Vec<Html>,
    ) {
        let layout = layouts.first().copied();
        let mut kept = self.0.borrow_mut();
        let rooms = match &mut *kept {
            Some(Made(of, spoken, wide, rooms))
                if Rc::ptr_eq(of, frames) && (*spoken, *wide) == (language, layout) =>
            {
                rooms
            }
            other => {
                let rooms = keep(together(make()));
                &mut other
                    .insert(Made(Rc::clone(frames), language, layout, rooms))
                    .3
            }
        };
        to.add(rooms.clone());
    }
}

/// Over one another.
pub(super) fn together(rooms: Vec<Html>) -> Html {
    let mut all = tag("div", "nian-rooms").with(&[("aria-hidden", "true")]);
    for room in rooms {
        all.add(room);
    }
    all.html()
}

/// A room for the steps with pictures of the same height.
struct Room {
    /// Of one of these steps, for all layouts; none where it is a tree.
    panels: Vec<Panel>,
    picture: Vec<Html>,
    words: Vec<Html>,
}

fn for_steps(language: Language, frames: &[Frame], layouts: &[Layout]) -> Vec<Html> {
    let mut rooms: Vec<Room> = Vec::new();
    for frame in first(frames) {
        if rooms.len() == ROOMS {
            break;
        }
        let words = room_for_words(language, frame);
        let panels = |&layout| match frame.show {
            Show::Tree => Vec::new(),
            _ => nian_scene::panels(&at_rest(frame, frames, language, layout)),
        };
        let pictures: Vec<Vec<Panel>> = layouts.iter().map(panels).collect();
        let all = pictures.concat();
        match rooms.iter_mut().find(|room| same(&room.panels, &all)) {
            Some(room) => room.words.push(words),
            None => {
                let picture = layouts.iter().zip(&pictures).map(|(layout, panels)| {
                    let room = match panels[..] {
                        [] => room_for_trees(language, frames, *layout),
                        _ => room_for_panels(panels),
                    };
                    wrap("div", layout.class_among(layouts), room)
                });
                rooms.push(Room {
                    picture: picture.collect(),
                    panels: all,
                    words: vec![words],
                });
            }
        }
    }
    let mut made = Vec::new();
    for Room { picture, words, .. } in rooms {
        let mut room = tag("div", "nian-shown nian-room");
        let mut board = tag("div", "nian-board");
        for layout in picture {
            board.add(layout);
        }
        room.add(board.html());
        room.add(together(words));
        made.push(room.html());
    }
    made
}

fn room_for_words(language: Language, frame: &Frame) -> Html {
    let mut caption = tag("div", "nian-caption");
    if let Subject::Position(_) = &frame.subject {
        caption.add(tag("p", "nian-outcome").html());
    }
    let mut sentence = tag("p", "nian-sentence");
    if let Some((sign, _)) = sign(frame.origin) {
        sentence.add(unseen("span", "nian-origin", sign.to_owned()));
    }
    sentence.add(unseen("span", "", language.sentences().frame(frame)));
    caption.add(sentence.html());
    caption.html()
}

fn room_for_panels(panels: &[Panel]) -> Html {
    let mut room = tag("div", class_of(panels));
    for panel in panels {
        room.add(empty(panel));
    }
    room.html()
}

/// For each different set of winning moves.
fn for_reasons(language: Language, frames: &[Frame]) -> Vec<Html> {
    let mut sets = Vec::new();
    let mut rooms = Vec::new();
    for frame in first(frames) {
        if let Subject::Position(position) = &frame.subject
            && position.end().is_none()
        {
            let winning = position.winning_moves();
            if !sets.contains(&winning) {
                rooms.push(room_for_moves(language, position, &winning));
                sets.push(winning);
            }
        }
    }
    rooms
}

fn room_for_moves(language: Language, position: &AnyPosition, winning: &[Move]) -> Html {
    let words = language.interface();
    let mut chips = tag("ul", "nian-chips");
    chips.put("data-text", words.no_winning_move());
    for &mv in winning.iter().take(CHIPS) {
        let name = language.sentences().move_name(position, mv);
        chips.add(unseen("li", "nian-chip", name));
    }
    if winning.len() > CHIPS {
        chips.add(unseen("li", "", words.more((winning.len() - CHIPS) as u64)));
    }
    let mut room = tag("div", "nian-room");
    room.add(chips.html());
    room.add(unseen("p", "nian-moves", words.all_moves().to_owned()));
    room.html()
}

/// An element that takes the room of `text` but does not hold it.
pub(super) fn unseen(name: &'static str, class: &'static str, text: String) -> Html {
    let mut made = tag(name, class);
    made.set("data-text", text);
    made.html()
}

/// A step as the lesson has it, with nothing played or chosen.
pub(super) fn at_rest<'a>(
    frame: &'a Frame,
    frames: &'a [Frame],
    language: Language,
    layout: Layout,
) -> View<'a> {
    View {
        frame,
        frames,
        own: &[],
        language,
        width: layout.picture_width(),
        answers: true,
        playable: false,
        chosen: None,
    }
}

/// Whether panels are as high as others, wherever they stand.
fn same(ones: &[Panel], others: &[Panel]) -> bool {
    let mut pairs = ones.iter().zip(others);
    ones.len() == others.len() && pairs.all(|(one, other)| as_high(one, other))
}

fn as_high(one: &Panel, other: &Panel) -> bool {
    match (one, other) {
        (Panel::Drawing(one), Panel::Drawing(other)) => !lower(one, other) && !lower(other, one),
        (Panel::Table(one), Panel::Table(other)) => {
            one.caption == other.caption && letters(one) == letters(other)
        }
        (Panel::Strip(one), Panel::Strip(other)) => one.numbers.len() == other.numbers.len(),
        _ => false,
    }
}

/// How many rows there are, and letters in them: where there is little room, they break.
fn letters(table: &Table) -> (usize, usize) {
    let cells = table.rows.iter().flatten();
    (table.rows.len(), cells.map(|cell| cell.text.len()).sum())
}

/// Whether a picture is lower than another of the same width on the screen.
pub(super) fn lower(one: &Scene, other: &Scene) -> bool {
    one.height * other.width < other.height * one.width
}

/// As high as a panel; a tree has a room of its own.
fn empty(panel: &Panel) -> Html {
    match panel {
        Panel::Drawing(scene) => sheet(scene).html(),
        Panel::Table(content) => {
            let mut table = tag("table", "nian-table");
            table.add(unseen("caption", "", content.caption.clone()));
            table.add(wrap("thead", "", row("th", &content.head)));
            for cells in &content.rows {
                table.add(row("td", cells));
            }
            table.html()
        }
        Panel::Strip(content) => {
            let mut list = tag("ol", "");
            for _ in &content.numbers {
                list.add(unseen("li", "", "0".to_owned()));
            }
            let mut figure = tag("figure", "nian-strip");
            figure.add(unseen("figcaption", "", content.caption.clone()));
            figure.add(list.html());
            figure.html()
        }
        Panel::Tree(_) => nothing(),
    }
}

fn row(name: &'static str, cells: &[Cell]) -> Html {
    let mut row = tag("tr", "");
    for cell in cells {
        let text = cell.text.clone();
        row.add(if cell.mark.is_none() {
            unseen(name, "", text)
        } else {
            // A mark stays beside its text, as in `table`.
            let mut marked = tag(name, if text.is_empty() { "" } else { "marked" });
            marked.add(unseen("span", "", text));
            marked.add(tag("span", "nian-mark").html());
            marked.html()
        });
    }
    row.html()
}
