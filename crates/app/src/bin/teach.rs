//! The app of teachers and authors as a wasm of its own, which takes the engine's place on their pages.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start_teach();
}
