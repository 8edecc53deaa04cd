//! Traditional Chinese.

use super::{Checking, Templates};
use crate::sentences;

pub(crate) static ZH_HANT: Checking = Checking {
    claim: "命題",
    erratum: "勘誤",
    said: "原文說",
    truth: "正確的是",
    why: "為什麼",
    check: "在這裡驗證",
    cancel: "取消",
    checking: "驗證中",
    cancelled: "還沒驗證完就取消了。",
    see_position: "看這個殘局",
    templates: Templates {
        phrases: &sentences::ZH_HANT,
        limits: "$1 到 $2",
        bad_range: "請填 $1 到 $2 的整數；目前仍用 $3。",
        holds: "成立：比對了 $1 個情形，沒有反例。",
        fails: "不成立：第 $1 個情形就是反例。",
    },
};
