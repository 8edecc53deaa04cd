use js_sys::{Function, Object, Reflect};
use nian_solver::{AnyPosition, Outcome};
use nian_ui::model::{Check, Event, Exercise, Kind, Report, WENT, Widget};
use wasm_bindgen::JsValue;

/// Where events go: the element's callback, which dispatches a `CustomEvent` of a name and a detail.
#[derive(Clone)]
pub(crate) struct EventSink(pub(crate) Function);

/// The code of what is wrong with a value or a move.
pub(crate) const BAD_VALUE: &str = "bad-value";

/// A custom event: its name without `nian-`, and its `detail`.
pub(crate) struct EventDetail {
    name: &'static str,
    detail: Object,
}

impl EventSink {
    /// `nian-error`: something was refused; `message` is for the reader, `code` for the page.
    pub(crate) fn error(&self, message: &str, code: &str) {
        self.send(&EventDetail::error(message, code));
    }

    /// Listeners that throw are reported by the browser, not by us.
    pub(crate) fn send(&self, event: &EventDetail) {
        let _ = self
            .0
            .call2(&JsValue::NULL, &event.name.into(), &event.detail);
    }
}

impl EventDetail {
    /// What has happened to `widget`.
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

    /// What a page is told of a check: how the article's statement and the true one have fared.
    fn checked(widget: &Widget) -> Self {
        let event = Self::new("checked");
        let Kind::Claim(claim) = &widget.kind else {
            return event;
        };
        let Check::Done(said, truth) = claim.state() else {
            return event;
        };
        let truth = truth.as_ref().map_or(JsValue::NULL, fared);
        let position = said.position.as_deref();
        event
            .with("said", fared(said))
            .with("truth", truth)
            .with("position", position.map_or(JsValue::NULL, JsValue::from))
            .with("expected", (claim.as_expected() == Some(true)).into())
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
        // A plain object of our own takes any property.
        let _ = Reflect::set(&self.detail, &key.into(), &value);
        self
    }
}

/// How the tasks of an exercise have gone, by name.
pub(crate) fn score_of(exercise: &Exercise) -> Object {
    let score = Object::new();
    for (name, number) in WENT.into_iter().zip(exercise.score()) {
        // A plain object of our own takes any property.
        let _ = Reflect::set(&score, &name.into(), &number.into());
    }
    score
}

fn fared(verdict: &Report) -> JsValue {
    if verdict.holds {
        "holds".into()
    } else {
        "fails".into()
    }
}

/// Up to where a claim is to be checked; the limits are far below what a number of JavaScript holds.
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
