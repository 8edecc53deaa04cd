//! The blocks of a section: prose, widgets, tasks.

use super::super::discovery::{discovery, withheld};
use super::super::live::Live;
use super::super::own::own_numbers;
use super::ArticleProps;
use super::links::relinked;
use crate::article::Own;
use crate::{Block, Discovery, Page, Section, WidgetTag};
use nian_ui::model::SKILLS;
use nian_words::{ArticlePage as Words, PracticePage};
use yew::prelude::*;

/// The heading with its own markup, from the Markdown parser.
pub(super) fn heading(section: &Section) -> Html {
    Html::from_html_unchecked(section.heading.clone().into())
}

/// The anchor of a section, as a link.
pub(super) fn anchor(section: &Section) -> String {
    format!("#{}", section.id)
}

/// The links beside a heading: to its section, and to print that.
pub(super) fn section_links(props: &ArticleProps, section: &Section) -> Html {
    let name = props.address.language.among(&Words::SECTION_LINK);
    let print = props.address.language.among(&Words::PRINT);
    html! {
        <>
            <a class="anchor" href={anchor(section)} aria-label={name}>{ "§" }</a>
            <a class="anchor" href={format!("?print=text{}", anchor(section))}>{ print }</a>
        </>
    }
}

/// What stands under a heading, or before the first. Of a section whose rule readers are to find, all that tells it is
/// withheld; but not in the page with all of the article.
pub(super) fn blocks(props: &ArticleProps, blocks: &[Block]) -> Html {
    let is_whole = matches!(props.address.page, Page::Whole(_));
    let mut at = 0..blocks.len();
    let rest = at.find_map(|at| match blocks[at] {
        Block::Discovery(Discovery::Rest(name)) if !is_whole => Some((at, name)),
        _ => None,
    });
    let Some((at, name)) = rest else {
        return shown(props, blocks);
    };
    let rest = shown(props, &blocks[at + 1..]);
    html! {
        <>
            { shown(props, &blocks[..at]) }
            { withheld(props.address.language, name, rest) }
        </>
    }
}

fn shown(props: &ArticleProps, blocks: &[Block]) -> Html {
    // All of an article in one page is for paper and for searching: the reserves would be a quarter of it.
    let reserved = !matches!(props.address.page, Page::Whole(_));
    let blocks = blocks.iter().map(|block| match block {
        Block::Html(html) => Html::from_html_unchecked(relinked(props, html).into()),
        Block::Discovery(what) => discovery(props.address, *what),
        Block::Widget(widget) if widget.element == "nian-exercise" => tasks(props, widget),
        Block::Widget(widget) => {
            // Valid, as `check` has passed.
            let own = Own::of(widget).ok().flatten();
            html! {
                <>
                    { for own.map(|own| own_numbers(props.address.language, &own)) }
                    <Live address={props.address} widget={widget.clone()} library={props.library.clone()} {reserved} />
                </>
            }
        }
    });
    blocks.collect()
}

/// Tasks on the subject of a section, folded: nothing is fetched for them until they are unfolded.
fn tasks(props: &ArticleProps, widget: &WidgetTag) -> Html {
    let language = props.address.language;
    let skill = widget.attribute("skill").unwrap_or(SKILLS[0]);
    let at = SKILLS.iter().position(|&known| known == skill);
    let name = language.among(&PracticePage::SKILLS[at.unwrap_or_default()]);
    html! {
        <details class="tasks">
            <summary>{ language.among(&Words::TASKS) }{ language.interface().gap() }{ name }</summary>
            <Live address={props.address} widget={widget.clone()} />
        </details>
    }
}
