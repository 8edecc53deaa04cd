//! Every sentence over whole ranges of positions.

use crate::numbers::{digits, known};
use crate::script::{fault, sentence_fault};
use nian_lessons::{Frame, Played};
use nian_solver::AnyPosition;
use nian_words::Language;

/// Normal and misère, small positions of every game and some with the largest numbers.
pub(crate) fn positions() -> Vec<AnyPosition> {
    let mut texts = Vec::new();
    for rules in ["", ".misere"] {
        for a in 0..=6 {
            for b in 0..=6 {
                texts.push(format!("wythoff{rules}:{a},{b}"));
                texts.extend((0..=5).map(|c| format!("nim{rules}:{a},{b},{c}")));
                texts.push(format!("nim{rules}:1,{a},{b},1,7"));
            }
        }
        for (a, b) in [
            (16, 26),
            (26, 16),
            (17, 28),
            (100, 161),
            (161, 261),
            (2178309, 3524578),
        ] {
            texts.push(format!("wythoff{rules}:{a},{b}"));
        }
        for heap in 0..=40 {
            texts.extend((1..=6).map(|up| format!("dice{rules}:{heap}@{up}")));
        }
        let most = i64::MAX;
        texts.push(format!("nim{rules}:{most},1,{most},2"));
        texts.push(format!("nim{rules}:{}", ["1"; 26].join(",")));
        texts.push(format!("nim{rules}:{}", ["9"; 26].join(",")));
        texts.push(format!("wythoff{rules}:1,{most}"));
        texts.push(format!("dice{rules}:{most}@6"));
    }
    for a in 0..=13 {
        texts.extend((1..=13).map(|b| format!("euclid:{a},{b}")));
    }
    for (a, b) in [
        (55i64, 89i64),
        (1000000, 618033),
        (i64::MAX, 1),
        (i64::MAX, 5700357409661598721),
    ] {
        texts.push(format!("euclid:{a},{b}"));
    }
    texts.extend(newer());
    texts.iter().map(|text| text.parse().expect(text)).collect()
}

/// The games with rules of many kinds: some of each kind, small heaps and large ones.
fn newer() -> Vec<String> {
    let mut texts = Vec::new();
    for set in [
        "1-1", "1-3", "1-10", "1,3,4", "2,5", "1,4,9,16", "3", "6,9", "fib",
    ] {
        for rules in ["", ".misere"] {
            for heap in (0..=30).chain([999_999, 1_000_000]) {
                texts.push(format!("subtraction.{set}{rules}:{heap}"));
            }
        }
    }
    let squares: Vec<String> = (1..=31).map(|n: u64| (n * n).to_string()).collect();
    texts.push(format!("subtraction.{}:5000", squares.join(",")));
    for k in [1, 2, 3, 4, 5, 6, 1000] {
        for heap in 0..=2 * k.min(12) + 5 {
            for held in [0, 1, 7] {
                // The total is odd in the one game, even in the other.
                let other = (heap + held + 1) % 2 + 2;
                texts.push(format!("parity.{k}:{heap}@{held},{other}"));
                texts.push(format!("parity.{k}.even:{heap}@{other},{held}"));
                let even = (heap + held) % 2;
                texts.push(format!("sides.{k}:{heap}@{held},{even},odd"));
                texts.push(format!("sides.{k}:{heap}@{even},{held},even"));
            }
        }
    }
    for mode in ["one", "both", "one-sum"] {
        for rules in ["", ".misere"] {
            for heap in (0..=24).chain([66, 100, 352, 353, 1_000_001]) {
                for faces in ["1,1", "3,5", "6,2", "2,5", "1,2,3", "4,4,3", "6,1,5,2"] {
                    texts.push(format!("dice.{mode}{rules}:{heap}@{faces}"));
                }
            }
        }
    }
    for m in [1, 2, 3, 7, 100] {
        for heap in (0..=24).chain([100, 144, 1_000_000_007]) {
            texts.push(format!("dynamic.{m}:{heap}"));
            texts.extend([1, 2, 3].map(|limit| format!("dynamic.{m}:{heap}@{limit}")));
            texts.push(format!("dynamic.{m}:{heap}@{}", heap + 1));
        }
        for scope in ["local", "global"] {
            for (a, b) in [(0, 0), (0, 7), (1, 1), (3, 5), (8, 8), (12, 20)] {
                for (p, q) in [(1, 1), (2, 3), (12, 20), (0, 4)] {
                    texts.push(match scope {
                        "local" => format!("dynamic.{m}.local:{a}@{p},{b}@{q}"),
                        _ => format!("dynamic.{m}.global:{a},{b}@{q}"),
                    });
                }
            }
        }
        texts.push(format!("dynamic.{m}.global:4,5,6@3"));
        texts.push(format!("dynamic.{m}.local:9@3,9@4,9@5,9@6,1@1"));
    }
    texts.push(format!("dynamic.1:{}", i64::MAX));
    texts.push(format!("dynamic.2:{}", i64::MAX));
    texts
}

#[test]
fn explanations_are_whole_and_say_only_numbers_that_are_true() {
    for position in positions() {
        let explanation = position.explain();
        let known = known(&position);
        for language in Language::ALL {
            let text = language.sentences().explanation(&position, &explanation);
            assert_eq!(sentence_fault(language, &text), None, "{position}: {text}");
            for number in digits(&text) {
                assert!(known.contains(&number), "{position}: {number} in {text}");
            }
        }
    }
}

/// Of a long set of numbers that may be taken, not all are read out.
const READ_OUT: usize = 8;

