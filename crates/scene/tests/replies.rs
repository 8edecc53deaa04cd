//! The table of moves and replies against the solver and the articles.
mod common;

use common::{line, position, view};
use nian_lessons::Show;
use nian_scene::{Panel, Table, View, panels};
use nian_solver::{Move, Outcome};
use nian_words::Language;

fn table(view: &View<'_>) -> Table {
    match panels(view).pop() {
        Some(Panel::Table(table)) => table,
        other => panic!("no table but {other:?}"),
    }
}

fn of(start: &str) -> Table {
    let frames = line(start, "", Show::Replies, false);
    let english = View {
        language: Language::En,
        ..view(&frames, 0, 760.0)
    };
    table(&english)
}

/// What a move leaves and what the reply leaves, row by row.
fn leaves(table: &Table) -> Vec<String> {
    let mut rows = Vec::new();
    for row in &table.rows {
        let text = format!("{} {}", row[1].text, row[3].text);
        rows.push(text.replace(",\u{a0}", ","));
    }
    rows
}

#[test]
fn three_five_is_the_articles_tree() {
    // Article A, Example 5.
    let table = of("wythoff:3,5");
    let tree = [
        "{2,5} {2,1}",
        "{1,5} {1,2}",
        "{0,5} {0,0}",
        "{2,4} {2,1}",
        "{1,3} {1,2}",
        "{0,2} {0,0}",
        "{3,4} {1,2}",
        "{3,3} {0,0}",
        "{3,2} {1,2}",
        " {2,1}",
        "{3,1} {2,1}",
        "{3,0} {0,0}",
    ];
    assert_eq!(leaves(&table), tree);
    let unsafe_ones = table
        .rows
        .iter()
        .filter(|row| row[1].mark == Some(Outcome::Unsafe));
    assert_eq!(unsafe_ones.count(), 11);
    assert!(
        table
            .rows
            .iter()
            .all(|row| row[3].mark == Some(Outcome::Safe))
    );
}

#[test]
fn winning_moves_need_no_reply() {
    for start in [
        "nim:3,4,5",
        "dice:31@4",
        "sides.3:14",
        "dynamic.2:10",
        "parity.3:17",
    ] {
        let position = position(start);
        let table = of(start);
        for row in table.rows.iter().filter(|row| !row[1].text.is_empty()) {
            let wins = row[1].mark == Some(Outcome::Safe);
            assert_eq!(wins, row[2].text.is_empty(), "{start}: {row:?}");
            let mv = row[0].action.expect("a move to touch");
            assert_eq!(
                wins,
                position.winning_moves().contains(&mv),
                "{start}: {mv}"
            );
        }
        let touched: Vec<Move> = table.rows.iter().filter_map(|row| row[0].action).collect();
        assert_eq!(touched, position.moves().collect::<Vec<_>>(), "{start}");
    }
}

#[test]
fn what_is_left_out_is_counted() {
    for (start, all) in [
        ("nim:14,15,18,22", 69),
        ("wythoff:100,140", 340),
        ("nim:9223372036854775807", 9_223_372_036_854_775_807u64),
        ("dynamic.2:5000", 4999),
        ("subtraction.1-500:499", 499),
    ] {
        let table = of(start);
        let listed = table
            .rows
            .iter()
            .filter(|row| row[0].action.is_some())
            .count() as u64;
        assert!(table.rows.len() <= 40 && listed > 5, "{start}: {listed}");
        let left_out = Language::En.picture().left_out(all - listed);
        assert!(
            table.caption.contains(&left_out),
            "{start}: {}",
            table.caption
        );
    }
    assert!(!of("wythoff:3,5").caption.contains("not listed"));
}

#[test]
fn limits_and_holdings_stand_with_the_heap() {
    let left = |start: &str| of(start).rows[0][1].text.replace('\u{a0}', " ");
    assert_eq!(left("dynamic.2:6"), "5, limit 2");
    assert_eq!(left("dynamic.2.local:6@3,4@3"), "5, limit 2; 4, limit 3");
    assert_eq!(left("dynamic.2.global:6,4@3"), "5; 4, limit 2");
    assert_eq!(left("sides.3:4"), "3, odd 1 even 0");
    // Whoever begins is the first player, whoever's turn it is then.
    assert_eq!(left("parity.3:5"), "4, first 1 second 0");
    assert_eq!(left("dice:31@4"), "30, 1 up");
    assert_eq!(left("dice.one:31@4,2"), "30, 1 2 up");
    assert_eq!(left("nim:3,4"), "{2, 4}");
}

#[test]
fn rows_stay_as_many_from_step_to_step() {
    let frames = line("wythoff:3,5", "b2 a1 ab2", Show::Replies, false);
    // After b2 there are nine moves, four of them with two replies.
    for step in 0..frames.len() {
        assert_eq!(table(&view(&frames, step, 360.0)).rows.len(), 13);
    }
}

#[test]
fn without_answers_there_are_moves_but_no_replies() {
    let frames = line("wythoff:3,5", "", Show::Replies, true);
    let hidden = table(&View {
        answers: false,
        chosen: position("wythoff:3,5").read_move("b2").ok(),
        ..view(&frames, 0, 360.0)
    });
    assert_eq!(hidden.rows.len(), 11);
    for row in &hidden.rows {
        assert!(row[2].text.is_empty() && row[3].text.is_empty());
        assert!(row.iter().all(|cell| cell.mark.is_none()));
        assert_eq!(
            row[0].lit,
            row[0].action == Some(Move::Row { row: 1, take: 2 })
        );
    }
}
