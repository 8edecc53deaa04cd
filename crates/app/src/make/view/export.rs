use super::super::words::Words;
use super::button::Button;
use nian_course::make::{Action, Export, ExportResult, Make};
use nian_words::{MakeSaid, Text};
use yew::prelude::*;

/// The ways in which the example is passed on.
pub fn out<S>(words: &Words, page: &Make<S>, send: &Callback<Action>) -> Html {
    let is_wrong = !page.judgement().faults.is_empty();
    let names = [
        MakeSaid::FILE,
        MakeSaid::TAG,
        MakeSaid::FRAME,
        MakeSaid::LINK,
        MakeSaid::ADD,
        MakeSaid::PROJECT,
    ];
    let mut buttons = Export::ALL.into_iter().zip(names).map(|(way, text)| {
        let is_file = way == Export::File;
        let button = Button {
            class: if is_file { "filled" } else { "plain" },
            is_off: is_wrong && !is_file,
            ..Button::new(way.name(), words.say(text), Action::PassOn(way))
        };
        button.html(send)
    });
    let elsewhere: Vec<Html> = buttons.by_ref().take(4).collect();
    let (passed, passings) = page.passed();
    let (said, copied) = passed.map_or_else(Default::default, |passed| status(words, passed));
    html! {
        <>
            <h2 id="out">{ words.say(MakeSaid::OUT) }</h2>
            <p class="wrong" hidden={!is_wrong}>{ words.say(MakeSaid::MEND_FIRST) }</p>
            <div class="doing">{ for elsewhere }</div>
            <div class="doing">{ for buttons }</div>
            <p class="said" role="status">{ said }</p>
            <pre key={passings} tabindex="0" aria-label={words.say(MakeSaid::TO_COPY).to_owned()} hidden={copied.is_empty()}><code>{ copied }</code></pre>
            <p class="about">
                { words.say(MakeSaid::IN_CLASS) }{ " " }
                <a href={words.class_page.clone()}>{ words.say(MakeSaid::TO_CLASS) }</a>
            </p>
        </>
    }
}

/// An address of so many characters goes through everywhere.
const SHORT: usize = 1500;

/// What is said of how it was passed on, and the text that was copied.
fn status(words: &Words, passed: &ExportResult) -> (String, String) {
    let say = |text: Text| (words.say(text).to_owned(), String::new());
    match passed {
        ExportResult::Saved => say(MakeSaid::SAVED),
        ExportResult::NotSaved => say(MakeSaid::NOT_SAVED),
        ExportResult::Copied(_, text, false) => {
            (words.say(MakeSaid::NOT_COPIED).to_owned(), text.clone())
        }
        ExportResult::Copied(way, text, true) => {
            let said = match way {
                Export::Tag => words.say(MakeSaid::COPIED_TAG).to_owned(),
                Export::Frame => words.say(MakeSaid::COPIED_FRAME).to_owned(),
                _ if text.len() > SHORT => {
                    words.fill(MakeSaid::COPIED_LONG, &[&text.len().to_string()])
                }
                _ => words.say(MakeSaid::COPIED_LINK).to_owned(),
            };
            (said, text.clone())
        }
        ExportResult::Added(count) => (
            words.fill(MakeSaid::ADDED, &[&count.to_string()]),
            String::new(),
        ),
        ExportResult::Full => say(MakeSaid::ADD_FULL),
        ExportResult::Forbidden => say(MakeSaid::ADD_FORBIDDEN),
        ExportResult::LongForLesson => say(MakeSaid::ADD_LONG),
        ExportResult::LongForAddress => say(MakeSaid::PROJECT_LONG),
        ExportResult::Failed => say(MakeSaid::NOT_LOADED),
    }
}
