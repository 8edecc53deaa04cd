use super::{ManualPageProps, code, live};
use crate::manual::sample_of;
use nian_words::{Embedding as Words, Language, TableSample};
use yew::prelude::*;

/// The tags, and at last what all of them have: the tag and its anchor.
fn groups() -> impl Iterator<Item = (&'static str, &'static str)> {
    let tags = Words::TAGS.map(|(tag, _)| (tag, tag));
    tags.into_iter().chain([("", "all")])
}

/// Anchors and titles of what [`options`] writes.
pub(super) fn sections(language: Language) -> impl Iterator<Item = (String, String)> {
    groups().map(move |(tag, id)| {
        let title = if tag.is_empty() {
            language.among(&Words::EVERY)
        } else {
            tag
        };
        (id.to_owned(), title.to_owned())
    })
}

/// Each tag with its attributes, and each attribute with a tag that has it, alive.
pub(super) fn options(props: &ManualPageProps) -> Html {
    let groups = groups().map(|(tag, id)| {
        html! {
            <section aria-labelledby={id}>
                { heading(props, tag, id) }
                { for attributes(props, tag, id) }
            </section>
        }
    });
    groups.collect()
}

fn heading(props: &ManualPageProps, tag: &'static str, id: &'static str) -> Html {
    let language = props.address.language;
    let about = Words::TAGS.into_iter().find(|(known, _)| *known == tag);
    match about {
        Some((_, about)) => html! {
            <><h2 {id}><code>{ tag }</code></h2><p>{ language.among(&about) }</p></>
        },
        None => html! { <h2 {id}>{ language.among(&Words::EVERY) }</h2> },
    }
}

fn attributes(
    props: &ManualPageProps,
    tag: &'static str,
    id: &'static str,
) -> impl Iterator<Item = Html> {
    let language = props.address.language;
    let own = Words::VALUES.into_iter().filter(move |(of, ..)| *of == tag);
    own.map(move |(_, name, about)| {
        let sample = sample_of(tag, name);
        let values = if name == "of" {
            tables()
        } else {
            Html::default()
        };
        html! {
            <div class="option">
                <div>
                    <h3 id={format!("{id}-{name}")}><code>{ name }</code></h3>
                    <p>{ language.among(&about) }{ values }</p>
                    { for sample.iter().map(|sample| code(&sample.code)) }
                </div>
                { for sample.iter().map(|sample| live(props, sample)) }
            </div>
        }
    })
}

fn tables() -> Html {
    let names = TableSample::ALL.map(|table| html! { <>{ " " }<code>{ table.of }</code></> });
    names.into_iter().collect()
}
