//! Preparations for a class: what can be taught, the projector, the pupils' devices, paper, offline use, the teacher's own plans.

use super::taught;
use crate::{Address, Articles, Page};
use nian_words::{MakePage, TeachPage as Words, Text};
use yew::prelude::*;

/// The section beneath a lesson of one's own. Stage, paper and what pupils open are without it (`preparing.css`).
pub(crate) fn preparing(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let practice = address.link_to_page(Page::Practice);
    let sheet = format!("{practice}?level=1&seed=1&count=12&print=both&v=2");
    let make = address.link_to_page(Page::Make);
    let embed = address.link_to_page(Page::Embed);
    html! {
        <section class="preparing" aria-labelledby="before">
            <h2 id="before">{ language.among(&Words::BEFORE) }</h2>
            <p>{ language.among(&Words::INTRO) }</p>
            <p>{ language.among(&Words::TIMES) }</p>
            { taught::table(address, articles) }
            <div class="parts">
            { part(address, &Words::PROJECTING, &Words::PROJECTING_ABOUT, keys(address)) }
            { part(address, &Words::PUPILS, &Words::PUPILS_ABOUT, way(address, practice, &Words::PUPILS_LINK)) }
            { part(address, &Words::PAPER, &Words::PAPER_ABOUT, way(address, sheet, &Words::PAPER_LINK)) }
            { part(address, &Words::OFFLINE, &Words::OFFLINE_ABOUT, Html::default()) }
            { part(address, &Words::MINE, &Words::MINE_ABOUT, way(address, make, &MakePage::TITLE)) }
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

fn keys(address: Address) -> Html {
    let keys = Words::KEYS.chunks_exact(2).map(|pair| {
        let [keys, does] = [&pair[0], &pair[1]].map(|text| address.language.among(text));
        html! { <div><dt>{ keys }</dt><dd>{ does }</dd></div> }
    });
    html! { <dl class="keys">{ for keys }</dl> }
}
