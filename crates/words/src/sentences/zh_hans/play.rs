use super::row;
use crate::sentences::message::Play;
use crate::sentences::text::{cat, digits, letter, set};
use nian_solver::{AnyPosition, Move};

pub(super) fn say(message: &Play<'_>) -> String {
    match message {
        Play::Rows { heaps, misere } => {
            let rows = (0..).zip(*heaps);
            let rows: Vec<String> = rows
                .map(|(index, &coins)| cat(&[&row(index), " ", &digits(coins), " 枚"]))
                .collect();
            let note = if *misere {
                "；拿到最后一枚的人输"
            } else {
                ""
            };
            cat(&[&rows.join("，"), note])
        }
        Play::Heap { heap, up, misere } => {
            let note = if *misere { "；没法取的人赢" } else { "" };
            cat(&[
                "石子 ",
                &digits(*heap),
                " 颗，骰子 ",
                &digits(*up),
                " 朝上",
                note,
            ])
        }
        Play::Name { mv, dice } => name(*mv, *dice),
        Play::Played { mv, left } => cat(&[&with(*mv, left), "，留下 ", &rest(left), "。"]),
        Play::Wins { mv, left } => {
            cat(&[&with(*mv, left), "，留下 ", &rest(left), "，是安全残局。"])
        }
        Play::WinsAtOnce { mv, dice } => {
            let why = if *dice {
                "，对方没法取，赢了。"
            } else {
                "，拿到最后一枚，赢了。"
            };
            cat(&[&act(*mv, *dice), why])
        }
        Play::Loses {
            mv,
            left,
            reply,
            then,
        } => {
            let refuted = if then.end().is_some() {
                "，就赢了。".into()
            } else {
                cat(&["，就留下安全残局 ", &rest(then), "。"])
            };
            let (mv, reply) = (with(*mv, left), with(*reply, then));
            cat(&[
                &mv,
                "，留下 ",
                &rest(left),
                "，不安全：对方",
                &reply,
                &refuted,
            ])
        }
        Play::LosesAtOnce { mv, dice } => {
            let why = if *dice {
                "，对方没法取，反而赢了。"
            } else {
                "，拿了最后一枚，输了。"
            };
            cat(&[&act(*mv, *dice), why])
        }
        Play::NoneWins => "每一种取法都标了记号：没有一种能留下安全残局。".into(),
        Play::CoinsGone { misere } => {
            let last = if *misere { "输。" } else { "赢。" };
            cat(&["硬币拿光了：拿走最后一枚的人", last])
        }
    }
}

fn name(mv: Move, dice: bool) -> String {
    match mv {
        Move::Row { row, take } => cat(&[&letter(row), " 取 ", &digits(take)]),
        Move::Both { take } => cat(&["两行各取 ", &digits(take)]),
        Move::Take(take) => cat(&[if dice { "翻到 " } else { "取 " }, &digits(take)]),
    }
}

fn act(mv: Move, dice: bool) -> String {
    match mv {
        Move::Row { row: index, take } => cat(&[&row(index), "取 ", &digits(take), " 枚"]),
        Move::Both { take } => cat(&["两行各取 ", &digits(take), " 枚"]),
        Move::Take(take) if dice => {
            let take = digits(take);
            cat(&["翻到 ", &take, "，取 ", &take, " 颗"])
        }
        Move::Take(take) => cat(&["取 ", &digits(take), " 颗"]),
    }
}

/// The move that left `left`.
fn with(mv: Move, left: &AnyPosition) -> String {
    act(mv, matches!(left, AnyPosition::Dice(..)))
}

/// What is left, in short.
fn rest(left: &AnyPosition) -> String {
    match left {
        AnyPosition::Nim(..) | AnyPosition::Wythoff(..) => set(left.heaps()),
        AnyPosition::Dice(_, state) => {
            cat(&[&digits(state.heap()), " 颗、", &digits(state.up()), " 朝上"])
        }
    }
}
