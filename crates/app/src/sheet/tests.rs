//! Every task on paper is that of the exercise, and the judge of the exercise finds its answer right.

use super::item::{how, item};
use super::parts::{Item, Texts};
use super::{FormWords, Words};
use nian_solver::AnyPosition;
use nian_tasks::{Grade, Level, Question, Request, Skill, Task, Version};
use nian_words::Language;
use yew::prelude::*;

/// So many tasks of each skill and level.
const TASKS: u32 = 40;

/// Words that say what they are for.
fn words() -> Words {
    let text = |name: &str| format!("<{name}>");
    Words {
        form: FormWords {
            all_kinds: String::new(),
            count: String::new(),
            parts: String::new(),
            shown: Vec::new(),
            print: String::new(),
            others: String::new(),
            back: String::new(),
            not_loaded: String::new(),
            again: String::new(),
        },
        title: text("title $1"),
        key: text("key $1"),
        mixed: text("mixed"),
        about: text("about $1 $2 $3"),
        fields: ["name", "date"].map(text),
        online: text("online"),
        code: text("code"),
        how: Skill::ALL.iter().map(|skill| text(skill.name())).collect(),
        how_all: text("all"),
        how_two: text("two"),
        odd: text("odd"),
        none: text("none"),
        r#move: text("move"),
        moves: text("moves"),
        read: text("read"),
        remainder: text("remainder $1"),
        limit: text("limit"),
        mend: text("mend $1"),
        row: text("row $1"),
        heap: text("heap $1"),
        making: text("making"),
        waiting: text("waiting"),
    }
}

fn tasks(version: Version, skill: Skill, rules: Option<&str>, level: Level) -> Vec<Task> {
    let request = |index| Request {
        version,
        skill,
        rules,
        level,
        seed: 7,
        index,
    };
    let all = (0..TASKS).map_while(|index| nian_tasks::task(&request(index)).ok());
    all.collect()
}

/// Skills with the usual rules, and positions by others.
fn cells() -> Vec<(Skill, Option<&'static str>)> {
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
    let slips = [(Skill::Slip, Some("nim.misere"))];
    let others = others
        .into_iter()
        .flat_map(|rules| [Skill::Outcome, Skill::Winning].map(|skill| (skill, Some(rules))));
    usual.into_iter().chain(slips).chain(others).collect()
}

/// Calls `look` with all tasks of both versions, and their items in a language.
fn each(language: Language, mut look: impl FnMut(&Task, &Item)) {
    let words = words();
    let texts = Texts {
        words: &words,
        language,
    };
    for version in Version::ALL {
        for (skill, rules) in cells() {
            for level in Level::ALL {
                for task in tasks(version, skill, rules, level) {
                    let item = item(&task, texts).expect("there is one of each task");
                    look(&task, &item);
                }
            }
        }
    }
}

#[test]
fn every_answer_is_right() {
    each(Language::En, |task, item| {
        let Item { about, answer, .. } = item;
        match task.question {
            Question::Outcome => {
                let position: AnyPosition = about.parse().expect("a position");
                assert_eq!(answer == "safe", position.outcome().is_safe(), "{about}");
            }
            Question::OneWinningMove | Question::AllWinningMoves => winning(about, answer),
            // On paper the other number is written, whose difference is asked for on the screen.
            Question::PairDifference { given, .. } => {
                assert_eq!(*about, format!("wythoff:{given},0"));
                let partner: u64 = answer.parse().expect("a number");
                let difference = partner.abs_diff(given).to_string();
                let grade = nian_tasks::judge_text(task, &difference);
                assert_eq!(grade, Grade::Right, "{about}: {answer}");
            }
            Question::Partner { given, .. } | Question::PartnerAmong { given, .. } => {
                assert_eq!(*about, format!("wythoff:{given},0"));
                assert_eq!(
                    nian_tasks::judge_text(task, answer),
                    Grade::Right,
                    "{about}"
                );
            }
            _ => {
                assert_eq!(*about, task.text);
                let grade = nian_tasks::judge_text(task, answer);
                assert_eq!(grade, Grade::Right, "{about}: {answer}");
            }
        }
    });
}

