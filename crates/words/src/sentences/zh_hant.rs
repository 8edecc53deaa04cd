//! Traditional Chinese; the terms are those of 《數學傳播》.

use super::phrases::{Dice, Expected, Lesson, Moves, Nim, Phrases, Refused, Trouble, Wythoff};
use crate::Language;

pub(crate) static ZH_HANT: Phrases = Phrases {
    language: Language::ZhHant,
    gap: "",
    comma: "、",
    and: "、",
    any: "、",
    or: "或 ",
    outcomes: ["安全殘局", "不安全殘局"],
    questions: [
        "輪到你：怎麼取，才會留下安全殘局？",
        "這個殘局安全嗎？先想一想，再看答案。",
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
    last_loses: "；拿到最後一枚的人輸",
    heap: "石子 $1 顆，骰子 $2 朝上",
    stuck_wins: "；沒得取的人贏",
    name_row: "$1 取 $2",
    name_both: "兩列各取 $1",
    name_tip: "翻到 $1",
    row: "$1取 $2 枚",
    both: "兩列各取 $1 枚",
    tip: "翻到 $1，取 $1 顆",
    left: "$1 顆、$2 朝上",
    played: "$1，留下 $2。",
    wins: "$1，留下 $2，是安全殘局。",
    loses: "$1，留下 $2，不安全：對方$3，就留下安全殘局 $4。",
    loses_at_once: "$1，留下 $2，不安全：對方$3，就贏了。",
    last_coin: ["$1，拿到最後一枚，贏了。", "$1，拿了最後一枚，輸了。"],
    last_tip: ["$1，對方沒得取，贏了。", "$1，對方沒得取，反而贏了。"],
    none_wins: "每一種取法都標了記號：沒有一種能留下安全殘局。",
    coins_gone: [
        "銅板拿光了：拿走最後一枚的人贏。",
        "銅板拿光了：拿走最後一枚的人輸。",
    ],
    one_row: "只剩$1：整列取走，就拿到最後一枚。",
    lone_coin: "只剩一枚，輪到的人只好拿走它，就輸了。",
};

const NIM: Nim = Nim {
    equal: "剩下的兩列一樣多：一方從這一列取幾枚，另一方就從那一列也取幾枚。",
    level: "剩下的兩列不一樣多：從$1取 $2 枚，就一樣多了。",
    paired: "每一欄的疊都兩兩成對。輪到的人不論怎麼取，總有一欄會落單，另一人又能把它配好。",
    first_odd: "$1 那一欄有$2疊",
    next_odd: "$1 那一欄有$2疊",
    odd_commas: ["，", "，"],
    odd: "$1，配不成對。",
    many_odd: "有$1欄的疊配不成對。",
    mend: "$1取 $2 枚，留 $3 枚，每一欄就都成對了。",
    choose: "從這一欄有疊的一列下手，$1都可以。",
    choose_leftmost: "最左邊的是 $1 那一欄：從欄中有疊的一列下手，$2都可以。",
    as_usual: "超過一枚的還有$1列，先照平常的拈來看：",
    leave_one: [
        "超過一枚的只有$1：整列取走，只留一枚給對方拿。",
        "超過一枚的只有$1：取到剩一枚，只留一枚給對方拿。",
    ],
    leave_more: [
        "超過一枚的只有$1：整列取走，留下$2列各一枚，最後一枚就輪到對方。",
        "超過一枚的只有$1：取到剩一枚，留下$2列各一枚，最後一枚就輪到對方。",
    ],
    odd_singles: "剩下$1列，各一枚，列數是奇數：一人拿一列，最後一枚還是輪到先拿的人。",
    two_singles: "剩下兩列，各一枚：隨便拿走一列，只留一枚給對方拿。",
    even_singles: "剩下$1列，各一枚，列數是偶數：隨便拿走一列，留下$2列，最後一枚就輪到對方。",
};

const WYTHOFF: Wythoff = Wythoff {
    pair: "$1 是第 $2 組安全殘局，差正好是 $2；不論怎麼取，都走不到別的一組。",
    form: "寫成標準表示法，$2 就是 $1 後面添一個 0。",
    equal: "兩列一樣多：一起取光，就拿到最後一枚。",
    not_pair: "$1 的差是 $2，而差 $2 的安全殘局只有 $3。",
    far: "$1 的差是 $2，不在安全殘局之列。",
    lines: "一步走得到的安全殘局有 $1。",
    two_two: "{2, 2} 不論怎麼取，不是自己拿光，就是被對方留下單單一枚。",
    no_pairs: "表還是空的。每一組較小的數，是還沒用過的最小正整數；第 n 組的兩數相差 n。",
    new_pair: "還沒用過的最小正整數是 $2，所以 a$1 = $2，b$1 = $2 + $3 = $4。",
};

const DICE: Dice = Dice {
    gone: [
        "石子取光了：輪到的人沒得取，輸了。",
        "石子取光了：輪到的人沒得取，反而贏了。",
    ],
    stuck: [
        "只剩 $1 顆，$2 朝上，翻得到的面都太大：輪到的人沒得取，輸了。",
        "只剩 $1 顆，$2 朝上，翻得到的面都太大：輪到的人沒得取，反而贏了。",
    ],
    remainder: "$1 除以 9 餘 $2，",
    small: "只有 $1 顆，",
    none_safe: "這時哪一面朝上都不安全。",
    all_safe: "這時哪一面朝上都安全。",
    up_safe: "這時 $1 朝上才安全；現在朝上的正是 $2。",
    up_unsafe: "這時 $1 朝上才安全；現在朝上的是 $2。",
    turn: "$1（留 $2 顆）",
    turns: "翻到 $1，就留下安全殘局。",
};

const TROUBLE: Trouble = Trouble {
    unreadable: "「$1」讀不懂：第 $2 個字起應該是$3。",
    expected: Expected {
        game: "遊戲的名字（nim、wythoff 或 dice）",
        option: "選項 misere，至多寫一次",
        colon: "冒號，後面接局面",
        number: "不超過 $1 的數，前面不補 0",
        exactly: "恰好 $1 列",
        between: "$1 到 $2 列",
        at: "@，後面接朝上的點數",
        face: "1 到 6 的點數",
        row: "列的代號 a、b、c……",
        end: "結尾",
    },
    refused: Refused {
        other_kind: "這個遊戲沒有這種取法。",
        no_such_row: "沒有這一列：從 a 數起只有$1列。",
        take_none: "至少要取一枚。",
        too_many: "取太多了：最多只能取 $1。",
        no_side: "骰子 $1 朝上，不能翻到 $1，也不能翻到對面的 $2。",
        no_face: "骰子只有 1 到 6 點。",
        over: "這一局已經結束了。",
    },
    in_start: "例子的起點有問題：",
    in_step: "例子的第 $1 步有問題：",
    lesson: Lesson {
        json: "例子的檔案從第 $1 行第 $2 個字起讀不懂。",
        unknown_key: "不認得「$1」這一項。",
        missing_key: "缺了「$1」這一項。",
        kind_here: "這裡應該是$1。",
        kind: "「$1」應該是$2。",
        kinds: [
            "物件 { }",
            "文字",
            "不小於 0 的整數",
            "true 或 false",
            "列表 [ ]",
            "start 或更早一步的號碼",
        ],
        one_of: "這幾個字之一：$1",
        no_start: "開頭要有 start（局面）或 pairs（安全殘局表），而且只能有一個。",
        too_long: "太長了，最多 $1。",
        no_text: "有一種語言沒有寫字。",
        play: "「$1」不能這樣走：$2",
        back: "回到（back）的只能是更早的一步，第 $1 步不是。",
        show: "這個遊戲沒有這種圖。",
        no_position: "這裡是安全殘局表，沒有局面。",
        no_table: "這裡是局面，沒有安全殘局表。",
        no_such_pair: "表裡只排得下 $1 組。",
        expect: "$1寫的是「$2」，算出來是「$3」。",
        facts: [
            "局面",
            "安全與否",
            "致勝的取法",
            "不進位的和",
            "這一組",
            "安全的面",
        ],
    },
};
