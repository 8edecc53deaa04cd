//! Navigation in a tree of moves, by touch, by keys, and beside the example.
use super::{Action, Event, Refusal, Walkthrough, Widget};
use nian_lessons::{Frame, Show};
use nian_scene::{Line, Twig, tree};
use nian_solver::{AnyPosition, Move};

/// Goes to the node that the moves of `path` reach from the root of the tree shown: to a step of
/// the example that shows it in the tree, else on a line of the reader's own. An invalid path
/// changes nothing.
pub(super) fn walk(example: &mut Walkthrough, path: &str) -> Result<Vec<Event>, Refusal> {
    let frames = example.frames();
    let step = Line::of_step(frames, example.step()).ok_or(Refusal::NoPosition)?;
    // On a line of the reader's own the root is that of the step where the line begins.
    let Some(moves) = read(&step.start, path) else {
        return Ok(Vec::new());
    };
    if let Some(step) = step_in_tree(example, &step.start, &moves) {
        return Ok(example.show(step));
    }
    // The line starts at the root unless the step shown lies on the path.
    let rest = moves.strip_prefix(&step.moves[..]);
    let root = || Frame {
        show: Show::Tree,
        ..Frame::of(step.start.clone())
    };
    example.begin_way(rest.is_none().then(root));
    let mut events = vec![Event::Step];
    for &mv in rest.unwrap_or(&moves) {
        events = example.play(mv)?;
    }
    Ok(events)
}

fn read(start: &AnyPosition, path: &str) -> Option<Vec<Move>> {
    let (mut position, mut moves) = (start.clone(), Vec::new());
    for text in path.split(' ').filter(|text| !text.is_empty()) {
        let mv = position.read_move(text).ok()?;
        position = position.play(mv).ok()?;
        moves.push(mv);
    }
    Some(moves)
}

/// The step that shows the node after these moves in the tree and asks nothing: the last one up to
/// the step shown, else the first after it.
fn step_in_tree(example: &Walkthrough, start: &AnyPosition, moves: &[Move]) -> Option<usize> {
    let frames = example.frames();
    let shows = |&at: &usize| {
        let frame = &frames[at];
        let in_tree = frame.show == Show::Tree && frame.ask.is_none();
        let line = in_tree.then(|| Line::of_step(frames, at)).flatten();
        line.is_some_and(|line| line.start == *start && line.moves == moves)
    };
    let mut before = (0..=example.step()).rev();
    let mut after = example.step() + 1..frames.len();
    before.find(shows).or_else(|| after.find(shows))
}

/// The action of a key in the tree: right goes to a child, left to the parent, up and down to the
/// neighbours.
#[must_use]
pub fn tree_key(widget: &Widget, key: &str) -> Option<Action> {
    let frame = widget.frame().filter(|frame| frame.show == Show::Tree)?;
    let view = widget.view(frame, widget.layout);
    let tree = tree(&view)?;
    let twigs: Vec<&Twig> = tree.twigs().collect();
    let at = twigs.iter().position(|twig| twig.here)?;
    let (before, after) = (&twigs[..at], &twigs[at + 1..]);
    let level = twigs[at].level;
    let to = match key {
        "ArrowRight" | "Enter" => after.first().filter(|twig| twig.level > level),
        "ArrowLeft" => before.iter().rev().find(|twig| twig.level < level),
        "ArrowUp" => before.iter().rev().find(|twig| twig.level <= level),
        "ArrowDown" => after.iter().find(|twig| twig.level <= level),
        _ => return None,
    };
    // At an edge the key is handled too: otherwise it would go to another step.
    Some(Action::Walk(to.unwrap_or(&twigs[at]).path.clone()))
}
