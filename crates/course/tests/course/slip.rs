//! Slips: codes, lines that are pasted, and the table of a class.

use nian_course::deck::{Deck, Item, Text, read as plan};
use nian_course::slip::{
    Answered, Counted, Mark, Observation, Origin, Part, QuestionRef, Table, Unread, asked, code,
    collect, collect_any, in_threes, read,
};

fn of(questions: usize) -> Origin {
    Origin {
        lesson: "nim-and-variants/ex1;exercise:winning".to_owned(),
        year: 2026,
        questions,
    }
}

/// Marks that differ from seed to seed.
fn marks(questions: usize, seed: u64) -> Vec<Mark> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mark = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        Mark::ALL[(state % 4) as usize]
    };
    (0..questions).map(mark).collect()
}

fn deck(query: &str) -> Deck {
    plan(query).0.expect("a lesson")
}

/// Every example asks but one.
fn speaks(item: &Item) -> bool {
    !item.of.ends_with("silent")
}

#[test]
fn an_exercise_without_end_has_as_many_questions_as_a_slip() {
    let asked = asked(&deck("?d=exercise:winning&count1=4000000000&v=1"), speaks);
    assert_eq!(asked.len(), 60);
}

#[test]
fn codes_come_back() {
    for questions in 0..=60 {
        for seed in 0..50 {
            let (of, marks) = (of(questions), marks(questions, seed));
            assert_eq!(read(&of, &code(&of, &marks)), Ok(marks), "{questions}");
        }
    }
}

/// As the pupil's page promises: six letters up to ten questions, nine above.
#[test]
fn lengths() {
    let length = |questions| code(&of(questions), &[]).len();
    let lengths: Vec<usize> = [0, 1, 10, 11, 17, 18, 60].into_iter().map(length).collect();
    assert_eq!(lengths, [6, 6, 6, 9, 9, 12, 27]);
    assert_eq!(in_threes("K7F3QX"), "K7F 3QX");
}

/// A letter that is wrong, and two neighbours that are exchanged, are noticed in whatever code.
#[test]
fn wrong_letters() {
    let letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (questions, seed) in [(4, 1), (10, 2), (10, 3), (17, 4), (30, 5)] {
        let of = of(questions);
        let whole = code(&of, &marks(questions, seed));
        for at in 0..whole.len() {
            for letter in letters.chars().filter(|one| !whole[at..].starts_with(*one)) {
                let mut wrong = whole.clone();
                wrong.replace_range(at..=at, &letter.to_string());
                assert_eq!(read(&of, &wrong), Err(Unread::Wrong), "{wrong}");
            }
        }
    }
}

#[test]
fn letters_that_look_alike() {
    let of = of(10);
    let all = (0..500).map(|seed| marks(10, seed));
    let marks = all.into_iter().find(|marks| {
        let code = code(&of, marks);
        code.contains('0') && code.contains('1')
    });
    let marks = marks.expect("a code with both");
    let code = code(&of, &marks);
    for (digit, letter) in [('0', "o"), ('1', "l"), ('1', "I")] {
        assert_eq!(read(&of, &code.replace(digit, letter)), Ok(marks.clone()));
    }
    assert_eq!(read(&of, &code.to_lowercase()), Ok(marks));
}

/// One of another lesson is mostly known as such: never by its marks, and at ten questions in 31 of 32 lessons.
#[test]
fn other_lessons_and_years() {
    for (questions, at_least) in [(10, 930), (7, 999), (3, 1000)] {
        let own = of(questions);
        let code = code(&own, &marks(questions, 3));
        let others = (0..1000).map(|number| Origin {
            lesson: format!("nim:{number}"),
            ..own.clone()
        });
        let found: Vec<_> = others.map(|other| read(&other, &code)).collect();
        let unread = found.iter().filter(|one| one.is_err()).count();
        assert!(unread >= at_least, "{questions}: {unread}");
        assert!(!found.contains(&Err(Unread::Wrong)));
        for year in [2025, 2027] {
            let other = Origin {
                year,
                ..own.clone()
            };
            assert_eq!(read(&other, &code), Err(Unread::OtherYear));
        }
        let old = Origin { year: 2020, ..own };
        assert_eq!(read(&old, &code), Err(Unread::OtherLesson));
    }
    let (six, nine) = (of(10), of(11));
    let long = code(&nine, &marks(11, 1));
    assert_eq!(read(&six, &long), Err(Unread::OtherLesson));
}

