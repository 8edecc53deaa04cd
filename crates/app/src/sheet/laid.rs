//! How paper is laid out, whatever stands on it: a head, groups of numbered items, and the answers on a page of their own. Where
//! pages end the styles decide.

use super::code::code;
use yew::prelude::*;

/// The most characters of an address that somebody types: about a line.
const TYPED: usize = 100;

/// The head of what is asked.
pub(crate) struct Head<'a> {
    pub(crate) title: String,
    pub(crate) about: String,
    /// What the pupil writes: the name, the date.
    pub(crate) fields: [&'a str; 2],
    /// What stands before the address.
    pub(crate) online: &'a str,
    /// Where the same is on a screen; `None` where there is no such address for others.
    pub(crate) address: Option<&'a str>,
    /// What the QR code is.
    pub(crate) code: &'a str,
}

/// Things of one kind.
#[derive(Default)]
pub(crate) struct Group {
    pub(crate) heading: Option<String>,
    /// What is to be done, above what is asked.
    pub(crate) how: Vec<String>,
    pub(crate) items: Vec<Placed>,
    /// So many stand in a row, where they are asked.
    pub(crate) row: usize,
    /// The class of a list of what is asked.
    pub(crate) class: Option<&'static str>,
}

impl Group {
    /// How many tasks there are.
    pub(crate) fn tasks(&self) -> usize {
        self.items.iter().filter(|item| item.is_task).count()
    }
}

/// An item, numbered if it is a task.
pub(crate) struct Placed {
    pub(crate) ask: Html,
    /// What stands among the answers, if anything does.
    pub(crate) key: Option<Html>,
    pub(crate) class: Option<&'static str>,
    /// Whether there is something to do.
    pub(crate) is_task: bool,
}

/// So many answers stand in a row.
const ANSWERS: usize = 2;

/// The parts that are wanted: what is asked, if there is a head for it, and the answers below this title.
pub(crate) fn parts(
    head: Option<&Head<'_>>,
    key: Option<(String, &str)>,
    groups: &[Group],
) -> Html {
    html! {
        <>
            if let Some(head) = head {
                <section class="sheet-part">
                    { head_of(head) }
                    { all(groups, false) }
                </section>
            }
            if let Some((title, about)) = key {
                <section class="sheet-part sheet-key">
                    <header>
                        <h2>{ title }</h2>
                        <p class="sheet-about">{ about }</p>
                    </header>
                    { all(groups, true) }
                </section>
            }
        </>
    }
}

fn head_of(head: &Head<'_>) -> Html {
    let fields = head
        .fields
        .iter()
        .map(|label| html! { <span>{ *label }</span> });
    html! {
        <header class="sheet-head">
            <div>
                <h2>{ &head.title }</h2>
                <p class="sheet-about">{ &head.about }</p>
                <p class="sheet-fields">{ for fields }</p>
                if let Some(address) = head.address { { online(head.online, address) } }
            </div>
            { for head.address.and_then(|address| code(address, head.code)) }
        </header>
    }
}

/// A long address nobody types: only the code stands for it, and no colon leads to nothing.
fn online(words: &str, address: &str) -> Html {
    let text = readable(address);
    if text.chars().count() > TYPED {
        let words = words.trim_end_matches([':', '：']);
        return html! { <p class="sheet-online of-code">{ words }</p> };
    }
    html! {
        <p class="sheet-online">
            <span>{ words }</span>{ " " }<a href={address.to_owned()}>{ text }</a>
        </p>
    }
}

/// An address as one reads it.
fn readable(address: &str) -> String {
    let decoded = js_sys::decode_uri(address).ok();
    decoded.map_or_else(|| address.to_owned(), String::from)
}

/// All groups: the answers if it is a key, else what is asked.
fn all(groups: &[Group], is_key: bool) -> Html {
    let mut before = 0;
    let sections = groups.iter().map(|group| {
        let items = group.items.iter().filter_map(|item| {
            before += usize::from(item.is_task);
            let number = if item.is_task {
                format!("{before}.")
            } else {
                String::new()
            };
            let shown = if is_key {
                item.key.clone()?
            } else {
                item.ask.clone()
            };
            Some(html! {
                <li class={item.class}><b class="sheet-number">{ number }</b>{ shown }</li>
            })
        });
        section(group, items.collect(), is_key)
    });
    html! { <>{ for sections }</> }
}

fn section(group: &Group, mut first: Vec<Html>, is_key: bool) -> Html {
    if first.is_empty() {
        return Html::default();
    }
    let row = if is_key {
        ANSWERS.min(group.row)
    } else {
        group.row
    };
    let rest = first.split_off(row.min(first.len()));
    let class = group.class.filter(|_| !is_key);
    let how = if is_key { &[] } else { &group.how[..] };
    // What stands above them is kept together with the first of them: no browser keeps a heading with what follows.
    html! {
        <section class="sheet-group">
            <div class="sheet-begin">
                if group.heading.is_some() || !how.is_empty() {
                    <div class="sheet-top">
                        if let Some(heading) = &group.heading { <h3>{ heading }</h3> }
                        { for how.iter().map(|text| html! { <p class="sheet-how">{ text }</p> }) }
                    </div>
                }
                { list(first, class) }
            </div>
            if !rest.is_empty() { { list(rest, class) } }
        </section>
    }
}

/// Its role is said: where a list has no box of its own it would not be told as one.
fn list(items: Vec<Html>, class: Option<&'static str>) -> Html {
    html! { <ol class={classes!("sheet-items", class)} role="list">{ for items }</ol> }
}
