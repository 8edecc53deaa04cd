use super::{Action, Event, Refusal};
use nian_lessons::ClaimText;
use std::rc::Rc;

/// A claim, the range in which to check it, and the result of the check.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimCheck {
    text: Rc<ClaimText>,
    /// The value of the range's input.
    field: String,
    /// The number that is used: the last valid one.
    most: u64,
    check: Check,
}

/// The state of a check.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Check {
    /// Not started.
    #[default]
    Idle,
    /// Running; the progress in per cent.
    Running(u64),
    /// Cancelled by the reader.
    Cancelled,
    /// Done: the report on what the article says, and the report on what is true instead.
    Done(Report, Option<Report>),
}

/// The result of checking one statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether it holds.
    pub holds: bool,
    /// How many cases were compared.
    pub cases: u64,
    /// The counterexample in the notation, if it is a position.
    pub position: Option<String>,
    /// The numbers of the counterexample.
    pub numbers: Vec<u64>,
}

impl ClaimCheck {
    /// Parses the text of a claim's file; `None` if it is no claim.
    pub(super) fn parse(file: &str) -> Option<Self> {
        ClaimText::parse(file)
            .ok()
            .map(|text| Self::new(text.into()))
    }

    /// The claim with its default range.
    #[must_use]
    pub fn new(text: Rc<ClaimText>) -> Self {
        Self {
            field: text.usual.to_string(),
            most: text.usual,
            check: Check::Idle,
            text,
        }
    }

    /// The claim's words.
    #[must_use]
    pub fn text(&self) -> &ClaimText {
        &self.text
    }

    /// The value of the range's input.
    #[must_use]
    pub fn field(&self) -> &str {
        &self.field
    }

    /// The number up to which the claim is checked.
    #[must_use]
    pub fn most(&self) -> u64 {
        self.most
    }

    /// Whether the input has no number within the limits.
    #[must_use]
    pub fn field_is_bad(&self) -> bool {
        self.read(&self.field).is_none()
    }

    /// The state of the check.
    #[must_use]
    pub fn state(&self) -> &Check {
        &self.check
    }

    /// Whether the check went as expected: a claim holds; an erratum fails while its correction
    /// holds. `None` before the check is done.
    #[must_use]
    pub fn is_as_expected(&self) -> Option<bool> {
        match &self.check {
            Check::Done(said, None) => Some(said.holds && self.text.truth.is_none()),
            Check::Done(said, Some(truth)) => Some(!said.holds && truth.holds),
            _ => None,
        }
    }

    fn read(&self, field: &str) -> Option<u64> {
        let field = field.trim();
        let digits = field.bytes().all(|byte| byte.is_ascii_digit());
        let number: u64 = field.parse().ok().filter(|_| digits)?;
        (self.text.least..=self.text.most)
            .contains(&number)
            .then_some(number)
    }

    pub(super) fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        match action {
            Action::Range(field) => {
                let found = self.read(&field);
                self.field = field;
                let Some(most) = found.filter(|&most| most != self.most) else {
                    return Ok(Vec::new());
                };
                // A result, or a check that is running, is about another range.
                let running = matches!(self.check, Check::Running(_));
                self.most = most;
                self.check = Check::Idle;
                return Ok(if running {
                    vec![Event::Cancel]
                } else {
                    Vec::new()
                });
            }
            Action::Check => {
                self.check = Check::Running(0);
                return Ok(vec![Event::Check]);
            }
            Action::Cancel if matches!(self.check, Check::Running(_)) => {
                self.check = Check::Cancelled;
                return Ok(vec![Event::Cancel]);
            }
            Action::Percent(percent) => {
                if let Check::Running(so_far) = &mut self.check {
                    *so_far = percent.min(100).max(*so_far);
                }
            }
            Action::Verdict(text) => {
                let mut lines = text.lines().filter_map(verdict);
                let Some(said) = lines.next() else {
                    self.check = Check::Idle;
                    return Ok(Vec::new());
                };
                self.check = Check::Done(said, lines.next());
                return Ok(vec![Event::Checked]);
            }
            Action::Reset => {
                let running = matches!(self.check, Check::Running(_));
                *self = Self::new(Rc::clone(&self.text));
                return Ok(if running {
                    vec![Event::Cancel]
                } else {
                    Vec::new()
                });
            }
            Action::GoTo(target) if target.resolve(0, 0).is_none() => {
                return Err(Refusal::NoSuchStep { steps: 0 });
            }
            Action::Play(_) => return Err(Refusal::NoPosition),
            Action::Undo => return Err(Refusal::NothingToUndo),
            Action::Redo => return Err(Refusal::NothingToRedo),
            _ => {}
        }
        Ok(Vec::new())
    }
}

/// Parses a line of the worker's result: `holds CASES`, or `fails CASES POSITION NUMBERS…` with `-`
/// for no position.
fn verdict(line: &str) -> Option<Report> {
    let mut words = line.split(' ');
    let holds = words.next()? == "holds";
    let cases = words.next()?.parse().ok()?;
    let position = words.next().filter(|&position| position != "-");
    let mut numbers = Vec::new();
    for word in words {
        numbers.push(word.parse().ok()?);
    }
    Some(Report {
        holds,
        cases,
        position: position.map(str::to_owned),
        numbers,
    })
}