#[test]
fn what_is_no_code() {
    let of = of(10);
    for text in [
        "",
        "K7F3Q",
        "K7F3QXY",
        "000000",
        "UUUUUU",
        "K7F 3QX",
        "拈拈",
        "K7F3Q\u{0}",
    ] {
        assert_eq!(read(&of, text), Err(Unread::Wrong), "{text:?}");
    }
}

#[test]
fn questions_of_a_lesson() {
    let deck = deck(concat!(
        "?d=nim-and-variants/ex1;table:wythoff;nim:3,4,5;nim:1,2;exercise:winning;number:binary=45",
        ";nim-and-variants/silent&q4=which&k4=number&a4=3&v=1"
    ));
    let asked_by = |thing, part| QuestionRef { thing, part };
    let mut expected = vec![asked_by(1, Part::Steps), asked_by(4, Part::Question)];
    expected.extend((0..5).map(|task| asked_by(5, Part::Task(task))));
    assert_eq!(asked(&deck, speaks), expected);
}

#[test]
fn questions_of_what_pupils_see() {
    let deck = deck("?d=nim-and-variants/ex1;exercise:winning&for=pupils&upto=1&at=1");
    assert!(deck.pupils);
    assert_eq!(asked(&deck, speaks).len(), 1);
}

/// Thirty pupils, as their lines come out of a chat.
#[test]
fn a_class() {
    let of = of(7);
    let all: Vec<Vec<Mark>> = (0..30).map(|seed| marks(7, seed)).collect();
    let line = |(marks, seat): (&Vec<Mark>, u64)| {
        let code = code(&of, marks);
        match seat % 5 {
            0 => format!("{seat} 號｜三、四、五｜5 題答對 4｜第 3 題用了提示｜{code}"),
            1 => format!("王小明: {seat} 號｜三、四、五｜7 題答對 4｜{code} 10:32"),
            2 => format!(
                "No. {seat} | Three, four, five | 4 of 5 right | {}",
                in_threes(&code)
            ),
            3 => format!("{seat}\t{}", code.to_lowercase()),
            _ => {
                let wide = |letter: char| char::from_u32(u32::from(letter) + 0xfee0);
                let wide: String = code.chars().filter_map(wide).collect();
                format!("  {seat}号 {wide}  ")
            }
        }
    };
    let text: Vec<String> = all.iter().zip(1..).map(line).collect();
    let lines = collect(&of, &text.join("\r\n\n"));
    assert_eq!(lines.len(), 30);
    for ((line, marks), seat) in lines.iter().zip(&all).zip(1..) {
        assert_eq!(
            (line.seat, &line.marks),
            (Some(seat), &Ok(marks.clone())),
            "{line:?}"
        );
    }
    assert_eq!(lines[29].number, 59);
    let table = Table::of(&lines);
    let right = |mark: &Mark| matches!(mark, Mark::Right | Mark::Helped);
    for (at, column) in table.columns.iter().enumerate() {
        let column_marks: Vec<Mark> = all.iter().map(|marks| marks[at]).collect();
        let counted = Counted {
            answered: column_marks
                .iter()
                .filter(|mark| **mark != Mark::Open)
                .count(),
            right: column_marks.iter().filter(|mark| right(mark)).count(),
        };
        assert_eq!(*column, counted);
    }
    assert_eq!(table.rows.len(), 30);
}

#[test]
fn lines_that_cannot_be_read() {
    let own = of(7);
    let other = Origin {
        lesson: "nim:1".to_owned(),
        ..own.clone()
    };
    let last_year = Origin {
        year: 2025,
        ..own.clone()
    };
    let code_of = |of: &Origin| code(of, &marks(7, 9));
    let good = code_of(&own);
    let text = [
        "哈囉",
        &code_of(&other),
        &code_of(&last_year),
        "",
        &format!("5 {good}"),
        &format!("5 {good}"),
        &format!("5  {good}"),
        &good,
        &format!("{}K7F3QX", "9".repeat(10_000)),
    ];
    let found = collect(&own, &text.join("\n"));
    let marks = marks(7, 9);
    let expected = [
        (1, None, Err(Unread::Wrong)),
        (2, None, Err(Unread::OtherLesson)),
        (3, None, Err(Unread::OtherYear)),
        (5, Some(5), Ok(marks.clone())),
        (7, Some(5), Ok(marks.clone())),
        (8, None, Ok(marks)),
        (9, None, Err(Unread::Wrong)),
    ];
    let found: Vec<_> = found
        .into_iter()
        .map(|line| (line.number, line.seat, line.marks))
        .collect();
    assert_eq!(found, expected);
    assert!(collect(&own, "").is_empty());
    assert!(Table::of(&[]).columns.is_empty());
}

