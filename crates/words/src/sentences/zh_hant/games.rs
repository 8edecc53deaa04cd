use super::{row, these};
use crate::sentences::message::{Dice, Nim, Wythoff};
use crate::sentences::text::{cat, chinese, digits, set, subscript};

pub(super) fn nim(message: &Nim<'_>) -> String {
    match message {
        Nim::OneRow { row: index } => cat(&["只剩", &row(*index), "：整列取走，就拿到最後一枚。"]),
        Nim::Equal => "剩下的兩列一樣多：一方從這一列取幾枚，另一方就從那一列也取幾枚。".into(),
        Nim::Level { row: index, take } => cat(&[
            "剩下的兩列不一樣多：從",
            &row(*index),
            "取 ",
            &digits(*take),
            " 枚，就一樣多了。",
        ]),
        Nim::Paired => {
            "每一欄的疊都兩兩成對。輪到的人不論怎麼取，總有一欄會落單，另一人又能把它配好。".into()
        }
        Nim::Odd { columns } => {
            let columns = columns.iter().map(|(column, stacks)| {
                cat(&[&digits(*column), " 那一欄有", &chinese(*stacks), "疊，"])
            });
            cat(&[&columns.collect::<String>(), "配不成對。"])
        }
        Nim::ManyOdd { columns } => cat(&["有", &chinese(*columns), "欄的疊配不成對。"]),
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
            " 枚，每一欄就都成對了。",
        ]),
        Nim::Choose { column, rows } => {
            let which = match column {
                Some(column) => cat(&["最左邊的是 ", &digits(*column), " 那一欄：從欄中"]),
                None => "從這一欄".into(),
            };
            let rows = these(rows.iter().map(|&index| row(index)), "、");
            cat(&[&which, "有疊的一列下手，", &rows, "都可以。"])
        }
        Nim::AsUsual { large } => {
            cat(&["超過一枚的還有", &count(*large), "列，先照平常的拈來看："])
        }
        Nim::LeaveSingles {
            row: index,
            keep,
            singles,
        } => {
            let how = if *keep == 0 {
                "整列取走，"
            } else {
                "取到剩一枚，"
            };
            cat(&[
                "超過一枚的只有",
                &row(*index),
                "：",
                how,
                &for_other(*singles),
            ])
        }
        Nim::OddSingles { singles: 1 } => "只剩一枚，輪到的人只好拿走它，就輸了。".into(),
        Nim::OddSingles { singles } => cat(&[
            "剩下",
            &chinese(*singles),
            "列，各一枚，列數是奇數：一人拿一列，最後一枚還是輪到先拿的人。",
        ]),
        Nim::EvenSingles { left } => cat(&[
            "剩下",
            &count(left + 1),
            "列，各一枚，列數是偶數：隨便拿走一列，",
            &for_other(*left),
        ]),
    }
}

/// So many single coins are left, an odd number, and the other player gets the last one.
fn for_other(singles: u8) -> String {
    match singles {
        1 => "只留一枚給對方拿。".into(),
        _ => cat(&["留下", &chinese(singles), "列各一枚，最後一枚就輪到對方。"]),
    }
}

/// A number before a measure word: 兩, not 二.
fn count(number: u8) -> String {
    if number == 2 {
        "兩".into()
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
            " 組安全殘局，差正好是 ",
            &digits(*index),
            "；不論怎麼取，都走不到別的一組。",
        ]),
        Wythoff::Form { lower, upper } => cat(&[
            "寫成標準表示法，",
            &digits(*upper),
            " 就是 ",
            &digits(*lower),
            " 後面添一個 0。",
        ]),
        Wythoff::OneRow { row: index } => {
            cat(&["只剩", &row(*index), "：整列取走，就拿到最後一枚。"])
        }
        Wythoff::Equal => "兩列一樣多：一起取光，就拿到最後一枚。".into(),
        Wythoff::NotPair {
            rows,
            difference,
            safe,
        } => {
            let difference = digits(*difference);
            let safe = match safe {
                Some(safe) => cat(&["，而差 ", &difference, " 的安全殘局只有 ", &set(safe), "。"]),
                None => "，不在安全殘局之列。".into(),
            };
            cat(&[&set(rows), " 的差是 ", &difference, &safe])
        }
        Wythoff::Lines { to } => {
            let to = these(to.iter().map(|pair| set(pair)), " 和 ");
            cat(&["一步走得到的安全殘局有 ", &to, "。"])
        }
        Wythoff::LastCoin => "只剩一枚，輪到的人只好拿走它，就輸了。".into(),
        Wythoff::TwoTwo => "{2, 2} 不論怎麼取，不是自己拿光，就是被對方留下單單一枚。".into(),
        Wythoff::NoPairs => {
            "表還是空的。每一組較小的數，是還沒用過的最小正整數；第 n 組的兩數相差 n。".into()
        }
        Wythoff::NewPair {
            index,
            lower,
            upper,
        } => {
            let (n, lower) = (subscript(*index), digits(*lower));
            cat(&[
                "還沒用過的最小正整數是 ",
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
                0 => "石頭取光了".into(),
                _ => cat(&[
                    "只剩 ",
                    &digits(*heap),
                    " 顆，",
                    &digits(*up),
                    " 朝上，翻得到的面都太大",
                ]),
            };
            let end = if *misere {
                "反而贏了。"
            } else {
                "輸了。"
            };
            cat(&[&why, "：輪到的人沒得取，", end])
        }
        Dice::Faces {
            heap,
            residue,
            faces,
            up,
        } => {
            let heap = digits(*heap);
            let when = match residue {
                Some(residue) => cat(&[&heap, " 除以 9 餘 ", &digits(*residue), "，"]),
                None => cat(&["只有 ", &heap, " 顆，"]),
            };
            let what = match faces {
                [] => "這時哪一面朝上都不安全。".into(),
                [_, _, _, _, _, _] => "這時哪一面朝上都安全。".into(),
                _ => cat(&[
                    "這時 ",
                    &these(faces.iter().map(|&face| digits(face)), "、"),
                    " 朝上才安全；現在朝上的",
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
                .map(|(face, heap)| cat(&[&digits(*face), "（留 ", &digits(*heap), " 顆）"]));
            cat(&["翻到 ", &these(turns, "或 "), "，就留下安全殘局。"])
        }
    }
}
