use super::Text;

/// What the page of tables says.
pub struct TablePage;

impl TablePage {
    /// Its title.
    pub const TITLE: Text = ["數表", "数表", "Tables"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "各個遊戲的安全殘局列成表，從哪裡看起、照什麼規則，都可以換。",
        "各个游戏的安全残局列成表，从哪里看起、照什么规则，都可以换。",
        "The safe positions of every game as tables, from any row on and under rules of your choice.",
    ];
    /// What can be done there.
    pub const INTRO: Text = [
        "選一個表，再寫規則。表可以從任何一列看起，數字大到寫不進石子堆也沒關係；每一格都是當場算的。",
        "选一个表，再写规则。表可以从任何一行看起，数字大到写不进石子堆也没关系；每一格都是当场算的。",
        "Choose a table, then its rules. It can be read from any row on, with numbers far beyond what fits on a table of coins; every entry is computed as you look.",
    ];
    /// The name of the list of tables.
    pub const TABLE: Text = ["表", "表", "Table"];
    /// The name of the field for rules.
    pub const RULES: Text = ["規則", "规则", "Rules"];
    /// What the field takes.
    pub const RULES_HINT: Text = [
        "規則的寫法和局面冒號前面的部分一樣，例如 dynamic.3 是至多三倍，parity.5 是取 1 到 5 顆。",
        "规则的写法和局面冒号前面的部分一样，例如 dynamic.3 是至多三倍，parity.5 是取 1 到 5 颗。",
        "Rules are written as before the colon of a position: dynamic.3 for at most three times, parity.5 for taking 1 to 5.",
    ];
    /// The button that shows the table.
    pub const SHOW: Text = ["列出", "列出", "Show"];
    /// The heading over the list of all tables.
    pub const ALL: Text = ["有哪些表", "有哪些表", "All tables"];
    /// Leads to the section of the article the table belongs to.
    pub const READ: Text = ["在文章裡", "在文章里", "In the article"];
}

/// A table that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSample {
    /// The value of the attribute `of`.
    pub of: &'static str,
    /// Values of the attribute `rules` to choose from; the first is the default.
    pub rules: &'static [&'static str],
    /// Its name.
    pub name: Text,
    /// What it lists.
    pub about: Text,
    /// The article and the section it belongs to.
    pub read: (&'static str, &'static str),
}

impl TableSample {
    /// All tables.
    pub const ALL: [Self; 9] = [
        Self {
            of: "wythoff",
            rules: &["wythoff"],
            name: [
                "威氏遊戲的安全殘局",
                "威佐夫游戏的安全残局",
                "The safe pairs of Wythoff’s game",
            ],
            about: [
                "第 n 組的兩個數相差 n，合起來每個正整數恰好出現一次。",
                "第 n 组的两个数相差 n，合起来每个正整数恰好出现一次。",
                "The numbers of the nth pair differ by n, and together the pairs use every positive integer once.",
            ],
            read: ("nim-and-variants", "recurrence"),
        },
        Self {
            of: "wythoff-fibonacci",
            rules: &["wythoff"],
            name: [
                "同樣的表，寫成標準表示法",
                "同样的表，写成标准表示法",
                "The same pairs in standard form",
            ],
            about: [
                "小的數末尾有偶數個零，大的數只是在它後面多寫一個零。",
                "小的数末尾有偶数个零，大的数只是在它后面多写一个零。",
                "The smaller number ends in an even number of zeros; the larger is the same with one more.",
            ],
            read: ("nim-and-variants", "fibonacci-table"),
        },
        Self {
            of: "dice",
            rules: &[
                "dice",
                "dice.misere",
                "dice.both",
                "dice.one",
                "dice.one-sum",
                "dice.one:0@1,1,1",
                "dice.both:0@1,1,1,1",
            ],
            name: ["骰子遊戲", "骰子游戏", "The dice game"],
            about: [
                "石子的顆數對朝上的點數：哪些局面安全，多久重複一次。",
                "石子的颗数对朝上的点数：哪些局面安全，多久重复一次。",
                "Stones against the faces that are up: what is safe, and how often that repeats.",
            ],
            read: ("nim-and-variants", "dice"),
        },
        Self {
            of: "subtraction",
            rules: &[
                "subtraction.1-6",
                "subtraction.1,3,4",
                "subtraction.1-4.misere",
                "subtraction.fib",
            ],
            name: ["減法遊戲", "减法游戏", "Subtraction games"],
            about: [
                "每個顆數安不安全，以及它的拈值。",
                "每个颗数安不安全，以及它的拈值。",
                "Whether each heap is safe, and its Grundy value.",
            ],
            read: ("nim-and-variants", "take-1-to-k"),
        },
        Self {
            of: "parity",
            rules: &[
                "parity.3",
                "parity.4",
                "parity.5",
                "parity.3.even",
                "parity",
            ],
            name: ["奇偶遊戲", "奇偶游戏", "The odd-even game"],
            about: [
                "依手上的奇偶，該留下哪些餘數。",
                "依手上的奇偶，该留下哪些余数。",
                "Which remainders to leave, holding an odd or an even number.",
            ],
            read: ("odd-total", "theorem1"),
        },
        Self {
            of: "sides",
            rules: &[
                "sides.3", "sides.2", "sides.4", "sides.5", "sides.6", "sides.40", "sides",
            ],
            name: ["奇方與偶方", "奇方与偶方", "The odd and the even side"],
            about: [
                "雙方手上的奇偶與剩下顆數的餘數，對誰安全。",
                "双方手上的奇偶与剩下颗数的余数，对谁安全。",
                "Both holdings and the remainder of the heap, and for whom they are safe.",
            ],
            read: ("odd-even-two-sides", "general-k"),
        },
        Self {
            of: "dynamic",
            rules: &["dynamic.2", "dynamic.1", "dynamic.3", "dynamic.4"],
            name: [
                "倍數遊戲的安全開局",
                "倍数游戏的安全开局",
                "The safe starts of dynamic nim",
            ],
            about: [
                "每一項是前一項加上夠大的最早一項：兩倍時是費氏數，三倍時接到 100 之外。",
                "每一项是前一项加上够大的最早一项：两倍时是斐波那契数，三倍时接到 100 之外。",
                "Each term is the last one plus the earliest that is large enough: the Fibonacci numbers for twice, and on past 100 for three times.",
            ],
            read: ("nim-and-variants", "tripling"),
        },
        Self {
            of: "zeckendorf",
            rules: &["dynamic.2", "dynamic.3"],
            name: ["拆成費氏數", "拆成斐波那契数", "Sums of Fibonacci numbers"],
            about: [
                "每個數占一列，每一份畫成同樣長的長條。",
                "每个数占一行，每一份画成相应长度的长条。",
                "A row for each number, with a bar as long as each of its parts.",
            ],
            read: ("fibonacci-nim", "picture"),
        },
        Self {
            of: "grundy",
            rules: &["wythoff", "nim", "dynamic.2"],
            name: ["拈值", "拈值", "Grundy values"],
            about: [
                "每個局面相當於拈裡多大的一堆；0 就是安全。",
                "每个局面相当于拈里多大的一堆；0 就是安全。",
                "The Nim heap each position is worth; 0 is safe.",
            ],
            read: ("fibonacci-nim", "local-limits"),
        },
    ];
}
