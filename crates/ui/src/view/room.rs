//! Room for the longest caption and the highest picture of an example, so that its card keeps its
//! height from step to step.
//!
//! CSS lays what is made here over what is shown, unseen and unread; its texts are drawn from
//! attributes, so that nobody finds them in the page.
use super::drawing::drawing;
use super::tag::{Tag, tag, wrap};
use super::tree::add_room_for_trees;
use crate::model::Layout;
use nian_lessons::{Frame, Show, Subject};
use nian_scene::{Panel, Scene, View};
use nian_solver::AnyPosition;
use nian_words::Language;
use std::cell::RefCell;
use std::rc::Rc;
use yew::Html;

/// The rooms of a card, kept from step to step: making them takes as long as drawing all steps.
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

    /// The pictures, if they are not all of one kind; those of one kind have one height anyway.
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
struct Made(Rc<[Frame]>, Language, Vec<Html>);

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
            other => &mut other.insert(Made(Rc::clone(frames), language, make())).2,
        };
        for room in rooms {
            to.add(room.clone());
        }
    }
}

fn for_captions(language: Language, frames: &[Frame]) -> Vec<Html> {
    let mut rooms = Vec::new();
    for frame in frames {
        let mut caption = tag("div", "nian-caption nian-room").with(&[("aria-hidden", "true")]);
        let sentence = unseen("p", "nian-sentence", language.sentences().frame(frame));
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
    for &mv in position.winning_moves().iter().take(super::moves::CHIPS) {
        let name = language.sentences().move_name(position, mv);
        chips.add(unseen("li", "nian-chip", name));
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
    let of_one_kind = frames.windows(2).all(|pair| same_kind(&pair[0], &pair[1]));
    if frames.iter().any(|frame| frame.show == Show::Tree) {
        add_room_for_trees(&mut rooms, language, frames, layout);
    }
    if of_one_kind {
        return rooms;
    }
    let mut sizes: Vec<Vec<Size>> = Vec::new();
    for frame in frames {
        if frame.show == Show::Tree {
            continue;
        }
        let view = at_rest(frame, frames, language, layout);
        let size = nian_scene::panels(&view)
            .into_iter()
            .filter_map(Size::of)
            .collect();
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    let room = |size: Vec<Size>| {
        let mut room = tag("div", "nian-room").with(&[("aria-hidden", "true")]);
        for panel in size {
            room.add(panel.draw());
        }
        room.html()
    };
    rooms.extend(sizes.into_iter().map(room));
    rooms
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

/// Whether two frames show pictures of one kind: of one game, or of the same number.
fn same_kind(frame: &Frame, other: &Frame) -> bool {
    let same_subject = match (&frame.subject, &other.subject) {
        (Subject::Numeral(one), Subject::Numeral(other)) => one.writing == other.writing,
        (Subject::Numeral(_), _) | (_, Subject::Numeral(_)) => false,
        _ => true,
    };
    same_subject && frame.show == other.show
}

/// What a panel's height depends on.
#[derive(PartialEq)]
enum Size {
    Drawing(Scene),
    Rows { caption: String, rows: usize },
    Strip { caption: String, numbers: usize },
}

impl Size {
    /// A tree has a room of its own.
    fn of(panel: Panel) -> Option<Self> {
        Some(match panel {
            Panel::Tree(_) => return None,
            Panel::Drawing(scene) => Self::Drawing(Scene {
                nodes: Vec::new(),
                ..scene
            }),
            Panel::Table(table) => Self::Rows {
                caption: table.caption,
                rows: table.rows.len() + 1,
            },
            Panel::Strip(strip) => Self::Strip {
                caption: strip.caption,
                numbers: strip.numbers.len(),
            },
        })
    }

    fn draw(&self) -> Html {
        match self {
            Self::Drawing(scene) => drawing(scene),
            Self::Rows { caption, rows } => {
                let mut table = tag("table", "nian-table");
                table.add(unseen("caption", "", caption.clone()));
                for _ in 0..*rows {
                    table.add(wrap("tr", "", unseen("td", "", "0".to_owned())));
                }
                table.html()
            }
            Self::Strip { caption, numbers } => {
                let mut list = tag("ol", "");
                for _ in 0..*numbers {
                    list.add(unseen("li", "", "0".to_owned()));
                }
                let mut figure = tag("figure", "nian-strip");
                figure.add(unseen("figcaption", "", caption.clone()));
                figure.add(list.html());
                figure.html()
            }
        }
    }
}
