//! Files that the reader gets, or chooses.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use nian_course::marks::is_mark;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// The type of our files.
const JSON: &str = "application/json";
/// The longest name of a file, in characters.
const LONGEST_NAME: usize = 60;
/// A browser has taken the file after so many milliseconds.
const TAKEN: u32 = 10_000;

fn create<T: JsCast>(tag: &str) -> Option<T> {
    let document = web_sys::window()?.document()?;
    document.create_element(tag).ok()?.dyn_into().ok()
}

/// Gives the reader a file; whether the browser lets the page do so.
pub(crate) fn download(name: &str, text: &str) -> bool {
    hand_out(name, text).is_some()
}

fn hand_out(name: &str, text: &str) -> Option<()> {
    let about = BlobPropertyBag::new();
    about.set_type(JSON);
    let parts = js_sys::Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &about).ok()?;
    let link: HtmlAnchorElement = create("a")?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(TAKEN, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Some(())
}

/// Has the reader choose a file of our type, or of those that `more` names as well, and calls `take` with it.
pub(crate) fn pick(more: &str, take: impl FnOnce(File) + 'static) {
    let Some(input) = create::<HtmlInputElement>("input") else {
        return;
    };
    input.set_type("file");
    input.set_accept(&format!(".json,{JSON}{more}"));
    let chosen = input.clone();
    let listener = EventListener::once(&input, "change", move |_| {
        if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
            take(file);
        }
    });
    listener.forget();
    input.click();
}

/// Why nothing is read of a file.
pub(crate) enum ReadError {
    /// It is too large.
    Large,
    /// The browser cannot read it: it is gone, or another one by now, or may not be read.
    Unreadable,
}

/// What is in a file of at most so many bytes. A larger one, whatever is in it, is not read.
pub(crate) async fn read(file: &Blob, most: usize) -> Result<Vec<u8>, ReadError> {
    if file.size() > most as f64 {
        return Err(ReadError::Large);
    }
    let bytes = JsFuture::from(file.array_buffer()).await;
    let bytes = bytes.map_err(|_| ReadError::Unreadable)?;
    Ok(js_sys::Uint8Array::new(&bytes).to_vec())
}

/// The title as the name of a file.
pub(crate) fn file_name(title: &str) -> String {
    let words = title.split(is_mark);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        "lesson".to_owned()
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_title_becomes_the_name_of_a_file() {
        assert_eq!(file_name("  3, 4 und 5: „Öl“ 拈!"), "3-4-und-5-Öl-拈");
        assert_eq!(file_name("—"), "lesson");
        assert_eq!(file_name(&"a".repeat(90)).len(), 60);
    }
}
