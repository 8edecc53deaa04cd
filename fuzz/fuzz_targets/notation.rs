//! Any bytes: reading does not panic, and what can be read is written as it was read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nian_solver::AnyPosition;

fuzz_target!(|text: &str| {
    match text.parse::<AnyPosition>() {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            // A large position's moves are too many to list; its winning moves are few.
            for mv in position.winning_moves() {
                assert_eq!(position.read_move(&mv.to_string()), Ok(mv));
                assert!(position.play(mv).is_ok_and(|after| after.outcome().is_safe()));
            }
        }
        Err(error) => assert!(text.is_char_boundary(error.at)),
    }
    for position in ["nim:3,4,5", "wythoff:3,5", "dice:31@4"] {
        let position: AnyPosition = position.parse().expect("a right position");
        if let Ok(mv) = position.read_move(text) {
            assert_eq!(mv.to_string(), text);
            let _ = position.judge(mv);
        }
    }
});
