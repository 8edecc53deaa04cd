use crate::events::{BAD_VALUE, EventSink, outcome_text, position_text, score_of};
use crate::observers::Observers;
use crate::state::State;
use js_sys::{Array, Function, RangeError};
use nian_lessons::Example;
use nian_solver::{AnyPosition, Move};
use nian_ui::model::{
    Action, Answer, Command, Exercise, Kind, Layout, Target, Walkthrough, Widget, key_action,
    tree_key,
};
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Node};
use yew::Html;

/// A running element, as `nian.js` holds it.
#[wasm_bindgen]
pub struct Handle {
    state: Rc<State>,
}

#[wasm_bindgen]
#[allow(
    missing_docs,
    reason = "documented for JavaScript by the promise to page authors"
)]
impl Handle {
    /// Creates the widget of an element from its attributes, in the language `tag`; `None` if `file`, the text of the
    /// file in its `src`, is invalid.
    ///
    /// `site` is the base address of the site, `seed` any number for an opponent who errs.
    #[must_use]
    pub fn open(host: &Element, file: &str, tag: &str, site: String, seed: u32) -> Option<Handle> {
        let kind = Kind::of_element(&host.local_name(), file, seed)?;
        let mut widget = Widget::new(Language::from_tag(tag), kind);
        let pending = widget.start(&|name| host.get_attribute(name));
        let state = Rc::new(State::new(Observers::of(host), widget, pending, site));
        Some(Self { state })
    }

    /// Renders the widget into `board`; `dispatch(name, detail)` is called for every event.
    pub fn attach(&self, board: Element, dispatch: Function) {
        self.state.attach(board, EventSink(dispatch));
    }

    /// Removes the widget from the page. Its state is kept.
    pub fn detach(&self) {
        self.state.detach();
    }

