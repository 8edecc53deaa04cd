//! The questions of all our examples, answered right and wrong: the right answers are found by search, which knows only
//! the rules.

use super::search::Search;
use super::{moves, shown};
use nian_lessons::{Ask, Example, Show};
use nian_solver::{AnyPosition, Method, Move, Outcome};
use nian_tasks::{Answer as Truth, Mistake};
use nian_ui::model::{
    Action, Answer, Answers, Event, Hint, Kind, Refusal, Target, Verdict, Walkthrough, Widget,
    board_key,
};
use nian_words::Language;
use std::fs;
use std::path::{Path, PathBuf};

/// The most moves of a position that is searched; larger ones are covered by the agreement tests of `nian-oracle`.
const FAN: usize = 80;

fn examples() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
    let listed = |folder: &Path| {
        let files = fs::read_dir(folder).unwrap();
        files.map(|file| file.unwrap().path()).collect::<Vec<_>>()
    };
    let articles = listed(&folder).into_iter().filter(|path| path.is_dir());
    articles
        .flat_map(|article| listed(&article.join("examples")))
        .collect()
}

fn opened(example: &str) -> Widget {
    let example = Walkthrough::new(&Example::parse(example).unwrap()).unwrap();
    Widget::new(Language::ZhHant, Kind::Example(example))
}

fn at(widget: &Widget, step: usize) -> Widget {
    let mut widget = widget.clone();
    widget.apply(Action::GoTo(Target::Step(step))).unwrap();
    widget
}

/// The event of an answer: whether it is right, and the number of tries.
fn told(events: &[Event]) -> (bool, u32) {
    let answered = events.iter().find_map(|event| match event {
        Event::Answer { correct, tries, .. } => Some((*correct, *tries)),
        _ => None,
    });
    answered.unwrap()
}

#[test]
fn every_question_of_our_lessons_is_judged_as_search_judges() {
    let mut search = Search::default();
    let (mut asked, mut answered, mut beyond) = (0, 0, Vec::new());
    for file in examples() {
        let widget = opened(&fs::read_to_string(&file).unwrap());
        for step in 0..=widget.steps().1 {
            let widget = at(&widget, step);
            let Some(question) = widget.question() else {
                continue;
            };
            asked += 1;
            let place = format!("{} {step}", file.display());
            if question.is_of_numbers() {
                judged(widget, question, &place);
                continue;
            }
            let position = widget.position().unwrap().clone();
            if position.moves().nth(FAN).is_some() {
                beyond.push(position.to_string());
                continue;
            }
            match question {
                Ask::Winning => {
                    for mv in position.moves() {
                        let after = position.play(mv).unwrap();
                        let right = search.outcome(&after).is_safe();
                        let mut widget = widget.clone();
                        let events = widget.apply(Action::Play(mv)).unwrap();
                        assert_eq!(told(&events), (right, 1), "{place} {mv}");
                        assert_eq!(widget.verdict(), Some(right), "{place} {mv}");
                        if right {
                            assert_eq!(shown(&widget), after.to_string(), "{place} {mv}");
                            assert_eq!(widget.question(), None, "{place} {mv}");
                        } else {
                            refuted(&mut widget, step, &after, &mut search);
                        }
                        answered += 1;
                    }
                }
                Ask::Outcome => {
                    for outcome in [Outcome::Safe, Outcome::Unsafe] {
                        let right = search.outcome(&position) == outcome;
                        let mut widget = widget.clone();
                        let answer = Action::Answer(Answer::Outcome(outcome));
                        assert_eq!(told(&widget.apply(answer).unwrap()), (right, 1), "{place}");
                        assert!(widget.answers_open(), "{place}");
                        assert_eq!(widget.question(), None, "{place}");
                        answered += 1;
                    }
                }
                _ => unreachable!("it is answered by numbers"),
            }
        }
    }
    println!("{asked} questions, {answered} answers; beyond search: {beyond:?}");
    assert!(beyond.len() <= 8, "{beyond:?}");
    assert!(asked >= 115, "{asked}");
    assert!(answered > 600, "{answered}");
}

