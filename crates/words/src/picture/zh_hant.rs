use super::{Picture, Templates};
use crate::sentences;

pub(crate) static ZH_HANT: Picture = Picture {
    nim_sum: "不進位的和",
    safe_pairs: "威氏遊戲的安全殘局 (aₙ, bₙ)",
    used_numbers: "用過的數劃掉",
    safe_pairs_standard_forms: "安全殘局的標準表示法",
    standard_form: "標準表示法",
    safe_faces: "骰子遊戲：哪些殘局安全",
    stones: "石子",
    stones_counted: "顆石子",
    face_below: "底面",
    coins_counted: "枚銅板",
    grundy_value: "Grundy 值",
    values_sum: "Grundy 值的不進位和",
    no_limit_wins: "無論限額多少都不能取勝",
    small_heap: "石子太少，還不合通則",
    safe_same_axis: "安全：兩顆骰子在同一軸",
    safe_even: "安全：每一軸上的骰子都是偶數顆",
    safe_all_or_each: "安全：全在同一軸，或各在一軸",
    templates: Templates {
        phrases: &sentences::ZH_HANT,
        remainder: "÷ $1 餘 $2",
        more_parts: "另 $1 份",
        limit: "限額 $1",
        limit_reaches: ["限額 $1 ≥ 最小的一份 $2", "限額 $1 < 最小的一份 $2"],
        smallest_part: "最小的一份 $1",
        limit_wins: ["限額 $1 ≥ 取勝所需的 $2", "限額 $1 < 取勝所需的 $2"],
        least_limit: "取勝所需的限額 $1",
        safe_one_six: "安全：1–6 軸上至少 $1 顆",
    },
};
