//! The page of exercises: what is practised, what its address says, and what is counted.

use super::device::Device;
use super::exercise::{Exercise, NOW, Page, attributes, counted, kept, open, pairs};
use nian_course::practice::{
    Action, Cell, Effect, Fallback, InvalidValue, MixedSet, Moment, NextSet, Round, Score,
    TaskResult, asked, mixture,
};
use nian_course::store::Condition;
use nian_tasks::{Level, Request, Skill, Version};

#[test]
fn what_an_address_asks_for_is_set_and_kept_in_it() {
    for (query, set, address) in [
        // Of version 1 and what had no version: the same tasks for ever.
        (
            "skill=pair&seed=1",
            "pair--1-1-5-",
            "v=1&skill=pair&level=1&seed=1&count=5",
        ),
        (
            "skill=pair&v=1",
            "pair--1-1-5-",
            "v=1&skill=pair&level=1&seed=1&count=5",
        ),
        (
            "skill=outcome&rules=nim.misere&level=3&seed=0&count=4000&v=1",
            "outcome-nim.misere-3-0-4000-",
            "v=1&skill=outcome&rules=nim.misere&level=3&seed=0&count=4000",
        ),
        (
            "skill=binary&seed=4294967295",
            "binary--1-4294967295-5-",
            "v=1&skill=binary&level=1&seed=4294967295&count=5",
        ),
        // Of all kinds, one kind after the other.
        (
            "seed=7&count=9",
            "outcome--1-7-2-",
            "v=1&level=1&seed=7&count=9",
        ),
        // Version 2.
        (
            "skill=pair&level=2&seed=5&v=2",
            "pair--2-5-5-2",
            "v=2&skill=pair&level=2&seed=5&count=5",
        ),
        (
            "seed=7&count=9&v=2",
            "limit--1-7-2-2",
            "v=2&level=1&seed=7&count=9",
        ),
        // A fresh set.
        (
            "skill=pair",
            "pair--1-77-5-2",
            "v=2&skill=pair&level=1&seed=77&count=5",
        ),
        (
            "skill=winning&rules=wythoff&level=3&v=2",
            "winning-wythoff-3-77-5-2",
            "v=2&skill=winning&rules=wythoff&level=3&seed=77&count=5",
        ),
        ("", "outcome--1-77-5-2", ""),
        ("v=2", "outcome--1-77-5-2", ""),
        ("level=2", "outcome--1-77-5-2", ""),
    ] {
        let (page, effects) = open(&Device::default(), query);
        let attributes = attributes(&effects);
        let named = attributes
            .named()
            .map(|(_, value)| value.unwrap_or_default());
        assert_eq!(named.join("-"), set, "{query}");
        assert_eq!(kept(&effects).0, address, "{query}");
        assert_eq!(page.refused(), [], "{query}");
    }
}

#[test]
fn what_cannot_be_in_an_address_is_told_and_not_used() {
    let number = Fallback::Number;
    for (query, told) in [
        ("skill=chess", vec![("skill", "chess", Fallback::Mixed)]),
        (
            "skill=outcome&level=9&v=7&count=0",
            vec![
                ("level", "9", number(1)),
                ("count", "0", number(5)),
                ("v", "7", number(1)),
            ],
        ),
        ("seed=7&count=5000", vec![("count", "5000", number(10))]),
        (
            "skill=pair&seed=4294967296",
            vec![("seed", "4294967296", number(1))],
        ),
        ("skill=pair&seed=-1", vec![("seed", "-1", number(1))]),
        ("skill=pair&seed=+1", vec![("seed", "+1", number(1))]),
        ("skill=pair&level=01", vec![("level", "01", number(1))]),
        (
            "skill=pair&rules=<b>",
            vec![("rules", "<b>", Fallback::UsualRules)],
        ),
        ("rules=nim", vec![("rules", "nim", Fallback::UsualRules)]),
        ("skill=", vec![("skill", "", Fallback::Mixed)]),
    ] {
        let (_, refused) = asked(&pairs(query));
        let expected = told.into_iter().map(|(name, value, used)| InvalidValue {
            name,
            value: value.to_owned(),
            used,
        });
        assert_eq!(refused, expected.collect::<Vec<_>>(), "{query}");
    }
}