/// Answers by numbers are judged as in an exercise; the outcome stays hidden until they are right.
fn judged(mut widget: Widget, question: Ask, place: &str) {
    let before = widget.clone();
    let about = widget.asked_about().unwrap();
    assert!(about.ends_with(question.name()), "{place}: {about}");
    assert!(!widget.answers_open() && !widget.can_choose(), "{place}");
    let safe = Action::Answer(Answer::Outcome(Outcome::Safe));
    assert_eq!(widget.apply(safe), Err(Refusal::NothingAsked), "{place}");
    let words = Action::AnswerText("eleven".to_owned());
    assert_eq!(widget.apply(words), Err(Refusal::Unread), "{place}");
    assert_eq!(widget, before, "{place}");
    let (task, _) = widget.asked_by_numbers().unwrap();
    let written = match nian_tasks::truth(&task).unwrap() {
        Truth::Columns(0) => "0".to_owned(),
        Truth::Columns(columns) => {
            let powers = (0..64).map(|power| 1_u64 << power);
            joined(powers.filter(|power| columns & power != 0))
        }
        Truth::Digits(digits) => digits.iter().map(u8::to_string).collect(),
        Truth::Parts(parts) => joined(parts.into_iter()),
        Truth::Number(number) => number.to_string(),
        Truth::Residue { remainder, .. } => remainder.to_string(),
        Truth::Outcome(_) | Truth::Moves(_) => panic!("{place}"),
    };
    let events = widget.apply(Action::AnswerText(written)).unwrap();
    assert_eq!(told(&events), (true, 1), "{place}");
    assert_eq!(widget.verdict(), Some(true), "{place}");
    assert!(
        widget.answers_open() && widget.question().is_none(),
        "{place}"
    );
    assert_eq!(widget.asked_about(), None, "{place}");
    let mut given = before;
    given.apply(Action::Reveal).unwrap();
    assert!(
        given.answers_open() && given.question().is_none(),
        "{place}"
    );
}

fn joined(numbers: impl Iterator<Item = u64>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    numbers.join("+")
}

const COLUMNS: &str = r#"{ "title": "3, 4, 5", "language": "en", "start": "nim:3,4,5", "show": "columns",
    "ask": "columns", "steps": [{}] }"#;

/// The picture that shows the answer is not drawn before it.
#[test]
fn the_usual_picture_stands_while_numbers_are_asked_for() {
    let mut widget = opened(COLUMNS);
    assert_eq!(widget.asked_about().as_deref(), Some("5 columns"));
    assert_eq!(widget.drawn().unwrap().show, Show::Rows);
    assert_eq!(at(&widget, 1).drawn().unwrap().show, Show::Columns);
    let answer = || Action::AnswerText("2".to_owned());
    widget.apply(answer()).unwrap();
    assert_eq!(widget.drawn().unwrap().show, Show::Columns);
    // An answered question stays answered, and the answer counts for no other.
    let mut back = at(&at(&widget, 1), 0);
    assert_eq!(back.question(), None);
    assert_eq!(back.apply(answer()), Err(Refusal::NothingAsked));
    let mut move_asked = at(&opened(LESSON), 1);
    assert_eq!(move_asked.apply(answer()), Err(Refusal::NothingAsked));
}

/// In prerendered cards the inputs are folded, and the button unfolds and focuses them.
#[test]
fn numbers_are_chosen_once_the_button_is_pressed() {
    let mut widget = opened(COLUMNS);
    widget.resume(0, false, false, false);
    assert_eq!(widget.asked_by_numbers(), None);
    assert_eq!(widget.apply(Action::Submit), Ok(vec![]));
    assert!(widget.opened && widget.asked_by_numbers().is_some());
    widget.apply(Action::Pick(4)).unwrap();
    assert!(!widget.opened);
    assert_eq!(told(&widget.apply(Action::Submit).unwrap()), (false, 1));
    let said = |widget: &Widget| widget.asked_by_numbers().unwrap().1.feedback.unwrap();
    let fault = Mistake::Column { power: 1, ones: 1 };
    assert_eq!(said(&widget).fault, Some(fault));
    assert_eq!(told(&widget.apply(Action::Submit).unwrap()), (false, 1));
    assert_eq!(said(&widget).verdict, Verdict::Again);
    for place in [4, 2] {
        widget.apply(Action::Pick(place)).unwrap();
    }
    assert_eq!(told(&widget.apply(Action::Submit).unwrap()), (true, 2));
    assert_eq!(widget.question(), None);
}

