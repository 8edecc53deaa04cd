//! Parses attributes of an element into an [`Action`], or into a message that says what is wrong.
use super::entry::WORKS;
use super::fulfil::{MOST_ROWS, ROWS, SYSTEM, VALUE, append_sentence, number_shown};
use super::game::POSITION;
use super::requested::NUMBER;
use super::{
    Action, Answers, AttributeChange, Event, HintState, Kind, Opponent, PARTS, Player, SETTING,
    THEMES, TableKind, VISIBILITY, Widget,
};

impl Widget {
    /// Applies all initial attributes of the element. Errors become a notice and an event, and the
    /// default is used.
    pub fn start(&mut self, value_of: &dyn Fn(&str) -> Option<String>) -> Vec<Event> {
        let names: &[&str] = match &self.kind {
            Kind::Game(_) => &["position", "first", "opponent", "show", "moves"],
            Kind::Tables(_) => &["of", "rules", ROWS[0], ROWS[1]],
            Kind::Example(example) if example.entry().is_some() => {
                &["do", "digits", "value", "in", "step"]
            }
            Kind::Example(_) => &["step"],
            Kind::Exercise(_) | Kind::Claim(_) => &[],
        };
        let mut wrong = self.start_tasks(value_of).join(" ");
        for &name in names.iter().chain(&["answers", "theme"]).chain(&PARTS) {
            let value = value_of(name);
            let read = match self.read_game(name, value.as_deref()) {
                Some(read) => read.map(|()| None),
                None => self.read_attribute(name, value.as_deref()),
            };
            match read {
                // Refusals are reported once all attributes are known, those of rows with the
                // number of rows.
                Ok(Some(Action::Ask(change))) => match &self.kind {
                    Kind::Tables(_) => drop(self.ask(change)),
                    _ => self.asked.set(change),
                },
                Ok(Some(action)) => {
                    // These actions set up a game or the visibility of answers, and are never
                    // refused.
                    let _ = self.apply(action);
                }
                Ok(None) => {}
                Err(sentence) => {
                    append_sentence(&mut wrong, &sentence);
                    if name == "position" {
                        append_sentence(&mut wrong, &self.language.interface().instead(POSITION));
                    }
                }
            }
            if value.is_none() {
                self.report_missing(name, &mut wrong);
            }
        }
        self.apply_requested(&mut wrong);
        self.events_for_page(Vec::new(), wrong, true)
    }

    /// Replaces the example or claim by another.
    pub fn replace(&mut self, kind: Kind) -> Vec<Event> {
        self.kind = kind;
        self.chosen = None;
        self.popup = None;
        self.revealed = false;
        self.hinted = HintState::default();
        let mut wrong = String::new();
        self.apply_requested(&mut wrong);
        self.events_for_page(Vec::new(), wrong, true)
    }

    /// Applies a changed attribute; `None` if it was removed. Errors become a notice and an event,
    /// and the last valid state is kept.
    pub fn set_attribute(&mut self, name: &str, value: Option<&str>) -> Vec<Event> {
        let mut wrong = String::new();
        let mut events = Vec::new();
        if name == "state" && value.is_none() {
            return events; // no state is kept, and none stands for it
        }
        if self.is_task() && (name == "state" || SETTING.contains(&name)) {
            let wrong = match value {
                Some(stand) if name == "state" => self.restore(stand),
                _ => self.set_task_attribute(name, value),
            };
            return self.events_for_page(events, wrong.unwrap_or_default(), false);
        }
        // A game's attributes apply to the game itself, so its review ends.
        let is_of_card = name == "theme" || name == "step" || PARTS.contains(&name);
        let review = match is_of_card {
            true => None,
            false => self.end_review(),
        };
        let read = match self.read_game(name, value) {
            Some(read) => {
                if let Some(game) = self.game() {
                    events.push(Event::Attribute("position", game.start().to_string()));
                    events.push(Event::Attribute("moves", game.moves()));
                }
                read.map(|()| None)
            }
            None => match self.read_attribute(name, value) {
                Ok(None) => {
                    self.resume_review(review);
                    return events;
                }
                read => read,
            },
        };
        // What is refused changes nothing, except `moves`, of which those before the wrong one are played.
        if read.is_err() && name != "moves" {
            self.resume_review(review);
        } else if review.is_some() {
            events.insert(0, Event::Step);
        }
        match read {
            Ok(None) => {}
            Ok(Some(action)) => match self.apply(action) {
                Ok(applied) => events.extend(applied),
                Err(refusal) => {
                    wrong = self.bad_value(name, value.unwrap_or_default());
                    append_sentence(&mut wrong, &refusal.message(self.language));
                }
            },
            Err(sentence) => wrong = sentence,
        }
        if value.is_none() && wrong.is_empty() {
            self.report_missing(name, &mut wrong);
        }
        // The page has just set this attribute, so no event repeats it, except `moves` of which not
        // all could be played.
        let said = |event: &Event| matches!(event, Event::Attribute(said, _) if *said == name);
        events.retain(|event| name == "moves" || !said(event));
        self.events_for_page(events, wrong, name == "step" && value.is_some())
    }

    /// The events for the page: the step, if its attribute is to be updated, and the error, if
    /// there is one.
    fn events_for_page(&mut self, mut events: Vec<Event>, wrong: String, step: bool) -> Vec<Event> {
        if step && let Kind::Example(example) = &self.kind {
            events.insert(0, Event::Attribute("step", example.step().to_string()));
        }
        self.notice = None;
        if !wrong.is_empty() {
            self.notice = Some(wrong.clone());
            events.push(Event::Wrong(wrong));
        }
        events
    }

