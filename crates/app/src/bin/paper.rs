//! The app of articles, cards and lessons on paper as a wasm of its own, which takes the place of the engine, or of another app,
//! on a page that is asked for paper.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start_paper();
}
