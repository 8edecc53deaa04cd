use crate::TextSet;
use nian_course::make::{Announcement, Draft, ImportError, Make};
use nian_course::store::{Condition, Storage};
use nian_lessons::ExampleError;
use nian_words::{MakeSaid, Text};
use serde::{Deserialize, Serialize};

/// The words of the page in its language. The site writes them into the page, as JSON in the attribute `data-words`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`MakeSaid`].
    pub texts: TextSet,
    /// The sentences on mistakes in examples ([`nian_words::Language::lines_of_lessons`]).
    pub lines: String,
    /// The language's tag.
    pub language: String,
    /// The way from the page to the root of the site, such as `../`.
    pub root: String,
    /// The folder of the language's pages, from there.
    pub folder: String,
    /// The link to the reader's own lesson.
    pub class_page: String,
}

impl Words {
    pub(super) fn say(&self, text: Text) -> &str {
        self.texts.say(text)
    }

    pub(super) fn fill(&self, text: Text, values: &[&str]) -> String {
        self.texts.fill(text, values)
    }

    /// The mistake as a sentence; empty until the words of the language are there.
    pub(super) fn mistake<S>(&self, page: &Make<S>, error: &ExampleError) -> String {
        if !page.is_learnt(page.language()) {
            return String::new();
        }
        let sentences = page.language().sentences();
        sentences.example_error(error, &self.lines)
    }

    /// The title of an example that has none.
    #[must_use]
    pub fn usual_title(&self) -> &str {
        self.say(MakeSaid::USUAL_TITLE)
    }

    /// What is said of what was done last, and of the device.
    pub(super) fn said<S: Storage + Clone>(&self, page: &Make<S>) -> String {
        let number = |number: &usize| number.to_string();
        let said = match page.announcement().0 {
            Announcement::Nothing => String::new(),
            Announcement::Played(step, mv) => self.fill(MakeSaid::PLAYED, &[&number(step), mv]),
            Announcement::Inserted => self.say(MakeSaid::INSERTED).to_owned(),
            Announcement::WentBack(step) => self.fill(MakeSaid::WENT_BACK, &[&number(step)]),
            Announcement::Removed(step) => self.fill(MakeSaid::REMOVED, &[&number(step)]),
            Announcement::Moved(step, to) => {
                self.fill(MakeSaid::MOVED, &[&number(step), &number(to)])
            }
            Announcement::Undone => self.say(MakeSaid::UNDONE).to_owned(),
            Announcement::Redone => self.say(MakeSaid::REDONE).to_owned(),
            Announcement::Emptied => self.say(MakeSaid::EMPTIED).to_owned(),
            Announcement::BroughtBack => self.say(MakeSaid::BROUGHT_BACK).to_owned(),
            Announcement::Started => self.say(MakeSaid::STARTED).to_owned(),
            Announcement::StartedWrong(step) => {
                self.fill(MakeSaid::STARTED_WRONG, &[&number(step)])
            }
            Announcement::Opened { is_foreign: true } => {
                self.fill(MakeSaid::LOOKED, &[&self.summary(page)])
            }
            Announcement::Opened { is_foreign: false } => {
                self.fill(MakeSaid::OPENED, &[&self.summary(page)])
            }
            Announcement::Standing => self.standing(page.draft(), page.at()),
            Announcement::NotOurs(not) => self.say(not_ours(*not)).to_owned(),
        };
        let trouble = match page.condition() {
            Condition::Fine => "",
            Condition::Mended => self.say(MakeSaid::KEPT_MENDED),
            Condition::Damaged => self.say(MakeSaid::KEPT_DAMAGED),
            Condition::Forbidden => self.say(MakeSaid::KEPT_FORBIDDEN),
        };
        let parts = [said.as_str(), trouble];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" ")
    }

    /// How many steps and mistakes a draft has, and where the first mistake is.
    fn summary<S>(&self, page: &Make<S>) -> String {
        let steps = match page.draft().steps() {
            1 => self.say(MakeSaid::ONE_STEP).to_owned(),
            many => self.fill(MakeSaid::MANY_STEPS, &[&many.to_string()]),
        };
        let faults = &page.judgement().faults;
        let Some(first) = faults.first() else {
            return self.fill(MakeSaid::NO_MISTAKES, &[&steps]);
        };
        let place = match first.at {
            0 => self.say(MakeSaid::IN_START).to_owned(),
            at => self.fill(MakeSaid::IN_STEP, &[&at.to_string()]),
        };
        match faults.len() {
            1 => self.fill(MakeSaid::ONE_MISTAKE, &[&steps, &place]),
            many => {
                let many = many.to_string();
                self.fill(MakeSaid::MANY_MISTAKES, &[&steps, &many, &place])
            }
        }
    }

    /// What stands at a step: what it is called, and what it does.
    pub(super) fn standing(&self, draft: &Draft, at: usize) -> String {
        if at == 0 {
            return self.say(MakeSaid::AT_START).to_owned();
        }
        let (step, last) = (at.to_string(), draft.steps().to_string());
        let called = self.fill(MakeSaid::STEP_NUMBER, &[&step, &last]);
        format!("{called} · {}", self.does(draft, at))
    }

    /// What a step does, in a few signs.
    pub(super) fn does(&self, draft: &Draft, at: usize) -> String {
        let step = draft.at(at);
        let number = |key: &str, text: Text| {
            let number = step.number(key)?;
            Some(self.fill(text, &[&number.to_string()]))
        };
        let back = draft.back(at).map(|back| match back {
            0 => self.say(MakeSaid::TO_START).to_owned(),
            back => self.fill(MakeSaid::TO_STEP, &[&back.to_string()]),
        });
        let own = |key: &str| step.text(key).map(str::to_owned);
        let asked = own("ask").map(|name| self.asks(&name));
        let parts = if at == 0 {
            vec![own("start"), asked]
        } else {
            vec![
                back,
                own("position"),
                number("pair", MakeSaid::PAIR),
                step.get("numeral").and_then(numeral),
                number("done", MakeSaid::DONE),
                own("play"),
                asked,
            ]
        };
        let parts = parts.into_iter().flatten().filter(|part| !part.is_empty());
        let parts: Vec<String> = parts.collect();
        match (parts.is_empty(), at) {
            (false, _) => parts.join(" · "),
            (true, 0) => self.say(MakeSaid::AT_START).to_owned(),
            (true, _) => self.say(MakeSaid::NOTHING_NEW).to_owned(),
        }
    }

    /// What a question asks; one that a later version knows is called by its name.
    pub(super) fn asks(&self, name: &str) -> String {
        let mut all = ASKS.iter();
        let found = all.find(|(own, _)| *own == name);
        found.map_or_else(|| name.to_owned(), |(_, text)| self.say(*text).to_owned())
    }

    /// What a picture is called.
    pub(super) fn shows(&self, name: &str) -> String {
        let mut all = SHOWS.iter();
        let found = all.find(|(own, _)| *own == name);
        found.map_or_else(|| name.to_owned(), |(_, text)| self.say(*text).to_owned())
    }
}

