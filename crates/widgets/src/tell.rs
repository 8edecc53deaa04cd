use js_sys::{Function, Object, Reflect};
use nian_solver::{AnyPosition, Outcome};
use nian_ui::model::{Event, Widget};
use wasm_bindgen::JsValue;

/// The element's side: a function that makes an event of a name and its facts.
pub(crate) struct Tell(pub(crate) Function);

impl Tell {
    /// `nian-ready`: it can be seen and used.
    pub(crate) fn ready(&self) {
        self.tell("ready", &[]);
    }

    /// `nian-error`: something was refused; `message` is for the reader.
    pub(crate) fn error(&self, message: &str) {
        self.tell("error", &[("message", message.into())]);
    }

    /// An attribute that shows this value from now on.
    pub(crate) fn attribute(&self, name: &'static str, value: &str) {
        self.tell(
            "attribute",
            &[("name", name.into()), ("value", value.into())],
        );
    }

    /// What has happened to `widget`.
    pub(crate) fn event(&self, widget: &Widget, event: &Event) {
        match event {
            Event::Step => self.step(widget),
            Event::Move {
                mv,
                by,
                position,
                outcome,
            } => self.tell(
                "move",
                &[
                    ("move", mv.to_string().into()),
                    ("by", by.name().into()),
                    ("position", position.to_string().into()),
                    ("outcome", text(*outcome)),
                ],
            ),
            Event::End { winner } => self.tell("end", &[("winner", winner.name().into())]),
            Event::Attribute(name, value) => self.attribute(name, value),
        }
    }

    fn step(&self, widget: &Widget) {
        let (step, steps) = widget.steps();
        let position = widget.position();
        self.tell(
            "step",
            &[
                ("step", number(step)),
                ("steps", number(steps)),
                ("position", position_text(position)),
                ("outcome", outcome_text(position)),
            ],
        );
    }

    fn tell(&self, name: &str, facts: &[(&str, JsValue)]) {
        let detail = Object::new();
        for (key, value) in facts {
            // A plain object of our own takes any property.
            let _ = Reflect::set(&detail, &(*key).into(), value);
        }
        // Listeners that throw are reported by the browser, not by us.
        let _ = self.0.call2(&JsValue::NULL, &name.into(), &detail);
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
