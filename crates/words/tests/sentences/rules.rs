//! The rules of every game, as they stand over its board.

use crate::script::sentence_fault;
use nian_solver::AnyPosition;
use nian_words::{Language, SampleGame};

fn rules(language: Language, position: &str) -> String {
    let position: AnyPosition = position.parse().expect(position);
    language.sentences().rules(&position)
}

#[test]
fn every_board_says_its_rules_and_who_wins() {
    let more = [
        "dice.one.misere:31@4,2",
        "subtraction.1-1.misere:5",
        "dynamic.1:9",
    ];
    let samples = SampleGame::ALL.iter().flat_map(|game| game.samples);
    for text in samples.map(|sample| sample.position).chain(more) {
        for (language, wins) in [
            (Language::ZhHant, ["贏", "輸"]),
            (Language::ZhHans, ["赢", "输"]),
            (Language::En, ["wins", "loses"]),
            (Language::Ja, ["勝ち", "負け"]),
        ] {
            let said = rules(language, text);
            assert!(
                wins.iter().any(|word| said.contains(word)),
                "{text}: {said}"
            );
            assert_eq!(sentence_fault(language, &said), None, "{text}: {said}");
        }
    }
}

#[test]
fn rules_tell_games_apart() {
    for (position, said) in [
        ("nim:3,4,5", "每次從一列取任意枚；拿到最後一枚的人贏。"),
        (
            "nim.misere:1,1,5",
            "每次從一列取任意枚；拿到最後一枚的人輸。",
        ),
        (
            "subtraction.1-4:21",
            "每次取 1 到 4 顆；輪到時沒得取的人輸。",
        ),
        (
            "subtraction.1,3,4.misere:17",
            "每次取 1、3 或 4 顆；輪到時沒得取的人贏。",
        ),
        (
            "euclid:8,5",
            "每次從較大的數取較小的數的整數倍；先把一個數取成 0 的人贏。",
        ),
        ("parity.3:17", "每次至多取 3 顆；取完時，手上是奇數的人贏。"),
        (
            "parity.3.even:23",
            "每次至多取 3 顆；取完時，手上是偶數的人贏。",
        ),
        (
            "dice:31@4",
            "把骰子翻到一個側面，翻到幾點就取幾顆；原來朝上的和壓在底下的兩面不能用；輪到時沒得取的人輸。",
        ),
        (
            "dynamic.3:100",
            "每次至多取上一手的 3 倍，開局不能一次取完；拿到最後一枚的人贏。",
        ),
    ] {
        assert_eq!(rules(Language::ZhHant, position), said, "{position}");
    }
}
