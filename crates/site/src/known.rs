//! Values that scripts get from Rust (`www/common/known.js`), so that no script repeats them.

use nian_ui::model::{
    Answers, ELEMENTS, LISTENED_EVENTS, Layout, OF_ALL, Opponent, PARTS, SKILLS, STEP_KEYS, THEMES,
    VISIBILITY,
};
use nian_words::Language;
use serde_json::{Value, json};

/// The placeholders in the scripts, and the value of each.
pub(crate) fn known(articles: &[&'static str]) -> [(&'static str, String); 23] {
    [
        ("TAGS", list(ELEMENTS.map(|(tag, _)| tag))),
        ("ATTRIBUTES", list(attributes())),
        ("SHOWN_BY", map(shown_by())),
        ("BESIDES", list(besides())),
        ("SETTINGS", list(settings())),
        ("ARTICLES", list(articles.iter().copied())),
        ("SKILLS", list(SKILLS)),
        ("TRAINING", list(training())),
        ("THEMES", list(THEMES)),
        ("PARTS", list(PARTS)),
        ("VISIBILITY", list(VISIBILITY)),
        ("OPPONENTS", list(Opponent::ALL.map(Opponent::name))),
        ("ANSWERS", list(Answers::ALL.map(Answers::name))),
        (
            "FOLDERS",
            map(Language::ALL.map(|one| (one.tag(), one.folder()))),
        ),
        ("SUBTAGS", subtags()),
        ("WRITTEN", list(Language::WITH_PAGES.map(Language::tag))),
        ("NARROW", Layout::NARROW.to_string()),
        ("WIDE", Layout::WIDE.to_string()),
        ("LISTENED_EVENTS", list(LISTENED_EVENTS)),
        (
            "STEP_KEYS",
            map(STEP_KEYS.map(|(key, target)| (key, target.name()))),
        ),
        ("MOST_THINGS", nian_course::deck::MOST_THINGS.to_string()),
        ("LONGEST", nian_lessons::BYTES.to_string()),
        ("KEYS", list(nian_lessons::keys())),
    ]
}

/// All attributes, each once.
fn attributes() -> Vec<&'static str> {
    let mut all = Vec::new();
    for name in ELEMENTS
        .iter()
        .flat_map(|(_, own)| own.iter())
        .chain(&OF_ALL)
    {
        if !all.contains(name) {
            all.push(*name);
        }
    }
    all
}

/// The name of each element in the address of the page `show/`, and the attribute that says what is shown.
fn shown_by() -> [(&'static str, &'static str); ELEMENTS.len()] {
    ELEMENTS.map(|(tag, own)| (tag.strip_prefix("nian-").unwrap_or(tag), own[0]))
}

/// The other attributes that page accepts: it has its own theme and language.
fn besides() -> Vec<&'static str> {
    let mut all = attributes();
    all.retain(|name| {
        !["theme", "lang"].contains(name) && shown_by().iter().all(|(_, own)| own != name)
    });
    all
}

/// The settings in a board's menu.
fn settings() -> Vec<&'static str> {
    let of_boards = ELEMENTS.iter().filter(|(tag, _)| *tag == "nian-game");
    let of_boards = of_boards.flat_map(|(_, attributes)| attributes[1..].iter());
    of_boards.copied().chain(["answers"]).collect()
}

/// The attributes that choose the tasks of an exercise.
fn training() -> Vec<&'static str> {
    let of_exercises = ELEMENTS.iter().filter(|(tag, _)| *tag == "nian-exercise");
    of_exercises
        .flat_map(|(_, own)| own.iter())
        .copied()
        .collect()
}

/// The subtags of each language: the primary ones, then those after them that choose it.
fn subtags() -> String {
    let subtags = Language::ALL.map(|one| {
        let own = one.subtags().split_whitespace();
        let all: Vec<_> = [one.codes()].into_iter().chain(own).collect();
        format!("{}:{}", json!(one.tag()), json!(all))
    });
    format!("{{{}}}", subtags.join(","))
}

fn list(names: impl IntoIterator<Item = &'static str>) -> String {
    json!(names.into_iter().collect::<Vec<_>>()).to_string()
}

/// A JSON object with its properties in this order.
fn map<const N: usize>(pairs: [(&str, &str); N]) -> String {
    let pairs = pairs.map(|(key, value)| format!("{}:{}", Value::from(key), Value::from(value)));
    format!("{{{}}}", pairs.join(","))
}

#[cfg(test)]
mod tests {
    use super::known;
    use nian_ui::model::{ELEMENTS, OF_ALL};
    use nian_words::Embedding;
    use std::collections::BTreeSet;

    const MODULE: &str = include_str!("../../../www/common/known.js");

    #[test]
    fn the_module_has_each_name_and_no_other() {
        let names = known(&[]).map(|(name, _)| format!("export const {name} = \"%{name}%\";"));
        let lines = MODULE.lines().filter(|line| line.starts_with("export"));
        assert_eq!(
            lines.collect::<BTreeSet<_>>(),
            names.iter().map(String::as_str).collect()
        );
    }

    #[test]
    fn what_the_scripts_are_given_is_json() {
        for (name, value) in known(&["one"]) {
            let read = serde_json::from_str::<serde_json::Value>(&value);
            assert!(read.is_ok_and(|value| !value.is_null()), "{name}: {value}");
        }
    }

    /// The page for authors documents all elements and attributes.
    #[test]
    fn every_element_and_attribute_is_told() {
        assert_eq!(
            Embedding::TAGS.map(|(tag, _)| tag),
            ELEMENTS.map(|(tag, _)| tag)
        );
        let told: BTreeSet<_> = Embedding::VALUES.map(|(tag, name, _)| (tag, name)).into();
        let own = ELEMENTS
            .into_iter()
            .flat_map(|(tag, own)| own.iter().map(move |name| (tag, *name)));
        let there: BTreeSet<_> = own.chain(OF_ALL.map(|name| ("", name))).collect();
        assert_eq!(told, there);
    }
}
