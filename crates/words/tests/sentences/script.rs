use nian_words::Language;

/// Characters of this project's texts that Simplified Chinese writes otherwise.
const TRADITIONAL: &str = "並併來個們側傳內兩冊別則剛劃動勝卻問單嗎嘆國圓圖夠學實寫尋對帶張從憑應戲換撿擲擺數時暫書會條標樣機檔櫃欄權殘氣決沒淺減滿為爾現疊\
    盤確碼種稱穩竅節紀組結給經網線總與舉華蓋蘭處號補規親覺訂記訣註試該語誤說誰調談請論證讀變讓負貫贏較輪輸轉辦這連週進遊過遠適選還邊\
    釋銅錄錯鍵鎮鐘長開間關隨頁項頓頭顆題類顯馬驗驚驟體麼黃點";
/// The same ones as Simplified Chinese writes them.
const SIMPLIFIED: &str = "并并来个们侧传内两册别则刚划动胜却问单吗叹国圆图够学实写寻对带张从凭应戏换捡掷摆数时暂书会条标样机档柜栏权残气决没浅减满为尔现叠\
    盘确码种称稳窍节纪组结给经网线总与举华盖兰处号补规亲觉订记诀注试该语误说谁调谈请论证读变让负贯赢较轮输转办这连周进游过远适选还边\
    释铜录错键镇钟长开间关随页项顿头颗题类显马验惊骤体么黄点";

/// What is wrong with a sentence, if anything is: its script, its punctuation, its length.
///
/// Of a text that is not translated yet, in part or whole, nothing is wrong.
pub(crate) fn fault(language: Language, text: &str) -> Option<String> {
    if Language::marked(text).is_some() {
        return None;
    }
    let words = outside_braces(text);
    let wrong = match language.tag() {
        "zh-Hant" => words
            .chars()
            .find(|&c| SIMPLIFIED.contains(c) || is_half_width(c)),
        "zh-Hans" => words
            .chars()
            .find(|&c| TRADITIONAL.contains(c) || is_half_width(c)),
        "ja" => words.chars().find(|&c| is_half_width(c)),
        _ => words.chars().find(|&c| c >= '\u{2e80}'),
    };
    if let Some(wrong) = wrong {
        return Some(format!("`{wrong}` is out of place"));
    }
    let doubled = ["  ", "。。", "，，", "：，", "，。", "..", ",,", " .", " ,"];
    if let Some(doubled) = doubled.iter().find(|doubled| text.contains(**doubled)) {
        return Some(format!("`{doubled}`"));
    }
    if let Some(apart) = han_apart(text) {
        return Some(format!("a space in `{apart}`"));
    }
    let chinese = language.tag().starts_with("zh");
    if let Some(close) = han_close(&words).filter(|_| chinese) {
        return Some(format!("no space in `{close}`"));
    }
    (text.trim() != text || text.is_empty()).then(|| "empty, or with space around it".to_owned())
}

/// Two Han characters with a space between them: spaces stand beside figures and letters only.
fn han_apart(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let mut threes = letters.windows(3);
    let apart = threes.find(|three| matches!(**three, [a, ' ', b] if han(a) && han(b)));
    apart.map(|three| three.iter().collect())
}

/// A Han character and a figure or a letter with no space between them, as Japanese writes them and Chinese does not.
fn han_close(text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let latin = |c: char| c.is_ascii_alphanumeric();
    let mut twos = letters.windows(2);
    let close = twos.find(|two| match **two {
        [a, b] => (han(a) && latin(b)) || (latin(a) && han(b)),
        _ => false,
    });
    close.map(|two| two.iter().collect())
}

/// A whole sentence or two: with [`fault`]'s checks, a full stop at the end and at most one before.
pub(crate) fn sentence_fault(language: Language, text: &str) -> Option<String> {
    if Language::marked(text).is_some() {
        return None;
    }
    let han = ["zh-Hant", "zh-Hans", "ja"].contains(&language.tag());
    let (stops, end) = if han {
        (text.matches('。').count(), '。')
    } else {
        let last = usize::from(text.ends_with('.'));
        (text.matches(". ").count() + last, '.')
    };
    if !text.ends_with(end) || stops > 2 {
        return Some(format!("{stops} sentences"));
    }
    // In Japanese a row may begin a sentence, by its letter.
    let capital =
        language == Language::Ja || text.starts_with(|first: char| !first.is_ascii_lowercase());
    if !capital {
        return Some("no capital letter".to_owned());
    }
    fault(language, text)
}

/// Chinese takes its own punctuation.
fn is_half_width(c: char) -> bool {
    ",.;:?!()\"'".contains(c)
}

/// The text without `{1, 4, 5}`, which is mathematics and not punctuation.
fn outside_braces(text: &str) -> String {
    let mut depth = 0;
    text.chars()
        .filter(|&c| {
            depth += i32::from(c == '{');
            let keep = depth == 0;
            depth -= i32::from(c == '}');
            keep
        })
        .collect()
}

#[test]
fn the_checks_find_what_is_wrong() {
    assert_eq!(
        fault(Language::ZhHant, "第一列取 2 枚，留下 {1, 4, 5}。"),
        None
    );
    for (language, text) in [
        (Language::ZhHant, "轮到你。"),
        (Language::ZhHans, "輪到你。"),
        (Language::ZhHant, "取 2, 留 1。"),
        (Language::ZhHant, "只要 取 2。"),
        (Language::En, "Take 2。"),
        (Language::En, ""),
        (Language::En, "Take  2."),
    ] {
        assert!(fault(language, text).is_some(), "{text}");
    }
    assert!(sentence_fault(Language::En, "One. Two. Three.").is_some());
    assert!(sentence_fault(Language::En, "take one.").is_some());
    assert!(sentence_fault(Language::ZhHant, "取一枚").is_some());
}
