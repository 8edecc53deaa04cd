//! What a page asks for by attributes that belong together.
use super::entry::{WORKS, read_attributes};
use super::{
    Entry, Event, Example, Kind, Of, PARTS, Refusal, SEEN, THEMES, Tables, Target, Trouble, Widget,
};
use nian_lessons::Subject;
use nian_solver::numerals::{Work, Writing};
use nian_words::Language;

/// The number and the number system of an element that names none.
pub(super) const VALUE: &str = "60";
pub(super) const SYSTEM: &str = "fibonacci";
/// The attributes that name a number, in the order in which [`Wish::Number`] counts them.
pub(super) const NUMBER: [&str; 4] = ["value", "in", "digits", "do"];

/// The attributes that say which rows of a table are shown, in the order in which [`Wish::Rows`] counts
/// them; and the most rows.
pub(super) const ROWS: [&str; 2] = ["from", "rows-shown"];
pub(super) const MOST_ROWS: u64 = 100;

/// What a page asks for by attributes, whether or not it can be had with what the others ask for:
/// so they may come one by one, in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    theme: Option<&'static str>,
    parts: [&'static str; PARTS.len()],
    of: Of,
    rules: Option<String>,
    rows: [Option<u64>; 2],
    number: [Option<String>; 4],
    step: Option<usize>,
}

