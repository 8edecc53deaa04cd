//! Slips: codes, lines that are pasted, and the table of a class.

use nian_course::deck::{Deck, read as plan};
use nian_course::slip::{
    Asked, Counted, Mark, Of, Table, Unread, asked, code, collect, in_threes, read,
};

fn of(questions: usize) -> Of {
    Of {
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
        let others = (0..1000).map(|number| Of {
            lesson: format!("nim:{number}"),
            ..own.clone()
        });
        let found: Vec<_> = others.map(|other| read(&other, &code)).collect();
        let unread = found.iter().filter(|one| one.is_err()).count();
        assert!(unread >= at_least, "{questions}: {unread}");
        assert!(!found.contains(&Err(Unread::Wrong)));
        for year in [2025, 2027] {
            let other = Of {
                year,
                ..own.clone()
            };
            assert_eq!(read(&other, &code), Err(Unread::OtherYear));
        }
        let old = Of { year: 2020, ..own };
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
        "&q4=which&k4=number&a4=3&v=1"
    ));
    let task = |task| Asked {
        thing: 5,
        task: Some(task),
    };
    let one = |thing| Asked { thing, task: None };
    let mut expected = vec![one(1), one(4)];
    expected.extend((0..5).map(task));
    assert_eq!(asked(&deck), expected);
}

#[test]
fn questions_of_what_pupils_see() {
    let deck = deck("?d=nim-and-variants/ex1;exercise:winning&for=pupils&upto=1&at=1");
    assert!(deck.pupils);
    assert_eq!(asked(&deck).len(), 1);
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
    let other = Of {
        lesson: "nim:1".to_owned(),
        ..own.clone()
    };
    let last_year = Of {
        year: 2025,
        ..own.clone()
    };
    let code_of = |of: &Of| code(of, &marks(7, 9));
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
}

/// The worst that happened to what asks several times.
#[test]
fn marks_of_several_answers() {
    assert_eq!(Mark::Right.and(Mark::Helped), Mark::Helped);
    assert_eq!(Mark::Wrong.and(Mark::Right), Mark::Wrong);
    assert_eq!(Mark::Open.and(Mark::Right), Mark::Right);
}
