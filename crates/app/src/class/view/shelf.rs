//! What can go into the lesson: ready-made lessons, and things of every kind, by chapter or found by a search.

use super::{Send, adding::Adding, card::card, complaint, ready::ready};
use crate::class::words::Words;
use crate::fields::folded;
use nian_course::class::{Action, Class, Hits, Tab};
use nian_course::deck::{Group, Thing};
use nian_course::store::Storage;
use nian_words::ClassSaid;
use std::rc::Rc;
use yew::prelude::*;

pub(super) fn shelf<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let tab = page.tab();
    let is_first = tab == Tab::Ready && page.deck().things.is_empty();
    let heading = if is_first {
        words.title.as_str()
    } else {
        words.say(ClassSaid::SHELF)
    };
    let about = match tab {
        Tab::Ready => ClassSaid::SHELF_READY,
        Tab::Mine => ClassSaid::SHELF_MINE,
        _ => ClassSaid::SHELF_ABOUT,
    };
    let hits = (!page.typed().is_empty()).then(|| page.hits(&|text| folded(text, "NFKC")));
    let has_hits = hits.as_ref().is_some_and(|hits| !hits.is_empty());
    let shown = match &hits {
        Some(hits) => found(words, page, hits, send),
        None => on_tab(words, page, send),
    };
    html! {
        <section class="shelf">
            <header>
                <div>
                    <h1>{ heading }</h1>
                    <p>{ words.say(about) }</p>
                </div>
                <Adding words={words.clone()} is_wrong={!page.faults().0.is_empty() && !page.typed().is_empty()} {has_hits} send={send.clone()} />
            </header>
            { complaint(words, page.faults()) }
            { tabs(words, page, send) }
            { shown }
        </section>
    }
}

fn tabs<S: Storage + Clone>(words: &Words, page: &Class<S>, send: &Send) -> Html {
    let tabs = Tab::ALL.map(|tab| {
        let count = match tab {
            Tab::Ready => page.ready().len(),
            Tab::Mine => 0,
            tab => page.on_tab(tab).iter().map(|group| group.items.len()).sum(),
        };
        let is_here = tab == page.tab() && page.typed().is_empty();
        let onclick = send.reform(move |_: MouseEvent| Action::See(tab));
        html! {
            <button type="button" aria-pressed={is_here.to_string()} {onclick}>
                { words.tab(tab) }
                if count > 0 { { " " }<small>{ count }</small> }
            </button>
        }
    });
    html! { <div class="tabs" role="group" aria-label={words.say(ClassSaid::SHELF).to_owned()}>{ for tabs }</div> }
}

fn on_tab<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, send: &Send) -> Html {
    let tab = page.tab();
    let groups = page.on_tab(tab);
    let make = format!("{}{}make/", words.root, words.folder);
    match tab {
        Tab::Ready => html! {
            <ul class="ready">{ for (0..page.ready().len()).map(|at| ready(words, page, at, send)) }</ul>
        },
        Tab::Mine => html! {
            <>
                { for groups.iter().enumerate().map(|(at, group)| one_group(words, page, at, group, send)) }
                <p class="onward"><a href={make}>{ words.say(ClassSaid::MAKE_ONE) }</a></p>
            </>
        },
        _ if groups.is_empty() => {
            let said = match page.is_settled() {
                true => words.say(ClassSaid::NOT_LOADED),
                false => words.coming(),
            };
            html! { <p>{ said }</p> }
        }
        _ => {
            html! { <>{ for groups.iter().enumerate().map(|(at, group)| one_group(words, page, at, group, send)) }</> }
        }
    }
}

fn one_group<S: Storage + Clone>(
    words: &Rc<Words>,
    page: &Class<S>,
    at: usize,
    group: &Group,
    send: &Send,
) -> Html {
    let cards = group.items.iter().cloned().map(Thing::new);
    let cards = cards.map(|thing| card(words, page, thing, send));
    let heading = group.title.as_ref().map(|title| {
        let label = words.fill(ClassSaid::PUT_GROUP_OF, &[title]);
        let onclick = send.reform(move |_: MouseEvent| Action::PutGroup(at));
        html! {
            <header>
                <h2>{ title }</h2>
                <button type="button" class="all" aria-label={label} {onclick}>{ words.say(ClassSaid::PUT_GROUP) }</button>
            </header>
        }
    });
    html! {
        <section class="group" key={format!("group-{at}")}>
            { heading.unwrap_or_default() }
            <ul class="cards">{ for cards }</ul>
        </section>
    }
}

fn found<S: Storage + Clone>(words: &Rc<Words>, page: &Class<S>, hits: &Hits, send: &Send) -> Html {
    let meant = hits.meant.iter().cloned();
    let items = hits.items.iter().cloned().map(Thing::new);
    let is_meant = |thing: &Thing| hits.meant.iter().any(|one| one.item == thing.item);
    let things: Vec<Thing> = meant
        .chain(items.filter(|thing| !is_meant(thing)))
        .collect();
    let said = if !hits.is_empty() {
        let count = things.len() + hits.ready.len();
        words.fill(ClassSaid::FOUND, &[&count.to_string()])
    } else if page.faults().0.is_empty() {
        words.fill(ClassSaid::FOUND_NOTHING, &[page.typed()])
    } else {
        String::new() // the complaint says more
    };
    html! {
        <>
            <p class="found" role="status">{ said }</p>
            if !hits.ready.is_empty() {
                <ul class="ready">{ for hits.ready.iter().map(|at| ready(words, page, *at, send)) }</ul>
            }
            <ul class="cards">{ for things.into_iter().map(|thing| card(words, page, thing, send)) }</ul>
        </>
    }
}
