use js_sys::{Function, Object, Reflect};
use nian_solver::{AnyPosition, Outcome};
use nian_ui::model::{Check, Event, Exercise, Kind, Report, TASK_RESULTS, Widget};
use wasm_bindgen::JsValue;

/// The sink of an element's events: its JavaScript callback, which dispatches a `CustomEvent` from a name and a detail.
#[derive(Clone)]
pub(crate) struct EventSink(pub(crate) Function);

/// The error code of an invalid value or an illegal move.
pub(crate) const BAD_VALUE: &str = "bad-value";

/// A custom event: its name without the prefix `nian-`, and its `detail`.
pub(crate) struct EventDetail {
    name: &'static str,
    detail: Object,
}

impl EventSink {
    /// Sends `nian-error`; `message` is a sentence for the reader, `code` is for scripts.
    pub(crate) fn error(&self, message: &str, code: &str) {
        self.send(&EventDetail::error(message, code));
    }

    /// Sends an event. The browser, and not this function, reports listeners that throw.
    pub(crate) fn send(&self, event: &EventDetail) {
        let _ = self
            .0
            .call2(&JsValue::NULL, &event.name.into(), &event.detail);
    }
}

impl EventDetail {
    /// The custom event of a model's event.
    pub(crate) fn of(widget: &Widget, event: &Event) -> Self {
        match event {
            Event::Step => {
                let (step, steps) = widget.steps();
                let position = widget.position();
                Self::new("step")
                    .with("step", number(step))
                    .with("steps", number(steps))
                    .with("position", position_text(position))
                    .with("outcome", outcome_text(position))
            }
            Event::Move {
                mv,
                by,
                position,
                outcome,
            } => Self::new("move")
                .with("move", mv.to_string().into())
                .with("by", by.name().into())
                .with("position", position_text(Some(position)))
                .with("outcome", text(*outcome)),
            Event::Answer {
                question,
                answer,
                correct,
                tries,
                step,
            } => Self::new("answer")
                .with("question", (*question).into())
                .with("answer", answer.into())
                .with("correct", (*correct).into())
                .with("tries", (*tries).into())
                .with("step", number(*step)),
            Event::End { winner } => Self::new("end").with("winner", winner.name().into()),
            Event::Done => {
                let score = widget.exercise().map(score_of);
                Self::new("end").with("score", score.map_or(JsValue::NULL, JsValue::from))
            }
            Event::Attribute(name, value) => Self::new("attribute")
                .with("name", (*name).into())
                .with("value", value.into()),
            Event::Wrong(message) => Self::error(message, BAD_VALUE),
            Event::Check => Self::new("check").with("most", most(widget)),
            Event::Cancel => Self::new("cancel"),
            Event::Checked => Self::checked(widget),
        }
    }

    /// The result of a check: whether the article's statement and the true one hold.
    fn checked(widget: &Widget) -> Self {
        let event = Self::new("checked");
        let Kind::Claim(claim) = &widget.kind else {
            return event;
        };
        let Check::Done(said, truth) = claim.state() else {
            return event;
        };
        let truth = truth.as_ref().map_or(JsValue::NULL, holds_or_fails);
        let position = said.position.as_deref();
        event
            .with("said", holds_or_fails(said))
            .with("truth", truth)
            .with("position", position.map_or(JsValue::NULL, JsValue::from))
            .with("expected", (claim.is_as_expected() == Some(true)).into())
    }

    fn error(message: &str, code: &str) -> Self {
        Self::new("error")
            .with("message", message.into())
            .with("code", code.into())
    }

    fn new(name: &'static str) -> Self {
        Self {
            name,
            detail: Object::new(),
        }
    }

    fn with(self, key: &'static str, value: JsValue) -> Self {
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&self.detail, &key.into(), &value);
        self
    }
}

/// The score of an exercise: the number of tasks by result.
pub(crate) fn score_of(exercise: &Exercise) -> Object {
    let score = Object::new();
    for (name, number) in TASK_RESULTS.into_iter().zip(exercise.score()) {
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&score, &name.into(), &number.into());
    }
    score
}

fn holds_or_fails(verdict: &Report) -> JsValue {
    if verdict.holds {
        "holds".into()
    } else {
        "fails".into()
    }
}

/// The number up to which to check a claim; its limits are far below the largest exact number of JavaScript.
fn most(widget: &Widget) -> JsValue {
    match &widget.kind {
        Kind::Claim(claim) => (claim.most() as f64).into(),
        _ => JsValue::NULL,
    }
}

/// The canonical text of a position, or `null`.
pub(crate) fn position_text(position: Option<&AnyPosition>) -> JsValue {
    position.map_or(JsValue::NULL, |position| position.to_string().into())
}

/// `"safe"`, `"unsafe"` or `null`.
pub(crate) fn outcome_text(position: Option<&AnyPosition>) -> JsValue {
    position.map_or(JsValue::NULL, |position| text(position.outcome()))
}

fn text(outcome: Outcome) -> JsValue {
    if outcome.is_safe() {
        "safe".into()
    } else {
        "unsafe".into()
    }
}

fn number(number: usize) -> JsValue {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}
