//! Answers by numbers, as far as the reader has put them together, and what they are worth: of the task of an
//! exercise, and of a question that an example asks.
use nian_lessons::{Ask, Subject};
use nian_solver::{AnyPosition, Outcome};
use nian_tasks::{Answer, Grade, Mistake, Question, Task, TaskKind};

/// What stands in the places or the field, and how it has been judged so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The places that are chosen, or the number of a move.
    pub picked: Vec<u64>,
    /// What is typed.
    pub typed: String,
    /// What the last answer is worth.
    pub said: Option<Said>,
    /// The different answers that have been given.
    pub(super) tried: Vec<String>,
}

/// What an answer is worth, as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// In short.
    pub verdict: Verdict,
    /// What is wrong with it.
    pub fault: Option<Mistake>,
}

/// What an answer is worth, in the order of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is not.
    Wrong,
    /// There is no answer yet.
    Unfinished,
    /// It is no answer to this question.
    Unread,
    /// The number is right, but not the form.
    True,
    /// It was given before.
    Again,
    /// One of all winning moves.
    Found,
    /// There are other winning moves.
    More,
}

/// How an answer is put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Places are chosen, which are worth this much, descending; whether digits stand in them.
    Places(Vec<u64>, bool),
    /// A number is typed.
    Field,
}

impl Form {
    /// That of a question about these numbers.
    #[must_use]
    pub fn of(task: &Task) -> Self {
        let number = || task.text.split_once('=')?.1.parse().ok();
        match &task.question {
            Question::OddColumns => {
                let position = nian_tasks::position(task);
                let most = position.and_then(|position| position.heaps().iter().max().copied());
                // That there is a highest is not given away: one more stands there than can be odd.
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

/// 1, 2 and so on, up to the one above a number; descending.
fn terms(most: u64, next: impl Fn([u64; 2]) -> u64) -> Vec<u64> {
    let mut all = vec![2, 1];
    while all[0] <= most {
        all.insert(0, next([all[1], all[0]]));
    }
    all
}

impl Reply {
    /// Writes into the field. What was said of another answer goes.
    pub(super) fn write(&mut self, text: String) {
        self.typed = text;
        self.said = None;
    }

    /// Chooses a place, or does so no more. What was said of another answer goes.
    pub(super) fn pick(&mut self, place: u64) {
        self.said = None;
        match self.picked.iter().position(|&picked| picked == place) {
            Some(at) => drop(self.picked.remove(at)),
            None => self.picked.push(place),
        }
    }

    /// Says what an answer is worth, in short.
    pub(super) fn say(&mut self, verdict: Verdict) {
        let fault = None;
        self.said = Some(Said { verdict, fault });
    }

    /// The answer as it stands.
    pub(super) fn written(&self, task: &Task) -> String {
        let Form::Places(places, _) = Form::of(task) else {
            return match (&task.question, &self.picked[..]) {
                (Question::Slip { .. }, [number, ..]) => number.to_string(),
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

    /// Takes in an answer that has been judged: whether it is right, and nothing where it is none. The same in another
    /// spelling is no other try.
    pub(super) fn judged(&mut self, task: &Task, text: &str, grade: Grade) -> Judged {
        let (mut verdict, fault) = match grade {
            Grade::Right => (Verdict::Right, None),
            Grade::Wrong(faults) => (Verdict::Wrong, faults.first().copied()),
            Grade::TrueButNotStandard(faults) => (Verdict::True, faults.first().copied()),
            Grade::Unfinished => (Verdict::Unfinished, None),
            Grade::NotUnderstood => return Judged::Unread,
        };
        let right = verdict == Verdict::Right;
        let unfinished = verdict == Verdict::Unfinished;
        if !unfinished && !self.tries(spelled(task, text)) {
            verdict = Verdict::Again;
        }
        self.said = Some(Said { verdict, fault });
        match unfinished {
            true => Judged::Unfinished,
            false => Judged::Answer(right),
        }
    }

    /// Counts an answer; whether it is another than those before.
    pub(super) fn tries(&mut self, answer: String) -> bool {
        let new = !self.tried.contains(&answer);
        if new {
            self.tried.push(answer);
        }
        new
    }

    /// How many different answers there have been.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.tried.len()).unwrap_or(u32::MAX)
    }
}

/// What has come of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judged {
    /// It is no answer to this question.
    Unread,
    /// Something is missing, which has been said.
    Unfinished,
    /// It is one, right or wrong.
    Answer(bool),
}

/// What an answer is worth. Whether a position is safe is asked besides its remainder only where `alone` is not set.
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
        // A script may answer by the remainder alone; a reader cannot.
        Grade::Unfinished if is_remainder => Grade::Right,
        grade => grade,
    }
}

/// An answer as all spell it who mean the same. Zeros in front of binary digits are wrong, others mean nothing.
fn spelled(task: &Task, text: &str) -> String {
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
    // There are few: a sort of the standard library is some kB.
    let mut parts: Vec<String> = Vec::new();
    for part in text.split(' ').filter(|part| !part.is_empty()).map(part) {
        let at = parts.iter().position(|other| *other > part);
        parts.insert(at.unwrap_or(parts.len()), part);
    }
    parts.join(" ")
}

/// The question of an example that is answered by numbers, as a task.
pub(super) fn asked(ask: Ask, subject: &Subject) -> Option<Task> {
    let number = ask.number(subject)?;
    let about = |name: &str| [name, "=", &number.to_string()].concat();
    let position = subject.position();
    let residue = |k| Question::Residue { k, holding: 0 }; // of which a remainder is no matter
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
            let larger = false; // which it is changes nothing
            let given = number;
            let question = Question::Partner { given, larger };
            (question, about("wythoff"))
        }
        _ => return None,
    };
    let kind = TaskKind::Mixed; // which nobody asks for
    Some(Task {
        text,
        question,
        kind,
    })
}
