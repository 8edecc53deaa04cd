use crate::sentences::message::Trouble;
use crate::sentences::text::{cat, character, chinese, clip, digits};
use nian_lessons::{Fact, Kind, Problem};
use nian_solver::{Expected, NotationError, PlayError};

pub(super) fn say(message: &Trouble<'_>) -> String {
    match message {
        Trouble::Unreadable { text, error } => unreadable(text, error),
        Trouble::Refused(error) => refused(*error),
        Trouble::InStep(0) => "例子的起點有問題：".into(),
        Trouble::InStep(step) => cat(&["例子的第 ", &digits(*step as u64), " 步有問題："]),
        Trouble::Lesson(problem) => lesson(problem),
    }
}

fn unreadable(text: &str, error: &NotationError) -> String {
    let at = character(text, error);
    cat(&[
        "「",
        &clip(text),
        "」讀不懂：第 ",
        &at,
        " 個字起應該是",
        &expected(error.expected),
        "。",
    ])
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Game => "遊戲的名字（nim、wythoff 或 dice）".into(),
        Expected::Option => "選項 misere，至多寫一次".into(),
        Expected::Colon => "冒號，後面接局面".into(),
        Expected::Number => "不超過 9223372036854775807 的數，前面不補 0".into(),
        Expected::Heaps { min, max } if min == max => cat(&["恰好 ", &digits(min), " 列"]),
        Expected::Heaps { min, max } => cat(&[&digits(min), " 到 ", &digits(max), " 列"]),
        Expected::At => "@，後面接朝上的點數".into(),
        Expected::Face => "1 到 6 的點數".into(),
        Expected::Row => "列的代號 a、b、c……".into(),
        Expected::End => "結尾".into(),
    }
}

fn refused(error: PlayError) -> String {
    match error {
        PlayError::OtherKind => "這個遊戲沒有這種取法。".into(),
        PlayError::NoSuchRow { rows } => {
            cat(&["沒有這一列：從 a 數起只有", &chinese(rows), "列。"])
        }
        PlayError::TakeNone => "至少要取一枚。".into(),
        PlayError::TooMany { most } => cat(&["取太多了：最多只能取 ", &digits(most), "。"]),
        PlayError::NoSide { up } => {
            let (up, below) = (digits(up), digits(7 - up));
            cat(&[
                "骰子 ",
                &up,
                " 朝上，不能翻到 ",
                &up,
                "，也不能翻到對面的 ",
                &below,
                "。",
            ])
        }
        PlayError::NoFace => "骰子只有 1 到 6 點。".into(),
        PlayError::Over => "這一局已經結束了。".into(),
    }
}

fn lesson(problem: &Problem) -> String {
    match problem {
        Problem::Json { line, column } => cat(&[
            "例子的檔案從第 ",
            &digits(*line as u64),
            " 行第 ",
            &digits(*column as u64),
            " 個字起讀不懂。",
        ]),
        Problem::UnknownKey { key } => cat(&["不認得「", &clip(key), "」這一項。"]),
        Problem::MissingKey { key } => cat(&["缺了「", key, "」這一項。"]),
        Problem::Kind { key: "", expected } => cat(&["這裡應該是", &kind(*expected), "。"]),
        Problem::Kind { key, expected } => cat(&["「", key, "」應該是", &kind(*expected), "。"]),
        Problem::NoStart => "start（局面）和 pairs（安全殘局表）要恰好寫一個。".into(),
        Problem::TooLong { most } => cat(&["太長了，最多 ", &digits(*most), "。"]),
        Problem::NoText => "有一種語言沒有寫字。".into(),
        Problem::Position { text, error } | Problem::Move { text, error } => {
            unreadable(text, error)
        }
        Problem::Play { text, error } => {
            cat(&["「", &clip(text), "」不能這樣走：", &refused(*error)])
        }
        Problem::Back { to } => cat(&["back 要回到更早的一步，第 ", &digits(*to), " 步不是。"]),
        Problem::Show => "這個遊戲沒有這種圖。".into(),
        Problem::NoPosition => "這裡是安全殘局表，沒有局面。".into(),
        Problem::NoTable => "這裡是局面，沒有安全殘局表。".into(),
        Problem::NoSuchPair { of } => cat(&["表裡只排得下 ", &digits(*of), " 組。"]),
        Problem::Expect {
            fact,
            stated,
            found,
        } => cat(&[
            self::fact(*fact),
            "寫的是「",
            &clip(stated),
            "」，算出來是「",
            found,
            "」。",
        ]),
    }
}

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Object => "物件 { }".into(),
        Kind::Text => "文字".into(),
        Kind::Number => "不小於 0 的整數".into(),
        Kind::Flag => "true 或 false".into(),
        Kind::List => "列表 [ ]".into(),
        Kind::Back => "start 或更早一步的號碼".into(),
        Kind::OneOf(words) => cat(&["這幾個字之一：", &words.join("、")]),
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Position => "局面",
        Fact::Outcome => "安全與否",
        Fact::Winning => "致勝的取法",
        Fact::Sums => "不進位的和",
        Fact::Pair => "這一組",
        Fact::Faces => "安全的面",
    }
}
