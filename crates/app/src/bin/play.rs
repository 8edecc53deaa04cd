//! The app of games, and of positions set up by hand, as a wasm of its own, which takes the engine's place on their pages.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start_play();
}
