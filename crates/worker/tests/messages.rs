//! Every message round-trips through JSON, and has the type that the scripts' declarations give.

use nian_messages::{Answer, Cell, Flaw, Found, Law, Outlook, Period, Question, Reason, Take, Why};
use nian_worker::Handler;
use serde_json::{Value, json};

fn text(text: &str) -> String {
    text.to_owned()
}

fn questions() -> Vec<(Question, Value)> {
    vec![
        (
            Question::Check {
                claim: text("odd-total/one"),
                most: 30,
            },
            json!({ "kind": "check", "claim": "odd-total/one", "most": 30 }),
        ),
        (
            Question::Judge {
                board: text("take"),
                guess: vec![4],
            },
            json!({ "kind": "judge", "board": "take", "guess": [4] }),
        ),
        (
            Question::Search { rule: text("1-3") },
            json!({ "kind": "search", "rule": "1-3" }),
        ),
        (
            Question::Reason {
                rule: text("1-3.h2"),
                heaps: vec![1, 2],
                odd: true,
            },
            json!({ "kind": "reason", "rule": "1-3.h2", "heaps": [1, 2], "odd": true }),
        ),
        (
            Question::Area { game: text("nim") },
            json!({ "kind": "area", "game": "nim" }),
        ),
        (
            Question::Cell {
                game: text("nim"),
                x: 1,
                y: 2,
            },
            json!({ "kind": "cell", "game": "nim", "x": 1, "y": 2 }),
        ),
    ]
}

fn answers() -> Vec<(Answer, Value)> {
    vec![
        (
            Answer::Progress { percent: 7 },
            json!({ "kind": "progress", "percent": 7 }),
        ),
        (
            Answer::Checked {
                text: text("holds 3\n"),
            },
            json!({ "kind": "checked", "text": "holds 3\n" }),
        ),
        (
            Answer::Judged {
                text: text("unsafe 5 4"),
            },
            json!({ "kind": "judged", "text": "unsafe 5 4" }),
        ),
        (
            Answer::Found(Found {
                most: 120,
                safe: vec![vec![0], vec![2]],
                odd: Some(vec![vec![1]]),
                values: vec![0, 1],
                period: Some(Period {
                    start: 0,
                    length: 7,
                    window: 4,
                }),
                searched: Some(4096),
                law: Some(Law::Sum),
                known: Some(text("parity")),
            }),
            json!({
                "kind": "found", "most": 120, "safe": [[0], [2]], "odd": [[1]], "values": [0, 1],
                "period": { "start": 0, "length": 7, "window": 4 }, "searched": 4096, "law": "sum", "known": "parity",
            }),
        ),
        (
            Answer::Found(Found {
                most: 20,
                ..Found::default()
            }),
            json!({ "kind": "found", "most": 20, "safe": [] }),
        ),
        (
            Answer::NoRule { flaw: Flaw::Takes },
            json!({ "kind": "no-rule", "flaw": "takes" }),
        ),
        (
            Answer::Reason(Reason {
                why: Why::Answered,
                takes: vec![Take {
                    take: 1,
                    answer: Some(4),
                    heaps: vec![2, 3],
                    limit: Some(8),
                }],
                more: true,
                position: Some(text("nim:2,3")),
            }),
            json!({
                "kind": "reason", "why": "answered", "more": true, "position": "nim:2,3",
                "takes": [{ "take": 1, "answer": 4, "heaps": [2, 3], "limit": 8 }],
            }),
        ),
        (Answer::Area, json!({ "kind": "area" })),
        (
            Answer::Cell(Cell {
                position: text("nim:2,1"),
                outcome: Outlook::Unsafe,
                mv: Some(text("a1")),
                left: Some(text("nim:1,1")),
            }),
            json!({ "kind": "cell", "position": "nim:2,1", "outcome": "unsafe", "move": "a1", "left": "nim:1,1" }),
        ),
        (
            Answer::Failed { error: text("no") },
            json!({ "kind": "failed", "error": "no" }),
        ),
    ]
}

#[test]
fn messages_come_through_as_they_were() {
    for (question, written) in questions() {
        assert_eq!(serde_json::to_value(&question).unwrap(), written);
        let read: Question = serde_json::from_str(&written.to_string()).unwrap();
        assert_eq!(read, question);
    }
    for (answer, written) in answers() {
        assert_eq!(serde_json::to_value(&answer).unwrap(), written);
        assert_eq!(Answer::read(&written.to_string()), Some(answer));
    }
    for other in [
        "",
        "{}",
        r#"{"kind":"chess"}"#,
        r#"{"kind":"search"}"#,
        r#"{"kind":"found"}"#,
    ] {
        assert!(serde_json::from_str::<Question>(other).is_err(), "{other}");
        assert_eq!(Answer::read(other), None, "{other}");
    }
}

