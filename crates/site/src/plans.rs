//! The ready-made lesson plans: their items, durations and questions.

use nian_words::{Language, LessonPlans, Text};
use serde_json::{Map, Value, json};

/// A plan for a lesson of about an hour.
#[derive(Clone, Copy, Debug)]
pub struct LessonPlan {
    /// Its id in addresses: `nim-1`.
    pub id: &'static str,
    /// The slug of the article it belongs to.
    pub article: &'static str,
    /// Title and audience, then a question and a note for each item.
    texts: &'static [Text],
    /// The items, in their order.
    pub items: &'static [PlanItem],
}

/// An item of a plan.
#[derive(Clone, Copy, Debug)]
pub struct PlanItem {
    /// `ARTICLE/EXAMPLE`, a position, `table:OF`, `claim:ARTICLE/CLAIM` or `exercise:SKILL`, as in an address.
    pub item: &'static str,
    /// Its duration in minutes.
    pub minutes: u32,
    /// Further attributes of its element, as in an address.
    pub set: &'static [(&'static str, &'static str)],
}

const fn item(item: &'static str, minutes: u32) -> PlanItem {
    let set = &[];
    PlanItem { item, minutes, set }
}

const FIVE: &[(&str, &str)] = &[("count", "5")];

const fn tasks(
    item: &'static str,
    minutes: u32,
    set: &'static [(&'static str, &'static str)],
) -> PlanItem {
    PlanItem { item, minutes, set }
}

/// All plans, in the order of their list.
pub const LESSON_PLANS: [LessonPlan; 7] = [
    LessonPlan {
        id: "nim-1",
        article: "nim-and-variants",
        texts: &LessonPlans::NIM_1,
        items: &[
            item("nim-and-variants/three-four-five", 8),
            item("nim:3,4,5", 12),
            item("nim-and-variants/ex1", 10),
            item("nim-and-variants/ex2", 10),
            tasks("exercise:columns", 5, FIVE),
            item("nim:14,15,18,22", 5),
        ],
    },
    LessonPlan {
        id: "rows-1",
        article: "nim-and-variants",
        texts: &LessonPlans::ROWS_1,
        items: &[
            item("nim:3,4,5", 14),
            item("nim-and-variants/two-rows", 10),
            item("nim:6,9", 5),
            item("nim-and-variants/three-four-five", 8),
            tasks(
                "exercise:winning",
                8,
                &[("rules", "nim"), ("level", "1"), ("count", "3")],
            ),
        ],
    },
    LessonPlan {
        id: "heap-1",
        article: "nim-and-variants",
        texts: &LessonPlans::HEAP_1,
        items: &[
            item("subtraction.1-3:21", 10),
            item("nim-and-variants/take-1-to-k", 10),
            item("nim-and-variants/take-1-to-k-misere", 8),
            tasks(
                "exercise:outcome",
                7,
                &[("rules", "subtraction.1-3"), ("count", "5")],
            ),
            item("nim-and-variants/dice", 10),
            item("claim:nim-and-variants/dice", 5),
        ],
    },
    LessonPlan {
        id: "wythoff-1",
        article: "nim-and-variants",
        texts: &LessonPlans::WYTHOFF_1,
        items: &[
            item("nim-and-variants/wythoff-rules", 8),
            item("wythoff:3,5", 10),
            item("nim-and-variants/ex4", 8),
            item("nim-and-variants/recurrence", 10),
            item("table:wythoff", 6),
            tasks("exercise:pair", 8, FIVE),
        ],
    },
    LessonPlan {
        id: "sides-1",
        article: "odd-even-two-sides",
        texts: &LessonPlans::SIDES_1,
        items: &[
            item("odd-even-two-sides/set-up", 10),
            item("sides.3:10", 10),
            item("odd-even-two-sides/state-0-0-2", 6),
            item("odd-even-two-sides/state-0-0-4", 8),
            item("odd-even-two-sides/absolutely-safe", 8),
            item("claim:odd-even-two-sides/theorem-k3", 8),
        ],
    },
    LessonPlan {
        id: "fibonacci-1",
        article: "fibonacci-nim",
        texts: &LessonPlans::FIBONACCI_1,
        items: &[
            item("fibonacci-nim/rules", 6),
            item("dynamic.2:10", 10),
            item("fibonacci-nim/ten-coins", 10),
            item("fibonacci-nim/zeckendorf", 8),
            item("fibonacci-nim/strategy", 8),
            tasks("exercise:limit", 8, FIVE),
        ],
    },
    LessonPlan {
        id: "odd-1",
        article: "odd-total",
        texts: &LessonPlans::ODD_1,
        items: &[
            item("odd-total/fifteen", 10),
            item("parity.3:15", 10),
            item("odd-total/theorem3", 10),
            tasks("exercise:residue", 8, FIVE),
            item("odd-total/theorem1", 7),
            item("claim:odd-total/theorem3", 5),
        ],
    },
];

