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
    divisions: "逐次相除",
    division: ["被除數", "除數", "商", "餘數"],
    place_values: "位值",
    all_sums: "各種寫法",
    digits_and_sum: ["數字", "和"],
    face_below: "底面",
    templates: Templates {
        phrases: &sentences::ZH_HANT,
        remainder: "÷ $1 餘 $2",
    },
};
