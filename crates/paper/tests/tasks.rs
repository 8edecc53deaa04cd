//! Every task on paper is that of the exercise, and the judge of the exercise finds its answer right.

use nian_solver::AnyPosition;
use nian_tasks::{Grade, Level, Question, Request, Skill, Task, Version};
use nian_words::Language;

/// So many tasks of each skill and level.
const TASKS: u32 = 40;

/// The texts of a name.
fn texts<'a>(task: &'a str, name: &str) -> Vec<&'a str> {
    let lines = task.lines().filter_map(|line| line.split_once(' '));
    lines
        .filter(|(own, _)| *own == name)
        .map(|(_, text)| text)
        .collect()
}

fn text<'a>(task: &'a str, name: &str) -> &'a str {
    let all = texts(task, name);
    assert_eq!(all.len(), 1, "{name}: {task}");
    all[0]
}

/// The task of the exercise.
fn asked(
    version: Version,
    skill: Skill,
    rules: Option<&str>,
    level: Level,
    seed: u32,
    index: u32,
) -> Option<Task> {
    let request = Request {
        version,
        skill,
        rules,
        level,
        seed,
        index,
    };
    nian_tasks::task(&request).ok()
}

/// Skills with the usual rules, and positions by others.
fn cells() -> Vec<(Skill, Option<String>)> {
    let usual = Skill::ALL.map(|skill| (skill, None));
    let others = [
        "nim.misere",
        "wythoff",
        "wythoff.misere",
        "dice",
        "subtraction.1-3",
        "parity.3",
        "sides.3",
        "dynamic.2",
    ];
    let slips = [(Skill::Slip, Some("nim.misere".to_owned()))];
    let others = others.iter().flat_map(|rules| {
        [Skill::Outcome, Skill::Winning].map(|skill| (skill, Some((*rules).to_owned())))
    });
    usual.into_iter().chain(slips).chain(others).collect()
}

#[test]
fn every_answer_is_right() {
    for version in Version::ALL {
        every_answer_of(version);
    }
}

fn every_answer_of(version: Version) {
    for (skill, rules) in cells() {
        for level in Level::ALL {
            let name = skill.name();
            let mut made = 0;
            for index in 0..TASKS {
                let arguments = (name, rules.clone(), level.number(), 7, index);
                let (_, of, number, seed, _) = arguments.clone();
                let asked = asked(version, skill, rules.as_deref(), level, seed, index);
                let task = nian_paper::task(
                    "zh-Hant",
                    name,
                    of,
                    number,
                    seed,
                    index,
                    Some(version.number()),
                );
                let (Some(asked), Some(task)) = (&asked, &task) else {
                    assert_eq!(asked.is_some(), task.is_some(), "{arguments:?}");
                    continue;
                };
                made += 1;
                let about = match asked.question {
                    Question::Partner { given, .. }
                    | Question::PartnerAmong { given, .. }
                    | Question::PairDifference { given, .. } => format!("wythoff:{given},0"),
                    _ => asked.text.clone(),
                };
                assert_eq!(about, text(task, "about"), "{task}");
                let answer = text(task, "answer");
                if let "outcome" | "winning" = text(task, "asks") {
                    let position: AnyPosition = text(task, "about").parse().expect("a position");
                    judged(&position, task, answer);
                } else if let Question::PairDifference { given, .. } = asked.question {
                    // On paper the other number is written, whose difference is asked for on the screen.
                    let partner: u64 = answer.parse().expect("a number");
                    let difference = partner.abs_diff(given).to_string();
                    let grade = nian_tasks::judge_text(asked, &difference);
                    assert_eq!(grade, Grade::Right, "{task}");
                } else {
                    let grade = nian_tasks::judge_text(asked, answer);
                    assert_eq!(grade, Grade::Right, "{task}");
                }
            }
            let offered = rules
                .as_deref()
                .is_none_or(|rules| nian_tasks::is_offered(version, skill, rules, level));
            assert_eq!(
                made,
                if offered { TASKS } else { 0 },
                "{name} {rules:?} {level:?}"
            );
        }
    }
}

