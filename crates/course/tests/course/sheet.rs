//! Worksheets: what an address and the form ask for, and how tasks are made of it.

use nian_course::practice::{Fallback, InvalidValue};
use nian_course::sheet::{Action, Effect, Field, Params, Parts, Worksheet, asked};
use nian_tasks::{Level, Request, Skill, Version, task};

fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn open(query: &str) -> Worksheet {
    let (page, effects) = Worksheet::open(asked(&pairs(query)));
    assert_eq!(effects, [Effect::Make, Effect::Fetch]);
    page
}

/// Makes all tasks; the effects of the last.
fn work(page: &mut Worksheet) -> Vec<Effect> {
    while page.is_making() {
        let effects = page.apply(Action::Work);
        if !effects.is_empty() {
            assert!(!page.is_making());
            return effects;
        }
    }
    panic!("nothing is made");
}

/// A page whose files are there, with its tasks.
fn made(query: &str) -> Worksheet {
    let mut page = open(query);
    page.apply(Action::Styles);
    page.apply(Action::Words);
    assert_eq!(work(&mut page), [Effect::Keep]);
    page
}

fn abouts(page: &Worksheet) -> Vec<String> {
    let sheet = page.sheet().expect("it is shown");
    let tasks = sheet.groups.iter().flat_map(|group| &group.tasks);
    tasks.map(|task| task.text.clone()).collect()
}

#[test]
fn an_address_says_what_is_made_and_keeps_it() {
    for (query, kept) in [
        ("print=sheet", "v=1&level=1&seed=1&count=10&print=sheet"),
        (
            "print=both&skill=columns&level=2&seed=7&count=12",
            "v=1&skill=columns&level=2&seed=7&count=12&print=both",
        ),
        (
            "print=key&skill=winning&rules=nim.misere&seed=0&v=2",
            "v=2&skill=winning&rules=nim.misere&level=1&seed=0&count=10&print=key",
        ),
        (
            "print=sheet&seed=4294967295&count=40",
            "v=1&level=1&seed=4294967295&count=40&print=sheet",
        ),
    ] {
        let (asked, refused) = asked(&pairs(query));
        assert_eq!(refused, [], "{query}");
        assert_eq!(asked.query(), kept);
        let (screen, _) = kept.split_once("&print").expect("it is the last one");
        assert_eq!(asked.on_screen(), screen);
    }
}

#[test]
fn what_cannot_be_is_told_and_something_else_is_used() {
    let wrong = "skill=chess&rules=Nim!&level=4&seed=-1&count=41&v=9&print=<b>";
    let (asked, refused) = asked(&pairs(wrong));
    assert_eq!(asked, Params::default());
    let refused: Vec<_> = refused
        .into_iter()
        .map(|InvalidValue { name, value, used }| (name, value, used))
        .collect();
    let expected = [
        ("skill", "chess", Fallback::Mixed),
        ("rules", "Nim!", Fallback::UsualRules),
        ("level", "4", Fallback::Number(1)),
        ("seed", "-1", Fallback::Number(1)),
        ("count", "41", Fallback::Number(10)),
        ("v", "9", Fallback::Number(1)),
        ("print", "<b>", Fallback::Named("sheet")),
    ];
    assert_eq!(
        refused,
        expected.map(|(name, value, used)| (name, value.to_owned(), used))
    );
    for query in [
        "count=0",
        "count=",
        "count=1e3",
        "seed=4294967296",
        "seed=１",
        "level=01",
    ] {
        assert_eq!(
            nian_course::sheet::asked(&pairs(query)).1.len(),
            1,
            "{query}"
        );
    }
    // Rules are those of one skill.
    let (asked, refused) = nian_course::sheet::asked(&pairs("rules=nim.misere"));
    assert_eq!((asked.rules, refused.len()), (None, 1));
}

#[test]
fn tasks_are_those_of_the_exercise() {
    let page = made("skill=limit&level=2&seed=7&count=6&v=2");
    let expected: Vec<_> = (0..6)
        .map(|index| {
            let request = Request {
                version: Version::Two,
                skill: Skill::Limit,
                rules: None,
                level: Level::Two,
                seed: 7,
                index,
            };
            task(&request).expect("a task").text
        })
        .collect();
    assert_eq!(abouts(&page), expected);
    // Of all kinds some, which begin with the kind of the seed.
    let skills = |query| {
        let page = made(query);
        let sheet = page.sheet().expect("it is shown").clone();
        let groups = sheet.groups.iter();
        groups
            .map(|group| (group.skill, group.tasks.len()))
            .collect::<Vec<_>>()
    };
    let first = skills("seed=6&count=10");
    assert_eq!((first.len(), first[0]), (8, (Skill::Outcome, 2)));
    let second = skills("seed=6&count=10&v=2");
    assert_eq!((second.len(), second[0]), (8, (Skill::Residue, 2)));
}