/// What one attribute asks for; nothing where it was taken away.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// The colours, which are the page's affair.
    Theme(&'static str),
    /// Whether one of [`PARTS`], by its place, is to be seen: the page's affair, too.
    Part(usize, &'static str),
    /// What a table lists.
    Of(Of),
    /// The rules of a table.
    Rules(Option<String>),
    /// The first row of a table, or how many are shown.
    Rows(usize, Option<u64>),
    /// One of `value`, `in`, `digits` and `do` of a number, by its place.
    Number(usize, Option<String>),
    /// The step to show.
    Step(Option<usize>),
}

impl Asked {
    pub(super) fn set(&mut self, wish: Wish) {
        match wish {
            Wish::Theme(theme) => self.theme = Some(theme),
            Wish::Part(at, seen) => self.parts[at] = seen,
            Wish::Of(of) => self.of = of,
            Wish::Rules(rules) => self.rules = rules,
            Wish::Rows(at, number) => self.rows[at] = number,
            Wish::Number(at, text) => self.number[at] = text,
            Wish::Step(step) => self.step = step,
        }
    }

    pub(super) fn theme(&self) -> &'static str {
        self.theme.unwrap_or(THEMES[0])
    }

    /// Whether a part is to be seen, as its attribute says it.
    pub(super) fn part(&self, at: usize) -> &'static str {
        if self.parts[at].is_empty() {
            SEEN[0]
        } else {
            self.parts[at]
        }
    }

    /// What the reader has chosen stands in the place of what the page has asked for.
    pub(super) fn give_way(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Step => self.step = None,
                Event::Attribute(name, text) => {
                    if let Some(at) = NUMBER.iter().position(|known| known == name) {
                        self.number[at] = Some(text.clone());
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether the number is given by `digits`, or is 1 more or a pair: `value` or `in` may be left out.
    pub(super) fn needs(&self, name: &str) -> bool {
        let [_, _, digits, work] = &self.number;
        digits.is_none() && (name == "value" || work.as_deref().is_none_or(|work| work == WORKS[0]))
    }
}

impl Widget {
    /// Asks for something; where that cannot be had, what is shown stays.
    pub(super) fn ask(&mut self, wish: Wish) -> Result<Vec<Event>, Refusal> {
        let of_step = matches!(wish, Wish::Step(_));
        let of_page = matches!(wish, Wish::Theme(_) | Wish::Part(..));
        let of_rows = matches!(wish, Wish::Rows(..));
        let of_first = matches!(wish, Wish::Rows(0, _));
        self.asked.set(wish);
        match &mut self.kind {
            _ if of_page => Ok(Vec::new()),
            Kind::Tables(tables) => {
                let mut made = table(&self.asked).ok_or(Refusal::NoSuchTable)?;
                if !made.begin(self.asked.rows) && of_first {
                    return Err(Refusal::NoSuchTable);
                }
                if of_rows && !of_first {
                    made.set_from(tables.from()); // to which the reader may have turned
                }
                *tables = made;
                Ok(Vec::new())
            }
            Kind::Example(example) if of_step => {
                example.go_to(Target::Step(self.asked.step.unwrap_or(0)))
            }
            Kind::Example(example) => {
                let writing =
                    number(&self.asked).map_err(|(_, trouble)| Refusal::Number(trouble))?;
                example.set_number(writing);
                self.show_step();
                Ok(vec![Event::Step])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Has what is asked for together at first; where that cannot be had, the defaults. Says what
    /// is wrong.
    pub(super) fn settle(&mut self, wrong: &mut String) {
        match &mut self.kind {
            Kind::Tables(tables) => *tables = first_table(&self.asked, self.language, wrong),
            Kind::Example(example) if example.entry().is_some() => {
                if let Some(writing) = first_number(&self.asked, self.language, wrong) {
                    example.set_number(writing);
                }
            }
            _ => {}
        }
        let asked = self.asked.step;
        if let Some(asked) = asked.filter(|_| !self.show_step()) {
            let words = self.language.interface();
            add(wrong, &words.bad_value("step", &asked.to_string(), "0"));
            add(wrong, &words.no_such_step(self.steps().1 as u64));
        }
    }

    /// Shows the step that is asked for; whether there is one.
    fn show_step(&mut self) -> bool {
        match (&mut self.kind, self.asked.step) {
            (Kind::Example(example), Some(step)) => example.go_to(Target::Step(step)).is_ok(),
            _ => true,
        }
    }
}

/// Adds a sentence to others.
pub(super) fn add(sentences: &mut String, sentence: &str) {
    if !sentences.is_empty() && !sentence.is_empty() {
        sentences.push(' ');
    }
    sentences.push_str(sentence);
}

fn table(asked: &Asked) -> Option<Tables> {
    match &asked.rules {
        Some(rules) => Tables::read(asked.of, rules),
        None => Some(Tables::new(asked.of)),
    }
}

fn first_table(asked: &Asked, language: Language, wrong: &mut String) -> Tables {
    let words = language.interface();
    let mut tables = table(asked).unwrap_or_else(|| {
        let rules = asked.rules.as_deref().unwrap_or_default();
        add(wrong, &words.bad_value("rules", rules, asked.of.rules()));
        Tables::new(asked.of)
    });
    if !tables.begin(asked.rows) {
        let [from, _] = asked.rows;
        let from = from.unwrap_or_default().to_string();
        add(
            wrong,
            &words.bad_value(ROWS[0], &from, &tables.from().to_string()),
        );
    }
    tables
}

fn number(asked: &Asked) -> Result<Writing, (&'static str, Trouble)> {
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

fn first_number(asked: &Asked, language: Language, wrong: &mut String) -> Option<Writing> {
    let words = language.interface();
    let mut asked = asked.clone();
    // The defaults are right, so that each is used once at most.
    for _ in NUMBER {
        let (name, trouble) = match number(&asked) {
            Ok(writing) => return Some(writing),
            Err(trouble) => trouble,
        };
        let at = NUMBER.iter().position(|&known| known == name)?;
        let bad = asked.number[at].take().unwrap_or_default();
        let default = if name == "in" { SYSTEM } else { VALUE };
        add(wrong, &words.bad_value(name, &bad, default));
        add(wrong, &trouble.message(language));
    }
    None
}

/// What an attribute of a number would have to be for what is shown.
pub(super) fn number_shown(example: &Example, name: &str) -> String {
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
