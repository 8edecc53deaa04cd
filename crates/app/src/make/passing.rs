//! The ways in which an example is passed on: a file, a tag, a frame, a link, or as a part of a lesson for a class.

use super::{Link, Words};
use crate::browser::{copied, later};
use crate::fetch::address;
use crate::files;
use crate::mount::find;
use crate::storage::LocalStorage;
use nian_course::deck::{AppendError, MOST_PACKED, append};
use nian_course::make::{Action, Export, ExportResult};
use nian_course::packed::pack;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, window};

/// The most characters of an address that servers take.
const LONGEST_ADDRESS: usize = 7000;

/// Passes the example on.
pub(super) fn pass_on(way: Export, words: &Words, link: &Link) {
    let (text, title) = link.with(|page| {
        let usual = words.usual_title();
        let title = page.title().unwrap_or(usual).to_owned();
        (page.whole(page.draft(), usual), title)
    });
    match way {
        Export::File => {
            let name = format!("{}.json", files::file_name(&title));
            link.send(Action::Passed(match files::download(&name, &text) {
                true => ExportResult::Saved,
                false => ExportResult::NotSaved,
            }));
        }
        Export::Add => add(&text, link),
        Export::Project => project(&text, words, link),
        Export::Tag | Export::Frame | Export::Link => {
            let place = format!("{}{}show/?lesson={}", words.root, words.folder, pack(&text));
            let Some(shown) = address(&place) else {
                return link.send(Action::Passed(ExportResult::Failed));
            };
            let file = |name: &str| address(&format!("{}{name}", words.root)).unwrap_or_default();
            let copied = match way {
                Export::Tag => tag(&file("nian.js"), &text, &shown, &title, words),
                Export::Frame => frame(&file("frame.js"), &shown, &title),
                _ => shown,
            };
            copy(way, copied, link.clone());
        }
    }
}

fn quoted(value: &str) -> String {
    let value = value.replace('&', "&amp;").replace('"', "&quot;");
    value.replace('<', "&lt;")
}

fn script(file: &str) -> String {
    format!("<script type=\"module\" src=\"{}\"></script>", quoted(file))
}

/// The script and the element, with the example in it. Until it runs there is a link, which takes as much room as what
/// pupils see does here: then nothing moves.
fn tag(script_file: &str, text: &str, shown: &str, title: &str, words: &Words) -> String {
    let preview = find(".seen nian-example").and_then(|preview| preview.dyn_into().ok());
    let height = preview.map_or(0, |preview: HtmlElement| preview.offset_height());
    let room = match height {
        0 => String::new(),
        height => format!("; min-height: {height}px"),
    };
    let (script, lesson) = (script(script_file), text.trim().replace('<', "\\u003c"));
    let (lang, shown, title) = (&words.language, quoted(shown), quoted(title));
    format!(
        "{script}\n<nian-example lang=\"{lang}\">\n<script type=\"application/json\">\n{lesson}\n</script>\n  \
         <span data-nian-until style=\"display: block{room}\"><a href=\"{shown}\">{title}</a></span>\n</nian-example>"
    )
}

/// A frame with the page of this address.
fn frame(script_file: &str, shown: &str, title: &str) -> String {
    let (script, shown, title) = (script(script_file), quoted(shown), quoted(title));
    format!(
        "{script}\n<iframe src=\"{shown}\" title=\"{title}\" width=\"100%\" height=\"640\" style=\"border:0\" loading=\"lazy\" \
         allow=\"fullscreen; clipboard-write\"></iframe>"
    )
}

/// Copies a text; where the browser does not let the page do so, it is selected.
fn copy(way: Export, text: String, link: Link) {
    spawn_local(async move {
        let is_copied = copied(&text).await;
        link.send(Action::Passed(ExportResult::Copied(way, text, is_copied)));
        if !is_copied {
            later(select_copied);
        }
    });
}

fn select_copied() {
    let selection = window().and_then(|window| window.get_selection().ok()?);
    if let (Some(selection), Some(code)) = (selection, find(".out pre code")) {
        let _ = selection.select_all_children(&code);
    }
}

/// The example becomes a thing of the reader's own lesson.
fn add(text: &str, link: &Link) {
    let added = item_of(text).map(|item| append(LocalStorage, &item));
    link.send(Action::Passed(match added {
        None => ExportResult::LongForLesson,
        Some(Ok(count)) => ExportResult::Added(count),
        Some(Err(AppendError::Full)) => ExportResult::Full,
        Some(Err(AppendError::Forbidden)) => ExportResult::Forbidden,
    }));
}

/// The page of the class projects the example alone.
fn project(text: &str, words: &Words, link: &Link) {
    let Some(item) = item_of(text) else {
        return link.send(Action::Passed(ExportResult::LongForLesson));
    };
    let page = address(&words.class_page).unwrap_or_default();
    let address = format!("{page}?d={item}&at=1&step=0&answers=ask&v=1");
    if address.len() > LONGEST_ADDRESS {
        return link.send(Action::Passed(ExportResult::LongForAddress));
    }
    if let Some(window) = window() {
        let _ = window.location().assign(&address);
    }
}

/// The example as the item of a lesson; `None` where it is too long for one.
fn item_of(text: &str) -> Option<String> {
    let packed = pack(text);
    (packed.len() <= MOST_PACKED).then(|| ["lesson:", &packed].concat())
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn what_is_in_a_title_ends_no_attribute() {
        let made = frame("https://a/frame.js", "https://a/?b&c", "\"><img src=x>");
        assert!(made.contains("title=\"&quot;>&lt;img src=x>\""), "{made}");
        assert!(made.contains("src=\"https://a/?b&amp;c\""), "{made}");
    }
}
