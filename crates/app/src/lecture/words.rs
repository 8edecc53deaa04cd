use crate::TextSet;
use nian_course::lecture::{Announcement, Choice, Command, MoveForm, move_parts};
use nian_words::{Language, Lecture as Texts, Text};

/// The words of a lesson in the language of the page.
pub(super) struct Words {
    texts: TextSet,
    pub(super) language: Language,
    /// The way from the page to the root of the site.
    pub(super) root: String,
}

impl Words {
    pub(super) fn new(texts: TextSet, language: Language, root: String) -> Self {
        Self {
            texts,
            language,
            root,
        }
    }

    pub(super) fn say(&self, text: Text) -> String {
        self.texts.say(text).to_owned()
    }

    pub(super) fn fill(&self, text: Text, values: &[&str]) -> String {
        self.texts.fill(text, values)
    }

    /// A text with numbers in it.
    pub(super) fn count(&self, text: Text, numbers: &[usize]) -> String {
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        self.fill(text, &numbers)
    }

    /// What a command is called.
    pub(super) fn command(&self, command: Command) -> String {
        self.say(match command {
            Command::Forward => Texts::FORWARD,
            Command::Back => Texts::BACK,
            Command::Next => Texts::NEXT,
            Command::Previous => Texts::PREVIOUS,
            Command::Answer => Texts::ANSWER,
            Command::Hint => Texts::HINT,
            Command::Overview => Texts::OVERVIEW,
            Command::Vote => Texts::VOTE,
            Command::Teams => Texts::TEAMS,
            Command::Draw => Texts::DRAW,
            Command::Clock => Texts::CLOCK,
            Command::Code => Texts::CODE,
            Command::Light => Texts::LIGHT,
            Command::Black => Texts::BLACK,
            Command::Speaker => Texts::SPEAKER,
            Command::Full => Texts::FULL,
            Command::Legend => Texts::LEGEND,
            Command::Escape => Texts::ESCAPE,
            _ => return String::new(),
        })
    }

    /// What is said; `of` are the things of the lesson.
    pub(super) fn said(&self, said: &Announcement, of: usize) -> String {
        self.say(match said {
            Announcement::Nothing => return String::new(),
            Announcement::Given(text) => return text.clone(),
            Announcement::NoThing(at) => return self.count(Texts::NO_THING, &[*at, of]),
            Announcement::Coming => Texts::COMING,
            Announcement::AtStart => Texts::AT_START,
            Announcement::AtEnd => Texts::AT_END,
            Announcement::NothingAsked => Texts::NOTHING_ASKED,
            Announcement::NoPosition => Texts::NO_POSITION,
            Announcement::Failed => Texts::FAILED,
            Announcement::Wrong => Texts::WRONG,
            Announcement::SpeakerGone => Texts::SPEAKER_GONE,
            Announcement::SpeakerThere => Texts::SPEAKER_THERE,
            Announcement::SpeakerRefused => Texts::SPEAKER_REFUSED,
        })
    }

    /// What a choice is called, and the answer that it is.
    pub(super) fn choice(&self, position: &str, choice: Choice) -> (String, Option<String>) {
        match choice {
            Choice::Blank => (String::new(), None),
            Choice::Move(mv) => (self.moved(position, &mv), Some(mv)),
            Choice::Named(name) => {
                let text = match name {
                    "holds" => Texts::HOLDS,
                    "fails" => Texts::FAILS,
                    "safe" => Texts::SAFE,
                    _ => Texts::UNSAFE,
                };
                (self.say(text), Some(name.to_owned()))
            }
        }
    }

    /// A move in words, as its button on a card has it.
    fn moved(&self, position: &str, mv: &str) -> String {
        let Some((form, parts)) = move_parts(position, mv) else {
            return mv.to_owned();
        };
        let text = match form {
            MoveForm::Both => Texts::MOVE_BOTH,
            MoveForm::TipAll => Texts::MOVE_TIP_ALL,
            MoveForm::Row => Texts::MOVE_ROW,
            MoveForm::TipOne => Texts::MOVE_TIP_ONE,
            MoveForm::Take => Texts::MOVE_TAKE,
            MoveForm::Tip => Texts::MOVE_TIP,
        };
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        self.fill(text, &parts)
    }
}
