//! The ways in which an example is passed on: a file, a tag, a frame, a link, or as a part of a lesson for a class.

use super::browser::{call, get, kept, later};
use super::given::address;
use super::{Link, Words};
use crate::files;
use crate::mount::find;
use nian_course::make::{Action, Passed, Way};
use nian_course::marks::is_mark;
use nian_course::packed::pack;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{CustomEvent, CustomEventInit, HtmlElement, window};

/// The longest name of a file, in characters.
const LONGEST_NAME: usize = 60;

/// Passes the example on.
pub(super) fn pass_on(way: Way, words: &Words, link: &Link) {
    let (text, title) = link.with(|page| {
        let usual = words.usual_title();
        let title = page.title().unwrap_or(usual).to_owned();
        (page.whole(page.draft(), usual), title)
    });
    match way {
        Way::File => {
            files::download(&format!("{}.json", file_name(&title)), &text);
            link.send(Action::Passed(Passed::Saved));
        }
        Way::Add | Way::Project => tell(way, &pack(&text)),
        Way::Tag | Way::Frame | Way::Link => {
            let place = format!("{}{}show/?lesson={}", words.root, words.folder, pack(&text));
            let Some(shown) = address(&place) else {
                return link.send(Action::Passed(Passed::Failed));
            };
            let file = |name: &str| address(&format!("{}{name}", words.root)).unwrap_or_default();
            let copied = match way {
                Way::Tag => tag(&file("nian.js"), &text, &shown, &title, words),
                Way::Frame => frame(&file("frame.js"), &shown, &title),
                _ => shown,
            };
            copy(way, copied, link.clone());
        }
    }
}

/// The title as the name of a file.
fn file_name(title: &str) -> String {
    let words = title.split(is_mark);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join("-").chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        "lesson".to_owned()
    } else {
        name
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
fn copy(way: Way, text: String, link: Link) {
    spawn_local(async move {
        let clipboard = window().and_then(|window| get(&window.navigator(), "clipboard"));
        let copying = clipboard.and_then(|to| call(&to, "writeText", &[text.as_str().into()]));
        let is_copied = kept(copying).await;
        link.send(Action::Passed(Passed::Copied(way, text, is_copied)));
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

/// The reader's lesson is a script's (`www/make.js`): it hears `nian-pass-on`, and answers by `nian-passed`.
fn tell(way: Way, packed: &str) {
    let detail = js_sys::Object::new();
    for (name, value) in [("way", way.name()), ("packed", packed)] {
        let _ = js_sys::Reflect::set(&detail, &name.into(), &value.into());
    }
    let about = CustomEventInit::new();
    about.set_detail(&detail);
    let event = CustomEvent::new_with_event_init_dict("nian-pass-on", &about);
    if let (Some(making), Ok(event)) = (find(".making"), event) {
        let _ = making.dispatch_event(&event);
    }
}

/// What the script answers: the number of things in the lesson, or why the example is not there.
pub(super) fn passed(detail: &JsValue) -> Passed {
    if let Some(count) = detail.as_f64() {
        return Passed::Added(count as usize);
    }
    match detail.as_string().as_deref() {
        Some("full") => Passed::Full,
        Some("forbidden") => Passed::Forbidden,
        Some("lesson") => Passed::LongForLesson,
        Some("address") => Passed::LongForAddress,
        _ => Passed::Failed,
    }
}

#[cfg(test)]
mod tests {
    use super::{file_name, frame};

    #[test]
    fn a_title_becomes_the_name_of_a_file() {
        assert_eq!(file_name("  3, 4 und 5: „Öl“ 拈!"), "3-4-und-5-Öl-拈");
        assert_eq!(file_name("—"), "lesson");
        assert_eq!(file_name(&"a".repeat(90)).len(), 60);
    }

    #[test]
    fn what_is_in_a_title_ends_no_attribute() {
        let made = frame("https://a/frame.js", "https://a/?b&c", "\"><img src=x>");
        assert!(made.contains("title=\"&quot;>&lt;img src=x>\""), "{made}");
        assert!(made.contains("src=\"https://a/?b&amp;c\""), "{made}");
    }
}