#[test]
fn positions_are_read_out_with_all_their_numbers() {
    for position in positions() {
        for language in Language::ALL {
            let text = language.sentences().position(&position);
            assert_eq!(fault(language, &text), None, "{position}: {text}");
            // The notation holds the same numbers, for most games in the same order.
            let (said, written) = (digits(&text), digits(&position.to_string()));
            if matches!(
                position,
                AnyPosition::Nim(..)
                    | AnyPosition::Wythoff(..)
                    | AnyPosition::Dice(..)
                    | AnyPosition::Euclid(..)
            ) {
                assert_eq!(said, written, "{position}: {text}");
            }
            let all = written.iter().take(READ_OUT).all(|n| said.contains(n));
            assert!(all, "{position}: {text}");
        }
    }
}

/// A title names the heaps first, and holds no more than the words do.
#[test]
fn titles_have_the_heaps_and_few_other_numbers() {
    for position in positions() {
        for language in Language::ALL {
            let words = language.sentences();
            let (title, text) = (words.title(&position), words.position(&position));
            assert!(!title.contains(['{', '$']), "{position}: {title}");
            assert_eq!(title.trim(), title, "{position}");
            let said = digits(&title);
            assert_eq!(said[..position.heaps().len()], *position.heaps(), "{title}");
            let known = digits(&text);
            assert!(said.iter().all(|n| known.contains(n)), "{title}: {text}");
        }
    }
}

#[test]
fn every_move_is_named_played_and_judged() {
    for position in positions() {
        for mv in position.moves().take(12) {
            let judgement = position.judge(mv).unwrap();
            let before = position.clone();
            let take = digits(&mv.to_string());
            let left: Vec<u64> = judgement.after.heaps().to_vec();
            for language in Language::ALL {
                let words = language.sentences();
                let name = words.move_name(&position, mv);
                assert_eq!(fault(language, &name), None, "{position} {mv}: {name}");
                assert_eq!(digits(&name), take);

                let played = words.played(&Played {
                    before: before.clone(),
                    mv,
                });
                assert_eq!(sentence_fault(language, &played), None, "{played}");
                let said = digits(&played);
                assert!(said.starts_with(&take), "{position} {mv}: {played}");
                assert!(
                    left.iter().all(|heap| said.contains(heap)),
                    "{position} {mv}: {played}"
                );

                let judged = words.judgement(&position, &judgement);
                assert_eq!(sentence_fault(language, &judged), None, "{judged}");
                assert!(
                    digits(&judged).starts_with(&take),
                    "{position} {mv}: {judged}"
                );
                if let Some(reply) = judgement.reply {
                    let refuting = digits(&reply.to_string());
                    let said = digits(&judged);
                    assert!(said.ends_with(&refuting) || said.len() > 2, "{judged}");
                    assert!(said.contains(&refuting[0]), "{position} {mv}: {judged}");
                }
            }
        }
    }
}

#[test]
fn a_frame_without_words_says_what_was_played_and_why() {
    for position in positions() {
        for language in Language::ALL {
            let words = language.sentences();
            let mut frame = Frame::of(position.clone());
            let explanation = words.explanation(&position, &position.explain());
            assert_eq!(words.frame(&frame), explanation);
            frame.marks = true;
            let marked = words.frame(&frame);
            assert_eq!(
                sentence_fault(language, &marked),
                None,
                "{position}: {marked}"
            );
            let Some(mv) = position.moves().next() else {
                continue;
            };
            let mut after = Frame::of(position.play(mv).unwrap());
            after.played = Some(Played {
                before: position.clone(),
                mv,
            });
            let text = words.frame(&after);
            let played = words.played(after.played.as_ref().unwrap());
            assert!(
                text.starts_with(&played) && text.len() > played.len(),
                "{text}"
            );
        }
    }
}

#[test]
fn both_chinese_scripts_say_the_same_numbers() {
    for position in positions() {
        let [hant, hans] = [Language::ZhHant, Language::ZhHans].map(|language| {
            language
                .sentences()
                .explanation(&position, &position.explain())
        });
        assert_eq!(digits(&hant), digits(&hans), "{position}");
        assert_eq!(
            hant.chars().filter(|&c| c == '，').count(),
            hans.matches('，').count()
        );
    }
}

#[test]
fn english_counts_one_coin_and_two_coins() {
    for position in positions() {
        let words = Language::En.sentences();
        let mut texts = vec![
            words.position(&position),
            words.explanation(&position, &position.explain()),
        ];
        texts.extend(
            position
                .moves()
                .take(6)
                .map(|mv| words.judgement(&position, &position.judge(mv).unwrap())),
        );
        for text in texts {
            let words: Vec<&str> = text.split([' ', ',', '.', ';', ':']).collect();
            for pair in words.windows(2) {
                let one = ["1", "one", "single"].contains(&pair[0]);
                let plural = ["coins", "stones", "stacks", "columns"].contains(&pair[1]);
                let single = ["coin", "stone", "stack", "column"].contains(&pair[1]);
                let number = pair[0].parse::<u64>().is_ok();
                assert!(!(one && pair[0] != "single" && plural), "{text}");
                assert!(!(number && !one && single), "{text}");
            }
        }
    }
}

#[test]
fn the_table_of_pairs_is_said_pair_by_pair() {
    use nian_lessons::{Show, Subject};
    for found in 0..=30 {
        let subject = Subject::Pairs { found, of: 30 };
        let mut frame = Frame::of("nim:0".parse().unwrap());
        (frame.subject, frame.show) = (subject, Show::Table);
        for language in Language::ALL {
            let text = language.sentences().frame(&frame);
            assert_eq!(sentence_fault(language, &text), None, "{text}");
            if found > 0 {
                let (lower, upper) = nian_solver::wythoff::pair(found).unwrap();
                assert_eq!(digits(&text), [lower, lower, lower, found, upper], "{text}");
            }
        }
    }
}
