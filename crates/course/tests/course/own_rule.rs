//! A rule of the reader's own: what is searched, what is shown of it, and what is explained.

use nian_course::own_rule::{Action, Asked, Effect, FEW, Findings, FormMessage, Listed, OwnRule};
use nian_course::plane::Action as PlaneAction;
use nian_course::set_up::{Edit, FormState, InvalidEntry, Place, Slot};
use nian_messages::{Flaw, Found, Law, Question, Reason, Why};
use nian_words::Form;

fn open(rule: Option<&str>) -> OwnRule {
    OwnRule::open(FormState::new(&Form::RULE, "1,3,4"), rule)
}

fn search(rule: &str) -> Effect {
    let rule = rule.to_owned();
    Effect::Search(Question::Search { rule })
}

fn explain(rule: &str, heaps: &[u64], odd: bool) -> Effect {
    Effect::Explain(Question::Reason {
        rule: rule.to_owned(),
        heaps: heaps.to_vec(),
        odd,
    })
}

fn found(most: u64, safe: &[&[u64]]) -> Found {
    Found {
        most,
        safe: safe.iter().map(|heaps| heaps.to_vec()).collect(),
        ..Found::default()
    }
}

/// A page with this rule, of which this has been found.
fn shown(rule: &str, found: Found) -> OwnRule {
    let mut state = open(Some(rule));
    assert_eq!(state.apply(Action::Near, 0), [search(rule)], "{rule}");
    let kept = Effect::Keep(rule.to_owned());
    let effects = state.apply(Action::Found(found), 0);
    assert_eq!(effects, [kept, Effect::ForgetReason]);
    state
}

fn reason() -> Reason {
    Reason {
        why: Why::Over,
        takes: Vec::new(),
        more: false,
        position: None,
    }
}

/// The 0-based index of a field of the form.
fn field(name: &str) -> usize {
    let mut fields = Form::RULE.fields.iter();
    let found = fields.position(|field| field.name == name);
    found.expect("a field of that name")
}

#[test]
fn a_rule_is_searched_once_one_comes_near_it() {
    let mut state = open(None);
    assert_eq!(state.apply(Action::Near, 0), [search("1,3,4")]);
    assert!(state.apply(Action::Near, 0).is_empty());
    assert_eq!(state.rule(), "1,3,4");
    // It stands in the address while it is seen, though nobody has set it.
    let effects = state.apply(Action::Found(found(120, &[&[0]])), 0);
    let kept = Effect::Keep("1,3,4".to_owned());
    assert_eq!(effects, [kept, Effect::ForgetReason]);
    let goal = Edit::Choose(field("goal"), 1);
    let effects = state.apply(Action::Form(goal), 0);
    assert_eq!(effects, [search("1,3,4.misere")]);
    let effects = state.apply(Action::Found(found(120, &[&[1]])), 0);
    let kept = Effect::Keep("1,3,4.misere".to_owned());
    assert_eq!(effects, [kept, Effect::ForgetReason]);
}

#[test]
fn a_rule_that_cannot_be_read_is_told_of_until_another_is_set() {
    let mut state = open(Some("chess"));
    let wrong = Some(&FormMessage::Flaw(Flaw::Option));
    assert_eq!(state.said(), wrong);
    assert_eq!(state.apply(Action::Near, 0), [search("1,3,4")]);
    let effects = state.apply(Action::Found(found(120, &[&[0]])), 0);
    assert_eq!(effects, [Effect::ForgetReason], "the address stays");
    assert_eq!(state.said(), wrong);
    state.apply(Action::Form(Edit::Way(4)), 0);
    state.apply(Action::Found(found(120, &[&[0]])), 0);
    assert_eq!(state.said(), None);
}

#[test]
fn what_is_no_rule_leaves_what_was_found() {
    let mut state = shown("1-3", found(120, &[&[0], &[4]]));
    let effects = state.apply(Action::Form(Edit::Choose(field("goal"), 2)), 0);
    assert_eq!(effects, [search("1-3.odd")]);
    assert!(state.apply(Action::NoRule(Flaw::One), 0).is_empty());
    assert_eq!(state.said(), Some(&FormMessage::Flaw(Flaw::One)));
    let shown = state.found().expect("what was found before");
    assert_eq!(shown.rule, "1-3");
    // What cannot be typed is not searched.
    let place = Place {
        field: field("k"),
        which: Slot::Value,
    };
    let typed = Edit::Type(place, "x".to_owned());
    assert!(state.apply(Action::Form(typed), 0).is_empty());
    let refused = FormMessage::Refused(InvalidEntry::Number(place, 1, 40));
    assert_eq!(state.said(), Some(&refused));
    // That is said as long as it stands there, whatever comes of what was set before.
    for action in [
        Action::Progress(50),
        Action::Late,
        Action::NoRule(Flaw::One),
        Action::Found(found(120, &[&[0]])),
    ] {
        state.apply(action, 1000);
        assert_eq!(state.said(), Some(&refused));
    }
}

#[test]
fn how_far_it_is_is_told_after_a_moment() {
    let mut state = open(None);
    state.apply(Action::Near, 1000);
    state.apply(Action::Progress(3), 1200);
    assert_eq!(state.said(), None);
    state.apply(Action::Progress(4), 1201);
    assert_eq!(state.said(), Some(&FormMessage::Searching(4)));
    state.apply(Action::Failed(Asked::Search), 2000);
    assert_eq!((state.said(), state.has_failed()), (None, true));
    let again = [Effect::PassFocus, search("1,3,4")];
    assert_eq!(state.apply(Action::Again, 3000), again);
    assert!(!state.has_failed());
    // What searches may not have come.
    state.apply(Action::Late, 3250);
    assert_eq!(state.said(), Some(&FormMessage::Searching(0)));
    state.apply(Action::Progress(4), 3300);
    state.apply(Action::Late, 3301);
    assert_eq!(state.said(), Some(&FormMessage::Searching(4)));
    state.apply(Action::Found(found(120, &[&[0]])), 4000);
    state.apply(Action::Late, 4001);
    assert_eq!(state.said(), None);
}

