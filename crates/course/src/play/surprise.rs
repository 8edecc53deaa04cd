//! A position by chance.

use crate::set_up::FormState;
use nian_solver::AnyPosition;
use nian_words::{FieldKind, SampleGame};

/// So many are tried before the game's own position is taken.
const TRIES: u32 = 2_000;

/// A position of the game with this 0-based index, by the rules that `form` has and by this number by chance, that whoever
/// begins can win or, if it is to be safe, cannot; by the game's usual ones where those have none. At `level`, from 1 to 4, rows are of at most eight coins times that, a single
/// heap of three times as many.
#[must_use]
pub fn surprise(game: usize, form: &FormState, level: u32, is_safe: bool, chance: u32) -> String {
    let mut random = Random(chance);
    let game = &SampleGame::ALL[game];
    // By some rules there is none: of a single row every position is unsafe.
    let usual = FormState::new(&game.form, game.notation);
    [form, &usual]
        .into_iter()
        .flat_map(|form| (0..TRIES).map(move |_| form))
        .map(|form| drawn(form, level, &mut random))
        .find(|text| is_good(text, is_safe))
        .unwrap_or_else(|| game.notation.to_owned())
}

/// Whether it is such a position, and not to be won in one move.
fn is_good(text: &str, is_safe: bool) -> bool {
    let Ok(position) = text.parse::<AnyPosition>() else {
        return false;
    };
    let ends = |mv| position.play(mv).is_ok_and(|after| after.end().is_some());
    position.outcome().is_safe() == is_safe
        && position.end().is_none()
        && !position.winning_moves().into_iter().any(ends)
}

fn drawn(form: &FormState, level: u32, random: &mut Random) -> String {
    let most = u64::from(level.clamp(1, 4)) * 8 - 1;
    let mut state = form.clone();
    let text = state.with_numbers(|kind, name| match kind {
        FieldKind::Number(..) if name == "heap" => Some(random.between(5, most * 3)),
        FieldKind::Number(..) if name == "limit" => Some(random.between(1, most)),
        FieldKind::Rows(..) | FieldKind::Limited(..) => Some(random.between(1, most)),
        FieldKind::Faces(..) => Some(random.between(1, 6)),
        _ => None,
    });
    state.take(&text);
    state.settle();
    state.text()
}

/// Knuth's linear congruential generator: what lies on a board does not have to be better.
struct Random(u32);

impl Random {
    fn between(&mut self, least: u64, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let high = u64::from(self.0 >> 8);
        least + high % (most.max(least) - least + 1)
    }
}
