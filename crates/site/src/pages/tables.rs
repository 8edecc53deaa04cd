use super::area::area;
use super::live::Live;
use super::needs_script::needs_script;
use super::position::refused;
use crate::{Address, Articles, WidgetTag};
use nian_words::{EveryPage, Language, TablePage as Words, TableSample};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct TablesProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// A table with a choice of its kind and its rules; `page.js` keeps both in the address.
#[component]
pub(super) fn Tables(props: &TablesProps) -> Html {
    let address = props.address;
    let language = address.language;
    let table = WidgetTag {
        element: "nian-table",
        attributes: vec![("of", TableSample::ALL[0].of.to_owned())],
    };
    html! {
        <div class="play">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            { form(language) }
            <Live {address} widget={table} />
            { area(address) }
            <section class="samples" aria-labelledby="all">
                <h2 id="all">{ language.among(&Words::ALL) }</h2>
                { for TableSample::ALL.iter().map(|table| sample(address, &props.articles, table)) }
            </section>
        </div>
    }
}

fn form(language: Language) -> Html {
    let options = TableSample::ALL.map(|table| {
        let rules = table.rules.first().copied().unwrap_or_default();
        html! { <option value={table.of} data-rules={rules}>{ language.among(&table.name) }</option> }
    });
    html! {
        <form class="setting table" action="./">
            <label for="of">{ language.among(&Words::TABLE) }</label>
            <select id="of" name="of">{ for options }</select>
            <label for="rules">{ language.among(&Words::RULES) }</label>
            <input id="rules" name="rules" type="text" value={TableSample::ALL[0].rules[0]}
                autocomplete="off" autocapitalize="none" spellcheck="false"
                aria-describedby="rules-hint" aria-errormessage="rules-refused" />
            <button type="submit">{ language.among(&Words::SHOW) }</button>
            { refused("rules-refused", language.among(&Words::REFUSED)) }
            <p id="rules-hint">{ language.among(&Words::RULES_HINT) }</p>
        </form>
    }
}

fn sample(address: Address, articles: &Articles, table: &TableSample) -> Html {
    let language = address.language;
    let of = table.of;
    let link = |rules: &&'static str| {
        html! { <li><a href={format!("?of={of}&rules={rules}")}><code>{ rules }</code></a></li> }
    };
    html! {
        <>
            <h3 id={format!("of-{of}")}>
                <a href={format!("?of={of}")}>{ language.among(&table.name) }</a>
            </h3>
            <p>
                { language.among(&table.about) }
                if let Some(section) = table.read {
                    { " " }<a href={articles.link_to_section(address, section)}>{ language.among(&Words::READ) }</a>
                }
            </p>
            if table.rules.len() > 1 {
                <ul class="choices">{ for table.rules.iter().map(link) }</ul>
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use nian_ui::model::{TableKind, Tables};
    use nian_words::TableSample;

    #[test]
    fn every_table_is_offered_under_rules_that_it_has() {
        for of in TableKind::ALL {
            let mut samples = TableSample::ALL.into_iter();
            let sample = samples.find(|sample| sample.of == of.name());
            let sample = sample.unwrap_or_else(|| panic!("{} is not offered", of.name()));
            assert!(!sample.rules.is_empty(), "{}", of.name());
            for rules in sample.rules {
                assert!(Tables::read(of, rules).is_some(), "{}: {rules}", of.name());
            }
        }
    }
}
