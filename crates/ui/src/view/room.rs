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
use yew::Html;

/// Every caption, to lie beneath the one shown.
pub(super) fn room_for_captions(stack: &mut Tag, language: Language, frames: &[Frame]) {
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
        stack.add(caption.html());
    }
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

/// The pictures of frames that are not all of one kind; those of one kind have one height anyway.
pub(super) fn room_for_pictures(
    panels: &mut Tag,
    language: Language,
    frames: &[Frame],
    layout: Layout,
) {
    let of_one_kind = frames.windows(2).all(|pair| same_kind(&pair[0], &pair[1]));
    if frames.iter().any(|frame| frame.show == Show::Tree) {
        add_room_for_trees(panels, language, frames, layout);
    }
    if of_one_kind {
        return;
    }
    let mut sizes: Vec<Vec<Size>> = Vec::new();
    for frame in frames {
        if frame.show == Show::Tree {
            continue;
        }
        let view = View {
            frame,
            frames,
            own: &[],
            language,
            width: layout.picture_width(),
            answers: true,
            playable: false,
            chosen: None,
        };
        let size = nian_scene::panels(&view)
            .into_iter()
            .filter_map(Size::of)
            .collect();
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    for size in sizes {
        let mut room = tag("div", "nian-room").with(&[("aria-hidden", "true")]);
        for panel in size {
            room.add(panel.draw());
        }
        panels.add(room.html());
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
