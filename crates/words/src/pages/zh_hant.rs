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

    fn article(&self) -> &'static str {
        "文章"
    }

    fn play(&self) -> &'static str {
        "對局"
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
        "三、四、五枚銅板該怎麼取才會贏？在盤面上自己走，一步一步看懂拈與它的變型遊戲。"
    }

    fn reading(&self) -> &'static str {
        "ㄋㄧㄢˊ"
    }

    fn meaning(&self) -> &'static str {
        "用手指取物。數學家拿它來稱呼一種兩人輪流取物的遊戲：Nim。"
    }

    fn promise(&self) -> &'static str {
        "這裡把談拈的文章做成一本會動的書：每個例子都能親手走，也能一步一步看。"
    }

    fn board(&self) -> &'static str {
        "三、四、五"
    }

    fn board_rules(&self) -> &'static str {
        "三列銅板，兩人輪流取。每次選一列，至少取一枚；拿到最後一枚的人贏。你先取，只有一種取法必勝。"
    }

    fn examples(&self) -> &'static str {
        "從這裡讀起"
    }

    fn three_four_five(&self) -> (&'static str, &'static str) {
        ("三、四、五", "把枚數寫成二進位，該取哪一列就看得出來。")
    }

    fn wythoff_table(&self) -> (&'static str, &'static str) {
        (
            "威氏遊戲的安全表",
            "兩列銅板，也可以兩列取一樣多。安全殘局一對接一對，自己長出來。",
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
            "換遊戲、換列數、換枚數，再跟一個算得清楚的對手下一盤。",
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

    fn citation(&self) -> &'static str {
        "張鎮華，〈拈及其各種變型遊戲〉，《數學傳播》第三卷第二期。"
    }

    fn source_note(&self) -> &'static str {
        "例子與數字出自原文，說明全部另寫；每個局面都由程式重新算過。"
    }

    fn play_title(&self) -> &'static str {
        "對局"
    }

    fn play_description(&self) -> &'static str {
        "擺出拈和它各種變型遊戲的任何一個局面，跟對手下一盤。"
    }

    fn play_heading(&self) -> &'static str {
        "擺一個局面，下一盤"
    }

    fn play_intro(&self) -> &'static str {
        "在盤面上取銅板，對手接著取。想換局面，就改寫下面這一行，或從後面現成的挑一個。網址會記住走到哪裡，複製下來就能分享。"
    }

    fn position(&self) -> &'static str {
        "局面"
    }

    fn position_hint(&self) -> &'static str {
        "遊戲名、冒號、各列的枚數，例如 nim:3,4,5；骰子遊戲在 @ 後面寫朝上的點數。"
    }

    fn set_up(&self) -> &'static str {
        "擺上"
    }

    fn samples(&self) -> &'static str {
        "現成的局面"
    }

    fn sample_nim(&self) -> &'static str {
        "拈，三、四、五"
    }

    fn sample_four_rows(&self) -> &'static str {
        "拈，四列長的"
    }

    fn sample_misere(&self) -> &'static str {
        "拈，拿最後一枚的人輸"
    }

    fn sample_wythoff(&self) -> &'static str {
        "威氏遊戲，一列 10 枚、一列 14 枚"
    }

    fn sample_large(&self) -> &'static str {
        "威氏遊戲，數不完的枚數也算得出來"
    }

    fn sample_dice(&self) -> &'static str {
        "骰子遊戲，31 顆石頭，朝上 4 點"
    }

    fn samples_of_others(&self) -> [&'static str; 9] {
        [
            "一堆 21 顆，每次取 1 到 3 顆",
            "一堆 52 顆，每次取一個費氏數",
            "單堆奇偶：17 顆，每次至多取 3 顆，手上是奇數的人贏",
            "奇偶兩方：20 顆，每次至多取 3 顆",
            "兩顆骰子，翻一顆，取它的點數",
            "兩顆骰子都翻，取點數的和",
            "斐波那契拈：至多取對方剛取的兩倍",
            "三倍的遊戲，100 枚",
            "斐波那契拈，兩列各有限額",
        ]
    }

    fn samples_note(&self) -> &'static str {
        "拈、威氏遊戲、取一堆石子和骰子的遊戲，在冒號前加上 .misere，就改成走最後一步的人輸。"
    }

    fn needs_script(&self) -> &'static str {
        "這一頁要有 JavaScript 和 WebAssembly 才能對局；文章頁不用，每個例子的第一張圖和每一步的說明都印在頁上。"
    }
}