#[test]
fn what_has_failed_is_asked_again() {
    let mut state = shown("1-3", found(120, &[&[0], &[4]]));
    let why = || explain("1-3", &[6], false);
    state.apply(Action::Press(0, 6), 0);
    state.apply(Action::Failed(Asked::Reason), 0);
    assert!(state.has_failed());
    assert_eq!(state.apply(Action::Again, 0), [Effect::PassFocus, why()]);
    assert!(!state.has_failed());
    // A reason says nothing of a search that has failed.
    state.apply(Action::Form(Edit::Choose(field("goal"), 1)), 0);
    state.apply(Action::Failed(Asked::Search), 0);
    state.apply(Action::Failed(Asked::Reason), 0);
    state.apply(Action::Reason(reason()), 0);
    assert!(state.has_failed());
    let again = [Effect::PassFocus, search("1-3.misere")];
    assert_eq!(state.apply(Action::Again, 0), again);
}

#[test]
fn what_is_listed_depends_on_the_rule() {
    let safe = [vec![0], vec![2]];
    let of = |rule: &str| {
        let found = Found {
            safe: safe.to_vec(),
            values: vec![0, 1, 0, 1],
            ..found(3, &[])
        };
        Findings::new(rule.to_owned(), found)
    };
    for (rule, listed, items) in [
        ("1,3", Listed::Heaps, "0+ 1- 2+ 3-"),
        ("1-3.misere", Listed::Heaps, "0+ 1- 2+ 3-"),
        ("x2", Listed::Openings, "1- 2+ 3-"),
        ("any.h3", Listed::Positions, "0+ 2+"),
        ("x3/2.h2", Listed::OpeningPositions, "0+ 2+"),
    ] {
        let findings = of(rule);
        let shown = findings.strips[0].items.iter();
        let shown = shown.map(|item| item.text() + if item.is_safe { "+" } else { "-" });
        assert_eq!(shown.collect::<Vec<_>>().join(" "), items, "{rule}");
        assert_eq!(findings.listed, listed, "{rule}");
        assert_eq!(findings.cells.is_some(), rule.contains(".h2"), "{rule}");
        assert_eq!(findings.strips.len(), 1, "{rule}");
    }
    assert_eq!(of("1,3").strips[0].items[3].value, Some(1));
    let holding = Found {
        odd: Some(vec![vec![1]]),
        law: Some(Law::Sum),
        ..found(3, &[&[0]])
    };
    let holding = Findings::new("1-3.odd".to_owned(), holding);
    let held: Vec<_> = holding.strips.iter().map(|strip| strip.holds_odd).collect();
    assert_eq!(held, [Some(false), Some(true)]);
    assert!(holding.strips[1].items[1].is_safe && !holding.strips[0].items[1].is_safe);
}

#[test]
fn an_item_that_is_pressed_is_explained() {
    let mut state = shown("1-3", found(120, &[&[0], &[4]]));
    let effects = state.apply(Action::Press(0, 6), 0);
    assert_eq!(effects, [explain("1-3", &[6], false)]);
    assert_eq!(state.chosen(), Some((0, 6)));
    assert_eq!(state.explained(), None);
    state.apply(Action::Reason(reason()), 0);
    let explained = state.explained().map(|explained| &explained.heaps[..]);
    assert_eq!(explained, Some(&[6][..]));
    assert!(
        state.apply(Action::Press(0, 999), 0).is_empty(),
        "there is none"
    );
    // Another rule has other reasons.
    state.apply(Action::Press(0, 7), 0);
    state.apply(Action::Found(found(120, &[&[0]])), 0);
    assert_eq!((state.explained(), state.chosen()), (None, None));
    state.apply(Action::Reason(reason()), 0);
    assert_eq!(state.explained(), None, "it comes too late");
    let mut holding = shown(
        "1-3.odd",
        Found {
            odd: Some(vec![vec![1]]),
            ..found(60, &[&[0]])
        },
    );
    let effects = holding.apply(Action::Press(1, 5), 0);
    assert_eq!(effects, [explain("1-3.odd", &[5], true)]);
}

#[test]
fn a_cell_and_its_item_are_chosen_together() {
    let mut state = shown("1-3.h2", found(20, &[&[0, 0], &[1, 1], &[1, 5]]));
    let go = |x, y| Action::Plane(PlaneAction::Go([x, y]));
    let effects = state.apply(go(5, 1), 0);
    assert_eq!(effects, [explain("1-3.h2", &[1, 5], false)]);
    assert_eq!(state.chosen(), Some((0, 2)), "the smaller heap first");
    let effects = state.apply(go(1, 0), 0);
    assert_eq!(effects, [explain("1-3.h2", &[1, 6], false)]);
    assert_eq!(state.chosen(), None, "it is not safe");
    state.apply(Action::Press(0, 1), 0);
    assert_eq!(state.plane().view().chosen(), [1, 1]);
    assert!(
        state
            .apply(Action::Plane(PlaneAction::Closer), 0)
            .is_empty()
    );
}

#[test]
fn the_rest_is_seen_when_it_is_asked_for() {
    let mut state = shown("1-3", found(120, &[&[0]]));
    assert!(!state.is_all_seen());
    assert_eq!(state.apply(Action::More, 0), [Effect::Focus(0, FEW)]);
    assert!(state.is_all_seen());
    state.apply(Action::Found(found(120, &[&[0]])), 0);
    assert!(!state.is_all_seen());
}
