//! Exercises: tasks that are made from a seed, one after the other.

use super::wrong;
use nian_lessons::Show;
use nian_solver::{Move, Outcome};
use nian_tasks::{Answer as Truth, Level, Question, Request, Skill, Task, Version};
use nian_ui::model::{
    Action, Answer, Event, Hint, Kind, Refusal, Target, Verdict, Widget, key_action,
};
use nian_ui::{focus_after, leads_on};
use nian_words::Language;

fn exercise(attributes: &[(&str, &str)]) -> Widget {
    let kind = Kind::of_element("nian-exercise", "", 1).expect("an exercise");
    let mut widget = Widget::new(Language::En, kind);
    let told = widget.start(&|name| {
        let found = attributes.iter().find(|(own, _)| *own == name);
        found.map(|(_, value)| (*value).to_owned())
    });
    assert_eq!(told, []);
    widget
}

fn task(widget: &Widget) -> &Task {
    widget.exercise().unwrap().task()
}

fn stand(widget: &Widget) -> String {
    widget.exercise().unwrap().stand()
}

/// The event of an answer, without its question.
fn told(events: &[Event]) -> Option<(bool, u32, usize)> {
    events.iter().find_map(|event| match event {
        Event::Answer {
            correct,
            tries,
            step,
            ..
        } => Some((*correct, *tries, *step)),
        _ => None,
    })
}

fn answer(widget: &mut Widget, text: &str) -> Option<(bool, u32, usize)> {
    told(&widget.apply(Action::AnswerText(text.to_owned())).unwrap())
}

/// The winning moves, or the others.
fn moves(widget: &Widget, winning: bool) -> Vec<Move> {
    let position = nian_tasks::position(task(widget)).unwrap();
    let wins = nian_tasks::winning(task(widget));
    let all = position.moves();
    all.filter(|mv| wins.contains(mv) == winning).collect()
}

/// Tasks follow from the attributes alone; an invalid one is reported, and its default is used.
#[test]
fn the_attributes_say_which_tasks() {
    let widget = exercise(&[("skill", "columns"), ("level", "2"), ("seed", "7")]);
    let request = Request {
        version: Version::One,
        skill: Skill::Columns,
        rules: None,
        level: Level::Two,
        seed: 7,
        index: 0,
    };
    assert_eq!(task(&widget), &nian_tasks::task(&request).unwrap());
    let kind = Kind::of_element("nian-exercise", "", 1).unwrap();
    let mut wrong = Widget::new(Language::En, kind);
    let told = wrong.start(&|name| match name {
        "count" => Some("0".to_owned()),
        "level" => Some("4".to_owned()),
        "rules" => Some("euclid".to_owned()),
        _ => None,
    });
    let [Event::Wrong(told)] = &told[..] else {
        panic!("{told:?}");
    };
    for said in [
        "“0”; no limit is",
        "“4”; 1 is",
        "“euclid”; the usual set is",
    ] {
        assert!(told.contains(said), "{told}");
    }
    // The same value again changes nothing; another value starts anew.
    let mut widget = widget;
    widget.apply(Action::NextTask).unwrap();
    assert_eq!(widget.set_attribute("seed", Some("7")), []);
    assert_eq!(stand(&widget), "1:0,0,0,0,1");
    assert_eq!(widget.set_attribute("seed", Some("8")), []);
    assert_eq!(stand(&widget), "0:0,0,0,0");
}

