//! The frames of a task: frame 0 asks, and where the answer is numbers frame 1 shows it.
use super::super::Walkthrough;
use super::Exercise;
use nian_lessons::{Ask, Frame, Numeral, Show, Subject};
use nian_solver::AnyPosition;
use nian_solver::numerals::{System, Work, Writing};
use nian_tasks::{Answer, Question};
use nian_words::{Asked, Language};

impl Exercise {
    /// Makes the task's frames anew. Height is reserved for all frames, so there is no frame of the answer before it is
    /// solved.
    pub(super) fn show(&mut self) {
        let Some(start) = self.start() else {
            return; // every task has a subject
        };
        let mut frames = vec![start];
        if !self.is_on_the_board() {
            let start = &frames[0];
            let answer = self.solved.then(|| self.answer(start)).flatten();
            let unchanged = || Frame {
                from: Some(0),
                ..start.clone()
            };
            let answer = answer.unwrap_or_else(unchanged);
            frames.push(answer);
        }
        self.example = Walkthrough::of_frames(frames);
    }

    /// The question as a sentence.
    #[must_use]
    pub fn question(&self, language: Language) -> String {
        let asked = match self.task.question {
            Question::Outcome => Asked::Outcome,
            Question::OneWinningMove => Asked::Winning,
            Question::AllWinningMoves => Asked::All,
            Question::OddColumns => Asked::Columns,
            Question::Binary => Asked::Binary,
            Question::Decimal { .. } => Asked::Read,
            Question::Fibonacci => Asked::Fibonacci,
            Question::MendFibonacci { .. } => Asked::Mend,
            Question::Partner { .. } => Asked::Pair,
            Question::PartnerAmong { .. } => Asked::Among,
            Question::PairDifference { .. } => Asked::Gap,
            Question::Residue { .. } => Asked::Residue,
            Question::LeastLimit => Asked::Limit,
            Question::Slip { .. } => Asked::Slip,
            Question::Slips { .. } => Asked::Slips,
        };
        let words = language.answering();
        words.question(asked, &self.numbers(), &self.digits())
    }

    /// The number that is written or read; 0 if the task is about none.
    #[must_use]
    pub fn numeral_value(&self) -> u64 {
        self.task
            .text
            .split_once('=')
            .and_then(|(_, number)| number.parse().ok())
            .unwrap_or_default()
    }

    /// The subject of the task for events: a position, or `binary=45`.
    #[must_use]
    pub fn about(&self) -> String {
        match self.task.question {
            Question::Partner { given, .. }
            | Question::PartnerAmong { given, .. }
            | Question::PairDifference { given, .. } => {
                ["wythoff:", &given.to_string(), ",0"].concat()
            }
            _ => self.task.text.clone(),
        }
    }

    fn start(&self) -> Option<Frame> {
        if let Some(numeral) = self.numeral() {
            return Some(numeral);
        }
        let position = match &self.looked {
            Some(looked) => looked.clone(),
            None => self.about().parse().ok()?,
        };
        let ask = match self.task.question {
            Question::Outcome => Some(Ask::Outcome),
            Question::OneWinningMove | Question::AllWinningMoves => Some(Ask::Winning),
            _ => None,
        };
        let mut frame = Frame::of(position);
        // A clock's hand stands on the remainder, by which the position is safe or not.
        if ask == Some(Ask::Outcome) && frame.show == Show::Clock {
            frame.show = Show::Rows;
        }
        Some(Frame { ask, ..frame })
    }

    /// A number without any work on it.
    fn numeral(&self) -> Option<Frame> {
        let number = || self.task.text.split_once('=')?.1.parse().ok();
        let writing = match &self.task.question {
            Question::Binary | Question::Decimal { .. } => {
                Writing::new(number()?, System::Binary, Work::Write)
            }
            Question::Fibonacci => Writing::new(number()?, System::Fibonacci, Work::Write),
            Question::MendFibonacci { given } => {
                let (value, work) = Work::carry(&digits(given))?;
                Writing::new(value, System::Fibonacci, work)
            }
            _ => None,
        };
        Frame::stages(writing?).into_iter().next()
    }

