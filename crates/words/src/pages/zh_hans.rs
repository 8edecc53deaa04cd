use super::Pages;

/// Simplified Chinese.
pub(crate) struct ZhHans;

impl Pages for ZhHans {
    fn name(&self) -> &'static str {
        "拈"
    }

    fn language(&self) -> &'static str {
        "简体"
    }

    fn skip(&self) -> &'static str {
        "跳到正文"
    }

    fn pages(&self) -> &'static str {
        "主要页面"
    }

    fn home(&self) -> &'static str {
        "首页"
    }

    fn articles(&self) -> &'static str {
        "文章"
    }

    fn play(&self) -> &'static str {
        "对局"
    }

    fn lab(&self) -> &'static str {
        "分析"
    }

    fn tables(&self) -> &'static str {
        "数表"
    }

    fn numbers(&self) -> &'static str {
        "记数"
    }

    fn checked(&self) -> &'static str {
        "验证"
    }

    fn glossary(&self) -> &'static str {
        "名词"
    }

    fn embed(&self) -> &'static str {
        "嵌入"
    }

    fn languages(&self) -> &'static str {
        "语言"
    }

    fn theme(&self) -> &'static str {
        "明暗"
    }

    fn theme_auto(&self) -> &'static str {
        "自动"
    }

    fn theme_light(&self) -> &'static str {
        "浅色"
    }

    fn theme_dark(&self) -> &'static str {
        "深色"
    }
    fn theme_projector(&self) -> &'static str {
        "投影"
    }

    fn privacy(&self) -> &'static str {
        "无需注册，不留记录，也不连接其他网站。"
    }

    fn licence(&self) -> &'static str {
        "程序依 MIT 或 Apache-2.0 许可证发布。"
    }

    fn home_title(&self) -> &'static str {
        "拈 · 取物游戏的数学"
    }

    fn home_description(&self) -> &'static str {
        "三、四、五枚硬币该怎么取才会赢？四篇谈拈与其变型游戏的文章，每个例子都能亲手走，也能一步一步看懂。"
    }

    fn reading(&self) -> &'static str {
        "niān"
    }

    fn meaning(&self) -> &'static str {
        "用手指取物。数学家拿它来称呼一种两人轮流取物的游戏：Nim。"
    }

    fn first_lesson(&self) -> &'static str {
        "从第一个例子读起：三、四、五"
    }
    fn promise(&self) -> &'static str {
        "这里把四篇谈拈的文章做成一本会动的书：每个例子都能亲手走，也能一步一步看。"
    }

    fn board(&self) -> &'static str {
        "三、四、五"
    }

    fn board_rules(&self) -> &'static str {
        "三行硬币，两人轮流取。每次选一行，至少取一枚；拿到最后一枚的人赢。你先取，只有一种取法必胜。"
    }

    fn all_articles(&self) -> &'static str {
        "四篇文章"
    }

    fn tools(&self) -> &'static str {
        "不看文章，直接动手"
    }

    fn examples(&self) -> &'static str {
        "从这里读起"
    }

    fn three_four_five(&self) -> (&'static str, &'static str) {
        ("三、四、五", "把枚数写成二进制，该取哪一行就看得出来。")
    }

    fn wythoff_table(&self) -> (&'static str, &'static str) {
        (
            "威佐夫游戏的安全残局表",
            "两行硬币，也可以两行取一样多。安全残局一组接一组，自己长出来。",
        )
    }

    fn dice(&self) -> (&'static str, &'static str) {
        (
            "骰子游戏",
            "把骰子翻向侧面，翻到几点就取几颗。关键是 8 的倍数，还是 9？",
        )
    }

    fn own_position(&self) -> (&'static str, &'static str) {
        (
            "摆一个自己的局面",
            "换游戏、换行数、换枚数，再跟一个从不失手的对手玩一局。",
        )
    }

    fn contents(&self) -> &'static str {
        "目录"
    }

    fn section_link(&self) -> &'static str {
        "本节的链接"
    }

    fn previous(&self) -> &'static str {
        "上一例"
    }

    fn next(&self) -> &'static str {
        "下一例"
    }

    fn other_articles(&self) -> &'static str {
        "其他文章"
    }

    fn previous_article(&self) -> &'static str {
        "上一篇"
    }

    fn next_article(&self) -> &'static str {
        "下一篇"
    }

    fn marks(&self) -> &'static str {
        "本页的记号"
    }

    fn mark_safe(&self) -> &'static str {
        "留下这个局面的人，只要不出错就会赢。"
    }

    fn mark_unsafe(&self) -> &'static str {
        "面对这个局面的人，有办法赢。"
    }

    fn mark_beyond(&self) -> &'static str {
        "原文没有写到、由本站补上的内容。"
    }

    fn mark_erratum(&self) -> &'static str {
        "原文的说法经不起验算：列出原来的内容、验算的经过与正确的结果。"
    }

    fn source(&self) -> &'static str {
        "出处"
    }

    fn source_note(&self) -> &'static str {
        "例子与数字出自原文，说明全部另写；每个局面都由程序重新算过。"
    }

    fn play_title(&self) -> &'static str {
        "对局"
    }

    fn play_description(&self) -> &'static str {
        "四篇文章里的游戏，摆出任何一个局面，跟对手玩一局。"
    }

    fn play_heading(&self) -> &'static str {
        "摆一个局面，玩一局"
    }

    fn play_intro(&self) -> &'static str {
        "在盘面上取硬币，对手接着取。想换局面，就改写下面这一行，或从后面现成的挑一个。网址会记住走到哪里，复制下来就能分享。"
    }

    fn position(&self) -> &'static str {
        "局面"
    }

    fn position_hint(&self) -> &'static str {
        "游戏名、冒号、各堆的枚数，例如 nim:3,4,5；局面还有别的东西时写在 @ 后面，例如骰子朝上的点数：dice:31@4。写成“拈 3、4、5”也看得懂。"
    }

    fn set_up(&self) -> &'static str {
        "摆上"
    }

    fn samples(&self) -> &'static str {
        "现成的局面"
    }

    fn samples_note(&self) -> &'static str {
        "在游戏名后面加上 .misere，就改成走最后一步的人输。"
    }

    fn needs_script(&self) -> &'static str {
        "这一页要有 JavaScript 和 WebAssembly 才能用；文章页不用，每个例子的第一张图和每一步的说明都印在页上。"
    }

    fn written_out(&self) -> &'static str {
        "这里不能逐步操作例子：JavaScript 或 WebAssembly 被禁用、没有下载成功，或浏览器版本太旧；每个例子的第一幅图和全部步骤都写在文中。"
    }
}
