//! The sentences about games: in their own script, whole, short, and with the right numbers.

mod filled;
mod games;
mod golden;
mod movers;
mod numbers;
mod numerals;
mod random;
mod ranges;
mod rules;
mod script;
mod troubles;