#[test]
fn scripts_have_types_for_what_they_ask() {
    let types = include_str!("../../../www/common/messages.js");
    let (asked, answered) = types.split_once(" Question").expect("two types");
    let questions = questions().into_iter().map(|(_, written)| (asked, written));
    let answers = answers()
        .into_iter()
        .map(|(_, written)| (answered, written));
    let mut described = 0;
    for (types, written) in questions.chain(answers) {
        let kind = format!("kind: {}", written["kind"]);
        let Some(line) = types.lines().find(|line| line.contains(&kind)) else {
            continue; // the app asks that
        };
        for key in written.as_object().unwrap().keys() {
            assert!(line.contains(&format!(" {key}: ")), "{key}: {line}");
        }
        described += 1;
    }
    assert_eq!(described, types.matches("| { kind").count());
}

/// The answer to a question, and the progress reported.
fn ask(handler: &mut Handler, question: Question) -> (Answer, Vec<u32>) {
    let mut told = Vec::new();
    let answer = handler.handle(question, &mut |percent| told.push(percent));
    (answer, told)
}

#[test]
fn questions_are_answered() {
    let mut handler = Handler::new();
    let (answer, told) = ask(
        &mut handler,
        Question::Check {
            claim: text("nim-and-variants/dice"),
            most: 30,
        },
    );
    let Answer::Checked { text: verdicts } = answer else {
        panic!("{answer:?}")
    };
    assert!(verdicts.ends_with("\nholds 186\n"), "{verdicts}");
    assert!(!told.is_empty() && told.is_sorted_by(|one, next| one < next));
    let (answer, _) = ask(
        &mut handler,
        Question::Judge {
            board: text("take"),
            guess: vec![3],
        },
    );
    let differs = text("differs safe 0 3");
    assert_eq!(answer, Answer::Judged { text: differs });
    let search = |rule: &str| Question::Search { rule: text(rule) };
    let (Answer::Found(found), told) = ask(&mut handler, search("1,3,4")) else {
        panic!("it is a rule")
    };
    assert_eq!(found.safe[..3], [[0], [2], [7]]);
    assert_eq!(found.period.map(|period| period.length), Some(7));
    assert_eq!((found.odd, found.known, found.law), (None, None, None));
    assert!(told.is_sorted_by(|one, next| one < next));
    let (Answer::Found(found), _) = ask(&mut handler, search("1-3.odd")) else {
        panic!("it is a rule")
    };
    assert_eq!(found.known.as_deref(), Some("parity"));
    assert!(found.odd.is_some_and(|odd| !odd.is_empty()));
    let (answer, _) = ask(&mut handler, search("1,1"));
    let flaw = Flaw::Takes;
    assert_eq!(answer, Answer::NoRule { flaw });
    let (answer, _) = ask(
        &mut handler,
        Question::Reason {
            rule: text("x2"),
            heaps: vec![20],
            odd: false,
        },
    );
    let Answer::Reason(Reason { why, takes, .. }) = answer else {
        panic!("{answer:?}")
    };
    let take = Take {
        take: 2,
        answer: None,
        heaps: vec![18],
        limit: Some(4),
    };
    assert_eq!((why, &takes[..]), (Why::Leaves, &[take][..]));
}

#[test]
fn areas_are_kept_for_their_cells() {
    let mut handler = Handler::new();
    assert!(handler.cells().is_empty());
    let game = || text("wythoff");
    let (answer, _) = ask(&mut handler, Question::Area { game: game() });
    assert_eq!(answer, Answer::Area);
    let cells = handler.cells().as_ptr();
    let mut cell = |x, y| ask(&mut handler, Question::Cell { game: game(), x, y }).0;
    let Answer::Cell(safe) = cell(1, 2) else {
        panic!("it is a cell")
    };
    assert_eq!((safe.outcome, safe.mv), (Outlook::Safe, None));
    let Answer::Cell(other) = cell(2, 2) else {
        panic!("it is a cell")
    };
    assert_eq!(other.outcome, Outlook::Unsafe);
    assert_eq!(other.mv.as_deref(), Some("a1"));
    assert_eq!(other.left.as_deref(), Some("wythoff:1,2"));
    assert_eq!(handler.cells().as_ptr(), cells, "it is the same search");
}

#[test]
fn what_there_is_none_of_fails() {
    let mut handler = Handler::new();
    let [none, rule] = ["chess", "1-3"].map(text);
    for question in [
        Question::Check {
            claim: none.clone(),
            most: 3,
        },
        Question::Judge {
            board: none.clone(),
            guess: vec![1],
        },
        Question::Judge {
            board: text("take"),
            guess: vec![0],
        },
        Question::Reason {
            rule: none.clone(),
            heaps: vec![1],
            odd: false,
        },
        Question::Reason {
            rule,
            heaps: vec![1, 2],
            odd: false,
        },
        Question::Area { game: none.clone() },
        Question::Cell {
            game: none,
            x: 0,
            y: 0,
        },
    ] {
        let (answer, _) = ask(&mut handler, question.clone());
        assert!(matches!(answer, Answer::Failed { .. }), "{question:?}");
    }
}
