use super::Text;

/// What the page of terms says.
pub struct TermPage;

impl TermPage {
    /// Its title.
    pub const TITLE: Text = ["名詞", "名词", "Terms"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "四篇文章用到的名詞，繁體、簡體與英文對照，各有一句說明，並指出在哪裡第一次解釋。",
        "四篇文章用到的名词，繁体、简体与英文对照，各有一句说明，并指出在哪里第一次解释。",
        "The terms of the four articles in Traditional Chinese, Simplified Chinese and English, each with a sentence and the place where it is first explained.",
    ];
    /// What is listed.
    pub const INTRO: Text = [
        "文章裡用到的名詞，連同簡體中文與英文的說法。點一個名詞，就到它第一次解釋的地方。",
        "文章里用到的名词，连同繁体中文与英文的说法。点一个名词，就到它第一次解释的地方。",
        "The terms the articles use, with what they are called in Chinese. Each leads to the place where it is first explained.",
    ];
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The anchor of its section.
    pub id: &'static str,
    /// Its heading.
    pub name: Text,
    /// The terms, in the order in which the articles come to them.
    pub terms: &'static [Term],
}

/// A term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The term in each language.
    pub names: Text,
    /// What it means, in a sentence.
    pub meaning: Text,
    /// The article and the section where it is explained.
    pub read: (&'static str, &'static str),
}

