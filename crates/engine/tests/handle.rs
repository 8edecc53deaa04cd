//! The interface of the engine for `www/nian.js`, in a browser.

use js_sys::{Array, Error, Function, JSON, Promise, RangeError};
use nian_engine::{Handle, fault};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::Element;

wasm_bindgen_test_configure!(run_in_browser);

/// A handle of an element in the page, and all its events.
struct Opened {
    handle: Handle,
    board: Element,
    told: Array,
}

impl Opened {
    /// An element with these attributes in the page; `None` if its file is invalid.
    fn open(element: &str, attributes: &[(&str, &str)], file: &str) -> Option<Self> {
        let document = web_sys::window().unwrap().document().unwrap();
        let host = document.create_element(element).unwrap();
        for (name, value) in attributes {
            host.set_attribute(name, value).unwrap();
        }
        let handle = Handle::open(&host, file, "en", "http://site/".to_owned(), 1)?;
        let board = document.create_element("div").unwrap();
        document.body().unwrap().append_child(&board).unwrap();
        let widget = Self {
            handle,
            board,
            told: Array::new(),
        };
        widget.attach();
        Some(widget)
    }

    fn attach(&self) {
        let list = self.told.clone();
        let tell = Closure::<dyn FnMut(JsValue, JsValue)>::new(move |name, detail| {
            list.push(&Array::of2(&name, &detail));
        });
        let tell: Function = tell.into_js_value().unchecked_into();
        self.handle.attach(self.board.clone(), tell);
    }

    fn game(position: &str) -> Self {
        let attributes = [("position", position), ("opponent", "none")];
        Self::open("nian-game", &attributes, "").unwrap()
    }

    fn position(&self) -> Option<String> {
        self.handle.position().as_string()
    }

    /// The names of the events so far, in order.
    fn names(&self) -> Vec<String> {
        let name = |event: JsValue| event.unchecked_into::<Array>().get(0).as_string();
        self.told.iter().filter_map(name).collect()
    }

    /// The detail of the first event of this name, as JSON.
    fn detail(&self, name: &str) -> Option<String> {
        let at = self.names().iter().position(|told| told == name)?;
        let event: Array = self.told.get(u32::try_from(at).ok()?).unchecked_into();
        JSON::stringify(&event.get(1)).ok()?.as_string()
    }

    /// Waits until Yew has rendered.
    async fn drawn(&self) -> String {
        for _ in 0..100 {
            let text = self.board.text_content().unwrap_or_default();
            if !text.is_empty() {
                return text;
            }
            soon().await;
        }
        panic!("nothing was drawn");
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        self.handle.detach();
        self.board.remove();
    }
}

/// Waits for the next task of the event loop.
async fn soon() {
    let window = web_sys::window().unwrap();
    let promise = Promise::new(&mut |resolve, _| {
        window
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 10)
            .unwrap();
    });
    wasm_bindgen_futures::JsFuture::from(promise).await.unwrap();
}

#[wasm_bindgen_test]
async fn a_game_is_drawn_and_played() {
    let widget = Opened::game("nim:3,4,5");
    assert_eq!(widget.position().as_deref(), Some("nim:3,4,5"));
    assert_eq!(
        widget.handle.outcome().as_string().as_deref(),
        Some("unsafe")
    );
    assert_eq!(widget.handle.winning().join(" "), "a2");
    assert!(!widget.drawn().await.is_empty());
    widget.handle.play("a2").unwrap();
    assert_eq!(widget.position().as_deref(), Some("nim:1,4,5"));
    assert_eq!((widget.handle.step(), widget.handle.steps()), (1, 1));
    widget.handle.undo().unwrap();
    assert_eq!((widget.handle.step(), widget.handle.steps()), (0, 1));
    widget.handle.redo().unwrap();
    widget.handle.reset().unwrap();
    assert_eq!((widget.handle.step(), widget.handle.steps()), (0, 0));
}

