//! What a platform keeps of a course fits into 4,096 characters, and what cannot be read harms nothing.

use super::{example, marked, signs};
use nian_course::scorm::{Done, MOST, Mark, Record, read, score, write};

/// The longest examples that there may be, asking at every other step, and answered in turn wrong and right.
fn course(things: usize, seen: usize) -> Vec<Record> {
    let one = |at: usize| {
        let asking = (0..251).map(|at| 2 * at).collect();
        let mut own = Record::example(format!("key{at}"), 501, asking);
        for step in 0..seen {
            let turn = [Mark::Wrong, Mark::Right][(step / 2) % 2];
            own = own.mark(step, if step % 2 == 1 { Mark::Seen } else { turn });
        }
        own
    };
    let exercise = Record::exercise("e".into(), 99, u64::from(u32::MAX));
    let all = (0..things).map(one);
    all.chain([exercise.count(99, [40, 30, 20, 9])]).collect()
}

/// A thing of which nothing is known.
fn afresh(thing: &Record) -> Record {
    match &thing.done {
        Done::Steps { marks, asking } => {
            Record::example(thing.key.clone(), marks.len(), asking.clone())
        }
        Done::Tasks { seed, .. } => Record::exercise(thing.key.clone(), thing.total, *seed),
    }
}

#[test]
fn it_fits() {
    let courses = [(1, 501), (3, 300), (12, 499), (60, 501), (60, 37)];
    let kept = courses.map(|(things, seen)| {
        let all = course(things, seen);
        let text = write(&all, 3, "zh-Hant");
        assert!(text.len() <= MOST, "{things} {seen}: {}", text.len());
        let of = read(&text).expect("it can be read").of;
        let again = all.iter().map(|thing| {
            let kept = of.get(&thing.key);
            kept.map_or_else(
                || thing.clone(),
                |kept| afresh(thing).resumed(kept).expect("it fits"),
            )
        });
        let again: Vec<_> = again.collect();
        assert_eq!(score(&again), score(&all), "{things} {seen}");
        for (again, thing) in again.iter().zip(&all) {
            assert_eq!(again.is_whole, thing.is_whole, "{things} {seen}");
        }
        of.len()
    });
    // Where it fits, nothing is left out.
    assert_eq!([kept[0], kept[3]], [2, 61]);
}

#[test]
fn what_cannot_be_read_is_nothing() {
    for text in [
        "",
        "x",
        "{}",
        "null",
        r#"{"v":2,"of":{}}"#,
        r#"{"v":1,"of":[1]}"#,
        r#"{"v":1,"of":{"a":1}}"#,
    ] {
        assert_eq!(read(text), None, "{text}");
    }
    let one = example("..?.?");
    for kept in [
        "=9/2", "=1/3", "x", "so", "s2xs3", ".9999", "<b>", "s2ysy9", "ssqss", "拈", "s拈",
    ] {
        assert_eq!(one.resumed(kept), None, "{kept}");
    }
    let other = Record::exercise("b".into(), 5, 1);
    for kept in [
        "1:9:1,1,1,1",
        "1:2:1,0,0,0",
        "7:3:5,0,0,0",
        "7:6:6,0,0,0",
        ":1:1,0,0,0",
    ] {
        assert_eq!(other.resumed(kept), None, "{kept}");
    }
}

/// What was noted at the step after the one that asked goes there, and what no step can have is mended.
#[test]
fn marks_are_mended() {
    for (asks, kept, wanted) in [
        ("..?..", "ssoys", "ssyss"),
        ("..?..", "s2gys", "ssyss"),
        ("..?..", "s2ohs", "sshss"),
        ("..?..", "s2xys", "ssxss"),
        ("..?..", "s5", "ssoss"),
        ("..??.", "ssoys", "ssoys"),
        ("..?.?", "ssoyo", "ssyso"),
        ("..?..", "ss.xs", "ss.ss"),
        ("..?..", "ssoy.", "ssys."),
        ("..?..", "sst2.", "ssts."),
    ] {
        let own = example(asks).resumed(kept).expect("it fits");
        assert_eq!(signs(&own), wanted, "{asks} {kept}");
    }
    let is_whole = |kept| example("..?..").resumed(kept).expect("it fits").is_whole;
    assert!(is_whole("ssoys") && !is_whole("ssoy."));
}

#[test]
fn what_was_answered_first_stays() {
    let asks = "..?.?";
    for (now, earlier, wanted) in [
        ("sso..", ".....", "sso.."),
        (".....", "ssxs.", "ssxs."),
        ("ssy..", "ssx..", "ssx.."),
        ("ssys.", "sso..", "ssys."),
        ("sso..", "sst..", "sst.."),
        ("sst..", "sso..", "sst.."),
        ("ssh..", "sst..", "ssh.."),
        ("ssy..", "sst..", "ssh.."),
    ] {
        let joined = marked(asks, now).joined(&marked(asks, earlier));
        assert_eq!(signs(&joined), wanted, "{now} {earlier}");
    }
    let one = marked(asks, "ssx..");
    assert_eq!(one.mark(2, Mark::Right), one);
    assert_eq!(signs(&one.mark(4, Mark::Seen)), "ssx.o");
    assert_eq!(one.mark(9, Mark::Seen), one);
    let hinted = one.mark(4, Mark::OpenHinted);
    assert_eq!(signs(&hinted), "ssx.t");
    assert!(!hinted.is_whole && hinted.mark(4, Mark::Seen) == hinted);
    assert_eq!(signs(&hinted.mark(4, Mark::Right)), "ssx.h");
    assert_eq!(signs(&hinted.mark(3, Mark::OpenHinted)), "ssxst");
    let tasks = |seed, number| {
        let fresh = Record::exercise("b".into(), 5, seed);
        fresh.count(number, [number, 0, 0, 0])
    };
    for (now, done, earlier, before, wanted) in [
        (1, 0, 2, 3, 2),
        (1, 3, 2, 1, 1),
        (1, 2, 2, 2, 2),
        (1, 0, 2, 0, 1),
        (1, 2, 1, 2, 1),
    ] {
        let joined = tasks(now, done).joined(&tasks(earlier, before));
        let Done::Tasks { seed, .. } = joined.done else {
            panic!("an exercise");
        };
        assert_eq!(seed, wanted, "{now} {done} {earlier} {before}");
    }
}

#[test]
fn it_goes_on_where_something_is_left() {
    for (marks, step) in [
        (".....", 0),
        ("ss...", 1),
        ("sso..", 2),
        ("sst..", 2),
        ("ssyso", 4),
        ("ssyss", 0),
        ("s.yss", 0),
    ] {
        assert_eq!(marked("..?.?", marks).goes_on(), step, "{marks}");
    }
}
