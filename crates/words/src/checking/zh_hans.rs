//! Simplified Chinese.

use super::{Checking, Templates};
use crate::sentences;

pub(crate) static ZH_HANS: Checking = Checking {
    claim: "命题",
    erratum: "勘误",
    said: "原文说",
    truth: "正确的是",
    why: "为什么",
    check: "在这里验证",
    cancel: "取消",
    checking: "验证中",
    cancelled: "还没验证完就取消了。",
    see_position: "看这个残局",
    templates: Templates {
        phrases: &sentences::ZH_HANS,
        limits: "$1 到 $2",
        bad_range: "请填 $1 到 $2 的整数；目前仍用 $3。",
        holds: "成立：比对了 $1 个情形，没有反例。",
        fails: "不成立：第 $1 个情形就是反例。",
    },
};
