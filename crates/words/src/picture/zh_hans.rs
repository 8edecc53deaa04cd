use super::{Picture, Templates};
use crate::sentences;

pub(crate) static ZH_HANS: Picture = Picture {
    nim_sum: "不进位的和",
    safe_pairs: "威佐夫游戏的安全残局 (aₙ, bₙ)",
    used_numbers: "用过的数划掉",
    safe_pairs_standard_forms: "安全残局的标准表示",
    standard_form: "标准表示",
    safe_faces: "骰子游戏：哪些残局安全",
    stones: "石子",
    stones_counted: "颗石子",
    face_below: "底面",
    coins_counted: "枚硬币",
    grundy_value: "Grundy 值",
    values_sum: "Grundy 值的不进位和",
    no_limit_wins: "无论限额多少都不能取胜",
    small_heap: "石子太少，还不合通则",
    safe_same_axis: "安全：两颗骰子在同一轴",
    safe_even: "安全：每一轴上的骰子都是偶数颗",
    safe_all_or_each: "安全：全在同一轴，或各在一轴",
    templates: Templates {
        phrases: &sentences::ZH_HANS,
        remainder: "÷ $1 余 $2",
        more_parts: "另 $1 份",
        limit: "限额 $1",
        limit_reaches: ["限额 $1 ≥ 最小的一份 $2", "限额 $1 < 最小的一份 $2"],
        smallest_part: "最小的一份 $1",
        limit_wins: ["限额 $1 ≥ 取胜所需的 $2", "限额 $1 < 取胜所需的 $2"],
        least_limit: "取胜所需的限额 $1",
        safe_one_six: "安全：1–6 轴上至少 $1 颗",
    },
};