    /// The score of an exercise: `{ right, wrong, assisted, given, skipped }`; `null` for other elements.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn score(&self) -> JsValue {
        let widget = self.state.widget();
        widget
            .exercise()
            .map_or(JsValue::NULL, |exercise| score_of(exercise).into())
    }

    /// The 0-based index of an exercise's task.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn task(&self) -> u32 {
        self.state.widget().exercise().map_or(0, Exercise::index)
    }

    /// Replaces the file that is shown; `false` if the new one is invalid.
    #[must_use]
    pub fn replace(&self, element: &str, file: &str) -> bool {
        let kind = Kind::of_element(element, file, 0);
        let good = kind.is_some();
        if let Some(kind) = kind {
            self.state.change(|widget| widget.replace(kind));
        }
        good
    }

    /// Continues from prerendered cards at this step, whether or not the page asked for it, with the answer revealed
    /// and the list of steps open if they were.
    pub fn resume(&self, step: u32, asked: bool, revealed: bool, listed: bool) {
        let step = usize::try_from(step).unwrap_or(usize::MAX);
        self.state.change(|widget| {
            widget.resume(step, asked, revealed, listed);
            Vec::new()
        });
    }

    /// Reuses the height reserve of the prerendered card, if the widget has the same layout: the one for pages if
    /// `wide`.
    pub fn adopt(&self, wide: bool, steps: Node, reasons: Node) {
        let widget = self.state.widget();
        let layout = if wide {
            Layout::Regular
        } else {
            Layout::Narrow
        };
        if widget.layout == layout {
            let reserve = &self.state.reserve;
            reserve.adopt(&widget, Html::VRef(steps), Html::VRef(reasons));
        }
    }

    /// Runs the command of a click on a prerendered card. Such a card has no inputs for numbers, so every submit
    /// unfolds them. A refusal is shown and dispatched.
    pub fn command(&self, command: &str) {
        let widget = self.state.widget();
        let action = match Command::read(command, widget.position()) {
            Some(Command::Submit) => Some(Action::Open),
            command => command.and_then(|command| command.action(&widget)),
        };
        if let Some(action) = action {
            let _ = self.state.act(action);
        }
    }

    /// Handles a key in a tree of moves; returns whether the key did anything.
    #[wasm_bindgen(js_name = treeKey)]
    pub fn tree_key(&self, key: &str) -> bool {
        let action = tree_key(&self.state.widget(), key);
        action.is_some_and(|action| self.state.act(action).is_ok())
    }

    /// Starts the check of the claim: `dispatch` is called with `check`.
    pub fn check(&self) -> Result<(), JsValue> {
        self.act(Action::Check)
    }

    /// Cancels the check: `dispatch` is called with `cancel`.
    pub fn cancel(&self) -> Result<(), JsValue> {
        self.act(Action::Cancel)
    }

    /// Sets the progress of the check, in per cent.
    pub fn progress(&self, percent: u32) {
        let _ = self.state.act(Action::Percent(percent.into()));
    }

    /// Sets the result of the check; empty if the check failed.
    pub fn verdict(&self, text: String) {
        let _ = self.state.act(Action::Verdict(text));
    }

    /// Shows an error to the reader and dispatches `nian-error`.
    pub fn complain(&self, message: &str, code: &str) {
        self.state.show_error(message, code);
    }

    #[wasm_bindgen(js_name = setAttribute)]
    pub fn set_attribute(&self, name: &str, value: Option<String>) {
        self.state
            .change(|widget| widget.set_attribute(name, value.as_deref()));
    }

    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(&self, tag: &str) {
        let language = Language::from_tag(tag);
        let spoken = self.state.widget().language;
        if spoken != language {
            self.state.change(|widget| {
                widget.set_language(language);
                Vec::new()
            });
        }
    }

    /// Sets the width of the card, in CSS pixels.
    pub fn resize(&self, width: f64) {
        self.state.resize(width);
    }

    /// Handles a key; returns whether the key did anything.
    pub fn key(&self, key: &str) -> bool {
        let action = key_action(&self.state.widget(), key);
        let Some(action) = action else { return false };
        if let Action::GoTo(target) = action
            && !self.can(target)
        {
            return false; // at either end the key is left to the page, without an error
        }
        self.state.act(action).is_ok()
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> JsValue {
        match self.state.widget().exercise() {
            Some(exercise) => exercise.about().into(),
            None => self.of_position(position_text),
        }
    }

    /// The whole game with its moves, or the progress in an exercise; `null` for other elements.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn state(&self) -> JsValue {
        let widget = self.state.widget();
        if let Some(exercise) = widget.exercise() {
            return exercise.stand().into();
        }
        let game = widget.game();
        game.map_or(JsValue::NULL, |game| game.state().into())
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn outcome(&self) -> JsValue {
        self.of_position(outcome_text)
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn winning(&self) -> Array {
        self.of_position(|position| {
            let winning = position.map(AnyPosition::winning_moves);
            winning
                .into_iter()
                .flatten()
                .map(|mv| JsValue::from(mv.to_string()))
                .collect()
        })
    }

    /// The open question: its name, or in an exercise a sentence.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn question(&self) -> JsValue {
        let widget = self.state.widget();
        if let Some(exercise) = widget.exercise() {
            let open = widget.task_is_open();
            let question = open.then(|| exercise.question(widget.language));
            return question.map_or(JsValue::NULL, JsValue::from);
        }
        let question = widget.question();
        question.map_or(JsValue::NULL, |question| question.name().into())
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn step(&self) -> u32 {
        self.steps_now().0
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.steps_now().1
    }

    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, target: &JsValue) -> Result<(), JsValue> {
        // An invalid target is refused like a step that does not exist; an exercise has no steps.
        let target = parse_target(target).filter(|_| !self.state.widget().is_task());
        self.act(Action::GoTo(target.unwrap_or(Target::Step(usize::MAX))))
    }

    #[wasm_bindgen(js_name = canGoTo)]
    #[must_use]
    pub fn can_go_to(&self, target: &JsValue) -> bool {
        parse_target(target).is_some_and(|target| self.can(target))
    }

    pub fn play(&self, mv: &str) -> Result<(), JsValue> {
        if self.state.widget().is_task() {
            return self.answer(mv);
        }
        self.act(Action::Play(self.read_move(mv)?))
    }

    /// Answers the question: `safe`, `unsafe`, a move, or numbers as they are written; `all` says that all winning
    /// moves are found.
    pub fn answer(&self, answer: &str) -> Result<(), JsValue> {
        if self.state.widget().answers_in_text(answer) {
            return self.act(Action::AnswerText(answer.to_owned()));
        }
        let answer = match Answer::of_word(answer) {
            Some(answer) => answer,
            None => Answer::Move(self.read_move(answer)?),
        };
        self.act(Action::Answer(answer))
    }

    /// Gives the next hint, and after the last the answer.
    pub fn hint(&self) -> Result<(), JsValue> {
        self.act(Action::Hint)
    }

    /// Goes to the next task of an exercise.
    pub fn next(&self) -> Result<(), JsValue> {
        self.act(Action::NextTask)
    }

    pub fn reveal(&self) -> Result<(), JsValue> {
        self.act(Action::Reveal)
    }

    pub fn undo(&self) -> Result<(), JsValue> {
        self.act(Action::Undo)
    }

    pub fn redo(&self) -> Result<(), JsValue> {
        self.act(Action::Redo)
    }

    pub fn reset(&self) -> Result<(), JsValue> {
        self.act(Action::Reset)
    }
}

