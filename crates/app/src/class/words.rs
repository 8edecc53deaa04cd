use crate::TextSet;
use nian_course::class::{Announcement, Class, Tab};
use nian_course::deck::{Fault, Kind, LONGEST, QuestionKind};
use nian_course::elements::Answers;
use nian_course::make::ImportError;
use nian_course::store::{Condition, Storage};
use nian_words::{ClassSaid, Lecture, Text};
use serde::{Deserialize, Serialize};

/// The words of the page in its language. The site writes them into the page, as JSON in the attribute `data-words`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Words {
    /// Those of [`ClassSaid`] and of [`nian_words::Slips`].
    pub texts: TextSet,
    /// The title of the page.
    pub title: String,
    /// Those of [`nian_words::Lecture`] and of [`nian_words::HandIn`], for the stage.
    pub stage: TextSet,
    /// The sentences on mistakes in examples ([`nian_words::Language::lines_of_lessons`]).
    pub lines: String,
    /// The language's tag.
    pub language: String,
    /// The way from the page to the root of the site, such as `../`.
    pub root: String,
    /// The folder of the language's pages, from there.
    pub folder: String,
}

impl Words {
    pub(super) fn say(&self, text: Text) -> &str {
        self.texts.say(text)
    }

    pub(super) fn fill(&self, text: Text, values: &[&str]) -> String {
        self.texts.fill(text, values)
    }

    /// What is said while something has yet to come.
    pub(super) fn coming(&self) -> &str {
        self.stage.say(Lecture::COMING)
    }

    /// What is said of what was done last.
    pub(super) fn said(&self, said: &Announcement) -> String {
        let title = |title: &Option<String>| {
            let title = title.as_deref();
            title
                .unwrap_or_else(|| self.say(ClassSaid::UNTITLED))
                .to_owned()
        };
        match said {
            Announcement::Nothing => String::new(),
            Announcement::Coming => self.coming().to_owned(),
            Announcement::Moved(title, to) => {
                self.fill(ClassSaid::MOVED_TO, &[title, &to.to_string()])
            }
            Announcement::Removed(title) => self.fill(ClassSaid::REMOVED, &[title]),
            Announcement::Added(title) => self.fill(ClassSaid::ADDED, &[title]),
            Announcement::AddedSeveral(count) => {
                self.fill(ClassSaid::ADDED_SEVERAL, &[&count.to_string()])
            }
            Announcement::Opened(own) => self.fill(ClassSaid::OPENED, &[&title(own)]),
            Announcement::Looked(own) => self.fill(ClassSaid::LOOKED_AT, &[&title(own)]),
            Announcement::Discarded(own) => self.fill(ClassSaid::REMOVED, &[&title(own)]),
            Announcement::Restored(own) => self.fill(ClassSaid::PUT_BACK, &[&title(own)]),
            Announcement::Begun => self.say(ClassSaid::BEGUN).to_owned(),
            Announcement::Grabbed(title, at) => {
                self.fill(ClassSaid::GRABBED, &[title, &at.to_string()])
            }
            Announcement::PutBack(title) => self.fill(ClassSaid::PUT_BACK, &[title]),
            Announcement::Undone => self.say(ClassSaid::UNDONE).to_owned(),
            Announcement::Redone => self.say(ClassSaid::REDONE).to_owned(),
            Announcement::Saved => self.say(ClassSaid::SAVED).to_owned(),
            Announcement::NotSaved => self.say(ClassSaid::NOT_SAVED).to_owned(),
            Announcement::Copied => self.say(ClassSaid::COPIED).to_owned(),
            Announcement::NotCopied(address) => self.fill(ClassSaid::NOT_COPIED, &[address]),
            Announcement::TooLong(length) => {
                let numbers = [*length, LONGEST].map(|number| number.to_string());
                self.fill(ClassSaid::TOO_LONG, &[&numbers[0], &numbers[1]])
            }
            Announcement::CannotPrint(length) => {
                self.fill(ClassSaid::CANNOT_PRINT, &[&length.to_string()])
            }
            Announcement::Full => self.say(ClassSaid::FULL).to_owned(),
        }
    }

    /// The same, and what is to be said of the device where a lesson is kept on it.
    pub(super) fn announcement_of<S: Storage + Clone>(&self, page: &Class<S>) -> String {
        let said = self.said(page.announcement().0);
        let kept = match page.condition() {
            Condition::Fine | Condition::Mended => "",
            Condition::Damaged => self.say(ClassSaid::KEPT_DAMAGED),
            Condition::Forbidden => self.say(ClassSaid::KEPT_FORBIDDEN),
        };
        let parts = [said.as_str(), kept].into_iter();
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(" ")
    }