#[test]
fn the_first_record_of_each_task_is_counted_once() {
    let device = Device::default();
    let (mut page, effects) = open(&device, "skill=outcome&seed=3&count=4");
    let mut exercise = Exercise::new(&effects);
    page.apply(exercise.shown(false), NOW);
    exercise.done(&mut page, TaskResult::Right);
    // The page hears of a task as often as something changes.
    for _ in 0..3 {
        page.apply(exercise.shown(false), NOW);
    }
    exercise.done(&mut page, TaskResult::Wrong);
    exercise.done(&mut page, TaskResult::Skipped);
    let expected = Score {
        right: 1,
        wrong: 1,
        skipped: 1,
        ..Score::default()
    };
    assert_eq!(counted(&page, "outcome 1"), expected);
    let kept = page.record().cell(Cell::named("outcome 1").unwrap());
    assert_eq!(kept.missed.len(), 1, "the kind of the second task");
    let effects = exercise.done(&mut page, TaskResult::Given);
    let end = page.record().cell(Cell::named("outcome 1").unwrap());
    assert_eq!((end.shelf, end.seed), (0, 2));
    assert!(self::kept(&effects).1.ended);
    // The same tasks once more are not counted.
    (exercise.task, exercise.score) = (0, Score::default());
    page.apply(exercise.shown(false), NOW);
    exercise.done(&mut page, TaskResult::Right);
    assert_eq!(counted(&page, "outcome 1").right, 1);
    // Another window sees the same record.
    let (other, _) = open(&device, "skill=outcome");
    assert_eq!(counted(&other, "outcome 1"), counted(&page, "outcome 1"));
}

#[test]
fn a_reload_goes_on_and_counts_nothing_twice() {
    let device = Device::default();
    let (mut page, effects) = open(&device, "skill=outcome&seed=3&count=4");
    let mut exercise = Exercise::new(&effects);
    exercise.done(&mut page, TaskResult::Right);
    let (query, round) = kept(&exercise.done(&mut page, TaskResult::Wrong));
    let before = counted(&page, "outcome 1");
    // As JSON it is what the entry of the history holds.
    let text = serde_json::to_string(&round).unwrap();
    let round = serde_json::from_str(&text).unwrap();
    let asked = asked(&pairs(&query));
    let (mut page, effects) = Page::open(device, asked, Some(round), NOW);
    assert_eq!(attributes(&effects), exercise.attributes);
    // The exercise comes alive at its first task; then it is told where it was.
    let mut begun = Exercise::new(&effects);
    let restored = page.apply(begun.shown(false), NOW);
    assert_eq!(restored, [Effect::Restore("2:1,1".to_owned())]);
    (begun.task, begun.score) = (exercise.task, exercise.score);
    page.apply(begun.shown(false), NOW);
    assert_eq!(counted(&page, "outcome 1"), before);
    begun.done(&mut page, TaskResult::Right);
    assert_eq!(counted(&page, "outcome 1").right, 2);
}

#[test]
fn rounds_of_before_are_read() {
    // As `history.state` had them until November 2026.
    let text = r#"{"attributes":{"skill":"binary","rules":null,"level":"2","seed":"7","count":"2"},"mixed":true,"fixed":{"level":2,"seed":7,"count":10},"left":[["fibonacci",1],["pair",1]],"ended":false,"repeated":false,"state":"0:0,0,0,0"}"#;
    let round: Round = serde_json::from_str(text).unwrap();
    let asked = asked(&pairs("v=1&level=2&seed=7&count=10"));
    let (page, effects) = Page::open(Device::default(), asked, Some(round), NOW);
    assert_eq!(attributes(&effects).skill.as_deref(), Some("binary"));
    assert_eq!(page.form().skill, None);
    assert_eq!(kept(&effects).1.left.len(), 2);
}

