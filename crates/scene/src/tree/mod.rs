//! The moves from where a line began, with the winning replies: a tree that one can walk.
//!
//! Of a safe position every move is shown, of an unsafe one the winning moves only: that is what a
//! proof has to look at. Small trees are shown whole; of a larger one the way to the position shown
//! and what leaves it, so that no more is computed than is seen.
mod grow;
mod line;
mod moves;

use crate::{Panel, Scene, Tree, View, position};
use grow::Grower;
pub use line::Line;
use moves::lines_of_all;
use nian_lessons::{Frame, Show};
use nian_solver::AnyPosition;

/// Trees of no more lines are shown whole.
const WHOLE: usize = 16;

/// In this width a tree has room beside it for the picture of the position shown,
const WIDTH: f32 = 560.0;
/// which is laid out for that one.
const BESIDE: f32 = 280.0;
/// In a narrower one the trays stand above a tree of so few lines.
const FEW: usize = 8;

/// The tree of the line that led to the position shown; where there is room, the position's own
/// picture before it.
pub(crate) fn panels(view: &View<'_>) -> Vec<Panel> {
    let mut panels = Vec::new();
    let Some(tree) = tree(view) else {
        return panels;
    };
    panels.extend(beside(view, &tree).map(Panel::Drawing));
    panels.push(Panel::Tree(tree));
    panels
}

/// The picture of the position shown that stands beside or above its tree; `None` if that is no
/// position or there is no room for both.
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

/// The tree of the line that led to what is seen; `None` if that is no position.
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
