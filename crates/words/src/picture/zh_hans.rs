use super::Picture;

pub(crate) struct ZhHans;

impl Picture for ZhHans {
    fn nim_sum(&self) -> &'static str {
        "不进位的和"
    }

    fn safe_pairs(&self) -> &'static str {
        "威佐夫游戏的安全残局 (aₙ, bₙ)"
    }

    fn used_numbers(&self) -> &'static str {
        "用过的数划掉"
    }

    fn safe_pairs_standard_forms(&self) -> &'static str {
        "安全残局的标准表示"
    }

    fn standard_form(&self) -> &'static str {
        "标准表示"
    }

    fn safe_faces(&self) -> &'static str {
        "骰子游戏：哪些残局安全"
    }

    fn stones(&self) -> &'static str {
        "石子"
    }

    fn stones_counted(&self) -> &'static str {
        "颗石子"
    }

    fn remainder(&self, modulus: u64, remainder: u64) -> String {
        format!("÷ {modulus} 余 {remainder}")
    }

    fn face_below(&self) -> &'static str {
        "底面"
    }
}
