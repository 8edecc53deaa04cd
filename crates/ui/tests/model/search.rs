//! Outcomes by exhaustive search, which knows only the rules.
use nian_solver::{AnyPosition, Outcome};
use std::collections::HashMap;

#[derive(Default)]
pub(crate) struct Search(HashMap<AnyPosition, Outcome>);

impl Search {
    /// Unsafe if a move leads to a safe position, else safe.
    pub(crate) fn outcome(&mut self, position: &AnyPosition) -> Outcome {
        let followers = |position: &AnyPosition| {
            let all = position.moves().map(|mv| position.play(mv).unwrap());
            all.collect::<Vec<_>>()
        };
        // The stack of positions, each with its followers still to be searched.
        let mut open = vec![(position.clone(), followers(position))];
        while let Some((position, left)) = open.last_mut() {
            let known = left.last().map(|after| self.0.get(after).copied());
            match known {
                Some(Some(Outcome::Unsafe)) => drop(left.pop()),
                Some(None) => {
                    let after = left[left.len() - 1].clone();
                    let its = followers(&after);
                    open.push((after, its));
                }
                Some(Some(Outcome::Safe)) | None => {
                    let wins = known.is_some();
                    let found = if wins { Outcome::Unsafe } else { Outcome::Safe };
                    let found = position.end().unwrap_or(found);
                    self.0.insert(position.clone(), found);
                    open.pop();
                }
            }
        }
        self.0[position]
    }
}