/// Each hint adds one on the question, and the last one reveals the answer.
#[test]
fn hints_lead_to_the_answer() {
    let mut widget = at(&opened(LESSON), 1);
    let method = Hint::Method(Method::Columns);
    widget.apply(Action::Hint).unwrap();
    assert!(matches!(
        widget.hints()[..],
        [Hint::Method(Method::Columns)]
    ));
    // A wrong move keeps the hints; the next hint goes back to the question.
    let wrong = Move::Row { row: 2, take: 1 };
    widget.apply(Action::Play(wrong)).unwrap();
    assert_eq!(widget.verdict(), Some(false));
    widget.apply(Action::Hint).unwrap();
    assert_eq!(widget.verdict(), None);
    assert_eq!(widget.hints(), [method, Hint::From('a')]);
    widget.apply(Action::Hint).unwrap();
    assert_eq!((widget.question(), widget.hints()), (None, vec![]));
    // Another question has its own hints.
    assert_eq!(at(&widget, 0).hints(), []);
    // And so has that of another example.
    let mut widget = at(&opened(LESSON), 1);
    widget.apply(Action::Hint).unwrap();
    let other = r#"{ "title": "5, 6, 7", "language": "en", "start": "nim:5,6,7",
        "steps": [{ "ask": "winning" }] }"#;
    let other = Walkthrough::new(&Example::parse(other).unwrap()).unwrap();
    widget.replace(Kind::Example(other));
    assert_eq!(at(&widget, 1).hints(), []);
}

/// The other player's winning reply is on the board; the question is still open and can be answered again.
fn refuted(widget: &mut Widget, step: usize, after: &AnyPosition, search: &mut Search) {
    if after.end().is_none() {
        let reply = widget.position().unwrap().clone();
        assert!(after.moves().any(|mv| after.play(mv).unwrap() == reply));
        assert_eq!(search.outcome(&reply), Outcome::Safe, "{after} {reply}");
    }
    assert_eq!(widget.question(), Some(Ask::Winning));
    assert_eq!(widget.steps().0, step);
    widget.apply(Action::GoTo(Target::Prev)).unwrap();
    assert_eq!(widget.verdict(), None);
    assert_eq!(widget.question(), Some(Ask::Winning));
    assert!(widget.can_choose());
}

const LESSON: &str = r#"{ "title": "3, 4, 5", "language": "en", "start": "nim:3,4,5",
    "steps": [{ "ask": "winning" }, { "play": "a2" }, { "ask": "outcome" }] }"#;