/// Seats first, by their number; a seat that handed in twice stands there twice.
#[test]
fn rows_of_the_table() {
    let of = of(1);
    let line = |seat: &str, mark| format!("{seat} {}\n", code(&of, &[mark]));
    let text = [
        line("", Mark::Wrong),
        line("12", Mark::Right),
        line("3", Mark::Helped),
        line("12", Mark::Open),
    ];
    let table = Table::of(&collect(&of, &text.concat()));
    let seats: Vec<_> = table.rows.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(seats, [Some(3), Some(12), Some(12), None]);
    let counted = Counted {
        answered: 3,
        right: 2,
    };
    assert_eq!(table.columns, [counted]);
    // Who tells no seat is nobody's second.
    assert_eq!(table.repeated(), [12]);
    let text = [line("", Mark::Wrong), line("", Mark::Right)];
    let table = Table::of(&collect(&of, &text.concat()));
    assert_eq!((table.rows.len(), table.repeated()), (2, Vec::new()));
}

/// The worst that happened to what asks several times.
#[test]
fn marks_of_several_answers() {
    assert_eq!(Mark::Right.and(Mark::Helped), Mark::Helped);
    assert_eq!(Mark::Wrong.and(Mark::Right), Mark::Wrong);
    assert_eq!(Mark::Open.and(Mark::Right), Mark::Right);
}

/// Only a number that is said to be a seat is one: a title, a score and a hint have numbers, too.
#[test]
fn seats() {
    let of = of(7);
    let own = code(&of, &marks(7, 2));
    for (before, seat) in [
        ("三、四、五｜7 題答對 4｜", None),
        ("第 3 課｜7 題答對 4｜第 3 題用了提示｜", None),
        ("Example 3 · 4 of 7 right · ", None),
        ("12 號｜第 3 課｜7 題答對 4｜", Some(12)),
        ("10:32 王小明：12 號｜三、四、五｜", Some(12)),
        ("2026/11/28 12号｜三、四、五｜", Some(12)),
        ("座號 7｜三、四、五｜", Some(7)),
        ("Wang: no. 30 · Nim 3 · 4 · 5 · 4 of 7 right · ", Some(30)),
        ("Nim 3 · 4 · 5 · 4 of 7 right · hint on 3 · ", None),
        ("Seat 3 | Three | ", Some(3)),
        ("12 ", Some(12)),
        ("王小明　5：", Some(5)),
        ("No7 ", Some(7)),
        ("0 號｜三｜", None),
        ("1234 號｜三｜", None),
        ("王小明 ", None),
        ("", None),
    ] {
        let lines = collect(&of, &[before, &own].concat());
        assert_eq!(lines[0].seat, seat, "{before}");
        assert!(lines[0].marks.is_ok(), "{before}");
    }
}

/// A lesson stays the same when its words are others, and when something comes to it that asks nothing.
#[test]
fn what_a_slip_is_of() {
    let query = "?d=a/one;nim:3,4,5;exercise:winning;a/silent&count3=2&title=Mine&q1=why&v=1";
    let own = deck(query);
    let of = |deck: &Deck| Origin::lesson(deck, &asked(deck, speaks), 2026);
    let first = of(&own);
    assert_eq!(first.questions, 3);
    let mut other = own.clone();
    other.title = Some(Text::Plain("Yours".to_owned()));
    other.things[0].name = Some(Text::Plain("One".to_owned()));
    other.things.remove(1);
    assert_eq!(of(&other), first);
    other.things[1].rules = Some("wythoff".to_owned());
    assert_ne!(of(&other), first);
    let pupils = own.for_pupils(2);
    assert_eq!(of(&pupils).questions, 1);
    assert_eq!(of(&own.for_pupils(4)), first);
}

/// Pupils have seen the lesson up to some thing, and the teacher need not know to which.
#[test]
fn slips_of_a_part() {
    let whole = deck("?d=a/one;exercise:winning;a/two;nim:3&count2=3&v=1");
    let lessons = Origin::lessons(&whole, speaks, 2026);
    let questions: Vec<usize> = lessons.iter().map(|of| of.questions).collect();
    assert_eq!(questions, [5, 4, 1]);
    for upto in 1..=4 {
        let part = whole.for_pupils(upto);
        let of = Origin::lesson(&part, &asked(&part, speaks), 2026);
        let line = |seed| format!("{seed} 號｜{}\n", code(&of, &marks(of.questions, seed)));
        let text: String = (1..=30).map(line).collect();
        let (found, lines) = collect_any(&lessons, &text).expect("a lesson");
        assert_eq!(found, &of, "{upto}");
        assert_eq!(Table::of(&lines).rows.len(), 30);
    }
    let (found, lines) = collect_any(&lessons, "hello").expect("a lesson");
    assert_eq!((found.questions, lines.len()), (5, 1));
    assert_eq!(collect_any(&[], "hello"), None);
}

