//! Answers questions; independent of the browser.

use crate::messages::{Answer, Cell, Found, Period, Question, Reason, Take};
use nian_claims::Board;
use nian_claims::rules::{self, Area, Law, Left, Outlook, Rule, Why};

/// Callback for progress, called with each new per cent.
pub type Progress<'a> = &'a mut dyn FnMut(u32);

/// Answers one question after the other; caches the area that was searched last.
#[derive(Default)]
pub struct Handler {
    area: Option<(String, Area)>,
}

impl Handler {
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
        Err(flaw) => {
            let flaw = rules::Flaw::name(flaw).to_owned();
            return Answer::NoRule { flaw };
        }
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
        law: found.law.as_ref().map(law).map(str::to_owned),
        known: rules::name(&rule).map(str::to_owned),
    })
}

/// The name of a law in messages.
fn law(law: &Law) -> &'static str {
    match law {
        Law::Sum { proved: true } => "sum-proved",
        Law::Sum { proved: false } => "sum",
        Law::LeaveOne => "leave-one",
        Law::Turned { proved: true } => "turned-proved",
        Law::Turned { proved: false } => "turned",
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
        Why::Over => ("over", Vec::new()),
        Why::Leaves(takes) => {
            let takes = takes.into_iter();
            let takes = takes.map(|(taken, left)| take(taken, None, left));
            ("leaves", takes.collect())
        }
        Why::Answered(takes) => {
            let takes = takes.into_iter();
            let takes = takes.map(|(taken, answer, left)| take(taken, Some(answer), left));
            ("answered", takes.collect())
        }
    };
    Some(Answer::Reason(Reason {
        why: why.to_owned(),
        takes,
        more: reason.more,
        position: reason.position,
    }))
}

fn cell(area: &Area, x: usize, y: usize) -> Answer {
    let rules::Cell { position, outlook } = area.cell(x, y);
    let (outcome, mv, left) = match outlook {
        Outlook::Nothing => ("nothing", None, None),
        Outlook::Safe => ("safe", None, None),
        Outlook::Unsafe { mv, left } => ("unsafe", Some(mv), Some(left)),
    };
    Answer::Cell(Cell {
        position,
        outcome: outcome.to_owned(),
        mv,
        left,
    })
}
