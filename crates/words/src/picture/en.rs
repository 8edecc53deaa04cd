use super::Picture;

pub(crate) struct En;

impl Picture for En {
    fn nim_sum(&self) -> &'static str {
        "Column sums"
    }

    fn safe_pairs(&self) -> &'static str {
        "Safe positions of Wythoff’s game (aₙ, bₙ)"
    }

    fn used_numbers(&self) -> &'static str {
        "Numbers used are struck out"
    }

    fn safe_pairs_standard_forms(&self) -> &'static str {
        "Safe positions in standard form"
    }

    fn standard_form(&self) -> &'static str {
        "Standard form"
    }

    fn safe_faces(&self) -> &'static str {
        "The dice game: which positions are safe"
    }

    fn stones(&self) -> &'static str {
        "Stones"
    }

    fn stones_counted(&self) -> &'static str {
        "stones"
    }

    fn remainder(&self, modulus: u64, remainder: u64) -> String {
        format!("÷ {modulus} leaves {remainder}")
    }

    fn face_below(&self) -> &'static str {
        "Below"
    }
}