/// The engine judges moves and outcomes by the solver; here one looks at every move.
fn judged(position: &AnyPosition, task: &str, answer: &str) {
    if text(task, "asks") == "outcome" {
        assert_eq!(answer == "safe", position.outcome().is_safe(), "{task}");
        return;
    }
    let named: Vec<&str> = answer.split(' ').collect();
    assert!(!named.is_empty());
    for mv in position.moves() {
        let after = position.play(mv).expect("it can be played");
        let wins = named.contains(&mv.to_string().as_str());
        assert_eq!(after.outcome().is_safe(), wins, "{mv}: {task}");
    }
    assert_eq!(texts(task, "move").len(), named.len(), "{task}");
}

/// At level 3 all winning moves are asked for; binary digits are to be written and to be read.
#[test]
fn what_is_asked_in_another_form() {
    let form = |skill: Skill, level: Level, index| {
        let (name, number) = (skill.name(), level.number());
        let task = nian_paper::task("en", name, None, number, 7, index, None).expect("a task");
        let asked = asked(Version::One, skill, None, level, 7, index).expect("a task");
        (texts(&task, "form").concat(), asked.question, task.clone())
    };
    for index in 0..TASKS {
        assert_eq!(form(Skill::Winning, Level::Two, index).0, "");
        let (form_, asked, task) = form(Skill::Winning, Level::Three, index);
        assert_eq!(
            (&*form_, asked),
            ("all", Question::AllWinningMoves),
            "{task}"
        );
    }
    let mut read = 0;
    for index in 0..TASKS {
        let (form_, asked, task) = form(Skill::Binary, Level::Two, index);
        if form_.is_empty() {
            assert_eq!(asked, Question::Binary, "{task}");
            continue;
        }
        read += 1;
        let digits = text(&task, "digits").replace(' ', "");
        let Question::Decimal { digits: asked } = asked else {
            panic!("{task}");
        };
        let asked: String = asked.iter().map(u8::to_string).collect();
        assert_eq!(asked, digits, "{task}");
        let value = u64::from_str_radix(&digits, 2).expect("binary digits");
        assert_eq!(text(&task, "answer"), value.to_string(), "{task}");
    }
    assert!(read > TASKS / 4 && read < TASKS, "{read}");
}

/// Reasons are in the reader's language, and nothing is left unsaid or to be filled in.
#[test]
fn every_task_can_be_read() {
    for language in Language::ALL {
        for (skill, rules) in cells() {
            for level in Level::ALL {
                for index in 0..6 {
                    let (of, number) = (rules.clone(), level.number());
                    let version = Some(1 + index % 2);
                    let task = nian_paper::task(
                        language.tag(),
                        skill.name(),
                        of,
                        number,
                        3,
                        index,
                        version,
                    );
                    let Some(task) = task else { continue };
                    // How a number is written is told in its steps.
                    let why = if text(&task, "about").starts_with(['b', 'f']) {
                        "worked"
                    } else {
                        "reason"
                    };
                    for name in [why, "answer"] {
                        assert!(!text(&task, name).trim().is_empty(), "{name}: {task}");
                    }
                    for line in task.lines() {
                        let (name, told) = line.split_once(' ').expect("a name and a text");
                        assert!(!told.is_empty() && !told.contains('$'), "{name}: {task}");
                    }
                    let pictures = texts(&task, "picture");
                    // Nobody counts more than 20 coins in a row.
                    let few = |text: &str| {
                        let position: AnyPosition = text.parse().expect("a position");
                        position.heaps().iter().all(|&row| row <= 20)
                    };
                    let about = text(&task, "about");
                    let coins = ["outcome", "winning"].contains(&skill.name())
                        && about.starts_with("nim")
                        && few(about);
                    assert!(!coins || pictures.len() == 1, "{task}");
                    for picture in pictures {
                        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
                        assert_eq!(picture.matches("<svg").count(), 1, "{task}");
                    }
                }
            }
        }
    }
}
