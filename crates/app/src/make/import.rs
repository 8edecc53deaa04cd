//! What an address, a file or a pasted text asks to be made further.

use super::{Link, State};
use crate::fetch::{address, bytes};
use crate::files::{ReadError, read};
use crate::play::understood;
use nian_course::make::{Action, Import, ImportError, MOST_BYTES, decode};
use nian_course::packed::unpack;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, Url};

/// Makes further what comes, unless another import or a change overtakes it.
pub(super) fn begin(link: &Link, coming: impl Future<Output = Import> + 'static) {
    link.send(Action::Import);
    let (link, number) = (link.clone(), link.with(State::imports));
    spawn_local(async move { link.send(Action::Imported(number, coming.await)) });
}

/// What a query asks for; `None` if it asks for nothing.
pub(super) async fn of_query(query: &[(String, String)], root: &str) -> Option<Import> {
    let value = |name: &str| {
        let mut pairs = query.iter();
        pairs.find(|(own, _)| own == name).map(|(_, value)| value)
    };
    if let Some(packed) = value("lesson") {
        // What is none is read as it stands, and told.
        return Some(Import::Text(
            unpack(packed).unwrap_or_else(|| packed.clone()),
        ));
    }
    if let Some(position) = value("p") {
        let moves = value("moves").map_or("", String::as_str).split(',');
        let moves = moves.filter(|mv| !mv.is_empty()).map(str::to_owned);
        return Some(Import::Game(understood(position), moves.collect()));
    }
    Some(of_example(value("example")?, root).await)
}

/// Our example of this name, ARTICLE/EXAMPLE.
async fn of_example(name: &str, root: &str) -> Import {
    let is_word = |word: &str| {
        let mut letters = word.bytes();
        !word.is_empty() && letters.all(|letter| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-'))
    };
    if !matches!(name.split_once('/'), Some((article, example)) if is_word(article) && is_word(example))
    {
        return Import::Not(ImportError::Nowhere);
    }
    let file = address(&format!("{root}lessons/{name}.json"));
    match bytes(file.as_deref().unwrap_or_default()).await {
        Ok(bytes) => of_bytes(&bytes),
        Err(404) => Import::Not(ImportError::Nowhere),
        Err(_) => Import::Not(ImportError::Missing),
    }
}

fn of_bytes(bytes: &[u8]) -> Import {
    match decode(bytes) {
        Ok(text) => Import::Text(text),
        Err(not) => Import::Not(not),
    }
}

/// What a file holds.
pub(super) async fn of_file(file: &Blob) -> Import {
    match read(file, MOST_BYTES).await {
        Ok(bytes) => of_bytes(&bytes),
        Err(ReadError::Large) => Import::Not(ImportError::Large),
        Err(ReadError::Unreadable) => Import::Not(ImportError::Unread),
    }
}

/// What somebody pastes: an address of ours, the text of a file, or a position.
pub(super) async fn of_pasted(text: &str, root: &str) -> Import {
    let text = text.trim();
    if text.starts_with(['[', '{']) {
        return Import::Text(text.to_owned());
    }
    if ["http:", "https:", "file:"]
        .iter()
        .any(|scheme| text.starts_with(scheme))
    {
        return of_address(text, root)
            .await
            .unwrap_or(Import::Not(ImportError::Nowhere));
    }
    let position = understood(text);
    let is_position = position.split_once(':').is_some_and(|(game, _)| {
        game.starts_with(|letter: char| letter.is_ascii_lowercase())
            && game
                .chars()
                .all(|letter| letter.is_ascii_alphanumeric() || "_.,-".contains(letter))
    });
    if is_position {
        Import::Game(position, Vec::new())
    } else {
        Import::Not(ImportError::Foreign)
    }
}

async fn of_address(text: &str, root: &str) -> Option<Import> {
    let url = Url::new(text).ok()?;
    let mut query: Vec<(String, String)> = Vec::new();
    for pair in url.search_params().entries() {
        let pair = js_sys::Array::from(&pair.ok()?);
        let [name, value] = [0, 1].map(|at| pair.get(at).as_string().unwrap_or_default());
        query.push((name, value));
    }
    let path = url.pathname();
    if !query.iter().any(|(name, _)| name == "example")
        && let Some((_, shown)) = path.split_once("/show/")
    {
        query.push(("example".to_owned(), shown.trim_end_matches('/').to_owned()));
    }
    of_query(&query, root).await
}
