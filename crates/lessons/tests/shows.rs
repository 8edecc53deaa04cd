//! The pictures of each game.

use nian_lessons::Show;
use nian_solver::AnyPosition;

/// The plain picture and the structure of each game: both fit, and they differ if the structure has a picture of its
/// own. The list has those games.
#[test]
fn plain_and_structure() {
    let two = [
        ("nim:3,4,5", Show::Rows, Show::Columns),
        ("wythoff:3,5", Show::Rows, Show::Grid),
        ("dice:31@4", Show::Die, Show::Clock),
        ("parity.3:17", Show::Trays, Show::Clock),
        ("subtraction.1-3:21", Show::Rows, Show::Clock),
        ("dynamic.2:10", Show::Rows, Show::Strip),
    ];
    for (text, plain, structure) in two {
        let shows = Show::plain_and_structure(&position(text));
        assert_eq!(shows, [plain, structure], "{text}");
        assert!(
            shows.iter().all(|show| show.fits(&position(text))),
            "{text}"
        );
    }
    let one = [
        ("sides.3:14", Show::Trays),
        ("dice.one:31@4,2", Show::Die),
        ("dynamic.2.local:8@4,5@5", Show::Rows),
        ("dynamic.2.global:8,5@4", Show::Rows),
        ("euclid:25,7", Show::Rows),
    ];
    for (text, show) in one {
        assert_eq!(
            Show::plain_and_structure(&position(text)),
            [show; 2],
            "{text}"
        );
        assert!(show.fits(&position(text)), "{text}");
    }
    let all = two
        .map(|(text, ..)| text)
        .into_iter()
        .chain(one.map(|(text, _)| text));
    let missing = AnyPosition::missing_from(all);
    assert!(missing.is_empty(), "{missing:?}");
}

fn position(text: &str) -> AnyPosition {
    text.parse().expect(text)
}