#[test]
fn a_wrong_move_is_refuted_and_another_one_is_another_try() {
    let mut widget = at(&opened(LESSON), 1);
    let c2 = widget.position().unwrap().read_move("c2").unwrap();
    let events = widget.apply(Action::Play(c2)).unwrap();
    assert_eq!(moves(&events), ["reader c2", "other b4"]);
    assert_eq!((told(&events), &*shown(&widget)), ((false, 1), "nim:3,0,3"));
    let is_refuted = |widget: &Widget| match &widget.kind {
        Kind::Example(example) => example.is_refuted(),
        _ => false,
    };
    assert!(is_refuted(&widget) && !is_refuted(&at(&widget, 0)));
    assert!(!widget.can_choose(), "what is asked is not on the board");
    // The same answer does not count as another try; another move from the position in question does.
    assert_eq!(told(&widget.apply(Action::Play(c2)).unwrap()), (false, 1));
    let asked = widget.to_move_from().unwrap();
    let [b1, a2] = ["b1", "a2"].map(|mv| asked.read_move(mv).unwrap());
    assert_eq!(told(&widget.apply(Action::Play(b1)).unwrap()), (false, 2));
    // Nor does one from before the last.
    for mv in [c2, b1] {
        assert_eq!(told(&widget.apply(Action::Play(mv)).unwrap()), (false, 2));
    }
    // A right move that the example continues with leads to that step.
    let events = widget.apply(Action::Play(a2)).unwrap();
    assert_eq!(told(&events), (true, 3));
    assert_eq!((widget.steps().0, widget.verdict()), (2, Some(true)));
    // An answered question stays answered.
    let back = at(&widget, 1);
    assert!(back.answers_open() && back.question().is_none());
    assert_eq!(back.verdict(), None);
}

#[test]
fn the_answer_can_be_given_up_and_a_wrong_move_taken_back() {
    let c2 = |widget: &Widget| widget.position().unwrap().read_move("c2").unwrap();
    let mut widget = at(&opened(LESSON), 1);
    let wrong = Action::Play(c2(&widget));
    widget.apply(wrong.clone()).unwrap();
    widget.apply(Action::Reveal).unwrap();
    assert_eq!(shown(&widget), "nim:3,4,5");
    assert!(widget.answers_open() && widget.question().is_none());
    // Once the answer is known, a move begins a line of the reader's own.
    let events = widget.apply(wrong.clone()).unwrap();
    assert_eq!(moves(&events), ["reader c2"]);
    assert_eq!(widget.verdict(), None);

    let mut widget = at(&opened(LESSON), 1);
    widget.apply(wrong).unwrap();
    widget.apply(Action::Undo).unwrap();
    assert_eq!(
        (&*shown(&widget), widget.question()),
        ("nim:3,4,5", Some(Ask::Winning))
    );
}

#[test]
fn an_answer_to_what_is_not_asked_changes_nothing() {
    let safe = Action::Answer(Answer::Outcome(Outcome::Safe));
    for step in [0, 1, 2] {
        let mut widget = at(&opened(LESSON), step);
        let before = widget.clone();
        assert_eq!(
            widget.apply(safe.clone()),
            Err(Refusal::NothingAsked),
            "{step}"
        );
        assert_eq!(widget, before);
    }
    let mut widget = at(&opened(LESSON), 3);
    let a1 = widget.position().unwrap().read_move("a1").unwrap();
    let answer = Action::Answer(Answer::Move(a1));
    assert_eq!(widget.apply(answer), Err(Refusal::NothingAsked));
    assert_eq!(told(&widget.apply(safe).unwrap()), (true, 1));
}

#[test]
fn keys_of_steps_never_answer() {
    let mut widget = at(&opened(LESSON), 1);
    assert_eq!(board_key(&widget, "ArrowRight"), None);
    assert_eq!(board_key(&widget, "Enter"), None);
    let down = board_key(&widget, "ArrowDown").unwrap();
    widget.apply(down).unwrap();
    let right = board_key(&widget, "ArrowRight").unwrap();
    widget.apply(right).unwrap();
    assert_eq!(
        widget.chosen.map(|mv| mv.to_string()).as_deref(),
        Some("a2")
    );
    assert_eq!(board_key(&widget, "Enter"), Some(Action::Take));
}

#[test]
fn where_answers_are_hidden_every_position_asks_for_its_outcome() {
    let mut widget = at(&opened(LESSON), 2);
    assert_eq!(widget.question(), None);
    widget.apply(Action::SetAnswers(Answers::Hidden)).unwrap();
    assert_eq!(widget.question(), Some(Ask::Outcome));
    let wrong = Action::Answer(Answer::Outcome(Outcome::Unsafe));
    assert_eq!(told(&widget.apply(wrong).unwrap()), (false, 1));
    assert!(widget.answers_open(), "the reason is told at once");
}
