use super::Text;

/// What the page says that takes a position apart.
pub struct Lab;

impl Lab {
    /// Its title.
    pub const TITLE: Text = ["分析局面", "分析局面", "Analyse a position"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "寫下任何一個局面，看它安不安全、為什麼，每一種取法又會留下什麼。",
        "写下任何一个局面，看它安不安全、为什么，每一种取法又会留下什么。",
        "Write down any position and see whether it is safe, why, and what every move would leave.",
    ];
    /// What can be done there.
    pub const INTRO: Text = [
        "寫下一個局面：它安不安全、為什麼，以及每一種取法留下的是安全還是不安全殘局，都攤開在盤面上。兩邊都由你走，走錯可以退回來。",
        "写下一个局面：它安不安全、为什么，以及每一种取法留下的是安全还是不安全残局，都摊开在盘面上。两边都由你走，走错可以退回来。",
        "Write down a position: whether it is safe, why, and whether each move leaves a safe or an unsafe one is laid open on the board. You move for both sides and can take any move back.",
    ];
    /// What the heading over the board says.
    pub const BOARD: Text = ["盤面", "盘面", "The board"];
    /// What the heading over the games says.
    pub const GAMES: Text = ["各個遊戲怎麼寫", "各个游戏怎么写", "How to write each game"];
    /// Leads from a game's rules to the way its positions are written.
    pub const WRITTEN: Text = ["寫法：", "写法：", "Written: "];
    /// The way to the same position on the page for playing.
    pub const PLAY: Text = [
        "跟對手玩這一局",
        "跟对手玩这一局",
        "Play this position against an opponent",
    ];
}
