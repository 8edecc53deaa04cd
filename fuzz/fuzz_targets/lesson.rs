//! Any bytes as an example file: reading and replaying it gives frames or an error, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nian_lessons::Example;

fuzz_target!(|text: &str| match Example::parse(text) {
    Ok(example) => {
        if let Err(error) = example.replay() {
            assert!(!error.to_string().is_empty());
        }
    }
    Err(error) => assert!(!error.to_string().is_empty()),
});