#[wasm_bindgen_test]
fn the_page_is_told_of_moves_and_the_end() {
    let widget = Opened::game("nim:2");
    assert_eq!(widget.names(), [""; 0]);
    widget.handle.play("a2").unwrap();
    assert_eq!(
        widget.names().iter().filter(|name| *name == "move").count(),
        1
    );
    let expected = r#"{"move":"a2","by":"reader","position":"nim:0","outcome":"safe"}"#;
    assert_eq!(widget.detail("move").as_deref(), Some(expected));
    assert_eq!(
        widget.detail("end").as_deref(),
        Some(r#"{"winner":"reader"}"#)
    );
}

#[wasm_bindgen_test]
fn a_refusal_is_a_range_error_and_changes_nothing() {
    let widget = Opened::game("nim:3,4,5");
    for refused in [
        widget.handle.play("a4"),
        widget.handle.play("\u{1F3B2}"),
        widget.handle.undo(),
        widget.handle.redo(),
        widget.handle.go_to(&1.into()),
        widget.handle.go_to(&JsValue::NULL),
    ] {
        let error = refused.expect_err("it is refused");
        assert!(error.is_instance_of::<RangeError>());
        assert!(
            error.unchecked_into::<Error>().message().length() > 8,
            "it says why"
        );
        assert_eq!(widget.position().as_deref(), Some("nim:3,4,5"));
    }
    assert!(
        widget
            .names()
            .iter()
            .all(|name| name != "move" && name != "step")
    );
}

#[wasm_bindgen_test]
fn a_bad_position_is_told_and_another_stands() {
    let widget = Opened::game("nim:x");
    assert_eq!(widget.position().as_deref(), Some("nim:3,4,5"));
    assert_eq!(widget.names(), ["error"]);
    let detail = widget.detail("error").unwrap_or_default();
    assert!(detail.ends_with(r#""code":"bad-value"}"#), "{detail}");
}

#[wasm_bindgen_test]
fn a_lesson_is_shown_or_its_fault_is_said() {
    assert!(Opened::open("nian-example", &[], "{").is_none());
    let said = fault("{", "en", nian_words::Language::En.lines_of_lessons());
    assert!(said.contains("line 1"), "{said}");
    let title = r#"{ "zh-Hant": "題", "zh-Hans": "题", "en": "Example" }"#;
    let example =
        format!(r#"{{ "title": {title}, "start": "nim:3,4,5", "steps": [{{ "play": "a2" }}] }}"#);
    let widget = Opened::open("nian-example", &[], &example).unwrap();
    assert_eq!((widget.handle.step(), widget.handle.steps()), (0, 1));
    assert!(widget.handle.key("ArrowRight"), "the key is the widget's");
    assert_eq!(widget.position().as_deref(), Some("nim:1,4,5"));
    assert!(!widget.handle.key("q"), "and this one is not");
    assert!(widget.handle.can_go_to(&"prev".into()));
    assert!(!widget.handle.can_go_to(&"next".into()));
    assert!(!widget.handle.replace("nian-example", "["));
    assert_eq!(widget.position().as_deref(), Some("nim:1,4,5"));
    assert!(widget.handle.replace("nian-example", &example));
    assert_eq!(widget.handle.step(), 0);
}

#[wasm_bindgen_test]
async fn off_the_page_a_game_keeps_its_state() {
    let widget = Opened::game("nim:3,4,5");
    widget.handle.play("a2").unwrap();
    widget.handle.detach();
    let told = widget.names().len();
    widget.handle.set_attribute("first", Some("nobody".into()));
    assert_eq!(widget.names().len(), told, "there is nobody to tell");
    widget.attach();
    assert_eq!(widget.position().as_deref(), Some("nim:1,4,5"));
    assert!(!widget.drawn().await.is_empty());
    widget.handle.undo().unwrap();
    assert_eq!(widget.position().as_deref(), Some("nim:3,4,5"));
}