#[test]
fn an_exercise_that_has_not_followed_its_attributes_yet_is_not_counted() {
    let (mut page, effects) = open(&Device::default(), "skill=outcome");
    let mut old = Exercise::new(&effects);
    old.done(&mut page, TaskResult::Right);
    let effects = page.apply(Action::Choose(Some(Skill::Pair), Level::Two), NOW);
    page.apply(old.shown(false), NOW);
    assert_eq!(counted(&page, "outcome 1").right, 1);
    let mut new = Exercise::new(&effects);
    assert_eq!(new.attributes.cell(), Cell::named("pair 2").unwrap());
    new.done(&mut page, TaskResult::Right);
    assert_eq!(counted(&page, "pair 2").right, 1);
}

#[test]
fn what_was_missed_comes_back_in_the_next_set() {
    let (mut page, effects) = open(&Device::default(), "skill=outcome&level=2");
    let mut exercise = Exercise::new(&effects);
    exercise.done(&mut page, TaskResult::Wrong);
    let effects = page.apply(
        Action::Others,
        Moment {
            chance: 1000,
            ..NOW
        },
    );
    let missed = page.record().cell(Cell::named("outcome 2").unwrap()).missed;
    let seed = attributes(&effects).seed();
    let kinds = (0..2).map(|index| {
        let request = nian_tasks::Request {
            version: Version::Two,
            skill: Skill::Outcome,
            rules: None,
            level: Level::Two,
            seed,
            index,
        };
        nian_tasks::kind(&request).unwrap().name()
    });
    assert!(kinds.into_iter().any(|kind| kind == missed[0]));
    assert!((1000..1050).contains(&seed), "a fresh one: {seed}");
}

#[test]
fn a_fresh_set_follows_one_of_an_address_that_is_frozen() {
    let (mut page, _) = open(
        &Device::default(),
        "skill=winning&rules=wythoff&seed=3&count=7",
    );
    let effects = page.apply(Action::Others, NOW);
    let address = "v=2&skill=winning&rules=wythoff&level=1&seed=77&count=7";
    assert_eq!(kept(&effects).0, address);
}

#[test]
fn tasks_of_all_kinds_follow_one_another() {
    for count in 1..=40 {
        let all: u32 = mixture(count, 0).iter().map(|&(_, some)| some).sum();
        assert_eq!(all, count);
    }
    let (mut page, mut effects) = open(&Device::default(), "seed=7&count=9");
    let mut skills = Vec::new();
    for _ in 0..8 {
        let mut exercise = Exercise::new(&effects);
        skills.push(exercise.attributes.cell().skill);
        let count = exercise.attributes.count.clone().unwrap().parse().unwrap();
        effects = (0..count)
            .flat_map(|_| exercise.done(&mut page, TaskResult::Right))
            .collect();
    }
    assert_eq!(skills, Skill::ALL[..8]);
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Set(_))),
        "there is no more"
    );
    let next = page.apply(Action::Others, NOW);
    assert_eq!(kept(&next).0, "v=2&level=1&seed=77&count=9");
}

#[test]
fn what_is_due_follows_when_nothing_is_chosen() {
    let (mut page, effects) = open(&Device::default(), "");
    let mut exercise = Exercise::new(&effects);
    for _ in 0..5 {
        exercise.done(&mut page, TaskResult::Right);
    }
    let winning = Cell::named("winning 1").unwrap();
    let (done, offers) = page.ended(NOW.now).expect("the set has ended");
    assert_eq!(done.len(), 5);
    assert_eq!(offers.onward, NextSet::Next(winning));
    let next = page.apply(Action::Others, NOW);
    assert_eq!(attributes(&next).cell(), winning);
    assert_eq!(kept(&next).0, "", "that is no address to be copied");
    assert!(!page.form().has_level);
}

