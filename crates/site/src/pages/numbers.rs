use super::live::Live;
use super::needs_script::needs_script;
use crate::{Address, Articles, WidgetTag};
use nian_words::{EveryPage, NumberPage as Words, NumberSample, TablePage};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct NumbersProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// A number in a number system; `page.js` keeps both in the address.
#[component]
pub(super) fn Numbers(props: &NumbersProps) -> Html {
    let address = props.address;
    let language = address.language;
    let [first, ..] = NumberSample::ALL;
    let number = WidgetTag {
        element: "nian-number",
        attributes: vec![
            ("value", first.value.to_owned()),
            ("in", first.system.to_owned()),
        ],
    };
    html! {
        <div class="play">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <Live {address} widget={number} />
            <section class="samples" aria-labelledby="samples">
                <h2 id="samples">{ language.among(&Words::SAMPLES) }</h2>
                <ul>{ for NumberSample::ALL.iter().map(|number| sample(address, &props.articles, number)) }</ul>
            </section>
        </div>
    }
}

fn sample(address: Address, articles: &Articles, number: &NumberSample) -> Html {
    let language = address.language;
    let NumberSample { value, system, .. } = number;
    html! {
        <li>
            <a href={format!("?value={value}&in={system}")}><code>{ value }{ " · " }{ system }</code></a>
            { " " }{ language.among(&number.name) }{ " · " }
            <a href={articles.link_to_section(address, number.read)}>{ language.among(&TablePage::READ) }</a>
        </li>
    }
}
