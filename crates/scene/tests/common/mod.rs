//! Frames and what is drawn of them, for the tests.
#![allow(dead_code, reason = "each test file uses a part of it")]
use nian_lessons::{Frame, Played, Show, Subject};
use nian_scene::{Node, Panel, Scene, Shape, View, panels};
use nian_solver::AnyPosition;
use nian_words::Language;

/// The widths that pictures are laid out for.
pub(crate) const WIDTHS: [f32; 7] = [280.0, 296.0, 360.0, 480.0, 560.0, 760.0, 1200.0];

pub(crate) fn position(text: &str) -> AnyPosition {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A line of play, all of it shown as `show`, with or without marks.
pub(crate) fn line(start: &str, moves: &str, show: Show, marks: bool) -> Vec<Frame> {
    let mut frames = vec![Frame {
        show,
        marks,
        ..Frame::of(position(start))
    }];
    for mv in moves.split_whitespace() {
        let before = position_of(&frames[frames.len() - 1]).clone();
        let mv = before
            .read_move(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
        let after = before
            .play(mv)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
        frames.push(Frame {
            show,
            marks,
            played: Some(Played { before, mv }),
            from: Some(frames.len() - 1),
            ..Frame::of(after)
        });
    }
    frames
}

/// The frame of a table of pairs.
pub(crate) fn pairs(found: u64, of: u64) -> Frame {
    Frame {
        subject: Subject::Pairs { found, of },
        ..Frame::of(position("wythoff:0,0"))
    }
}

/// A view of a step that shows and offers everything.
pub(crate) fn view(frames: &[Frame], step: usize, width: f32) -> View<'_> {
    View {
        frame: &frames[step],
        frames,
        own: &[],
        language: Language::ZhHant,
        width,
        answers: true,
        playable: true,
        chosen: None,
    }
}

/// The drawing of a view that has exactly one.
pub(crate) fn drawing(view: &View<'_>) -> Scene {
    match panels(view).remove(0) {
        Panel::Drawing(scene) => scene,
        other => panic!("no drawing but {other:?}"),
    }
}

/// All nodes, those in groups too.
pub(crate) fn flat(nodes: &[Node]) -> Vec<&Node> {
    let mut all = Vec::new();
    for node in nodes {
        all.push(node);
        if let Shape::Group { nodes } = &node.shape {
            all.extend(flat(nodes));
        }
    }
    all
}

/// The nodes with exactly this class.
pub(crate) fn of_class<'a>(scene: &'a Scene, class: &str) -> Vec<&'a Node> {
    flat(&scene.nodes)
        .into_iter()
        .filter(|node| node.class == class)
        .collect()
}

/// The text of the node with this key.
pub(crate) fn text<'a>(scene: &'a Scene, key: &str) -> &'a str {
    let node = flat(&scene.nodes).into_iter().find(|node| node.key == key);
    match node.map(|node| &node.shape) {
        Some(Shape::Text { text, .. }) => text,
        other => panic!("{key} is {other:?}"),
    }
}

/// The position that a frame shows.
pub(crate) fn position_of(frame: &Frame) -> &AnyPosition {
    match &frame.subject {
        Subject::Position(position) => position,
        other => panic!("no position but {other:?}"),
    }
}