impl Handle {
    /// Calls `read` with the position that scripts hear of.
    fn of_position<T>(&self, read: impl FnOnce(Option<&AnyPosition>) -> T) -> T {
        read(self.state.widget().position_told().as_ref())
    }

    fn act(&self, action: Action) -> Result<(), JsValue> {
        self.state
            .act(action)
            .map_err(|message| RangeError::new(&message).into())
    }

    /// Parses a move from the position in question, or else from the one shown.
    fn read_move(&self, mv: &str) -> Result<Move, JsValue> {
        let widget = self.state.widget();
        let read = widget.to_move_from().map(|position| position.read_move(mv));
        match read {
            Some(Ok(mv)) => Ok(mv),
            Some(Err(error)) => {
                let sentences = widget.language.sentences();
                Err(self.refuse(&sentences.notation_error(mv, &error)))
            }
            None => Err(self.refuse(widget.language.interface().no_position())),
        }
    }

    fn refuse(&self, message: &str) -> JsValue {
        self.state.show_error(message, BAD_VALUE);
        RangeError::new(message).into()
    }

    fn can(&self, target: Target) -> bool {
        self.state.widget().can_go_to(target)
    }

    fn steps_now(&self) -> (u32, u32) {
        let widget = self.state.widget();
        let (step, steps) = if widget.is_task() {
            (0, 0)
        } else {
            widget.steps()
        };
        (
            u32::try_from(step).unwrap_or(u32::MAX),
            u32::try_from(steps).unwrap_or(u32::MAX),
        )
    }
}

/// Parses `"first"`, `"prev"`, `"next"`, `"last"` or the number of a step.
fn parse_target(target: &JsValue) -> Option<Target> {
    if let Some(number) = target.as_f64() {
        let whole = number >= 0.0 && number < f64::from(u32::MAX) && number.trunc() == number;
        return whole.then_some(Target::Step(number as usize));
    }
    match target.as_string()?.as_str() {
        "first" => Some(Target::First),
        "prev" => Some(Target::Prev),
        "next" => Some(Target::Next),
        "last" => Some(Target::Last),
        _ => None,
    }
}

/// The error in an example as a sentence in the language `tag`; empty if it is valid. `lines` are the texts of
/// `faults.js`; if they belong to another build of the engine, the error is empty, too.
#[wasm_bindgen]
#[must_use]
pub fn fault(example: &str, tag: &str, lines: &str) -> String {
    let read = Example::parse(example).and_then(|example| Walkthrough::new(&example));
    let sentences = Language::from_tag(tag).sentences();
    read.map_or_else(
        |error| sentences.example_error(&error, lines),
        |_| String::new(),
    )
}
