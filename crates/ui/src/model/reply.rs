//! Answers by numbers: the inputs, and how an answer is graded, in the task of an exercise and at an example's
//! question.
use nian_lessons::{Ask, Subject};
use nian_solver::{AnyPosition, Outcome};
use nian_tasks::{Answer, Grade, Mistake, Question, Task, TaskKind};

/// The state of the inputs, and how the answers so far were judged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The places chosen, or the number of a move.
    pub picked: Vec<u64>,
    /// The value of the text input.
    pub typed: String,
    /// The feedback to the last answer.
    pub feedback: Option<Feedback>,
    /// The different answers so far.
    pub(super) tried: Vec<String>,
}

/// The feedback to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feedback {
    /// The verdict.
    pub verdict: Verdict,
    /// The mistake, if it can be named.
    pub fault: Option<Mistake>,
}

/// Verdicts, in the order of their texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right.
    Right,
    /// The answer is wrong.
    Wrong,
    /// The answer is incomplete.
    Unfinished,
    /// The text is no answer to this question.
    Unread,
    /// The number is right, but not its form.
    True,
    /// The same answer was given before.
    Again,
    /// The answer is one of several winning moves, all of which are asked for.
    Found,
    /// There are more winning moves.
    More,
}

/// The input of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Places to choose, with these values, descending; the flag says whether digits are written in them.
    Places(Vec<u64>, bool),
    /// A text input for a number.
    Field,
}

impl Form {
    /// The input for a task.
    #[must_use]
    pub fn of(task: &Task) -> Self {
        let number = || task.text.split_once('=')?.1.parse().ok();
        match &task.question {
            Question::OddColumns => {
                let position = nian_tasks::position(task);
                let most = position.and_then(|position| position.heaps().iter().max().copied());
                // One place more than can be odd is offered, so that the highest odd place is not given away.
                let mut places = terms(most.unwrap_or_default(), |[_, last]| 2 * last);
                places.remove(0);
                Self::Places(places, false)
            }
            Question::Binary => {
                Self::Places(terms(number().unwrap_or(0), |[_, last]| 2 * last), true)
            }
            Question::Fibonacci | Question::MendFibonacci { .. } => {
                Self::Places(terms(number().unwrap_or(0), |[one, last]| one + last), true)
            }
            _ => Self::Field,
        }
    }
}

/// The terms of a sequence that starts with 1 and 2, up to the first above `most`; descending.
fn terms(most: u64, next: impl Fn([u64; 2]) -> u64) -> Vec<u64> {
    let mut all = vec![2, 1];
    while all[0] <= most {
        all.insert(0, next([all[1], all[0]]));
    }
    all
}

impl Reply {
    /// Writes into the field. The feedback to another answer goes.
    pub(super) fn write(&mut self, text: String) {
        self.typed = text;
        self.feedback = None;
    }

    /// Toggles a place. The feedback to another answer goes.
    pub(super) fn pick(&mut self, place: u64) {
        self.feedback = None;
        match self.picked.iter().position(|&picked| picked == place) {
            Some(at) => drop(self.picked.remove(at)),
            None => self.picked.push(place),
        }
    }

    /// Sets the feedback to a verdict without a mistake.
    pub(super) fn say(&mut self, verdict: Verdict) {
        let fault = None;
        self.feedback = Some(Feedback { verdict, fault });
    }

    /// The current answer as text.
    pub(super) fn written(&self, task: &Task) -> String {
        let Form::Places(places, _) = Form::of(task) else {
            return match (&task.question, &self.picked[..]) {
                (Question::Slip { .. }, [number, ..]) => number.to_string(),
                (Question::Slips { .. }, picked) => {
                    let numbers: Vec<String> = picked.iter().map(u64::to_string).collect();
                    numbers.join(",")
                }
                _ => self.typed.clone(),
            };
        };
        let chosen = || places.iter().filter(|place| self.picked.contains(place));
        let joined = |sign: &str| chosen().map(u64::to_string).collect::<Vec<_>>().join(sign);
        match &task.question {
            Question::Binary => {
                let digit = |place| {
                    if self.picked.contains(place) {
                        '1'
                    } else {
                        '0'
                    }
                };
                let digits: String = places.iter().map(digit).collect();
                digits.trim_start_matches('0').to_owned()
            }
            Question::OddColumns if self.picked.is_empty() => "0".to_owned(),
            Question::OddColumns => joined(","),
            _ => joined("+"),
        }
    }

