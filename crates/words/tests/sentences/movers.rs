//! Whose move it was stands in the sentence that tells of it, as its subject, in every family of games and language.

use crate::ranges;
use nian_lessons::{Frame, Played};
use nian_solver::{AnyPosition, Move};
use nian_words::Language;

/// The first player, the second, the reader, the opponent, where a sentence begins with them.
fn names(language: Language) -> [&'static str; 4] {
    match language.tag() {
        "zh-Hant" => ["甲", "乙", "你", "對手"],
        "zh-Hans" => ["甲", "乙", "你", "对手"],
        "ja" => ["先手は", "後手は", "あなたは", "相手は"],
        _ => [
            "The first player ",
            "The second player ",
            "You ",
            "The opponent ",
        ],
    }
}

/// What says "oneself", which after the other's move would be the other.
const ONESELF: [&str; 2] = ["自己", "yourself"];

/// The first moves and the last one.
fn some_moves(position: &AnyPosition) -> Vec<Move> {
    let mut moves: Vec<Move> = position.moves().take(3).collect();
    moves.extend(position.winning_moves().last());
    moves
}

#[test]
fn who_moved_is_the_subject() {
    let mut said_of = 0;
    for position in ranges::positions() {
        for mv in some_moves(&position) {
            let played = Played {
                before: position.clone(),
                mv,
            };
            let left = position.play(mv).expect("a move");
            let frame = Frame {
                played: Some(played.clone()),
                ..Frame::of(left)
            };
            for language in Language::ALL {
                let words = language.sentences();
                let mended = words.mended(&frame);
                assert!(mended.starts_with(names(language)[3]), "{mended}");
                for (who, name) in names(language).into_iter().enumerate() {
                    let moved = words.moved(&played, who);
                    for said in [&moved, &words.frame_by(&frame, Some(who))] {
                        assert!(said.starts_with(name), "{position} {mv}: {said}");
                    }
                    // The picture shows what is left.
                    assert!(!moved.contains('{'), "{position} {mv}: {moved}");
                    assert!(!ONESELF.iter().any(|word| moved.contains(word)), "{moved}");
                    said_of += 1;
                }
            }
        }
    }
    assert!(said_of > 10_000, "{said_of}");
}

/// What is said of what a move leaves, and of a reply to it, is said of either player.
#[test]
fn nobody_is_called_oneself_after_a_move() {
    for position in ranges::positions() {
        for mv in some_moves(&position) {
            let judgement = position.judge(mv).expect("a move");
            let left = position.play(mv).expect("a move");
            for language in Language::ALL {
                let words = language.sentences();
                for said in [words.left(&left), words.judgement(&position, &judgement)] {
                    assert!(!ONESELF.iter().any(|word| said.contains(word)), "{said}");
                }
            }
        }
    }
}
