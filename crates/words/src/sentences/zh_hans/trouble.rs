use crate::sentences::message::Trouble;
use crate::sentences::text::{cat, character, chinese, clip, digits};
use nian_lessons::{Fact, Kind, Problem};
use nian_solver::{Expected, NotationError, PlayError};

pub(super) fn say(message: &Trouble<'_>) -> String {
    match message {
        Trouble::Unreadable { text, error } => unreadable(text, error),
        Trouble::Refused(error) => refused(*error),
        Trouble::InStep(0) => "例子的起点有问题：".into(),
        Trouble::InStep(step) => cat(&["例子的第 ", &digits(*step as u64), " 步有问题："]),
        Trouble::Lesson(problem) => lesson(problem),
    }
}

fn unreadable(text: &str, error: &NotationError) -> String {
    let at = character(text, error);
    cat(&[
        "“",
        &clip(text),
        "”读不懂：第 ",
        &at,
        " 个字起应该是",
        &expected(error.expected),
        "。",
    ])
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Game => "游戏的名字（nim、wythoff 或 dice）".into(),
        Expected::Option => "选项 misere，至多写一次".into(),
        Expected::Colon => "冒号，后面接局面".into(),
        Expected::Number => "不超过 9223372036854775807 的数，前面不补 0".into(),
        Expected::Heaps { min, max } if min == max => cat(&["恰好 ", &digits(min), " 行"]),
        Expected::Heaps { min, max } => cat(&[&digits(min), " 到 ", &digits(max), " 行"]),
        Expected::At => "@，后面接朝上的点数".into(),
        Expected::Face => "1 到 6 的点数".into(),
        Expected::Row => "行的代号 a、b、c……".into(),
        Expected::End => "结尾".into(),
    }
}

fn refused(error: PlayError) -> String {
    match error {
        PlayError::OtherKind => "这个游戏没有这种取法。".into(),
        PlayError::NoSuchRow { rows } => {
            cat(&["没有这一行：从 a 数起只有", &chinese(rows), "行。"])
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
                "，也不能翻到对面的 ",
                &below,
                "。",
            ])
        }
        PlayError::NoFace => "骰子只有 1 到 6 点。".into(),
        PlayError::Over => "这一局已经结束了。".into(),
    }
}

fn lesson(problem: &Problem) -> String {
    match problem {
        Problem::Json { line, column } => cat(&[
            "例子的文件从第 ",
            &digits(*line as u64),
            " 行第 ",
            &digits(*column as u64),
            " 个字起读不懂。",
        ]),
        Problem::UnknownKey { key } => cat(&["不认得“", &clip(key), "”这一项。"]),
        Problem::MissingKey { key } => cat(&["缺了“", key, "”这一项。"]),
        Problem::Kind { key: "", expected } => cat(&["这里应该是", &kind(*expected), "。"]),
        Problem::Kind { key, expected } => cat(&["“", key, "”应该是", &kind(*expected), "。"]),
        Problem::NoStart => "start（局面）和 pairs（安全残局表）要恰好写一个。".into(),
        Problem::TooLong { most } => cat(&["太长了，最多 ", &digits(*most), "。"]),
        Problem::NoText => "有一种语言没有写字。".into(),
        Problem::Position { text, error } | Problem::Move { text, error } => {
            unreadable(text, error)
        }
        Problem::Play { text, error } => {
            cat(&["“", &clip(text), "”不能这样走：", &refused(*error)])
        }
        Problem::Back { to } => cat(&["back 要回到更早的一步，第 ", &digits(*to), " 步不是。"]),
        Problem::Show => "这个游戏没有这种图。".into(),
        Problem::NoPosition => "这里是安全残局表，没有局面。".into(),
        Problem::NoTable => "这里是局面，没有安全残局表。".into(),
        Problem::NoSuchPair { of } => cat(&["表里只排得下 ", &digits(*of), " 组。"]),
        Problem::Expect {
            fact,
            stated,
            found,
        } => cat(&[
            self::fact(*fact),
            "写的是“",
            &clip(stated),
            "”，算出来是“",
            found,
            "”。",
        ]),
    }
}

fn kind(kind: Kind) -> String {
    match kind {
        Kind::Object => "对象 { }".into(),
        Kind::Text => "文字".into(),
        Kind::Number => "不小于 0 的整数".into(),
        Kind::Flag => "true 或 false".into(),
        Kind::List => "列表 [ ]".into(),
        Kind::Back => "start 或更早一步的序号".into(),
        Kind::OneOf(words) => cat(&["这几个字之一：", &words.join("、")]),
    }
}

fn fact(fact: Fact) -> &'static str {
    match fact {
        Fact::Position => "局面",
        Fact::Outcome => "安全与否",
        Fact::Winning => "致胜的取法",
        Fact::Sums => "不进位的和",
        Fact::Pair => "这一组",
        Fact::Faces => "安全的面",
    }
}
