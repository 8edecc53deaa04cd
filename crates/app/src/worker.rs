//! The client of the search worker (`www/worker.js`).

use crate::browser::{call, get};
use crate::fetch::PATIENCE;
use crate::mount::document_element;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect, Uint8Array};
use nian_messages::{Answer, Question};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, WorkerOptions, WorkerType};

/// What has not come is asked for once more after so many milliseconds.
const RETRY: u32 = 400;

#[wasm_bindgen]
extern "C" {
    /// As in `web_sys`, whose constructor takes no address that a policy of Trusted Types has made.
    #[wasm_bindgen(extends = web_sys::Worker, js_name = Worker)]
    type Worker;

    #[wasm_bindgen(constructor, js_class = "Worker", catch)]
    fn new(address: &JsValue, options: &WorkerOptions) -> Result<Worker, JsValue>;
}

/// What is heard of a question.
pub(crate) enum Reply {
    /// Its answer, or how far it is.
    Answer(Answer),
    /// The cells of an area, one byte each.
    Cells(Vec<u8>),
    /// It has failed, twice.
    Failed,
}

type OnReply = Rc<dyn Fn(Reply)>;

/// A question that has not been answered.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

/// Asks questions one at a time: another one cancels the one before. Cheap to clone; all clones are the same client.
#[derive(Clone, Default)]
pub(crate) struct Search(Rc<Inner>);

#[derive(Default)]
struct Inner {
    running: RefCell<Option<Running>>,
    retry: RefCell<Option<Timeout>>,
    /// Until something is heard of the question: a worker whose files never come tells nobody.
    patience: RefCell<Option<Timeout>>,
    /// A worker is kept for the next question unless it is ended in the middle of one.
    idle: RefCell<Option<Worker>>,
    /// What has failed may do so at its address for ever: another time it has another one.
    failures: Cell<u32>,
}

impl Search {
    /// Asks a question; nothing is heard of it once it is cancelled.
    pub(crate) fn ask(&self, question: &Question, tell: impl Fn(Reply) + 'static) {
        self.cancel();
        // All keys are texts.
        let question = serde_json::to_string(question).unwrap_or_default();
        self.attempt(question.into(), Rc::new(tell), false);
    }

    /// Ends the question that is being answered, and its worker with it.
    pub(crate) fn cancel(&self) {
        self.0.retry.take();
        self.0.patience.take();
        if let Some(running) = self.0.running.take() {
            running.worker.terminate();
        }
    }

    fn attempt(&self, question: Rc<str>, tell: OnReply, is_last: bool) {
        if self.start(&question, &tell, is_last).is_err() {
            self.fail(question, tell, is_last);
        }
    }

    fn start(&self, question: &Rc<str>, tell: &OnReply, is_last: bool) -> Result<(), JsValue> {
        let idle = self.0.idle.take();
        let worker = idle.map_or_else(|| start(self.0.failures.get()), Ok)?;
        let on_message = {
            let (own, question, tell) = (self.clone(), question.clone(), tell.clone());
            EventListener::new(&worker, "message", move |event| {
                own.0.patience.take();
                match read(event) {
                    // It has begun: nothing is to be told yet.
                    Some((Answer::Progress { percent: 0 }, _)) => {}
                    Some((answer @ Answer::Progress { .. }, _)) => tell(Reply::Answer(answer)),
                    None | Some((Answer::Failed { .. }, _)) => {
                        own.fail(question.clone(), tell.clone(), is_last);
                    }
                    Some((answer, cells)) => {
                        let tell = tell.clone(); // the listener may be gone before the answer is heard
                        own.rest();
                        tell(cells.map_or(Reply::Answer(answer), Reply::Cells));
                    }
                }
            })
        };
        let on_error = {
            let (own, question, tell) = (self.clone(), question.clone(), tell.clone());
            EventListener::new(&worker, "error", move |event| {
                if let Some(error) = event.dyn_ref::<ErrorEvent>() {
                    web_sys::console::info_2(&"nian:".into(), &error.message().into());
                }
                own.fail(question.clone(), tell.clone(), is_last);
            })
        };
        let version = attribute("data-version");
        worker.post_message(&message(question, &version)?)?;
        let (own, question, tell) = (self.clone(), question.clone(), tell.clone());
        let patience = Timeout::new(PATIENCE, move || own.fail(question, tell, is_last));
        self.0.patience.replace(Some(patience));
        self.0.running.replace(Some(Running {
            worker,
            _listeners: [on_message, on_error],
        }));
        Ok(())
    }

    /// The question is answered: its worker waits for another one.
    fn rest(&self) {
        let running = self.0.running.take();
        self.0.idle.replace(running.map(|running| running.worker));
    }

    fn fail(&self, question: Rc<str>, tell: OnReply, is_last: bool) {
        self.0.failures.set(self.0.failures.get() + 1);
        self.cancel();
        if is_last {
            return tell(Reply::Failed);
        }
        let own = self.clone();
        let retry = Timeout::new(RETRY, move || own.attempt(question, tell, true));
        self.0.retry.replace(Some(retry));
    }
}

/// Starts a worker of the page's own host; after failures by another address.
fn start(failures: u32) -> Result<Worker, JsValue> {
    let mut address = attribute("data-searcher");
    if failures > 0 {
        address += &format!("&{failures}");
    }
    // Where pages need no server, files are known by whole addresses.
    let base = document_element().and_then(|html| html.base_uri().ok().flatten());
    let address = web_sys::Url::new_with_base(&address, &base.unwrap_or_default())?.href();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new(&trusted(&address), &options)
}

/// The address as a page wants it that requires Trusted Types. Where the browser does not know them, or has no policy for us,
/// it is a plain one.
fn trusted(address: &str) -> JsValue {
    thread_local! {
        static POLICY: Option<JsValue> = policy();
    }
    let plain = JsValue::from(address);
    POLICY.with(|policy| {
        let policy = policy.as_ref();
        policy
            .and_then(|policy| call(policy, CREATE, std::slice::from_ref(&plain)))
            .unwrap_or(plain)
    })
}

/// The method of a policy that makes addresses of scripts.
const CREATE: &str = "createScriptURL";

fn policy() -> Option<JsValue> {
    let window = js_sys::global();
    let types = get(&window, "trustedTypes")?;
    let rules = Object::new();
    Reflect::set(&rules, &CREATE.into(), &get(&window, "String")?).ok()?;
    call(&types, "createPolicy", &["nian".into(), rules.into()])
}

/// What the site has written into the page.
fn attribute(name: &str) -> String {
    document_element()
        .and_then(|html| html.get_attribute(name))
        .unwrap_or_default()
}

/// The message that asks a question.
fn message(question: &str, version: &str) -> Result<JsValue, JsValue> {
    let message = Object::new();
    for (name, value) in [("question", question), ("version", version)] {
        Reflect::set(&message, &name.into(), &value.into())?;
    }
    Ok(message.into())
}

/// An answer, and the cells that come with it; `None` if it is none.
fn read(event: &Event) -> Option<(Answer, Option<Vec<u8>>)> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    let answer = Reflect::get(&data, &"answer".into()).ok()?.as_string()?;
    let cells = Reflect::get(&data, &"cells".into())
        .ok()?
        .dyn_into::<Uint8Array>();
    Some((
        Answer::read(&answer)?,
        cells.ok().map(|cells| cells.to_vec()),
    ))
}
