//! Any bytes: reading does not panic, and what can be read is written in one way.
#![no_main]

use libfuzzer_sys::fuzz_target;
use nian_solver::AnyPosition;

fuzz_target!(|text: &str| {
    match text.parse::<AnyPosition>() {
        Ok(position) => {
            let written = position.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&position));
            // Only these games can be written in more than one way; no text is longer than needed.
            let one_way = ["nim", "wythoff", "dice", "euclid"].iter().any(|name| text.starts_with(name));
            assert!(!one_way || written == text);
            // A large position's moves are too many to list; its winning moves are few, mostly.
            for mv in position.winning_moves().into_iter().take(8) {
                assert_eq!(position.read_move(&mv.to_string()), Ok(mv));
                assert!(
                    position
                        .play(mv)
                        .is_ok_and(|after| after.outcome().is_safe())
                );
            }
        }
        Err(error) => assert!(text.is_char_boundary(error.at)),
    }
    for position in [
        "nim:3,4,5",
        "wythoff:3,5",
        "dice:31@4",
        "dice.one:31@4,2",
        "dice.both:31@4,2",
        "subtraction.1,3,4:21",
        "parity.3:17",
        "sides.3:8",
        "dynamic.2:21",
        "dynamic.2.local:8@4,5@5",
        "euclid:8,5",
    ] {
        let position: AnyPosition = position.parse().expect("a right position");
        if let Ok(mv) = position.read_move(text) {
            assert_eq!(mv.to_string(), text);
            let _ = position.judge(mv);
        }
    }
});
