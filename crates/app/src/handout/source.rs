//! What is to be on paper, and in which place.

use crate::browser::learn;
use crate::mount::{document, find};
use crate::{element, history, names};
use nian_course::deck::{Fault, Ready};
use nian_course::elements::ELEMENTS;
use nian_course::handout::{Contents, HandoutThing, asked, lesson};
use nian_words::Language;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, window};

/// What of an article is left out beside a section of it.
const BESIDE: &str = "section, nav, p, .neighbours, .marks, .more";
/// What an article has something to do in: its tables and claims have nothing to ask.
const ASKS: [&str; 3] = ["nian-example", "nian-game", "nian-number"];

/// What is to be on paper.
pub(super) struct Source {
    /// Where it is shown.
    pub(super) place: HtmlElement,
    pub(super) of_article: bool,
    /// What it is about, if not its first thing.
    pub(super) title: Option<String>,
    /// Elements that show the things, which are copied.
    pub(super) things: Vec<(Element, HandoutThing)>,
    /// Where the same is on a screen; `None` in a folder, which has no address for others.
    pub(super) online: Option<String>,
    /// Where the reader has come from.
    pub(super) back: String,
    /// What of it could not be read.
    pub(super) faults: Vec<Fault>,
}

/// What this page is on paper; `None` where that has been shown, or there is nothing of the kind.
pub(super) async fn of_page(query: &[(String, String)], language: Language) -> Option<Source> {
    if find(".worksheet").is_some() {
        return None; // by an instance before this one
    }
    if let Some(book) = find(".book") {
        return of_article(&book.dyn_into().ok()?, query);
    }
    match find(".shown") {
        Some(place) => of_card(&place),
        None => of_lesson(language).await,
    }
}

fn others(online: Option<String>) -> Option<String> {
    online.filter(|address| !address.starts_with("file:"))
}

fn new_place() -> Option<HtmlElement> {
    document()?.create_element("div").ok()?.dyn_into().ok()
}

fn elements(of: &Element, css: &str) -> Vec<Element> {
    let all = of.query_selector_all(css).ok();
    let all = all
        .into_iter()
        .flat_map(|all| (0..all.length()).filter_map(move |at| all.get(at)));
    all.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The section of an article that the address names; nothing where it names none.
fn section() -> Option<Element> {
    let hash = window()?.location().hash().ok()?;
    let name = js_sys::decode_uri_component(hash.strip_prefix('#')?).ok()?;
    let found = document()?.get_element_by_id(&String::from(name))?;
    found.closest(".part").ok()?
}

/// An article, a chapter, or a section of it: `articles/SLUG/CHAPTER/?print=sheet#SECTION`. A handout is made of what stands
/// there, which itself is not seen then.
fn of_article(book: &HtmlElement, query: &[(String, String)]) -> Option<Source> {
    let place = new_place()?;
    let section = section();
    if let Some(section) = &section {
        for other in elements(book, &format!(":scope > :is({BESIDE})")) {
            other.remove();
        }
        book.append_child(section).ok()?;
        book.dataset().set("section", &section.id()).ok()?;
    }
    book.before_with_node_1(&place).ok()?;
    let parts = elements(book, ".part");
    let heading = match section {
        Some(section) => section.query_selector(":scope > :is(h2, h3)").ok()?,
        None => None,
    };
    let heading = heading.or_else(|| find("h1"));
    // Behind it stand links.
    let title = heading.and_then(|heading| heading.first_child()?.text_content());
    let tags: Vec<&str> = ELEMENTS.iter().map(|(tag, _)| *tag).collect();
    let cards = elements(book, &tags.join(","));
    let is_asked = |card: &Element| parts.len() == 1 || ASKS.contains(&&*card.local_name());
    let things = cards.into_iter().filter(is_asked).map(|card| {
        let given = HandoutThing {
            otherwise: named(&card),
            ..HandoutThing::default()
        };
        (card, given)
    });
    let things = things.collect();
    if asked(query, true).0 == Contents::Text {
        book.set_hidden(false);
    } else {
        for part in parts {
            part.remove();
        }
    }
    let left_out = ["print", "steps", "step", "room"];
    Some(Source {
        place,
        of_article: true,
        title,
        things,
        online: others(history::elsewhere(&left_out, &[("answers", "hidden")])),
        back: history::elsewhere(&left_out, &[])?,
        faults: Vec::new(),
    })
}

/// What a card is called where it does not come.
fn named(card: &Element) -> String {
    let own = card.get_attribute("src");
    own.unwrap_or_else(|| document().map_or_else(String::new, |document| document.title()))
}

/// A card alone: `show/?example=ARTICLE/EXAMPLE&print=both`, which `www/pages/show.js` has made of the address.
fn of_card(shown: &Element) -> Option<Source> {
    let card = shown.first_element_child()?;
    let start = card
        .get_attribute("step")
        .and_then(|step| step.parse().ok());
    let given = HandoutThing {
        otherwise: named(&card),
        start: start.unwrap_or_default(),
        ..HandoutThing::default()
    };
    let place = new_place()?;
    shown.replace_children_with_node_1(&place);
    let left_out = ["print", "steps", "room"];
    Some(Source {
        place,
        of_article: false,
        title: None,
        things: vec![(card, given)],
        online: others(history::elsewhere(&left_out, &[("answers", "hidden")])),
        back: history::elsewhere(&left_out, &[])?,
        faults: Vec::new(),
    })
}

/// A lesson of a teacher's own: `class/?d=…&print=both`.
async fn of_lesson(language: Language) -> Option<Source> {
    let class = find(".class")?;
    let ready: Vec<Ready> = serde_json::from_str(&class.get_attribute("data-ready")?).ok()?;
    // Without them each thing says itself what is wrong.
    let names = names::load(language).await;
    // Titles of boards are made of the language's words.
    learn(language.tag()).await;
    let search = window()?.location().search().ok()?;
    let lesson = lesson(&search, &ready, names.as_ref(), language);
    let page = history::address("")?;
    let place = new_place()?;
    find(".class > .place")?.replace_children_with_node_1(&place);
    let things = lesson.things.iter();
    let things = things.filter_map(|(thing, given)| Some((element::create(thing)?, given.clone())));
    Some(Source {
        place,
        of_article: false,
        title: lesson.title,
        things: things.collect(),
        online: others(Some(page.clone() + &lesson.pupils)),
        back: page + &lesson.back,
        faults: lesson.faults,
    })
}
