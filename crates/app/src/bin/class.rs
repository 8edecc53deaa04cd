//! The app of a teacher's own lesson as a wasm of its own, which takes the engine's place on its page.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start_class();
}