/// Looks at every move.
fn winning(about: &str, answer: &str) {
    let position: AnyPosition = about.parse().expect("a position");
    let named: Vec<&str> = answer.split(' ').collect();
    for mv in position.moves() {
        let after = position.play(mv).expect("it can be played");
        let wins = named.contains(&mv.to_string().as_str());
        assert_eq!(after.outcome().is_safe(), wins, "{mv}: {about}");
    }
}

#[derive(PartialEq, Properties)]
struct ShownProps {
    html: Html,
}

#[component]
fn Shown(props: &ShownProps) -> Html {
    props.html.clone()
}

fn markup(html: &Html) -> String {
    let props = ShownProps { html: html.clone() };
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let page = yew::LocalServerRenderer::<Shown>::with_props(props).hydratable(false);
    tokio::task::LocalSet::new().block_on(&runtime.expect("a runtime"), page.render())
}

/// Answers and reasons are in the reader's language, and nothing is left unsaid or to be filled in.
#[test]
fn every_task_can_be_read() {
    for language in Language::WITH_PAGES {
        let mut at = 0;
        each(language, |task, item| {
            at += 1;
            if at % 7 != 0 {
                return;
            }
            let [ask, key] = [&item.ask, &item.key].map(markup);
            let about = &item.about;
            assert!(
                !ask.contains('$') && !key.contains('$'),
                "{about}: {ask} {key}"
            );
            let (_, reason) = key.rsplit_once("<p>").expect("the reason stands last");
            assert!(reason.len() > 12, "{about}: {key}");
            assert!(!ask.contains("sheet-right"), "{about}: {ask}");
            // Nobody counts more than 20 coins in a row.
            let position: Option<AnyPosition> = about.parse().ok();
            let few = |one: &AnyPosition| one.heaps().iter().all(|&row| row <= 20);
            let shows = matches!(
                task.question,
                Question::Outcome | Question::OneWinningMove | Question::AllWinningMoves
            );
            let is_drawn = shows && about.starts_with("nim") && position.as_ref().is_some_and(few);
            assert!(
                !is_drawn || ask.matches("<svg").count() == 1,
                "{about}: {ask}"
            );
        });
    }
}

/// At level 3 all winning moves are asked for, and two slips; binary digits are to be written and to be read.
#[test]
fn what_is_asked_in_another_form() {
    let words = words();
    let told = |version, skill: Skill, level| {
        let at = Skill::ALL.iter().position(|&one| one == skill);
        let first = &tasks(version, skill, None, level)[0];
        how(&words, at.expect("it is one"), first).to_owned()
    };
    for version in Version::ALL {
        assert_eq!(told(version, Skill::Winning, Level::Two), "<winning>");
        assert_eq!(told(version, Skill::Winning, Level::Three), "<all>");
    }
    assert_eq!(told(Version::Two, Skill::Slip, Level::Three), "<two>");
    assert_eq!(told(Version::Two, Skill::Slip, Level::One), "<slip>");
    let texts = Texts {
        words: &words,
        language: Language::En,
    };
    let mut read = 0;
    for task in tasks(Version::One, Skill::Binary, None, Level::Two) {
        let Question::Decimal { digits } = &task.question else {
            continue;
        };
        read += 1;
        let item = item(&task, texts).expect("an item");
        let digits = digits
            .iter()
            .fold(0, |sum, &digit| 2 * sum + u64::from(digit));
        assert_eq!(item.answer, digits.to_string());
        assert!(
            !markup(&item.ask).contains("<th"),
            "what places are worth is the question"
        );
    }
    assert!(read > TASKS / 4 && read < TASKS, "{read}");
}