/// The number of a step that shows one, in its system.
fn numeral(value: &nian_lessons::Json) -> Option<String> {
    let nian_lessons::Json::Object(members) = value else {
        return None;
    };
    let member = |key: &str| {
        let (_, value) = members.iter().find(|(own, _)| own == key)?;
        match value {
            nian_lessons::Json::Text(text) => Some(text.clone()),
            nian_lessons::Json::Number(number) => Some(number.to_string()),
            _ => None,
        }
    };
    let number = member("digits").or_else(|| member("value"))?;
    Some(format!("{number} ({})", member("in").unwrap_or_default()))
}

/// The questions, by their names ([`nian_lessons::Ask::NAMES`]).
pub(super) const ASKS: [(&str, Text); 7] = [
    ("winning", MakeSaid::ASK_WINNING),
    ("outcome", MakeSaid::ASK_OUTCOME),
    ("columns", MakeSaid::ASK_COLUMNS),
    ("binary", MakeSaid::ASK_BINARY),
    ("fibonacci", MakeSaid::ASK_FIBONACCI),
    ("pair", MakeSaid::ASK_PAIR),
    ("residue", MakeSaid::ASK_RESIDUE),
];

/// The pictures, by their names ([`nian_lessons::Show::NAMES`]).
const SHOWS: [(&str, Text); 11] = [
    ("rows", MakeSaid::SHOW_ROWS),
    ("columns", MakeSaid::SHOW_COLUMNS),
    ("grid", MakeSaid::SHOW_GRID),
    ("die", MakeSaid::SHOW_DIE),
    ("table", MakeSaid::SHOW_TABLE),
    ("clock", MakeSaid::SHOW_CLOCK),
    ("trays", MakeSaid::SHOW_TRAYS),
    ("strip", MakeSaid::SHOW_STRIP),
    ("replies", MakeSaid::SHOW_REPLIES),
    ("forms", MakeSaid::SHOW_FORMS),
    ("tree", MakeSaid::SHOW_TREE),
];

/// What is said of what is no example.
pub(super) fn not_ours(not: ImportError) -> Text {
    match not {
        ImportError::Json => MakeSaid::WRONG_JSON,
        ImportError::Parts => MakeSaid::WRONG_PARTS,
        ImportError::Large => MakeSaid::WRONG_LARGE,
        ImportError::Deck => MakeSaid::WRONG_DECK,
        ImportError::Foreign => MakeSaid::WRONG_FOREIGN,
        ImportError::Encoding => MakeSaid::WRONG_ENCODING,
        ImportError::Unread => MakeSaid::WRONG_UNREAD,
        ImportError::Nowhere => MakeSaid::WRONG_NOWHERE,
        ImportError::Missing => MakeSaid::WRONG_MISSING,
    }
}

#[cfg(test)]
mod tests {
    use super::{ASKS, SHOWS};

    #[test]
    fn questions_and_pictures_are_those_of_examples() {
        assert_eq!(ASKS.map(|(name, _)| name), nian_lessons::Ask::NAMES);
        assert_eq!(SHOWS.map(|(name, _)| name), nian_lessons::Show::NAMES);
    }
}