    /// Records a graded answer. The same answer in another spelling does not count as another try.
    pub(super) fn record(&mut self, task: &Task, text: &str, grade: Grade) -> Judged {
        let (mut verdict, fault) = match grade {
            Grade::Right => (Verdict::Right, None),
            Grade::Wrong(faults) => (Verdict::Wrong, faults.first().copied()),
            Grade::TrueButNotStandard(faults) => (Verdict::True, faults.first().copied()),
            Grade::Unfinished => (Verdict::Unfinished, None),
            Grade::NotUnderstood => return Judged::Unread,
        };
        let right = verdict == Verdict::Right;
        let unfinished = verdict == Verdict::Unfinished;
        if !unfinished && !self.add_try(canonical_spelling(task, text)) {
            verdict = Verdict::Again;
        }
        self.feedback = Some(Feedback { verdict, fault });
        match unfinished {
            true => Judged::Unfinished,
            false => Judged::Answer(right),
        }
    }

    /// Records an answer; whether it differs from all before.
    pub(super) fn add_try(&mut self, answer: String) -> bool {
        let new = !self.tried.contains(&answer);
        if new {
            self.tried.push(answer);
        }
        new
    }

    /// The number of different answers.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.tried.len()).unwrap_or(u32::MAX)
    }
}

/// The kind of a judged answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// The text is no answer to this question.
    Unread,
    /// The answer is incomplete; the feedback says so.
    Unfinished,
    /// A complete answer; whether it is right.
    Answer(bool),
}

/// Grades an answer. The outcome is asked for besides the remainder only if `alone` is false.
pub(super) fn grade(task: &Task, text: &str, alone: bool) -> Grade {
    let mut answer = match nian_tasks::read_answer(&task.question, text) {
        Ok(answer) => answer,
        Err(grade) => return grade,
    };
    if let (true, Answer::Residue { safe, .. }) = (alone, &mut answer) {
        *safe = safe.or_else(|| nian_tasks::outcome(task).map(Outcome::is_safe));
    }
    let is_remainder = matches!(answer, Answer::Residue { safe: None, .. });
    match nian_tasks::judge(task, &answer) {
        // A script may answer with the remainder alone; a reader cannot.
        Grade::Unfinished if is_remainder => Grade::Right,
        grade => grade,
    }
}

/// The canonical spelling of an answer. Leading zeros are wrong in binary digits and ignored elsewhere.
fn canonical_spelling(task: &Task, text: &str) -> String {
    let plain = |letter: char| match letter {
        '０'..='９' => char::from(b'0' + (letter as u32 - '０' as u32) as u8),
        letter if letter.is_ascii_alphanumeric() => letter.to_ascii_lowercase(),
        _ => ' ',
    };
    let text: String = text.chars().map(plain).collect();
    let digits = matches!(task.question, Question::Binary);
    let part = |part: &str| {
        let bare = part.trim_start_matches('0');
        let stays = digits || !bare.starts_with(|letter: char| letter.is_ascii_digit());
        let zero = !digits && bare.is_empty();
        match (stays, zero) {
            (_, true) => "0".to_owned(),
            (true, _) => part.to_owned(),
            _ => bare.to_owned(),
        }
    };
    // Insertion sort, as there are few parts: the standard library's sort adds some kB.
    let mut parts: Vec<String> = Vec::new();
    for part in text.split(' ').filter(|part| !part.is_empty()).map(part) {
        let at = parts.iter().position(|other| *other > part);
        parts.insert(at.unwrap_or(parts.len()), part);
    }
    parts.join(" ")
}

/// A question of an example that is answered by numbers, as a task; `None` for other questions.
pub(super) fn task_of(ask: Ask, subject: &Subject) -> Option<Task> {
    let number = ask.number(subject)?;
    let about = |name: &str| [name, "=", &number.to_string()].concat();
    let position = subject.position();
    let residue = |k| Question::Residue { k, holding: 0 }; // the holding does not matter for a remainder
    let (question, text) = match (ask, position) {
        (Ask::Columns, Some(position)) => (Question::OddColumns, position.to_string()),
        (Ask::Residue, Some(position)) => match position {
            AnyPosition::Parity(rules, _) => (residue(rules.takes.k()), position.to_string()),
            AnyPosition::Sides(rules, _) => (residue(rules.takes.k()), position.to_string()),
            _ => return None,
        },
        (Ask::Binary, _) => (Question::Binary, about("binary")),
        (Ask::Fibonacci, _) => (Question::Fibonacci, about("fibonacci")),
        (Ask::Pair, _) => {
            let larger = false; // the answer is the same either way
            let given = number;
            let question = Question::Partner { given, larger };
            (question, about("wythoff"))
        }
        _ => return None,
    };
    let kind = TaskKind::Mixed; // the kind is not used here
    Some(Task {
        text,
        question,
        kind,
    })
}