    /// What could not be read, in sentences; the same is said once.
    pub(super) fn faults(&self, faults: &[Fault]) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for fault in faults {
            let said = self.fill(fault_text(fault), &[&fault.about()]);
            if !all.contains(&said) {
                all.push(said);
            }
        }
        all
    }

    /// The same in a line for the stage; nothing where nothing is wrong.
    pub(super) fn faults_in_line(&self, faults: &[Fault]) -> Option<String> {
        match faults {
            [] => None,
            [one] => self.faults(std::slice::from_ref(one)).pop(),
            many => {
                let number = many.len().to_string();
                Some(self.fill(ClassSaid::WRONG_ON_STAGE, &[&number]))
            }
        }
    }

    /// What is said of an example of somebody's own that is none.
    pub(super) fn not_made(&self, not: ImportError) -> &str {
        self.say(match not {
            ImportError::Large => ClassSaid::MADE_LARGE,
            ImportError::Json => ClassSaid::MADE_DAMAGED,
            _ => ClassSaid::MADE_FOREIGN,
        })
    }

    /// What a tab of the shelf is called.
    pub(super) fn tab(&self, tab: Tab) -> &str {
        self.say(match tab {
            Tab::Ready => ClassSaid::TAB_READY,
            Tab::Examples => ClassSaid::TAB_EXAMPLES,
            Tab::Tables => ClassSaid::TAB_TABLES,
            Tab::Numbers => ClassSaid::TAB_NUMBERS,
            Tab::Claims => ClassSaid::TAB_CLAIMS,
            Tab::Exercises => ClassSaid::TAB_EXERCISES,
            Tab::Mine => ClassSaid::TAB_MINE,
        })
    }

    /// What a kind of thing is called.
    pub(super) fn kind(&self, kind: Kind) -> &str {
        self.say(match kind {
            Kind::Example => ClassSaid::KIND_EXAMPLE,
            Kind::Game => ClassSaid::KIND_GAME,
            Kind::Table => ClassSaid::KIND_TABLE,
            Kind::Number => ClassSaid::KIND_NUMBER,
            Kind::Claim => ClassSaid::KIND_CLAIM,
            Kind::Exercise => ClassSaid::KIND_EXERCISE,
            Kind::Lesson => ClassSaid::KIND_LESSON,
        })
    }

    /// How a question is answered.
    pub(super) fn asks(&self, asks: QuestionKind) -> &str {
        self.say(match asks {
            QuestionKind::Wait => ClassSaid::ASKS_WAIT,
            QuestionKind::Choice => ClassSaid::ASKS_CHOICE,
            QuestionKind::Number => ClassSaid::ASKS_NUMBER,
            QuestionKind::Move => ClassSaid::ASKS_MOVE,
        })
    }

    pub(super) fn answers(&self, answers: Answers) -> &str {
        self.say(match answers {
            Answers::Ask => ClassSaid::ANSWERS_ASK,
            Answers::Hidden => ClassSaid::ANSWERS_HIDDEN,
            Answers::Shown => ClassSaid::ANSWERS_SHOWN,
        })
    }
}

fn fault_text(fault: &Fault) -> Text {
    match fault {
        Fault::Later => ClassSaid::FAULTS_LATER,
        Fault::Many(_) => ClassSaid::FAULTS_MANY,
        Fault::Item(_) => ClassSaid::FAULTS_ITEM,
        Fault::Made(_) => ClassSaid::FAULTS_MADE,
        Fault::Text => ClassSaid::FAULTS_TEXT,
        Fault::Value(_) => ClassSaid::FAULTS_VALUE,
        Fault::Answers(_) => ClassSaid::FAULTS_ANSWERS,
        Fault::At(_) => ClassSaid::FAULTS_AT,
        Fault::Step(_) => ClassSaid::FAULTS_STEP,
        Fault::Cut => ClassSaid::FAULTS_CUT,
        Fault::Empty => ClassSaid::FAULTS_EMPTY,
        Fault::Large => ClassSaid::FAULTS_LARGE,
        Fault::Damaged => ClassSaid::FAULTS_DAMAGED,
        Fault::Foreign => ClassSaid::FAULTS_FOREIGN,
        Fault::Example => ClassSaid::FAULTS_EXAMPLE,
        Fault::Encoding(_) => ClassSaid::FAULTS_ENCODING,
        Fault::Unread => ClassSaid::FAULTS_UNREAD,
        Fault::Unknown(_) => ClassSaid::FAULTS_UNKNOWN,
        Fault::Nowhere => ClassSaid::FAULTS_NOWHERE,
    }
}
