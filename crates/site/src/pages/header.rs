use crate::{Address, Page};
use nian_ui::model::THEMES;
use nian_words::{EveryPage, Language};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HeaderProps {
    pub(super) address: Address,
}

/// The head of every page: breadcrumbs, links, languages and themes.
#[component]
pub(super) fn Header(props: &HeaderProps) -> Html {
    let address = props.address;
    let language = address.language;
    let pages = [
        (Page::Play, language.among(&EveryPage::PLAY)),
        (Page::Practice, language.among(&EveryPage::PRACTICE)),
        (Page::Lab, language.among(&EveryPage::LAB)),
        (Page::Tables, language.among(&EveryPage::TABLES)),
        (Page::Numbers, language.among(&EveryPage::NUMBERS)),
        (Page::Checked, language.among(&EveryPage::CHECKED)),
        (Page::Glossary, language.among(&EveryPage::GLOSSARY)),
        (Page::Teach, language.among(&EveryPage::TEACH)),
        (Page::Embed, language.among(&EveryPage::EMBED)),
    ];
    let links = pages.map(|(page, name)| page_link(address, page, name));
    html! {
        <header class="page-head">
            <nav aria-label={language.among(&EveryPage::PAGES)}>
                <ul>
                    { page_link(address, Page::Home, language.among(&EveryPage::HOME)) }
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
    let within = page == Page::Embed && matches!(address.page, Page::Manual(_));
    let current = match page == address.page {
        true => Some("page"),
        false => within.then_some("true"),
    };
    html! { <li><a href={address.link_to_page(page)} aria-current={current}>{ name }</a></li> }
}

/// The link to the list of articles.
fn articles_link(address: Address) -> Html {
    let href = address.link_to_page(Page::Articles);
    let current = match address.page {
        Page::Articles => Some("page"),
        page => page.article().map(|_| "true"),
    };
    html! { <li><a {href} aria-current={current}>{ address.language.among(&EveryPage::ARTICLES) }</a></li> }
}

/// The links to the page in the other languages; `page.js` keeps query and fragment.
fn languages(address: Address) -> Html {
    let links = Language::WITH_PAGES.map(|language| {
        let tag = language.tag();
        let current = (language == address.language).then_some("true");
        html! {
            <li>
                <a href={address.link_to_language(language)} lang={tag} hreflang={tag} aria-current={current}>
                    { language.name() }
                </a>
            </li>
        }
    });
    html! {
        <nav class="languages" aria-label={address.language.among(&EveryPage::LANGUAGES)}>
            <ul>{ for links }</ul>
        </nav>
    }
}

/// The themes light, dark and projector; hidden until `page.js`, which they need, has run.
fn themes(language: Language) -> Html {
    let names = [
        language.among(&EveryPage::THEME_AUTO),
        language.among(&EveryPage::THEME_LIGHT),
        language.among(&EveryPage::THEME_DARK),
        language.among(&EveryPage::THEME_PROJECTOR),
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
            <legend>{ language.among(&EveryPage::THEME) }</legend>
            { for choices }
        </fieldset>
    }
}
