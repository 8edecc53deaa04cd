//! What the page of a course decides.

use nian_course::practice::Moment;
use nian_course::scorm::{
    Action, Done, Effect, LaunchData, Lesson, Observation, Plan, Record, Recording, Scorm, Stage,
    Timer, Wrong, read,
};
use nian_words::Language;

const MOMENT: Moment = Moment {
    now: 0,
    chance: 12345,
};
const PLAN: &str = r#"{"title":"T","lang":null,"mastery":60,"things":[{"kind":"example","of":"a/b"},{"kind":"exercise","of":"columns","set":{"count":"3","seed":"7"}},{"kind":"example","of":"lessons/own/3.json","own":true}]}"#;

fn plan() -> Plan {
    serde_json::from_str(PLAN).expect("a course")
}

fn lesson(json: &str) -> Option<Lesson> {
    Some(serde_json::from_str(json).expect("a lesson"))
}

/// Examples of three steps and of one, which ask at the last.
fn lessons() -> Vec<Option<Lesson>> {
    vec![
        lesson(r#"{"title":"A","steps":[{},{},{"ask":"winning"}]}"#),
        None,
        lesson(r#"{"title":{"en":"Own","zh-Hant":"我的"},"ask":"outcome","steps":[]}"#),
    ]
}

fn told(suspend: &str) -> LaunchData {
    LaunchData {
        suspend: suspend.to_owned(),
        ..LaunchData::default()
    }
}

fn open_with(plan: Plan, told: LaunchData, recording: Recording) -> Scorm {
    let (mut page, effects) = Scorm::open(plan, (told, recording), None, &[]);
    assert_eq!(effects.last(), Some(&Effect::Load));
    page.apply(Action::Loaded(lessons(), None), MOMENT);
    page.apply(Action::Recorded(recording), MOMENT);
    page
}

fn open(told: LaunchData) -> Scorm {
    open_with(plan(), told, Recording::On)
}

fn value(page: &Scorm, name: &str) -> Option<String> {
    let values = page.values();
    let found = values.iter().find(|(own, _)| own.ends_with(name));
    found.map(|(_, value)| value.clone())
}

fn step(step: usize, is_open: bool, answer: Option<(usize, bool)>) -> Observation {
    Observation::Step {
        step,
        is_open,
        is_hinted: false,
        answer,
    }
}

/// Whether the platform is told at once.
fn records(effects: &[Effect]) -> bool {
    effects.contains(&Effect::Record)
}

/// Goes through all of it: of five questions so many are answered rightly, the others wrong.
fn go_through(page: &mut Scorm, right: u32) {
    for at in 0..3 {
        page.apply(Action::Saw(0, step(at, false, None)), MOMENT);
    }
    let answers = [(0, 3), (2, 0)].into_iter().zip([right > 0, right > 1]);
    for ((at, asked), is_right) in answers {
        page.apply(Action::Saw(at, step(asked, true, None)), MOMENT);
        let answered = step(asked, false, Some((asked, is_right)));
        page.apply(Action::Saw(at, answered), MOMENT);
    }
    let more = right.saturating_sub(2);
    let went = [more, 3 - more, 0, 0, 0];
    page.apply(Action::Saw(1, Observation::Tasks { past: 3, went }), MOMENT);
    assert!(page.is_done());
}

#[test]
fn a_course_begins() {
    let (mut page, effects) = Scorm::open(plan(), (told(""), Recording::None), None, &[]);
    assert_eq!(effects, [Effect::Speak(Language::En), Effect::Load]);
    assert_eq!(page.stage(), Stage::Loading);
    let effects = page.apply(Action::Loaded(lessons(), None), MOMENT);
    let forgotten = [Timer::Record, Timer::Retry].map(Effect::Forget);
    let [one, two] = forgotten;
    assert_eq!(
        effects,
        [
            Effect::Show(0),
            one,
            two,
            Effect::Record,
            Effect::Seek,
            Effect::Lead(false)
        ]
    );
    assert_eq!(page.things().iter().map(|one| one.total).sum::<u32>(), 5);
    assert_eq!(page.wrong(), Some(Wrong::NoPlatform));
    assert_eq!(value(&page, "lesson_status").as_deref(), Some("incomplete"));
    assert_eq!(value(&page, "lesson_location").as_deref(), Some("1"));
    assert_eq!(value(&page, "exit").as_deref(), Some("suspend"));
    // A score would be taken for the result of a course that is left half way.
    assert_eq!(value(&page, "score.raw"), None);
}

#[test]
fn files_that_do_not_come_are_asked_for_again() {
    let (mut page, _) = Scorm::open(plan(), (told(""), Recording::None), None, &[]);
    assert_eq!(page.apply(Action::NotLoaded, MOMENT), []);
    assert_eq!(page.stage(), Stage::Lost);
    // Nothing else happens meanwhile.
    for action in [Action::Record, Action::Go(1), Action::Hidden, Action::Found] {
        assert_eq!(page.apply(action, MOMENT), []);
    }
    // Who has asked for them is led to what comes; where the network asks, only who was at what goes.
    for (action, is_led) in [(Action::Again, true), (Action::Online, false)] {
        page.apply(Action::NotLoaded, MOMENT);
        let again = [Effect::PassFocus, Effect::Load];
        assert_eq!(page.apply(action.clone(), MOMENT), again);
        assert_eq!(page.stage(), Stage::Loading);
        assert_eq!(page.apply(action, MOMENT), [], "they are on their way");
        let effects = page.apply(Action::Loaded(lessons(), None), MOMENT);
        assert_eq!(effects.last(), Some(&Effect::Lead(is_led)));
    }
}

#[test]
fn answers_are_recorded_at_once_and_steps_before_long() {
    let mut page = open(told(""));
    let effects = page.apply(Action::Saw(0, step(0, false, None)), MOMENT);
    assert_eq!(effects, [Effect::Wait(Timer::Record, 10_000)]);
    // It is waited for once.
    assert_eq!(page.apply(Action::Saw(0, step(1, false, None)), MOMENT), []);
    assert_eq!(page.apply(Action::Saw(0, step(1, false, None)), MOMENT), []);
    assert!(records(&page.apply(Action::Due(Timer::Record), MOMENT)));
    page.apply(Action::Saw(0, step(3, true, None)), MOMENT);
    let answered = step(3, false, Some((3, true)));
    assert!(records(&page.apply(Action::Saw(0, answered), MOMENT)));
    let text = value(&page, "suspend_data").expect("a record");
    let kept = read(&text).expect("it can be read");
    assert_eq!(kept.of[&plan().things[0].key()], "s2.y");
}

#[test]
fn a_question_goes_as_it_went_first() {
    let signs = |seen: Vec<Observation>| {
        let mut page = open(told(""));
        for one in seen {
            page.apply(Action::Saw(0, one), MOMENT);
        }
        super::signs(&page.things()[0])
    };
    let asked = || step(3, true, None);
    let hinted = || Observation::Step {
        step: 3,
        is_open: true,
        is_hinted: true,
        answer: None,
    };
    let right = || step(3, false, Some((3, true)));
    let wrong = || step(3, true, Some((3, false)));
    assert_eq!(signs(vec![asked()]), "...o");
    assert_eq!(signs(vec![asked(), right()]), "...y");
    assert_eq!(signs(vec![asked(), wrong(), right()]), "...x");
    assert_eq!(signs(vec![hinted(), right()]), "...h");
    assert_eq!(signs(vec![hinted(), asked()]), "...t");
    assert_eq!(signs(vec![asked(), hinted(), asked(), right()]), "...h");
    assert_eq!(signs(vec![hinted(), wrong(), right()]), "...x");
    assert_eq!(signs(vec![hinted(), step(3, false, None)]), "...g");
    // The answer was shown.
    assert_eq!(signs(vec![asked(), step(3, false, None)]), "...g");
    // It was gone past, then answered; a right move may have led on.
    let past = vec![
        asked(),
        step(2, false, None),
        step(2, false, Some((3, true))),
    ];
    assert_eq!(signs(past), "..sy");
}

#[test]
fn tasks_are_counted_until_all_are_done() {
    let mut page = open(told(""));
    let saw = |page: &mut Scorm, past, went| {
        page.apply(Action::Saw(1, Observation::Tasks { past, went }), MOMENT)
    };
    assert!(records(&saw(&mut page, 1, [1, 0, 0, 0, 0])));
    // It may not have gone on yet from where it was.
    assert_eq!(saw(&mut page, 0, [1, 0, 0, 0, 0]), []);
    assert_eq!(saw(&mut page, 1, [0; 5]), []);
    // A question that was skipped has been given up.
    assert!(records(&saw(&mut page, 2, [1, 0, 0, 0, 1])));
    assert!(records(&saw(&mut page, 3, [1, 0, 1, 0, 1])));
    let record = page.things()[1].clone();
    assert!(record.is_whole);
    assert_eq!((record.answered(), record.halves()), (3, 3));
    // Once it has been done, doing it again is practice.
    assert_eq!(saw(&mut page, 3, [3, 0, 0, 0, 0]), []);
    assert_eq!(page.things()[1], record);
}

#[test]
fn a_result_is_told_by_mastery() {
    let mastery = |text: &str| LaunchData {
        mastery: text.to_owned(),
        ..LaunchData::default()
    };
    let own = |score| Plan {
        mastery: score,
        ..plan()
    };
    for (plan, told, right, score, status) in [
        (own(Some(60)), told(""), 3, "60", "passed"),
        (own(Some(60)), told(""), 2, "40", "failed"),
        (own(Some(60)), mastery("40%"), 2, "40", "passed"),
        (own(None), told(""), 0, "0", "completed"),
        (own(None), mastery("0"), 0, "0", "passed"),
        (own(Some(60)), mastery("null%"), 3, "60", "passed"),
    ] {
        let mut page = open_with(plan, told, Recording::On);
        go_through(&mut page, right);
        assert_eq!(value(&page, "score.raw").as_deref(), Some(score));
        assert_eq!(value(&page, "score.max").as_deref(), Some("100"));
        assert_eq!(value(&page, "lesson_status").as_deref(), Some(status));
    }
    // Without one the score is told as it grows.
    let page = open_with(own(None), told(""), Recording::On);
    assert_eq!(value(&page, "score.raw").as_deref(), Some("0"));
    assert_eq!(value(&page, "lesson_status").as_deref(), Some("incomplete"));
}

#[test]
fn what_was_finished_stays_so() {
    for status in ["passed", "failed", "completed"] {
        let mut page = open(LaunchData {
            status: status.to_owned(),
            ..LaunchData::default()
        });
        assert_eq!(value(&page, "lesson_status"), None, "{status}");
        assert_eq!(value(&page, "score.raw"), None, "{status}");
        go_through(&mut page, 5);
        assert_eq!(value(&page, "lesson_status").as_deref(), Some("passed"));
    }
}

#[test]
fn who_only_looks_is_not_counted() {
    for mode in ["browse", "review"] {
        let mut page = open(LaunchData {
            mode: mode.to_owned(),
            ..LaunchData::default()
        });
        go_through(&mut page, 5);
        assert_eq!(value(&page, "lesson_status"), None, "{mode}");
        assert!(value(&page, "suspend_data").is_some());
    }
}

#[test]
fn what_is_refused_is_tried_again_ever_later() {
    let mut page = open(told(""));
    let waits = (0..7).map(|_| {
        let effects = page.apply(Action::Recorded(Recording::Refused), MOMENT);
        match effects[..] {
            [Effect::Wait(Timer::Retry, wait)] => wait / 1000,
            _ => panic!("{effects:?}"),
        }
    });
    assert_eq!(waits.collect::<Vec<_>>(), [2, 5, 15, 30, 60, 60, 60]);
    assert_eq!(page.wrong(), Some(Wrong::Refused));
    for action in [
        Action::Record,
        Action::Online,
        Action::Hidden,
        Action::Due(Timer::Retry),
    ] {
        assert!(records(&page.apply(action.clone(), MOMENT)), "{action:?}");
    }
    assert_eq!(page.tries(), 1, "by the reader");
    // The button that tries it again goes.
    let effects = page.apply(Action::Recorded(Recording::On), MOMENT);
    assert_eq!(effects, [Effect::PassFocus]);
    assert_eq!(page.apply(Action::Recorded(Recording::On), MOMENT), []);
    assert_eq!(page.wrong(), None);
    for action in [Action::Online, Action::Hidden] {
        assert_eq!(page.apply(action, MOMENT), []);
    }
    let effects = page.apply(Action::Recorded(Recording::Refused), MOMENT);
    assert_eq!(effects, [Effect::Wait(Timer::Retry, 2_000)]);
}

#[test]
fn whoever_leaves_has_it_recorded_and_the_session_ended() {
    let mut page = open(told(""));
    let effects = page.apply(Action::Left, MOMENT);
    assert!(!records(&effects));
    assert_eq!(effects.last(), Some(&Effect::End));
    page.apply(Action::Saw(0, step(0, false, None)), MOMENT);
    assert!(records(&page.apply(Action::Hidden, MOMENT)));
    page.apply(Action::Saw(0, step(1, false, None)), MOMENT);
    let effects = page.apply(Action::Left, MOMENT);
    let at = |wanted: &Effect| effects.iter().position(|effect| effect == wanted);
    assert!(at(&Effect::Record) < at(&Effect::End) && records(&effects));
    // A page that is come back to begins a session anew.
    assert!(records(&page.apply(Action::Returned, MOMENT)));
}

#[test]
fn a_course_is_gone_on_with() {
    let mut page = open(told(""));
    page.apply(Action::Saw(0, step(0, false, None)), MOMENT);
    page.apply(Action::Saw(0, step(1, false, None)), MOMENT);
    let went = [1, 0, 0, 0, 0];
    page.apply(Action::Saw(1, Observation::Tasks { past: 1, went }), MOMENT);
    page.apply(Action::Go(1), MOMENT);
    page.apply(Action::Speak(Language::ZhHans), MOMENT);
    let text = value(&page, "suspend_data").expect("a record");
    let again = open(told(&text));
    assert_eq!(again.at(), 1);
    assert_eq!(again.language(), Language::ZhHans);
    assert_eq!(again.things()[..2], page.things()[..2]);
    let made = again.element(0).expect("an element");
    assert_eq!(made.tag, "nian-example");
    let of = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    assert_eq!(made.attributes, [of("src", "a/b"), of("step", "1")]);
    let made = again.element(1).expect("an element");
    let wanted = [of("skill", "columns"), of("count", "3"), of("seed", "7")];
    assert_eq!(made.attributes, wanted);
    assert_eq!(made.state.as_deref(), Some("1:1,0,0,0"));
    assert_eq!(again.element(3), None);
}

#[test]
fn a_hint_is_not_forgotten_by_whoever_comes_back() {
    let mut page = open(told(""));
    let hinted = Observation::Step {
        step: 3,
        is_open: true,
        is_hinted: true,
        answer: None,
    };
    page.apply(Action::Saw(0, hinted), MOMENT);
    let text = value(&page, "suspend_data").expect("a record");
    let mut again = open(told(&text));
    again.apply(Action::Saw(0, step(3, true, None)), MOMENT);
    again.apply(Action::Saw(0, step(3, false, Some((3, true)))), MOMENT);
    assert_eq!(super::signs(&again.things()[0]), "...h");
    assert_eq!(again.things()[0].halves(), 1);
}

#[test]
fn a_record_that_cannot_be_read_is_told() {
    let page = open(told("{\"v\":9"));
    assert_eq!(page.wrong(), Some(Wrong::Unreadable));
    assert_eq!(page.wrong().map(Wrong::code), Some("unreadable"));
    assert_eq!(open(told("")).wrong(), None);
}

/// It is looked for, so often.
#[test]
fn a_platform_may_come_late() {
    let mut page = open_with(plan(), told(""), Recording::None);
    let mut looks = 0;
    while page.apply(Action::NotFound, MOMENT) == [Effect::Wait(Timer::Seek, 250)] {
        assert_eq!(page.apply(Action::Due(Timer::Seek), MOMENT), [Effect::Seek]);
        looks += 1;
    }
    assert_eq!(looks, 40);
    assert!(records(&page.apply(Action::Found, MOMENT)));
    page.apply(Action::Recorded(Recording::On), MOMENT);
    assert_eq!(page.apply(Action::Found, MOMENT), []);
    assert_eq!(page.apply(Action::Due(Timer::Seek), MOMENT), []);
}

fn kept_by_another() -> String {
    let mut before = open(told(""));
    before.apply(Action::Saw(0, step(0, false, None)), MOMENT);
    let went = [1, 1, 0, 0, 0];
    before.apply(Action::Saw(1, Observation::Tasks { past: 2, went }), MOMENT);
    before.apply(Action::Go(2), MOMENT);
    value(&before, "suspend_data").expect("a record")
}

/// Whoever has done nothing yet goes on where they were.
#[test]
fn a_late_platform_is_gone_on_with() {
    let mut page = open_with(plan(), told(""), Recording::None);
    page.apply(Action::Saw(0, step(0, false, None)), MOMENT);
    let effects = page.apply(Action::Began(told(&kept_by_another())), MOMENT);
    let wanted = [Effect::Drop(0), Effect::Drop(1), Effect::Show(2)];
    assert_eq!(effects, wanted);
    assert_eq!(page.at(), 2);
}

/// Whoever has answered stays there, and only an exercise that has come farther is another element.
#[test]
fn what_was_done_before_a_platform_came_stays() {
    let mut page = open_with(plan(), told(""), Recording::None);
    page.apply(Action::Saw(0, step(3, false, Some((3, false)))), MOMENT);
    let went = [1, 0, 0, 0, 0];
    page.apply(Action::Saw(1, Observation::Tasks { past: 1, went }), MOMENT);
    let effects = page.apply(Action::Began(told(&kept_by_another())), MOMENT);
    assert_eq!(effects, [Effect::Drop(1), Effect::Show(0)]);
    assert_eq!(super::signs(&page.things()[0]), "s..x");
    let Done::Tasks { past, .. } = page.things()[1].done else {
        panic!("an exercise");
    };
    assert_eq!((page.at(), past), (0, 2));
}

/// One that begins while files are on their way is asked what it has.
#[test]
fn a_platform_may_come_while_files_do() {
    let (mut page, _) = Scorm::open(plan(), (told(""), Recording::None), None, &[]);
    assert_eq!(
        page.apply(Action::Began(told(&kept_by_another())), MOMENT),
        []
    );
    page.apply(Action::Loaded(lessons(), None), MOMENT);
    assert_eq!(page.at(), 2);
    assert_eq!(page.things()[1].answered(), 2);
}

/// After a trap, what the page had written last goes before what the platform had at first.
#[test]
fn what_a_trapped_instance_has_left_is_gone_on_with() {
    let left = kept_by_another();
    let open = |left: &str| {
        let told = (told("{\"v\":9"), Recording::On);
        let (mut page, _) = Scorm::open(plan(), told, Some(left), &[]);
        page.apply(Action::Loaded(lessons(), None), MOMENT);
        page
    };
    assert_eq!(open(&left).at(), 2);
    assert_eq!(open("{\"v\":9").at(), 0);
}

#[test]
fn the_language_is_the_nearest() {
    let kept = |lang: &str| told(&format!("{{\"v\":1,\"lang\":\"{lang}\",\"of\":{{}}}}"));
    let of = |lang: Option<&str>, told: LaunchData, languages: &[&str]| {
        let plan = Plan {
            lang: lang.map(str::to_owned),
            ..plan()
        };
        let languages: Vec<_> = languages.iter().map(|tag| (*tag).to_owned()).collect();
        let (page, _) = Scorm::open(plan, (told, Recording::On), None, &languages);
        page.language()
    };
    let (hant, hans, en) = (Language::ZhHant, Language::ZhHans, Language::En);
    assert_eq!(of(Some("zh-Hans"), kept("en"), &["en"]), hans);
    assert_eq!(of(None, kept("zh-Hans"), &["en"]), hans);
    assert_eq!(of(None, told(""), &["fr", "zh-TW", "en"]), hant);
    assert_eq!(of(None, told(""), &["ja", "de"]), en);
    assert_eq!(of(None, kept("x"), &["en-GB", "zh"]), en);
    let asked = LaunchData {
        language: "zh-CN".to_owned(),
        ..LaunchData::default()
    };
    assert_eq!(of(None, asked, &["en"]), hans);
}

#[test]
fn names_are_those_of_the_language() {
    let mut page = open(told(""));
    let names = |title: &str| {
        let json = format!(r#"{{"examples":{{"a/b":["{title}",3]}}}}"#);
        serde_json::from_str(&json).expect("names")
    };
    let called = |page: &Scorm, at| {
        let called = page.called(at);
        (called.text, called.lang)
    };
    let text = |text: &str, lang: &str| (text.to_owned(), lang.to_owned());
    // Where they do not come, things are called as they are named.
    assert_eq!(called(&page, 0), text("a/b", ""));
    assert_eq!(called(&page, 1), text("exercise:columns", ""));
    assert_eq!(called(&page, 2), text("Own", "en"));
    let effects = page.apply(Action::Speak(Language::ZhHant), MOMENT);
    assert_eq!(
        effects,
        [
            Effect::Speak(Language::ZhHant),
            Effect::Name(Language::ZhHant),
            Effect::Wait(Timer::Record, 10_000)
        ]
    );
    page.apply(Action::Named(Language::En, Some(names("Late"))), MOMENT);
    assert_eq!(called(&page, 0), text("a/b", ""));
    page.apply(Action::Named(Language::ZhHant, Some(names("甲"))), MOMENT);
    assert_eq!(called(&page, 0), text("甲", ""));
    assert_eq!(called(&page, 2), text("我的", "zh-Hant"));
}

#[test]
fn one_goes_from_thing_to_thing() {
    let mut page = open(told(""));
    let effects = page.apply(Action::Go(2), MOMENT);
    assert_eq!(effects.first(), Some(&Effect::Show(2)));
    assert_eq!(effects.last(), Some(&Effect::Focus));
    assert!(records(&effects));
    assert_eq!(page.apply(Action::Go(3), MOMENT), []);
    assert_eq!(page.at(), 2);
    assert!(page.is_short());
}

/// Two exercises that are told no seed have different ones.
#[test]
fn seeds_are_by_chance() {
    let things = r#"[{"kind":"exercise","of":"columns"},{"kind":"exercise","of":"winning"}]"#;
    let json = format!(r#"{{"title":"T","lang":"en","mastery":null,"things":{things}}}"#);
    let plan: Plan = serde_json::from_str(&json).expect("a course");
    let page = open_with(plan, told(""), Recording::On);
    let seed = |one: &Record| match one.done {
        Done::Tasks { seed, .. } => seed,
        Done::Steps { .. } => panic!("an exercise"),
    };
    let seeds: Vec<_> = page.things().iter().map(seed).collect();
    assert_ne!(seeds[0], seeds[1]);
    assert!(seeds.iter().all(|seed| *seed < 1 << 31));
    assert_eq!(page.things()[0].total, 5);
}

#[test]
fn a_course_that_did_not_come_ends_its_session_and_one_that_was_left_begins_none() {
    let (mut page, _) = Scorm::open(plan(), (told(""), Recording::On), None, &[]);
    let effects = page.apply(Action::Left, MOMENT);
    assert!(!records(&effects) && effects.contains(&Effect::End));
    // What the platform has refused is not offered to it again once it was told that the course has ended.
    let mut page = open(told(""));
    page.apply(Action::Recorded(Recording::Refused), MOMENT);
    assert!(records(&page.apply(Action::Left, MOMENT)));
    page.apply(Action::Recorded(Recording::Refused), MOMENT);
    for action in [
        Action::Hidden,
        Action::Online,
        Action::Record,
        Action::Due(Timer::Retry),
    ] {
        assert_eq!(page.apply(action.clone(), MOMENT), [], "{action:?}");
    }
    assert!(records(&page.apply(Action::Returned, MOMENT)));
}

#[test]
fn what_stands_twice_has_two_records() {
    let exercise = r#"{"kind":"exercise","of":"columns","set":{"count":"3","seed":"7"}}"#;
    let things = format!("{exercise},{exercise}");
    let plan = format!(r#"{{"title":"T","lang":null,"mastery":60,"things":[{things}]}}"#);
    let plan: Plan = serde_json::from_str(&plan).expect("a course");
    let mut page = open_with(plan.clone(), told(""), Recording::On);
    let went = [3, 0, 0, 0, 0];
    page.apply(Action::Saw(0, Observation::Tasks { past: 3, went }), MOMENT);
    let text = value(&page, "suspend_data").expect("a record");
    let again = open_with(plan, told(&text), Recording::On);
    let answered: Vec<_> = again.things().iter().map(Record::answered).collect();
    assert_eq!(answered, [3, 0]);
}
