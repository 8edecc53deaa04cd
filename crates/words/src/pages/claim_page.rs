use super::Text;

/// What the page of claims says. `$1`, `$2` are numbers.
pub struct ClaimPage;

impl ClaimPage {
    /// Its title.
    pub const TITLE: Text = ["驗證過的命題", "验证过的命题", "What we checked"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "四篇文章的定理、數表和說法，在你自己的瀏覽器裡一一驗證；不對的地方，也說出正確的是什麼。",
        "四篇文章的定理、数表和说法，在你自己的浏览器里一一验证；不对的地方，也说出正确的是什么。",
        "The theorems, tables and assertions of the four articles, checked in your own browser; and where one is in error, what is true instead.",
    ];
    /// How it is checked, and what that proves.
    pub const INTRO: Text = [
        "驗證只用遊戲規則；不是遊戲的，就老老實實地數。範圍裡每個殘局以後的一切走法，或是每個數的一切寫法，都找過一遍，再和文章的說法比對，用不到任何公式。這不是證明：超出範圍的部分，要靠文章裡的道理。範圍可以自己改。標著 E 的是勘誤：原文的說法應該找得到反例，正確的說法應該找不到。",
        "验证只用游戏规则；不是游戏的，就老老实实地数。范围里每个残局以后的一切走法，或是每个数的一切写法，都找过一遍，再和文章的说法比对，用不到任何公式。这不是证明：超出范围的部分，要靠文章里的道理。范围可以自己改。标着 E 的是勘误：原文的说法应该找得到反例，正确的说法应该找不到。",
        "A check uses nothing but the rules of the game, or plain counting where there is no game: it goes through every move that can follow each position in the range, or every way to write each number, and compares what it finds with what the article says; no formula helps it. This is no proof: beyond the range there is only the article’s reasoning. You can change the range. An E marks an erratum: there should be a counter-example to what the article says, and none to what is true.",
    ];
    /// The button that checks all claims.
    pub const CHECK_ALL: Text = ["全部驗證", "全部验证", "Check them all"];
    /// The same button while it does.
    pub const STOP: Text = ["停止", "停止", "Stop"];
    /// How far it has come: how many are done, of how many.
    pub const GOING: Text = [
        "驗證中：$2 個命題，已完成 $1 個。",
        "验证中：$2 个命题，已完成 $1 个。",
        "Checking: $1 of $2 done.",
    ];
    /// All came out as expected: how many.
    pub const DONE: Text = [
        "全部 $1 個命題都驗證過了，結果都和預期相同。",
        "全部 $1 个命题都验证过了，结果都和预期相同。",
        "All $1 claims are checked, and all came out as expected.",
    ];
    /// Some did not: how many, of how many.
    pub const WRONG: Text = [
        "驗證了 $2 個命題，其中 $1 個的結果和預期不同。",
        "验证了 $2 个命题，其中 $1 个的结果和预期不同。",
        "Of $2 claims, $1 did not come out as expected.",
    ];
    /// It was stopped: how many are done, of how many.
    pub const STOPPED: Text = [
        "停止了：$2 個命題，已完成 $1 個。",
        "停止了：$2 个命题，已完成 $1 个。",
        "Stopped: $1 of $2 done.",
    ];
}
