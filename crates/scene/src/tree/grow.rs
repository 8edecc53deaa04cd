use super::Line;
use super::moves::{next, shown};
use crate::short::state;
use crate::{Branch, Twig, View};
use nian_solver::{AnyPosition, Move};

/// A tree under construction, line by line from top to bottom.
pub(super) struct Grower<'a> {
    view: &'a View<'a>,
    line: &'a Line,
    /// Whether the whole tree is shown.
    whole: bool,
    lines: Vec<Branch>,
    /// The number of moves on the path that are left out.
    left_out: u64,
}

/// A position to be added to the tree.
struct Sprout {
    position: AnyPosition,
    path: Vec<Move>,
    name: String,
    place: [usize; 2],
    /// The guides of the lines below it.
    below: Vec<&'static str>,
}

impl<'a> Grower<'a> {
    pub(super) fn new(view: &'a View<'a>, line: &'a Line, whole: bool) -> Self {
        Self {
            view,
            line,
            whole,
            lines: vec![Branch::default()],
            left_out: 0,
        }
    }

    /// The lines, and the number of moves left out.
    pub(super) fn grow(mut self) -> (Vec<Branch>, u64) {
        self.add(&Sprout {
            position: self.line.start.clone(),
            path: Vec::new(),
            name: String::new(),
            place: [1, 1],
            below: Vec::new(),
        });
        (self.lines, self.left_out)
    }

    /// Adds a position to the last line, and its children.
    fn add(&mut self, sprout: &Sprout) {
        let walked = self.line.moves.starts_with(&sprout.path);
        let safe = sprout.position.outcome().is_safe();
        // An unsafe position always has its refutation, wherever it is shown.
        let open = walked || self.whole || (self.view.answers && !safe);
        let ended = sprout.position.end().is_some();
        let mark = self.view.answers.then(|| sprout.position.outcome());
        let twig = Twig {
            path: text(&sprout.path),
            name: sprout.name.clone(),
            state: state(self.view.language, &sprout.position, sprout.path.len()),
            mark,
            level: sprout.path.len() + 1,
            place: sprout.place,
            open: (!ended).then_some(open),
            walked,
            here: walked && sprout.path.len() == self.line.moves.len(),
        };
        if let Some(line) = self.lines.last_mut() {
            line.twigs.push(twig);
        }
        if ended || !open {
            return;
        }
        let next = next(self.line, &sprout.path);
        let (moves, left_out) = shown(&sprout.position, next, self.view.answers);
        if walked {
            self.left_out += left_out;
        }
        if self.view.answers && !safe {
            self.add_replies(sprout, &moves);
        } else {
            self.add_moves(sprout, &moves, next);
        }
    }

    /// Adds the winning moves: the first one to the line, the others to lines of their own.
    fn add_replies(&mut self, sprout: &Sprout, moves: &[Move]) {
        for (at, &mv) in moves.iter().enumerate() {
            if at > 0 {
                self.lines.push(Branch {
                    guides: sprout.below.clone(),
                    other: true,
                    twigs: Vec::new(),
                });
            }
            self.follow(sprout, mv, [at + 1, moves.len()], sprout.below.clone());
        }
    }

    /// Adds moves on lines of their own, one level deeper.
    fn add_moves(&mut self, sprout: &Sprout, moves: &[Move], next: Option<Move>) {
        let on = moves.iter().position(|&mv| Some(mv) == next);
        for (at, &mv) in moves.iter().enumerate() {
            let last = at + 1 == moves.len();
            let past = on.is_some_and(|on| on > at);
            let (guide, under) = match (last, on == Some(at)) {
                (false, true) => ("tee walked", "bar"),
                (false, false) if past => ("tee past", "bar walked"),
                (false, false) => ("tee", "bar"),
                (true, true) => ("end walked", "blank"),
                (true, false) => ("end", "blank"),
            };
            let mut guides = sprout.below.clone();
            guides.push(guide);
            self.lines.push(Branch {
                guides,
                other: false,
                twigs: Vec::new(),
            });
            let mut below = sprout.below.clone();
            below.push(under);
            self.follow(sprout, mv, [at + 1, moves.len()], below);
        }
    }

    /// Adds the position after `mv` to the last line.
    fn follow(&mut self, from: &Sprout, mv: Move, place: [usize; 2], below: Vec<&'static str>) {
        let Ok(position) = from.position.play(mv) else {
            return;
        };
        let mut path = from.path.clone();
        path.push(mv);
        let name = self.view.language.sentences().move_name(&from.position, mv);
        self.add(&Sprout {
            position,
            path,
            name,
            place,
            below,
        });
    }
}

/// Moves in the notation.
fn text(moves: &[Move]) -> String {
    let mut text = String::new();
    for mv in moves {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&mv.to_string());
    }
    text
}
