use super::{Builder, Text};

/// What `tools.js` says: the lower part of a card's menu, and its dialogs.
pub struct Tools;

impl Tools {
    /// Each text with the name that the script calls it by. Where a text has rows, they are lines;
    /// a row of keys has the keys before a bar and what they do after it.
    pub const ALL: [(&'static str, Text); 20] = [
        (
            "full",
            [
                "全螢幕（投影）",
                "全屏（投影）",
                "Full screen, for projecting",
            ],
        ),
        ("leaveFull", ["離開全螢幕", "退出全屏", "Leave full screen"]),
        (
            "open",
            [
                "在拈的網站開啟這一步",
                "在拈的网站打开这一步",
                "This step on Nian’s own site",
            ],
        ),
        (
            "embed",
            ["放進你的網頁", "放进你的网页", "Put this into your page"],
        ),
        (
            "qr",
            ["這一步的 QR 碼", "这一步的二维码", "QR code of this step"],
        ),
        (
            "qrAbout",
            [
                "QR 碼，內容是下面的網址",
                "二维码，内容是下面的网址",
                "QR code of the address below",
            ],
        ),
        ("legend", ["按鍵與記號", "按键与记号", "Keys and marks"]),
        ("marksHeading", ["記號", "记号", "Marks"]),
        ("close", ["關閉", "关闭", "Close"]),
        (
            "black",
            [
                "黑畫面：按任何一個鍵就回來",
                "黑屏：按任意键返回",
                "Black screen: any key brings the picture back",
            ],
        ),
        (
            "stepKeys",
            [
                "← →|上一步、下一步\nPageUp PageDown|同上，簡報遙控器用\nHome End|起點、終點\nSpace|自動播放、暫停",
                "← →|上一步、下一步\nPageUp PageDown|同上，供翻页笔使用\nHome End|起点、终点\nSpace|自动播放、暂停",
                "← →|one step back, one step on\nPageUp PageDown|the same, as clickers send it\nHome End|to the start, to the end\nSpace|play the steps, pause",
            ],
        ),
        (
            "gameKeys",
            [
                "↑ ↓|在盤面上移動\n← →|多取、少取\nEnter|取走選好的",
                "↑ ↓|在盘面上移动\n← →|多取、少取\nEnter|取走选好的",
                "↑ ↓|move on the board\n← →|take fewer, take more\nEnter|take what is chosen",
            ],
        ),
        (
            "keys",
            [
                "A|顯示這裡的答案\nF|全螢幕，再按一次離開\nB .|黑畫面\n?|這張表\nEsc|關閉打開的東西",
                "A|显示这里的答案\nF|全屏，再按一次退出\nB .|黑屏\n?|这张表\nEsc|关闭打开的内容",
                "A|show the answer here\nF|full screen, and back\nB .|black screen\n?|this list\nEsc|close what is open",
            ],
        ),
        (
            "marks",
            [
                "安全殘局：只要對手不出錯，輪到的人就輸\n不安全殘局：輪到的人有必勝的取法\n原文沒有的補充\n勘誤：原文有誤的地方",
                "安全残局：只要对手不出错，轮到的一方必输\n不安全残局：轮到的一方有必胜的取法\n原文没有的补充\n勘误：原文有误的地方",
                "a safe position: whoever is to move loses, if the other makes no mistake\nan unsafe position: whoever is to move can win\nbeyond the article\nan erratum of the article",
            ],
        ),
        (
            "tag",
            [
                "貼進網頁的 HTML；同一頁上第一行只要一次：",
                "贴进网页的 HTML；同一页上第一行只要一次：",
                "HTML for your page; the first line is needed once a page:",
            ],
        ),
        (
            "iframe",
            [
                "不收這種標籤的網站可以貼外框；第一行讓外框跟著內容變高，不能放程式碼時可以省略：",
                "不接受这种标签的网站可以贴框架；第一行让框架随内容变高，不能放代码时可以省略：",
                "For sites that take no such tags, a frame; the first line gives it the height of what it shows, and can be left out where scripts are not allowed:",
            ],
        ),
        ("title", Builder::TITLE),
        ("copy", Builder::COPY),
        ("copied", Builder::COPIED),
        ("notCopied", Builder::NOT_COPIED),
    ];
}
