//! What a person types for a position is understood, whatever keyboard it comes from.

use nian_solver::AnyPosition;
use nian_words::understand;
use unicode_normalization::UnicodeNormalization;

/// What is typed, and the position that is meant.
const MEANT: [(&str, &str); 68] = [
    ("拈:1,2,6", "nim:1,2,6"),
    ("nim 1 2 6", "nim:1,2,6"),
    ("NIM:1,2,6", "nim:1,2,6"),
    ("nim:1、2、6", "nim:1,2,6"),
    ("nim：１，２，６", "nim:1,2,6"),
    ("1,2,6", "nim:1,2,6"),
    ("3，4，5", "nim:3,4,5"),
    ("3 4 5", "nim:3,4,5"),
    ("3、4、5", "nim:3,4,5"),
    ("3-4-5", "nim:3,4,5"),
    (" ３　４　５ ", "nim:3,4,5"),
    ("(3, 4, 5)", "nim:3,4,5"),
    ("{3,4,5}", "nim:3,4,5"),
    ("尼姆 3 4 5", "nim:3,4,5"),
    ("尼姆遊戲：3、4、5", "nim:3,4,5"),
    ("尼姆博弈(3,4,5)", "nim:3,4,5"),
    ("nim: 3, 4, 5", "nim:3,4,5"),
    ("Nim 03,4,5", "nim:3,4,5"),
    ("misère nim 1 1 5", "nim.misere:1,1,5"),
    ("nim.misère:1,1,5", "nim.misere:1,1,5"),
    ("nim misere 1,1,5", "nim.misere:1,1,5"),
    ("反規則拈 1、1、5", "nim.misere:1,1,5"),
    ("拈.misere：1，1，5", "nim.misere:1,1,5"),
    ("nim 21", "nim:21"),
    ("威氏 7 11", "wythoff:7,11"),
    ("威氏遊戲：7，11", "wythoff:7,11"),
    ("威佐夫游戏 7,11", "wythoff:7,11"),
    ("威佐夫:7,11", "wythoff:7,11"),
    ("Wythoff 7 11", "wythoff:7,11"),
    ("Wythoff's game 7, 11", "wythoff:7,11"),
    ("Wythoff’s game: 7, 11", "wythoff:7,11"),
    ("反规则威氏 4 6", "wythoff.misere:4,6"),
    ("歐幾里得遊戲：25、7", "euclid:25,7"),
    ("欧几里得 25 7", "euclid:25,7"),
    ("Euclid’s game 25, 7", "euclid:25,7"),
    ("費氏拈 20", "dynamic.2:20"),
    ("费氏拈：20", "dynamic.2:20"),
    ("Fibonacci nim 20", "dynamic.2:20"),
    ("fibonacci:20", "dynamic.2:20"),
    ("斐波那契拈 45@8", "dynamic.2:45@8"),
    ("fibonacci 45 8", "dynamic.2:45@8"),
    ("骰子 31 4", "dice:31@4"),
    ("骰子:31@4", "dice:31@4"),
    ("骰子 31，4 朝上", "dice:31@4"),
    ("Dice: 31 @ 4", "dice:31@4"),
    ("骰子 both 31@4,2", "dice.both:31@4,2"),
    ("dice one-sum 31 4 2", "dice.one-sum:31@4,2"),
    ("骰子.misere:20@2", "dice.misere:20@2"),
    ("單堆 1-3 21", "subtraction.1-3:21"),
    ("单堆.1-3：21", "subtraction.1-3:21"),
    ("減法 1,3,4 17", "subtraction.1,3,4:17"),
    ("减法 21 1-3", "subtraction.1-3:21"),
    ("反規則減法 1-4 20", "subtraction.1-4.misere:20"),
    ("奇偶 3 17", "parity.3:17"),
    ("奇偶.3：17", "parity.3:17"),
    ("奇偶 3:17", "parity.3:17"),
    ("odd-even 3 17", "parity.3:17"),
    ("奇偶兩方 3 14", "sides.3:14"),
    ("倍數 3 100", "dynamic.3:100"),
    ("倍數.3：100", "dynamic.3:100"),
    ("dynamic 3 45@8", "dynamic.3:45@8"),
    ("倍數.2.global:6,4@3", "dynamic.2.global:6,4@3"),
    ("ニム 3、4、5", "nim:3,4,5"),
    ("ﾆﾑ 3 4 5", "nim:3,4,5"),
    ("フィボナッチ・ニム 20", "dynamic.2:20"),
    ("ヴィトホフのゲーム：７、１１", "wythoff:7,11"),
    ("石取りゲーム 1-3 21", "subtraction.1-3:21"),
    ("奇偶ゲーム 3 17", "parity.3:17"),
];

/// What is the notation already, or nothing that could be understood: it stays as it is.
const LEFT: [&str; 15] = [
    "wythoff.misere:4,6",
    "dice.both:31@4,2",
    "subtraction.fib:33",
    "subtraction.1-4.misere:20",
    "parity.3.even:23",
    "sides.3:14",
    "sides.3:8@0,0,even",
    "dynamic.3:100",
    "dynamic.2.local:9@8,6@5",
    "hello",
    "nim:3,x",
    "3,x",
    "-3",
    "chess:1",
    "nim",
];

/// What lacks something, and what there is of it: the board says, in the reader's language, what has to
/// stand there.
const UNFINISHED: [(&str, &str); 7] = [
    ("減法 21", "subtraction:21"),
    ("subtraction 1-5", "subtraction:1-5"),
    ("骰子 31", "dice:31"),
    ("Odd-even 21", "parity:21"),
    ("倍數拈 100", "dynamic:100"),
    ("威氏 5", "wythoff:5"),
    ("拈", "nim"),
];

fn fold(text: &str) -> String {
    text.nfkd().collect::<String>().to_lowercase()
}

#[test]
fn what_is_meant_is_understood() {
    for (typed, meant) in MEANT {
        assert_eq!(understand(typed, fold), meant, "{typed}");
        let read: AnyPosition = meant.parse().expect("a position");
        assert_eq!(read.to_string(), meant, "{typed}");
    }
}

#[test]
fn what_is_the_notation_or_nothing_stays() {
    for text in LEFT.into_iter().chain(AnyPosition::EXAMPLES) {
        assert_eq!(understand(text, fold), text);
    }
}

#[test]
fn what_lacks_something_is_begun() {
    for (typed, begun) in UNFINISHED {
        assert_eq!(understand(typed, fold), begun, "{typed}");
        assert!(begun.parse::<AnyPosition>().is_err(), "{typed}");
    }
}

/// Whatever is typed: nothing traps, and what comes is understood as itself.
#[test]
fn any_text_is_borne() {
    let pieces = [
        "拈", "dice", "費氏", " ", "3", "00", ",", "：", "@", "-", ".", "misère", "ﾆﾑ", "的", "é",
        "🎲", ":", "偶",
    ];
    let mut seed = 1_u32;
    for _ in 0..20_000 {
        let mut typed = String::new();
        for _ in 0..seed % 7 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            typed.push_str(pieces[(seed >> 16) as usize % pieces.len()]);
        }
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let once = understand(&typed, fold);
        if once.parse::<AnyPosition>().is_ok() {
            assert_eq!(understand(&once, fold), once, "{typed}");
        }
    }
}
