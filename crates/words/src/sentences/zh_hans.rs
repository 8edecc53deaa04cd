//! Simplified Chinese, in the words of its own readers: 行 for a row of coins, 栏 for a column.

use super::phrases::{Dice, Expected, Lesson, Moves, Nim, Phrases, Refused, Trouble, Wythoff};
use crate::Language;

pub(crate) static ZH_HANS: Phrases = Phrases {
    language: Language::ZhHans,
    gap: "",
    comma: "、",
    and: "、",
    any: "、",
    or: "或 ",
    outcomes: ["安全残局", "不安全残局"],
    questions: [
        "轮到你：怎么取，才会留下安全残局？",
        "这个残局安全吗？先想一想，再看答案。",
    ],
    moves: MOVES,
    nim: NIM,
    wythoff: WYTHOFF,
    dice: DICE,
    trouble: TROUBLE,
};

const MOVES: Moves = Moves {
    row_of: "$1 $2 枚",
    between_rows: "，",
    last_loses: "；拿到最后一枚的人输",
    heap: "石子 $1 颗，骰子 $2 朝上",
    stuck_wins: "；没法取的人赢",
    name_row: "$1 取 $2",
    name_both: "两行各取 $1",
    name_tip: "翻到 $1",
    row: "$1取 $2 枚",
    both: "两行各取 $1 枚",
    tip: "翻到 $1，取 $1 颗",
    left: "$1 颗、$2 朝上",
    played: "$1，留下 $2。",
    wins: "$1，留下 $2，是安全残局。",
    loses: "$1，留下 $2，不安全：对方$3，就留下安全残局 $4。",
    loses_at_once: "$1，留下 $2，不安全：对方$3，就赢了。",
    last_coin: ["$1，拿到最后一枚，赢了。", "$1，拿了最后一枚，输了。"],
    last_tip: ["$1，对方没法取，赢了。", "$1，对方没法取，反而赢了。"],
    none_wins: "每一种取法都标了记号：没有一种能留下安全残局。",
    coins_gone: [
        "硬币拿光了：拿走最后一枚的人赢。",
        "硬币拿光了：拿走最后一枚的人输。",
    ],
    one_row: "只剩$1：整行取走，就拿到最后一枚。",
    lone_coin: "只剩一枚，轮到的人只好拿走它，就输了。",
};

const NIM: Nim = Nim {
    equal: "剩下的两行一样多：一方从这一行取几枚，另一方就从那一行也取几枚。",
    level: "剩下的两行不一样多：从$1取 $2 枚，就一样多了。",
    paired: "每一栏的叠都两两成对。轮到的人不论怎么取，总有一栏会落单，另一人又能把它配好。",
    first_odd: "$1 那一栏有$2叠",
    next_odd: "$1 那一栏有$2叠",
    odd_commas: ["，", "，"],
    odd: "$1，配不成对。",
    many_odd: "有$1栏的叠配不成对。",
    mend: "$1取 $2 枚，留 $3 枚，每一栏就都成对了。",
    choose: "从这一栏有叠的一行下手，$1都可以。",
    choose_leftmost: "最左边的是 $1 那一栏：从栏中有叠的一行下手，$2都可以。",
    as_usual: "超过一枚的还有$1行，先照平常的拈来看：",
    leave_one: [
        "超过一枚的只有$1：整行取走，只留一枚给对方拿。",
        "超过一枚的只有$1：取到剩一枚，只留一枚给对方拿。",
    ],
    leave_more: [
        "超过一枚的只有$1：整行取走，留下$2行各一枚，最后一枚就轮到对方。",
        "超过一枚的只有$1：取到剩一枚，留下$2行各一枚，最后一枚就轮到对方。",
    ],
    odd_singles: "剩下$1行，各一枚，行数是奇数：一人拿一行，最后一枚还是轮到先拿的人。",
    two_singles: "剩下两行，各一枚：随便拿走一行，只留一枚给对方拿。",
    even_singles: "剩下$1行，各一枚，行数是偶数：随便拿走一行，留下$2行，最后一枚就轮到对方。",
};

