//! What a course is made of, as the command line says it.

use super::{Options, escaped};
use crate::{
    failure::{Failure, Result},
    languages,
};
use std::{
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
    Exercise {
        skill: String,
        set: Vec<(String, String)>,
    },
    /// A lesson file of somebody's own.
    Own(PathBuf),
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
                    set: set.into(),
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

    /// The lesson files, each with the number of its thing.
    pub(super) fn own(&self) -> impl Iterator<Item = (usize, &Path)> {
        let all = self.items.iter().enumerate();
        all.filter_map(|(at, item)| match item {
            PlanItem::Own(file) => Some((at + 1, file.as_path())),
            _ => None,
        })
    }

    /// The page, which holds what there is to show as data.
    pub(super) fn page(&self) -> String {
        include_str!("page.html")
            .replace("%LANG%", self.languages()[0])
            .replace("%TITLE%", &escaped(&self.title))
            .replace("%COURSE%", &self.json())
    }

    fn json(&self) -> String {
        let items = self.items.iter().enumerate().map(|(at, item)| match item {
            PlanItem::Example(of) => format!("{{\"kind\":\"example\",\"of\":{}}}", json(of)),
            PlanItem::Own(_) => {
                let of = json(&own_path(at + 1));
                format!("{{\"kind\":\"example\",\"of\":{of},\"own\":true}}")
            }
            PlanItem::Exercise { skill, set } => {
                let set = set
                    .iter()
                    .map(|(name, value)| format!("{}:{}", json(name), json(value)));
                let set = set.collect::<Vec<_>>().join(",");
                format!(
                    "{{\"kind\":\"exercise\",\"of\":{},\"set\":{{{set}}}}}",
                    json(skill)
                )
            }
        });
        let items = items.collect::<Vec<_>>().join(",");
        let lang = self.lang.map_or_else(|| "null".to_owned(), json);
        let mastery = self
            .mastery
            .0
            .map_or_else(|| "null".to_owned(), |score| score.to_string());
        let title = json(&self.title);
        format!("{{\"title\":{title},\"lang\":{lang},\"mastery\":{mastery},\"things\":[{items}]}}")
    }
}

/// Where the lesson file of a thing lies in the package.
pub(super) fn own_path(number: usize) -> String {
    format!("lessons/own/{number}.json")
}

/// A text as JSON writes it, also within a page.
fn json(text: &str) -> String {
    let mut written = String::from("\"");
    for char in text.chars() {
        match char {
            '"' | '\\' => written.extend(['\\', char]),
            '<' => written += "\\u003c",
            char if char < ' ' => written += &format!("\\u{:04x}", u32::from(char)),
            char => written.push(char),
        }
    }
    written.push('"');
    written
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
    let names = fs::read_to_string(site.join("names.en.json")).ok()?;
    let (_, skills) = names.split_once("\"skills\":{")?;
    let skills = skills.split('}').next()?;
    if skill.is_empty() || !skills.contains(&format!("\"{skill}\":\"")) {
        return None;
    }
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
    use super::{Course, Mastery, PlanItem, item, json, mastery};
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
        let set = vec![
            ("level".to_owned(), "2".to_owned()),
            ("rules".to_owned(), "dice.both".to_owned()),
        ];
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
    fn no_text_ends_the_page() {
        assert_eq!(
            json("</script>\"\\\n拈"),
            "\"\\u003c/script>\\\"\\\\\\u000a拈\""
        );
        let page = Course::sample("x.json".into()).page();
        assert!(page.contains("<title>Nim &amp; &lt;拈></title>"), "{page}");
        assert!(
            page.contains("{\"title\":\"Nim & \\u003c拈>\",\"lang\":null,\"mastery\":60,"),
            "{page}"
        );
        assert!(
            page.contains("\"of\":\"lessons/own/3.json\",\"own\":true"),
            "{page}"
        );
    }
}
