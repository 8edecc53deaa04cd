//! The end of a set: how it went, and what is offered.

use super::device::Device;
use super::exercise::{Exercise, NOW, Page, counted, kept, open, pairs};
use nian_course::practice::{
    Action, Cell, Done, Effect, NextSet, Score, SetKind, Suggestions, TaskResult, asked,
};

#[test]
fn after_a_set_its_tasks_and_the_way_on_are_shown() {
    let device = Device::default();
    let (mut page, effects) = open(&device, "skill=outcome");
    let mut exercise = Exercise::new(&effects);
    assert!(effects.contains(&Effect::ShowExercise(true)));
    let went = [
        TaskResult::Right,
        TaskResult::Wrong,
        TaskResult::Skipped,
        TaskResult::Right,
        TaskResult::Given,
    ];
    let mut last = Vec::new();
    for one in went {
        assert_eq!(page.ended(NOW.now), None);
        // A task is seen before it is done.
        page.apply(exercise.shown(false), NOW);
        let before = exercise.task;
        if one == TaskResult::Skipped {
            // The next one is there when it is counted.
            exercise.task += 1;
            exercise.score.skipped += 1;
            page.apply(exercise.shown(false), NOW);
        } else {
            last = exercise.done(&mut page, one);
        }
        assert!(exercise.task > before || one == TaskResult::Given);
    }
    assert!(last.contains(&Effect::ShowExercise(false)));
    let (done, offers) = page.ended(NOW.now).expect("the set has ended");
    let expected = went.iter().enumerate().map(|(at, &went)| Done {
        about: format!("nim:{at},1"),
        went,
    });
    assert_eq!(done, expected.collect::<Vec<_>>());
    assert_eq!(offers.onward, NextSet::Again);
    // One of them is looked at again: that is not counted, and the end comes back.
    let before = counted(&page, "outcome 1");
    let effects = page.apply(Action::LookAgain(1), NOW);
    assert!(effects.contains(&Effect::Restore("1:1,0,0,0".to_owned())));
    assert!(effects.contains(&Effect::ShowExercise(true)));
    assert_eq!(page.ended(NOW.now), None);
    let reloaded = kept(&effects).1;
    (exercise.task, exercise.score) = (
        1,
        Score {
            right: 1,
            ..Score::default()
        },
    );
    page.apply(exercise.shown(false), NOW);
    for _ in 1..5 {
        exercise.done(&mut page, TaskResult::Right);
    }
    assert_eq!(counted(&page, "outcome 1"), before);
    let (done, _) = page.ended(NOW.now).expect("it has ended again");
    assert_eq!(done.len(), 5);
    // A reload keeps both states.
    let query = asked(&pairs("skill=outcome"));
    let (page, _) = Page::open(device.clone(), query.clone(), Some(reloaded), NOW);
    assert_eq!(page.ended(NOW.now), None);
    let text = serde_json::to_string(&kept(&last).1).unwrap();
    let round = serde_json::from_str(&text).unwrap();
    let (mut page, effects) = Page::open(device, query, Some(round), NOW);
    assert!(effects.contains(&Effect::ShowExercise(false)));
    assert_eq!(page.ended(NOW.now).expect("as it was left").0.len(), 5);
    let effects = page.apply(Action::Others, NOW);
    assert!(effects.contains(&Effect::ShowExercise(true)));
    assert_eq!(page.ended(NOW.now), None);
}

#[test]
fn what_is_offered_follows_from_how_it_went() {
    let cell = |name| Cell::named(name).unwrap();
    let offers = |went: &str, of| {
        let done: Vec<_> = went
            .chars()
            .map(|one| Done {
                about: String::new(),
                went: match one {
                    'r' => TaskResult::Right,
                    'w' => TaskResult::Wrong,
                    'a' => TaskResult::Assisted,
                    'g' => TaskResult::Given,
                    _ => TaskResult::Skipped,
                },
            })
            .collect();
        Suggestions::after(&done, of)
    };
    let of = |name| SetKind::Cell(cell(name));
    for (went, of, onward, easier, other) in [
        (
            "rrrrr",
            of("pair 1"),
            NextSet::Up(cell("pair 2")),
            None,
            Some("residue 1"),
        ),
        (
            "rrwrr",
            of("pair 2"),
            NextSet::Up(cell("pair 3")),
            None,
            Some("residue 1"),
        ),
        (
            "rrarr",
            of("slip 3"),
            NextSet::Other(cell("outcome 1")),
            None,
            None,
        ),
        // An answer that was shown, or less than four: once more.
        (
            "rrgrr",
            of("pair 1"),
            NextSet::Again,
            None,
            Some("residue 1"),
        ),
        (
            "rrwwr",
            of("pair 2"),
            NextSet::Again,
            None,
            Some("residue 1"),
        ),
        (
            "rrsww",
            of("pair 2"),
            NextSet::Again,
            Some("pair 1"),
            Some("residue 1"),
        ),
        (
            "wwwww",
            of("pair 1"),
            NextSet::Again,
            None,
            Some("residue 1"),
        ),
        (
            "r",
            of("pair 1"),
            NextSet::Up(cell("pair 2")),
            None,
            Some("residue 1"),
        ),
        (
            "wwwww",
            SetKind::Due(cell("limit 2")),
            NextSet::Next(cell("limit 2")),
            None,
            None,
        ),
        ("rrrrr", SetKind::Kinds, NextSet::Again, None, None),
    ] {
        // Where two of five were right or fewer, an example may help.
        let right = went.matches('r').count();
        let expected = Suggestions {
            onward,
            easier: easier.map(cell),
            example: matches!(of, SetKind::Cell(_)) && 5 * right <= 2 * went.len(),
            other: other.map(cell),
        };
        assert_eq!(offers(went, of), expected, "{went}");
    }
}

#[test]
fn a_set_that_is_long_ends_as_the_exercise_does() {
    let (mut page, effects) = open(&Device::default(), "skill=outcome&count=41");
    let mut exercise = Exercise::new(&effects);
    let mut last = Vec::new();
    for _ in 0..41 {
        last = exercise.done(&mut page, TaskResult::Right);
    }
    assert_eq!(page.ended(NOW.now), None);
    assert!(kept(&last).1.done.is_empty());
    assert!(!last.contains(&Effect::ShowExercise(false)));
}
