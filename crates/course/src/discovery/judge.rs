//! The judgement of marks, by what a safe position is: none can be left from it that is safe.

use super::Plan;

/// The marks of the positions of a plan, by their indices: whether the reader calls them safe.
pub type Marks = Vec<Option<bool>>;

/// What is to be said of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The position.
    pub position: usize,
    /// What there is to say.
    pub reason: Reason,
}

/// Why a position is spoken of. All others are positions, too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the smallest without a mark, and all marks are right.
    Unmarked {
        /// Whether there is no mark at all.
        is_first: bool,
    },
    /// It is safe: whoever faces it cannot move.
    SafeEnd,
    /// It is safe: none of those that can be left is.
    Safe,
    /// It is safe: each move has an answer.
    SafeAnswered,
    /// It is unsafe: this one, which is marked safe, can be left from it.
    Unsafe(usize),
    /// It is unsafe: this safe one can be left from it, which has no mark yet.
    UnsafeOpen(usize),
    /// It is unsafe: the first can be left, a lower limit than at the second, a safe start.
    UnsafeLower(usize, usize),
    /// It is unsafe: this one can be left, in which each move has an answer.
    UnsafeAnswered(usize),
}

/// How the moves from a safe position are answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// What a move leaves, and the safe position that the answer leaves.
    pub moves: Vec<[usize; 2]>,
    /// Whether further moves are answered by taking all.
    pub take_all: bool,
}

impl Judgement {
    /// Whether the mark is wrong, and not only missing.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        !matches!(self.reason, Reason::Unmarked { .. })
    }
}

/// The smallest position that is marked wrongly, or else the smallest that is not marked; `None` where all are marked right.
#[must_use]
pub fn judge(plan: &Plan, marks: &Marks) -> Option<Judgement> {
    let (mut open, mut is_first) = (None, true);
    for position in plan.ascending() {
        match mark_of(marks, position) {
            None => open = open.or(Some(position)),
            Some(mark) if mark == plan.is_safe(position) => is_first = false,
            Some(_) => {
                let reason = reason(plan, marks, position);
                return Some(Judgement { position, reason });
            }
        }
    }
    let reason = Reason::Unmarked { is_first };
    open.map(|position| Judgement { position, reason })
}

/// The mark of a position.
#[must_use]
pub fn mark_of(marks: &Marks, position: usize) -> Option<bool> {
    marks.get(position).copied().flatten()
}

/// Why the mark of a position is wrong, those of all smaller ones being right or missing.
fn reason(plan: &Plan, marks: &Marks, position: usize) -> Reason {
    let to = plan.to(position);
    if plan.is_safe(position) {
        return match to {
            [] => Reason::SafeEnd,
            _ if to.iter().all(|&at| plan.shows(at)) => Reason::Safe,
            _ => Reason::SafeAnswered,
        };
    }
    let is_marked = |at: usize| mark_of(marks, at) == Some(true);
    let (mut open, mut lower, mut answered) = (None, None, None);
    for &at in to {
        if !plan.is_safe(at) {
            continue;
        }
        if plan.shows(at) {
            if is_marked(at) {
                return Reason::Unsafe(at);
            }
            open = open.or(Some(Reason::UnsafeOpen(at)));
        }
        // The same heap as at a start that is marked safe, with a lower limit.
        let mut cells = plan.cells.iter();
        let start = cells.find(|&&cell| is_marked(cell) && plan.heap(cell) == plan.heap(at));
        if let Some(&start) = start {
            lower = lower.or(Some(Reason::UnsafeLower(at, start)));
        }
        answered = answered.or(Some(Reason::UnsafeAnswered(at)));
    }
    let reason = open.or(lower).or(answered);
    reason.unwrap_or(Reason::UnsafeAnswered(position))
}

/// How each move from a safe position of the doubling game is answered.
#[must_use]
pub fn answers(plan: &Plan, position: usize) -> Answers {
    let mut answers = Answers::default();
    for &left in plan.to(position) {
        let (mut reply, mut takes_all) = (None, false);
        for &to in plan.to(left) {
            if plan.is_safe(to) {
                reply = reply.or(Some(to));
                takes_all |= plan.heap(to) == 0;
            }
        }
        match reply {
            _ if takes_all => answers.take_all = true,
            Some(reply) => answers.moves.push([left, reply]),
            None => {}
        }
    }
    answers
}