impl Theme {
    /// All terms.
    pub const ALL: [Self; 4] = [
        Self {
            id: "games",
            name: ["遊戲", "游戏", "Games"],
            terms: &[
                Term {
                    names: ["拈", "拈（尼姆游戏、尼姆博弈）", "Nim"],
                    meaning: [
                        "輪流從一列取任意枚，看誰拿到最後一枚。也泛指這一類輪流取物的遊戲。",
                        "轮流从一行取任意枚，看谁拿到最后一枚。也泛指这一类轮流取物的游戏。",
                        "Players in turn take any number from one row, and what matters is who gets the last coin. Also the whole family of such games.",
                    ],
                    read: ("nim-and-variants", "nim"),
                },
                Term {
                    names: ["威氏遊戲", "威佐夫游戏（威佐夫博弈）", "Wythoff’s game"],
                    meaning: [
                        "兩列；從一列取任意枚，或從兩列取一樣多。",
                        "两行；从一行取任意枚，或从两行取一样多。",
                        "Two rows; take any number from one, or the same number from both.",
                    ],
                    read: ("nim-and-variants", "wythoff-rules"),
                },
                Term {
                    names: ["單堆", "单堆", "one heap"],
                    meaning: [
                        "所有的石子堆成一堆的遊戲。",
                        "所有的石子堆成一堆的游戏。",
                        "A game in which all stones lie in a single heap.",
                    ],
                    read: ("nim-and-variants", "one-heap"),
                },
                Term {
                    names: ["奇偶遊戲", "奇偶游戏", "odd-even game"],
                    meaning: [
                        "一堆石子取完以後，看各人手上是奇數還是偶數。",
                        "一堆石子取完以后，看各人手上是奇数还是偶数。",
                        "When the heap is empty, what counts is whether a player holds an odd or an even number.",
                    ],
                    read: ("nim-and-variants", "odd-even"),
                },
                Term {
                    names: ["骰子遊戲", "骰子游戏", "dice game"],
                    meaning: [
                        "把骰子翻向側面，翻到幾點就從石堆取幾顆。",
                        "把骰子翻向侧面，翻到几点就从石堆取几颗。",
                        "Tip a die onto one of its sides and take as many stones as it shows.",
                    ],
                    read: ("nim-and-variants", "dice"),
                },
                Term {
                    names: ["斐波那契拈", "斐波那契拈", "Fibonacci nim"],
                    meaning: [
                        "一堆銅板，每次至多取上一手的兩倍。",
                        "一堆硬币，每次至多取上一手的两倍。",
                        "One heap of coins; nobody takes more than twice what was taken last.",
                    ],
                    read: ("fibonacci-nim", "rules"),
                },
            ],
        },
        Self {
            id: "play",
            name: ["殘局", "残局", "Positions"],
            terms: &[
                Term {
                    names: ["殘局（局面）", "残局（局面）", "position"],
                    meaning: [
                        "一個人取完之後桌上剩下的樣子。",
                        "一个人取完之后桌上剩下的样子。",
                        "What is left on the table when a player has taken.",
                    ],
                    read: ("nim-and-variants", "nim"),
                },
                Term {
                    names: ["安全", "安全（必败态）", "safe"],
                    meaning: [
                        "留下它的人，只要往後不出錯就會贏（P-position）。",
                        "留下它的人，只要往后不出错就会赢；轮到走的一方必败（P-position）。",
                        "Whoever leaves it wins if they make no mistake later (a P-position).",
                    ],
                    read: ("nim-and-variants", "nim"),
                },
                Term {
                    names: ["不安全", "不安全（必胜态）", "unsafe"],
                    meaning: [
                        "輪到的人有辦法贏（N-position）。",
                        "轮到的一方有办法赢（N-position）。",
                        "The player to move has a way to win (an N-position).",
                    ],
                    read: ("nim-and-variants", "nim"),
                },
                Term {
                    names: ["取最後一枚的人輸", "取最后一枚的人输", "misère play"],
                    meaning: [
                        "把規則反過來：走最後一步的人輸。",
                        "把规则反过来：走最后一步的人输。",
                        "The rule turned round: whoever makes the last move loses.",
                    ],
                    read: ("nim-and-variants", "misere"),
                },
                Term {
                    names: ["限額", "限额", "limit"],
                    meaning: [
                        "這一手至多可以取的枚數。",
                        "这一手至多可以取的枚数。",
                        "The most that may be taken in this turn.",
                    ],
                    read: ("nim-and-variants", "doubling"),
                },
                Term {
                    names: ["手上的顆數", "手上的颗数", "holding"],
                    meaning: [
                        "一個人到目前為止取得的總數。",
                        "一个人到目前为止取得的总数。",
                        "All that a player has taken so far.",
                    ],
                    read: ("odd-even-two-sides", "seventeen"),
                },
                Term {
                    names: ["奇方、偶方", "奇方、偶方", "odd side, even side"],
                    meaning: [
                        "總數是偶數時，兩人手上最後同奇或同偶：同奇則奇方贏，同偶則偶方贏。",
                        "总数是偶数时，两人手上最后同奇或同偶：同奇则奇方赢，同偶则偶方赢。",
                        "With an even total both players end with odd numbers, and the odd side wins, or both with even ones, and the even side wins.",
                    ],
                    read: ("odd-even-two-sides", "set-up"),
                },
                Term {
                    names: ["狀態", "状态", "state"],
                    meaning: [
                        "奇偶遊戲裡的局面：雙方手上的奇偶，加上剩下的顆數。",
                        "奇偶游戏里的局面：双方手上的奇偶，加上剩下的颗数。",
                        "A position of the odd-even game: the parity of both holdings, and what is left.",
                    ],
                    read: ("odd-even-two-sides", "analysis"),
                },
                Term {
                    names: ["絕對安全狀態", "绝对安全状态", "absolutely safe state"],
                    meaning: [
                        "不管輪到誰，贏的總是同一方。",
                        "不管轮到谁，赢的总是同一方。",
                        "The same side wins, whoever is to move.",
                    ],
                    read: ("odd-even-two-sides", "analysis"),
                },
            ],
        },
        Self {
            id: "numbers",
            name: ["數", "数", "Numbers"],
            terms: &[
                Term {
                    names: ["二進位", "二进制", "binary"],
                    meaning: [
                        "只用 0 和 1，滿二進一的寫法。",
                        "只用 0 和 1，满二进一的写法。",
                        "Writing with 0 and 1 only, carrying at two.",
                    ],
                    read: ("nim-and-variants", "ex1"),
                },
                Term {
                    names: ["不進位的和", "不进位的和", "column sums (without carrying)"],
                    meaning: [
                        "把各列的二進位數字一欄一欄相加，不進位；每一欄都是偶數就安全。",
                        "把各行的二进制数字一栏一栏相加，不进位；每一栏都是偶数就安全。",
                        "The binary digits of all rows added column by column without carrying; if every sum is even, the position is safe.",
                    ],
                    read: ("nim-and-variants", "ex1"),
                },
                Term {
                    names: ["拈和", "拈和（尼姆和、异或和）", "nim-sum"],
                    meaning: [
                        "不進位的和只看奇偶，再讀成一個二進位數；0 就是安全。",
                        "不进位的和只看奇偶，再读成一个二进制数；0 就是安全。",
                        "The column sums, only odd or even, read as a binary number; 0 is safe.",
                    ],
                    read: ("fibonacci-nim", "local-limits"),
                },
                Term {
                    names: ["拈值", "拈值（SG 值）", "Grundy value"],
                    meaning: [
                        "一個局面相當於拈裡多大的一堆：它能走到的各局面的拈值裡，最小的、沒有出現的那個數。",
                        "一个局面相当于拈里多大的一堆：它能走到的各局面的拈值里，最小的、没有出现的那个数。",
                        "The Nim heap a position is worth: the least number that is not the value of any position a move leads to.",
                    ],
                    read: ("fibonacci-nim", "local-limits"),
                },
                Term {
                    names: ["費氏數列", "斐波那契数列", "Fibonacci numbers"],
                    meaning: [
                        "1、2、3、5、8、13、…，每一項是前兩項的和。",
                        "1、2、3、5、8、13、…，每一项是前两项的和。",
                        "1, 2, 3, 5, 8, 13, …, each the sum of the two before it.",
                    ],
                    read: ("nim-and-variants", "fibonacci"),
                },
                Term {
                    names: [
                        "標準表示法",
                        "标准表示法",
                        "standard form (Zeckendorf representation)",
                    ],
                    meaning: [
                        "寫成費氏數的和，其中沒有兩個是相鄰的；每個數恰有一種。",
                        "写成斐波那契数的和，其中没有两个是相邻的；每个数恰有一种。",
                        "A number as a sum of Fibonacci numbers, no two of them neighbours; each number has exactly one.",
                    ],
                    read: ("nim-and-variants", "carry"),
                },
                Term {
                    names: ["位值", "位值", "place value"],
                    meaning: [
                        "一個數字寫在這一位時所代表的大小。",
                        "一个数字写在这一位时所代表的大小。",
                        "What a digit in this place is worth.",
                    ],
                    read: ("nim-and-variants", "ex6"),
                },
                Term {
                    names: ["進位", "进位", "carry"],
                    meaning: [
                        "滿了就併到更高的一位；費氏數裡是 011 變成 100。",
                        "满了就并到更高的一位；斐波那契数里是 011 变成 100。",
                        "What is full moves to a higher place; among Fibonacci numbers 011 becomes 100.",
                    ],
                    read: ("nim-and-variants", "carry"),
                },
                Term {
                    names: ["黃金比", "黄金比", "golden ratio"],
                    meaning: [
                        "φ = (1 + √5) / 2，約 1.618；相鄰費氏數的比越來越接近它。",
                        "φ = (1 + √5) / 2，约 1.618；相邻斐波那契数的比越来越接近它。",
                        "φ = (1 + √5) / 2, about 1.618, which the ratio of neighbouring Fibonacci numbers approaches.",
                    ],
                    read: ("nim-and-variants", "fibonacci"),
                },
                Term {
                    names: ["同餘、模", "同余、模", "congruent, modulus"],
                    meaning: [
                        "除以同一個數（模）餘數相同。",
                        "除以同一个数（模）余数相同。",
                        "Leaving the same remainder when divided by the same number, the modulus.",
                    ],
                    read: ("odd-total", "fifteen"),
                },
                Term {
                    names: ["軸", "轴", "axis"],
                    meaning: [
                        "骰子上相對的兩面：1–6、2–5、3–4。",
                        "骰子上相对的两面：1–6、2–5、3–4。",
                        "Two opposite faces of a die: 1–6, 2–5 or 3–4.",
                    ],
                    read: ("nim-and-variants", "two-dice-both"),
                },
            ],
        },
        Self {
            id: "reasons",
            name: ["論證", "论证", "Reasoning"],
            terms: &[
                Term {
                    names: ["對稱", "对称", "symmetry"],
                    meaning: [
                        "對方在一邊怎麼取，你就在另一邊照樣取。",
                        "对方在一边怎么取，你就在另一边照样取。",
                        "Whatever the other player takes on one side, you take on the other.",
                    ],
                    read: ("nim-and-variants", "two-rows"),
                },
                Term {
                    names: ["數學歸納法", "数学归纳法", "mathematical induction"],
                    meaning: [
                        "先看最小的情形，再證明前面都對時下一個也對。",
                        "先看最小的情形，再证明前面都对时下一个也对。",
                        "The smallest case first, then that each case follows from those before it.",
                    ],
                    read: ("odd-total", "theorem1"),
                },
                Term {
                    names: [
                        "充分但非必要",
                        "充分但非必要",
                        "sufficient but not necessary",
                    ],
                    meaning: [
                        "這樣就夠了，但不這樣也可能成立。",
                        "这样就够了，但不这样也可能成立。",
                        "Enough, though it may hold in other ways too.",
                    ],
                    read: ("odd-even-two-sides", "families"),
                },
                Term {
                    names: ["對策論（賽局理論）", "对策论（博弈论）", "game theory"],
                    meaning: [
                        "研究競賽中該怎麼決策的數學。",
                        "研究竞赛中该怎么决策的数学。",
                        "The mathematics of deciding well against others.",
                    ],
                    read: ("odd-total", "odd-total"),
                },
                Term {
                    names: ["勘誤", "勘误", "erratum"],
                    meaning: [
                        "原文裡經不起驗算的說法，標著 E。",
                        "原文里经不起验算的说法，标着 E。",
                        "A statement of the article that fails when checked, marked E.",
                    ],
                    read: ("nim-and-variants", "floor-formula"),
                },
            ],
        },
    ];
}
