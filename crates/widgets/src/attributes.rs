//! What the attributes of an element say, and what is said when they are wrong.

use nian_solver::AnyPosition;
use nian_solver::numerals::Writing;
use nian_ui::model::{
    Action, Answers, Game, Kind, Of, Opponent, Player, Random, Tables, Target, WORKS, Widget,
    read_attributes,
};
use nian_words::Language;

/// The number and the number system of an element that names none.
const VALUE: &str = "60";
const SYSTEM: &str = "fibonacci";
/// The position of a board that names none.
const POSITION: &str = "nim:3,4,5";
const THEMES: [&str; 4] = ["auto", "light", "dark", "projector"];

/// The attributes of an element, and complaints about their values.
pub(crate) struct Attributes {
    values: Vec<(String, String)>,
    language: Language,
    /// What is wrong, for the reader; sentences one after another.
    complaint: String,
}

impl Attributes {
    pub(crate) fn new(language: Language) -> Self {
        Self {
            values: Vec::new(),
            language,
            complaint: String::new(),
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    pub(crate) fn set_language(&mut self, language: Language) {
        self.language = language;
    }

    /// Sets an attribute, or takes it away.
    pub(crate) fn set(&mut self, name: &str, value: Option<String>) {
        self.values.retain(|(key, _)| key != name);
        self.values
            .extend(value.map(|value| (name.to_owned(), value)));
    }

    fn get(&self, name: &str) -> Option<String> {
        let found = self.values.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.clone())
    }

    /// What has been wrong since the last time this was asked.
    pub(crate) fn complaint(&mut self) -> Option<String> {
        let complaint = std::mem::take(&mut self.complaint);
        (!complaint.is_empty()).then_some(complaint)
    }

    fn complain(&mut self, sentence: &str) {
        if !self.complaint.is_empty() {
            self.complaint.push(' ');
        }
        self.complaint.push_str(sentence);
    }

    /// One of several values by its name; the first of them where the attribute is missing or wrong.
    fn one_of<T: Copy>(&mut self, attribute: &str, all: &[T], name: fn(T) -> &'static str) -> T {
        let default = all[0];
        let Some(value) = self.get(attribute) else {
            return default;
        };
        if let Some(&found) = all.iter().find(|&&one| name(one) == value) {
            return found;
        }
        let words = self.language.interface();
        self.complain(&words.bad_value(attribute, &value, name(default)));
        default
    }

    fn position(&mut self) -> Option<AnyPosition> {
        let words = self.language.interface();
        let Some(text) = self.get("position") else {
            self.complain(&words.missing("position", POSITION));
            return None;
        };
        text.parse()
            .map_err(|error| {
                self.complain(&self.language.sentences().notation_error(&text, &error));
            })
            .ok()
    }

    /// The game that the attributes describe.
    #[inline(never)]
    pub(crate) fn game(&mut self, seed: u32) -> Option<Game> {
        let position = self.position().or_else(|| {
            let words = self.language.interface();
            if self.get("position").is_some() {
                self.complain(&words.instead(POSITION));
            }
            POSITION.parse().ok()
        })?;
        let first = self.one_of("first", &[Player::Reader, Player::Other], Player::name);
        let opponent = self.one_of("opponent", &Opponent::ALL, Opponent::name);
        Some(Game::new(position, first, opponent, Random::new(seed)))
    }

    /// The table that the attributes describe.
    #[inline(never)]
    pub(crate) fn tables(&mut self) -> Tables {
        if self.get("of").is_none() {
            let words = self.language.interface();
            self.complain(&words.missing("of", Of::default().name()));
        }
        let of = self.one_of("of", &Of::ALL, Of::name);
        let Some(rules) = self.get("rules") else {
            return Tables::new(of);
        };
        Tables::read(of, &rules).unwrap_or_else(|| {
            let words = self.language.interface();
            self.complain(&words.bad_value("rules", &rules, of.rules()));
            Tables::new(of)
        })
    }

    /// The work on a number that the attributes describe.
    ///
    /// Whatever is wrong is complained of; it is `defaulted`, or nothing is given.
    #[inline(never)]
    pub(crate) fn number(&mut self, defaulted: bool) -> Option<Writing> {
        let words = self.language.interface();
        let mut digits = self.get("digits");
        let work = self.one_of("do", &WORKS, |name| name);
        let mut value = self.get("value").unwrap_or_else(|| {
            if digits.is_none() {
                self.complain(&words.missing("value", VALUE));
            }
            VALUE.into()
        });
        let mut system = self.get("in").unwrap_or_else(|| {
            if digits.is_none() && work == WORKS[0] {
                self.complain(&words.missing("in", SYSTEM));
            }
            SYSTEM.into()
        });
        loop {
            let read = read_attributes(&value, &system, digits.as_deref(), work);
            let (name, trouble) = match read {
                Ok(writing) => return Some(writing),
                Err(wrong) => wrong,
            };
            // The defaults are right, so that each of the three is replaced once at most.
            let (wrong, default) = match name {
                "value" => (std::mem::replace(&mut value, VALUE.into()), VALUE),
                "in" => (std::mem::replace(&mut system, SYSTEM.into()), SYSTEM),
                _ => (digits.take().unwrap_or_default(), VALUE),
            };
            self.complain(&words.bad_value(name, &wrong, default));
            self.complain(&trouble.message(self.language));
            if !defaulted {
                return None;
            }
        }
    }

    /// What every element has: whether answers are shown; and the theme, which is the page's affair.
    pub(crate) fn common(&mut self, widget: &mut Widget) {
        if self.get("answers").is_some() {
            widget.answers =
                self.one_of("answers", &[Answers::Shown, Answers::Hidden], Answers::name);
        }
        self.one_of("theme", &THEMES, |name| name);
    }

    /// The step that an example is to show first.
    pub(crate) fn step(&mut self, widget: &mut Widget) {
        let Some(value) = self.get("step") else {
            return;
        };
        let step = value
            .parse()
            .ok()
            .filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
        let shown = step.is_some_and(|step| widget.apply(Action::GoTo(Target::Step(step))).is_ok());
        if !shown {
            let words = self.language.interface();
            self.complain(&words.bad_value("step", &value, "0"));
            self.complain(&words.no_such_step(widget.steps().1));
        }
    }

    /// Lets a changed attribute change a running widget; a wrong one is complained of and changes
    /// nothing.
    pub(crate) fn change(&mut self, name: &str, widget: &mut Widget, seed: u32) {
        match (name, &mut widget.kind) {
            ("step", Kind::Example(_)) => self.step(widget),
            ("value" | "in" | "digits" | "do", Kind::Example(example)) => {
                if example.entry().is_some()
                    && let Some(writing) = self.number(false)
                {
                    example.set_number(writing);
                }
            }
            ("position", Kind::Game(_)) => {
                if self.position().is_none() {
                    return;
                }
                self.restart(widget, seed);
            }
            ("first", Kind::Game(_)) => self.restart(widget, seed),
            ("opponent", Kind::Game(game)) => {
                let opponent = self.one_of("opponent", &Opponent::ALL, Opponent::name);
                if game.opponent() != opponent {
                    // Nothing is refused: any opponent will do.
                    let _ = widget.apply(Action::SetOpponent(opponent));
                }
            }
            ("of" | "rules", Kind::Tables(tables)) => *tables = self.tables(),
            ("answers" | "theme", _) => self.common(widget),
            _ => {}
        }
    }

    fn restart(&mut self, widget: &mut Widget, seed: u32) {
        if let Some(game) = self.game(seed) {
            widget.kind = Kind::Game(game);
            widget.chosen = None;
            widget.revealed = false;
        }
    }
}
