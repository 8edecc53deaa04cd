//! The app of courses for learning platforms as a wasm of its own, which takes the engine's place in their packages.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start_scorm();
}
