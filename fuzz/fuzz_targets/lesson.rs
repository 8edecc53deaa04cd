//! Any bytes as a lesson file: reading and replaying it gives frames or an error, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nian_lessons::Lesson;

fuzz_target!(|text: &str| match Lesson::parse(text) {
    Ok(lesson) => {
        if let Err(error) = lesson.replay() {
            assert!(!error.to_string().is_empty());
        }
    }
    Err(error) => assert!(!error.to_string().is_empty()),
});