/// Rules that are set before what has tasks for them are told, and wait for it.
#[test]
fn attributes_come_in_any_order() {
    for (first, rules, (name, value)) in [
        ("columns", "dynamic.3", ("skill", "limit")),
        ("binary", "parity.3", ("skill", "residue")),
        ("outcome", "subtraction", ("tasks", "2")),
    ] {
        let attributes = [(name, value), ("rules", rules), ("skill", first)];
        let at_once = exercise(&attributes[..2]);
        let mut later = exercise(&attributes[2..]);
        assert!(wrong(&later.set_attribute("rules", Some(rules))).is_some());
        // The same where the tag has had these rules from the first.
        let kind = Kind::of_element("nian-exercise", "", 1).unwrap();
        let mut from_first = Widget::new(Language::En, kind);
        let told = from_first.start(&|name| {
            let found = attributes[1..].iter().find(|(own, _)| *own == name);
            found.map(|(_, value)| (*value).to_owned())
        });
        assert!(wrong(&told).is_some(), "{rules}");
        for mut widget in [later, from_first] {
            assert_eq!(widget.set_attribute(name, Some(value)), [], "{rules}");
            assert_eq!(widget.kind, at_once.kind, "{rules}");
        }
    }
}

/// What has been asked for since does not wait any more.
#[test]
fn rules_wait_until_others_are_asked_for() {
    let mut widget = exercise(&[("skill", "columns")]);
    for rules in ["dynamic.3", "Chess"] {
        assert!(wrong(&widget.set_attribute("rules", Some(rules))).is_some());
    }
    widget.set_attribute("skill", Some("limit"));
    assert_eq!(widget.kind, exercise(&[("skill", "limit")]).kind);
}

/// Rules without tasks change nothing; they go with a skill that has none for them, and come back with one that has.
#[test]
fn rules_without_tasks_are_told() {
    let mut widget = exercise(&[("skill", "winning"), ("rules", "wythoff")]);
    for _ in 0..3 {
        widget.apply(Action::NextTask).unwrap();
    }
    let before = (task(&widget).clone(), stand(&widget));
    for rules in ["chess", "euclid", "chess", "Chess"] {
        let events = widget.set_attribute("rules", Some(rules));
        let said = format!("“{rules}”; wythoff is");
        assert!(wrong(&events).unwrap().contains(&said), "{events:?}");
        assert_eq!((task(&widget).clone(), stand(&widget)), before);
    }
    assert_eq!(widget.set_attribute("rules", Some("wythoff")), []);
    assert_eq!((task(&widget).clone(), stand(&widget)), before);
    let events = widget.set_attribute("skill", Some("columns"));
    assert!(wrong(&events).unwrap().contains("“wythoff”"), "{events:?}");
    assert_eq!(task(&widget), task(&exercise(&[("skill", "columns")])));
    assert_eq!(widget.set_attribute("skill", Some("winning")), []);
    let same = exercise(&[("skill", "winning"), ("rules", "wythoff")]);
    assert_eq!(widget.kind, same.kind);
    // Nothing is wrong with rules that are taken away.
    assert_eq!(widget.set_attribute("rules", None), []);
    assert_eq!(task(&widget), task(&exercise(&[("skill", "winning")])));
}

/// What scripts hear of is the task's own position, where the board shows an answer, its reply or a later position.
#[test]
fn scripts_hear_of_the_task() {
    for right in [false, true] {
        let mut widget = exercise(&[("skill", "winning"), ("level", "1")]);
        let position = nian_tasks::position(task(&widget));
        let mv = moves(&widget, right)[0];
        widget.apply(Action::Play(mv)).unwrap();
        assert_ne!(widget.position().cloned(), position, "{mv}");
        assert_eq!(widget.position_told(), position, "{mv}");
    }
    let mut widget = exercise(&[("skill", "slip")]);
    let before = widget.position_told();
    widget.apply(Action::Pick(1)).unwrap();
    assert_ne!(widget.position().cloned(), before);
    assert_eq!(widget.position_told(), before);
    assert_eq!(exercise(&[("skill", "binary")]).position_told(), None);
}

