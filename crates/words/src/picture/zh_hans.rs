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
    divisions: "逐次相除",
    division: ["被除数", "除数", "商", "余数"],
    place_values: "位值",
    all_sums: "各种写法",
    digits_and_sum: ["数字", "和"],
    face_below: "底面",
    templates: Templates {
        phrases: &sentences::ZH_HANS,
        remainder: "÷ $1 余 $2",
    },
};
