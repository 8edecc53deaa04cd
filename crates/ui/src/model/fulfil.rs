//! Applies attributes that belong together.
use super::entry::{WORKS, read_attributes};
use super::requested::NUMBER;
use super::{
    AttributeChange, Entry, EntryError, Event, Kind, Refusal, RequestedAttributes, Tables, Target,
    Walkthrough, Widget,
};
use nian_lessons::Subject;
use nian_solver::numerals::{Work, Writing};
use nian_words::Language;

/// The number and the number system of an element without attributes.
pub(super) const VALUE: &str = "60";
pub(super) const SYSTEM: &str = "fibonacci";

/// The attributes that choose the rows of a table, in the order of the indices of [`AttributeChange::Rows`]; and the
/// largest number of rows.
pub(super) const ROWS: [&str; 2] = ["from", "rows-shown"];
pub(super) const MOST_ROWS: u64 = 100;

impl Widget {
    /// Applies a change together with all that is asked for, or else with what is shown; if neither can be shown, the
    /// state is kept.
    pub(super) fn ask(&mut self, change: AttributeChange) -> Result<Vec<Event>, Refusal> {
        let of_step = matches!(change, AttributeChange::Step(_));
        let of_page = matches!(
            change,
            AttributeChange::Theme(_) | AttributeChange::Part(..)
        );
        let of_rows = matches!(change, AttributeChange::Rows(..));
        let of_first = matches!(change, AttributeChange::Rows(0, _));
        let mut good = self.good.clone();
        good.set(change.clone());
        self.asked.set(change);
        match &mut self.kind {
            _ if of_page => Ok(Vec::new()),
            Kind::Tables(tables) => {
                let [from, _] = self.good.rows;
                if table(&self.asked).is_some() {
                    good = self.asked.clone();
                }
                let mut made = table(&good).ok_or(Refusal::NoSuchTable)?;
                if !made.begin(self.asked.rows) {
                    if of_first {
                        return Err(Refusal::NoSuchTable);
                    }
                    good.rows[0] = from;
                    made.begin(good.rows);
                }
                if of_rows && !of_first {
                    made.set_from(tables.from()); // the row that the reader may have turned to
                }
                *tables = made;
                self.good = good;
                Ok(Vec::new())
            }
            Kind::Example(example) if of_step => {
                example.go_to(Target::Step(self.asked.step.unwrap_or(0)))
            }
            Kind::Example(example) => {
                if number(&self.asked).is_ok() {
                    good = self.asked.clone();
                }
                let writing = number(&good).map_err(|(_, trouble)| Refusal::Number(trouble))?;
                example.set_number(writing);
                self.good = good;
                self.show_step();
                Ok(vec![Event::Step])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Applies all initial attributes together; where they cannot be shown, the defaults. Adds the errors to `wrong`.
    pub(super) fn apply_requested(&mut self, wrong: &mut String) {
        let mut good = self.asked.clone();
        match &mut self.kind {
            Kind::Tables(tables) => *tables = first_table(&mut good, self.language, wrong),
            Kind::Example(example) if example.entry().is_some() => {
                if let Some(writing) = first_number(&mut good, self.language, wrong) {
                    example.set_number(writing);
                }
            }
            _ => {}
        }
        self.good = good;
        let asked = self.asked.step;
        if let Some(asked) = asked.filter(|_| !self.show_step()) {
            let words = self.language.interface();
            append_sentence(wrong, &words.bad_value("step", &asked.to_string(), "0"));
            append_sentence(wrong, &words.no_such_step(self.steps().1 as u64));
        }
    }

    /// Shows the step that the page asks for; whether there is such a step.
    fn show_step(&mut self) -> bool {
        match (&mut self.kind, self.asked.step) {
            (Kind::Example(example), Some(step)) => example.go_to(Target::Step(step)).is_ok(),
            _ => true,
        }
    }
}

/// Appends a sentence; behind a full stop of full width there is no space.
pub(super) fn append_sentence(sentences: &mut String, sentence: &str) {
    let is_open = sentences.is_empty() || sentences.ends_with('。');
    if !is_open && !sentence.is_empty() {
        sentences.push(' ');
    }
    sentences.push_str(sentence);
}

fn table(asked: &RequestedAttributes) -> Option<Tables> {
    match &asked.rules {
        Some(rules) => Tables::read(asked.of, rules),
        None => Some(Tables::new(asked.of)),
    }
}

/// The table asked for, where rules that are wrong are dropped.
fn first_table(asked: &mut RequestedAttributes, language: Language, wrong: &mut String) -> Tables {
    let words = language.interface();
    let mut tables = table(asked).unwrap_or_else(|| {
        let rules = asked.rules.take().unwrap_or_default();
        append_sentence(wrong, &words.bad_value("rules", &rules, asked.of.rules()));
        Tables::new(asked.of)
    });
    if !tables.begin(asked.rows) {
        let [from, _] = asked.rows;
        let from = from.unwrap_or_default().to_string();
        append_sentence(
            wrong,
            &words.bad_value(ROWS[0], &from, &tables.from().to_string()),
        );
    }
    tables
}

fn number(asked: &RequestedAttributes) -> Result<Writing, (&'static str, EntryError)> {
    let [value, system, digits, work] = &asked.number;
    let value = value.as_deref().unwrap_or(VALUE);
    let system = system.as_deref().unwrap_or(SYSTEM);
    read_attributes(
        value,
        system,
        digits.as_deref(),
        work.as_deref().unwrap_or(WORKS[0]),
    )
}

/// The number asked for, where values that are wrong are dropped.
fn first_number(
    asked: &mut RequestedAttributes,
    language: Language,
    wrong: &mut String,
) -> Option<Writing> {
    let words = language.interface();
    // The defaults are valid, so each replaces an attribute once at most.
    for _ in NUMBER {
        let (name, trouble) = match number(asked) {
            Ok(writing) => return Some(writing),
            Err(trouble) => trouble,
        };
        let at = NUMBER.iter().position(|&known| known == name)?;
        let bad = asked.number[at].take().unwrap_or_default();
        let default = if name == "in" { SYSTEM } else { VALUE };
        append_sentence(wrong, &words.bad_value(name, &bad, default));
        append_sentence(wrong, &trouble.message(language));
    }
    None
}

/// The value that the attribute `name` would need for the number shown.
pub(super) fn number_shown(example: &Walkthrough, name: &str) -> String {
    let Subject::Numeral(numeral) = &example.frames()[0].subject else {
        return String::new();
    };
    let writing = &numeral.writing;
    match name {
        "in" => writing.system.to_string(),
        "do" => match writing.work {
            Work::Increment => WORKS[1].into(),
            Work::Pair => WORKS[2].into(),
            _ => WORKS[0].into(),
        },
        "digits" => {
            let entry = Entry::of(writing);
            entry.digits.unwrap_or(entry.value)
        }
        _ => writing.value.to_string(),
    }
}
