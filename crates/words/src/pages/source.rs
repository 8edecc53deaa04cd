use super::Text;

/// Where an article was printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The article's slug.
    pub slug: &'static str,
    /// The article in full: author, title, journal, volume and number, year and pages where known.
    pub citation: Text,
    /// The same in a line of a list: author, journal, year where known.
    pub short: Text,
}

impl Source {
    /// The sources of the articles, in their order.
    pub const ALL: [Self; 4] = [
        Self {
            slug: "nim-and-variants",
            citation: [
                "張鎮華，〈拈及其各種變型遊戲〉，《數學傳播》第三卷第二期。",
                "张镇华，《拈及其各种变型游戏》，《数学传播》第三卷第二期。",
                "Gerard Jennhwa Chang (張鎮華), “Nim and its variants” (〈拈及其各種變型遊戲〉), Mathmedia (《數學傳播》), volume 3, number 2.",
            ],
            short: [
                "張鎮華，《數學傳播》第三卷第二期",
                "张镇华，《数学传播》第三卷第二期",
                "Gerard Jennhwa Chang, Mathmedia 3 (2)",
            ],
        },
        Self {
            slug: "odd-even-two-sides",
            citation: [
                "張進安，〈有關單堆奇偶的拈〉，《數學傳播》第 47 卷第 3 期，2023。",
                "张进安，《有关单堆奇偶的拈》，《数学传播》第 47 卷第 3 期，2023。",
                "張進安 (Zhāng Jìn’ān), “Odd-even Nim with one heap” (〈有關單堆奇偶的拈〉), Mathmedia (《數學傳播》), volume 47, number 3, 2023.",
            ],
            short: [
                "張進安，《數學傳播》第 47 卷第 3 期，2023",
                "张进安，《数学传播》第 47 卷第 3 期，2023",
                "Zhāng Jìn’ān, Mathmedia 47 (3), 2023",
            ],
        },
        Self {
            slug: "fibonacci-nim",
            citation: [
                "維基百科編者，〈斐波那契拈〉，粵語維基百科（yue.wikipedia.org），CC BY-SA。",
                "维基百科编者，《斐波那契拈》，粤语维基百科（yue.wikipedia.org），CC BY-SA。",
                "The contributors of Wikipedia, “Fibonacci nim” (〈斐波那契拈〉), Cantonese Wikipedia (yue.wikipedia.org), CC BY-SA.",
            ],
            short: ["粵語維基百科", "粤语维基百科", "Cantonese Wikipedia"],
        },
        Self {
            slug: "odd-total",
            citation: [
                "黃振高、黃受安，〈一個組合對策問題的解〉，《國防科技大學學報》第 12 卷第 3 期，1990，15–20 頁（1989 年 8 月收稿）。",
                "黄振高、黄受安，《一个组合对策问题的解》，《国防科技大学学报》第 12 卷第 3 期，1990，15–20 页（1989 年 8 月收稿）。",
                "Huang Zhengao and Huang Shouan (黄振高, 黄受安), “Solution to a Combinatorial Game” (〈一个组合对策问题的解〉), Journal of National University of Defense Technology, volume 12, number 3, 1990, pages 15–20; received in August 1989.",
            ],
            short: [
                "黃振高、黃受安，《國防科技大學學報》第 12 卷第 3 期，1990",
                "黄振高、黄受安，《国防科技大学学报》第 12 卷第 3 期，1990",
                "Huang Zhengao and Huang Shouan, Journal of NUDT 12 (3), 1990",
            ],
        },
    ];

    /// The source of the article with this slug.
    #[must_use]
    pub fn of(slug: &str) -> Option<&'static Self> {
        const ALL: &[Source] = &Source::ALL;
        ALL.iter().find(|source| source.slug == slug)
    }
}