#[test]
fn the_tasks_of_a_day_are_the_same_for_all_and_of_several_kinds() {
    let mut first = Vec::new();
    for day in 20..28 {
        let (mut page, _) = open(&Device::default(), "");
        let effects = page.apply(Action::Daily(2026, 11, day), NOW);
        assert_eq!(
            kept(&effects).0,
            format!("v=2&level=2&seed=202611{day}&count=5")
        );
        let fixed = MixedSet {
            level: 2,
            seed: 20_261_100 + day,
            count: 5,
            version: 2,
        };
        let skills = fixed.mixture();
        assert_eq!(skills.len(), 5);
        assert_eq!(attributes(&effects).cell().skill, skills[0].0);
        assert_eq!(page.form().skill, None);
        // As its address has it.
        let (_, again) = open(&Device::default(), &kept(&effects).0);
        assert_eq!(attributes(&again), attributes(&effects));
        first.push(skills[0].0);
    }
    first.sort();
    first.dedup();
    assert_eq!(first.len(), 8, "each day begins with another kind");
    // Asked for again, they begin again: equal attributes alone would change nothing.
    let restored = |effects: &[Effect]| effects.contains(&Effect::Restore("0:0,0,0,0".to_owned()));
    let (mut page, _) = open(&Device::default(), "");
    assert!(!restored(&page.apply(Action::Daily(2026, 11, 20), NOW)));
    assert!(restored(&page.apply(Action::Daily(2026, 11, 20), NOW)));
}

/// Its row in the list is not that of the set before.
#[test]
fn a_task_that_is_skipped_before_it_was_seen_is_listed_as_itself() {
    let (mut page, effects) = open(&Device::default(), "skill=winning&seed=3&v=2");
    let mut exercise = Exercise::new(&effects);
    for _ in 0..5 {
        exercise.done(&mut page, TaskResult::Right);
    }
    let mut exercise = Exercise::new(&page.apply(Action::Others, NOW));
    for _ in 0..5 {
        exercise.done(&mut page, TaskResult::Skipped);
    }
    let (done, _) = page.ended(NOW.now).expect("the set has ended");
    let request = Request {
        version: Version::Two,
        skill: Skill::Winning,
        rules: None,
        level: Level::One,
        seed: exercise.attributes.seed(),
        index: 0,
    };
    let first = nian_tasks::task(&request).expect("a task").text;
    assert_eq!((done.len(), &done[0].about), (5, &first));
    assert_eq!(done[1].about, "nim:1,1");
}

#[test]
fn the_same_tasks_on_paper() {
    let go = |query: &str| {
        let (mut page, _) = open(&Device::default(), query);
        match &page.apply(Action::Worksheet, NOW)[..] {
            [Effect::Go(query)] => query.clone(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(go(""), "print=sheet");
    assert_eq!(
        go("skill=pair&level=2&seed=5"),
        "v=1&skill=pair&level=2&seed=5&print=sheet"
    );
    assert_eq!(
        go("skill=pair&seed=5&count=7"),
        "v=1&skill=pair&level=1&seed=5&count=7&print=sheet"
    );
    assert_eq!(
        go("seed=5&level=3"),
        "v=1&level=3&seed=5&count=10&print=sheet"
    );
}

#[test]
fn where_nothing_can_be_kept_one_can_practise_and_is_told() {
    let device = Device::default();
    let (mut page, effects) = open(&device, "skill=outcome");
    assert_eq!(page.condition(), None);
    device.forbid();
    let mut exercise = Exercise::new(&effects);
    for right in 1..=2 {
        exercise.done(&mut page, TaskResult::Right);
        assert_eq!(counted(&page, "outcome 1").right, right);
    }
    assert_eq!(page.condition(), Some(Condition::Forbidden));
}

#[test]
fn other_rules_stay_with_their_skill() {
    let (mut page, _) = open(&Device::default(), "skill=winning&rules=wythoff");
    let effects = page.apply(Action::Choose(Some(Skill::Winning), Level::Two), NOW);
    assert_eq!(attributes(&effects).rules.as_deref(), Some("wythoff"));
    let effects = page.apply(Action::Choose(Some(Skill::Pair), Level::Two), NOW);
    assert_eq!(attributes(&effects).rules, None);
    let (mut page, _) = open(&Device::default(), "skill=winning&rules=wythoff");
    let effects = page.apply(Action::Choose(None, Level::One), NOW);
    assert_eq!(attributes(&effects).rules, None);
}
