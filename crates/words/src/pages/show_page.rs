use super::Text;

/// What the page says that shows one widget and nothing else.
pub struct ShowPage;

impl ShowPage {
    /// Its title.
    pub const TITLE: Text = ["一個例子", "一个例子", "One example"];
    /// What it holds, in one sentence, for lists of search results.
    pub const DESCRIPTION: Text = [
        "只放一個例子、盤面或數表的網頁：給投影機，也給別的網頁的外框。",
        "只放一个例子、盘面或数表的网页：供投影仪使用，也供别的网页的框架使用。",
        "A page with one example, board or table on it and nothing else: for projectors, and for frames in other pages.",
    ];
    /// The way to the rest of the site.
    pub const HOME: Text = ["到拈的網站", "前往拈的网站", "More on Nian’s site"];
}
