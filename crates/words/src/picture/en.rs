use super::{Picture, Templates};
use crate::sentences;

pub(crate) static EN: Picture = Picture {
    nim_sum: "Column sums",
    safe_pairs: "Safe positions of Wythoff’s game (aₙ, bₙ)",
    used_numbers: "Numbers used are struck out",
    safe_pairs_standard_forms: "Safe positions in standard form",
    standard_form: "Standard form",
    safe_faces: "The dice game: which positions are safe",
    stones: "Stones",
    stones_counted: "stones",
    divisions: "The divisions",
    division: ["Number", "By", "Quotient", "Remainder"],
    place_values: "Place values",
    all_sums: "Every way to write it",
    digits_and_sum: ["Digits", "Sum"],
    face_below: "Below",
    templates: Templates {
        phrases: &sentences::EN,
        remainder: "÷ $1 leaves $2",
    },
};
