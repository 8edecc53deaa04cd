//! The learning platform around the page, whose API a script finds (`www/scorm/platform.js`). Nothing of it throws.

use crate::browser::{call, get};
use crate::mount::document;
use js_sys::{Object, Reflect};
use nian_course::scorm::{LaunchData, Recording};
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};

/// The event by which the page's script is asked for the platform, which it leaves in `detail.platform`. The same session goes
/// on in another instance of this wasm, after a trap.
const ASKED: &str = "nian-platform";

pub(super) struct Platform(JsValue);

impl Platform {
    /// The platform as the script knows it.
    pub(super) fn find() -> Self {
        Self(find().unwrap_or_default())
    }

    /// Begins a session where none is going; whether it has just begun.
    pub(super) fn begin(&self) -> bool {
        call(&self.0, "begin", &[]).is_some_and(|has_begun| has_begun.is_truthy())
    }

    /// Whether there is one.
    pub(super) fn is_there(&self) -> bool {
        get(&self.0, "there").is_some_and(|there| there.is_truthy())
    }

    /// What it has of the course.
    pub(super) fn launch_data(&self) -> LaunchData {
        let get = |name: &str| {
            let value = call(&self.0, "get", &[name.into()]);
            let value = value.and_then(|value| value.as_string());
            value.unwrap_or_default()
        };
        LaunchData {
            suspend: get("cmi.suspend_data"),
            status: get("cmi.core.lesson_status"),
            mode: get("cmi.core.lesson_mode"),
            mastery: get("cmi.student_data.mastery_score"),
            language: get("cmi.student_preference.language"),
        }
    }

    /// Whether it records.
    pub(super) fn recording(&self) -> Recording {
        let state = get(&self.0, "state").and_then(|state| state.as_string());
        Recording::named(&state.unwrap_or_default())
    }

    /// Has it store values.
    pub(super) fn record(&self, values: &[(&'static str, String)]) {
        let all = Object::new();
        for (name, value) in values {
            // An object of our own takes any value.
            let _ = Reflect::set(&all, &(*name).into(), &value.into());
        }
        call(&self.0, "record", &[all.into()]);
    }

    /// Ends the session.
    pub(super) fn end(&self) {
        call(&self.0, "end", &[]);
    }
}

fn find() -> Option<JsValue> {
    let detail = Object::new();
    let about = CustomEventInit::new();
    about.set_detail(&detail);
    let event = CustomEvent::new_with_event_init_dict(ASKED, &about).ok()?;
    document()?.dispatch_event(&event).ok()?;
    get(&detail, "platform")
}
