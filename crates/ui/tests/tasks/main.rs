//! Tasks of exercises as readers see them: two tasks with the same words and the same picture have the same right
//! answers.
//!
//! The cards are those that the element draws.
//!
//! `NIAN_NIGHTLY=1` tries 1,000 tasks of each skill, rules and level where the test command tries 120.

mod seen;

use nian_tasks::{Level, Request, Skill, Version, is_offered};
use nian_ui::model::{Kind, Widget};
use nian_ui::{Card, CardProps};
use nian_words::Language;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use yew::LocalServerRenderer;

/// Rules of tasks, not all of them for every skill and level: of each game some that look the same.
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

/// Rules that name a row of the levels of version 2, where others than the usual ones do.
const ROWS: [&str; 4] = ["subtraction", "wythoff", "dice", "dynamic.2"];

fn count() -> u32 {
    if std::env::var_os("NIAN_NIGHTLY").is_some() {
        1000
    } else {
        120
    }
}

/// The exercise with the task of a request.
fn exercise(request: &Request<'_>) -> Widget {
    let kind = Kind::of_element("nian-exercise", "", 1).expect("an exercise");
    let mut widget = Widget::new(Language::ZhHant, kind);
    let wrong = widget.start(&|name| match name {
        "skill" => Some(request.skill.name().to_owned()),
        "rules" => request.rules.map(str::to_owned),
        "level" => Some(request.level.number().to_string()),
        "seed" => Some(request.seed.to_string()),
        "tasks" => Some(request.version.number().to_string()),
        _ => None,
    });
    assert_eq!(wrong, []);
    let index = request.index;
    let state = format!("{index}:0,0,0,0,{index}");
    assert_eq!(widget.set_attribute("state", Some(&state)), []);
    widget
}

/// The right answers to a task, as one text.
fn right(request: &Request<'_>) -> String {
    let task = nian_tasks::task(request).expect("a task");
    match nian_tasks::truth(&task) {
        Some(answer) => format!("{answer:?}"),
        None => format!("{:?}", nian_tasks::winning(&task)),
    }
}

async fn card(widget: Widget) -> String {
    let props = CardProps {
        widget: Rc::new(widget),
        site: "../".into(),
        fixed: false,
        reserve: Rc::default(),
        on_rendered: None,
    };
    LocalServerRenderer::<Card>::with_props(props)
        .hydratable(false)
        .render()
        .await
}

fn hash(shown: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    shown.hash(&mut hasher);
    hasher.finish()
}

/// The tasks seen so far, with their right answers.
#[derive(Default)]
struct Known(HashMap<u64, (String, String)>);

impl Known {
    /// The earlier task that looks the same and has other right answers, if there is one.
    fn add(&mut self, shown: u64, right: &str, name: &str) -> Option<String> {
        let entry = self.0.entry(shown);
        let (before, other) = entry.or_insert_with(|| (right.to_owned(), name.to_owned()));
        (before != right).then(|| other.clone())
    }
}

/// Compares every task of a skill, with all its rules together. Without the line of the rules tasks are ambiguous,
/// except games that are written down, which all begin differently here.
async fn told_apart(skill: Skill) {
    let (mut known, mut without) = (Known::default(), Known::default());
    let mut unlike = 0;
    let versions = Version::ALL.into_iter();
    for (version, level) in versions.flat_map(|version| Level::ALL.map(|level| (version, level))) {
        let rules: &[&str] = match version {
            Version::One => &RULES,
            Version::Two => &ROWS,
        };
        let offered = rules
            .iter()
            .filter(|rules| is_offered(version, skill, rules, level));
        for rules in [None].into_iter().chain(offered.map(|rules| Some(*rules))) {
            for index in 0..count() {
                let request = Request {
                    version,
                    skill,
                    rules,
                    level,
                    seed: 1,
                    index,
                };
                let widget = exercise(&request);
                let asked = widget.exercise().expect("an exercise");
                let (about, hides) = (asked.about(), asked.gives_away());
                let asks = (!asked.is_on_the_board()).then(|| asked.question(Language::ZhHant));
                let markup = card(widget).await;
                let seen = seen::of(&markup, hides);
                let line = seen::rules(&markup);
                // A task about a number has no rules of a game.
                assert_eq!(line.is_some(), !about.contains('='), "{markup}");
                assert!(asks.is_none_or(|asks| seen.contains(&asks)), "{seen}");
                let right = right(&request);
                let name = format!("{about} {version:?} {level:?} {index}");
                let shown = hash(&seen);
                if let Some(other) = known.add(shown, &right, &name) {
                    panic!("{name} looks like {other}, and other answers are right");
                }
                let bare = line.map_or_else(|| seen.clone(), |line| seen.replace(&line, ""));
                let shown = hash(&bare);
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
