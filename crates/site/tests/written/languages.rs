use crate::html::words;
use crate::{has_moved, pages};
use nian_site::Page;
use nian_words::Language;

/// Frequent characters that the two scripts write differently, in pairs: the traditional form,
/// then the simplified one. Neither of a pair is used in the other script.
const PAIRS: &str = "個个們们來来這这裡里還还對对時时與与從从點点線线數数學学書书寫写語语說说話话讀读\
    義义圖图兩两雙双單单邊边連连開开關关門门問问間间東东車车長长風风飛飞馬马種种類类別别樣样題题頭头顆颗\
    體体難难離离頁页順顺須须顯显應应態态擇择擺摆據据損损換换隨随險险陣阵階阶陽阳隊队際际雖虽無无為为熱热\
    獨独獎奖現现環环產产當当畫画異异發发盤盘盡尽監监確确碼码禮礼積积穩稳節节築筑簡简給给統统經经結结緒绪\
    緊紧練练縮缩總总織织繞绕繼继續续罷罢聯联聲声職职聽听腦脑臉脸舉举舊旧華华號号處处虛虚術术補补裝装見见\
    規规視视覺觉親亲觀观觸触討讨訓训記记設设許许訴诉詞词試试該该詳详認认誤误課课調调談谈請请論论證证識识\
    議议護护變变讓让豐丰負负財财責责買买費费貼贴質质賞赏輸输輪轮轉转辦办農农運运過过達达遠远適适選选還还\
    釋释錄录錯错鎮镇銅铜鐘钟鏡镜闊阔隻只靜静頂顶項项預预領领額额顧顾餘余驗验齊齐\
    贏赢狀状後后殘残沒没遊游戲戏勝胜組组幾几張张傳传進进麼么軸轴絕绝欄栏誰谁條条疊叠於于著着夠够則则黃黄\
    動动減减卻却鄰邻複复剛刚滿满約约標标粵粤維维實实國国報报從从內内嗎吗決决稱称氣气歷历較较頓顿係系擲掷\
    斷断準准歸归納纳訣诀範范圍围細细搶抢";

/// Forms that are characters of their own in the other script.
const IN_BOTH: &str = "里只余后游系准著";

/// What a text in the other script gives away.
fn forbidden(language: Language) -> Vec<char> {
    let pairs: Vec<char> = PAIRS.chars().filter(|c| !c.is_whitespace()).collect();
    let side = usize::from(language == Language::ZhHant);
    let side = pairs.chunks(2).map(|pair| pair[side]);
    side.filter(|c| !IN_BOTH.contains(*c)).collect()
}

#[test]
fn each_chinese_page_keeps_to_its_own_script() {
    let pages = pages();
    let pages = pages.iter().filter(|page| !has_moved(page.address.page));
    for page in pages.filter(|page| page.address.language != Language::En) {
        let forbidden = forbidden(page.address.language);
        let words = words(&page.html);
        let few = if page.address.page == Page::Show {
            20
        } else {
            200
        };
        assert!(words.chars().count() > few, "{}: hardly a word", page.file);
        for (at, c) in words.char_indices() {
            let around: String = words[at..].chars().take(20).collect();
            assert!(!forbidden.contains(&c), "{}: {c} in `{around}…`", page.file);
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

#[test]
fn emphasis_is_closed() {
    for page in &pages() {
        assert!(
            !words(&page.html).contains("**"),
            "{}: a `**` that Markdown has left",
            page.file
        );
    }
}
