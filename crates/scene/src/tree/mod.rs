//! The tree of moves from the start of a line, with the winning replies, for navigation.
//!
//! Of a safe position every move is shown, of an unsafe one only winning moves: this is what a
//! proof has to examine. Small trees are shown whole; of a larger one only the path to the position
//! shown and its children, so that no more is computed than is visible.
mod grow;
mod line;
mod moves;

use crate::{Panel, Scene, Tree, View, position};
use grow::Grower;
pub use line::Line;
use moves::lines_of_all;
use nian_lessons::{Frame, Show};
use nian_solver::AnyPosition;

/// The most lines of a tree that is shown whole.
const WHOLE: usize = 16;

/// From this width on, a tree has the picture of the position shown beside it,
const WIDTH: f32 = 560.0;
/// which has this layout width.
const BESIDE: f32 = 280.0;
/// The most lines of a tree with the trays above it, in a narrower picture.
const FEW: usize = 8;

/// The tree of the line that led to the position shown; before it, if there is space, the
/// position's own picture.
pub(crate) fn panels(view: &View<'_>) -> Vec<Panel> {
    let mut panels = Vec::new();
    let Some(tree) = tree(view) else {
        return panels;
    };
    panels.extend(beside(view, &tree).map(Panel::Drawing));
    panels.push(Panel::Tree(tree));
    panels
}

/// The picture of the position shown, beside or above its tree; `None` if no position is shown or
/// there is no space for both.
#[must_use]
pub fn beside(view: &View<'_>, tree: &Tree) -> Option<Scene> {
    let shown = view.frame.subject.position()?;
    let wide = view.width >= WIDTH;
    let has_trays = matches!(shown, AnyPosition::Parity(..) | AnyPosition::Sides(..));
    if !(wide || has_trays && tree.lines.len() <= FEW) {
        return None;
    }
    let frame = Frame {
        show: Show::default_for(shown),
        ..view.frame.clone()
    };
    let beside = View {
        frame: &frame,
        width: if wide { BESIDE } else { view.width },
        ..*view
    };
    let mut all = position::panels(&beside, shown).into_iter();
    all.find_map(|panel| match panel {
        Panel::Drawing(scene) => Some(scene),
        _ => None,
    })
}

/// The tree of the line that led to the position shown; `None` if none is.
#[must_use]
pub fn tree(view: &View<'_>) -> Option<Tree> {
    let line = Line::of(view)?;
    let whole = view.answers && lines_of_all(&line.start, WHOLE).is_some();
    let (lines, left_out) = Grower::new(view, &line, whole).grow();
    let words = view.language.picture();
    let mut caption = words.replies().to_string();
    if left_out > 0 {
        caption.push_str(words.semicolon());
        caption.push_str(&words.left_out(left_out));
    }
    Some(Tree { caption, lines })
}
