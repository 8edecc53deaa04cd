use crate::html::words;
use crate::pages;
use nian_words::Language;

/// Characters that only one of the two scripts has, frequent ones of these pages among them.
const TRADITIONAL: &str = "個們來這裡還對時與從點線數學書寫語說話讀義圖兩幾雙單邊連開關門問間東車長風飛馬魚鳥龍\
    種類別樣題頭顆體難離雜電響頁順須類顯應態憶懷戰擇擺據損換隨險陣階陽隊際隱雖雞雲靈無為爲熱獨獎現環產當畫異發盤\
    盡監確碼禮積穩競筆節範築簡簽籌給統經結絕緒網緊線練縮總織繞繼續罷聯聲職聽腦臉舉舊華號處虛術補裝製複見規視覺親觀\
    觸討訓記設許訴診詞試該詳認誤課調談請論證識議護變讓豐負財責買貴費貼質賞輸輪轉辦農運過達遠適選還邏郵鄉釋錄錯鎮銅\
    鐘鏡闊階隻雙離靜頂項預領額顧餘驗類骰點齊";
const SIMPLIFIED: &str = "个们来这里还对时与从点线数学书写语说话读义图两几双单边连开关门问间东车长风飞马鱼鸟龙\
    种类样题头颗体难离杂电响页顺须显应态忆怀战择摆据损换随险阵阶阳队际隐虽鸡云灵无为热独奖现环产当画异发盘\
    尽监确码礼积稳竞笔节范筑简签筹给统经结绝绪网紧练缩总织绕继续罢联声职听脑脸举旧华号处虚术补装制复见规视觉亲观\
    触讨训记设许诉诊词试该详认误课调谈请论证识议护变让丰负财责买贵费贴质赏输轮转办农运过达远适选逻邮乡释录错镇铜\
    钟镜阔静顶项预领额顾余验齐";

/// The characters of one list that are not in the other.
fn only(list: &'static str, other: &str) -> Vec<char> {
    list.chars().filter(|c| !other.contains(*c)).collect()
}

#[test]
fn each_chinese_page_keeps_to_its_own_script() {
    // 骰 and a few others are the same in both; 里, 于 and 几 stand in Traditional texts too.
    let traditional = only(TRADITIONAL, SIMPLIFIED);
    let simplified = only(SIMPLIFIED, TRADITIONAL);
    let simplified: Vec<char> = simplified
        .into_iter()
        .filter(|c| !"里几云制复范余".contains(*c))
        .collect();
    for page in &pages() {
        let forbidden = match page.address.language {
            Language::ZhHant => &simplified,
            Language::ZhHans => &traditional,
            Language::En => continue,
        };
        let words = words(&page.html);
        assert!(words.chars().count() > 200, "{}: hardly a word", page.file);
        if let Some(at) = words.char_indices().find(|(_, c)| forbidden.contains(c)) {
            let around: String = words[at.0..].chars().take(20).collect();
            panic!("{}: {} in `{around}…`", page.file, at.1);
        }
    }
}

#[test]
fn english_pages_are_in_english() {
    for page in pages()
        .iter()
        .filter(|page| page.address.language == Language::En)
    {
        let words = words(&page.html);
        let chinese = words
            .chars()
            .filter(|c| ('\u{4e00}'..='\u{9fff}').contains(c))
            .count();
        assert!(
            chinese * 20 < words.chars().count(),
            "{}: {chinese} Chinese characters",
            page.file
        );
    }
}