const WYTHOFF: Wythoff = Wythoff {
    pair: "$1 是第 $2 组安全残局，差正好是 $2；不论怎么取，都走不到别的一组。",
    form: "写成标准表示，$2 就是 $1 后面添一个 0。",
    equal: "两行一样多：一起取光，就拿到最后一枚。",
    not_pair: "$1 的差是 $2，而差 $2 的安全残局只有 $3。",
    far: "$1 的差是 $2，不属于安全残局。",
    lines: "一步走得到的安全残局有 $1。",
    two_two: "{2, 2} 不论怎么取，不是自己拿光，就是被对方留下单单一枚。",
    no_pairs: "表还是空的。每一组较小的数，是还没用过的最小正整数；第 n 组的两数相差 n。",
    new_pair: "还没用过的最小正整数是 $2，所以 a$1 = $2，b$1 = $2 + $3 = $4。",
};

const DICE: Dice = Dice {
    gone: [
        "石子取光了：轮到的人没法取，输了。",
        "石子取光了：轮到的人没法取，反而赢了。",
    ],
    stuck: [
        "只剩 $1 颗，$2 朝上，翻得到的面都太大：轮到的人没法取，输了。",
        "只剩 $1 颗，$2 朝上，翻得到的面都太大：轮到的人没法取，反而赢了。",
    ],
    remainder: "$1 除以 9 余 $2，",
    small: "只有 $1 颗，",
    none_safe: "这时哪一面朝上都不安全。",
    all_safe: "这时哪一面朝上都安全。",
    up_safe: "这时 $1 朝上才安全；现在朝上的正是 $2。",
    up_unsafe: "这时 $1 朝上才安全；现在朝上的是 $2。",
    turn: "$1（留 $2 颗）",
    turns: "翻到 $1，就留下安全残局。",
};

const TROUBLE: Trouble = Trouble {
    unreadable: "“$1”读不懂：第 $2 个字起应该是$3。",
    expected: Expected {
        game: "游戏的名字（nim、wythoff 或 dice）",
        option: "选项 misere，至多写一次",
        colon: "冒号，后面接局面",
        number: "不超过 $1 的数，前面不补 0",
        exactly: "恰好 $1 行",
        between: "$1 到 $2 行",
        at: "@，后面接朝上的点数",
        face: "1 到 6 的点数",
        row: "行的代号 a、b、c……",
        end: "结尾",
    },
    refused: Refused {
        other_kind: "这个游戏没有这种取法。",
        no_such_row: "没有这一行：从 a 数起只有$1行。",
        take_none: "至少要取一枚。",
        too_many: "取太多了：最多只能取 $1。",
        no_side: "骰子 $1 朝上，不能翻到 $1，也不能翻到对面的 $2。",
        no_face: "骰子只有 1 到 6 点。",
        over: "这一局已经结束了。",
    },
    in_start: "例子的起点有问题：",
    in_step: "例子的第 $1 步有问题：",
    lesson: Lesson {
        json: "例子的文件从第 $1 行第 $2 个字起读不懂。",
        unknown_key: "不认得“$1”这一项。",
        missing_key: "缺了“$1”这一项。",
        kind_here: "这里应该是$1。",
        kind: "“$1”应该是$2。",
        kinds: [
            "对象 { }",
            "文字",
            "不小于 0 的整数",
            "true 或 false",
            "列表 [ ]",
            "start 或更早一步的序号",
        ],
        one_of: "这几个字之一：$1",
        no_start: "开头要有 start（局面）或 pairs（安全残局表），而且只能有一个。",
        too_long: "太长了，最多 $1。",
        no_text: "有一种语言没有写字。",
        play: "“$1”不能这样走：$2",
        back: "回到（back）的只能是更早的一步，第 $1 步不是。",
        show: "这个游戏没有这种图。",
        no_position: "这里是安全残局表，没有局面。",
        no_table: "这里是局面，没有安全残局表。",
        no_such_pair: "表里只排得下 $1 组。",
        expect: "$1写的是“$2”，算出来是“$3”。",
        facts: [
            "局面",
            "安全与否",
            "致胜的取法",
            "不进位的和",
            "这一组",
            "安全的面",
        ],
    },
};