    /// Parses an attribute's value into an action; `None` if this kind of widget does not use the
    /// attribute.
    fn read_attribute(&self, name: &str, value: Option<&str>) -> Result<Option<Action>, String> {
        let named = |default, names: &[&'static str]| match value {
            None => Ok(default),
            Some(value) => {
                let found = names.iter().position(|&known| known == value);
                found.ok_or_else(|| {
                    let mut wrong = self.bad_value(name, value);
                    let known = self.language.interface().one_of(&names.join(", "));
                    append_sentence(&mut wrong, &known);
                    wrong
                })
            }
        };
        let text = value.map(str::to_owned);
        if let Some(at) = PARTS.iter().position(|&part| part == name) {
            let change = AttributeChange::Part(at, VISIBILITY[named(0, &VISIBILITY)?]);
            return Ok(Some(Action::Ask(change)));
        }
        let change = match (name, &self.kind) {
            ("theme", _) => AttributeChange::Theme(THEMES[named(0, &THEMES)?]),
            ("answers", kind) => {
                let usual = kind.usual_answers() as usize;
                let answers = Answers::ALL[named(usual, &Answers::ALL.map(Answers::name))?];
                return Ok(Some(Action::SetAnswers(answers)));
            }
            ("first", Kind::Game(_)) => {
                let first = Player::ALL[named(0, &Player::ALL.map(Player::name))?];
                return Ok(Some(Action::SetFirst(first)));
            }
            ("opponent", Kind::Game(_)) => {
                let opponent = Opponent::ALL[named(0, &Opponent::ALL.map(Opponent::name))?];
                return Ok(Some(Action::SetOpponent(opponent)));
            }
            ("show", Kind::Game(game)) => {
                let show = value.map(|name| {
                    let show = game.read_show(name);
                    show.ok_or_else(|| self.bad_value("show", name))
                });
                return Ok(Some(Action::Draw(show.transpose()?)));
            }
            ("of", Kind::Tables(_)) => AttributeChange::Table(
                TableKind::ALL[named(0, &TableKind::ALL.map(TableKind::name))?],
            ),
            ("rules", Kind::Tables(_)) => AttributeChange::Rules(text),
            (_, Kind::Tables(_)) => {
                let Some(at) = ROWS.iter().position(|&known| known == name) else {
                    return Ok(None);
                };
                let number = value.map(|value| {
                    let number = parse_whole(value)
                        .filter(|number| at == 0 || (1..=MOST_ROWS).contains(number));
                    number.ok_or_else(|| self.bad_value(name, value))
                });
                AttributeChange::Rows(at, number.transpose()?)
            }
            ("step", Kind::Example(_)) => AttributeChange::Step(self.read_step(value)?),
            (_, Kind::Example(example)) if example.entry().is_some() => {
                let Some(at) = NUMBER.iter().position(|&known| known == name) else {
                    return Ok(None);
                };
                if name == "do" {
                    named(0, &WORKS)?;
                }
                AttributeChange::Number(at, text)
            }
            _ => return Ok(None),
        };
        Ok(Some(Action::Ask(change)))
    }

    fn read_step(&self, value: Option<&str>) -> Result<Option<usize>, String> {
        let Some(value) = value else {
            return Ok(None);
        };
        let step = parse_whole(value).and_then(|step| usize::try_from(step).ok());
        step.map(Some).ok_or_else(|| {
            let mut wrong = self.bad_value("step", value);
            append_sentence(
                &mut wrong,
                &self
                    .language
                    .interface()
                    .no_such_step(self.steps().1 as u64),
            );
            wrong
        })
    }

    /// The message that an attribute cannot have this value, and which value is used.
    fn bad_value(&self, name: &str, value: &str) -> String {
        let part = PARTS.iter().position(|&part| part == name);
        let stands: String = match (name, &self.kind) {
            _ if part.is_some() => self.asked.part(part.unwrap_or_default()).into(),
            ("theme", _) => self.asked.theme().into(),
            ("answers", _) => self.answers.name().into(),
            ("first", Kind::Game(game)) => game.first().name().into(),
            ("opponent", Kind::Game(game)) => game.opponent().name().into(),
            ("show", _) => self.drawn().map_or("", |frame| frame.show.name()).into(),
            ("of", Kind::Tables(tables)) => tables.of.name().into(),
            ("rules", Kind::Tables(tables)) => tables.rules_name(),
            (_, Kind::Tables(tables)) if name == ROWS[0] => tables.from().to_string(),
            (_, Kind::Tables(tables)) => tables.rows().to_string(),
            ("step", _) => self.steps().0.to_string(),
            (_, Kind::Example(example)) => number_shown(example, name),
            _ => String::new(),
        };
        self.language.interface().bad_value(name, value, &stands)
    }

    /// Adds to `wrong` the message that a required attribute is missing, and which value is used.
    fn report_missing(&self, name: &str, wrong: &mut String) {
        let default = match (name, &self.kind) {
            ("position", Kind::Game(_)) => POSITION,
            ("of", Kind::Tables(_)) => TableKind::default().name(),
            ("value" | "in", Kind::Example(_)) if !self.asked.needs(name) => return,
            ("value", Kind::Example(_)) => VALUE,
            ("in", Kind::Example(_)) => SYSTEM,
            _ => return,
        };
        append_sentence(wrong, &self.language.interface().missing(name, default));
    }
}

/// Parses a whole number that is written in digits alone.
fn parse_whole(value: &str) -> Option<u64> {
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|_| digits)
}
