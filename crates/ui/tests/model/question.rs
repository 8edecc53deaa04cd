//! The questions of all our lessons, answered right and wrong: which answers are right is found by
//! search, which knows the rules alone.

use super::search::Search;
use super::{moves, shown};
use nian_lessons::{Ask, Lesson, Show};
use nian_solver::{AnyPosition, Outcome};
use nian_ui::model::{
    Action, Answer, Answers, Event, Example, Kind, Refusal, Target, Widget, board_key,
};
use nian_words::Language;
use std::fs;
use std::path::{Path, PathBuf};

/// Positions with more moves than this are beyond search: the agreement tests of `nian-oracle` judge
/// what is said of them.
const FAN: usize = 80;

fn lessons() -> Vec<PathBuf> {
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

fn opened(lesson: &str) -> Widget {
    let example = Example::new(&Lesson::parse(lesson).unwrap()).unwrap();
    Widget::new(Language::ZhHant, Kind::Example(example))
}

fn at(widget: &Widget, step: usize) -> Widget {
    let mut widget = widget.clone();
    widget.apply(Action::GoTo(Target::Step(step))).unwrap();
    widget
}

/// What is told of an answer: whether it is right, and the tries.
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
    for file in lessons() {
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

/// Numbers are judged by a script, which says when they are right; until then the verdict is kept back.
fn judged(mut widget: Widget, question: Ask, place: &str) {
    let before = widget.clone();
    let about = widget.asked_about().unwrap();
    assert!(about.ends_with(question.name()), "{place}: {about}");
    assert!(!widget.answers_open() && !widget.can_choose(), "{place}");
    let safe = Action::Answer(Answer::Outcome(Outcome::Safe));
    assert_eq!(widget.apply(safe), Err(Refusal::NothingAsked), "{place}");
    assert_eq!(widget, before, "{place}");
    // The script tells of it, which alone knows what was answered.
    let events = widget.apply(Action::Answer(Answer::Judged)).unwrap();
    assert_eq!(events, [], "{place}");
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

/// The picture in which the answer stands is not shown before it.
#[test]
fn the_usual_picture_stands_while_numbers_are_asked_for() {
    let lesson = r#"{ "title": "3, 4, 5", "language": "en", "start": "nim:3,4,5", "show": "columns",
        "ask": "columns", "steps": [{}] }"#;
    let mut widget = opened(lesson);
    assert_eq!(widget.asked_about().as_deref(), Some("5 columns"));
    assert_eq!(widget.drawn().unwrap().show, Show::Rows);
    assert_eq!(at(&widget, 1).drawn().unwrap().show, Show::Columns);
    widget.apply(Action::Answer(Answer::Judged)).unwrap();
    assert_eq!(widget.drawn().unwrap().show, Show::Columns);
    // What was answered stays answered, and is no answer to anything else.
    let mut back = at(&at(&widget, 1), 0);
    assert_eq!(back.question(), None);
    let again = Action::Answer(Answer::Judged);
    assert_eq!(back.apply(again), Err(Refusal::NothingAsked));
    let mut move_asked = at(&opened(LESSON), 1);
    let judged = Action::Answer(Answer::Judged);
    assert_eq!(move_asked.apply(judged), Err(Refusal::NothingAsked));
}

/// The other player's reply stands there, which wins; the question stays, and can be answered again.
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
    // The same again is no other try; another one is, from the position that is asked about.
    assert_eq!(told(&widget.apply(Action::Play(c2)).unwrap()), (false, 1));
    let asked = widget.to_move_from().unwrap();
    let [b1, a2] = ["b1", "a2"].map(|mv| asked.read_move(mv).unwrap());
    assert_eq!(told(&widget.apply(Action::Play(b1)).unwrap()), (false, 2));
    // A right one that the lesson goes on with leads to that step.
    let events = widget.apply(Action::Play(a2)).unwrap();
    assert_eq!(told(&events), (true, 3));
    assert_eq!((widget.steps().0, widget.verdict()), (2, Some(true)));
    // What was answered stays answered.
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
    // Once it is known, a move is one of the reader's own.
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
