//! Answers questions; independent of the browser.

use nian_claims::Board;
use nian_claims::rules::{self, Area, Left, Rule};
use nian_messages::{Answer, Cell, Flaw, Found, Law, Outlook, Period, Question, Reason, Take, Why};

/// Callback for progress, called with each new per cent.
pub type Progress<'a> = &'a mut dyn FnMut(u32);

/// Answers one question after the other; caches the area that was searched last.
#[derive(Default)]
pub struct Handler {
    area: Option<(String, Area)>,
}

impl Handler {
    /// A handler without a cached area.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers a question.
    pub fn handle(&mut self, question: Question, progress: Progress<'_>) -> Answer {
        let answered = match question {
            Question::Check { claim, most } => check(&claim, most, progress),
            Question::Judge { board, guess } => judge(&board, &guess, progress),
            Question::Search { rule } => Some(search(&rule, progress)),
            Question::Reason { rule, heaps, odd } => reason(&rule, &heaps, odd),
            Question::Area { game } => self.area(game).map(|_| Answer::Area),
            Question::Cell { game, x, y } => self.area(game).map(|area| cell(area, x, y)),
        };
        answered.unwrap_or_else(|| Answer::Failed {
            error: "there is nothing of that name".to_owned(),
        })
    }

    /// The area that was searched last, one byte a position, 1 for safe, in the order of [`Area::cells`].
    #[must_use]
    pub fn cells(&self) -> &[u8] {
        self.area.as_ref().map_or(&[], |(_, area)| area.cells())
    }

    fn area(&mut self, game: String) -> Option<&Area> {
        if self.area.as_ref().is_none_or(|(kept, _)| *kept != game) {
            self.area = Area::of(&game).map(|area| (game, area));
        }
        self.area.as_ref().map(|(_, area)| area)
    }
}

fn check(claim: &str, most: u64, progress: Progress<'_>) -> Option<Answer> {
    let result = nian_claims::find(claim)?.check(most, &mut per_cent(progress));
    let text = result.to_string();
    Some(Answer::Checked { text })
}

fn judge(board: &str, guess: &[u64], progress: Progress<'_>) -> Option<Answer> {
    let finding = Board::named(board)?.judge(guess, &mut per_cent(progress))?;
    let text = finding.to_string();
    Some(Answer::Judged { text })
}

/// Turns progress in parts into progress in per cent.
fn per_cent(progress: Progress<'_>) -> impl FnMut(u64, u64) {
    let mut report = increasing(progress);
    move |done, of| report((done * 100 / of.max(1)) as u32)
}

/// Calls `progress` for increasing per cents only.
fn increasing(progress: Progress<'_>) -> impl FnMut(u32) {
    let mut last = 0;
    move |percent| {
        if percent > last {
            last = percent;
            progress(percent);
        }
    }
}

fn search(rule: &str, progress: Progress<'_>) -> Answer {
    let rule: Rule = match rule.parse() {
        Ok(rule) => rule,
        Err(wrong) => return Answer::NoRule { flaw: flaw(wrong) },
    };
    let found = rules::search(&rule, &mut increasing(progress));
    Answer::Found(Found {
        most: found.most,
        safe: found.safe,
        odd: rule.goal.is_holding().then_some(found.safe_odd),
        values: found.values,
        period: found.period.map(|period| Period {
            start: period.start,
            length: period.length,
            window: period.window,
        }),
        searched: (found.searched > 0).then_some(found.searched),
        law: found.law.as_ref().map(law),
        known: rules::name(&rule).map(str::to_owned),
    })
}

fn flaw(flaw: rules::Flaw) -> Flaw {
    match flaw {
        rules::Flaw::Takes => Flaw::Takes,
        rules::Flaw::Option => Flaw::Option,
        rules::Flaw::HoldingHeaps => Flaw::Heaps,
        rules::Flaw::HoldingOne => Flaw::One,
    }
}

fn law(law: &rules::Law) -> Law {
    match law {
        rules::Law::Sum { proved: true } => Law::SumProved,
        rules::Law::Sum { proved: false } => Law::Sum,
        rules::Law::LeaveOne => Law::LeaveOne,
        rules::Law::Turned { proved: true } => Law::TurnedProved,
        rules::Law::Turned { proved: false } => Law::Turned,
    }
}

fn reason(rule: &str, heaps: &[u64], odd: bool) -> Option<Answer> {
    let reason = rules::reason(&rule.parse().ok()?, heaps, odd)?;
    let take = |take, answer, Left { heaps, limit }| Take {
        take,
        answer,
        heaps,
        limit,
    };
    let (why, takes) = match reason.why {
        rules::Why::Over => (Why::Over, Vec::new()),
        rules::Why::Leaves(takes) => {
            let takes = takes.into_iter();
            let takes = takes.map(|(taken, left)| take(taken, None, left));
            (Why::Leaves, takes.collect())
        }
        rules::Why::Answered(takes) => {
            let takes = takes.into_iter();
            let takes = takes.map(|(taken, answer, left)| take(taken, answer, left));
            (Why::Answered, takes.collect())
        }
    };
    Some(Answer::Reason(Reason {
        why,
        takes,
        more: reason.more,
        position: reason.position,
    }))
}

fn cell(area: &Area, x: usize, y: usize) -> Answer {
    let rules::Cell { position, outlook } = area.cell(x, y);
    let (outcome, mv, left) = match outlook {
        rules::Outlook::Nothing => (Outlook::Nothing, None, None),
        rules::Outlook::Safe => (Outlook::Safe, None, None),
        rules::Outlook::Unsafe { mv, left } => (Outlook::Unsafe, Some(mv), Some(left)),
    };
    Answer::Cell(Cell {
        position,
        outcome,
        mv,
        left,
    })
}
