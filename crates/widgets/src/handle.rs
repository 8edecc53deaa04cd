use crate::state::State;
use crate::tell::{Tell, outcome_text, position_text};
use js_sys::{Array, Function, RangeError};
use nian_solver::AnyPosition;
use nian_ui::model::{Action, Target, Widget, key_action};
use nian_words::Language;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::Element;

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
    /// A widget that is drawn into `board`.
    ///
    /// `site` is the address of `nian.js`'s folder, `seed` any number for an opponent who errs,
    /// `tell(name, detail)` is called with what happens.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(board: Element, site: String, seed: u32, tell: Function) -> Self {
        Self {
            state: Rc::new(State::new(board, site, seed, Tell(tell))),
        }
    }

    /// Shows the board that the attributes describe.
    #[wasm_bindgen(js_name = startGame)]
    pub fn start_game(&self) {
        self.state.start_game();
    }

    /// Shows the table that the attributes describe.
    #[wasm_bindgen(js_name = startTable)]
    pub fn start_table(&self) {
        self.state.start_table();
    }

    /// Shows the work on the number that the attributes describe.
    #[wasm_bindgen(js_name = startNumber)]
    pub fn start_number(&self) {
        self.state.start_number();
    }

    /// Shows a lesson, read from the text of its file; throws a text for the reader if it cannot.
    #[wasm_bindgen(js_name = startLesson)]
    pub fn start_lesson(&self, json: &str) -> Result<(), JsValue> {
        self.state.start_lesson(json).map_err(JsValue::from)
    }

    /// Shows a claim, read from the text of its file; throws a text for the reader if it cannot.
    #[wasm_bindgen(js_name = startClaim)]
    pub fn start_claim(&self, json: &str) -> Result<(), JsValue> {
        self.state.start_claim(json).map_err(JsValue::from)
    }

    /// Has the claim checked: `tell` is called with `check`.
    pub fn check(&self) -> Result<(), JsValue> {
        self.act(Action::Check)
    }

    /// Ends the check: `tell` is called with `cancel`.
    pub fn cancel(&self) -> Result<(), JsValue> {
        self.act(Action::Cancel)
    }

    /// So many per cent of the check are done.
    pub fn progress(&self, percent: u32) {
        let _ = self.state.act(Action::Percent(percent.into()));
    }

    /// The check is done, and this came of it; an empty text if it could not be done.
    pub fn verdict(&self, text: String) {
        let _ = self.state.act(Action::Verdict(text));
    }

    /// Tells the reader and the page that something is wrong, and changes nothing.
    pub fn complain(&self, message: &str) {
        self.state.complain(message);
    }

    #[wasm_bindgen(js_name = setAttribute)]
    pub fn set_attribute(&self, name: &str, value: Option<String>) {
        self.state.set_attribute(name, value);
    }

    #[wasm_bindgen(js_name = setLanguage)]
    pub fn set_language(&self, tag: &str) {
        self.state.set_language(Language::from_tag(tag));
    }

    /// The card is `width` CSS pixels wide now.
    pub fn resize(&self, width: f64) {
        self.state.resize(width);
    }

    /// A key was pressed; whether it did anything.
    pub fn key(&self, key: &str) -> bool {
        let action = self
            .state
            .widget
            .borrow()
            .as_ref()
            .and_then(|widget| key_action(widget, key));
        let Some(action) = action else { return false };
        if let Action::GoTo(target) = action
            && !self.can(target)
        {
            return true; // at an end there is nothing to refuse aloud
        }
        self.state.act(action).is_ok()
    }

    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> JsValue {
        self.of_position(position_text)
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
        // A target that is none at all is refused like a step that does not exist.
        self.act(Action::GoTo(
            read(target).unwrap_or(Target::Step(usize::MAX)),
        ))
    }

    #[wasm_bindgen(js_name = canGoTo)]
    #[must_use]
    pub fn can_go_to(&self, target: &JsValue) -> bool {
        read(target).is_some_and(|target| self.can(target))
    }

    pub fn play(&self, mv: &str) -> Result<(), JsValue> {
        let position = self
            .state
            .widget
            .borrow()
            .as_ref()
            .and_then(|widget| widget.position().cloned());
        let Some(position) = position else {
            let language = self.state.attributes.borrow().language();
            return Err(self.refuse(language.interface().no_position()));
        };
        let mv = position.read_move(mv).map_err(|error| {
            let language = self.state.attributes.borrow().language();
            self.refuse(&language.sentences().notation_error(mv, &error))
        })?;
        self.act(Action::Play(mv))
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

    /// Takes the widget from the page.
    pub fn unmount(&self) {
        self.state.unmount();
    }
}

impl Handle {
    /// What `tell` makes of the position that is shown.
    fn of_position<T>(&self, tell: impl FnOnce(Option<&AnyPosition>) -> T) -> T {
        let widget = self.state.widget.borrow();
        tell(widget.as_ref().and_then(Widget::position))
    }

    fn act(&self, action: Action) -> Result<(), JsValue> {
        self.state
            .act(action)
            .map_err(|message| RangeError::new(&message).into())
    }

    fn refuse(&self, message: &str) -> JsValue {
        self.state.complain(message);
        RangeError::new(message).into()
    }

    fn can(&self, target: Target) -> bool {
        self.state
            .widget
            .borrow()
            .as_ref()
            .is_some_and(|widget| widget.can_go_to(target))
    }

    fn steps_now(&self) -> (u32, u32) {
        let widget = self.state.widget.borrow();
        let (step, steps) = widget.as_ref().map_or((0, 0), Widget::steps);
        (
            u32::try_from(step).unwrap_or(u32::MAX),
            u32::try_from(steps).unwrap_or(u32::MAX),
        )
    }
}

/// `"first"`, `"prev"`, `"next"`, `"last"` or the number of a step.
fn read(target: &JsValue) -> Option<Target> {
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
