use super::entry::entry;
use crate::Address;
use nian_words::{EveryPage, Language, Text};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct HeaderProps {
    pub(super) address: Address,
}

/// The pages in the head: folder, name, and the folders of the pages that belong to it.
const PAGES: [(&str, Text, &[&str]); 4] = [
    ("articles/", EveryPage::ARTICLES, &["articles"]),
    (
        "play/",
        EveryPage::PLAY,
        &["play", "lab", "tables", "numbers"],
    ),
    ("practice/", EveryPage::PRACTICE, &["practice"]),
    ("class/", EveryPage::TEACH, &["class", "make", "teach"]),
];

/// The head of every page: links, languages and the theme.
#[component]
pub(super) fn Header(props: &HeaderProps) -> Html {
    let address = props.address;
    let language = address.language;
    let links = PAGES
        .map(|(folder, name, parts)| entry(address, folder, parts, language.among(&name).into()));
    html! {
        <header class="page-head">
            <nav class="entries" aria-label={language.among(&EveryPage::PAGES)}>
                <ul>
                    { entry(address, "", &[], sign(language)) }
                    { for links }
                </ul>
            </nav>
            <div class="page-settings">
                { languages(address) }
                { theme(language) }
            </div>
        </header>
    }
}

/// The character of the name, which is the sign of the first page.
fn sign(language: Language) -> Html {
    html! { <span class="sign" role="img" aria-label={language.among(&EveryPage::HOME)}>{ "拈" }</span> }
}

/// The links to the page in the other languages; `page.js` keeps query and fragment. They stand in the page twice, and
/// its styles show one: in a line, or folded where there is no room for it. What is folded opens without a script, and
/// no browser need be able to show the inside of what is closed.
fn languages(address: Address) -> Html {
    let language = address.language;
    let say = |text| language.among(text);
    html! {
        <nav class="languages" aria-label={say(&EveryPage::LANGUAGES)}>
            { languages_list(address) }
            <details>
                <summary aria-label={say(&EveryPage::LANGUAGES_BUTTON)}>{ say(&EveryPage::LANGUAGE) }</summary>
                { languages_list(address) }
            </details>
        </nav>
    }
}

fn languages_list(address: Address) -> Html {
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
    html! { <ul>{ for links }</ul> }
}

/// The button that goes from the device's theme to light, to dark and back: its name says which it is. Hidden until
/// `page.js`, which it needs, has run.
fn theme(language: Language) -> Html {
    let [auto, light, dark, projector] = [
        EveryPage::THEME_AUTO,
        EveryPage::THEME_LIGHT,
        EveryPage::THEME_DARK,
        EveryPage::THEME_PROJECTOR,
    ]
    .map(|name| language.among(&name));
    html! {
        <button type="button" class="theme" aria-label={auto} title={auto}
            data-auto={auto} data-light={light} data-dark={dark} data-projector={projector}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path class="auto" d="M12 3.5a8.5 8.5 0 0 0 0 17a8.5 8.5 0 0 0 0-17v17a8.5 8.5 0 0 0 0-17" />
                <path class="light" d="M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 \
                    1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
                <path class="dark" d="M20 14.4A8.5 8.5 0 1 1 9.6 4a7 7 0 0 0 10.4 10.4" />
            </svg>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::theme;
    use crate::render::render;
    use nian_ui::model::THEMES;
    use nian_words::Language;
    use yew::prelude::*;

    #[component]
    fn Button() -> Html {
        theme(Language::En)
    }

    /// The script finds the name of whatever theme the address asks for.
    #[tokio::test(flavor = "current_thread")]
    async fn every_theme_has_a_name() {
        let html = tokio::task::LocalSet::new()
            .run_until(render::<Button>(()))
            .await;
        for theme in THEMES {
            assert!(
                html.contains(&format!("data-{theme}=\"Theme: ")),
                "{theme}: {html}"
            );
        }
    }
}
