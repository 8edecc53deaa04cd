//! The app as a wasm of its own, which takes the place of the engine's on the pages of tools.
#![forbid(unsafe_code)]

fn main() {
    nian_app::start();
}
