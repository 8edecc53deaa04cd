use super::live::Live;
use crate::{Address, Articles, WidgetTag};
use nian_words::{NumberPage as Words, NumberSample, TablePage};
use yew::prelude::*;

/// A number in a number system, which the app keeps in the address, and samples.
pub(super) fn numbers(address: Address, articles: &Articles) -> Html {
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
        <>
            <p>{ language.among(&Words::INTRO) }</p>
            <Live {address} widget={number} />
            <section class="all-numbers" aria-labelledby="numbers">
                <h2 id="numbers">{ language.among(&Words::SAMPLES) }</h2>
                <ul>{ for NumberSample::ALL.iter().map(|number| sample(address, articles, number)) }</ul>
            </section>
        </>
    }
}

fn sample(address: Address, articles: &Articles, number: &NumberSample) -> Html {
    let language = address.language;
    let NumberSample { value, system, .. } = number;
    html! {
        <li>
            <a href={format!("?view=numbers&value={value}&in={system}")}>{ value }{ " · " }{ language.among(&number.name) }</a>
            { " · " }
            <a href={articles.link_to_section(address, number.read)}>{ language.among(&TablePage::READ) }</a>
        </li>
    }
}
