//! Handouts: what an article, a card or a lesson shows, on paper (`?print=…`), in the place where it would stand.
//!
//! The cards are elements of the page, or made of its address. Each is brought to life out of sight for its model alone, which
//! is then drawn step by step, as a card on paper is ([`nian_ui::paper`]).

mod effects;
mod form;
mod group;
mod model;
mod page;
mod room;
mod source;
mod words;

pub use words::Words;

use crate::mount::{document_element, mount as mount_in};
use crate::runtime::{Page, Runtime};
use crate::{fetch, history, not_loaded};
use effects::Carrier;
use nian_course::handout::{Action, Effect, Handout};
use nian_course::practice::Moment;
use nian_ui::model::Widget;
use nian_words::Language;
use page::Around;
use source::Source;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Each thing is drawn from the model of its card.
type State = Handout<Rc<Widget>>;
type Link = Rc<Runtime<State>>;

impl Page for State {
    type Action = Action<Rc<Widget>>;
    type Effect = Effect;

    fn apply(&mut self, action: Self::Action, _: Moment) -> Vec<Effect> {
        Handout::apply(self, action)
    }
}

/// Mounts the handout that the address asks for.
pub(crate) fn mount() {
    spawn_local(async {
        let Some(root) = document_element() else {
            return;
        };
        let tag = root.dataset().get("lang").unwrap_or_default();
        let language = Language::from_tag(&tag);
        let query = history::query();
        let words = loop {
            if let Some(words) = words(&tag).await {
                break words;
            }
            if not_loaded::asked_again("[data-not-loaded]").await.is_none() {
                return;
            }
        };
        if let Some(source) = source::of_page(&query, language).await {
            let _ = show(source, &query, language, Rc::new(words));
        }
    });
}

/// The words lie beside the program, in a file for each language.
async fn words(tag: &str) -> Option<Words> {
    let program = document_element()?.dataset().get("nianWasm")?;
    let file = fetch::site(&format!("{program}.{tag}.json"))?;
    serde_json::from_str(&fetch::text(&file).await.ok()?).ok()
}

fn show(
    source: Source,
    query: &[(String, String)],
    language: Language,
    words: Rc<Words>,
) -> Option<()> {
    let Source {
        place,
        of_article,
        title,
        things,
        online,
        back,
        faults,
    } = source;
    let (elements, given) = things.into_iter().unzip();
    let (state, effects) = Handout::open(query, of_article, title, given);
    let is_text = state.is_text();
    let shown = if is_text { "text" } else { "handout" };
    let _ = document_element()?.dataset().set("print", shown);
    place.set_class_name(if is_text {
        "worksheet"
    } else {
        "worksheet handout"
    });
    let carrier = Rc::new(Carrier::new(elements, language, words.clone()));
    let link = Runtime::new(state, move |effect, link| carrier.carry_out(effect, link));
    let root = mount_in(&place, &link, move |link| {
        page::page(
            link,
            &words,
            Around {
                language,
                online: online.as_deref(),
                back: &back,
                faults: &faults,
            },
        )
    })?;
    link.mounted_in(root);
    link.carry_out(effects);
    Some(())
}
