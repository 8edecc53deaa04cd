use super::needs_script::needs_script;
use crate::{Address, Articles, Block, Page};
use nian_words::{EveryPage, ShowPage as Words};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct ShowProps {
    pub(super) address: Address,
    pub(super) articles: Rc<Articles>,
}

/// A single widget; `page.js` inserts the one of the address, unless the page itself has one.
#[component]
pub(super) fn Show(props: &ShowProps) -> Html {
    let address = props.address;
    let language = address.language;
    let example = match address.page {
        Page::Example(name) => Some(name),
        _ => None,
    };
    let section = example.and_then(|name| section(&props.articles, name));
    let title = section.map_or(language.among(&Words::TITLE), |(_, title)| title);
    let read = section.map(|(at, _)| {
        html! {
            <>
                <a href={props.articles.link_to_section(address, at)} target="_top">{ language.among(&Words::READ) }</a>
                { " · " }
            </>
        }
    });
    html! {
        <div class="show"
            data-not-loaded={language.among(&EveryPage::PAPER_NOT_LOADED)} data-again={language.among(&EveryPage::AGAIN)}
            data-cut={language.among(&Words::CUT)}>
            <h1>{ title.to_owned() }</h1>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            <div class="shown" data-example={example}></div>
            <p class="more">
                { read }
                <a href={address.link_to_page(Page::Home)} target="_top">{ language.among(&Words::HOME) }</a>
            </p>
        </div>
    }
}

/// The section with an example, and its title.
pub(super) fn section<'a>(
    articles: &'a Articles,
    name: &'static str,
) -> Option<((&'static str, &'a str), &'a str)> {
    let (slug, _) = name.split_once('/')?;
    let mut sections = articles.get(slug)?.sections.iter();
    let shows = |block: &Block| matches!(block, Block::Widget(widget) if widget.attribute("src") == Some(name));
    let section = sections.find(|section| section.blocks.iter().any(shows))?;
    Some(((slug, &section.id), &section.title))
}
