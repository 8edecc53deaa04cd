//! Every picture, at every width: nothing outside its box, no text too small, nothing too small
//! to be touched, no key twice, and the same height from step to step.

#[path = "../common/mod.rs"]
mod common;
mod lessons;
mod measure;
mod numbers;
mod positions;
mod random;