/// The attribute `tasks` chooses the version; another value is told, and the last good one stands.
#[test]
fn the_version_of_the_tasks() {
    let of = |version| Request {
        version,
        skill: Skill::Pair,
        rules: None,
        level: Level::Two,
        seed: 7,
        index: 0,
    };
    let [first, second] = Version::ALL.map(|version| nian_tasks::task(&of(version)).unwrap());
    let pairs = [("skill", "pair"), ("level", "2"), ("seed", "7")];
    assert_eq!(task(&exercise(&pairs)), &first);
    let mut widget = exercise(&[&pairs[..], &[("tasks", "2")]].concat());
    assert_eq!(task(&widget), &second);
    for wrong in ["3", "", "02", "two"] {
        let told = widget.set_attribute("tasks", Some(wrong));
        let [Event::Wrong(told)] = &told[..] else {
            panic!("{told:?}");
        };
        assert!(told.contains("tasks") && told.contains("2 is"), "{told}");
        assert_eq!(task(&widget), &second);
    }
    assert_eq!(widget.set_attribute("tasks", Some("1")), []);
    assert_eq!(task(&widget), &first);
    assert_eq!(widget.set_attribute("tasks", Some("2")), []);
    assert_eq!(widget.set_attribute("tasks", None), []);
    assert_eq!(task(&widget), &first);
}

/// Where a game has two slips, both are to be pressed; one of them alone is unfinished.
#[test]
fn two_slips() {
    let mut widget = exercise(&[("skill", "slip"), ("level", "3"), ("tasks", "2")]);
    let slips = widget.exercise().unwrap().slips();
    assert_eq!(slips.len(), 2);
    let question = widget.exercise().unwrap().question(Language::En);
    assert!(question.starts_with("Two moves"), "{question}");
    let verdict = |widget: &Widget| {
        let feedback = widget.exercise().unwrap().reply().feedback;
        feedback.map(|feedback| feedback.verdict)
    };
    let pick = |widget: &mut Widget, number: u64| {
        widget.apply(Action::Pick(number)).unwrap();
    };
    pick(&mut widget, slips[1]);
    assert_eq!(widget.apply(Action::Submit).unwrap(), []);
    assert_eq!(verdict(&widget), Some(Verdict::Unfinished));
    let other = (1..).find(|number| !slips.contains(number)).unwrap();
    pick(&mut widget, other);
    let wrong = told(&widget.apply(Action::Submit).unwrap()).unwrap();
    assert!(!wrong.0);
    pick(&mut widget, other); // no longer
    pick(&mut widget, slips[0]);
    let right = told(&widget.apply(Action::Submit).unwrap()).unwrap();
    assert!(right.0);
    assert_eq!(stand(&widget), "0:0,1,0,0");
}

