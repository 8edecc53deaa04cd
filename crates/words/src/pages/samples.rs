use super::Text;

/// A game, how its positions are written, and some to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SampleGame {
    /// Its name.
    pub name: Text,
    /// Its rules in a sentence.
    pub rules: Text,
    /// How a position is written.
    pub notation: &'static str,
    /// Positions of it.
    pub samples: &'static [Sample],
}

/// A position to set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position, as it is written.
    pub position: &'static str,
    /// What is special about it.
    pub name: Text,
}

const fn sample(position: &'static str, name: Text) -> Sample {
    Sample { position, name }
}

impl SampleGame {
    /// All games of the articles.
    pub const ALL: [Self; 9] = [
        Self {
            name: ["拈", "拈", "Nim"],
            rules: [
                "從一列取任意枚，拿到最後一枚的人贏。",
                "从一行取任意枚，拿到最后一枚的人赢。",
                "Take any number from one row; whoever takes the last coin wins.",
            ],
            notation: "nim:3,4,5",
            samples: &[
                sample(
                    "nim:3,4,5",
                    ["三、四、五", "三、四、五", "three, four, five"],
                ),
                sample(
                    "nim:14,15,18,22",
                    ["四列長的", "四行长的", "four longer rows"],
                ),
                sample(
                    "nim.misere:1,1,5",
                    [
                        "拿最後一枚的人輸",
                        "拿最后一枚的人输",
                        "whoever takes the last coin loses",
                    ],
                ),
            ],
        },
        Self {
            name: ["威氏遊戲", "威佐夫游戏", "Wythoff’s game"],
            rules: [
                "從一列取任意枚，或從兩列取一樣多。",
                "从一行取任意枚，或从两行取一样多。",
                "Take any number from one row, or the same number from both.",
            ],
            notation: "wythoff:10,14",
            samples: &[
                sample(
                    "wythoff:10,14",
                    [
                        "一列 10 枚、一列 14 枚",
                        "一行 10 枚、一行 14 枚",
                        "rows of 10 and 14",
                    ],
                ),
                sample(
                    "wythoff:1000000,1618033",
                    [
                        "數不完的枚數也算得出來",
                        "数不完的枚数也算得出来",
                        "more coins than can be counted out",
                    ],
                ),
                sample(
                    "wythoff.misere:4,6",
                    [
                        "拿最後一枚的人輸",
                        "拿最后一枚的人输",
                        "whoever takes the last coin loses",
                    ],
                ),
            ],
        },
        Self {
            name: ["減法遊戲", "减法游戏", "Subtraction games"],
            rules: [
                "一堆石子，每次只能取規定的顆數。",
                "一堆石子，每次只能取规定的颗数。",
                "One heap; only certain numbers may be taken.",
            ],
            notation: "subtraction.1-4:21",
            samples: &[
                sample(
                    "subtraction.1-4:21",
                    ["取 1 到 4 顆", "取 1 到 4 颗", "take 1 to 4"],
                ),
                sample(
                    "subtraction.1-4.misere:20",
                    [
                        "拿最後一顆的人輸",
                        "拿最后一颗的人输",
                        "whoever takes the last stone loses",
                    ],
                ),
                sample(
                    "subtraction.1,3,4:17",
                    ["取 1、3 或 4 顆", "取 1、3 或 4 颗", "take 1, 3 or 4"],
                ),
                sample(
                    "subtraction.fib:33",
                    ["取費氏數顆", "取斐波那契数颗", "take a Fibonacci number"],
                ),
            ],
        },
        Self {
            name: ["奇偶遊戲", "奇偶游戏", "The odd-even game"],
            rules: [
                "總數是奇數的一堆，取完後手上是奇數（或偶數）的人贏；@ 後面寫輪到的人和對方手上的顆數。",
                "总数是奇数的一堆，取完后手上是奇数（或偶数）的人赢；@ 后面写轮到的一方和对方手上的颗数。",
                "An odd total in one heap; whoever holds an odd (or an even) number at the end wins. After @: what the player to move holds, and the other.",
            ],
            notation: "parity.3:13@1,1",
            samples: &[
                sample(
                    "parity.3:17",
                    [
                        "17 顆，取 1 到 3 顆",
                        "17 颗，取 1 到 3 颗",
                        "17 stones, take 1 to 3",
                    ],
                ),
                sample(
                    "parity.3:13@1,1",
                    [
                        "各取了 1 顆之後",
                        "各取了 1 颗之后",
                        "after 1 taken by each",
                    ],
                ),
                sample(
                    "parity.3.even:23",
                    [
                        "手上是偶數的人贏",
                        "手上是偶数的人赢",
                        "the even holder wins",
                    ],
                ),
            ],
        },
        Self {
            name: [
                "奇方與偶方",
                "奇方与偶方",
                "The odd-even game with two sides",
            ],
            rules: [
                "總數是偶數的一堆：兩人手上都是奇數時奇方贏，都是偶數時偶方贏；@ 後面寫奇方、偶方手上的顆數和輪到誰。",
                "总数是偶数的一堆：两人手上都是奇数时奇方赢，都是偶数时偶方赢；@ 后面写奇方、偶方手上的颗数和轮到谁。",
                "An even total: the odd side wins if both end with odd numbers, the even side if both end with even ones. After @: what the odd and the even side hold, and who is to move.",
            ],
            notation: "sides.3:8@0,0,even",
            samples: &[
                sample(
                    "sides.3:14",
                    [
                        "14 顆，奇方先取",
                        "14 颗，奇方先取",
                        "14 stones, the odd side begins",
                    ],
                ),
                sample(
                    "sides.3:8@0,0,even",
                    [
                        "8 顆，輪到偶方",
                        "8 颗，轮到偶方",
                        "8 stones, the even side to move",
                    ],
                ),
            ],
        },
        Self {
            name: ["骰子遊戲", "骰子游戏", "The dice game"],
            rules: [
                "把骰子翻向側面，翻到幾點就取幾顆；@ 後面寫朝上的點數。",
                "把骰子翻向侧面，翻到几点就取几颗；@ 后面写朝上的点数。",
                "Tip the die onto a side and take as many stones as it shows. After @: the face that is up.",
            ],
            notation: "dice:31@4",
            samples: &[
                sample(
                    "dice:30@1",
                    ["30 顆，1 朝上", "30 颗，1 朝上", "30 stones, 1 up"],
                ),
                sample(
                    "dice.misere:20@2",
                    [
                        "沒得取的人贏",
                        "无法再取的一方获胜",
                        "whoever cannot take wins",
                    ],
                ),
            ],
        },
        Self {
            name: ["幾個骰子", "几个骰子", "Several dice"],
            rules: [
                "只翻一個取它的點數（one）、全部都翻取總和（both），或翻一個取總和（one-sum）。",
                "只翻一个取它的点数（one）、全部都翻取总和（both），或翻一个取总和（one-sum）。",
                "Tip one die and take its number (one), tip all and take the sum (both), or tip one and take the sum (one-sum).",
            ],
            notation: "dice.both:31@4,2",
            samples: &[
                sample(
                    "dice.one:24@1,3",
                    ["兩個，翻一個", "两个，翻一个", "two dice, one tipped"],
                ),
                sample(
                    "dice.both:31@4,2",
                    ["兩個都翻", "两个都翻", "two dice, both tipped"],
                ),
                sample(
                    "dice.one-sum:70@1,2",
                    [
                        "翻一個，取總和",
                        "翻一个，取总和",
                        "one tipped, the sum taken",
                    ],
                ),
                sample(
                    "dice.one:40@1,1,4",
                    ["三個，翻一個", "三个，翻一个", "three dice, one tipped"],
                ),
            ],
        },
        Self {
            name: ["倍數遊戲", "倍数游戏", "Dynamic nim"],
            rules: [
                "每次至多取上一手的若干倍，拿到最後一枚的人贏；@ 後面寫限額，不寫就是開局（不能一次拿完）。",
                "每次至多取上一手的若干倍，拿到最后一枚的人赢；@ 后面写限额，不写就是开局（不能一次拿完）。",
                "Take at most a fixed multiple of what was taken last; whoever takes the last coin wins. After @: the limit; without it, the start, where not all may be taken.",
            ],
            notation: "dynamic.2:45@8",
            samples: &[
                sample(
                    "dynamic.2:20",
                    [
                        "斐波那契拈，20 枚",
                        "斐波那契拈，20 枚",
                        "Fibonacci nim, 20 coins",
                    ],
                ),
                sample(
                    "dynamic.2:45@8",
                    ["45 枚，限額 8", "45 枚，限额 8", "45 coins, at most 8"],
                ),
                sample(
                    "dynamic.3:100",
                    [
                        "至多三倍，100 顆",
                        "至多三倍，100 颗",
                        "at most three times, 100 stones",
                    ],
                ),
            ],
        },
        Self {
            name: [
                "幾堆的倍數遊戲",
                "几堆的倍数游戏",
                "Dynamic nim with several heaps",
            ],
            rules: [
                "每堆各有自己的限額（local），或全桌一個限額（global）。",
                "每堆各有自己的限额（local），或全桌一个限额（global）。",
                "Each heap has a limit of its own (local), or one limit holds for all (global).",
            ],
            notation: "dynamic.2.local:9@8,6@5",
            samples: &[
                sample(
                    "dynamic.2.local:9@8,6@5",
                    ["各有限額", "各有限额", "limits of their own"],
                ),
                sample(
                    "dynamic.2.global:6,4@3",
                    ["全桌一個限額 3", "全桌一个限额 3", "one limit of 3"],
                ),
            ],
        },
    ];
}