#[test]
fn rules_without_tasks_are_told_and_the_usual_ones_are_used() {
    for rules in ["dice", "nonsense.9"] {
        let page = made(&format!("skill=columns&rules={rules}&print=key"));
        assert_eq!(page.refused().len(), 1);
        assert_eq!(page.refused()[0].value, rules);
        assert_eq!(abouts(&page), abouts(&made("skill=columns")));
        assert!(!page.asked().query().contains("rules"));
    }
}

#[test]
fn what_is_asked_for_last_is_made() {
    let mut page = made("skill=columns&seed=7&count=3");
    let before = abouts(&page);
    for _ in 0..3 {
        assert_eq!(page.apply(Action::Others), [Effect::Make]);
        page.apply(Action::Work);
        assert_eq!(abouts(&page), before, "the one before stays meanwhile");
    }
    assert_eq!(work(&mut page), [Effect::Keep]);
    assert_eq!(
        abouts(&page),
        abouts(&made("skill=columns&seed=10&count=3"))
    );
    // After the last seed comes the first one.
    let mut last = made("seed=4294967295");
    last.apply(Action::Others);
    assert_eq!(last.asked().seed, 0);
}

#[test]
fn the_form_changes_one_thing_at_a_time() {
    let mut page = made("skill=winning&rules=nim.misere&level=1&seed=7&count=3");
    let mut choose = |field, value: &str| {
        let asks = page.asks();
        page.apply(Action::Choose(field, value.to_owned()));
        work(&mut page);
        assert!(page.asks() > asks, "fields follow what holds");
        (page.asked().query(), page.refused().len())
    };
    let mut expect = |field, value, query: &str, refused| {
        assert_eq!(choose(field, value), (query.to_owned(), refused));
    };
    let before = "v=1&skill=winning&rules=nim.misere&level=1&seed=7&count=3&print=sheet";
    for wrong in ["99", "", "three", "-1"] {
        expect(Field::Count, wrong, before, 1);
    }
    let more = "v=1&skill=winning&rules=nim.misere&level=1&seed=7&count=5&print=sheet";
    expect(Field::Count, "5", more, 0);
    let both = more.replace("sheet", "both");
    expect(Field::Parts, "both", &both, 0);
    expect(Field::Level, "3", &both.replace("level=1", "level=3"), 0);
    let pair = "v=1&skill=pair&level=3&seed=7&count=5&print=both";
    expect(Field::Skill, "pair", pair, 0);
    expect(Field::Skill, "", &pair.replace("skill=pair&", ""), 0);
}

#[test]
fn it_is_shown_and_printed_when_all_is_there() {
    let mut page = open("skill=columns&count=2");
    assert_eq!(page.apply(Action::Print), []);
    assert_eq!(page.apply(Action::Lost), []);
    assert!(page.is_lost());
    let again = [Effect::PassFocus, Effect::Fetch];
    assert_eq!(page.apply(Action::Retry), again);
    assert!(!page.is_lost() && page.is_late());
    page.apply(Action::Lost);
    assert!(!page.is_late(), "it is said what is lost");
    page.apply(Action::Retry);
    assert_eq!(page.apply(Action::Styles), []);
    assert_eq!(page.apply(Action::Retry), [], "they are there");
    page.apply(Action::Late);
    assert!(page.is_late());
    assert_eq!(work(&mut page), [Effect::Keep]);
    assert!(page.is_late() && page.sheet().is_none(), "its words");
    assert_eq!(page.apply(Action::Words), [Effect::Print], "once");
    assert!(!page.is_late());
    assert_eq!(page.apply(Action::Words), []);
    page.apply(Action::Late);
    assert!(!page.is_late(), "all is there");
    assert_eq!(page.apply(Action::Print), [Effect::Print], "at once");
    // Not what was there before.
    page.apply(Action::Others);
    assert_eq!(page.apply(Action::Print), []);
    assert_eq!(work(&mut page), [Effect::Keep, Effect::Print]);
    assert_eq!(
        page.sheet().map(|sheet| sheet.asked.parts),
        Some(Parts::Sheet)
    );
}
