//! Sentences that say “whatever”, “always” or “from … on” and tell no strategy: definitions, remarks
//! on numbers, and what proofs say on the way.

use crate::places::{Place, prose};

pub(crate) const OTHERS: &[(Place, &str)] = &[
    // Rules and definitions.
    (
        prose("nim-and-variants", "dice"),
        "So whichever face is up, two of the six are barred",
    ),
    (
        prose("odd-even-two-sides", "introduction"),
        "if the other player cannot win from there, whatever they take",
    ),
    (
        prose("fibonacci-nim", "rules"),
        "later it is always twice the last take",
    ),
    (
        prose("fibonacci-nim", "local-limits"),
        "the least number from 0 on that is not among them is its value",
    ),
    (
        prose("fibonacci-nim", "global-limit"),
        "the limit is twice the last take, whichever heap it came from",
    ),
    (
        Place::Example("fibonacci-nim/global-limit"),
        "so the limit is 4, whichever heap one takes from",
    ),
    (Place::Sentences, "The bases are whole numbers from 2 on"),
    (Place::Sentences, "from character $2 on"),
    // The answers are listed with it, as they have been found by the moves.
    (
        Place::Sentences,
        "whatever the first player takes there is an answer: $2",
    ),
    // The beginning of a guess that the reader makes.
    (Place::Sentences, "From 2 on it repeats after $1"),
    (
        prose("odd-even-two-sides", "introduction"),
        "From section 3 on, “safe” will also be said of one of two sides",
    ),
    // Said of safe positions, whose moves the solver lists.
    (
        Place::Sentences,
        "Whatever the player to move takes, the other one wins",
    ),
    // Said of one position, which the lesson states (`expect`) and its replay tests.
    (
        Place::Example("odd-even-two-sides/mirror-laws"),
        "The odd side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-0-0-4"),
        "The even side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-0-0-8"),
        "The odd side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-0-1-5"),
        "The odd side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-0-1-5"),
        "The even side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-1-0-9"),
        "The odd side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-1-0-9"),
        "The even side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-1-1-4"),
        "The odd side loses whatever it takes",
    ),
    (
        Place::Example("odd-even-two-sides/state-1-1-8"),
        "The even side loses whatever it takes",
    ),
];
