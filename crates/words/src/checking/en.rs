//! English.

use super::{Checking, Templates};
use crate::sentences;

pub(crate) static EN: Checking = Checking {
    claim: "Claim",
    erratum: "Erratum",
    said: "The article says",
    truth: "What is true",
    why: "Why",
    check: "Check it here",
    cancel: "Cancel",
    checking: "Checking",
    cancelled: "Cancelled before the end.",
    see_position: "See this position",
    templates: Templates {
        phrases: &sentences::EN,
        limits: "$1 to $2",
        bad_range: "Please enter a whole number from $1 to $2. $3 is still used.",
        holds: "It holds: $1 [case|cases] compared, and nothing contradicts it.",
        fails: "It fails: case $1 contradicts it.",
    },
};
