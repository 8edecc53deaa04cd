//! What a course is made of, as the command line says it.

use super::{
    Options, escaped,
    plan::{Attributes, Kind, Plan, Thing, key_of},
};
use crate::{
    failure::{Failure, Result},
    languages,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// A course: what it is called, what is in it, and when it is passed.
pub(super) struct Course {
    pub(super) title: String,
    lang: Option<&'static str>,
    pub(super) mastery: Mastery,
    pub(super) items: Vec<PlanItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum PlanItem {
    /// An example of ours, `ARTICLE/EXAMPLE`.
    Example(String),
    /// A skill, and attributes of its element.
    Exercise { skill: String, set: Attributes },
    /// A lesson file of somebody's own.
    Own(PathBuf),
}

/// What the site tells of the app of courses (`pages/scorm.rs` of nian-site).
#[derive(Deserialize)]
pub(super) struct App {
    /// What the names of its files begin with.
    pub(super) program: String,
    /// What its page says.
    words: Value,
}

/// The score from which on a course is passed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mastery(pub(super) Option<u8>);

/// Read from the command line.
pub(super) fn mastery(text: &str) -> std::result::Result<Mastery, String> {
    match text.parse() {
        Ok(score @ 0..=100) => Ok(Mastery(Some(score))),
        _ if text == "none" => Ok(Mastery(None)),
        _ => Err("expected a number from 0 to 100, or `none`".to_owned()),
    }
}

/// So many at most: what is known of how they have gone has to fit into what a platform keeps.
const MOST: usize = 100;
/// The attributes of an exercise that a course may set.
const SET: [&str; 5] = ["level", "count", "seed", "rules", "tasks"];
const MOST_TASKS: u32 = 99;
const FORMS: &str = "It is an example of ours (nim-and-variants/ex1, as in www/articles), an exercise \
    (exercise:winning, or 'exercise:winning?level=2&count=8'), or the path of a lesson file.";

impl Course {
    pub(super) fn read(site: &Path, options: &Options) -> Result<Self> {
        if options.scorm.len() > MOST {
            let what = format!("a course has at most {MOST} lessons");
            return Err(Failure::new(what, "Make several of it."));
        }
        let items = options.scorm.iter().map(|text| item(site, text));
        Ok(Self {
            title: options.title.trim().to_owned(),
            lang: options.lang,
            mastery: options.mastery,
            items: items.collect::<Result<_>>()?,
        })
    }

    /// A course that tests can try: an example that asks, an exercise, and a lesson of somebody's own.
    pub(super) fn sample(own: PathBuf) -> Self {
        let set = [("level", "1"), ("count", "3"), ("seed", "7")];
        let set = set.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Self {
            title: "Nim & <拈>".to_owned(),
            lang: None,
            mastery: Mastery(Some(60)),
            items: vec![
                PlanItem::Example("nim-and-variants/ex2".to_owned()),
                PlanItem::Exercise {
                    skill: "columns".to_owned(),
                    set: set.into_iter().collect(),
                },
                PlanItem::Own(own),
            ],
        }
    }

    pub(super) fn languages(&self) -> Vec<&'static str> {
        let all = || languages::with_pages().iter().map(String::as_str).collect();
        self.lang.map_or_else(all, |tag| vec![tag])
    }

    pub(super) fn examples(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match item {
            PlanItem::Example(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// The lesson files of somebody's own, and where they lie in the package: by their names, as how they have gone is kept by
    /// that, whatever their order.
    pub(super) fn own(&self) -> BTreeMap<&Path, String> {
        let files = self.items.iter().filter_map(|item| match item {
            PlanItem::Own(file) => Some(file.as_path()),
            _ => None,
        });
        let files: BTreeSet<&Path> = files.collect();
        let mut names = Vec::new();
        let paths = files.into_iter();
        paths
            .map(|file| (file, own_path(file, &mut names)))
            .collect()
    }

    /// The page, which holds what there is to show as data, and is filled in with what the app needs.
    pub(super) fn page(&self, app: &App) -> String {
        let told = self.lang.map(|tag| format!(" data-lang=\"{tag}\""));
        // What somebody has written comes last: nothing in it is filled in.
        include_str!("page.html")
            .replace("%LANG%", self.languages()[0])
            .replace("%TOLD%", &told.unwrap_or_default())
            .replace("%PROGRAM%", &app.program)
            .replace("%WORDS%", &escaped(&app.words.to_string()))
            .replace("%COURSE%", &json(&self.plan()))
            .replace("%TITLE%", &escaped(&self.title))
    }

    fn plan(&self) -> Plan {
        let paths = self.own();
        let things = self.items.iter().map(|item| {
            let (kind, of, set) = match item {
                PlanItem::Example(of) => (Kind::Example, of.clone(), Attributes::default()),
                PlanItem::Own(file) => {
                    let path = paths[file.as_path()].clone();
                    (Kind::Example, path, Attributes::default())
                }
                PlanItem::Exercise { skill, set } => (Kind::Exercise, skill.clone(), set.clone()),
            };
            let own = matches!(item, PlanItem::Own(_));
            Thing { kind, of, own, set }
        });
        Plan {
            title: self.title.clone(),
            lang: self.lang.map(str::to_owned),
            mastery: self.mastery.0,
            things: things.collect(),
        }
    }
}

/// Where a lesson file lies in the package; files of the same name, which are added to `names`, are numbered.
fn own_path(file: &Path, names: &mut Vec<String>) -> String {
    let stem = file.file_stem().unwrap_or_default();
    let name = key_of(&stem.to_string_lossy());
    let before = names.iter().filter(|known| **known == name).count();
    let number = (before > 0).then(|| format!("-{}", before + 1));
    let path = format!("lessons/own/{name}{}.json", number.unwrap_or_default());
    names.push(name);
    path
}

/// Data as JSON within a page, which no text in it ends.
fn json(data: &impl Serialize) -> String {
    let text = serde_json::to_string(data).expect("it is plain data");
    text.replace('<', "\\u003c")
}

fn item(site: &Path, text: &str) -> Result<PlanItem> {
    if let Some(exercise) = text.strip_prefix("exercise:") {
        return self::exercise(site, exercise).ok_or_else(|| unknown(text));
    }
    let is_name = |text: &str| {
        text.chars()
            .all(|char| char.is_ascii_alphanumeric() || "-/".contains(char))
    };
    if is_name(text)
        && text.matches('/').count() == 1
        && site.join(format!("lessons/{text}.json")).is_file()
    {
        return Ok(PlanItem::Example(text.to_owned()));
    }
    match fs::canonicalize(text) {
        Ok(file) if file.is_file() => Ok(PlanItem::Own(file)),
        _ => Err(unknown(text)),
    }
}

fn unknown(text: &str) -> Failure {
    Failure::new(format!("`{text}` is no lesson"), FORMS)
}

/// `SKILL` or `SKILL?level=2&count=8`.
fn exercise(site: &Path, text: &str) -> Option<PlanItem> {
    let (skill, query) = text.split_once('?').unwrap_or((text, ""));
    // The site names the skills that there are, in a file for scripts.
    let names = fs::read(site.join("names.en.json")).ok()?;
    let names: Value = serde_json::from_slice(&names).ok()?;
    names.get("skills")?.get(skill)?;
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    let set = pairs.map(|pair| {
        let (name, value) = pair.split_once('=')?;
        let good = match name {
            "level" => ["1", "2", "3"].contains(&value),
            "tasks" => ["1", "2"].contains(&value),
            "count" => (1..=MOST_TASKS).contains(&value.parse().ok()?),
            "seed" => value.parse::<u32>().is_ok(),
            _ => value
                .chars()
                .all(|char| char.is_ascii_alphanumeric() || ".,-".contains(char)),
        };
        (good && SET.contains(&name) && !value.is_empty())
            .then(|| (name.to_owned(), value.to_owned()))
    });
    Some(PlanItem::Exercise {
        skill: skill.to_owned(),
        set: set.collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{App, Course, Mastery, PlanItem, item, key_of, mastery};
    use serde_json::{Value, json};
    use std::{env, fs, process};

    #[test]
    fn lessons_are_read() {
        let site = env::temp_dir().join(format!("nian-scorm-{}", process::id()));
        fs::create_dir_all(site.join("lessons/odd-total")).unwrap();
        fs::write(site.join("lessons/odd-total/fifteen.json"), "{}").unwrap();
        fs::write(
            site.join("names.en.json"),
            r#"{"skills":{"pair":"x","limit":"y"},"said":{"rule":"z"}}"#,
        )
        .unwrap();
        let own = site.join("mine.json");
        fs::write(&own, "{}").unwrap();
        let read = |text: &str| item(&site, text).ok();
        assert_eq!(
            read("odd-total/fifteen"),
            Some(PlanItem::Example("odd-total/fifteen".into()))
        );
        assert_eq!(
            read(&own.to_string_lossy()),
            Some(PlanItem::Own(own.canonicalize().unwrap()))
        );
        let set = [("level", "2"), ("rules", "dice.both")];
        let set = set.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let set = set.into_iter().collect();
        assert_eq!(
            read("exercise:limit?level=2&rules=dice.both"),
            Some(PlanItem::Exercise {
                skill: "limit".into(),
                set
            })
        );
        for text in [
            "odd-total/sixteen",
            "odd-total/../odd-total/fifteen",
            "not-there.json",
            "exercise:",
            "exercise:rule",
            "exercise:pair?level=4",
            "exercise:pair?count=0",
            "exercise:pair?count=100",
            "exercise:pair?theme=dark",
            "exercise:pair?level",
        ] {
            let error = item(&site, text).unwrap_err().to_string();
            assert!(error.contains(&format!("`{text}` is no lesson")), "{error}");
        }
        fs::remove_dir_all(site).unwrap();
    }

    #[test]
    fn a_score_is_enough_from_a_number_on() {
        assert_eq!(mastery("100"), Ok(Mastery(Some(100))));
        assert_eq!(mastery("none"), Ok(Mastery(None)));
        for text in ["101", "-1", "60.5", ""] {
            assert!(mastery(text).is_err(), "{text}");
        }
    }

    #[test]
    fn own_lessons_are_kept_by_their_names() {
        let of = |files: &[&str]| {
            let items = files.iter().map(|file| PlanItem::Own(file.into()));
            let course = Course {
                items: items.collect(),
                ..Course::sample("x.json".into())
            };
            let things = course.plan().things.into_iter();
            things.map(|thing| thing.of).collect::<Vec<_>>()
        };
        let (mut one, other) = (
            of(&["a/堆.json", "a/y.json"]),
            of(&["a/y.json", "a/堆.json"]),
        );
        one.reverse();
        assert_eq!(one, other);
        // Another file of that name is another one, and the same file twice is one.
        let [first, second, third] = &of(&["a/y.json", "b/y.json", "a/y.json"])[..] else {
            panic!("three");
        };
        assert!(first == third && *second == first.replace(".json", "-2.json"));
        assert_eq!(
            of(&["b/y.json", "a/y.json"]),
            [second, first].map(String::as_str)
        );
    }

    #[test]
    fn no_text_ends_the_page() {
        let app = App {
            program: "nian-scorm-1a".to_owned(),
            words: json!([{ "again": "\"&<" }]),
        };
        let course = Course {
            title: "</script>\"\\\n拈%COURSE%".to_owned(),
            ..Course::sample("x.json".into())
        };
        let page = course.page(&app);
        assert!(
            page.contains("<title>&lt;/script>&quot;\\拈%COURSE%</title>"),
            "{page}"
        );
        let (_, json) = page.split_once("id=\"course\">").unwrap();
        let (json, _) = json.split_once("</script>").unwrap();
        let read: Value = serde_json::from_str(json).unwrap();
        assert_eq!(read["title"], "</script>\"\\\n拈%COURSE%");
        assert_eq!(read["lang"], Value::Null);
        assert_eq!(read["mastery"], 60);
        assert_eq!(read["things"][1]["set"]["count"], "3");
        let of = format!("lessons/own/{}.json", key_of("x"));
        let own = json!({ "kind": "example", "of": of, "own": true });
        assert_eq!(read["things"][2], own);
        assert!(page.contains(" data-nian-wasm=\"nian-scorm-1a\""), "{page}");
        let words = "data-words=\"[{&quot;again&quot;:&quot;\\&quot;&amp;&lt;&quot;}]\"";
        assert!(page.contains(words), "{page}");
        assert!(!page.contains("data-lang"), "{page}");
        let lang = Some("en");
        let page = Course { lang, ..course }.page(&app);
        assert!(
            page.contains("<html lang=\"en\" data-lang=\"en\""),
            "{page}"
        );
    }
}
