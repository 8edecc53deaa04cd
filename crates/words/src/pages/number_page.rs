use super::Text;

/// What the page of ways of writing numbers says.
pub struct NumberPage;

impl NumberPage {
    /// Its title.
    pub const TITLE: Text = ["數的寫法", "数的写法", "Ways of writing numbers"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "把任何一個數寫成二進位、費氏數、各位不同的進位，或照你給的數列拆開，一步一步看。",
        "把任何一个数写成二进制、斐波那契数、各位不同的进位，或照你给的数列拆开，一步一步看。",
        "Write any number in binary, in Fibonacci numbers, with a base of its own for every place, or by a sequence you give, one step at a time.",
    ];
    /// What can be done there.
    pub const INTRO: Text = [
        "贏的訣竅常常藏在數字的寫法裡：拈看二進位，威氏遊戲和斐波那契拈看費氏數。換一個數、換一種寫法，一步一步看它怎麼寫成。",
        "赢的诀窍常常藏在数字的写法里：拈看二进制，威佐夫游戏和斐波那契拈看斐波那契数。换一个数、换一种写法，一步一步看它怎么写成。",
        "The secret of winning often lies in how numbers are written: binary for Nim, Fibonacci numbers for Wythoff’s game and Fibonacci nim. Change the number or the way of writing it, and watch it being written.",
    ];
    /// The heading over the samples.
    pub const SAMPLES: Text = ["從這些看起", "从这些看起", "Some to begin with"];
}

/// A number, and a way to write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberSample {
    /// The value of the attribute `value`.
    pub value: &'static str,
    /// The value of the attribute `in`.
    pub system: &'static str,
    /// What is to be seen.
    pub name: Text,
    /// The article and the section it belongs to.
    pub read: (&'static str, &'static str),
}

impl NumberSample {
    /// The first is shown until the reader chooses another.
    pub const ALL: [Self; 7] = [
        Self {
            value: "347",
            system: "mixed:2,3,4,5",
            name: [
                "每一位有自己的進位",
                "每一位有自己的进位",
                "a base of its own for every place",
            ],
            read: ("nim-and-variants", "ex6"),
        },
        Self {
            value: "22",
            system: "binary",
            name: ["二進位", "二进制", "binary"],
            read: ("nim-and-variants", "ex1"),
        },
        Self {
            value: "60",
            system: "fibonacci",
            name: [
                "費氏數：有六種拆法，一種標準",
                "斐波那契数：有六种拆法，一种标准",
                "Fibonacci numbers: six ways, one of them standard",
            ],
            read: ("nim-and-variants", "ex7"),
        },
        Self {
            value: "10",
            system: "fibonacci",
            name: ["10 = 8 + 2", "10 = 8 + 2", "10 = 8 + 2"],
            read: ("fibonacci-nim", "zeckendorf"),
        },
        Self {
            value: "8",
            system: "sequence:1,3,5,7",
            name: [
                "奇數：不只一種拆法",
                "奇数：不只一种拆法",
                "odd numbers: more than one way",
            ],
            read: ("nim-and-variants", "p-sequence"),
        },
        Self {
            value: "100",
            system: "sequence:1,2,3,4,6,8,11,15,21,29,40,55,76",
            name: [
                "三倍遊戲的安全開局：100 = 76 + 21 + 3",
                "三倍游戏的安全开局：100 = 76 + 21 + 3",
                "the safe starts of the tripling game: 100 = 76 + 21 + 3",
            ],
            read: ("nim-and-variants", "tripling"),
        },
        Self {
            value: "1618033",
            system: "fibonacci",
            name: ["大一點的數", "大一点的数", "something larger"],
            read: ("nim-and-variants", "decide"),
        },
    ];
}
