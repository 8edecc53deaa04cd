//! Room for the longest caption and the highest picture of an example, so that its card keeps its
//! height from step to step.
//!
//! CSS lays what is made here over what is shown, unseen and unread; its texts are drawn from
//! attributes, so that nobody finds them in the page.
use super::caption::sign;
use super::drawing::sheet;
use super::kept::keep;
use super::moves::CHIPS;
use super::tag::{Tag, nothing, tag, wrap};
use super::tree::add_room_for_trees;
use crate::model::Layout;
use nian_lessons::{Frame, Show, Subject};
use nian_scene::{Panel, Scene, View};
use nian_solver::AnyPosition;
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Html;

/// The rooms of a card, kept from step to step: making them takes as long as drawing all steps, and
/// they are half of what is in a card.
#[derive(Default)]
pub(super) struct Rooms {
    captions: Kept,
    /// For each layout.
    pictures: [Kept; Layout::ALL.len()],
}

impl Rooms {
    /// Every caption, to lie beneath the one shown.
    pub(super) fn add_captions(&self, stack: &mut Tag, language: Language, frames: &Rc<[Frame]>) {
        self.captions
            .add(stack, language, frames, &|| for_captions(language, frames));
    }

    /// The pictures that may be the highest.
    pub(super) fn add_pictures(
        &self,
        panels: &mut Tag,
        language: Language,
        frames: &Rc<[Frame]>,
        layout: Layout,
    ) {
        self.pictures[layout as usize].add(panels, language, frames, &|| {
            for_pictures(language, frames, layout)
        });
    }
}

/// What was made last.
#[derive(Default)]
struct Kept(RefCell<Option<Made>>);

/// Of which frames and in which language.
struct Made(Rc<[Frame]>, Language, Html);

impl Kept {
    fn add(
        &self,
        to: &mut Tag,
        language: Language,
        frames: &Rc<[Frame]>,
        make: &dyn Fn() -> Vec<Html>,
    ) {
        let mut kept = self.0.borrow_mut();
        let rooms = match &mut *kept {
            Some(Made(of, spoken, rooms)) if Rc::ptr_eq(of, frames) && *spoken == language => rooms,
            other => {
                let made = Made(Rc::clone(frames), language, together(make()));
                &mut other.insert(made).2
            }
        };
        to.add(rooms.clone());
    }
}

fn together(rooms: Vec<Html>) -> Html {
    let mut all = tag("div", "nian-rooms").with(&[("aria-hidden", "true")]);
    for room in rooms {
        all.add(room);
    }
    keep(all.html())
}

fn for_captions(language: Language, frames: &[Frame]) -> Vec<Html> {
    let mut rooms = Vec::new();
    for frame in frames {
        let mut caption = tag("div", "nian-caption nian-room");
        let mut sentence = tag("p", "nian-sentence");
        if let Some((sign, _)) = sign(frame.origin) {
            sentence.add(unseen("span", "nian-origin", sign.to_owned()));
        }
        sentence.add(unseen("span", "", language.sentences().frame(frame)));
        let sentence = sentence.html();
        if let Subject::Position(position) = &frame.subject {
            caption.add(tag("p", "nian-outcome").html());
            caption.add(sentence);
            add_moves(&mut caption, language, position);
        } else {
            caption.add(sentence);
        }
        rooms.push(caption.html());
    }
    rooms
}

fn add_moves(caption: &mut Tag, language: Language, position: &AnyPosition) {
    if position.end().is_some() {
        return;
    }
    let words = language.interface();
    let mut chips = tag("ul", "nian-chips");
    chips.put("data-text", words.no_winning_move());
    let winning = position.winning_moves();
    for &mv in winning.iter().take(CHIPS) {
        let name = language.sentences().move_name(position, mv);
        chips.add(unseen("li", "nian-chip", name));
    }
    if winning.len() > CHIPS {
        chips.add(unseen("li", "", words.more(winning.len() - CHIPS)));
    }
    caption.add(chips.html());
    caption.add(unseen("p", "nian-moves", words.all_moves().to_owned()));
}

/// An element that takes the room of `text` but does not hold it.
pub(super) fn unseen(name: &'static str, class: &'static str, text: String) -> Html {
    let mut made = tag(name, class);
    made.set("data-text", text);
    made.html()
}

fn for_pictures(language: Language, frames: &[Frame], layout: Layout) -> Vec<Html> {
    let mut rooms = Vec::new();
    if frames.iter().any(|frame| frame.show == Show::Tree) {
        add_room_for_trees(&mut rooms, language, frames, layout);
    }
    for panels in highest(language, frames, layout) {
        let mut room = tag("div", "nian-room");
        for panel in &panels {
            room.add(empty(panel));
        }
        rooms.push(room.html());
    }
    rooms
}

/// Of those pictures that stand beside no tree the ones that may be the highest.
fn highest(language: Language, frames: &[Frame], layout: Layout) -> Vec<Vec<Panel>> {
    let mut highest: Vec<Vec<Panel>> = Vec::new();
    // The last is the highest where rows are added from step to step.
    for frame in frames.iter().rev() {
        if frame.show == Show::Tree {
            continue;
        }
        let panels = nian_scene::panels(&at_rest(frame, frames, language, layout));
        if !highest.iter().any(|known| cover(known, &panels)) {
            highest.push(panels);
        }
    }
    highest
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

/// Whether panels are as high as others wherever they stand, as far as can be told.
fn cover(ones: &[Panel], others: &[Panel]) -> bool {
    let mut pairs = ones.iter().zip(others);
    ones.len() == others.len() && pairs.all(|(one, other)| covers(one, other))
}

fn covers(one: &Panel, other: &Panel) -> bool {
    match (one, other) {
        (Panel::Drawing(one), Panel::Drawing(other)) => !lower(one, other),
        (Panel::Table(one), Panel::Table(other)) => {
            one.rows.len() >= other.rows.len() && one.caption.len() >= other.caption.len()
        }
        (Panel::Strip(one), Panel::Strip(other)) => one.numbers.len() >= other.numbers.len(),
        _ => false,
    }
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
            table.add(wrap("thead", "", row("th")));
            for _ in &content.rows {
                table.add(row("td"));
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

fn row(cell: &'static str) -> Html {
    wrap("tr", "", unseen(cell, "", "0".to_owned()))
}
