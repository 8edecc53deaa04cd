use super::{ManualPageProps, code};
use crate::Page;
use crate::manual::{LiveTag, sample_of};
use nian_ui::model::ELEMENTS;
use nian_words::{Embedding as Words, Language, TableSample};
use yew::prelude::*;
use yew::virtual_dom::VTag;

/// The tags with their anchors; last the attributes of all tags.
fn groups() -> impl Iterator<Item = (&'static str, &'static str)> {
    let tags = Words::TAGS.map(|(tag, _)| (tag, tag));
    tags.into_iter().chain([("", "all")])
}

/// Anchors and titles of the sections of [`options`].
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

/// Each tag with its attributes, and each attribute with a live sample.
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
                    <p>{ language.among(&about) }</p>
                    { values }
                    { for sample.iter().map(|sample| code(&sample.code)) }
                </div>
                { for sample.iter().map(|sample| live(props, sample)) }
            </div>
        }
    })
}

/// The live sample. Its fallback is a link: with all pictures the pages of the three languages would be half a megabyte
/// larger.
fn live(props: &ManualPageProps, sample: &LiveTag) -> Html {
    let mut tag = VTag::new(sample.widget.element);
    for (name, value) in &sample.widget.attributes {
        tag.add_attribute(name, value.clone());
    }
    let show = props.address.link_to_page(Page::Show);
    let href = format!("{show}?{}", query(sample));
    let language = props.address.language;
    let mut tags = Words::TAGS.iter();
    let about = tags.find(|(known, _)| *known == sample.widget.element);
    let about = about.map_or("", |(_, about)| language.among(about));
    tag.add_child(html! {
        <p class="room"><a {href}>{ language.among(&Words::ALONE) }{ language.interface().gap() }{ about }</a></p>
    });
    tag.into()
}

/// The query by which the page with a single card shows the same.
fn query(sample: &LiveTag) -> String {
    let widget = &sample.widget;
    let name = widget.element.trim_start_matches("nian-");
    let mut all = ELEMENTS.iter();
    let shown_by = all.find(|(tag, _)| *tag == widget.element);
    let shown_by = shown_by.map_or("", |(_, own)| own[0]);
    let attributes = widget.attributes.iter().filter(|(key, _)| *key != "lang");
    let pairs = attributes.map(|(key, value)| {
        let key = if *key == shown_by { name } else { key };
        format!("{key}={value}")
    });
    pairs.collect::<Vec<_>>().join("&")
}

fn tables() -> Html {
    let names = TableSample::ALL.into_iter().enumerate();
    let names = names.map(|(at, table)| {
        let between = if at == 0 { "" } else { " · " };
        html! { <>{ between }<code>{ table.of }</code></> }
    });
    html! { <p>{ for names }</p> }
}
