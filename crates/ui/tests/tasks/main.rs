//! The tasks of exercises as their reader sees them: two of which the words and the picture are the same have the same
//! right answers.
//!
//! The cards are those that the element draws. Only what `www/exercise/lesson.js` hands the engine, and the list of moves
//! below a game with a slip, are made here; `practising::rules` in the browser holds them against the page.
//!
//! `NIAN_NIGHTLY=1` tries 1,000 tasks of each skill, rules and level where the test command tries 120.

mod seen;

use nian_tasks::{Level, Request, Skill, is_offered};
use nian_ui::model::{Kind, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use yew::LocalServerRenderer;

/// Rules that tasks are made for, if not for every skill and level: of each game some that look the same.
const RULES: [&str; 28] = [
    "nim",
    "nim.misere",
    "wythoff",
    "wythoff.misere",
    "subtraction.1-3",
    "subtraction.1-4",
    "subtraction.1-3.misere",
    "subtraction.1,3,4",
    "subtraction.2,5,7",
    "parity.2",
    "parity.3",
    "parity.4",
    "parity.5",
    "parity.10",
    "parity.3.even",
    "parity.4.even",
    "parity.10.even",
    "sides.2",
    "sides.3",
    "sides.4",
    "dice",
    "dice.misere",
    "dynamic.1",
    "dynamic.2",
    "dynamic.3",
    "dynamic.4",
    "dynamic.5",
    "dynamic.10",
];

fn count() -> u32 {
    if std::env::var_os("NIAN_NIGHTLY").is_some() {
        1000
    } else {
        120
    }
}

/// What the wasm tells of a task (`nian_drill::task`).
struct Told {
    asks: String,
    about: String,
    facts: String,
    form: String,
    digits: String,
    numbers: Vec<String>,
    hides: bool,
}

impl Told {
    fn of(request: &Request<'_>) -> Option<Self> {
        let rules = request.rules.map(str::to_owned);
        let (level, seed) = (request.level.number(), request.seed);
        let told = nian_drill::task(request.skill.name(), rules, level, seed, request.index)?;
        let lines: Vec<&str> = told.split('\n').collect();
        let [asks, about, facts, form, _, numbers, hides, _, _] = lines[..] else {
            panic!("{told}");
        };
        let (form, digits) = form.split_once(' ').unwrap_or((form, ""));
        Some(Self {
            asks: asks.into(),
            about: about.into(),
            facts: facts.into(),
            form: form.into(),
            digits: digits.into(),
            numbers: numbers.split(' ').map(str::to_owned).collect(),
            hides: hides == "hides",
        })
    }

    /// The lesson that the engine is given before the task is solved.
    fn lesson(&self, skill: Skill) -> Value {
        let title = text("exercise", "skills", skill.name(), &[]);
        let mut lesson = json!({ "title": { "zh-Hant": title }, "steps": [] });
        match self.about.split_once('=') {
            Some((system, _)) if self.form == "mend" => {
                lesson["numeral"] = json!({ "in": system, "digits": self.digits });
            }
            Some((system, value)) => {
                let value: u64 = value.parse().expect("a number");
                lesson["numeral"] = json!({ "value": value, "in": system });
            }
            None => lesson["start"] = json!(self.about),
        }
        if matches!(&*self.asks, "outcome" | "winning") {
            lesson["ask"] = json!(self.asks);
        } else {
            lesson["say"] = json!({ "zh-Hant": self.question() });
            lesson["steps"] = json!([{}]);
        }
        lesson
    }

    fn question(&self) -> String {
        let name = if self.form.is_empty() {
            &self.asks
        } else {
            &self.form
        };
        text("answering", "questions", name, &self.numbers)
    }

    /// The moves of a game that is written down, each with what it leaves.
    fn record(&self) -> &str {
        let moves = match &*self.asks {
            "slip" => self.facts.splitn(3, ' ').nth(2),
            _ => None,
        };
        moves.unwrap_or_default()
    }
}

/// A text of an exercise, filled in as scripts do.
fn text(file: &str, list: &str, name: &str, values: &[String]) -> String {
    let texts = match file {
        "exercise" => include_str!("../../../words/texts/zh-Hant/exercise.txt"),
        _ => include_str!("../../../words/texts/zh-Hant/answering.txt"),
    };
    let key = format!("{list}.{name}");
    let mut lines = texts.lines().filter_map(|line| line.split_once(" = "));
    let found = lines.find(|(head, _)| head.split('(').next() == Some(&key));
    let (_, text) = found.unwrap_or_else(|| panic!("no {key}"));
    let mut pieces = text.split(['{', '}']);
    let mut filled = pieces.next().unwrap_or_default().to_owned();
    let mut values = values.iter();
    // After each slot comes a text.
    while let (Some(_), Some(after)) = (pieces.next(), pieces.next()) {
        filled.push_str(values.next().expect("a number"));
        filled.push_str(after);
    }
    filled
}

/// The right answers to a task, as one text.
fn right(request: &Request<'_>) -> String {
    let task = nian_tasks::task(request).expect("a task");
    match nian_tasks::truth(&task) {
        Some(answer) => format!("{answer:?}"),
        None => format!("{:?}", nian_tasks::winning(&task)),
    }
}

async fn card(lesson: &Value) -> String {
    let kind = Kind::of_element("nian-exercise", &lesson.to_string(), 1).expect("a lesson");
    let props = CardProps {
        widget: Rc::new(Widget::new(Language::ZhHant, kind)),
        site: "../".into(),
        fixed: false,
        rooms: Rc::default(),
        drawn: None,
    };
    LocalServerRenderer::<Card>::with_props(props)
        .hydratable(false)
        .render()
        .await
}

fn hash(shown: &[&str]) -> u64 {
    let mut hasher = DefaultHasher::new();
    shown.hash(&mut hasher);
    hasher.finish()
}

/// What has been seen so far, and what is right then.
#[derive(Default)]
struct Known(HashMap<u64, (String, String)>);

impl Known {
    /// The task before that looked the same and has other right answers, if there is one.
    fn add(&mut self, shown: u64, right: &str, name: &str) -> Option<String> {
        let entry = self.0.entry(shown);
        let (before, other) = entry.or_insert_with(|| (right.to_owned(), name.to_owned()));
        (before != right).then(|| other.clone())
    }
}

/// Every task of a skill, by all its rules together. Without the line of the rules it is not so, but for games that are
/// written down, of which no two begin alike here.
async fn told_apart(skill: Skill) {
    let (mut known, mut without) = (Known::default(), Known::default());
    let mut unlike = 0;
    for level in Level::ALL {
        let offered = RULES.iter().filter(|rules| is_offered(skill, rules, level));
        for rules in [None].into_iter().chain(offered.map(|rules| Some(*rules))) {
            for index in 0..count() {
                let request = Request {
                    skill,
                    rules,
                    level,
                    seed: 1,
                    index,
                };
                let told = Told::of(&request).expect("a task");
                let markup = card(&told.lesson(skill)).await;
                let seen = seen::of(&markup, told.hides);
                let line = seen::rules(&markup);
                // What is about a number has no rules of a game.
                assert_eq!(line.is_some(), !told.about.contains('='), "{markup}");
                if !matches!(&*told.asks, "outcome" | "winning") {
                    assert!(seen.contains(&told.question()), "{seen}");
                }
                let right = right(&request);
                let name = format!("{} {level:?} {index}", told.about);
                let shown = hash(&[&seen, told.record()]);
                if let Some(other) = known.add(shown, &right, &name) {
                    panic!("{name} looks like {other}, and other answers are right");
                }
                let bare = line.map_or_else(|| seen.clone(), |line| seen.replace(&line, ""));
                let shown = hash(&[&bare, told.record()]);
                unlike += usize::from(without.add(shown, &right, &name).is_some());
            }
        }
    }
    let needs_it = matches!(
        skill,
        Skill::Outcome | Skill::Winning | Skill::Residue | Skill::Limit
    );
    assert_eq!(unlike > 0, needs_it, "{}: {unlike}", skill.name());
}

#[tokio::test(flavor = "current_thread")]
async fn tasks_that_look_alike_have_the_same_answers() {
    let local = tokio::task::LocalSet::new();
    for skill in Skill::ALL {
        let began = std::time::Instant::now();
        local.run_until(told_apart(skill)).await;
        println!("{}: {:?}", skill.name(), began.elapsed());
    }
}
