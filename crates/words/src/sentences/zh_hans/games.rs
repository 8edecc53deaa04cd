use super::{row, these};
use crate::sentences::message::{Dice, Nim, Wythoff};
use crate::sentences::text::{cat, chinese, digits, set, subscript};

pub(super) fn nim(message: &Nim<'_>) -> String {
    match message {
        Nim::OneRow { row: index } => cat(&["只剩", &row(*index), "：整行取走，就拿到最后一枚。"]),
        Nim::Equal => "剩下的两行一样多：一方从这一行取几枚，另一方就从那一行也取几枚。".into(),
        Nim::Level { row: index, take } => cat(&[
            "剩下的两行不一样多：从",
            &row(*index),
            "取 ",
            &digits(*take),
            " 枚，就一样多了。",
        ]),
        Nim::Paired => {
            "每一栏的叠都两两成对。轮到的人不论怎么取，总有一栏会落单，另一人又能把它配好。".into()
        }
        Nim::Odd { columns } => {
            let columns = columns.iter().map(|(column, stacks)| {
                cat(&[&digits(*column), " 那一栏有", &chinese(*stacks), "叠，"])
            });
            cat(&[&columns.collect::<String>(), "配不成对。"])
        }
        Nim::ManyOdd { columns } => cat(&["有", &chinese(*columns), "栏的叠配不成对。"]),
        Nim::Mend {
            row: index,
            take,
            keep,
        } => cat(&[
            &row(*index),
            "取 ",
            &digits(*take),
            " 枚，留 ",
            &digits(*keep),
            " 枚，每一栏就都成对了。",
        ]),
        Nim::Choose { column, rows } => {
            let which = match column {
                Some(column) => cat(&["最左边的是 ", &digits(*column), " 那一栏：从栏中"]),
                None => "从这一栏".into(),
            };
            let rows = these(rows.iter().map(|&index| row(index)), "、");
            cat(&[&which, "有叠的一行下手，", &rows, "都可以。"])
        }
        Nim::AsUsual { large } => {
            cat(&["超过一枚的还有", &count(*large), "行，先照平常的拈来看："])
        }
        Nim::LeaveSingles {
            row: index,
            keep,
            singles,
        } => {
            let how = if *keep == 0 {
                "整行取走，"
            } else {
                "取到剩一枚，"
            };
            cat(&[
                "超过一枚的只有",
                &row(*index),
                "：",
                how,
                &for_other(*singles),
            ])
        }
        Nim::OddSingles { singles: 1 } => "只剩一枚，轮到的人只好拿走它，就输了。".into(),
        Nim::OddSingles { singles } => cat(&[
            "剩下",
            &chinese(*singles),
            "行，各一枚，行数是奇数：一人拿一行，最后一枚还是轮到先拿的人。",
        ]),
        Nim::EvenSingles { left } => cat(&[
            "剩下",
            &count(left + 1),
            "行，各一枚，行数是偶数：随便拿走一行，",
            &for_other(*left),
        ]),
    }
}

/// So many single coins are left, an odd number, and the other player gets the last one.
fn for_other(singles: u8) -> String {
    match singles {
        1 => "只留一枚给对方拿。".into(),
        _ => cat(&["留下", &chinese(singles), "行各一枚，最后一枚就轮到对方。"]),
    }
}

/// A number before a measure word: 两, not 二.
fn count(number: u8) -> String {
    if number == 2 {
        "两".into()
    } else {
        chinese(number)
    }
}

pub(super) fn wythoff(message: &Wythoff) -> String {
    match message {
        Wythoff::Pair { rows, index } => cat(&[
            &set(rows),
            " 是第 ",
            &digits(*index),
            " 组安全残局，差正好是 ",
            &digits(*index),
            "；不论怎么取，都走不到别的一组。",
        ]),
        Wythoff::Form { lower, upper } => cat(&[
            "写成标准表示，",
            &digits(*upper),
            " 就是 ",
            &digits(*lower),
            " 后面添一个 0。",
        ]),
        Wythoff::OneRow { row: index } => {
            cat(&["只剩", &row(*index), "：整行取走，就拿到最后一枚。"])
        }
        Wythoff::Equal => "两行一样多：一起取光，就拿到最后一枚。".into(),
        Wythoff::NotPair {
            rows,
            difference,
            safe,
        } => {
            let difference = digits(*difference);
            let safe = match safe {
                Some(safe) => cat(&["，而差 ", &difference, " 的安全残局只有 ", &set(safe), "。"]),
                None => "，不属于安全残局。".into(),
            };
            cat(&[&set(rows), " 的差是 ", &difference, &safe])
        }
        Wythoff::Lines { to } => {
            let to = these(to.iter().map(|pair| set(pair)), " 和 ");
            cat(&["一步走得到的安全残局有 ", &to, "。"])
        }
        Wythoff::LastCoin => "只剩一枚，轮到的人只好拿走它，就输了。".into(),
        Wythoff::TwoTwo => "{2, 2} 不论怎么取，不是自己拿光，就是被对方留下单单一枚。".into(),
        Wythoff::NoPairs => {
            "表还是空的。每一组较小的数，是还没用过的最小正整数；第 n 组的两数相差 n。".into()
        }
        Wythoff::NewPair {
            index,
            lower,
            upper,
        } => {
            let (n, lower) = (subscript(*index), digits(*lower));
            cat(&[
                "还没用过的最小正整数是 ",
                &lower,
                "，所以 a",
                &n,
                " = ",
                &lower,
                "，b",
                &n,
                " = ",
                &lower,
                " + ",
                &digits(*index),
                " = ",
                &digits(*upper),
                "。",
            ])
        }
    }
}

pub(super) fn dice(message: &Dice<'_>) -> String {
    match message {
        Dice::Stuck { heap, up, misere } => {
            let why = match heap {
                0 => "石子取光了".into(),
                _ => cat(&[
                    "只剩 ",
                    &digits(*heap),
                    " 颗，",
                    &digits(*up),
                    " 朝上，翻得到的面都太大",
                ]),
            };
            let end = if *misere {
                "反而赢了。"
            } else {
                "输了。"
            };
            cat(&[&why, "：轮到的人没法取，", end])
        }
        Dice::Faces {
            heap,
            residue,
            faces,
            up,
        } => {
            let heap = digits(*heap);
            let when = match residue {
                Some(residue) => cat(&[&heap, " 除以 9 余 ", &digits(*residue), "，"]),
                None => cat(&["只有 ", &heap, " 颗，"]),
            };
            let what = match faces {
                [] => "这时哪一面朝上都不安全。".into(),
                [_, _, _, _, _, _] => "这时哪一面朝上都安全。".into(),
                _ => cat(&[
                    "这时 ",
                    &these(faces.iter().map(|&face| digits(face)), "、"),
                    " 朝上才安全；现在朝上的",
                    if faces.contains(up) {
                        "正是 "
                    } else {
                        "是 "
                    },
                    &digits(*up),
                    "。",
                ]),
            };
            cat(&[&when, &what])
        }
        Dice::Turns { turns } => {
            let turns = turns
                .iter()
                .map(|(face, heap)| cat(&[&digits(*face), "（留 ", &digits(*heap), " 颗）"]));
            cat(&["翻到 ", &these(turns, "或 "), "，就留下安全残局。"])
        }
    }
}
