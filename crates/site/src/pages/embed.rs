use super::builder::builder;
use crate::{Address, Library, Page};
use nian_words::{Embedding as Words, Language, MakePage, TableSample, Text};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct EmbedProps {
    pub(super) address: Address,
    pub(super) library: Rc<Library>,
}

/// How to put a widget into another page, with a builder of tags, which `embed.js` runs.
#[component]
pub(super) fn Embed(props: &EmbedProps) -> Html {
    let language = props.address.language;
    html! {
        <div class="play embed">
            <h1>{ language.among(&Words::TITLE) }</h1>
            <p>{ language.among(&Words::INTRO) }</p>
            { builder(props.address, &props.library) }
            <section aria-labelledby="elements">
                <h2 id="elements">{ language.among(&Words::ELEMENTS) }</h2>
                <p>{ language.among(&Words::FALLBACK) }</p>
                <p>{ language.among(&Words::POLICY) }</p>
                { pairs(language, &Words::TAGS) }
            </section>
            <section aria-labelledby="attributes">
                <h2 id="attributes">{ language.among(&Words::ATTRIBUTES) }</h2>
                { attributes(language) }
                <p>{ language.among(&Words::WRONG) }</p>
            </section>
            <section aria-labelledby="scripting">
                <h2 id="scripting">{ language.among(&Words::SCRIPTING) }</h2>
                { pairs(language, &Words::INTERFACE) }
            </section>
            <section aria-labelledby="styling">
                <h2 id="styling">{ language.among(&Words::STYLING) }</h2>
                { pairs(language, &Words::PROPERTIES) }
                <p>{ language.among(&Words::THEME) }</p>
            </section>
            <section aria-labelledby="frames">
                <h2 id="frames">{ language.among(&Words::FRAMES) }</h2>
                <p>
                    { language.among(&Words::FRAME[0]) }{ " " }
                    <a href={props.address.link_to_page(Page::Show)}><code>{ "show/" }</code></a>
                    { language.among(&Words::FRAME[1]) }
                </p>
            </section>
            <section aria-labelledby="lessons">
                <h2 id="lessons">{ language.among(&Words::LESSONS) }</h2>
                <p>
                    { language.among(&Words::LESSON) }{ " " }
                    <a href={props.address.link_to("lesson.schema.json")}>{ language.among(&Words::SCHEMA[0]) }</a>
                    { language.among(&Words::SCHEMA[1]) }
                </p>
                <p>
                    { language.among(&MakePage::BY_PLAYING) }{ " " }
                    <a href={props.address.link_to_page(Page::Make)}>{ language.among(&MakePage::TITLE) }</a>
                </p>
            </section>
        </div>
    }
}

fn pairs(language: Language, pairs: &[(&'static str, Text)]) -> Html {
    let rows = pairs.iter().map(|(name, about)| {
        html! { <div><dt><code>{ name }</code></dt><dd>{ language.among(about) }</dd></div> }
    });
    html! { <dl class="names">{ for rows }</dl> }
}

fn attributes(language: Language) -> Html {
    let heads = Words::COLUMNS.map(|head| html! { <th scope="col">{ language.among(&head) }</th> });
    let rows = Words::VALUES.iter().map(|(tag, name, about)| {
        let values = if *name == "of" {
            tables()
        } else {
            Html::default()
        };
        html! {
            <tr>
                <td>{ code(tag) }</td>
                <th scope="row">{ code(name) }</th>
                <td>{ language.among(about) }{ values }</td>
            </tr>
        }
    });
    html! {
        <table class="attributes">
            <thead><tr>{ for heads }</tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

fn code(name: &'static str) -> Html {
    if name.is_empty() {
        return html! { "—" };
    }
    html! { <code>{ name }</code> }
}

fn tables() -> Html {
    let names = TableSample::ALL.map(|table| html! { <>{ " " }<code>{ table.of }</code></> });
    names.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use nian_words::Embedding;
    use std::collections::BTreeSet;

    /// The custom properties that a text names.
    fn named(text: &str) -> BTreeSet<&str> {
        let ends = |char: char| !(char.is_ascii_lowercase() || char == '-');
        let places = text.match_indices("--nian-").map(|(at, _)| &text[at..]);
        places
            .map(|rest| rest.split(ends).next().unwrap_or_default())
            .collect()
    }

    #[test]
    fn every_custom_property_is_told() {
        let sources = [
            include_str!("../../../../www/css/tokens.css"),
            include_str!("../../../../www/css/picture.css"),
            include_str!("../../../../www/css/stance.css"),
        ]
        .concat();
        let names = Embedding::PROPERTIES.map(|(names, _)| names).join(" ");
        assert_eq!(named(&sources), named(&names));
        let readme = include_str!("../../../../README.md");
        assert_eq!(named(readme), named(&names));
    }
}
