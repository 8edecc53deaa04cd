use crate::{Address, Page};
use nian_ui::model::THEMES;
use nian_words::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HeaderProps {
    pub(super) address: Address,
}

/// The head of every page: where one is, where one can go, in which language and light.
#[component]
pub(super) fn Header(props: &HeaderProps) -> Html {
    let address = props.address;
    let words = address.language.pages();
    let pages = [
        (Page::Play, words.play()),
        (Page::Lab, words.lab()),
        (Page::Tables, words.tables()),
        (Page::Numbers, words.numbers()),
        (Page::Checked, words.checked()),
        (Page::Glossary, words.glossary()),
        (Page::Embed, words.embed()),
    ];
    let links = pages.map(|(page, name)| page_link(address, page, name));
    html! {
        <header class="page-head">
            <nav aria-label={words.pages()}>
                <ul>
                    { page_link(address, Page::Home, words.home()) }
                    { articles_link(address) }
                    { for links }
                </ul>
            </nav>
            <div class="page-settings">
                { languages(address) }
                { themes(address.language) }
            </div>
        </header>
    }
}

fn page_link(address: Address, page: Page, name: &'static str) -> Html {
    let current = (page == address.page).then_some("page");
    html! { <li><a href={address.link_to_page(page)} aria-current={current}>{ name }</a></li> }
}

/// The list of articles, which stands on the first page.
fn articles_link(address: Address) -> Html {
    let href = format!("{}#articles", address.link_to_page(Page::Home));
    let current = matches!(address.page, Page::Article(_)).then_some("true");
    html! { <li><a {href} aria-current={current}>{ address.language.pages().articles() }</a></li> }
}

/// The same page in the other languages; `page.js` keeps query and section.
fn languages(address: Address) -> Html {
    let links = Language::ALL.map(|language| {
        let tag = language.tag();
        let current = (language == address.language).then_some("true");
        html! {
            <li>
                <a href={address.link_to_language(language)} lang={tag} hreflang={tag} aria-current={current}>
                    { language.pages().language() }
                </a>
            </li>
        }
    });
    html! {
        <nav class="languages" aria-label={address.language.pages().languages()}>
            <ul>{ for links }</ul>
        </nav>
    }
}

/// Light, dark or for a projector; hidden until `page.js`, which it needs, has run.
fn themes(language: Language) -> Html {
    let words = language.pages();
    let names = [
        words.theme_auto(),
        words.theme_light(),
        words.theme_dark(),
        words.theme_projector(),
    ];
    let choices = THEMES.into_iter().zip(names).map(|(theme, name)| {
        html! {
            <label>
                <input type="radio" name="theme" value={theme} checked={theme == THEMES[0]} />
                <span>{ name }</span>
            </label>
        }
    });
    html! {
        <fieldset class="themes">
            <legend>{ words.theme() }</legend>
            { for choices }
        </fieldset>
    }
}