/// A number of a pair is asked for in several ways; the answer shows the pair.
#[test]
fn pairs_in_several_ways() {
    let mut seen = [0; 3];
    let mut widget = exercise(&[("skill", "pair"), ("tasks", "2")]);
    for _ in 0..12 {
        let asked = task(&widget).question.clone();
        let question = widget.exercise().unwrap().question(Language::En);
        let (way, given) = match &asked {
            Question::Partner { given, .. } => (0, *given),
            Question::PartnerAmong { given, among, .. } => {
                let [one, two, three] = among[..] else {
                    panic!("{among:?}");
                };
                let choices = format!("It is one of {one}, {two}, {three}.");
                assert!(question.ends_with(&choices), "{question}");
                (1, *given)
            }
            Question::PairDifference { given, .. } => {
                assert!(
                    question.ends_with("by how many do they differ?"),
                    "{question}"
                );
                (2, *given)
            }
            other => panic!("{other:?}"),
        };
        seen[way] += 1;
        assert!(question.contains(&format!(" {given}")), "{question}");
        let Some(Truth::Number(right)) = nian_tasks::truth(task(&widget)) else {
            panic!("{asked:?}");
        };
        assert!(answer(&mut widget, &right.to_string()).unwrap().0);
        let pair = widget.position().unwrap().to_string();
        let partner = nian_solver::wythoff::partner(given).unwrap();
        assert_eq!(pair, format!("wythoff:{given},{partner}"));
        widget.apply(Action::NextTask).unwrap();
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

/// The first answer to a task is counted: right, wrong, or with a hint; and so are reveals and skips.
#[test]
fn the_first_answer_counts() {
    let mut widget = exercise(&[("skill", "winning"), ("seed", "7"), ("count", "5")]);
    let play = |widget: &mut Widget, winning| {
        let mv = moves(widget, winning)[0];
        told(&widget.apply(Action::Play(mv)).unwrap())
    };
    assert_eq!(play(&mut widget, true), Some((true, 1, 0)));
    assert!(!widget.task_is_open() && widget.answers_open());
    let again = widget.apply(Action::AnswerText("a1".to_owned()));
    assert_eq!(again, Err(Refusal::Closed));
    widget.apply(Action::NextTask).unwrap();
    assert_eq!(play(&mut widget, false), Some((false, 1, 1)));
    assert!(widget.task_is_open(), "it is refuted, and asked still");
    widget.apply(Action::GoTo(Target::Prev)).unwrap();
    assert_eq!(play(&mut widget, true), Some((true, 2, 1)));
    widget.apply(Action::NextTask).unwrap();
    widget.apply(Action::Hint).unwrap();
    assert_eq!(play(&mut widget, true), Some((true, 1, 2)));
    widget.apply(Action::NextTask).unwrap();
    widget.apply(Action::Reveal).unwrap();
    assert!(!widget.task_is_open());
    widget.apply(Action::NextTask).unwrap();
    assert_eq!(stand(&widget), "4:1,1,1,1");
    assert_eq!(widget.apply(Action::NextTask), Ok(vec![Event::Done]));
    assert_eq!(stand(&widget), "5:1,1,1,1,1");
    assert_eq!(widget.apply(Action::NextTask), Ok(vec![]));
    widget.apply(Action::Reset).unwrap();
    assert_eq!(stand(&widget), "0:0,0,0,0");
}

/// If all winning moves are asked for they are collected; that there are no more is an answer, too.
#[test]
fn all_winning_moves_are_collected() {
    let mut widget = exercise(&[("skill", "winning"), ("level", "3"), ("seed", "7")]);
    while moves(&widget, true).len() < 2 {
        widget.apply(Action::NextTask).unwrap();
    }
    assert_eq!(task(&widget).question, Question::AllWinningMoves);
    let said = |widget: &Widget| widget.exercise().unwrap().reply().feedback.unwrap().verdict;
    let all = moves(&widget, true);
    let play = |widget: &mut Widget, mv| told(&widget.apply(Action::Play(mv)).unwrap()).unwrap();
    assert!(play(&mut widget, all[0]).0);
    assert_eq!((said(&widget), widget.verdict()), (Verdict::Found, None));
    play(&mut widget, all[0]);
    assert_eq!(said(&widget), Verdict::Again);
    let wrong = answer(&mut widget, "all").unwrap();
    assert_eq!((wrong.0, wrong.1, said(&widget)), (false, 1, Verdict::More));
    for &mv in &all[1..] {
        play(&mut widget, mv);
    }
    assert!(widget.task_is_open());
    assert!(answer(&mut widget, " all ").unwrap().0);
    assert!(!widget.task_is_open());
}

/// Numbers are chosen or typed; another spelling does not count as another try, and an invalid text is refused.
#[test]
fn numbers_are_judged() {
    let mut widget = exercise(&[("skill", "pair"), ("seed", "7")]);
    let Some(Truth::Number(partner)) = nian_tasks::truth(task(&widget)) else {
        panic!("{:?}", task(&widget));
    };
    assert!(widget.asks_elsewhere() && !widget.answers_open());
    assert_eq!(widget.apply(Action::Submit), Ok(vec![]), "nothing is typed");
    let unread = widget.apply(Action::AnswerText("safe".to_owned()));
    assert_eq!(unread, Err(Refusal::Unread));
    let wrong = partner + 1;
    widget.apply(Action::Write(wrong.to_string())).unwrap();
    assert_eq!(
        told(&widget.apply(Action::Submit).unwrap()),
        Some((false, 1, 0))
    );
    assert_eq!(
        answer(&mut widget, &format!("0{wrong} ")),
        Some((false, 1, 0))
    );
    assert_eq!(
        answer(&mut widget, &format!("０{partner}")),
        Some((true, 2, 0))
    );
    assert!(widget.answers_open() && !widget.asks_elsewhere());

    let mut widget = exercise(&[("skill", "residue"), ("seed", "7")]);
    let Some(Truth::Residue { remainder, safe }) = nian_tasks::truth(task(&widget)) else {
        panic!("{:?}", task(&widget));
    };
    let say = if safe == Some(true) { "safe" } else { "unsafe" };
    let outcome = Action::Answer(Answer::of_word(say).unwrap());
    widget.apply(Action::Write(remainder.to_string())).unwrap();
    assert_eq!(told(&widget.apply(outcome).unwrap()), Some((true, 1, 0)));
}

/// The position after a pressed move is shown on the board before the move is submitted.
#[test]
fn a_slip_is_pointed_out() {
    let mut widget = exercise(&[("skill", "slip"), ("seed", "7")]);
    let (slip, record) = {
        let exercise = widget.exercise().unwrap();
        (exercise.slips()[0] as usize, exercise.record())
    };
    widget.apply(Action::Pick(slip as u64)).unwrap();
    assert_eq!(widget.position(), Some(&record[slip - 1].1));
    assert_eq!(
        told(&widget.apply(Action::Submit).unwrap()),
        Some((true, 1, 0))
    );
}

/// Hints are shown one by one, are about the board of the task, and end with the answer.
#[test]
fn hints_lead_to_the_answer() {
    let mut widget = exercise(&[("skill", "winning"), ("level", "2"), ("seed", "7")]);
    widget.apply(Action::Hint).unwrap();
    widget.apply(Action::Hint).unwrap();
    assert!(matches!(
        widget.hints()[..],
        [Hint::Method(_), Hint::Clue(_)]
    ));
    let wrong = moves(&widget, false)[0];
    widget.apply(Action::Play(wrong)).unwrap();
    assert_eq!(widget.hints(), [], "the board shows something else");
    widget.apply(Action::Hint).unwrap();
    let row = moves(&widget, true)[0].to_string().chars().next().unwrap();
    assert_eq!(widget.hints().last(), Some(&Hint::From(row)));
    assert_eq!(stand(&widget), "0:0,1,0,0;3");
    widget.apply(Action::Hint).unwrap();
    assert!(!widget.task_is_open());
}

/// The progress is a text that a page stores; a text that does not fit the exercise is refused.
#[test]
fn one_goes_on_where_one_has_been() {
    let mut widget = exercise(&[("skill", "outcome"), ("count", "3")]);
    for good in [
        "0:0,0,0,0;1",
        "1:1,0,0,0",
        "2:1,0,0,0,1",
        "2:1,1,0,0,1",
        "3:1,1,0,0,1",
    ] {
        assert_eq!(widget.set_attribute("state", Some(good)), [], "{good}");
        assert_eq!(stand(&widget), good);
    }
    assert!(widget.exercise().unwrap().is_done());
    for bad in [
        "",
        "1",
        "1:2,1,0,0",
        "4:4,0,0,0",
        "2:1,0,0,0",
        "1:1,0,0",
        "1:1,0,0,0;12",
        "x:0,0,0,0",
    ] {
        let told = widget.set_attribute("state", Some(bad));
        assert!(matches!(told[..], [Event::Wrong(_)]), "{bad}");
        assert_eq!(stand(&widget), "3:1,1,0,0,1");
    }
}

/// An exercise has no steps, and no keys for them.
#[test]
fn it_has_no_steps() {
    let mut widget = exercise(&[("skill", "columns")]);
    for key in ["ArrowRight", "End", " "] {
        assert_eq!(key_action(&widget, key), None, "{key}");
    }
    for target in [Target::First, Target::Next, Target::Last] {
        assert!(!widget.can_go_to(target));
        let refused = widget.apply(Action::GoTo(target));
        assert!(matches!(refused, Err(Refusal::NoSuchStep { .. })));
    }
}

/// Where the focus goes when the control that had it is gone: to what comes next, and never to a button that the same key
/// would press to the reader's harm.
#[test]
fn the_focus_goes_where_one_goes_on() {
    let first = |widget: &Widget, gone: &str| focus_after(widget, gone)[0];
    let mut widget = exercise(&[("skill", "outcome"), ("seed", "7")]);
    let wrong = match nian_tasks::outcome(task(&widget)) {
        Some(Outcome::Safe) => Outcome::Unsafe,
        _ => Outcome::Safe,
    };
    widget
        .apply(Action::Answer(Answer::Outcome(wrong)))
        .unwrap();
    assert_eq!(first(&widget, "unsafe"), ".nian-next");
    widget.apply(Action::NextTask).unwrap();
    assert!(leads_on("next-task"));
    let after = focus_after(&widget, "next-task");
    assert_eq!(after.last(), Some(&"[part=board]"));
    assert!(!after.iter().any(|target| target.contains("nian-answers")));
    let mut widget = exercise(&[("skill", "winning"), ("seed", "7")]);
    let wrong = moves(&widget, false)[0];
    widget.apply(Action::Play(wrong)).unwrap();
    assert_eq!(first(&widget, "take"), ".nian-caption [data-do=prev]");
    widget.apply(Action::GoTo(Target::Prev)).unwrap();
    assert!(focus_after(&widget, "prev").contains(&"[part=board]"));
    assert_eq!(first(&widget, "hint"), "[data-do=reveal]");
}

/// Before it is answered the picture does not show the answer: no clock, whose hand stands on the remainder.
#[test]
fn no_picture_gives_an_outcome_away() {
    for rules in ["subtraction.1-3", "subtraction.1-4", "subtraction.1-6"] {
        for level in ["1", "2", "3"] {
            let widget = exercise(&[("skill", "outcome"), ("rules", rules), ("level", level)]);
            assert_eq!(widget.drawn().unwrap().show, Show::Rows, "{rules} {level}");
        }
    }
}

/// What nobody can read is said below the field; what was said goes as soon as another answer is written.
#[test]
fn what_was_said_is_of_what_stands_there() {
    let said = |widget: &Widget| {
        widget
            .exercise()
            .unwrap()
            .reply()
            .feedback
            .map(|last| last.verdict)
    };
    let mut widget = exercise(&[("skill", "pair"), ("seed", "7")]);
    widget.apply(Action::Write("abc".to_owned())).unwrap();
    assert_eq!(widget.apply(Action::Submit), Ok(vec![]));
    assert_eq!(said(&widget), Some(Verdict::Unread));
    widget.apply(Action::Write("abcd".to_owned())).unwrap();
    assert_eq!(said(&widget), None);
    let mut widget = exercise(&[("skill", "binary"), ("seed", "7")]);
    widget.apply(Action::Submit).unwrap();
    assert!(said(&widget).is_some());
    widget.apply(Action::Pick(1)).unwrap();
    assert_eq!(said(&widget), None);
    // A remainder is not judged before it is said whether the position is safe.
    let mut widget = exercise(&[("skill", "residue"), ("seed", "7")]);
    widget.apply(Action::Write("7".to_owned())).unwrap();
    assert_eq!(widget.apply(Action::Submit), Ok(vec![]));
    assert_eq!(said(&widget), Some(Verdict::Unfinished));
}
