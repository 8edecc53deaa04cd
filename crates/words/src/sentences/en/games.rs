use super::{either, plural, words};
use crate::sentences::message::{Dice, Nim, Wythoff};
use crate::sentences::text::{cat, digits, letter, list, set, subscript};

pub(super) fn nim(message: &Nim<'_>) -> String {
    match message {
        Nim::OneRow { row } => only_row(*row),
        Nim::Equal => {
            "Two equal rows are left: whatever one player takes from one, the other takes from the other."
                .into()
        }
        Nim::Level { row, take } => cat(&[
            "Two unequal rows are left: taking ",
            &digits(*take),
            " from row ",
            &letter(*row),
            " makes them equal.",
        ]),
        Nim::Paired => "In every column the stacks pair off. \
            Whatever is taken next leaves a stack alone, and the reply can pair it again."
            .into(),
        Nim::Odd { columns } => odd(columns),
        Nim::ManyOdd { columns } => cat(&[
            "In ",
            &words(*columns),
            " columns a stack is left without a partner.",
        ]),
        Nim::Mend { row, take, keep } => cat(&[
            "Taking ",
            &digits(*take),
            " from row ",
            &letter(*row),
            " leaves ",
            &digits(*keep),
            " there, and every column pairs off.",
        ]),
        Nim::Choose { column, rows } => {
            let which = match column {
                Some(column) => cat(&["The leftmost is the ", &digits(*column), "s column: take"]),
                None => "Take".into(),
            };
            let rows = either(rows.iter().map(|&row| letter(row)));
            cat(&[&which, " from a row with a stack there, ", &rows, "."])
        }
        Nim::AsUsual { large } => cat(&[
            "With ",
            &words(*large),
            " rows above one coin, play as in ordinary Nim:",
        ]),
        Nim::LeaveSingles { row, keep, singles } => {
            let how = if *keep == 0 {
                "take all of it"
            } else {
                "take all but one"
            };
            cat(&[
                "Only row ",
                &letter(*row),
                " is above one coin: ",
                how,
                &for_other(*singles),
            ])
        }
        Nim::OddSingles { singles: 1 } => LAST_COIN.into(),
        Nim::OddSingles { singles } => cat(&[
            "There are ",
            &words(*singles),
            " single coins, an odd number: one each in turn, and the last falls to the player to move.",
        ]),
        Nim::EvenSingles { left } => cat(&[
            "There are ",
            &words(left + 1),
            " single coins, an even number: take any one",
            &for_other(*left),
        ]),
    }
}

const LAST_COIN: &str = "One coin is left; whoever must take it loses.";

fn only_row(row: u8) -> String {
    cat(&[
        "Only row ",
        &letter(row),
        " is left: taking all of it gets the last coin.",
    ])
}

/// `The 4s column has three stacks and the 1s column has one: …`
fn odd(columns: &[(u64, u8)]) -> String {
    let columns = columns
        .iter()
        .enumerate()
        .map(|(place, &(column, stacks))| {
            let thing = if place == 0 {
                cat(&[" stack", plural(stacks)])
            } else {
                String::new()
            };
            cat(&[
                "the ",
                &digits(column),
                "s column has ",
                &words(stacks),
                &thing,
            ])
        });
    let columns = list(&columns.collect::<Vec<_>>(), ", ", " and ");
    cat(&[&columns, ", so not every stack has a partner."])
}

/// So many single coins are left, an odd number, and the other player gets the last one.
fn for_other(singles: u8) -> String {
    match singles {
        1 => ", so that a single coin is left to the other player.".into(),
        _ => cat(&[
            ", so that ",
            &words(singles),
            " single coins are left and the last falls to the other player.",
        ]),
    }
}

pub(super) fn wythoff(message: &Wythoff) -> String {
    match message {
        Wythoff::Pair { rows, index } => cat(&[
            &set(rows),
            " is safe pair number ",
            &digits(*index),
            ", with a difference of ",
            &digits(*index),
            "; no move leads to another pair.",
        ]),
        Wythoff::Form { lower, upper } => cat(&[
            "In standard form ",
            &digits(*upper),
            " is ",
            &digits(*lower),
            " with a 0 appended.",
        ]),
        Wythoff::OneRow { row } => only_row(*row),
        Wythoff::Equal => "The rows are equal: taking all of both gets the last coin.".into(),
        Wythoff::NotPair {
            rows,
            difference,
            safe,
        } => {
            let difference = digits(*difference);
            let safe = match safe {
                Some(safe) => cat(&[
                    "; the only safe pair with that difference is ",
                    &set(safe),
                    ".",
                ]),
                None => ", which does not make it a safe pair.".into(),
            };
            cat(&[&set(rows), " has a difference of ", &difference, &safe])
        }
        Wythoff::Lines { to } => {
            let to = either(to.iter().map(|pair| set(pair)));
            cat(&["One move can leave the safe pair ", &to, "."])
        }
        Wythoff::LastCoin => LAST_COIN.into(),
        Wythoff::TwoTwo => "From {2, 2} every move either takes the last coin \
            or lets the reply leave a single one."
            .into(),
        Wythoff::NoPairs => "The table is still empty. The smaller number of each pair is \
            the least positive integer not used yet, and pair n has the difference n."
            .into(),
        Wythoff::NewPair {
            index,
            lower,
            upper,
        } => {
            let (n, lower) = (subscript(*index), digits(*lower));
            let sum = cat(&[&lower, " + ", &digits(*index), " = ", &digits(*upper)]);
            let text = "The least positive integer not used yet is ";
            cat(&[
                text, &lower, ", so a", &n, " = ", &lower, " and b", &n, " = ", &sum, ".",
            ])
        }
    }
}

pub(super) fn dice(message: &Dice<'_>) -> String {
    match message {
        Dice::Stuck { heap, up, misere } => {
            let why = match heap {
                0 => "No stone is left".into(),
                _ => {
                    let stones = super::counted(*heap, "stone");
                    cat(&[
                        "With ",
                        &stones,
                        " and ",
                        &digits(*up),
                        " up, every side is too large",
                    ])
                }
            };
            let end = if *misere { "has won." } else { "has lost." };
            cat(&[&why, ": the player to move cannot take and ", end])
        }
        Dice::Faces {
            heap,
            residue,
            faces,
            up,
        } => {
            let when = match residue {
                Some(residue) => cat(&[
                    &digits(*heap),
                    " leaves ",
                    &digits(*residue),
                    " when divided by 9",
                ]),
                None => cat(&["With ", &super::counted(*heap, "stone")]),
            };
            let what = match faces {
                [] => ": no face is safe.".into(),
                [_, _, _, _, _, _] => ": every face is safe.".into(),
                _ => cat(&[
                    ": the safe faces are ",
                    &list(
                        &faces.iter().map(|&face| digits(face)).collect::<Vec<_>>(),
                        ", ",
                        " and ",
                    ),
                    if faces.contains(up) {
                        ", and "
                    } else {
                        ", but "
                    },
                    &digits(*up),
                    " is up.",
                ]),
            };
            cat(&[&when, &what])
        }
        Dice::Turns { turns } => {
            let turns = turns
                .iter()
                .map(|(face, heap)| cat(&[&digits(*face), " (leaving ", &digits(*heap), ")"]));
            cat(&[
                "Tipping the die to ",
                &either(turns),
                " gives a safe position.",
            ])
        }
    }
}
