use super::Pages;

/// Traditional Chinese.
pub(crate) struct ZhHant;

impl Pages for ZhHant {
    fn name(&self) -> &'static str {
        "拈"
    }

    fn language(&self) -> &'static str {
        "繁體"
    }

    fn skip(&self) -> &'static str {
        "跳到正文"
    }

    fn pages(&self) -> &'static str {
        "主要頁面"
    }

    fn home(&self) -> &'static str {
        "首頁"
    }

    fn articles(&self) -> &'static str {
        "文章"
    }

    fn play(&self) -> &'static str {
        "對局"
    }

    fn lab(&self) -> &'static str {
        "分析"
    }

    fn tables(&self) -> &'static str {
        "數表"
    }

    fn numbers(&self) -> &'static str {
        "記數"
    }

    fn checked(&self) -> &'static str {
        "驗證"
    }

    fn glossary(&self) -> &'static str {
        "名詞"
    }

    fn embed(&self) -> &'static str {
        "嵌入"
    }

    fn languages(&self) -> &'static str {
        "語言"
    }

    fn theme(&self) -> &'static str {
        "明暗"
    }

    fn theme_auto(&self) -> &'static str {
        "自動"
    }

    fn theme_light(&self) -> &'static str {
        "淺色"
    }

    fn theme_dark(&self) -> &'static str {
        "深色"
    }
    fn theme_projector(&self) -> &'static str {
        "投影"
    }

    fn privacy(&self) -> &'static str {
        "不必註冊，不留紀錄，也不連到別的網站。"
    }

    fn licence(&self) -> &'static str {
        "程式依 MIT 或 Apache-2.0 授權條款釋出。"
    }

    fn home_title(&self) -> &'static str {
        "拈 · 取物遊戲的數學"
    }

    fn home_description(&self) -> &'static str {
        "三、四、五枚銅板該怎麼取才會贏？四篇談拈與其變型遊戲的文章，每個例子都能親手走，也能一步一步看懂。"
    }

    fn reading(&self) -> &'static str {
        "ㄋㄧㄢˊ"
    }

    fn meaning(&self) -> &'static str {
        "用手指取物。數學家拿它來稱呼一種兩人輪流取物的遊戲：Nim。"
    }

    fn first_lesson(&self) -> &'static str {
        "從第一個例子讀起：三、四、五"
    }
    fn promise(&self) -> &'static str {
        "這裡把四篇談拈的文章做成一本會動的書：每個例子都能親手走，也能一步一步看。"
    }

    fn board(&self) -> &'static str {
        "三、四、五"
    }

    fn board_rules(&self) -> &'static str {
        "三列銅板，兩人輪流取。每次選一列，至少取一枚；拿到最後一枚的人贏。你先取，只有一種取法必勝。"
    }

    fn all_articles(&self) -> &'static str {
        "四篇文章"
    }

    fn tools(&self) -> &'static str {
        "不看文章，直接動手"
    }

    fn examples(&self) -> &'static str {
        "從這裡讀起"
    }

    fn three_four_five(&self) -> (&'static str, &'static str) {
        ("三、四、五", "把枚數寫成二進位，該取哪一列就看得出來。")
    }

    fn wythoff_table(&self) -> (&'static str, &'static str) {
        (
            "威氏遊戲的安全殘局表",
            "兩列銅板，也可以兩列取一樣多。安全殘局一組接一組，自己長出來。",
        )
    }

    fn dice(&self) -> (&'static str, &'static str) {
        (
            "骰子遊戲",
            "把骰子翻向側面，翻到幾點就拿幾顆。關鍵是 8 的倍數，還是 9？",
        )
    }

    fn own_position(&self) -> (&'static str, &'static str) {
        (
            "擺一個自己的局面",
            "換遊戲、換列數、換枚數，再跟一個從不失手的對手玩一局。",
        )
    }

    fn contents(&self) -> &'static str {
        "目錄"
    }

    fn section_link(&self) -> &'static str {
        "本節的連結"
    }

    fn previous(&self) -> &'static str {
        "前一例"
    }

    fn next(&self) -> &'static str {
        "後一例"
    }

    fn other_articles(&self) -> &'static str {
        "其他文章"
    }

    fn previous_article(&self) -> &'static str {
        "前一篇"
    }

    fn next_article(&self) -> &'static str {
        "後一篇"
    }

    fn marks(&self) -> &'static str {
        "本頁的記號"
    }

    fn mark_safe(&self) -> &'static str {
        "留下這個局面的人，只要不出錯就會贏。"
    }

    fn mark_unsafe(&self) -> &'static str {
        "面對這個局面的人，有辦法贏。"
    }

    fn mark_beyond(&self) -> &'static str {
        "原文沒有寫到、由本站補上的內容。"
    }

    fn mark_erratum(&self) -> &'static str {
        "原文的說法經不起驗算：列出原來的內容、驗算的經過與正確的結果。"
    }

    fn source(&self) -> &'static str {
        "出處"
    }

    fn source_note(&self) -> &'static str {
        "例子與數字出自原文，說明全部另寫；每個局面都由程式重新算過。"
    }

    fn play_title(&self) -> &'static str {
        "對局"
    }

    fn play_description(&self) -> &'static str {
        "四篇文章裡的遊戲，擺出任何一個局面，跟對手玩一局。"
    }

    fn play_heading(&self) -> &'static str {
        "擺一個局面，玩一局"
    }

    fn play_intro(&self) -> &'static str {
        "在盤面上取銅板，對手接著取。想換局面，就改寫下面這一行，或從後面現成的挑一個。網址會記住走到哪裡，複製下來就能分享。"
    }

    fn position(&self) -> &'static str {
        "局面"
    }

    fn position_hint(&self) -> &'static str {
        "遊戲名、冒號、各堆的枚數，例如 nim:3,4,5；局面還有別的東西時寫在 @ 後面，例如骰子朝上的點數：dice:31@4。寫成「拈 3、4、5」也看得懂。"
    }

    fn set_up(&self) -> &'static str {
        "擺上"
    }

    fn samples(&self) -> &'static str {
        "現成的局面"
    }

    fn samples_note(&self) -> &'static str {
        "在遊戲名後面加上 .misere，就改成走最後一步的人輸。"
    }

    fn needs_script(&self) -> &'static str {
        "這一頁要有 JavaScript 和 WebAssembly 才能用；文章頁不用，每個例子的第一張圖和每一步的說明都印在頁上。"
    }

    fn written_out(&self) -> &'static str {
        "這裡不能逐步操作例子：JavaScript 或 WebAssembly 關閉了、沒有下載成功，或瀏覽器太舊；每個例子的第一張圖和所有步驟都寫在文中。"
    }
}