/// The marks of an exercise with three tasks and of an example, the second thing.
fn marks_of(answered: &Answered) -> Vec<Mark> {
    let task = |task| QuestionRef {
        thing: 1,
        part: Part::Task(task),
    };
    let example = QuestionRef {
        thing: 2,
        part: Part::Steps,
    };
    answered.marks(&[task(0), task(1), task(2), example])
}

#[test]
fn tasks_as_they_went() {
    use Mark::{Helped, Open, Right, Wrong};
    let mut answered = Answered::default();
    assert_eq!(marks_of(&answered), [Open; 4]);
    let scores = [
        ([0, 0, 0, 0, 0], [Open, Open, Open]),
        ([0, 1, 0, 0, 0], [Wrong, Open, Open]),
        // Answered at last: it was wrong at first.
        ([0, 1, 0, 0, 0], [Wrong, Open, Open]),
        ([0, 1, 0, 0, 1], [Wrong, Open, Open]),
        ([0, 1, 1, 0, 1], [Wrong, Open, Helped]),
        // Once more from the beginning: what was open is answered, what was not stays.
        ([0, 0, 0, 0, 0], [Wrong, Open, Helped]),
        ([1, 0, 0, 0, 0], [Wrong, Open, Helped]),
        ([2, 0, 0, 0, 0], [Wrong, Right, Helped]),
    ];
    for (score, wanted) in scores {
        answered.saw(1, &Observation::Tasks(score), false);
        assert_eq!(marks_of(&answered)[..3], wanted, "{score:?}");
    }
    // Of another exercise nothing is known, and several at once tell nothing of each.
    answered.saw(3, &Observation::Tasks([2, 0, 0, 0, 0]), false);
    let task = |task| QuestionRef {
        thing: 3,
        part: Part::Task(task),
    };
    assert_eq!(answered.marks(&[task(0), task(1)]), [Open; 2]);
    // The lesson gives the answer that was given before the page was loaded again.
    let mut again = Answered::default();
    again.saw(1, &Observation::Tasks([0, 0, 0, 1, 0]), true);
    again.saw(1, &Observation::Tasks([0, 0, 0, 2, 0]), false);
    assert_eq!(marks_of(&again)[..3], [Open, Wrong, Open]);
}

#[test]
fn steps_as_they_went() {
    let at = |step, is_hinted, is_given, answer| Observation::Step {
        step,
        is_hinted,
        is_given,
        answer,
    };
    let last = |all: &[Observation]| {
        let mut answered = Answered::default();
        for seen in all {
            answered.saw(2, seen, false);
        }
        marks_of(&answered)[3]
    };
    let right = at(3, false, false, Some((2, true)));
    let wrong = at(2, false, false, Some((2, false)));
    let hinted = at(2, true, false, None);
    let given = at(2, false, true, None);
    let elsewhere = at(4, true, false, None);
    assert_eq!(last(&[]), Mark::Open);
    assert_eq!(last(&[at(2, false, false, None)]), Mark::Open);
    assert_eq!(last(&[right]), Mark::Right);
    assert_eq!(last(&[hinted, right]), Mark::Helped);
    assert_eq!(last(&[elsewhere, right]), Mark::Right);
    assert_eq!(last(&[wrong, right]), Mark::Wrong);
    assert_eq!(last(&[given, right]), Mark::Wrong);
    assert_eq!(last(&[right, given]), Mark::Right, "looked at again");
    // An outcome is answered and given at once.
    assert_eq!(last(&[at(2, false, true, Some((2, true)))]), Mark::Right);
    let second = at(5, false, false, Some((5, false)));
    assert_eq!(last(&[right, second]), Mark::Wrong, "the worst of two");
    let mut kept = Answered::default();
    for (thing, seen) in [(2, &right), (3, &given), (4, &hinted)] {
        kept.saw(thing, seen, false);
    }
    assert_eq!(kept.write(), "2.2r,3.2w,4.2?");
    assert_eq!(Answered::read(&kept.write()), kept);
    let damaged = "2.2r,x,3.2w,,5.1,99999.0r,4.2?,拈,1.1拈";
    assert_eq!(Answered::read(damaged), kept);
    let mut answered = Answered::default();
    answered.saw(2, &given, true);
    answered.saw(2, &hinted, true);
    assert_eq!(marks_of(&answered)[3], Mark::Open);
}
