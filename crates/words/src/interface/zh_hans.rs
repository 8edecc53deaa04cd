use super::Interface;

pub(crate) struct ZhHans;

impl Interface for ZhHans {
    fn first(&self) -> &'static str {
        "回到开头"
    }

    fn back(&self) -> &'static str {
        "上一步"
    }

    fn play(&self) -> &'static str {
        "自动播放"
    }

    fn pause(&self) -> &'static str {
        "暂停"
    }

    fn next(&self) -> &'static str {
        "下一步"
    }

    fn last(&self) -> &'static str {
        "跳到最后"
    }

    fn steps(&self) -> &'static str {
        "步骤"
    }

    fn step_of(&self, step: usize, steps: usize) -> String {
        if step == 0 {
            return format!("开头，共 {steps} 步");
        }
        format!("第 {step} 步，共 {steps} 步")
    }

    fn menu(&self) -> &'static str {
        "菜单"
    }

    fn speed(&self) -> &'static str {
        "播放速度"
    }

    fn speeds(&self) -> [&'static str; 3] {
        ["慢", "适中", "快"]
    }

    fn show_answer(&self) -> &'static str {
        "看答案"
    }

    fn show_answers(&self) -> &'static str {
        "每一步都直接显示答案"
    }

    fn play_on(&self) -> &'static str {
        "在棋盘上接着下"
    }

    fn winning_moves(&self) -> &'static str {
        "制胜的走法"
    }

    fn no_winning_move(&self) -> &'static str {
        "怎么走都会留下不安全残局。"
    }

    fn more(&self, more: usize) -> String {
        format!("还有 {more} 种")
    }

    fn all_moves(&self) -> &'static str {
        "每一种走法"
    }

    fn back_to_example(&self) -> &'static str {
        "回到例子"
    }

    fn beyond(&self) -> &'static str {
        "原文没有的补充"
    }

    fn erratum(&self) -> &'static str {
        "更正原文"
    }

    fn board(&self) -> &'static str {
        "棋盘"
    }

    fn board_help(&self) -> &'static str {
        "点一下选中，再点一下就取走。用键盘时，↑ ↓ 换行，← → 增减，Enter 取走。"
    }

    fn row(&self, row: u8, coins: u64) -> String {
        format!("{} 行，{coins} 枚", char::from(b'a' + row))
    }

    fn both_rows(&self, most: u64) -> String {
        format!("两行各取，最多 {most} 枚")
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
        "撤销"
    }

    fn redo(&self) -> &'static str {
        "重做"
    }

    fn new_game(&self) -> &'static str {
        "重新开始"
    }

    fn opponent(&self) -> &'static str {
        "对手"
    }

    fn opponents(&self) -> [&'static str; 3] {
        ["从不失手", "初学者（偶尔失手）", "两人对下"]
    }

    fn who_begins(&self) -> &'static str {
        "先走"
    }

    fn players(&self, against_other: bool) -> [&'static str; 2] {
        if against_other {
            ["你", "对手"]
        } else {
            ["甲", "乙"]
        }
    }

    fn turn(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "轮到你了。",
            (true, false) => "轮到对手。",
            (false, true) => "轮到甲。",
            (false, false) => "轮到乙。",
        }
    }

    fn won(&self, reader: bool, against_other: bool) -> &'static str {
        match (against_other, reader) {
            (true, true) => "你赢了！",
            (true, false) => "这一局对手赢了。",
            (false, true) => "甲赢了！",
            (false, false) => "乙赢了！",
        }
    }

    fn rows_before(&self) -> &'static str {
        "前面的行"
    }

    fn rows_after(&self) -> &'static str {
        "后面的行"
    }

    fn start_row(&self, stones: bool) -> &'static str {
        if stones { "从石子数" } else { "从 n =" }
    }

    fn missing(&self, attribute: &str, default: &str) -> String {
        format!("没有写 {attribute}，改用 {default}。")
    }

    fn bad_value(&self, attribute: &str, value: &str, default: &str) -> String {
        format!("{attribute} 不能是“{value}”，改用 {default}。")
    }

    fn instead(&self, default: &str) -> String {
        format!("改用 {default}。")
    }

    fn no_such_step(&self, steps: usize) -> String {
        format!("没有这一步：步骤从 0 到 {steps}。")
    }

    fn nothing_to_undo(&self) -> &'static str {
        "没有可以撤销的走法。"
    }

    fn nothing_to_redo(&self) -> &'static str {
        "没有撤销过的走法。"
    }

    fn not_your_turn(&self) -> &'static str {
        "现在轮到对手。"
    }

    fn no_position(&self) -> &'static str {
        "这里没有可以走的残局。"
    }
}
