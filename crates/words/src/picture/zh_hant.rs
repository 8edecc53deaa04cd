use super::Picture;

pub(crate) struct ZhHant;

impl Picture for ZhHant {
    fn nim_sum(&self) -> &'static str {
        "不進位的和"
    }

    fn safe_pairs(&self) -> &'static str {
        "威氏遊戲的安全殘局 (aₙ, bₙ)"
    }

    fn used_numbers(&self) -> &'static str {
        "用過的數劃掉"
    }

    fn safe_pairs_standard_forms(&self) -> &'static str {
        "安全殘局的標準表示法"
    }

    fn standard_form(&self) -> &'static str {
        "標準表示法"
    }

    fn safe_faces(&self) -> &'static str {
        "骰子遊戲：哪些殘局安全"
    }

    fn stones(&self) -> &'static str {
        "石子"
    }

    fn stones_counted(&self) -> &'static str {
        "顆石子"
    }

    fn remainder(&self, modulus: u64, remainder: u64) -> String {
        format!("÷ {modulus} 餘 {remainder}")
    }

    fn face_below(&self) -> &'static str {
        "底面"
    }
}
