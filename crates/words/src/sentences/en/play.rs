use super::counted;
use crate::sentences::message::Play;
use crate::sentences::text::{cat, digits, letter, set};
use nian_solver::{AnyPosition, Move};

pub(super) fn say(message: &Play<'_>) -> String {
    match message {
        Play::Rows { heaps, misere } => {
            let rows = (0..).zip(*heaps);
            let rows: Vec<String> = rows
                .map(|(row, &coins)| cat(&["row ", &letter(row), ": ", &counted(coins, "coin")]))
                .collect();
            let note = if *misere {
                "; whoever takes the last coin loses"
            } else {
                ""
            };
            cat(&[&rows.join(", "), note])
        }
        Play::Heap { heap, up, misere } => {
            let note = if *misere {
                "; whoever cannot take wins"
            } else {
                ""
            };
            cat(&[
                &counted(*heap, "stone"),
                ", the die shows ",
                &digits(*up),
                note,
            ])
        }
        Play::Name { mv, dice } => name(*mv, *dice),
        Play::Played { mv, left } => cat(&[&with(*mv, left), " leaves ", &rest(left), "."]),
        Play::Wins { mv, left } => cat(&[
            &with(*mv, left),
            " leaves ",
            &rest(left),
            ", a safe position.",
        ]),
        Play::WinsAtOnce { mv, dice } => {
            let why = if *dice {
                " wins: the other player cannot take."
            } else {
                " gets the last coin and wins."
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
                cat(&["wins by ", &with(*reply, then), "."])
            } else {
                cat(&[
                    "answers by ",
                    &with(*reply, then),
                    ", which leaves ",
                    &rest(then),
                    ", safe.",
                ])
            };
            let left_over = cat(&[" leaves ", &rest(left), ", unsafe: the other player "]);
            cat(&[&with(*mv, left), &left_over, &refuted])
        }
        Play::LosesAtOnce { mv, dice } => {
            let why = if *dice {
                " loses: the other player cannot take, and that wins."
            } else {
                " takes the last coin and loses."
            };
            cat(&[&act(*mv, *dice), why])
        }
        Play::NoneWins => {
            "Every move carries its mark: none of them leaves a safe position.".into()
        }
        Play::CoinsGone { misere } => {
            let last = if *misere { "has lost." } else { "has won." };
            cat(&["No coin is left: whoever took the last one ", last])
        }
    }
}

fn name(mv: Move, dice: bool) -> String {
    match mv {
        Move::Row { row, take } => cat(&[&letter(row), ": take ", &digits(take)]),
        Move::Both { take } => cat(&["take ", &digits(take), " from both"]),
        Move::Take(take) => cat(&[if dice { "tip to " } else { "take " }, &digits(take)]),
    }
}

/// The move as the subject of a sentence, without its capital letter.
fn act(mv: Move, dice: bool) -> String {
    match mv {
        Move::Row { row, take } => cat(&["taking ", &digits(take), " from row ", &letter(row)]),
        Move::Both { take } => cat(&["taking ", &digits(take), " from both rows"]),
        Move::Take(take) if dice => cat(&["tipping the die to ", &digits(take)]),
        Move::Take(take) => cat(&["taking ", &digits(take)]),
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
        AnyPosition::Dice(_, state) => cat(&[
            &counted(state.heap(), "stone"),
            " and ",
            &digits(state.up()),
            " up",
        ]),
    }
}
