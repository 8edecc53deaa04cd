//! Sentences of positions and moves met at random.

use crate::script::{fault, sentence_fault};
use nian_solver::{AnyPosition, Move};
use nian_words::Language;
use proptest::prelude::*;

/// A position of any game, from a few numbers; every rule and every ending comes up.
fn position() -> impl Strategy<Value = AnyPosition> {
    let heap = (0..=i64::MAX as u64, 0..63u32).prop_map(|(number, shift)| number >> shift);
    let small = prop::collection::vec(0..=40u64, 4);
    let faces = prop::collection::vec(1..=6u8, 2..=4);
    let options = (0..14usize, 0..1000u64, any::<bool>(), any::<bool>());
    (options, heap, small, faces).prop_filter_map("no such position", |made| {
        let ((game, k, misere, other), heap, small, faces) = made;
        let k = k + 1;
        let misere = if misere { ".misere" } else { "" };
        let [a, b, c, d] = small[..] else { return None };
        let faces = faces.iter().map(u8::to_string).collect::<Vec<_>>();
        let faces = faces.join(",");
        let mode = ["one", "both", "one-sum"][(k % 3) as usize];
        let multiplier = k % 100 + 1;
        let odd = u64::from(heap.is_multiple_of(2));
        let text = match game {
            0 => format!("nim{misere}:{heap},{a},{b},{c}"),
            1 => format!("wythoff{misere}:{heap},{a}"),
            2 => format!("dice{misere}:{heap}@{}", k % 6 + 1),
            3 => format!("subtraction.1-{k}{misere}:{heap}"),
            4 => format!(
                "subtraction.{},{},{}{misere}:{heap}",
                a + 1,
                a + b + 2,
                a + b + c + 3
            ),
            5 => format!("subtraction.fib{misere}:{}", heap % 2000),
            6 => format!("parity.{k}:{}@{c},{}", heap / 4, (heap / 4 + c + 1) % 2),
            7 => format!("parity.{k}.even:{}@{d},{}", c, (c + d + 1) % 2),
            8 if other => format!("sides.{k}:{}@{c},{},odd", heap / 4, (heap / 4 + c) % 2),
            8 => format!("sides.{k}:{}@{},{c},even", heap / 4, (heap / 4 + c) % 2),
            9 => format!("dice.{mode}{misere}:{heap}@{faces}"),
            10 => format!("dynamic.{multiplier}:{heap}@{}", heap / 3 + odd),
            12 => format!(
                "euclid:{heap},{}",
                if other { a + 1 } else { heap / 8 * 5 + 1 }
            ),
            11 => format!("dynamic.{multiplier}.local:{a}@{b},{c}@{d}"),
            _ => format!("dynamic.{multiplier}.global:{a},{b}@{}", c + 1),
        };
        Some(text.parse().expect(&text))
    })
}

/// Nothing is left of the templates.
fn check(language: Language, text: &str, whole: bool) {
    let fault = if whole {
        sentence_fault(language, text)
    } else {
        fault(language, text)
    };
    assert_eq!(fault, None, "{text}");
    assert!(!text.contains(['$', '[', ']', '|']), "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn every_sentence_is_whole(position in position(), at in 0..12usize) {
        let moves: Vec<Move> = position.moves().take(12).collect();
        let mv = moves.get(at % moves.len().max(1));
        for language in Language::ALL {
            let words = language.sentences();
            check(language, &words.position(&position), false);
            check(language, &words.left(&position), false);
            check(language, &words.explanation(&position, &position.explain()), true);
            if !position.winning_moves().is_empty() {
                check(language, &words.better(&position), true);
            }
            for &mv in mv.iter().copied().chain(position.winning_moves().first()) {
                check(language, &words.move_name(&position, mv), false);
                let judgement = position.judge(mv).unwrap();
                check(language, &words.judgement(&position, &judgement), true);
            }
        }
    }
}