    /// The frame that shows the answer.
    fn answer(&self, start: &Frame) -> Option<Frame> {
        let at = |position: AnyPosition| {
            let show = match start.show.fits(&position) {
                true => start.show,
                false => Show::default_for(&position),
            };
            Frame {
                show,
                ..Frame::of(position)
            }
        };
        let truth = nian_tasks::truth(&self.task);
        match (&self.task.question, truth, &start.subject) {
            (Question::OddColumns, ..) => Some(Frame {
                show: Show::Columns,
                from: Some(0),
                ..start.clone()
            }),
            (_, _, Subject::Numeral(numeral)) => {
                let writing = numeral.writing.clone();
                let done = writing.steps();
                Some(Frame {
                    subject: Subject::Numeral(Numeral { writing, done }),
                    from: Some(0),
                    ..start.clone()
                })
            }
            (
                Question::Partner { given, .. } | Question::PartnerAmong { given, .. },
                Some(Answer::Number(partner)),
                _,
            ) => {
                let pair = ["wythoff:", &given.to_string(), ",", &partner.to_string()].concat();
                Some(at(pair.parse().ok()?))
            }
            (Question::LeastLimit, Some(Answer::Number(limit)), _) => {
                let (opening, _) = self
                    .task
                    .text
                    .split_once('@')
                    .unwrap_or((&self.task.text, ""));
                let limited = [opening, "@", &limit.to_string()].concat();
                Some(at(limited.parse().ok()?))
            }
            (Question::PairDifference { given, .. }, ..) => {
                let partner = nian_solver::wythoff::partner(*given)?;
                let pair = ["wythoff:", &given.to_string(), ",", &partner.to_string()].concat();
                Some(at(pair.parse().ok()?))
            }
            (Question::Slip { .. } | Question::Slips { .. }, ..) => {
                let (_, before) = nian_tasks::slip(&self.task)?;
                Some(at(before))
            }
            _ => None,
        }
    }

    /// The binary digits to be read, or the Fibonacci digits to be normalised.
    #[must_use]
    pub fn digits(&self) -> String {
        match &self.task.question {
            Question::Decimal { digits } => {
                let digits = digits.iter().map(|&digit| char::from(b'0' + digit));
                digits.collect()
            }
            Question::MendFibonacci { given } => digits(given),
            _ => String::new(),
        }
    }

    /// The numbers in the question.
    #[must_use]
    pub fn numbers(&self) -> Vec<u64> {
        match (&self.task.question, nian_tasks::position(&self.task)) {
            (Question::Partner { given, .. } | Question::PairDifference { given, .. }, _) => {
                vec![*given]
            }
            (Question::PartnerAmong { given, among, .. }, _) => {
                let mut numbers = vec![*given];
                numbers.extend(among);
                numbers
            }
            (Question::Residue { holding, .. }, Some(position)) => {
                let modulus = match position {
                    AnyPosition::Parity(rules, _) => rules.takes.modulus(),
                    AnyPosition::Sides(rules, _) => rules.takes.modulus(),
                    _ => 0,
                };
                vec![*holding, modulus]
            }
            (Question::LeastLimit, Some(position)) => position.heaps().to_vec(),
            (_, None) => vec![self.numeral_value()],
            _ => Vec::new(),
        }
    }
}

/// The Fibonacci digits of a sum of different terms, the highest place first.
fn digits(parts: &[u64]) -> String {
    let terms = (0..).map_while(nian_solver::fibonacci::number);
    let most = parts.iter().max().copied().unwrap_or(0);
    let terms: Vec<u64> = terms.take_while(|&term| term <= most).collect();
    let digit = |term| if parts.contains(term) { '1' } else { '0' };
    terms.iter().rev().map(digit).collect()
}
