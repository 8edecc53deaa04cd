//! What version 1.1's script kept, and what it made of what was kept, on many inputs: platforms have it still.

use super::marks;
use nian_course::scorm::{Done, Mark, Mastery, Record, key_of, read, score, write};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Cases {
    keys: Vec<(String, String)>,
    mastery: Vec<MasteryCase>,
    read: Vec<(String, Option<KeptThen>)>,
    resumed: Vec<(Then, String, Option<Then>)>,
    joined: Vec<(Then, Then, Then, bool, Answered)>,
    write: Vec<WriteCase>,
    long: Vec<(usize, usize, String, u32)>,
}

/// What a platform tells, the course's own, as it is told, and which scores of some pass.
type MasteryCase = (String, Option<u8>, Option<String>, Vec<u32>);
/// The things, the one that is shown, the language, the record, and the score.
type WriteCase = (Vec<Then>, usize, String, String, Option<u32>);

#[derive(Deserialize)]
struct KeptThen {
    at: usize,
    lang: String,
    of: BTreeMap<String, String>,
}

/// A thing as the script had it.
#[derive(Deserialize)]
struct Then {
    key: String,
    total: u32,
    marks: Option<String>,
    #[serde(default)]
    asking: Vec<usize>,
    seed: Option<u64>,
    #[serde(default)]
    tasks: u32,
    #[serde(default)]
    went: [u32; 4],
    worth: Option<f64>,
    #[serde(default)]
    whole: bool,
}

#[derive(Deserialize)]
struct Answered {
    number: u32,
    worth: f64,
}

fn halves(worth: f64) -> u32 {
    (2.0 * worth) as u32
}

impl Then {
    fn record(&self) -> Record {
        let done = match (&self.marks, self.seed) {
            (Some(signs), _) => Done::Steps {
                marks: marks(signs),
                asking: self.asking.clone(),
            },
            (None, seed) => Done::Tasks {
                seed: seed.expect("an exercise"),
                past: self.tasks,
                went: self.went,
            },
        };
        Record {
            key: self.key.clone(),
            total: self.total,
            done,
            result: self.worth.map(halves),
            is_whole: self.whole,
        }
    }
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("../data/scorm.json")).expect("the cases")
}

#[test]
fn keys_stay() {
    for (text, key) in cases().keys {
        assert_eq!(key_of(&text), key, "{text}");
    }
}

#[test]
fn mastery_is_read_as_before() {
    for (told, own, wanted, passing) in cases().mastery {
        let mastery = Mastery::of(&told, own);
        let said = mastery.as_ref().map(|mastery| mastery.told.clone());
        assert_eq!(said, wanted, "{told:?} {own:?}");
        if let Some(mastery) = mastery {
            let scores = [0, 50, 60, 72, 73, 80, 99, 100].into_iter();
            let passed: Vec<u32> = scores.filter(|one| mastery.is_passed_by(*one)).collect();
            assert_eq!(passed, passing, "{told:?}");
        }
    }
}

#[test]
fn records_are_read_as_before() {
    for (text, wanted) in cases().read {
        let own = read(&text).map(|kept| (kept.at, kept.lang, kept.of));
        let wanted = wanted.map(|kept| (kept.at, kept.lang, kept.of));
        assert_eq!(own, wanted, "{text}");
    }
}

#[test]
fn things_are_resumed_as_before() {
    let all = cases().resumed;
    let taken = all.iter().filter(|(_, _, then)| then.is_some()).count();
    assert!((80..all.len() - 80).contains(&taken), "{taken}");
    for (thing, kept, wanted) in all {
        let own = thing.record().resumed(&kept);
        assert_eq!(own, wanted.map(|then| then.record()), "{kept}");
    }
}

#[test]
fn things_are_joined_as_before() {
    for (now, earlier, wanted, is_begun, answered) in cases().joined {
        let (now, earlier) = (now.record(), earlier.record());
        assert_eq!(now.joined(&earlier), wanted.record(), "{now:?} {earlier:?}");
        assert_eq!(now.is_begun(), is_begun, "{now:?}");
        let own = (now.answered(), now.halves());
        assert_eq!(own, (answered.number, halves(answered.worth)), "{now:?}");
    }
}

/// The order of keys of digits alone was another: it says nothing.
fn same(own: &str, then: &str) {
    assert_eq!(own.len(), then.len());
    let [own, then] = [own, then].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    assert_eq!(own, then);
}

#[test]
fn records_are_written_as_before() {
    for (things, at, lang, text, points) in cases().write {
        let things: Vec<_> = things.iter().map(Then::record).collect();
        same(&write(&things, at, &lang), &text);
        assert_eq!(score(&things), points, "{text}");
    }
}

/// The longest examples that there may be, which ask at every other step: what is too long is left out as before.
#[test]
fn what_is_too_long_is_left_out_as_before() {
    let turns = [Mark::Wrong, Mark::Right, Mark::Hinted, Mark::Given];
    for (count, seen, text, points) in cases().long {
        let one = |at: usize| {
            let asking = (0..251).map(|at| 2 * at).collect();
            let mut own = Record::example(format!("key{at}"), 501, asking);
            for step in 0..seen {
                let is_asked = step % 2 == 0;
                let mark = turns[(step / 2 + at) % 4];
                own = own.mark(step, if is_asked { mark } else { Mark::Seen });
            }
            own
        };
        let mut things: Vec<_> = (0..count).map(one).collect();
        let last = Record::exercise("e".into(), 99, u64::from(u32::MAX));
        things.push(last.count(99, [40, 30, 20, 9]));
        same(&write(&things, 3, "zh-Hant"), &text);
        assert_eq!(score(&things), Some(points));
    }
}
