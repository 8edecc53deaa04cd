//! The manual for authors of other pages: how to embed a widget, and its options.

mod options;
mod reference;

use super::builder::builder;
use super::live::Live;
use super::needs_script::not_loaded;
use crate::manual::{LiveTag, ManualExample, Piece, Reference};
use crate::{Address, Library, Manual, Page, WidgetTag};
use nian_words::{Builder, Embedding as Words, Tools};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ManualPageProps {
    pub(super) address: Address,
    pub(super) manual: Rc<Manual>,
    pub(super) library: Rc<Library>,
}

/// A chapter, or the first page, which has the builder of tags. `embed.js` runs the builder, the buttons that copy
/// code, and puts the address of this site into the code.
#[component]
pub(super) fn ManualPage(props: &ManualPageProps) -> Html {
    let language = props.address.language;
    let Some(chapter) = props.manual.chapter(props.address.page) else {
        return Html::default();
    };
    let [not_loaded, again] = not_loaded(language);
    html! {
        <div class="play manual" data-not-loaded={not_loaded} data-again={again} data-copy={language.among(&Tools::COPY)}
            data-copied={language.among(&Tools::COPIED)} data-failed={language.among(&Tools::NOT_COPIED)}>
            <h1>{ &chapter.title }</h1>
            { chapters(props) }
            { sections(props) }
            { for chapter.pieces.iter().map(|piece| piece_html(props, piece)) }
            { onwards(props) }
        </div>
    }
}

/// The anchors from when the manual was one page, and the chapter that each is in now.
const ANCHORS: [(&str, &str); 5] = [
    ("attributes", "options"),
    ("scripting", "scripting"),
    ("styling", "styling"),
    ("frames", "recipes"),
    ("lessons", "lessons"),
];

fn chapters(props: &ManualPageProps) -> Html {
    let address = props.address;
    let links = props.manual.pages().map(|(page, chapter)| {
        let current = (page == address.page).then_some("page");
        let mut anchors = ANCHORS.iter();
        let anchor = anchors.find(|(_, name)| page == Page::Manual(name));
        let id = anchor.filter(|_| address.page == Page::Embed).map(|(id, _)| *id);
        html! {
            <li {id}><a href={address.link_to_page(page)} aria-current={current}>{ &chapter.title }</a></li>
        }
    });
    html! {
        <nav class="chapters" aria-label={address.language.among(&Words::CHAPTERS)}>
            <ol>{ for links }</ol>
        </nav>
    }
}

/// The contents of a long chapter.
fn sections(props: &ManualPageProps) -> Html {
    let Some(chapter) = props.manual.chapter(props.address.page) else {
        return Html::default();
    };
    let language = props.address.language;
    let mut links = Vec::new();
    if chapter
        .pieces
        .contains(&Piece::Reference(Reference::Options))
    {
        links.extend(options::sections(language));
    }
    let builder = chapter.pieces.iter().position(|one| *one == Piece::Builder);
    let is_below = |id: &str| {
        let heading = format!(" id=\"{id}\"");
        let below = &chapter.pieces[builder.unwrap_or(0)..];
        below
            .iter()
            .any(|piece| matches!(piece, Piece::Html(html) if html.contains(&heading)))
    };
    let mut left = chapter.sections.iter().cloned().peekable();
    if builder.is_some() {
        links.extend(std::iter::from_fn(|| left.next_if(|(id, _)| !is_below(id))));
        links.push((
            "builder".to_owned(),
            language.among(&Builder::HEADING).to_owned(),
        ));
    }
    links.extend(left);
    if links.len() < 3 {
        return Html::default();
    }
    let links = links.into_iter().map(|(id, title)| {
        html! { <li><a href={format!("#{id}")}>{ title }</a></li> }
    });
    html! {
        <nav class="sections" aria-label={language.among(&Words::SECTIONS)}>
            <ul>{ for links }</ul>
        </nav>
    }
}

/// The link to the next chapter.
fn onwards(props: &ManualPageProps) -> Html {
    let pages = props.manual.pages();
    let next = pages
        .skip_while(|(page, _)| *page != props.address.page)
        .nth(1);
    let Some((page, chapter)) = next else {
        return Html::default();
    };
    html! {
        <p class="onwards">
            <a href={props.address.link_to_page(page)}>
                { props.address.language.among(&Words::NEXT) }{ " " }{ &chapter.title }
            </a>
        </p>
    }
}

fn piece_html(props: &ManualPageProps, piece: &Piece) -> Html {
    match piece {
        Piece::Html(html) => Html::from_html_unchecked(html.clone().into()),
        Piece::Sample(sample) => html! {
            <div class="sample">{ code(&sample.code) }{ live(props, sample) }</div>
        },
        Piece::Builder => builder(props.address, &props.library),
        Piece::Reference(Reference::Options) => options::options(props),
        Piece::Reference(Reference::Interface) => {
            reference::pairs(props.address.language, &Words::INTERFACE)
        }
        Piece::Reference(Reference::Styles) => {
            reference::pairs(props.address.language, &Words::PROPERTIES)
        }
        Piece::Recipe(text) => code(text),
        Piece::Example(name) => match props.manual.example(name) {
            Some(example) => lesson_html(props, example),
            None => Html::default(),
        },
    }
}

fn code(text: &str) -> Html {
    html! { <pre><code>{ text }</code></pre> }
}

fn live(props: &ManualPageProps, sample: &LiveTag) -> Html {
    let widget = sample.widget.clone();
    html! {
        <Live address={props.address} {widget} library={props.library.clone()} />
    }
}

/// An example to download: its sentence, its content, and the file.
fn lesson_html(props: &ManualPageProps, example: &ManualExample) -> Html {
    let widget = WidgetTag {
        element: "nian-example",
        attributes: vec![("src", example.name.clone())],
    };
    html! {
        <div class="sample">
            <div>
                // Its texts are in several languages.
                <pre lang="mul"><code>{ example.text.trim_end() }</code></pre>
                <p><a href={example.name.clone()} download={example.name.clone()}>
                    { props.address.language.among(&Words::DOWNLOAD) }{ " " }{ &example.name }
                </a></p>
            </div>
            <Live address={props.address} {widget} example={example.example.clone()} />
        </div>
    }
}
