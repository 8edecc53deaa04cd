use super::Interface;

pub(crate) struct ZhHant;

impl Interface for ZhHant {
    fn first(&self) -> &'static str {
        "回到開頭"
    }

    fn back(&self) -> &'static str {
        "上一步"
    }

    fn play(&self) -> &'static str {
        "自動播放"
    }

    fn pause(&self) -> &'static str {
        "暫停"
    }

    fn next(&self) -> &'static str {
        "下一步"
    }

    fn last(&self) -> &'static str {
        "跳到最後"
    }

    fn steps(&self) -> &'static str {
        "步驟"
    }

    fn step_of(&self, step: usize, steps: usize) -> String {
        if step == 0 {
            return format!("開頭，共 {steps} 步");
        }
        format!("第 {step} 步，共 {steps} 步")
    }

    fn menu(&self) -> &'static str {
        "選單"
    }

    fn speed(&self) -> &'static str {
        "播放速度"
    }

    fn speeds(&self) -> [&'static str; 3] {
        ["慢", "適中", "快"]
    }

    fn show_answer(&self) -> &'static str {
        "看答案"
    }

    fn show_answers(&self) -> &'static str {
        "每一步都直接顯示答案"
    }

    fn play_on(&self) -> &'static str {
        "在棋盤上接著下"
    }

    fn winning_moves(&self) -> &'static str {
        "致勝的走法"
    }

    fn no_winning_move(&self) -> &'static str {
        "怎麼走都會留下不安全殘局。"
    }

    fn more(&self, more: usize) -> String {
        format!("還有 {more} 種")
    }

    fn all_moves(&self) -> &'static str {
        "每一種走法"
    }

    fn back_to_example(&self) -> &'static str {
        "回到例子"
    }

    fn beyond(&self) -> &'static str {
        "原文沒有的補充"
    }

    fn erratum(&self) -> &'static str {
        "訂正原文"
    }

    fn board(&self) -> &'static str {
        "棋盤"
    }

    fn board_help(&self) -> &'static str {
        "點一下選取，再點一下就取走。用鍵盤時，↑ ↓ 換列，← → 增減，Enter 取走。"
    }

    fn row(&self, row: u8, coins: u64) -> String {
        format!("{} 列，{coins} 枚", char::from(b'a' + row))
    }

    fn both_rows(&self, most: u64) -> String {
        format!("兩列各取，至多 {most} 枚")
    }

    fn chosen(&self, take: u64) -> String {
        format!("取 {take} 枚")
    }

    fn side_faces(&self) -> &'static str {
        "把骰子翻到"
    }

    fn take(&self) -> &'static str {
        "取走"
    }

    fn undo(&self) -> &'static str {
        "收回"
    }

    fn redo(&self) -> &'static str {
        "重做"
    }

    fn new_game(&self) -> &'static str {
        "重新開始"
    }

    fn opponent(&self) -> &'static str {
        "對手"
    }

    fn opponents(&self) -> [&'static str; 3] {
        ["從不失手", "初學者（偶爾失手）", "兩人對下"]
    }

    fn who_begins(&self) -> &'static str {
        "先走"
    }

    fn players(&self, against_other: bool) -> [&'static str; 2] {
        if against_other {
            ["你", "對手"]
        } else {
            ["甲", "乙"]
        }
    }

    fn turn(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "輪到你了。",
            (true, false) => "輪到對手。",
            (false, true) => "輪到甲。",
            (false, false) => "輪到乙。",
        }
    }

    fn won(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "你贏了！",
            (true, false) => "這一局對手贏了。",
            (false, true) => "甲贏了！",
            (false, false) => "乙贏了！",
        }
    }

    fn rows_before(&self) -> &'static str {
        "前面的列"
    }

    fn rows_after(&self) -> &'static str {
        "後面的列"
    }

    fn start_row(&self, stones: bool) -> &'static str {
        if stones { "從石子數" } else { "從 n =" }
    }

    fn missing(&self, attribute: &str, default: &str) -> String {
        format!("沒有寫 {attribute}，改用 {default}。")
    }

    fn bad_value(&self, attribute: &str, value: &str, default: &str) -> String {
        format!("{attribute} 不能是「{value}」，改用 {default}。")
    }

    fn instead(&self, default: &str) -> String {
        format!("改用 {default}。")
    }

    fn no_such_step(&self, steps: usize) -> String {
        format!("沒有這一步：步驟從 0 到 {steps}。")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "沒有可以收回的走法。"
    }

    fn nothing_to_redo(&self) -> &'static str {
        "沒有收回過的走法。"
    }

    fn not_your_turn(&self) -> &'static str {
        "現在輪到對手。"
    }

    fn no_position(&self) -> &'static str {
        "這裡沒有可以走的殘局。"
    }
}
