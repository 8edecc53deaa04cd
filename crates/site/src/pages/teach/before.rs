//! Preparations for a class: the projector, the pupils' devices, paper, offline use, the teacher's own plans.

use crate::{Address, Page};
use nian_words::{MakePage, TeachPage as Words, Text};
use yew::prelude::*;

pub(super) fn section(address: Address) -> Html {
    let language = address.language;
    let practice = address.link_to_page(Page::Practice);
    let sheet = format!("{practice}?level=1&seed=1&count=12&print=both&v=1");
    let embed = address.link_to_page(Page::Embed);
    html! {
        <section class="before" aria-labelledby="before">
            <h2 id="before">{ language.among(&Words::BEFORE) }</h2>
            <div class="parts">
            { part(address, &Words::PROJECTING, &Words::PROJECTING_ABOUT, keys(address)) }
            { part(address, &Words::PUPILS, &Words::PUPILS_ABOUT, way(address, practice, &Words::PUPILS_LINK)) }
            { part(address, &Words::PAPER, &Words::PAPER_ABOUT, way(address, sheet, &Words::PAPER_LINK)) }
            { part(address, &Words::OFFLINE, &Words::OFFLINE_ABOUT, Html::default()) }
            { part(address, &Words::MINE, &Words::MINE_ABOUT, mine(address)) }
            { part(address, &Words::PAGES, &Words::PAGES_ABOUT, way(address, embed, &Words::PAGES_LINK)) }
            </div>
        </section>
    }
}

fn part(address: Address, title: &Text, about: &Text, more: Html) -> Html {
    let language = address.language;
    html! {
        <div>
            <h3>{ language.among(title) }</h3>
            <p>{ language.among(about) }</p>
            { more }
        </div>
    }
}

/// The link to a page that is named.
fn way(address: Address, href: String, name: &Text) -> Html {
    html! { <p><a {href}>{ address.language.among(name) }</a></p> }
}

/// Where a lesson and an example of one's own are put together.
fn mine(address: Address) -> Html {
    let to = |page| address.link_to_page(page);
    html! {
        <>
            { way(address, to(Page::Class), &Words::MINE_LINK) }
            { way(address, to(Page::Make), &MakePage::TITLE) }
        </>
    }
}

fn keys(address: Address) -> Html {
    let keys = Words::KEYS.chunks_exact(2).map(|pair| {
        let [keys, does] = [&pair[0], &pair[1]].map(|text| address.language.among(text));
        html! { <div><dt>{ keys }</dt><dd>{ does }</dd></div> }
    });
    html! { <dl class="facts keys">{ for keys }</dl> }
}
