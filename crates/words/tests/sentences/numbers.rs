use nian_solver::{AnyPosition, Move, Reason, nim};

/// The numbers written in digits, in order.
pub(crate) fn digits(text: &str) -> Vec<u64> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|run| !run.is_empty())
        .map(|run| run.parse().unwrap())
        .collect()
}

/// The numbers that a true sentence about why a position is safe or unsafe can hold.
pub(crate) fn known(position: &AnyPosition) -> Vec<u64> {
    let mut known = position.heaps().to_vec();
    for mv in position.winning_moves() {
        known.push(match mv {
            Move::Row { take, .. } | Move::Both { take } | Move::Take(take) => take,
            Move::Turn { face, .. } => face.into(),
            Move::TurnAll(faces) => faces.sum().into(),
        });
        known.extend(position.play(mv).unwrap().heaps());
    }
    match position {
        AnyPosition::Nim(_, rows) => {
            // Rows over ten are counted in digits in English.
            let rows_left = rows.heaps().iter().filter(|&&heap| heap > 0).count() as u64;
            known.extend([rows_left, rows_left.saturating_sub(1)]);
            let sum = nim::nim_sum(rows.heaps());
            known.extend(
                (0..63)
                    .map(|power| 1 << power)
                    .filter(|column| column & sum != 0),
            );
        }
        AnyPosition::Wythoff(..) => {
            // Standard form is said to end in one 0 more; {2, 2} is named in misère play.
            known.extend([0, 2]);
            known.push(position.heaps()[0].abs_diff(position.heaps()[1]));
            for reason in position.explain().steps {
                if let Reason::NotPair {
                    difference,
                    lower: Some(lower),
                } = reason
                {
                    known.extend([lower, lower + difference]);
                }
            }
        }
        AnyPosition::Dice(rules, state) => {
            let heap = state.heap();
            known.extend([9, heap % 9, state.up().into()]);
            let faces = nian_solver::dice::safe_faces(rules.ending, heap);
            known.extend(faces.iter().map(|&face| u64::from(face)));
        }
        _ => {
            // Every number stands in the reasons, apart from the names of the axes, counts of moves,
            // and what cannot be said: replies are listed only where they are few.
            let explanation = position.explain();
            known.extend(digits(&format!("{explanation:?}")));
            known.extend(1..=6);
            known.push(explanation.steps.len() as u64);
            let listed = 0..=explanation.steps.len() as u64;
            known.extend(listed);
        }
    }
    known
}
