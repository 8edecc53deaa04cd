use super::live::Live;
use crate::{Address, Articles, WidgetTag};
use nian_words::{TablePage as Words, TableSample};
use yew::prelude::*;

/// A table, whose kind and rules the app sets.
pub(super) fn table(address: Address) -> Html {
    let table = WidgetTag {
        element: "nian-table",
        attributes: vec![("of", TableSample::ALL[0].of.to_owned())],
    };
    html! { <Live {address} widget={table} /> }
}

/// The list of all tables.
pub(super) fn all_tables(address: Address, articles: &Articles) -> Html {
    html! {
        <section class="all-tables" aria-labelledby="all">
            <h2 id="all">{ address.language.among(&Words::TABLES) }</h2>
            { for TableSample::ALL.iter().map(|table| sample(address, articles, table)) }
        </section>
    }
}

fn sample(address: Address, articles: &Articles, table: &TableSample) -> Html {
    let language = address.language;
    let of = table.of;
    let link = |rules: &&'static str| {
        html! { <li><a href={format!("?view=pattern&of={of}&rules={rules}")}><code>{ rules }</code></a></li> }
    };
    html! {
        <>
            <h3 id={format!("of-{of}")}>
                <a href={format!("?view=pattern&of={of}")}>{ language.among(&table.name) }</a>
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
