//! A request gives the same task whatever was asked before, or says why there is none.

use crate::cells::{RULES, both};
use nian_tasks::{
    Error, Level, Request, Skill, TaskKind, Version, default_rules, is_offered, kinds,
    next_of_kind, task,
};

#[test]
fn same_whatever_was_asked_before() {
    for cell in both(&Skill::ALL) {
        let at = |index| task(&Request { index, ..cell }).unwrap();
        let forwards: Vec<_> = (0..12).map(at).collect();
        let mut backwards: Vec<_> = (0..12).rev().map(at).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards, "{cell:?}");
    }
}

#[test]
fn seeds_and_levels_differ() {
    for skill in Skill::ALL {
        let request = Request {
            version: Version::One,
            skill,
            rules: None,
            level: Level::One,
            seed: 1,
            index: 0,
        };
        let first = |request: Request<'_>| -> Vec<_> {
            (0..20)
                .map(|index| task(&Request { index, ..request }).unwrap())
                .collect()
        };
        assert_ne!(first(request), first(Request { seed: 2, ..request }));
        assert_ne!(
            first(request),
            first(Request {
                level: Level::Two,
                ..request
            })
        );
    }
}

/// The default rules are those that can be asked for by name, and give the same tasks.
#[test]
fn default_rules_have_names() {
    for skill in Skill::ALL {
        for level in Level::ALL {
            let rules = default_rules(Version::One, skill, level);
            let request = Request {
                version: Version::One,
                skill,
                rules: None,
                level,
                seed: 3,
                index: 5,
            };
            let by_default = task(&request).unwrap();
            let named = |rules: &&str| {
                task(&Request {
                    rules: Some(rules),
                    ..request
                })
                .unwrap()
            };
            let numbers = matches!(skill, Skill::Binary | Skill::Fibonacci);
            assert_eq!(rules.is_empty(), numbers);
            assert!(numbers || rules.iter().map(named).any(|task| task == by_default));
        }
    }
    let request = Request {
        version: Version::One,
        skill: Skill::Limit,
        rules: None,
        level: Level::One,
        seed: 3,
        index: 5,
    };
    let fibonacci = Request {
        rules: Some("fibonacci"),
        ..request
    };
    assert_eq!(task(&fibonacci), task(&request));
}

#[test]
fn each_kind_comes_soon() {
    for cell in both(&Skill::ALL) {
        let turn = kinds(&cell).unwrap();
        assert!(!turn.is_empty(), "{cell:?}");
        for &kind in &turn {
            let index = next_of_kind(
                &Request {
                    index: 1000,
                    ..cell
                },
                kind,
            )
            .unwrap();
            let index = index.expect("it comes");
            let found = task(&Request { index, ..cell }).unwrap();
            assert_eq!(found.kind, kind, "{cell:?} {index}");
            assert!((1000..1060).contains(&index), "{cell:?} {kind:?} {index}");
        }
    }
    let binary = Request {
        version: Version::One,
        skill: Skill::Binary,
        rules: None,
        level: Level::One,
        seed: 0,
        index: 0,
    };
    assert_eq!(next_of_kind(&binary, TaskKind::Equal), Ok(None));
    assert_eq!(
        next_of_kind(
            &Request {
                index: u32::MAX,
                ..binary
            },
            TaskKind::Equal
        ),
        Ok(None)
    );
}

#[test]
fn names() {
    for skill in Skill::ALL {
        assert_eq!(skill.name().parse(), Ok(skill));
    }
    assert_eq!("".parse::<Skill>(), Err(Error::NoSkill));
    assert_eq!("Outcome".parse::<Skill>(), Err(Error::NoSkill));
    for level in Level::ALL {
        assert_eq!(Level::new(level.number()), Ok(level));
    }
    for number in [0, 4, u32::MAX] {
        assert_eq!(Level::new(number), Err(Error::NoLevel));
    }
    let mut names: Vec<_> = TaskKind::ALL.iter().map(|kind| kind.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), TaskKind::ALL.len());
}

/// Any rules, seeds and indices: a task or an error.
#[test]
fn bad_requests() {
    let request = Request {
        version: Version::One,
        skill: Skill::Outcome,
        rules: None,
        level: Level::One,
        seed: u32::MAX,
        index: u32::MAX,
    };
    let wrong = [
        "",
        ":",
        "nim:",
        "nim:3",
        "nim:3,4:",
        "Nim",
        "nim.",
        "nim.fast",
        "parity",
        "parity.0",
        "parity.x",
        "dynamic.101",
        "dynamic.2:",
        "subtraction",
        "subtraction.3-1",
        "拈",
        "\0",
        "n\u{308}im",
    ];
    for skill in Skill::ALL {
        for level in Level::ALL {
            for rules in wrong {
                let request = Request {
                    skill,
                    level,
                    rules: Some(rules),
                    ..request
                };
                let error = task(&request).unwrap_err();
                assert!(
                    matches!(error, Error::NoRules(_) | Error::NotOffered),
                    "{rules}"
                );
                assert!(!is_offered(Version::One, skill, rules, level), "{rules}");
                assert!(kinds(&request).is_err());
            }
            let request = Request {
                skill,
                level,
                ..request
            };
            assert!(task(&request).is_ok());
            for rules in RULES {
                let request = Request {
                    rules: Some(rules),
                    ..request
                };
                let offered = is_offered(Version::One, skill, rules, level);
                let made = task(&request);
                assert_eq!(made.is_ok(), offered, "{skill:?} {rules} {level:?}");
                assert!(offered || made == Err(Error::NotOffered));
            }
        }
    }
    let error = task(&Request {
        rules: Some("nim.fast"),
        ..request
    })
    .unwrap_err();
    assert!(
        matches!(error, Error::NoRules(ref error) if error.at == 4),
        "{error}"
    );
}

#[test]
fn games_without_tasks() {
    let rules = [
        "euclid",
        "dice.both",
        "dice.one",
        "dice.one-sum.misere",
        "dynamic.2.local",
        "dynamic.2.global",
        "subtraction.fib",
        "subtraction.1-100",
        "parity.1000",
        "sides.21",
    ];
    for skill in Skill::ALL {
        for level in Level::ALL {
            for rules in rules {
                let request = Request {
                    version: Version::One,
                    skill,
                    rules: Some(rules),
                    level,
                    seed: 0,
                    index: 0,
                };
                assert_eq!(
                    task(&request),
                    Err(Error::NotOffered),
                    "{skill:?} {rules} {level:?}"
                );
            }
        }
    }
}

/// A round that begins with what was missed is the first that does; without making its tasks their kinds are known.
#[test]
fn rounds_of_a_kind() {
    for cell in both(&Skill::ALL) {
        for kind in kinds(&cell).unwrap() {
            let named = |seed: u32| {
                (0..2).any(|index| {
                    let request = Request {
                        seed,
                        index,
                        ..cell
                    };
                    let found = nian_tasks::kind(&request).unwrap();
                    assert_eq!(found, task(&request).unwrap().kind);
                    found == kind
                })
            };
            let found = nian_tasks::next_round_of_kind(&cell, kind, 2, 12).unwrap();
            assert_eq!(
                found,
                (cell.seed..cell.seed + 12).find(|&seed| named(seed)),
                "{cell:?} {kind:?}"
            );
        }
    }
}
