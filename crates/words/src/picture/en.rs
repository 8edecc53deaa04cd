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
    face_below: "Below",
    coins_counted: "coins",
    grundy_value: "Grundy value",
    values_sum: "Nim-sum of the values",
    no_limit_wins: "No limit wins here",
    small_heap: "Too few stones for the rule",
    safe_same_axis: "Safe: both dice on the same axis",
    safe_even: "Safe: an even number on each axis",
    safe_all_or_each: "Safe: all on one axis, or one on each",
    templates: Templates {
        phrases: &sentences::EN,
        remainder: "÷ $1 leaves $2",
        more_parts: "$1 more",
        limit: "limit $1",
        limit_reaches: ["limit $1 ≥ smallest part $2", "limit $1 < smallest part $2"],
        smallest_part: "smallest part $1",
        limit_wins: ["limit $1 ≥ $2 needed to win", "limit $1 < $2 needed to win"],
        least_limit: "needed to win: $1",
        safe_one_six: "Safe: at least $1 on the axis 1–6",
    },
};
