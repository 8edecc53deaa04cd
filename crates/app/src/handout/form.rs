//! What is chosen of a handout, and what is said of that.

use super::{State, Words};
use crate::fields::is_ticked;
use crate::fill::{clipped, fill};
use crate::select::{Select, options};
use nian_course::deck::Fault;
use nian_course::handout::{Action, Contents, Space};
use nian_course::practice::Fallback;
use nian_ui::model::Widget;
use nian_words::Handout as HandoutText;
use std::rc::Rc;
use yew::prelude::*;

type Send = Callback<Action<Rc<Widget>>>;

/// The contents, the room to write, and the buttons that print them and lead back.
pub(super) fn form(page: &State, words: &Words, back: &str, send: &Send) -> Html {
    let say = |text| words.texts.say(text).to_owned();
    let name = |contents: &Contents| match contents {
        Contents::Text => HandoutText::TEXT,
        Contents::Sheet => HandoutText::SHEET,
        Contents::Key => HandoutText::KEY_ONLY,
        Contents::Both => HandoutText::BOTH,
    };
    let all = Contents::all(page.of_article()).iter();
    let all = all.map(|contents| (contents.name().to_owned(), say(name(contents))));
    let room = |space: Space| match space {
        Space::Usual => HandoutText::USUAL_ROOM,
        Space::More => HandoutText::MORE_ROOM,
        Space::None => HandoutText::NO_ROOM,
    };
    let rooms = Space::ALL.map(|space| (space.name().to_owned(), say(room(space))));
    let print = send.reform(|event: MouseEvent| {
        event.prevent_default();
        Action::Print
    });
    html! {
        <form class="setting practice" autocomplete="off">
            <Select id="handout-parts" name="print" label={say(HandoutText::PARTS)} value={page.contents().name()}
                options={options(all)} onchange={send.reform(Action::Choose)} />
            if !page.is_text() {
                <Select id="handout-room" name="room" label={say(HandoutText::ROOM)} value={page.space().name()}
                    options={options(rooms.into_iter())} onchange={send.reform(Action::Space)} />
            }
            <button type="submit" name="paper" onclick={print}>{ say(HandoutText::PRINT) }</button>
            <a href={back.to_owned()}>{ say(HandoutText::BACK) }</a>
        </form>
    }
}

/// The steps of each thing, to be ticked.
pub(super) fn choice(page: &State, words: &Words, send: &Send) -> Html {
    // Of a board there is something to choose where it would be left out, though it is but one.
    let things = page
        .sheets()
        .filter(|sheet| sheet.steps > usize::from(sheet.model.game().is_none()));
    let fields = things.map(|sheet| {
        let at = sheet.at;
        let boxes = (0..sheet.steps).map(|step| {
            let label = match step {
                0 => words.texts.say(HandoutText::START).to_owned(),
                step => step.to_string(),
            };
            let onchange = send.reform(move |event: Event| {
                Action::Tick(at, step, is_ticked(&event))
            });
            html! {
                <label>
                    <input type="checkbox" name={format!("{at}.{step}")} data-step={step.to_string()}
                        checked={sheet.chosen.contains(&step)} {onchange} />
                    <span>{ label }</span>
                </label>
            }
        });
        html! { <fieldset key={at}><legend>{ sheet.name }</legend>{ for boxes }</fieldset> }
    });
    let mut fields = fields.peekable();
    if fields.peek().is_none() {
        return Html::default();
    }
    html! {
        <details class="handout-steps">
            <summary>{ words.texts.say(HandoutText::STEPS) }</summary>
            { for fields }
        </details>
    }
}

/// What is wrong; what did not come is asked for again by a button.
pub(super) fn status(page: &State, words: &Words, faults: &[Fault], send: &Send) -> Html {
    let texts = &words.texts;
    let mut said = Vec::new();
    for fault in faults {
        let one = match fault {
            Fault::Item(about) | Fault::Unknown(about) => texts.fill(HandoutText::LOST, &[about]),
            _ => texts.say(HandoutText::UNREAD).to_owned(),
        };
        if !said.contains(&one) {
            said.push(one);
        }
    }
    if page.is_lost() {
        said.push(texts.say(HandoutText::NOT_LOADED).to_owned());
    } else if !page.is_made() {
        said.push(texts.say(HandoutText::MAKING).to_owned());
    } else {
        said.extend(page.refused().map(|refused| {
            let used = match refused.used {
                Fallback::Named(used) => used,
                _ => "",
            };
            let value = clipped(&refused.value);
            fill(&words.bad, &[refused.name, &value, used])
        }));
        if page.is_empty() {
            said.push(texts.say(HandoutText::NOTHING).to_owned());
        }
    }
    let has_lost = page.is_made() && page.lost().next().is_some();
    if has_lost {
        for (name, why) in page.lost() {
            said.push(texts.fill(HandoutText::LOST, &[&clipped(name)]));
            said.extend((!why.is_empty()).then(|| why.to_owned()));
        }
    }
    if said.is_empty() {
        return Html::default();
    }
    let again = send.reform(|_: MouseEvent| Action::Again);
    let text = said.join(" ");
    html! {
        <>
            <span key={format!("{}-{text}", page.number())}>{ text }</span>
            if has_lost || page.is_lost() {
                <button type="button" name="again" onclick={again}>{ texts.say(HandoutText::AGAIN) }</button>
            }
        </>
    }
}