impl LessonPlan {
    /// The plan with this id.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Self> {
        LESSON_PLANS.iter().find(|plan| plan.id == id)
    }

    /// The title.
    #[must_use]
    pub fn title(&self) -> &'static Text {
        &self.texts[0]
    }

    /// The audience and the subject.
    #[must_use]
    pub fn about(&self) -> &'static Text {
        &self.texts[1]
    }

    /// The duration in minutes.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.items.iter().map(|item| item.minutes).sum()
    }

    /// The items, each with its question for the class and its note for the teacher.
    pub fn said(&self) -> impl Iterator<Item = (&'static PlanItem, &'static [Text])> {
        self.items.iter().zip(self.texts[2..].chunks_exact(2))
    }

    /// The query of its address, with the question mark. Its texts are looked up by its id.
    #[must_use]
    pub fn query(&self) -> String {
        let items: Vec<_> = self.items.iter().map(|item| item.item).collect();
        let mut query = format!("?d={}&at=1&step=0&answers=ask", items.join(";"));
        for (number, item) in (1..).zip(self.items) {
            for (name, value) in item.set {
                query += &format!("&{name}{number}={value}");
            }
        }
        query + &format!("&ready={}&v=1", self.id)
    }

    /// The query of the address that pupils get: all items, without the notes for the teacher.
    #[must_use]
    pub fn pupils_query(&self) -> String {
        let asked = "&answers=ask";
        self.query()
            .replacen(asked, &format!("{asked}&for=pupils"), 1)
    }
}

/// The plans for the scripts: of each the id, the address, the title and the texts of its items, in the languages that
/// have pages.
pub(crate) fn ready() -> String {
    let all = LESSON_PLANS.map(|deck| {
        let items = deck.said().map(|(item, said)| {
            json!({
                "item": item.item,
                "minutes": item.minutes,
                "question": in_all(&said[0]),
                "note": in_all(&said[1]),
            })
        });
        json!({
            "id": deck.id,
            "query": deck.query(),
            "title": in_all(deck.title()),
            "level": in_all_of(deck.about(), |about| parted(about).0),
            "about": in_all_of(deck.about(), |about| parted(about).1),
            "things": items.collect::<Vec<_>>(),
        })
    });
    json!(all).to_string()
}

/// A text by language tag.
fn in_all(text: &Text) -> Value {
    in_all_of(text, |text| text)
}

/// A part of a text by language tag.
fn in_all_of(text: &Text, part: fn(&str) -> &str) -> Value {
    let texts = Language::WITH_PAGES.map(|language| {
        let tag = language.tag().to_owned();
        (tag, part(language.among(text)).into())
    });
    Value::Object(Map::from_iter(texts))
}

/// For whom a lesson is, which is its first sentence without the stop, and what it is about.
fn parted(about: &str) -> (&str, &str) {
    let parted = about.split_once('。').or_else(|| about.split_once(". "));
    parted.unwrap_or(("", about))
}

#[cfg(test)]
mod tests {
    use super::{LESSON_PLANS, parted};
    use crate::check::check;
    use crate::{Claims, Library, WidgetTag, slugs};
    use nian_words::Language;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The tag that an item stands for.
    fn tag(item: &'static str, set: &[(&'static str, &'static str)]) -> WidgetTag {
        let (kind, of) = item.split_once(':').unwrap_or(("", item));
        let (element, name, value) = match kind {
            "claim" => ("nian-claim", "src", of),
            "exercise" => ("nian-exercise", "skill", of),
            "table" => ("nian-table", "of", of),
            "" => ("nian-example", "src", of),
            _ => ("nian-game", "position", item),
        };
        let mut attributes = vec![(name, value.to_owned())];
        attributes.extend(set.iter().map(|(name, value)| (*name, (*value).to_owned())));
        WidgetTag {
            element,
            attributes,
        }
    }

    #[test]
    fn everything_in_a_ready_made_lesson_is_there() {
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        let claims = Claims::read(&www.join("articles")).expect("the claims");
        let library = Library::read(&www.join("articles")).expect("the lessons");
        let library = library.with_claims(claims);
        for deck in &LESSON_PLANS {
            for item in deck.items {
                let found = check(&tag(item.item, item.set), &library);
                assert_eq!(found, Ok(()), "{}: {}", deck.id, item.item);
            }
        }
    }

    #[test]
    fn each_thing_has_a_question_and_a_note_and_an_hour_is_enough() {
        for deck in &LESSON_PLANS {
            assert_eq!(deck.texts.len(), 2 + 2 * deck.items.len(), "{}", deck.id);
            assert!((40..=60).contains(&deck.minutes()), "{}", deck.id);
        }
    }

    #[test]
    fn each_lesson_says_for_whom_it_is_and_then_what_it_is_about() {
        for deck in &LESSON_PLANS {
            for language in Language::WITH_PAGES {
                let (level, about) = parted(language.among(deck.about()));
                assert!((2..40).contains(&level.chars().count()), "{level}");
                assert!(about.chars().count() > 8, "{about}");
            }
        }
    }

    #[test]
    fn each_article_has_a_lesson_and_each_lesson_its_own_name() {
        let of: BTreeSet<_> = LESSON_PLANS.iter().map(|deck| deck.article).collect();
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        let articles = slugs(&www.join("articles")).expect("the articles");
        assert_eq!(of, articles.into_iter().collect());
        let names: BTreeSet<_> = LESSON_PLANS.iter().map(|deck| deck.id).collect();
        assert_eq!(names.len(), LESSON_PLANS.len());
        for deck in &LESSON_PLANS {
            assert!(deck.query().len() < 500, "{}", deck.query());
        }
    }
}
