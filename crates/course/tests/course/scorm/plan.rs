//! The JSON of a course, and what examples are.

use nian_course::scorm::{Attributes, Kind, Lesson, Plan, Thing};
use nian_lessons::Example;
use std::fs;
use std::path::{Path, PathBuf};

const JSON: &str = r#"{"title":"Nim & <拈>","lang":null,"mastery":60,"things":[{"kind":"example","of":"nim-and-variants/ex2"},{"kind":"exercise","of":"columns","set":{"level":"1","count":"3","seed":"7"}},{"kind":"example","of":"lessons/own/3.json","own":true}]}"#;

#[test]
fn it_is_written_as_packages_have_it() {
    let plan: Plan = serde_json::from_str(JSON).expect("a course");
    assert_eq!(serde_json::to_string(&plan).expect("JSON"), JSON);
    let [example, exercise, own] = &plan.things[..] else {
        panic!("three things");
    };
    assert_eq!(
        (example.kind, exercise.kind),
        (Kind::Example, Kind::Exercise)
    );
    assert_eq!(exercise.set.get("count"), Some("3"));
    assert!(own.own && !example.own);
    let of = |json: &str| serde_json::from_str::<Thing>(json).ok();
    assert_eq!(of(r#"{"kind":"game","of":"nim:1"}"#), None);
}

/// As the script had them: [`super::kept`] has the hashes of these texts.
#[test]
fn keys_are_of_what_a_thing_is() {
    let plan: Plan = serde_json::from_str(JSON).expect("a course");
    let texts = [
        "example nim-and-variants/ex2 {}",
        r#"exercise columns {"level":"1","count":"3","seed":"7"}"#,
        "example lessons/own/3.json {}",
    ];
    for (thing, text) in plan.things.iter().zip(texts) {
        assert_eq!(thing.key(), nian_course::scorm::key_of(text));
    }
}

#[test]
fn of_a_name_that_stands_twice_the_last_value_counts() {
    let pairs = [("a", "1"), ("b", "2"), ("a", "3")];
    let set: Attributes = pairs
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into_iter()
        .collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [("a", "3"), ("b", "2")]);
}

fn examples(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            examples(&path, found);
        } else if path.extension().is_some_and(|end| end == "json") {
            found.push(path);
        }
    }
}

/// The steps of its record are those of the card.
#[test]
fn an_example_has_the_steps_that_are_shown() {
    let articles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
    let mut files = Vec::new();
    examples(&articles, &mut files);
    let mut tried = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a file");
        let Ok(Ok(frames)) = Example::parse(&text).map(|example| example.replay()) else {
            continue; // a claim, or something else
        };
        let lesson: Lesson = serde_json::from_str(&text).expect("an example");
        assert_eq!(lesson.steps(), frames.len(), "{}", file.display());
        let asking = frames.iter().enumerate();
        let asking = asking.filter(|(_, frame)| frame.ask.is_some());
        let asking: Vec<_> = asking.map(|(step, _)| step).collect();
        assert_eq!(lesson.asking(), asking, "{}", file.display());
        assert!(lesson.title.is_some());
        tried += 1;
    }
    assert!(tried > 50, "{tried}");
}
